// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/examchoice.h"
#include "support/bankbuilder.h"

#include <QTest>

#include <algorithm>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

// Three topics of the sizes given.
Bank bankOfTopics(const QList<int> &sizes, const QString &id = u"bank"_s)
{
    Bank bank;
    bank.id = id;
    for (int topic = 0; topic < sizes.size(); ++topic) {
        const QString topicId = u"t%1"_s.arg(topic);
        bank.topics.append({topicId, LocalText(u"en"_s, topicId)});
        for (int i = 0; i < sizes.at(topic); ++i) {
            const QString name = u"%1-%2"_s.arg(topicId).arg(i);
            bank.questions.append(openQuestion(name, topicId, LocalText(u"en"_s, id + name)));
        }
    }
    return bank;
}

QMap<QString, int> perTopic(const QList<CardKey> &cards)
{
    QMap<QString, int> counts;
    for (const CardKey &card : cards)
        ++counts[card.questionId.section(u'-', 0, 0)];
    return counts;
}

ExamOptions wanting(int count, int seed = 1)
{
    return {.count = count, .seed = seed};
}

} // namespace

class TestExamChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedIsTheSameExamWhateverTheOrderOfTheFiles()
    {
        Bank first = bankOfTopics({7, 5, 9}, u"first"_s);
        Bank second = bankOfTopics({4, 4}, u"second"_s);
        const QList<CardKey> exam =
            chooseQuestions({finished(first), finished(second)}, wanting(10, 4711), {});
        QCOMPARE(exam.size(), 10);
        std::ranges::reverse(first.questions);
        std::ranges::reverse(first.topics);
        QCOMPARE(chooseQuestions({finished(second), finished(first)}, wanting(10, 4711), {}), exam);
        QVERIFY(chooseQuestions({finished(first), finished(second)}, wanting(10, 4712), {}) !=
                exam);
    }

    // So that a seed means the same on every platform and in every version.
    void aSeedMeansTheseQuestions()
    {
        const QList<CardKey> exam =
            chooseQuestions({finished(bankOfTopics({3, 3}))}, wanting(4, 7), {});
        QStringList ids;
        for (const CardKey &card : exam)
            ids.append(card.questionId);
        QCOMPARE(ids.join(u' '), u"t0-2 t0-1 t1-1 t1-2"_s);
    }

    void topicsHaveTheirShareRoundedUpOrDown_data()
    {
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<int>("count");
        QTest::newRow("equal") << QList{10, 10, 10} << 9;
        QTest::newRow("unequal") << QList{30, 10, 5} << 9;
        QTest::newRow("a tiny topic") << QList{50, 1} << 10;
        QTest::newRow("fewer than topics") << QList{4, 4, 4, 4, 4} << 3;
        QTest::newRow("all") << QList{3, 4, 5} << 12;
    }
    void topicsHaveTheirShareRoundedUpOrDown()
    {
        QFETCH(const QList<int>, sizes);
        QFETCH(const int, count);
        const BankPtr bank = finished(bankOfTopics(sizes));
        const int all = std::accumulate(sizes.begin(), sizes.end(), 0);
        for (int seed = 1; seed <= 50; ++seed) {
            const QList<CardKey> exam = chooseQuestions({bank}, wanting(count, seed), {});
            QCOMPARE(exam.size(), count);
            QCOMPARE(QSet<CardKey>(exam.cbegin(), exam.cend()).size(), count);
            const QMap<QString, int> counts = perTopic(exam);
            for (int topic = 0; topic < sizes.size(); ++topic) {
                const int least = sizes.at(topic) * count / all;
                const int most = (sizes.at(topic) * count + all - 1) / all;
                const int had = counts.value(u"t%1"_s.arg(topic));
                QVERIFY2(had >= least && had <= most, qPrintable(QString::number(seed)));
            }
        }
    }

    void everyQuestionHasTheSameChance()
    {
        constexpr int Exams = 6000;
        constexpr int Wanted = 5;
        const BankPtr bank = finished(bankOfTopics({7, 2, 11}));
        QHash<CardKey, int> asked;
        for (int seed = 1; seed <= Exams; ++seed) {
            for (const CardKey &card : chooseQuestions({bank}, wanting(Wanted, seed), {}))
                ++asked[card];
        }
        const double expected = double(Exams) * Wanted / double(bank->questions.size());
        QCOMPARE(asked.size(), bank->questions.size());
        for (const int times : std::as_const(asked)) // 5 standard deviations are 9 %
            QVERIFY2(std::abs(times - expected) < 0.09 * expected,
                     qPrintable(QString::number(times)));
    }

    void topicsAreMixedInTheOrder()
    {
        const QList<CardKey> exam =
            chooseQuestions({finished(bankOfTopics({20, 20}))}, wanting(40), {});
        int changes = 0;
        for (int i = 1; i < exam.size(); ++i)
            changes += exam.at(i).questionId.left(2) != exam.at(i - 1).questionId.left(2) ? 1 : 0;
        QVERIFY(changes > 8);
    }

    void onlyWhatPassesIsAsked_data()
    {
        QTest::addColumn<ExamOptions>("options");
        QTest::addColumn<QString>("expected");
        QTest::newRow("everything") << ExamOptions{} << u"q0 q1 q2 q3"_s;
        QTest::newRow("a topic") << ExamOptions{.topics = {u"b/t1"_s}} << u"q1"_s;
        QTest::newRow("no topic") << ExamOptions{.topics = {u"b/"_s}} << u"q2 q3"_s;
        QTest::newRow("a topic of another bank") << ExamOptions{.topics = {u"c/t1"_s}} << QString();
        QTest::newRow("a kind") << ExamOptions{.kinds = {QuestionKind::TrueFalse}} << u"q3"_s;
        QTest::newRow("a tag of two") << ExamOptions{.tags = {u"x"_s, u"y"_s}} << u"q0 q2"_s;
        QTest::newRow("tag and topic")
            << ExamOptions{.topics = {u"b/t0"_s}, .tags = {u"x"_s}} << u"q0"_s;
    }
    void onlyWhatPassesIsAsked()
    {
        QFETCH(const ExamOptions, options);
        QFETCH(const QString, expected);
        Bank bank = bankOf(u"b"_s, 4, 2);
        bank.questions[0].tags = {u"x"_s};
        bank.questions[2].tags = {u"y"_s, u"z"_s};
        bank.questions[2].topic = u"not-listed"_s;
        bank.questions[3].topic.clear();
        bank.questions[3].answer = TrueFalseAnswer{};
        QStringList ids;
        for (const CardKey &card : chooseQuestions({finished(bank)}, options, {}))
            ids.append(card.questionId);
        ids.sort();
        QCOMPARE(ids.join(u' '), expected);
    }

    void whatIsLeftOutIsNotAskedAndATwinOnlyOnce()
    {
        Bank first = bankOf(u"first"_s, 4, 0);
        Bank second = bankOf(u"second"_s, 6, 0); // the first four are the same
        const QList<CardKey> exam = chooseQuestions({finished(first), finished(second)},
                                                    wanting(100), {{u"second"_s, u"q5"_s}});
        QStringList ids;
        for (const CardKey &card : exam)
            ids.append(card.questionId);
        ids.sort();
        QCOMPARE(ids.join(u' '), u"q0 q1 q2 q3 q4"_s);
    }

    void withoutAnyQuestionThereIsNoExam()
    {
        QVERIFY(chooseQuestions({}, wanting(5), {}).isEmpty());
        QVERIFY(chooseQuestions({finished(bankOf(u"b"_s, 0, 0))}, wanting(5), {}).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestExamChoice)
#include "tst_examchoice.moc"
