// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reviewsession.h"
#include "support/reviewfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Minute = 60'000;
constexpr qint64 Hour = 60 * Minute;
constexpr qint64 Day = 24 * Hour;

} // namespace

class TestReviewSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newCardsComeUpToTheDaysLimit()
    {
        ReviewFixture f;
        f.settings->set(options::NewPerDay, 5);
        QCOMPARE(f.review->counts().fresh, 5);
        QCOMPARE(f.review->counts().heldBackNew, 15);
        QSet<CardKey> asked;
        for (int i = 0; i < 5; ++i) {
            asked << f.review->current();
            QVERIFY(f.answer(Grade::Easy)); // leaves the steps at once
        }
        QCOMPARE(asked.size(), 5);
        QVERIFY(f.review->current().isNull());
        QCOMPARE(f.review->counts().left(), 0);
        QCOMPARE(f.review->counts().done, 5);
        f.clock.advance(Day);
        f.review->refreshDay();
        QCOMPARE(f.review->counts().fresh, 5);
    }

    void aGradeIsLoggedWithWhatFollows()
    {
        ReviewFixture f;
        const CardKey card = f.review->current();
        const auto preview = f.progress->preview(card, std::nullopt);
        const auto event = f.answer(Grade::Easy);
        QVERIFY(event);
        QCOMPARE(event->mode, StudyMode::Review);
        QVERIFY(event->placement);
        QCOMPARE(event->placement->intervalDays, preview.at(3).intervalDays);
        QCOMPARE(event->placement->dueDay, QDate(2026, 12, 9)); // first Easy: 8.2956 days
        const CardState state = f.progress->state(card);
        QCOMPARE(state.memory->stability, 8.2956);
        QCOMPARE(state.firstDay, QDate(2026, 12, 1));
    }

    void nothingHappensBeforeACardCanHaveBeenRead()
    {
        ReviewFixture f;
        QVERIFY(f.answer(Grade::Easy));
        QVERIFY(!f.review->isSettled());
        QVERIFY(!f.review->reveal()); // the second of two quick presses
        f.clock.advance(299);
        QVERIFY(!f.review->reveal());
        f.clock.advance(1);
        QVERIFY(f.review->reveal());
        QVERIFY(!f.review->reveal()); // once
    }

    void aLearningStepComesBackWhenItIsOver()
    {
        ReviewFixture f(3);
        const CardKey first = f.review->current();
        QVERIFY(f.answer(Grade::Good)); // 10 minutes
        const CardKey second = f.review->current();
        QVERIFY(f.answer(Grade::Again)); // 1 minute
        QVERIFY(f.review->current() != first && f.review->current() != second);
        f.clock.advance(2 * Minute);
        QVERIFY(f.answer(Grade::Easy));
        QCOMPARE(f.review->current(), second);
        QVERIFY(f.answer(Grade::Easy));
        // Nothing else is left: what is to come within 20 minutes is not waited for.
        QCOMPARE(f.review->current(), first);
        QVERIFY(f.answer(Grade::Good));
        QVERIFY(f.review->current().isNull());
        QCOMPARE(f.progress->state(first).placement.phase, Phase::Review);
        QCOMPARE(f.progress->state(first).placement.intervalDays, 2);
    }

    void aLongStepIsWaitedFor()
    {
        ReviewFixture f(1);
        f.settings->set(options::LearningSteps, u"1m 2h"_s);
        const CardKey card = f.review->current();
        QVERIFY(f.answer(Grade::Good));
        QVERIFY(f.review->current().isNull());
        QCOMPARE(f.review->counts().learning, 1);
        QCOMPARE(f.review->nextDueMs(), f.clock.nowMs() + 2 * Hour);
        f.clock.advance(2 * Hour);
        QSignalSpy changed(f.review.get(), &ReviewSession::currentChanged);
        f.review->refreshDay();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.review->current(), card);
    }

    void fifteenGradesAndUndosBringEverythingBack_data()
    {
        QTest::addColumn<bool>("restart");
        QTest::newRow("in one run") << false;
        QTest::newRow("after a restart") << true;
    }

    void fifteenGradesAndUndosBringEverythingBack()
    {
        QFETCH(bool, restart);
        ReviewFixture f;
        constexpr std::array Grades{Grade::Good, Grade::Again, Grade::Easy, Grade::Hard};
        QList<ReviewFixture::Snapshot> before;
        QList<QString> drafts;
        for (int i = 0; i < 15; ++i) {
            const CardKey card = f.review->current();
            f.clock.advance(1'000);
            CardWork work;
            work.response = u"\"typed %1\""_s.arg(i);
            work.ticks = {{u"a"_s, i % 2 == 0}, {u"b"_s, true}};
            work.confidence = Confidence(1 + i % 3);
            work.hintsUsed = i % 2;
            QVERIFY(f.progress->setWork(card, work));
            QVERIFY(f.progress->flush());
            QVERIFY(f.review->reveal());
            before.append(f.snapshot());
            drafts.append(work.response);
            QVERIFY(f.review->grade(Grades.at(size_t(i) % 4), u"typed"_s));
            f.clock.advance(5'000);
        }
        const ReviewFixture::Snapshot after = f.snapshot();
        if (restart)
            f.restart();
        QVERIFY(f.snapshot() == after);
        for (int i = 14; i >= 0; --i) {
            QVERIFY(f.progress->undo());
            const ReviewFixture::Snapshot now = f.snapshot();
            QCOMPARE(now.current, before.at(i).current);
            QCOMPARE(now.upcoming, before.at(i).upcoming);
            QCOMPARE(now.revealed, before.at(i).revealed);
            QCOMPARE(now.left, before.at(i).left);
            QCOMPARE(now.done, before.at(i).done);
            QVERIFY(now.states == before.at(i).states);
            QCOMPARE(f.progress->work(now.current).response, drafts.at(i));
            QCOMPARE(f.progress->work(now.current).hintsUsed, i % 2);
        }
        QVERIFY(!f.progress->canUndo());
        if (restart)
            f.restart();
        for (int i = 0; i < 15; ++i)
            QVERIFY(f.progress->redo());
        QCOMPARE(f.snapshot().states, after.states);
        QCOMPARE(f.snapshot().upcoming, after.upcoming);
        QCOMPARE(f.review->current(), after.current);
    }

    void undoFromTheSummaryGoesBackToTheLastCard()
    {
        ReviewFixture f(2);
        QVERIFY(f.answer(Grade::Easy));
        const CardKey last = f.review->current();
        QVERIFY(f.answer(Grade::Easy));
        QVERIFY(f.review->current().isNull());
        QVERIFY(f.progress->undo());
        QCOMPARE(f.review->current(), last);
        QVERIFY(f.review->isRevealed());
    }

    // What the session keeps as it goes is what it would compute from scratch.
    void everyActLeavesTheQueueThatAFreshLookGives()
    {
        ReviewFixture f(30);
        f.settings->set(options::NewPerDay, 12);
        f.settings->set(options::ReviewsPerDay, 9);
        QRandomGenerator random(7);
        for (int step = 0; step < 600; ++step) {
            f.clock.advance(1'000 + random.bounded(90'000));
            f.review->refreshDay();
            const CardKey card = f.review->current();
            const int what = random.bounded(20);
            if (what == 0)
                f.clock.advance(Day + random.bounded(6) * Hour);
            else if (what == 1 && f.progress->canUndo())
                QVERIFY(f.progress->undo());
            else if (what == 2 && f.progress->canRedo())
                QVERIFY(f.progress->redo());
            else if (card.isNull())
                f.clock.advance(9 * Hour);
            else if (what == 3)
                QVERIFY(f.progress->suspend(card, true));
            else if (what == 4)
                QVERIFY(f.progress->bury(card));
            else if (what == 5)
                QVERIFY(f.progress->reset(card));
            else if (what == 6)
                QVERIFY(f.progress->setFlag(card, true));
            else if (what == 7)
                f.review->putOff();
            else
                QVERIFY(f.answer(Grade(1 + random.bounded(4))));
            f.review->refreshDay();
            if (f.review->current().isNull())
                f.review->enter(); // the learner goes on from the summary

            const auto fresh = f.newSession();
            fresh->enter();
            QCOMPARE(fresh->current(), f.review->current());
            QCOMPARE(fresh->upcoming(), f.review->upcoming());
            QCOMPARE(fresh->counts().left(), f.review->counts().left());
            QCOMPARE(fresh->counts().done, f.review->counts().done);
            QCOMPARE(fresh->isRevealed(), f.review->isRevealed());
        }
    }

    void aKillInTheMiddleOfAnAnswerLosesNothing()
    {
        ReviewFixture f;
        QVERIFY(f.answer(Grade::Easy));
        f.clock.advance(1'000);
        CardWork work;
        work.response = u"\"half an ans\""_s;
        QVERIFY(f.progress->setWork(f.review->current(), work));
        QVERIFY(f.progress->flush()); // what the timer does after 250 ms
        QVERIFY(f.review->reveal());
        const ReviewFixture::Snapshot before = f.snapshot();
        // Whoever is killed says nothing more: a second program on what is on disk now.
        auto store = ProgressStore::open(f.folder.path(), QDate(2026, 12, 1));
        QVERIFY(store);
        StudyProgress progress(**store, f.clock, *f.settings);
        ReviewSession again(**store, progress, f.clock, *f.settings);
        again.setBanks({std::make_shared<const Bank>(f.bank)});
        again.enter();
        QCOMPARE(again.current(), before.current);
        QVERIFY(again.isRevealed());
        QCOMPARE(again.upcoming(), before.upcoming);
        QCOMPARE(progress.work(again.current()).response, work.response);
    }

    void aKillBetweenTheGradeAndTheNextCardDoesNotAskItAgain()
    {
        ReviewFixture f;
        f.clock.advance(1'000);
        QVERIFY(f.review->reveal());
        const QString running = *f.store->running(u"review"_s);
        const CardKey graded = f.review->current();
        QVERIFY(f.review->grade(Grade::Easy, {}));
        const CardKey next = f.review->current();
        f.review.reset();
        QVERIFY(f.store->putRunning(u"review"_s, running));
        f.restart();
        QVERIFY(f.review->current() != graded);
        QCOMPARE(f.review->current(), next);
        QVERIFY(!f.review->isRevealed());
    }

    void midnightLeavesTheCardOnScreen()
    {
        ReviewFixture f;
        f.settings->set(options::NewPerDay, 3);
        QVERIFY(f.answer(Grade::Easy));
        const CardKey shown = f.review->current();
        f.review->putOff();
        f.review->goBack();
        QCOMPARE(f.review->current(), shown);
        f.clock.setUtc(u"2026-12-01T18:59:59Z"_s); // 03:59:59 in Seoul
        f.review->refreshDay();
        QCOMPARE(f.review->counts().left(), 2);
        f.clock.setUtc(u"2026-12-01T19:00:00Z"_s);
        QSignalSpy changed(f.review.get(), &ReviewSession::currentChanged);
        QSignalSpy day(f.review.get(), &ReviewSession::dayChanged);
        f.review->refreshDay();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(day.size(), 1);
        QCOMPARE(f.review->current(), shown);
        QCOMPARE(f.review->counts().left(), 3); // a new day's new cards
        f.clock.advance(1'000);
        QVERIFY(f.review->reveal());
        const auto event = f.review->grade(Grade::Easy, {});
        QVERIFY(event);
        QCOMPARE(event->studyDay, QDate(2026, 12, 2));
    }

    void aReloadKeepsTheCardAndTakesInWhatIsNew()
    {
        ReviewFixture f(4);
        const CardKey shown = f.review->current();
        const QList<CardKey> upcoming = f.review->upcoming();
        Bank edited = smallBank(6);
        edited.questions[0].contentHash = u"another"_s;
        f.review->setBanks({std::make_shared<const Bank>(edited)});
        QCOMPARE(f.review->current(), shown);
        QCOMPARE(f.review->counts().left(), 6);
        QList<CardKey> kept = f.review->upcoming();
        kept.removeIf([&](const CardKey &card) { return !upcoming.contains(card); });
        QCOMPARE(kept, upcoming);
    }

    void aReloadWithoutTheCardGoesOnToTheNext()
    {
        ReviewFixture f(4);
        Bank edited = f.bank;
        edited.questions.removeIf(
            [&](const Question &question) { return question.id == f.asked(); });
        edited.reindex();
        const CardKey gone = f.review->current();
        f.review->setBanks({std::make_shared<const Bank>(edited)});
        QVERIFY(f.review->current() != gone);
        QCOMPARE(f.review->counts().left(), 3);
    }

    void whatIsPutAwayIsNotAsked_data()
    {
        QTest::addColumn<EventKind>("act");
        QTest::addColumn<bool>("tomorrow");
        QTest::newRow("suspended") << EventKind::Suspend << false;
        QTest::newRow("buried") << EventKind::Bury << true;
    }

    void whatIsPutAwayIsNotAsked()
    {
        QFETCH(EventKind, act);
        QFETCH(bool, tomorrow);
        ReviewFixture f(3);
        const ReviewFixture::Snapshot before = f.snapshot();
        const CardKey card = f.review->current();
        QVERIFY(act == EventKind::Suspend ? f.progress->suspend(card, true)
                                          : f.progress->bury(card));
        QVERIFY(f.review->current() != card);
        QVERIFY(!f.review->upcoming().contains(card));
        QVERIFY(f.progress->undo());
        QVERIFY(f.snapshot() == before);
        QVERIFY(f.progress->redo());
        f.clock.advance(Day);
        f.review->refreshDay();
        QCOMPARE(f.review->upcoming().contains(card) || f.review->current() == card, tomorrow);
    }

    void aFlagAndANoteLeaveTheCardOnScreen()
    {
        ReviewFixture f;
        f.clock.advance(1'000);
        QVERIFY(f.review->reveal());
        const CardKey card = f.review->current();
        QVERIFY(f.progress->setFlag(card, true));
        QVERIFY(f.progress->setNote(card, u"*mine*"_s));
        QCOMPARE(f.review->current(), card);
        QVERIFY(f.review->isRevealed());
        QCOMPARE(f.progress->note(card), u"*mine*"_s);
        QVERIFY(f.progress->state(card).flagged);
        f.restart();
        QCOMPARE(f.review->current(), card);
        QVERIFY(f.progress->undo());
        QCOMPARE(f.progress->note(card), QString());
        QVERIFY(f.progress->state(card).flagged);
    }

    void aResetCardIsNewAgain()
    {
        ReviewFixture f(1);
        const CardKey card = f.review->current();
        QVERIFY(f.answer(Grade::Easy));
        QVERIFY(f.review->current().isNull());
        QVERIFY(f.progress->reset(card));
        const CardState state = f.progress->state(card);
        QVERIFY(!state.memory);
        QCOMPARE(state.placement, Placement{});
        QCOMPARE(state.mark, CardMark::New);
        QCOMPARE(state.reviews, 1); // the history stays
        QCOMPARE(f.review->counts().fresh, 1);
    }

    void putOffCardsComeAfterAllOthers()
    {
        ReviewFixture f(3);
        const CardKey first = f.review->current();
        f.review->putOff();
        QCOMPARE(f.review->upcoming().last(), first);
        f.restart();
        QCOMPARE(f.review->upcoming().last(), first);
        QVERIFY(f.answer(Grade::Easy));
        QVERIFY(f.answer(Grade::Easy));
        QCOMPARE(f.review->current(), first);
    }

    void cramAsksUntilPassedAndLeavesTheScheduleAlone()
    {
        ReviewFixture f(5);
        QVERIFY(f.grade(1, Grade::Good));
        const CardState before = f.progress->state(f.key(1));
        f.clock.advance(Minute);
        f.review->studyChosen({f.key(1), f.key(2), f.key(3)}, ReviewSession::Kind::Cram);
        QCOMPARE(f.asked(), u"q1"_s);
        QVERIFY(f.answer(Grade::Again));
        QCOMPARE(f.asked(), u"q2"_s);
        f.restart(); // a cram goes on
        QCOMPARE(f.asked(), u"q2"_s);
        const auto event = f.answer(Grade::Good);
        QCOMPARE(event->mode, StudyMode::Cram);
        QVERIFY(!event->placement);
        QVERIFY(f.answer(Grade::Good));
        QCOMPARE(f.asked(), u"q1"_s); // again the missed one
        QVERIFY(f.progress->undo());
        QCOMPARE(f.asked(), u"q3"_s);
        QVERIFY(f.progress->redo());
        QCOMPARE(f.asked(), u"q1"_s);
        QVERIFY(f.answer(Grade::Hard));
        QVERIFY(f.review->current().isNull());
        QCOMPARE(f.review->missed(), QList<CardKey>{f.key(1)});
        const CardState after = f.progress->state(f.key(1));
        QVERIFY(after.memory == before.memory);
        QCOMPARE(after.placement, before.placement);
        QVERIFY(!f.progress->state(f.key(2)).memory);
        f.review->studyDue();
        QVERIFY(!f.review->current().isNull());
    }

    void aChosenSetMovesTheSchedule()
    {
        ReviewFixture f(5);
        f.review->studyChosen({f.key(4), f.key(2)}, ReviewSession::Kind::Chosen);
        QCOMPARE(f.asked(), u"q4"_s);
        QCOMPARE(f.answer(Grade::Easy)->mode, StudyMode::Review);
        QCOMPARE(f.asked(), u"q2"_s);
        QVERIFY(f.answer(Grade::Good));
        QCOMPARE(f.asked(), u"q2"_s); // its step, and nothing else to do meanwhile
        QVERIFY(f.answer(Grade::Good));
        QVERIFY(f.review->current().isNull());
        QVERIFY(f.progress->state(f.key(4)).memory);
    }

    void aCardGradedElsewhereIsNotAskedAgain()
    {
        ReviewFixture f(3);
        const CardKey card = f.review->current();
        const Question &question = *f.bank.find(card.questionId);
        QVERIFY(f.progress->grade(question, f.bank, Grade::Easy, StudyMode::Read, {}));
        QVERIFY(f.review->current() != card);
        QCOMPARE(f.review->counts().left(), 2);
    }

    void aSureAnswerThatWasWrongComesBackWithinThreeDays()
    {
        ReviewFixture f(1);
        const CardKey card = f.review->current();
        QVERIFY(f.answer(Grade::Easy));
        f.clock.advance(8 * Day);
        f.review->enter();
        QVERIFY(f.answer(Grade::Easy));
        const int interval = f.progress->state(card).placement.intervalDays;
        QVERIFY(interval > 20);
        f.clock.advance(interval * Day);
        f.review->enter();
        CardWork sure;
        sure.confidence = Confidence::Sure;
        QVERIFY(f.progress->setWork(card, sure));
        QVERIFY(f.answer(Grade::Again));
        QVERIFY(f.progress->state(card).sureButWrong);
        QVERIFY(f.answer(Grade::Easy)); // the relearning step
        QVERIFY(f.progress->state(card).placement.intervalDays <= 3);
        QVERIFY(f.progress->state(card).placement.intervalDays >= 1);
    }

    void theEighthLapseTellsOfALeech()
    {
        ReviewFixture f(1);
        f.settings->set(options::RelearningSteps, QString());
        const CardKey card = f.review->current();
        QSignalSpy leeches(f.progress.get(), &StudyProgress::leechFound);
        QVERIFY(f.answer(Grade::Easy));
        for (int lapse = 1; lapse <= 12; ++lapse) {
            f.clock.advance(30 * Day);
            f.review->enter();
            QCOMPARE(f.review->current(), card);
            QVERIFY(f.answer(Grade::Again));
            QCOMPARE(leeches.size(), lapse < 8 ? 0 : lapse < 12 ? 1 : 2);
        }
        QVERIFY(f.progress->state(card).leech);
        QVERIFY(!f.progress->state(card).suspended); // nothing is suspended without asking
    }
};

QTEST_GUILESS_MAIN(TestReviewSession)
#include "tst_reviewsession.moc"
