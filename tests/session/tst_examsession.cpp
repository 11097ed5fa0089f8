// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"
#include "support/examfixture.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;
using Stage = ExamSession::Stage;

namespace {

constexpr qint64 Second = 1'000;
constexpr qint64 Minute = 60'000;

// Another process writes for ever.
class BusyDatabase
{
public:
    explicit BusyDatabase(const StudyFixture &study)
    {
        auto other = Database::open(ProgressStore::fileIn(study.folder.path()));
        Q_ASSERT(other);
        m_other = *std::move(other);
        m_locked = m_other->execute(u"BEGIN IMMEDIATE"_s).has_value();
    }
    bool isLocked() const { return m_locked; }
    bool letGo() { return m_other->execute(u"ROLLBACK"_s).has_value(); }

private:
    std::unique_ptr<Database> m_other;
    bool m_locked = false;
};

Response typed(const QString &text)
{
    return {.text = text};
}

} // namespace

class TestExamSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // -- the beginning

    void anExamBeginsOnDiskWithItsFirstQuestionShown()
    {
        ExamFixture f;
        QVERIFY(f.exam->stage() == Stage::None);
        QSignalSpy stages(f.exam.get(), &ExamSession::stageChanged);
        QVERIFY(f.exam->start({.count = 5, .minutes = 10, .seed = 3}));
        QVERIFY(f.exam->stage() == Stage::Running);
        QCOMPARE(stages.size(), 1);
        QCOMPARE(f.exam->exam().questions.size(), 5);
        QCOMPARE(f.exam->exam().remainingMs(), 10 * Minute);
        QVERIFY(f.exam->exam().questions.first().shownAtMs == f.clock.nowMs());
        QVERIFY(!f.exam->exam().questions.first().contentHash.isEmpty());
        QCOMPARE(f.exam->exam().questions.at(1).shownAtMs, 0);
        QVERIFY(f.stored());
        QCOMPARE(f.stored()->options.seed, 3);
        QVERIFY((*f.store->runningExam())->examId == f.exam->exam().id);
    }

    void withoutAQuestionThatPassesNothingBegins()
    {
        ExamFixture f;
        const Status status = f.exam->start({.tags = {u"no such tag"_s}});
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::NotFound);
        QVERIFY(f.exam->stage() == Stage::None);
        QVERIFY(f.store->exams()->isEmpty());
    }

    void anExamThatCannotBeStoredDoesNotBegin()
    {
        ExamFixture f;
        BusyDatabase busy(f);
        QVERIFY(busy.isLocked());
        QCOMPARE(f.exam->start({}).error().code, ErrorCode::Busy);
        QVERIFY(f.exam->stage() == Stage::None);
        QVERIFY(busy.letGo());
        QVERIFY(f.exam->start({}));
    }

    void suspendedQuestionsAreLeftOut()
    {
        ExamFixture f;
        QVERIFY(f.progress->suspend({u"kinds"_s, u"open"_s}, true));
        QVERIFY(f.exam->start({}));
        QCOMPARE(f.exam->exam().questions.size(), QuestionKindCount - 1);
        QCOMPARE(f.indexOf(QuestionKind::Open), -1);
    }

    // -- time

    void theClockOfTheComputerChangesNothing_data()
    {
        QTest::addColumn<QString>("setTo");
        QTest::newRow("a year ahead") << u"2027-12-01T01:00:00Z"_s;
        QTest::newRow("a day back") << u"2026-11-30T01:00:00Z"_s;
    }
    void theClockOfTheComputerChangesNothing()
    {
        QFETCH(const QString, setTo);
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        f.pass(2 * Minute);
        f.clock.setUtc(setTo);
        f.pass(Minute);
        QCOMPARE(f.exam->exam().remainingMs(), 7 * Minute);
        f.restart();
        QCOMPARE(f.exam->exam().remainingMs(), 7 * Minute);
    }

    void inAPauseTimeStandsStillAndNothingIsAnswered()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        f.pass(Minute);
        QSignalSpy paused(f.exam.get(), &ExamSession::pausedChanged);
        f.exam->pause();
        f.exam->pause();
        f.pass(5 * Minute);
        f.exam->setResponse(typed(u"x"_s));
        f.exam->setConfidence(Confidence::Sure);
        f.exam->setFlagged(true);
        QVERIFY(!f.exam->exam().questions.first().isAnswered());
        QVERIFY(!f.exam->exam().questions.first().confidence);
        QVERIFY(!f.exam->exam().questions.first().flagged);
        QCOMPARE(f.exam->exam().remainingMs(), 9 * Minute);
        f.exam->resume();
        QCOMPARE(paused.size(), 2);
        f.pass(Minute);
        QCOMPARE(f.exam->exam().remainingMs(), 8 * Minute);
        QCOMPARE(f.exam->exam().questions.first().rawMs, 2 * Minute);
    }

    void aSleepingComputerTakesNoTime()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        f.pass(10 * Second);
        f.clock.advance(8 * 60 * Minute); // one long step: nothing ran
        f.exam->tick();
        f.pass(10 * Second);
        QCOMPARE(f.exam->exam().remainingMs(), 10 * Minute - 20 * Second);
        QCOMPARE(f.exam->exam().questions.first().activeMs, 20 * Second);
    }

    void whenTheTimeIsUpTheExamEndsWithWhatWasTyped()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 1}));
        f.goTo(QuestionKind::Open);
        f.pass(59 * Second);
        f.exam->setResponse(typed(u"half a sen"_s));
        QVERIFY(f.exam->stage() == Stage::Running);
        QSignalSpy stages(f.exam.get(), &ExamSession::stageChanged);
        f.pass(5 * Second);
        QVERIFY(f.exam->stage() == Stage::Finished);
        QCOMPARE(stages.size(), 1);
        QVERIFY(f.exam->exam().timeRanOut);
        QCOMPARE(f.exam->exam().remainingMs(), 0);
        QCOMPARE(f.exam->exam().elapsedMs, Minute);
        QCOMPARE(f.stored()->questions.at(f.indexOf(QuestionKind::Open)).response.text,
                 u"half a sen"_s);
        QVERIFY((*f.store->exams()).first().finishedMs);
    }

    void withoutALimitTheTimeIsCountedAllTheSame()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.pass(30 * Minute);
        QVERIFY(f.exam->stage() == Stage::Running);
        QVERIFY(!f.exam->exam().remainingMs());
        QCOMPARE(f.exam->exam().elapsedMs, 30 * Minute);
    }

    void eachQuestionHasItsTimeAndIdleTimeIsLeftOut()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.pass(30 * Second);
        f.exam->userActive();
        f.pass(5 * Minute); // somebody came in: two minutes count
        f.exam->userActive();
        f.pass(10 * Second);
        f.exam->goTo(1);
        f.pass(20 * Second);
        f.exam->goTo(0);
        f.pass(Second);
        const QList<ExamQuestion> &questions = f.exam->exam().questions;
        QCOMPARE(questions.at(0).rawMs, 5 * Minute + 41 * Second);
        QCOMPARE(questions.at(0).activeMs, 2 * Minute + 41 * Second);
        QCOMPARE(questions.at(1).rawMs, 20 * Second);
        QCOMPARE(questions.at(1).activeMs, 20 * Second);
        QCOMPARE(questions.at(2).rawMs, 0);
    }

    void theClockOnDiskIsAtMostASecondOld()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        for (int i = 0; i < 100; ++i) {
            f.clock.advance(ExamSession::TickMs);
            f.exam->tick();
            QVERIFY(f.exam->exam().elapsedMs - f.stored()->elapsedMs <= Second);
        }
        QVERIFY(ExamSession::TickMs <= Second);
    }

    // -- what is kept

    void aRestartComesBackToTheSameQuestionPausedWithEverythingThatWasTyped()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.count = 6, .minutes = 10, .seed = 9}));
        f.pass(90 * Second);
        f.exam->goTo(3);
        f.exam->setResponse(typed(u"초안"_s));
        f.exam->setConfidence(Confidence::Unsure);
        f.exam->setFlagged(true);
        f.exam->setResponse(typed(u"초안 둘"_s)); // not stored yet
        const Exam before = f.exam->exam();
        const quint64 seed = f.exam->optionSeed(3);
        f.clock.advance(60 * Minute); // the program is not running
        f.restart();
        QVERIFY(f.exam->stage() == Stage::Running);
        QVERIFY(f.exam->isPaused());
        QVERIFY(f.exam->exam() == before);
        QCOMPARE(f.exam->optionSeed(3), seed);
        f.pass(Minute);
        QCOMPARE(f.exam->exam().remainingMs(), 10 * Minute - 90 * Second);
        f.exam->resume();
        f.pass(Second);
        QCOMPARE(f.exam->exam().remainingMs(), 10 * Minute - 91 * Second);
        QCOMPARE(f.exam->current(), 3);
    }

    void typingIsStoredByItselfAllElseAtOnce()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->setConfidence(Confidence::Guess);
        QCOMPARE(f.stored()->questions.first().confidence, Confidence::Guess);
        f.exam->setFlagged(true);
        QVERIFY(f.stored()->questions.first().flagged);
        f.exam->setResponse(typed(u"typed"_s));
        QTRY_COMPARE(f.stored()->questions.first().response.text, u"typed"_s);
        f.exam->goTo(2);
        QCOMPARE(f.stored()->current, 2);
    }

    void whatCannotBeStoredIsToldOnceAndTriedAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        QSignalSpy failed(f.exam.get(), &ExamSession::saveFailed);
        QSignalSpy saved(f.exam.get(), &ExamSession::saved);
        BusyDatabase busy(f);
        f.exam->setFlagged(true);
        f.exam->setConfidence(Confidence::Sure);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::Busy);
        QVERIFY(busy.letGo());
        f.pass(Second);
        QCOMPARE(saved.size(), 1);
        QVERIFY(f.stored()->questions.first().flagged);
    }

    void anEndThatCannotBeStoredIsTriedAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        BusyDatabase busy(f);
        f.exam->finish();
        QVERIFY(f.exam->stage() == Stage::Finished);
        QVERIFY(!f.exam->close());
        QVERIFY(f.exam->stage() == Stage::Finished);
        QVERIFY(busy.letGo());
        f.pass(Second);
        QVERIFY(f.store->exams()->first().finishedMs);
        QVERIFY(f.exam->close());
    }

    void aKilledProgramLosesAtMostASecondAndLessThanATypedWord();

    // -- when the bank changes meanwhile

    void aRemovedQuestionIsPassedOverAndBackWhenTheBankHasItAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->goTo(2);
        const Bank whole = f.bank;
        const QString id = f.exam->exam().questions.at(2).card.questionId;
        Bank less = whole;
        less.questions.removeIf([&](const Question &q) { return q.id == id; });
        QSignalSpy current(f.exam.get(), &ExamSession::currentChanged);
        f.setBank(less);
        QCOMPARE(f.exam->current(), 3);
        QCOMPARE(current.size(), 1);
        f.exam->goBy(-1);
        QCOMPARE(f.exam->current(), 1);
        f.exam->goTo(2);
        QCOMPARE(f.exam->current(), 1);
        QCOMPARE(f.exam->unanswered(), QuestionKindCount - 1);
        f.setBank(whole);
        f.exam->goTo(2);
        QCOMPARE(f.exam->current(), 2);
    }

    void aQuestionThatIsGoneAtTheEndCountsForNothing()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Short);
        f.exam->setResponse(typed(u"x"_s));
        Bank less = f.bank;
        less.questions.removeIf([](const Question &q) { return q.id == u"short"; });
        f.setBank(less);
        f.exam->finish();
        QVERIFY(f.given(QuestionKind::Short).gone);
        QVERIFY(!f.given(QuestionKind::Short).grade);
        QCOMPARE(f.given(QuestionKind::Short).text, u"short 문항에 답하세요."_s);
        QCOMPARE(scoreOf(f.exam->exam()).gone, 1);
        QVERIFY(f.exam->keep(u"en"_s));
        QVERIFY(f.progress->history({u"kinds"_s, u"short"_s})->isEmpty());
    }

    void aRewordedQuestionIsLoggedAsItWasShownLast()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Short);
        f.exam->setResponse(typed(u"비밀"_s));
        Bank reworded = f.bank;
        for (Question &question : reworded.questions)
            question.contentHash = u"second-"_s + question.id;
        f.setBank(reworded); // the short one is on screen
        f.goTo(QuestionKind::Order);
        f.exam->finish();
        for (Question &question : reworded.questions)
            question.contentHash = u"third-"_s + question.id;
        f.setBank(reworded);
        QVERIFY(f.exam->keep(u"en"_s));
        QCOMPARE(f.progress->history({u"kinds"_s, u"short"_s})->first().contentHash,
                 u"second-short"_s);
        QCOMPARE(f.progress->history({u"kinds"_s, u"order"_s})->first().contentHash,
                 u"second-order"_s);
        // Never shown: as it is now.
        const int unseen = f.exam->exam().questions.last().shownAtMs == 0
                               ? int(f.exam->exam().questions.size()) - 1
                               : int(f.exam->exam().questions.size()) - 2;
        const CardKey card = f.exam->exam().questions.at(unseen).card;
        QCOMPARE(f.progress->history(card)->first().contentHash, u"third-"_s + card.questionId);
    }

    void aRenamedQuestionIsTheSameQuestion()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Short);
        f.exam->setResponse(typed(u"비밀"_s));
        Bank renamed = f.bank;
        Question &question = renamed.questions[int(QuestionKind::Short)];
        question.formerly = {question.id};
        question.id = u"brief"_s;
        f.setBank(renamed);
        QCOMPARE(f.exam->question(f.exam->current())->id, u"brief"_s);
        f.exam->finish();
        QVERIFY(f.exam->keep(u"en"_s));
        QCOMPARE(f.progress->history({u"kinds"_s, u"brief"_s})->first().grade, Grade::Good);
    }

    void anotherBankPausesTheExamUntilItsOwnIsBack()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({.minutes = 10}));
        f.exam->setFlagged(true);
        const Bank own = f.bank;
        Bank other = smallBank(3);
        f.setBank(other);
        QVERIFY(f.exam->isPaused());
        QVERIFY(!f.exam->canGo());
        f.exam->resume();
        QVERIFY(f.exam->isPaused());
        f.pass(Minute);
        QCOMPARE(f.exam->exam().remainingMs(), 10 * Minute);
        f.setBank(own);
        f.exam->resume();
        QVERIFY(!f.exam->isPaused());
        QVERIFY(f.exam->exam().questions.first().flagged);
    }

    // -- grades

    void whatTheProgramCanJudgeIsGradedAtOnce_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<Response>("response");
        QTest::addColumn<int>("confidence");
        QTest::addColumn<int>("grade");
        QTest::addColumn<double>("share");
        using enum QuestionKind;
        QTest::newRow("both options") << Choice << Response{.picks = {0, 1}} << 0 << 3 << 1.0;
        QTest::newRow("one of two options") << Choice << Response{.picks = {0}} << 0 << 2 << 0.5;
        QTest::newRow("one right, one wrong")
            << Choice << Response{.picks = {0, 2}} << 3 << 1 << 0.0;
        QTest::newRow("right and sure") << TrueFalse << Response{.picks = {0}} << 3 << 4 << 1.0;
        QTest::newRow("right and unsure") << TrueFalse << Response{.picks = {0}} << 2 << 3 << 1.0;
        QTest::newRow("wrong and sure") << TrueFalse << Response{.picks = {1}} << 3 << 1 << 0.0;
        QTest::newRow("short right") << Short << typed(u" secret "_s) << 0 << 3 << 1.0;
        QTest::newRow("short wrong") << Short << typed(u"open"_s) << 0 << 1 << 0.0;
        QTest::newRow("one gap of two")
            << Cloze << Response{.gaps = {{1, u"비밀"_s}, {2, u"x"_s}}} << 0 << 2 << 0.5;
        QTest::newRow("a number") << Numeric << typed(u"987,654"_s) << 0 << 3 << 1.0;
        QTest::newRow("order, two changed places")
            << Order << Response{.picks = {1, 0, 2}} << 0 << 1 << 1 / 3.0;
        QTest::newRow("two pairs of three, two right")
            << Match << Response{.picks = {0, 1, -1}} << 0 << 2 << 2 / 3.0;
    }
    void whatTheProgramCanJudgeIsGradedAtOnce()
    {
        QFETCH(const QuestionKind, kind);
        QFETCH(const Response, response);
        QFETCH(const int, confidence);
        QFETCH(const int, grade);
        QFETCH(const double, share);
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(kind);
        f.exam->setResponse(response);
        if (confidence > 0)
            f.exam->setConfidence(Confidence(confidence));
        QVERIFY(!f.given(kind).grade); // not before the end
        f.exam->finish();
        QCOMPARE(int(f.given(kind).grade.value_or(Grade(0))), grade);
        QCOMPARE(f.given(kind).share.value_or(-1), share);
        QVERIFY(!f.given(kind).chosen);
        QCOMPARE(f.exam->isMissed(f.indexOf(kind)), grade < 3);
    }

    void whatIsUnansweredIsAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->setResponse(typed(u"  "_s));
        f.exam->finish();
        for (const ExamQuestion &question : f.exam->exam().questions) {
            QCOMPARE(question.grade, Grade::Again);
            QCOMPARE(question.share, 0.0);
        }
        QCOMPARE(scoreOf(f.exam->exam()).answered, 0);
        QCOMPARE(f.exam->missedCards().size(), QuestionKindCount);
    }

    void anOpenAnswerIsGradedByItsPointsOrByTheLearner()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Open);
        f.exam->setResponse(typed(u"an answer"_s));
        f.exam->finish();
        const int open = f.indexOf(QuestionKind::Open);
        const ExamQuestion &given = f.exam->exam().questions.at(open);
        QVERIFY(!given.grade);
        QVERIFY(!given.share);
        QVERIFY(!f.exam->suggestion(open));
        f.exam->setTick(open, u"a"_s, true); // weight 2 of 4
        QCOMPARE(given.grade, Grade::Hard);
        QCOMPARE(given.share, 0.5);
        f.exam->setTick(open, u"b"_s, true);
        f.exam->setTick(open, u"c"_s, true);
        QCOMPARE(given.grade, Grade::Good);
        f.exam->setGrade(open, Grade::Again); // the learner knows better
        QCOMPARE(given.grade, Grade::Again);
        QCOMPARE(given.share, 1.0); // the points were recalled all the same
        f.exam->setTick(open, u"c"_s, false);
        QCOMPARE(given.grade, Grade::Again);
        QCOMPARE(f.exam->suggestion(open), Grade::Hard);
        QCOMPARE(*f.stored()->questions.at(open).share, 0.75);
    }

    void aJudgementCanBeOverruledAndTakenBack()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Short);
        f.exam->setResponse(typed(u"also right"_s));
        f.exam->finish();
        const int at = f.indexOf(QuestionKind::Short);
        f.exam->setGrade(at, Grade::Good);
        QCOMPARE(f.given(QuestionKind::Short).grade, Grade::Good);
        QCOMPARE(f.given(QuestionKind::Short).share, 1.0);
        QVERIFY(!f.exam->isMissed(at));
        f.exam->setGrade(at, Grade::Again);
        QCOMPARE(f.given(QuestionKind::Short).share, 0.0);
        f.restart(); // grades are on disk before they are in the log
        QVERIFY(f.exam->stage() == Stage::None);
        QVERIFY(f.exam->open(f.exam->past()->first().id));
        QVERIFY(f.given(QuestionKind::Short).chosen);
        QCOMPARE(f.given(QuestionKind::Short).grade, Grade::Again);
        QVERIFY(f.store->states()->isEmpty());
    }

    void aMendedBankJudgesAnewUntilTheResultsAreKept()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::TrueFalse);
        f.exam->setResponse({.picks = {1}});
        f.exam->finish();
        QCOMPARE(f.given(QuestionKind::TrueFalse).grade, Grade::Again);
        Bank mended = f.bank;
        mended.questions[int(QuestionKind::TrueFalse)].answer = TrueFalseAnswer{.value = true};
        f.setBank(mended);
        QCOMPARE(f.given(QuestionKind::TrueFalse).grade, Grade::Good);
        QVERIFY(f.exam->keep(u"en"_s));
        mended.questions[int(QuestionKind::TrueFalse)].answer = TrueFalseAnswer{.value = false};
        f.setBank(mended);
        QCOMPARE(f.given(QuestionKind::TrueFalse).grade, Grade::Good);
    }

    // -- the log

    void aKeptAnswerIsOneRowWithEveryColumn()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.pass(30 * Second); // on the first one
        f.goTo(QuestionKind::Open);
        const qint64 shownAt = f.clock.nowMs();
        f.pass(20 * Second);
        f.exam->setResponse(typed(u"내 답"_s));
        const qint64 answeredAt = f.clock.nowMs();
        f.exam->setConfidence(Confidence::Unsure);
        f.pass(5 * Minute);
        f.exam->finish();
        const int open = f.indexOf(QuestionKind::Open);
        f.exam->setTick(open, u"a"_s, true);
        f.exam->setTick(open, u"c"_s, false);
        QVERIFY(f.progress->history({u"kinds"_s, u"open"_s})->isEmpty());
        f.clock.advance(24 * 60 * Minute);
        QVERIFY(f.exam->keep(u"en"_s));

        const QList<ReviewEvent> log = *f.progress->history({u"kinds"_s, u"open"_s});
        QCOMPARE(log.size(), 1);
        const ReviewEvent &row = log.first();
        QCOMPARE(row.kind, EventKind::Review);
        QCOMPARE(row.mode, StudyMode::Exam);
        QCOMPARE(row.card, (CardKey{u"kinds"_s, u"open"_s}));
        QCOMPARE(row.contentHash, u"hash-of-open"_s);
        QCOMPARE(row.grade, Grade::Hard);
        QCOMPARE(row.confidence, Confidence::Unsure);
        QCOMPARE(row.points,
                 (QMap<QString, bool>{{u"a"_s, true}, {u"b"_s, false}, {u"c"_s, false}}));
        QCOMPARE(row.pointsScore, 0.5);
        QCOMPARE(row.answer, u"내 답"_s);
        QCOMPARE(row.hintsUsed, 0);
        QVERIFY(!row.placement);
        QCOMPARE(row.shownAtMs, shownAt);
        QCOMPARE(row.answeredAtMs, answeredAt);
        QCOMPARE(row.utcOffsetMin, 540);
        QCOMPARE(row.studyDay, QDate(2026, 12, 1)); // of the exam, not of the day it was kept
        QCOMPARE(row.rawMs, 20 * Second + 5 * Minute);
        QCOMPARE(row.activeMs, 20 * Second + 2 * Minute);
        QCOMPARE(row.deviceId, f.store->deviceId());
        QCOMPARE(f.exam->exam().questions.at(open).eventId, row.eventId);
    }

    void everyKindIsLoggedInWordsAndWhatWasLeftEmptyIsAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Choice);
        f.exam->setResponse({.picks = {0, 1}});
        f.goTo(QuestionKind::Cloze);
        f.exam->setResponse({.gaps = {{1, u"비밀"_s}, {2, u"층"_s}}});
        f.pass(Minute);
        f.exam->finish();
        QVERIFY(f.exam->keep(u"en"_s));
        const auto row = [&](const QString &id) {
            return f.progress->history({u"kinds"_s, id})->value(0);
        };
        QCOMPARE(row(u"choice"_s).answer, u"one; two"_s);
        QCOMPARE(row(u"choice"_s).grade, Grade::Good);
        QCOMPARE(row(u"cloze"_s).points, (QMap<QString, bool>{{u"c1"_s, true}, {u"c2"_s, false}}));
        QCOMPARE(row(u"cloze"_s).pointsScore, 0.5);
        const ReviewEvent empty = row(u"match"_s);
        QCOMPARE(empty.grade, Grade::Again);
        QVERIFY(empty.answer.isEmpty());
        QVERIFY(empty.points.isEmpty());
        QCOMPARE(empty.shownAtMs, f.exam->exam().startedMs); // it was there from the start
        QCOMPARE(empty.answeredAtMs, *f.exam->exam().finishedMs);
        QCOMPARE(empty.rawMs, 0);
    }

    void anExamLeavesTheScheduleAloneUnlessItIsToCount_data()
    {
        QTest::addColumn<bool>("counts");
        QTest::newRow("left alone") << false;
        QTest::newRow("counts") << true;
    }
    void anExamLeavesTheScheduleAloneUnlessItIsToCount()
    {
        QFETCH(const bool, counts);
        ExamFixture f;
        const CardKey card{u"kinds"_s, u"short"_s};
        QVERIFY(f.grade(1 + int(QuestionKind::Short), Grade::Good));
        f.clock.advance(3 * 24 * 60 * Minute);
        const CardState before = f.progress->state(card);
        QVERIFY(f.exam->start({.movesSchedule = counts}));
        f.pass(Minute);
        f.exam->finish(); // everything Again
        QVERIFY(f.exam->keep(u"en"_s));

        CardState after = f.progress->state(card);
        QVERIFY(f.progress->history(card)->last().placement.has_value() == counts);
        QCOMPARE(after.reviews, before.reviews + 1);
        QCOMPARE(after.recentGrades, (QList{Grade::Good, Grade::Again}));
        QCOMPARE(after.mark, CardMark::Missed);
        QCOMPARE(after.memory != before.memory, counts);
        QCOMPARE(after.placement != before.placement, counts);
        if (!counts) { // what is left are the counters and the last event
            after.reviews = before.reviews;
            after.recentGrades = before.recentGrades;
            after.mark = before.mark;
            after.contentHash = before.contentHash;
            after.lastAnsweredMs = before.lastAnsweredMs;
            after.lastStudyDay = before.lastStudyDay;
            after.lastEventId = before.lastEventId;
            QVERIFY(after == before);
        }
        const auto incremental = f.store->states();
        QVERIFY(f.store->rebuildStates());
        QVERIFY(*f.store->states() == *incremental);
    }

    void keepingTwiceLogsOnce()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->finish();
        QVERIFY(f.exam->keep(u"en"_s));
        QVERIFY(f.exam->keep(u"en"_s));
        QCOMPARE(f.progress->history({u"kinds"_s, u"open"_s})->size(), 1);
        const Exam kept = f.exam->exam();
        f.exam->setGrade(0, Grade::Easy); // read-only now
        f.exam->setTick(0, u"a"_s, true);
        QVERIFY(f.exam->exam() == kept);
    }

    void aKillBetweenTheRowsAndTheRecordLogsNothingTwice()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->finish();
        const ExamRecord before = f.store->exams()->first();
        QVERIFY(f.exam->keep(u"en"_s));
        const QString eventId = f.exam->exam().questions.first().eventId;
        QVERIFY(f.exam->close());
        QVERIFY(f.store->putExam(before)); // as if it had not been written again
        f.restart();
        QVERIFY(f.exam->open(before.examId));
        QVERIFY(!f.exam->exam().kept);
        QVERIFY(f.exam->keep(u"en"_s));
        QCOMPARE(f.exam->exam().questions.first().eventId, eventId);
        for (const Question &question : f.bank.questions)
            QCOMPARE(f.progress->history(f.bank.key(question))->size(), 1);
    }

    void aLogThatTakesNoRowIsToldAndTriedAgain()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->finish();
        BusyDatabase busy(f);
        QCOMPARE(f.exam->keep(u"en"_s).error().code, ErrorCode::Busy);
        QVERIFY(!f.exam->exam().kept);
        QVERIFY(busy.letGo());
        QVERIFY(f.exam->keep(u"en"_s));
        QCOMPARE(f.progress->history({u"kinds"_s, u"open"_s})->size(), 1);
    }

    void withoutItsBankAnExamCannotBeKept()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->finish();
        const Bank own = f.bank;
        f.setBank(smallBank(2));
        const Status kept = f.exam->keep(u"en"_s);
        QCOMPARE(kept.error().code, ErrorCode::NotFound);
        QCOMPARE(kept.error().path, u"kinds"_s);
        f.setBank(own);
        QVERIFY(f.exam->keep(u"en"_s));
    }

    void anUngradedAnswerIsNotLogged()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.goTo(QuestionKind::Open);
        f.exam->setResponse(typed(u"an answer"_s));
        f.exam->finish();
        QVERIFY(f.exam->keep(u"en"_s));
        QVERIFY(f.progress->history({u"kinds"_s, u"open"_s})->isEmpty());
        QCOMPARE(f.progress->history({u"kinds"_s, u"short"_s})->size(), 1);
    }

    // -- afterwards

    void pastExamsCanBeLookedAtAgainLatestFirst()
    {
        ExamFixture f;
        for (int seed = 1; seed <= 2; ++seed) {
            QVERIFY(f.exam->start({.count = 3, .seed = seed}));
            f.pass(Minute);
            f.exam->finish();
            QVERIFY(f.exam->keep(u"en"_s));
            QVERIFY(f.exam->close());
            QVERIFY(f.exam->stage() == Stage::None);
        }
        const QList<Exam> past = *f.exam->past();
        QCOMPARE(past.size(), 2);
        QCOMPARE(past.at(0).options.seed, 2);
        QCOMPARE(past.at(1).options.seed, 1);
        QCOMPARE(scoreOf(past.at(1)).questions, 3);
        f.restart();
        QVERIFY(f.exam->open(past.at(1).id));
        QVERIFY(f.exam->stage() == Stage::Finished);
        QVERIFY(f.exam->exam() == past.at(1));
        QCOMPARE(f.exam->open(u"unknown"_s).error().code, ErrorCode::NotFound);
    }

    void anAbandonedExamLeavesNothing()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->setResponse(typed(u"x"_s));
        QVERIFY(f.exam->abandon());
        QVERIFY(f.exam->stage() == Stage::None);
        QVERIFY(f.exam->past()->isEmpty());
        QVERIFY(f.store->states()->isEmpty());
        f.restart();
        QVERIFY(f.exam->stage() == Stage::None);
    }

    void duringAnExamNoOtherIsOpened()
    {
        ExamFixture f;
        QVERIFY(f.exam->start({}));
        f.exam->finish();
        QVERIFY(f.exam->close());
        const QString first = f.exam->past()->first().id;
        QVERIFY(f.exam->start({}));
        QVERIFY(!f.exam->open(first));
        QVERIFY(f.exam->exam().id != first);
    }
};

void TestExamSession::aKilledProgramLosesAtMostASecondAndLessThanATypedWord()
{
    QTemporaryDir folder;
    QString before; // the order of the questions
    qint64 elapsed = 0;
    for (int run = 0; run < 3; ++run) {
        QProcess examinee;
        examinee.start(QStringLiteral(FOLDOUT_EXAMINEE), {folder.path()});
        QVERIFY(examinee.waitForStarted());
        // Each line: the exam's clock, the question, and what is on disk of its answer by now.
        QByteArrayList lines;
        while (lines.size() < 6) {
            QVERIFY2(examinee.waitForReadyRead(), "it does not answer");
            lines += examinee.readAllStandardOutput().split('\n');
            lines.removeAll({});
        }
        examinee.kill();
        QVERIFY(examinee.waitForFinished());

        auto opened = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
        QVERIFY(opened);
        const auto record = (*opened)->runningExam();
        QVERIFY(record && *record);
        const auto exam = Exam::fromJson((*record)->state);
        QVERIFY(exam);
        const QByteArrayList last = lines.last().split(' ');
        QCOMPARE(last.size(), 3);
        QVERIFY(exam->elapsedMs >= last.at(0).toLongLong() - 1'000);
        QVERIFY(exam->elapsedMs > elapsed);
        elapsed = exam->elapsedMs;
        QCOMPARE(exam->current, last.at(1).toInt());
        const int typedWords = last.at(2).toInt();
        QVERIFY(exam->questions.at(exam->current).response.text.count(u' ') >= typedWords);
        QString order;
        for (const ExamQuestion &question : exam->questions)
            order += question.card.questionId + u' ';
        QVERIFY(before.isEmpty() || order == before);
        before = order;
    }
}

QTEST_GUILESS_MAIN(TestExamSession)
#include "tst_examsession.moc"
