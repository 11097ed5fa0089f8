// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"
#include "support/studyfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

struct Snapshot
{
    QHash<CardKey, CardState> states;
    QHash<CardKey, CardMark> marks;
    CardWork work; // of the card graded next

    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

} // namespace

class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fifteenTimes_data();
    void fifteenTimes();
    void aNewGradeEndsRedo();
    void aLookAtAnAnswerDoesNotEndRedo();
    void undoOfNothingSaysSo();
    void whatWasTypedAfterTheGradeComesBackWithRedo();
    void theRowNamesWhatItTakesBack();
    void aSlipMendedOnTheSpotKeepsItsTime();
    void theLastGradeThatCountsIsTold();
    void aRandomWalkKeepsCacheAndLogTogether();
};

void TestUndo::fifteenTimes_data()
{
    QTest::addColumn<bool>("restarts");
    QTest::newRow("in one run") << false;
    QTest::newRow("with a restart before each") << true;
}

void TestUndo::fifteenTimes()
{
    QFETCH(bool, restarts);
    StudyFixture f;
    const auto snapshot = [&f](int i) {
        return Snapshot{*f.store->states(), f.progress->marks(),
                        f.progress->work(f.key(1 + i % 4))};
    };
    QList<Snapshot> before;
    QList<Snapshot> undone; // as it was before the undo
    for (int i = 0; i < 15; ++i) {
        QVERIFY(f.progress->setWork(f.key(1 + i % 4), {.response = u"\"try %1\""_s.arg(i),
                                                       .ticks = {{u"b"_s, i % 2 == 0}},
                                                       .confidence = Confidence(1 + i % 3),
                                                       .hintsUsed = i}));
        before.append(snapshot(i));
        f.clock.advance(60'000);
        QVERIFY(f.grade(1 + i % 4, Grade(1 + i * 7 % 4)));
    }
    for (int i = 14; i >= 0; --i) {
        if (restarts)
            f.reopen();
        undone.prepend(snapshot(i));
        const auto card = f.progress->undo();
        QVERIFY(card);
        QVERIFY(*card == f.key(1 + i % 4));
        QVERIFY(snapshot(i) == before.at(i));
    }
    QVERIFY(!f.progress->canUndo());
    for (int i = 0; i < 15; ++i) {
        if (restarts)
            f.reopen();
        QVERIFY(f.progress->redo());
        QVERIFY(snapshot(i) == undone.at(i));
    }
    QVERIFY(!f.progress->canRedo());
    QCOMPARE(f.store->database().scalar(u"SELECT count(*) FROM review_log"_s)->toInt(), 45);
}

void TestUndo::aNewGradeEndsRedo()
{
    StudyFixture f;
    QVERIFY(f.grade(1, Grade::Again));
    QVERIFY(f.grade(2, Grade::Good));
    QVERIFY(f.progress->undo());
    QVERIFY(f.progress->canRedo());
    QSignalSpy undoChanged(f.progress.get(), &StudyProgress::undoChanged);
    QVERIFY(f.grade(3, Grade::Easy));
    QCOMPARE(undoChanged.size(), 1);
    QVERIFY(!f.progress->canRedo());
    f.reopen();
    QVERIFY(!f.progress->canRedo());
    QVERIFY(*f.progress->undo() == f.key(3));
    QVERIFY(*f.progress->undo() == f.key(1)); // q2 was taken back before
    QVERIFY(*f.progress->redo() == f.key(1));
    QVERIFY(*f.progress->redo() == f.key(3));
    QVERIFY(!f.progress->canRedo());
}

void TestUndo::aLookAtAnAnswerDoesNotEndRedo()
{
    StudyFixture f;
    QVERIFY(f.grade(1, Grade::Again));
    QVERIFY(f.progress->undo());
    QVERIFY(f.progress->cardShown(f.key(2), u"h"_s));
    QVERIFY(f.progress->cardRevealed(f.key(2)));
    QVERIFY(f.progress->cardLeft());
    QVERIFY(f.progress->canRedo());
    QVERIFY(!f.progress->canUndo());
}

void TestUndo::undoOfNothingSaysSo()
{
    StudyFixture f;
    const auto undone = f.progress->undo();
    QVERIFY(!undone);
    QCOMPARE(undone.error().code, ErrorCode::NotFound);
    QVERIFY(!f.progress->redo());
    QCOMPARE(f.store->database().scalar(u"SELECT count(*) FROM review_log"_s)->toInt(), 0);
}

void TestUndo::whatWasTypedAfterTheGradeComesBackWithRedo()
{
    StudyFixture f;
    QVERIFY(f.progress->setWork(f.key(1), {.response = u"\"before\""_s}));
    QVERIFY(f.grade(1, Grade::Good));
    QVERIFY(f.progress->setWork(f.key(1), {.response = u"\"after\""_s})); // not stored yet
    QVERIFY(f.progress->undo());
    QCOMPARE(f.progress->work(f.key(1)).response, u"\"before\""_s);
    QVERIFY(f.progress->redo());
    QCOMPARE(f.progress->work(f.key(1)).response, u"\"after\""_s);
}

void TestUndo::theRowNamesWhatItTakesBack()
{
    StudyFixture f;
    const auto graded = f.grade(1, Grade::Good, u"answer"_s);
    QVERIFY(graded);
    QCOMPARE(f.progress->nextUndo()->eventId, graded->eventId);
    f.clock.advance(1000);
    QVERIFY(f.progress->undo());
    QVERIFY(f.progress->redo());
    const auto log = f.progress->history(f.key(1));
    QCOMPARE(log->size(), 3);
    QVERIFY(log->at(0) == *graded);
    QCOMPARE(log->at(1).kind, EventKind::Undo);
    QCOMPARE(log->at(2).kind, EventKind::Redo);
    for (int i = 1; i < 3; ++i) {
        QCOMPARE(log->at(i).undoes, graded->eventId);
        QVERIFY(!log->at(i).grade);
        QCOMPARE(log->at(i).answer, QString());
        QCOMPARE(log->at(i).answeredAtMs, graded->answeredAtMs + 1000);
    }
}

void TestUndo::aSlipMendedOnTheSpotKeepsItsTime()
{
    StudyFixture f;
    QVERIFY(f.progress->cardShown(f.key(1), u"hash-of-q1"_s));
    f.clock.advance(10'000);
    QVERIFY(f.progress->cardRevealed(f.key(1)));
    f.clock.advance(20'000);
    const auto slip = f.grade(1, Grade::Again);
    QVERIFY(slip);
    f.clock.advance(2'000);
    QVERIFY(f.progress->undo());
    const auto mended = f.grade(1, Grade::Good);
    QVERIFY(mended);
    QCOMPARE(mended->shownAtMs, slip->shownAtMs);
    QCOMPARE(mended->revealedAtMs, slip->revealedAtMs);
    QCOMPARE(mended->rawMs, 32'000);
    QCOMPARE(mended->activeMs, 32'000);

    QVERIFY(f.progress->undo()); // later, another card in between
    QVERIFY(f.progress->cardShown(f.key(2), u"hash-of-q2"_s));
    QVERIFY(f.progress->cardShown(f.key(1), u"hash-of-q1"_s));
    f.clock.advance(1'000);
    const auto again = f.grade(1, Grade::Good);
    QVERIFY(again);
    QCOMPARE(again->rawMs, 1'000);
}

void TestUndo::theLastGradeThatCountsIsTold()
{
    StudyFixture f;
    QVERIFY(!f.progress->lastGraded(f.key(1)));
    const CardWork work{.response = u"\"1\""_s, .ticks = {{u"a"_s, true}}, .unfolded = true};
    QVERIFY(f.progress->setWork(f.key(1), work));
    const auto event = f.grade(1, Grade::Hard);
    QVERIFY(event);
    const GradedWork expected{
        .eventId = event->eventId, .grade = Grade::Hard, .work = work, .stillOpen = true};
    QVERIFY(*f.progress->lastGraded(f.key(1)) == expected);
    f.reopen();
    QVERIFY(*f.progress->lastGraded(f.key(1)) == expected);

    f.clock.advance(1);
    QVERIFY(f.progress->cardFolded(f.key(1)));
    QVERIFY(!f.progress->lastGraded(f.key(1))->stillOpen);
    QVERIFY(f.progress->cardRevealed(f.key(1)));
    QVERIFY(!f.progress->lastGraded(f.key(1))->stillOpen);

    f.clock.advance(1);
    QVERIFY(f.grade(1, Grade::Easy));
    QCOMPARE(f.progress->lastGraded(f.key(1))->grade, Grade::Easy);
    QVERIFY(f.progress->undo());
    QCOMPARE(f.progress->lastGraded(f.key(1))->grade, Grade::Hard);
    QVERIFY(f.progress->undo());
    QVERIFY(!f.progress->lastGraded(f.key(1)));
}

void TestUndo::aRandomWalkKeepsCacheAndLogTogether()
{
    StudyFixture f;
    QRandomGenerator random(4711);
    QList<CardKey> undoStack; // what the walk expects
    QList<CardKey> redoStack;
    for (int step = 0; step < 400; ++step) {
        f.clock.advance(random.bounded(1, 3'600'000));
        switch (random.bounded(8)) {
        case 0:
        case 1:
            QCOMPARE(f.progress->canUndo(), !undoStack.isEmpty());
            if (!undoStack.isEmpty()) {
                redoStack.append(undoStack.takeLast());
                QVERIFY(*f.progress->undo() == redoStack.last());
            }
            break;
        case 2:
            QCOMPARE(f.progress->canRedo(), !redoStack.isEmpty());
            if (!redoStack.isEmpty()) {
                undoStack.append(redoStack.takeLast());
                QVERIFY(*f.progress->redo() == undoStack.last());
            }
            break;
        case 3:
            f.reopen();
            break;
        default:
            const int question = random.bounded(1, 6);
            QVERIFY(f.grade(question, Grade(random.bounded(1, 5))));
            undoStack.append(f.key(question));
            redoStack.clear();
        }
        if (step % 20 == 19) {
            const auto states = f.store->states();
            const QHash<CardKey, CardMark> marks = f.progress->marks();
            QVERIFY(f.store->rebuildStates());
            QVERIFY(*f.store->states() == *states);
            QVERIFY(*f.store->marks() == marks);
        }
    }
    QVERIFY(f.store->integrityCheck());
}

QTEST_GUILESS_MAIN(TestUndo)
#include "tst_undo.moc"
