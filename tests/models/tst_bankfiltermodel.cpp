// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bankfiltermodel.h"
#include "support/bankedits.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

SearchResult resultOf(const QString &query, const QList<BankPtr> &banks, auto isFound)
{
    SearchResult result{.query = query, .banks = {}};
    for (const BankPtr &bank : banks) {
        QBitArray places(bank->questions.size());
        for (int i = 0; i < bank->questions.size(); ++i)
            places.setBit(i, isFound(bank->questions.at(i)));
        result.banks.append({bank, places});
    }
    return result;
}

bool brute(const BankFilter &filter, const Bank &bank, const Question &question, CardMark mark)
{
    const QString topic = bank.topic(question.topic) ? question.topic : QString();
    const QSet<QString> tags(question.tags.begin(), question.tags.end());
    return (filter.text.isEmpty() || question.id.contains(filter.text)) &&
           (filter.banks.isEmpty() || filter.banks.contains(bank.id)) &&
           (filter.topics.isEmpty() || filter.topics.contains(topic)) &&
           (filter.tags.isEmpty() || filter.tags.intersects(tags)) &&
           (filter.kinds.isEmpty() || filter.kinds.contains(question.kind())) &&
           (filter.marks.isEmpty() || filter.marks.contains(mark)) &&
           question.level >= filter.minLevel && question.level <= filter.maxLevel;
}

// The keys that should be shown, in the order of the source.
QStringList expected(const BankModel &source, const BankFilter &filter)
{
    QStringList keys;
    for (int b = 0; b < source.rowCount(); ++b) {
        const QModelIndex bank = source.index(b, 0);
        for (int t = 0; t < source.rowCount(bank); ++t) {
            const QModelIndex topic = source.index(t, 0, bank);
            for (int q = 0; q < source.rowCount(topic); ++q) {
                const QModelIndex index = source.index(q, 0, topic);
                if (brute(filter, *source.bank(index), *source.question(index),
                          CardMark(index.data(MarkRole).toInt())))
                    keys.append(index.data(CardKeyRole).toString());
            }
        }
    }
    return keys;
}

QStringList shown(const BankFilterModel &model)
{
    QStringList keys;
    for (int b = 0; b < model.rowCount(); ++b) {
        const QModelIndex bank = model.index(b, 0);
        for (int t = 0; t < model.rowCount(bank); ++t) {
            const QModelIndex topic = model.index(t, 0, bank);
            for (int q = 0; q < model.rowCount(topic); ++q)
                keys.append(model.index(q, 0, topic).data(CardKeyRole).toString());
        }
    }
    return keys;
}

QStringList counted(const BankFilterModel &model)
{
    QStringList keys;
    for (int i = 0; i < model.questionCount(); ++i)
        keys.append(model.questionAt(i).data(CardKeyRole).toString());
    return keys;
}

BankFilter randomFilter(QRandomGenerator &random)
{
    BankFilter filter;
    if (random.bounded(4) == 0)
        filter.text = QString::number(random.bounded(10));
    if (random.bounded(4) == 0)
        filter.topics = {u't' + QString::number(random.bounded(4)), QString()};
    if (random.bounded(6) == 0)
        filter.banks = {u"b"_s};
    if (random.bounded(6) == 0)
        filter.tags = {u"eks"_s, u"gpu"_s};
    if (random.bounded(6) == 0)
        filter.kinds = {QuestionKind::TrueFalse};
    if (random.bounded(6) == 0)
        filter.minLevel = 2;
    if (random.bounded(6) == 0)
        filter.maxLevel = 3;
    if (random.bounded(3) == 0)
        filter.marks = {CardMark::New, CardMark::Missed};
    return filter;
}

Bank variedBank(const QString &id, int questions, int topics)
{
    Bank bank = bankOf(id, questions, topics);
    for (int i = 0; i < questions; ++i) {
        bank.questions[i].level = i % 6;
        if (i % 3 == 0)
            bank.questions[i].answer = TrueFalseAnswer{};
        if (i % 4 == 0)
            bank.questions[i].tags = {u"eks"_s, u"gpu"_s};
    }
    return bank;
}

} // namespace

class TestBankFilterModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void emptyTopicsAndBanksVanish()
    {
        BankModel source;
        Bank a = bankOf(u"a"_s, 4, 2);
        a.topics.append({u"empty"_s, {}});
        source.setBanks({finished(a), finished(bankOf(u"none"_s, 0, 2))});
        BankFilterModel model(&source);
        QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        model.setFilter({.topics = {u"t1"_s}});
        QCOMPARE(model.rowCount(model.index(0, 0)), 1);
        QCOMPARE(counted(model), QStringList({u"a/q1"_s, u"a/q3"_s}));
        model.setFilter({.tags = {u"nowhere"_s}});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.questionCount(), 0);
        QVERIFY(!model.questionAt(0).isValid());
        model.setFilter({});
        QCOMPARE(model.questionCount(), 4);
    }

    void aCardWithSeveralWantedTagsIsCountedOnce()
    {
        BankModel source;
        source.setBanks({finished(variedBank(u"a"_s, 8, 2))});
        BankFilterModel model(&source);
        model.setFilter({.tags = {u"eks"_s, u"gpu"_s}});
        QCOMPARE(counted(model), QStringList({u"a/q0"_s, u"a/q4"_s}));
    }

    void flatPlacesRunThroughBanksAndTopics()
    {
        BankModel source;
        source.setBanks({finished(bankOf(u"a"_s, 5, 2)), finished(bankOf(u"b"_s, 3, 0))});
        BankFilterModel model(&source);
        QCOMPARE(counted(model), QStringList({u"a/q0"_s, u"a/q2"_s, u"a/q4"_s, u"a/q1"_s, u"a/q3"_s,
                                              u"b/q0"_s, u"b/q1"_s, u"b/q2"_s}));
        for (int flat = 0; flat < model.questionCount(); ++flat) {
            QCOMPARE(model.flatOf(model.questionAt(flat)), flat);
            QCOMPARE(model.flatOf(
                         CardKey::fromString(model.questionAt(flat).data(CardKeyRole).toString())),
                     flat);
        }
        QCOMPARE(model.flatOf(model.index(1, 0)), 5); // a bank: its first question
        QCOMPARE(model.flatOf(model.index(1, 0, model.index(0, 0))), 3);
        QCOMPARE(model.flatOf(CardKey{u"a"_s, u"absent"_s}), -1);
        QVERIFY(!model.questionAt(-1).isValid());
        QVERIFY(!model.questionAt(8).isValid());
    }

    void theLastAnswerStaysUntilTheFittingOneComes()
    {
        const QList<BankPtr> banks{finished(bankOf(u"a"_s, 12, 2))};
        const auto has = [](const QString &text) {
            return [text](const Question &question) {
                return question.id.contains(text);
            };
        };
        BankModel source;
        source.setBanks(banks);
        BankFilterModel model(&source);
        model.setFilter({.text = u"1"_s});
        QCOMPARE(model.questionCount(), 12);
        model.setMatches(resultOf(u"0"_s, banks, has(u"0"_s))); // an answer nobody waits for
        QCOMPARE(model.questionCount(), 12);
        model.setMatches(resultOf(u"1"_s, banks, has(u"1"_s)));
        QCOMPARE(model.questionCount(), 3);
        model.setFilter({.text = u"11"_s});
        QCOMPARE(model.questionCount(), 3);
        model.setFilter({});
        QCOMPARE(model.questionCount(), 12);
        model.setFilter({.text = u"0"_s}); // the answer for "1" is forgotten
        QCOMPARE(model.questionCount(), 12);
    }

    void answersOutliveAReloadById()
    {
        Bank bank = bankOf(u"a"_s, 12, 2);
        const QList<BankPtr> banks{finished(bank)};
        BankModel source;
        source.setBanks(banks);
        BankFilterModel model(&source);
        model.setFilter({.text = u"7"_s});
        model.setMatches(
            resultOf(u"7"_s, banks, [](const Question &question) { return question.id == u"q7"; }));
        bank.questions.removeFirst();
        bank.questions.prepend(openQuestion(u"new"_s, u"t0"_s, bothLanguages(u"ㄱ"_s, u"a"_s)));
        bank.questions.prepend(openQuestion(u"newer"_s, u"t0"_s, bothLanguages(u"ㄱ"_s, u"a"_s)));
        source.setBanks({finished(bank)});
        QCOMPARE(counted(model), QStringList{u"a/q7"_s});
    }

    void aMarkMovesACardInAndOutOfTheFilter()
    {
        BankModel source;
        source.setBanks({finished(bankOf(u"a"_s, 6, 2))});
        BankFilterModel model(&source);
        QAbstractItemModelTester tester(&model);
        model.setFilter({.marks = {CardMark::Missed}});
        QCOMPARE(model.questionCount(), 0);
        source.setMark({u"a"_s, u"q3"_s}, CardMark::Missed);
        source.setMark({u"a"_s, u"q1"_s}, CardMark::Missed);
        QCOMPARE(counted(model), QStringList({u"a/q1"_s, u"a/q3"_s}));
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        source.setMark({u"a"_s, u"q1"_s}, CardMark::Known);
        QCOMPARE(counted(model), QStringList{u"a/q3"_s});
        QCOMPARE(removed.count(), 1);
        source.setMarks({{CardKey{u"a"_s, u"q4"_s}, CardMark::Missed}});
        QCOMPARE(counted(model), QStringList{u"a/q4"_s});
    }

    void changedRowsArePassedOnWhereTheyAreShown()
    {
        BankModel source;
        source.setBanks({finished(bankOf(u"a"_s, 6, 1))});
        BankFilterModel model(&source);
        model.setFilter({.text = u"x"_s});
        model.setMatches(resultOf(u"x"_s, source.banks(), [](const Question &question) {
            return question.id == u"q1" || question.id == u"q4";
        }));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        source.setMark({u"a"_s, u"q0"_s}, CardMark::Known);
        QCOMPARE(changed.count(), 0);
        source.setMark({u"a"_s, u"q4"_s}, CardMark::Known);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QVERIFY(changed.at(0).at(2).value<QList<int>>().contains(MarkRole));
        source.setContentLanguage(u"en"_s);
        QCOMPARE(changed.last().at(0).toModelIndex().row(), 0);
        QCOMPARE(changed.last().at(1).toModelIndex().row(), 1);
    }

    void manyChangesAreOneChangeOfLayoutAndKeepThePlace()
    {
        BankModel source;
        source.setBanks({finished(bankOf(u"a"_s, 1000, 3))});
        BankFilterModel model(&source);
        const QPersistentModelIndex place = model.indexOf({u"a"_s, u"q40"_s});
        const QPersistentModelIndex gone = model.indexOf({u"a"_s, u"q41"_s});
        QSignalSpy layout(&model, &QAbstractItemModel::layoutChanged);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setFilter({.text = u"even"_s});
        model.setMatches(resultOf(u"even"_s, source.banks(), [](const Question &question) {
            return question.id.mid(1).toInt() % 2 == 0;
        }));
        QCOMPARE(layout.count(), 1);
        QCOMPARE(removed.count() + reset.count(), 0);
        QCOMPARE(place.data(CardKeyRole).toString(), u"a/q40"_s);
        QCOMPARE(model.flatOf(place), model.flatOf(CardKey{u"a"_s, u"q40"_s}));
        QVERIFY(!gone.isValid());
    }

    void whateverChangesItShowsWhatFits_data()
    {
        QTest::addColumn<int>("edits");
        QTest::newRow("small edits") << 3;
        QTest::newRow("large edits") << 200;
    }

    void whateverChangesItShowsWhatFits()
    {
        QFETCH(int, edits);
        QRandomGenerator random{quint32(edits)};
        int serial = 0;
        QList<BankPtr> banks{finished(variedBank(u"a"_s, 150, 4)),
                             finished(variedBank(u"b"_s, 30, 2))};
        BankModel source;
        source.setBanks(banks);
        BankFilterModel model(&source);
        QAbstractItemModelTester tester(&model);
        // Whoever hears of a change can already count through what is shown.
        const auto check = [&model] {
            QCOMPARE(counted(model).size(), shown(model).size());
        };
        connect(&model, &QAbstractItemModel::rowsInserted, this, check);
        connect(&model, &QAbstractItemModel::rowsRemoved, this, check);
        connect(&model, &QAbstractItemModel::rowsMoved, this, check);
        connect(&model, &QAbstractItemModel::layoutChanged, this, check);

        for (int round = 0; round < 150; ++round) {
            switch (random.bounded(3)) {
            case 0:
                for (BankPtr &bank : banks)
                    bank = finished(edited(*bank, random.bounded(edits), serial, random));
                source.setBanks(banks);
                break;
            case 1:
                model.setFilter(randomFilter(random));
                break;
            default:
                const BankPtr &bank = banks.at(random.bounded(2));
                if (!bank->questions.isEmpty())
                    source.setMark(
                        bank->key(bank->questions.at(random.bounded(int(bank->questions.size())))),
                        CardMark(random.bounded(CardMarkCount)));
            }
            const QString text = model.filter().text;
            model.setMatches(resultOf(
                text, banks, [&](const Question &question) { return question.id.contains(text); }));
            QCOMPARE(shown(model), expected(source, model.filter()));
            QCOMPARE(counted(model), shown(model));
            for (int flat = 0; flat < model.questionCount(); ++flat)
                QCOMPARE(model.flatOf(model.questionAt(flat)), flat);
        }
    }
};

QTEST_GUILESS_MAIN(TestBankFilterModel)
#include "tst_bankfiltermodel.moc"
