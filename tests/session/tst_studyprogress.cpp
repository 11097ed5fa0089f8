// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/studyprogress.h"
#include "support/studyfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestStudyProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradeIsOneRowWithAllThatWasKnown();
    void typingIsStoredByItself();
    void foldAndPlaceComeBack();
    void everyUndoAfterARestartGivesBackTheExactState();
};

void TestStudyProgress::gradeIsOneRowWithAllThatWasKnown()
{
    StudyFixture f;
    QSignalSpy marked(f.progress.get(), &StudyProgress::marked);
    QVERIFY(f.progress->cardShown(f.key(1), u"hash-of-q1"_s));
    f.clock.advance(30'000);
    CardWork work{.response = u"{\"text\":\"half\"}"_s, .confidence = Confidence::Sure};
    QVERIFY(f.progress->setWork(f.key(1), work));
    f.clock.advance(10'000);
    QVERIFY(f.progress->cardRevealed(f.key(1)));
    work.unfolded = true;
    work.ticks = {{u"a"_s, true}};
    QVERIFY(f.progress->setWork(f.key(1), work));
    f.clock.advance(500'000);
    const auto graded = f.grade(1, Grade::Hard, u"my answer"_s);
    QVERIFY(graded);

    const auto log = f.progress->history(f.key(1));
    QVERIFY(log);
    QCOMPARE(log->size(), 1);
    const qint64 shown =
        QDateTime(QDate(2026, 12, 1), QTime(1, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    const ReviewEvent expected{
        .eventId = graded->eventId,
        .kind = EventKind::Review,
        .card = f.key(1),
        .contentHash = u"hash-of-q1"_s,
        .mode = StudyMode::Read,
        .grade = Grade::Hard,
        .confidence = Confidence::Sure,
        .points = {{u"a"_s, true}, {u"b"_s, false}, {u"c"_s, false}},
        .pointsScore = 0.5,
        .answer = u"my answer"_s,
        .shownAtMs = shown,
        .revealedAtMs = shown + 40'000,
        .answeredAtMs = shown + 540'000,
        .utcOffsetMin = 540,
        .studyDay = QDate(2026, 12, 1),
        .rawMs = 540'000,
        .activeMs = 160'000,
        .deviceId = f.store->deviceId(),
    };
    QVERIFY(log->first() == expected);
    QVERIFY(*graded == expected);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::Shaky);
    QCOMPARE(marked.size(), 1);
    QVERIFY(f.progress->work(f.key(1)) == CardWork{.unfolded = true});
}

void TestStudyProgress::typingIsStoredByItself()
{
    StudyFixture f;
    const CardWork work{.response = u"\"a\""_s};
    QVERIFY(f.progress->setWork(f.key(2), work));
    QVERIFY(f.progress->work(f.key(2)) == work);
    QTRY_VERIFY(*f.store->work(f.key(2)) == work);
}

void TestStudyProgress::foldAndPlaceComeBack()
{
    StudyFixture f;
    QVERIFY(f.progress->setUnfolded({f.key(1), f.key(3)}, true));
    QVERIFY(f.progress->setUnfolded({f.key(1)}, false));
    QVERIFY(f.progress->setPlace(u"bank"_s, {u"q3"_s, 0.25}));
    f.reopen();
    QCOMPARE(f.progress->unfoldedQuestions(u"bank"_s), QSet<QString>{u"q3"_s});
    QVERIFY(f.progress->place(u"bank"_s) == (ReadingPlace{u"q3"_s, 0.25}));
}

void TestStudyProgress::everyUndoAfterARestartGivesBackTheExactState()
{
    StudyFixture f;
    QList<QHash<CardKey, CardState>> states;
    QList<CardWork> works;
    for (int i = 0; i < 15; ++i) {
        const int question = 1 + i % 4;
        const CardWork work{.response = u"\"try %1\""_s.arg(i),
                            .ticks = {{u"b"_s, i % 2 == 0}},
                            .confidence = Confidence(1 + i % 3),
                            .hintsUsed = i};
        QVERIFY(f.progress->setWork(f.key(question), work));
        works.append(work);
        states.append(*f.store->states());
        QVERIFY(f.grade(question, Grade(1 + i % 4)));
    }
    for (int i = 14; i >= 0; --i) {
        f.reopen();
        const auto card = f.progress->undo();
        QVERIFY(card);
        QCOMPARE(card->questionId, f.key(1 + i % 4).questionId);
        QVERIFY(*f.store->states() == states.at(i));
        QVERIFY(f.progress->work(*card) == works.at(i));
    }
    QVERIFY(!f.progress->canUndo());
    for (int i = 0; i < 15; ++i) {
        f.reopen();
        QVERIFY(*f.store->states() == states.at(i));
        QVERIFY(f.progress->redo());
    }
    QVERIFY(!f.progress->canRedo());
}

QTEST_GUILESS_MAIN(TestStudyProgress)
#include "tst_studyprogress.moc"
