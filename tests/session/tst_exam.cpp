// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exam.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

Exam fullExam()
{
    Exam exam;
    exam.options = {.count = 2,
                    .topics = {u"eks/parallelism"_s, u"eks/"_s},
                    .kinds = {QuestionKind::Open, QuestionKind::Match},
                    .tags = {u"3d"_s},
                    .minutes = 30,
                    .seed = 4711,
                    .asksConfidence = false,
                    .movesSchedule = true};
    exam.current = 1;
    exam.elapsedMs = 512'000;
    exam.timeRanOut = true;
    exam.kept = true;
    exam.questions = {
        {.card = {u"eks"_s, u"mesh"_s}},
        {.card = {u"eks"_s, u"rank"_s},
         .contentHash = u"0123456789abcdef"_s,
         .text = u"어떤 “랭크”인가요?"_s,
         .response = {.text = u"8 × 4"_s, .picks = {2, -1, 0}, .gaps = {{1, u"배치"_s}}},
         .confidence = Confidence::Sure,
         .flagged = true,
         .shownAtMs = 1'764'550'800'000,
         .changedAtMs = 1'764'550'900'000,
         .rawMs = 60'000,
         .activeMs = 45'000,
         .gone = true,
         .ticks = {{u"dp"_s, true}, {u"tp"_s, false}},
         .grade = Grade::Hard,
         .chosen = true,
         .share = 0.25,
         .eventId = u"id"_s}};
    return exam;
}

ExamQuestion graded(Grade grade, double share, std::optional<Confidence> confidence = {})
{
    return {.card = {u"b"_s, u"q"_s},
            .response = {.text = u"x"_s},
            .confidence = confidence,
            .grade = grade,
            .share = share};
}

} // namespace

class TestExam : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack()
    {
        const std::optional<Exam> read = Exam::fromJson(fullExam().toJson());
        QVERIFY(read);
        QVERIFY(*read == fullExam());
    }

    void theExampleInTheHeaderIsRead()
    {
        const std::optional<Exam> exam = Exam::fromJson(uR"({"version":1,
            "options":{"count":2,"topics":["eks/parallelism"],"kinds":["open","choice"],"tags":[],
                       "minutes":30,"seed":4711,"confidence":true,"schedule":false},
            "current":1,"elapsed":512000,"timeRanOut":false,"abandoned":false,"kept":false,
            "questions":[{"card":"eks/axis"},
              {"card":"eks/mesh","hash":"0123456789abcdef","text":"Which mesh fits 200B?",
               "response":{"text":"8 x 4"},"confidence":3,"flagged":true,"gone":false,
               "shown":1764550800000,"changed":1764550900000,"raw":60000,"active":45000,
               "ticks":{"dp":1,"tp":0},"grade":2,"chosen":false,"share":0.5,"event":""}]})"_s);
        QVERIFY(exam);
        QCOMPARE(exam->remainingMs(), 30 * 60'000 - 512'000);
        const ExamQuestion &question = exam->questions.at(exam->current);
        QCOMPARE(question.response.text, u"8 x 4"_s);
        QCOMPARE(question.confidence, Confidence::Sure);
        QCOMPARE(question.grade, Grade::Hard);
        QCOMPARE(question.share, 0.5);
        QVERIFY(question.ticks.value(u"dp"_s) && !question.ticks.value(u"tp"_s, true));
    }

    void whatIsNoExamIsNotRead_data()
    {
        QTest::addColumn<QString>("json");
        const QString question = uR"([{"card":"b/q"}])"_s;
        QTest::newRow("empty") << QString();
        QTest::newRow("cut off") << fullExam().toJson().chopped(1);
        QTest::newRow("a list") << u"[]"_s;
        QTest::newRow("no questions") << uR"({"version":1})"_s;
        QTest::newRow("no version") << uR"({"questions":%1})"_s.arg(question);
        QTest::newRow("of a newer program") << uR"({"version":2,"questions":%1})"_s.arg(question);
        QTest::newRow("a question without a name")
            << uR"({"version":1,"questions":[{"card":"b/q"},{"card":""}]})"_s;
    }
    void whatIsNoExamIsNotRead()
    {
        QFETCH(const QString, json);
        QVERIFY(!Exam::fromJson(json));
    }

    void numbersThatMakeNoSenseBecomeTheUsualOnes()
    {
        const auto exam = Exam::fromJson(uR"({"version":1,"current":7,"elapsed":-5,
            "options":{"count":0,"minutes":-1,"seed":"x","kinds":["open","essay"]},
            "questions":[{"card":"b/q","confidence":9,"grade":0,"share":2,"raw":-1}]})"_s);
        QVERIFY(exam);
        QCOMPARE(exam->current, 0);
        QCOMPARE(exam->elapsedMs, 0);
        QCOMPARE(exam->options, (ExamOptions{.kinds = {QuestionKind::Open}}));
        QVERIFY(exam->questions.first() == ExamQuestion{.card = CardKey({u"b"_s, u"q"_s})});
    }

    void theScoreIsTheMeanOfWhatIsGradedAndThere()
    {
        Exam exam;
        exam.questions = {graded(Grade::Good, 1, Confidence::Sure),
                          graded(Grade::Hard, 0.6, Confidence::Sure),
                          graded(Grade::Again, 0.2, Confidence::Guess),
                          graded(Grade::Easy, 1),
                          {.card = {u"b"_s, u"unanswered"_s},
                           .confidence = Confidence::Sure,
                           .grade = Grade::Again,
                           .share = 0},
                          {.card = {u"b"_s, u"ungraded"_s}, .response = {.text = u"x"_s}}};
        exam.questions.append(graded(Grade::Good, 1, Confidence::Unsure));
        exam.questions.last().gone = true;

        const ExamScore score = scoreOf(exam);
        QCOMPARE(score.questions, 6);
        QCOMPARE(score.graded, 5);
        QCOMPARE(score.answered, 5);
        QCOMPARE(score.right, 2);
        QCOMPARE(score.gone, 1);
        QCOMPARE(score.share, (1 + 0.6 + 0.2 + 1 + 0) / 5);
        QVERIFY(!score.isComplete());
        QCOMPARE(score.sureness[0].answers, 1);
        QCOMPARE(score.sureness[0].right, 0);
        QCOMPARE(score.sureness[1].answers, 0);
        QCOMPARE(score.sureness[2].answers, 2); // nothing was said, so nothing was sure
        QCOMPARE(score.sureness[2].right, 1);
    }

    void nothingGradedIsNoScore()
    {
        QCOMPARE(scoreOf({}).share, 0.0);
        QVERIFY(scoreOf({}).isComplete());
    }
};

QTEST_GUILESS_MAIN(TestExam)
#include "tst_exam.moc"
