// SPDX-License-Identifier: GPL-3.0-or-later
// Measures search as you type over 100 000 questions of about 850 bytes: building the index, each
// key of some words, and handing the answer to the filter below a tree of all questions. Prints a
// table; an argument changes the number of questions.
#include "models/bankfiltermodel.h"
#include "models/search.h"
#include "support/bankbuilder.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList Korean =
    u"쿠버네티스 클러스터에서 텐서 병렬 처리와 파이프라인 병렬 처리를 나누면 통신이 줄어들고 글로벌 배치 "
    "크기는 마이크로배치와 누적 횟수의 곱이 됩니다 노드 장애가 생기면 체크포인트에서 다시 시작하며 저장 간격은 "
    "복구 시간과 손실을 함께 보고 정합니다 네트워크 대역폭 지연 학습률 값이 닭과 왜 의존성 옮겨"_s
        .split(u' ');
const QStringList English =
    u"the cluster splits tensor and pipeline parallel work so that traffic stays inside "
    "one node while the global batch is micro batch times accumulation steps EFA 400 Gbps "
    "NCCL ring all-reduce FSx for Lustre checkpoint interval recovery"_s.split(u' ');

QString sentence(const QStringList &words, int length, QRandomGenerator &random)
{
    QStringList chosen;
    for (int i = 0; i < length; ++i)
        chosen.append(words.at(random.bounded(int(words.size()))));
    return chosen.join(u' ');
}

qsizetype bytesOf(const LocalText &text)
{
    qsizetype sum = 0;
    for (const LocalText::Entry &entry : text.entries())
        sum += entry.text.toUtf8().size();
    return sum;
}

BankPtr largeBank(int questions)
{
    QRandomGenerator random(1);
    const auto text = [&](int length) {
        return bothLanguages(sentence(Korean, length, random), sentence(English, length, random));
    };
    Bank bank = bankOf(u"large"_s, questions, 200);
    qsizetype bytes = 0;
    for (int i = 0; i < questions; ++i) {
        Question &question = bank.questions[i];
        const QString number = u" no-%1"_s.arg(i);
        question.question = bothLanguages(sentence(Korean, 10, random) + number,
                                          sentence(English, 10, random) + number);
        question.points = {keyPoint(u"a"_s, text(6)), keyPoint(u"b"_s, text(6))};
        question.explanation = text(14);
        bytes += bytesOf(question.question) + bytesOf(question.explanation);
        for (const KeyPoint &point : question.points)
            bytes += bytesOf(point.text);
    }
    std::printf("%d questions, %.1f MB of text, %.0f bytes a question\n", questions,
                double(bytes) / 1e6, double(bytes) / questions);
    return finished(std::move(bank));
}

class Times
{
public:
    void add(qint64 ns) { m_ms.push_back(double(ns) / 1e6); }

    void print(const char *what)
    {
        std::ranges::sort(m_ms);
        const auto at = [&](double share) {
            return m_ms[size_t(share * double(m_ms.size() - 1))];
        };
        std::printf("%-44s p50 %7.2f  p95 %7.2f  max %7.2f ms  (%zu)\n", what, at(0.5), at(0.95),
                    at(1), m_ms.size());
    }

private:
    std::vector<double> m_ms;
};

template <typename Work>
void once(const char *what, Work work)
{
    const std::clock_t cpu = std::clock();
    QElapsedTimer timer;
    timer.start();
    work();
    const double ms = double(timer.nsecsElapsed()) / 1e6;
    std::printf("%-44s %7.2f ms, processor %7.2f ms\n", what, ms,
                double(std::clock() - cpu) * 1000 / CLOCKS_PER_SEC);
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
        QElapsedTimer timer;
        timer.start();
        search.setQuery(query);
        loop.exec();
        return timer.nsecsElapsed();
    };
    once("index built", [&] {
        search.setBanks({bank});
        ask(u"zzz"_s);
    });
    std::printf("%-44s %7.1f MB\n", "index in memory", double(search.indexBytes()) / 1e6);

    Times keys;
    Times processor;
    Times filters;
    const QStringList typed{u"ㅋ 쿠 쿱 쿠버 쿠번 쿠버네 쿠버넽 쿠버네티 쿠버네팃 쿠버네티스"_s,
                            u"ㅌ ㅌㅅ ㅌㅅㅂ ㅌㅅㅂㄹ"_s,
                            u"ㅇ 오 옮 옮ㄱ 옮겨"_s,
                            u"t te ten tens tenso tensor"_s,
                            u"n no no- no-9 no-99 no-999 no-9999 no-99999"_s,
                            u"ㅇ ㅇㅇ ㅇㅇㅇ ㅇㅇㅇㅇ"_s,
                            u"z zz"_s};
    for (const QString &before : {u""_s, u"병렬 batch "_s}) {
        for (const QString &word : typed) {
            for (const QString &key : word.split(u' ')) {
                const QString query = before + key;
                filter.setFilter({.text = query});
                const std::clock_t cpu = std::clock();
                const qint64 ns = ask(query);
                processor.add(qint64(std::clock() - cpu) * 1000000000 / CLOCKS_PER_SEC);
                keys.add(ns);
                QElapsedTimer timer;
                timer.start();
                filter.setMatches(answer);
                filters.add(timer.nsecsElapsed());
                std::printf("  %7.2f ms  %6lld found  %s\n", double(ns) / 1e6,
                            static_cast<long long>(answer.count()), qPrintable(query));
            }
        }
    }
    keys.print("a key: query to answer");
    processor.print("the same in processor time, all threads");
    filters.print("the answer taken over by the filter");
    return 0;
}
