// SPDX-License-Identifier: GPL-3.0-or-later
// Measures search as you type over 100 000 questions: building the index, each key of some words,
// and handing the answer to the filter below a tree of all questions. An argument changes the
// number of questions.
#include "largebank.h"
#include "report.h"

#include "bank/bankloader.h"
#include "models/bankfiltermodel.h"
#include "models/search.h"
#include "support/bankbuilder.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

using namespace foldout;
using namespace foldout::bench;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

BankPtr largeBank(int questions)
{
    const QTemporaryDir folder;
    writeLargeBank(folder.path(), 10, questions / 10);
    return loadBanks({folder.path()}, {}).banks.value(0);
}

// For people who look at the log.
template <typename Work>
void once(const char *what, Work work)
{
    std::fprintf(stderr, "%-44s %7.2f ms\n", what, timed(work));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const int questions = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100000;
    const BankPtr bank = largeBank(questions);

    BankModel model;
    BankFilterModel filter(&model);
    once("tree model and filter, first filling", [&] { model.setBanks({bank}); });
    Bank changed = *bank;
    changed.questions[questions / 2].question = bothLanguages(u"고침"_s, u"edited"_s);
    const BankPtr edited = finished(changed);
    once("one question edited", [&] { model.setBanks({edited}); });
    changed.questions.prepend(openQuestion(u"first"_s, u"t7"_s, bothLanguages(u"새"_s, u"new"_s)));
    const BankPtr longer = finished(changed);
    once("a question added at the front", [&] { model.setBanks({longer}); });
    QHash<CardKey, CardMark> marks;
    for (int i = 0; i < questions; i += 2)
        marks.insert({bank->id, bank->questions.at(i).id}, CardMark(i / 2 % CardMarkCount));
    once("half of the marks set", [&] { model.setMarks(marks); });
    once("one mark set", [&] { model.setMark(marks.cbegin().key(), CardMark::Shaky); });
    once("filter by marks", [&] { filter.setFilter({.marks = {CardMark::Missed}}); });
    once("filter off", [&] { filter.setFilter({}); });
    model.setBanks({bank});

    Search search;
    SearchResult answer;
    QEventLoop loop;
    QObject::connect(&search, &Search::found, &loop, [&](const SearchResult &result) {
        answer = result;
        loop.quit();
    });
    const auto ask = [&](const QString &query) {
        return timed([&] {
            search.setQuery(query);
            loop.exec();
        });
    };
    once("index built", [&] {
        search.setBanks({bank});
        ask(u"zzz"_s);
    });
    std::fprintf(stderr, "%-44s %7.1f MB\n", "index in memory", double(search.indexBytes()) / 1e6);

    const auto measure = [&](const QString &name, const QStringList &words) {
        Times answers;
        Times filters;
        Times both;
        for (const QString &word : words) {
            for (const QString &key : word.split(u' ')) {
                for (const QString &query : {key, u"병렬 batch "_s + key}) {
                    filter.setFilter({.text = query});
                    const double asking = ask(query);
                    const double filtering = timed([&] { filter.setMatches(answer); });
                    answers.add(asking);
                    filters.add(filtering);
                    both.add(asking + filtering);
                    std::fprintf(stderr, "  %7.2f + %7.2f ms  %6d found  %s\n", asking, filtering,
                                 int(answer.count()), qPrintable(query));
                }
            }
        }
        row(u"search per key over %1, %2"_s.arg(questions).arg(name), both.text({0.5, 0.95, 1}),
            u"max ≤ 50 ms"_s, both.worst() <= 50);
        row(u"… of it on the GUI thread (filter)"_s, filters.text({0.5, 0.95, 1}), u"max ≤ 16 ms"_s,
            filters.worst() <= 16);
    };
    measure(u"Korean"_s,
            {u"ㅋ 쿠 쿱 쿠버 쿠번 쿠버네 쿠버넽 쿠버네티 쿠버네팃 쿠버네티스"_s,
             u"ㅌ ㅌㅅ ㅌㅅㅂ ㅌㅅㅂㄹ"_s, u"ㅇ 오 옮 옮ㄱ 옮겨"_s, u"ㅇ ㅇㅇ ㅇㅇㅇ ㅇㅇㅇㅇ"_s});
    measure(u"English"_s, {u"t te ten tens tenso tensor"_s,
                           u"n no no- no-9 no-99 no-999 no-9999 no-99999"_s, u"z zz"_s});
    return 0;
}
