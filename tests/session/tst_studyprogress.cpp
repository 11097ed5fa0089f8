// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/studyprogress.h"
#include "store/database.h"
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
    void idleTimeIsLeftOut_data();
    void idleTimeIsLeftOut();
    void aClockSetBackDoesNotSpoilTheTimes();
    void studyDayFollowsZoneAndRollover_data();
    void studyDayFollowsZoneAndRollover();
    void eachRowKeepsTheRuleOfItsTime();
    void ticksAreOptional();
    void ticksOfPointsThatAreGoneCountForNothing();
    void seen_data();
    void seen();
    void aSeenRowHasItsTimes();
    void aBusyDatabaseRefusesAGradeAndTheNextTryLogsItOnce();
    void aFullDiskKeepsTheDraftAndTheGradeCanBeRescued();
    void typingThatCannotBeStoredIsKeptAndTold();
    void aLookThatCannotBeStoredIsWrittenLater();
    void whatWasTypedLastIsStoredOnTheWayOut();
    void historyFollowsARewordingAndABankThatReturns();
    void banksWithTheSameQuestionsAreApart();
    void aRenamedQuestionKeepsMarkAndDraft();
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
        // Hard on a first step: half-way to the second of 1 and 10 minutes.
        .placement = Placement{.phase = Phase::Learning,
                               .dueDay = QDate(2026, 12, 1),
                               .dueMs = shown + 540'000 + 330'000},
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

void TestStudyProgress::idleTimeIsLeftOut_data()
{
    QTest::addColumn<QList<int>>("gaps"); // seconds between inputs, the last up to the grade
    QTest::addColumn<int>("active");      // seconds
    QTest::newRow("at once") << QList<int>{5} << 5;
    QTest::newRow("two minutes without a key count") << QList<int>{120} << 120;
    QTest::newRow("beyond them it is idle") << QList<int>{121} << 120;
    QTest::newRow("forty minutes away") << QList<int>{10, 2400, 5} << 135;
    QTest::newRow("twelve minutes of typing count in full") << QList<int>(72, 10) << 720;
}

void TestStudyProgress::idleTimeIsLeftOut()
{
    QFETCH(QList<int>, gaps);
    QFETCH(int, active);
    StudyFixture f;
    QVERIFY(f.progress->cardShown(f.key(1), u"h"_s));
    qint64 raw = 0;
    for (const int gap : std::as_const(gaps)) {
        f.progress->userActive();
        f.clock.advance(gap * 1000LL);
        raw += gap * 1000LL;
    }
    const auto event = f.grade(1, Grade::Good);
    QVERIFY(event);
    QCOMPARE(event->activeMs, active * 1000LL);
    QCOMPARE(event->rawMs, raw);
}

void TestStudyProgress::aClockSetBackDoesNotSpoilTheTimes()
{
    StudyFixture f;
    QVERIFY(f.progress->cardShown(f.key(1), u"h"_s));
    f.clock.advance(20'000);
    f.clock.setUtc(u"2026-11-30T00:00:00Z"_s);
    const auto event = f.grade(1, Grade::Good);
    QVERIFY(event);
    QCOMPARE(event->rawMs, 20'000);
    QCOMPARE(event->activeMs, 20'000);
    QCOMPARE(event->studyDay, QDate(2026, 11, 30));
}

void TestStudyProgress::studyDayFollowsZoneAndRollover_data()
{
    QTest::addColumn<QString>("utc");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<int>("rollover");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("offset");
    const QByteArray seoul("Asia/Seoul");
    const QByteArray newYork("America/New_York");
    QTest::newRow("Seoul, half past eight")
        << u"2026-12-01T23:30:00Z"_s << seoul << 4 << QDate(2026, 12, 2) << 540;
    QTest::newRow("Seoul, 03:59") << u"2026-12-01T18:59:00Z"_s << seoul << 4 << QDate(2026, 12, 1)
                                  << 540;
    QTest::newRow("Seoul, 03:59, day begins at midnight")
        << u"2026-12-01T18:59:00Z"_s << seoul << 0 << QDate(2026, 12, 2) << 540;
    QTest::newRow("New York, before summer time")
        << u"2026-03-08T06:30:00Z"_s << newYork << 4 << QDate(2026, 3, 7) << -300;
    QTest::newRow("New York, after it began")
        << u"2026-03-08T08:00:00Z"_s << newYork << 4 << QDate(2026, 3, 8) << -240;
    QTest::newRow("New York, when it ends, 03:59")
        << u"2026-11-01T08:59:00Z"_s << newYork << 4 << QDate(2026, 10, 31) << -300;
    QTest::newRow("a zone of half hours") << u"2026-12-01T00:00:00Z"_s << QByteArray("Asia/Kolkata")
                                          << 4 << QDate(2026, 12, 1) << 330;
}

void TestStudyProgress::studyDayFollowsZoneAndRollover()
{
    QFETCH(QString, utc);
    QFETCH(QByteArray, zone);
    QFETCH(int, rollover);
    StudyFixture f;
    f.clock.setUtc(utc);
    f.clock.setZone(zone);
    f.settings->set(options::RolloverHour, rollover);
    const auto event = f.grade(1, Grade::Good);
    QVERIFY(event);
    QTEST(event->studyDay, "day");
    QTEST(event->utcOffsetMin, "offset");
    QCOMPARE(event->answeredAtMs, f.clock.nowMs());
}

void TestStudyProgress::eachRowKeepsTheRuleOfItsTime() // Seoul, then a flight to Los Angeles
{
    StudyFixture f;
    f.clock.setUtc(u"2026-12-01T01:00:00Z"_s);
    QVERIFY(f.grade(1, Grade::Good));
    f.clock.advance(20 * 3'600'000);
    f.clock.setZone("America/Los_Angeles");
    QVERIFY(f.grade(1, Grade::Good));
    f.settings->set(options::RolloverHour, 0);
    f.reopen();
    const auto log = f.progress->history(f.key(1));
    QCOMPARE(log->at(0).studyDay, QDate(2026, 12, 1));
    QCOMPARE(log->at(0).utcOffsetMin, 540);
    QCOMPARE(log->at(1).studyDay, QDate(2026, 12, 1));
    QCOMPARE(log->at(1).utcOffsetMin, -480);
}

void TestStudyProgress::ticksAreOptional()
{
    StudyFixture f;
    const auto plain = f.grade(1, Grade::Good);
    QVERIFY(plain);
    QVERIFY(plain->points.isEmpty());
    QVERIFY(!plain->pointsScore);
    QVERIFY(!plain->confidence);
    QVERIFY(!plain->revealedAtMs);

    QVERIFY(f.progress->setWork(f.key(2), {.ticks = {{u"a"_s, false}}}));
    const auto none = f.grade(2, Grade::Again);
    QVERIFY(none);
    QCOMPARE(none->points.size(), 3);
    QCOMPARE(*none->pointsScore, 0.0);
}

void TestStudyProgress::ticksOfPointsThatAreGoneCountForNothing()
{
    StudyFixture f;
    QVERIFY(f.progress->setWork(f.key(1), {.ticks = {{u"gone"_s, true}}}));
    const auto all = f.grade(1, Grade::Good);
    QVERIFY(all);
    QVERIFY(all->points.isEmpty());
    QVERIFY(!all->pointsScore);
    QVERIFY(f.progress->setWork(f.key(2), {.ticks = {{u"a"_s, true}, {u"gone"_s, true}}}));
    const auto some = f.grade(2, Grade::Good);
    QVERIFY(some);
    QCOMPARE(some->points.keys(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(*some->pointsScore, 0.5);
}

void TestStudyProgress::seen_data()
{
    QTest::addColumn<QString>("acts"); // see seen()
    QTest::addColumn<int>("seen");
    QTest::newRow("only shown") << u"sl"_s << 0;
    QTest::newRow("unfolded and left") << u"sul"_s << 1;
    QTest::newRow("unfolded, then another card") << u"suo"_s << 1;
    QTest::newRow("unfolded, then the program closes") << u"sux"_s << 1;
    QTest::newRow("unfolded, the program closes and opens") << u"suxsl"_s << 1;
    QTest::newRow("unfolded and folded again") << u"suf"_s << 1;
    QTest::newRow("folded again and left") << u"sufl"_s << 1;
    QTest::newRow("once a showing") << u"sufufl"_s << 1;
    QTest::newRow("twice shown, twice unfolded") << u"suflsufl"_s << 2;
    QTest::newRow("left unfolded, passed by again") << u"sulsl"_s << 1;
    QTest::newRow("graded") << u"sugl"_s << 0;
    QTest::newRow("graded, then folded") << u"sugfl"_s << 0;
    QTest::newRow("graded without unfolding") << u"sgl"_s << 0;
    QTest::newRow("graded, taken back and left") << u"sugzl"_s << 1;
    QTest::newRow("graded, taken back, graded") << u"sugzgl"_s << 0;
    QTest::newRow("unfolded with all others, never come to") << u"aol"_s << 0;
    QTest::newRow("unfolded with all others, come to and left") << u"aosl"_s << 1;
    QTest::newRow("folded by way of its work") << u"sUF"_s << 1;
}

void TestStudyProgress::seen()
{
    QFETCH(QString, acts);
    QFETCH(int, seen);
    StudyFixture f;
    const CardKey card = f.key(1);
    for (const QChar act : std::as_const(acts)) {
        f.clock.advance(1000);
        switch (act.toLatin1()) {
        case 's':
            QVERIFY(f.progress->cardShown(card, u"hash-of-q1"_s));
            break;
        case 'o':
            QVERIFY(f.progress->cardShown(f.key(2), u"hash-of-q2"_s));
            break;
        case 'a':
            QVERIFY(f.progress->setUnfolded({card, f.key(3)}, true));
            break;
        case 'u':
            QVERIFY(f.progress->cardRevealed(card));
            break;
        case 'U':
            QVERIFY(f.progress->setWork(card, {.unfolded = true}));
            break;
        case 'f':
            QVERIFY(f.progress->cardFolded(card));
            break;
        case 'F':
            QVERIFY(f.progress->setWork(card, {.unfolded = false}));
            break;
        case 'g':
            QVERIFY(f.grade(1, Grade::Good));
            break;
        case 'z':
            QVERIFY(f.progress->undo());
            break;
        case 'l':
            QVERIFY(f.progress->cardLeft());
            break;
        case 'x':
            f.reopen();
            break;
        }
    }
    const auto log = f.progress->history(card);
    QCOMPARE(std::ranges::count(*log, EventKind::Seen, &ReviewEvent::kind), seen);
    QVERIFY(f.progress->history(f.key(2))->isEmpty());
    QVERIFY(f.progress->history(f.key(3))->isEmpty());
}

void TestStudyProgress::aSeenRowHasItsTimes()
{
    StudyFixture f;
    QVERIFY(f.progress->cardShown(f.key(1), u"hash-of-q1"_s));
    f.clock.advance(3000);
    QVERIFY(f.progress->cardRevealed(f.key(1)));
    f.clock.advance(200'000);
    QVERIFY(f.progress->cardLeft());
    const auto log = f.progress->history(f.key(1));
    QCOMPARE(log->size(), 1);
    const ReviewEvent &event = log->first();
    QCOMPARE(event.mode, StudyMode::Read);
    QVERIFY(!event.grade);
    QCOMPARE(event.contentHash, u"hash-of-q1"_s);
    QCOMPARE(*event.revealedAtMs - event.shownAtMs, 3000);
    QCOMPARE(event.answeredAtMs - event.shownAtMs, 203'000);
    QCOMPARE(event.rawMs, 203'000);
    QCOMPARE(event.activeMs, 123'000);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::New);
}

void TestStudyProgress::aBusyDatabaseRefusesAGradeAndTheNextTryLogsItOnce()
{
    StudyFixture f;
    const CardWork work{.response = u"\"typed\""_s, .ticks = {{u"a"_s, true}}};
    QVERIFY(f.progress->setWork(f.key(1), work));
    QSignalSpy marked(f.progress.get(), &StudyProgress::marked);
    const auto other = Database::open(ProgressStore::fileIn(f.folder.path()));
    QVERIFY(other && (*other)->execute(u"BEGIN IMMEDIATE"_s));

    const auto refused = f.grade(1, Grade::Good, u"typed"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Busy);
    QVERIFY(f.progress->failedGrade());
    QCOMPARE(f.progress->failedGrade()->answer, u"typed"_s);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::New);
    QVERIFY(marked.isEmpty());
    QVERIFY(!f.progress->canUndo());
    QVERIFY(f.progress->work(f.key(1)) == work);

    const QString id = f.progress->failedGrade()->eventId;
    QVERIFY((*other)->execute(u"ROLLBACK"_s));
    const auto graded = f.grade(1, Grade::Good, u"typed"_s);
    QVERIFY(graded);
    QCOMPARE(graded->eventId, id);
    QVERIFY(!f.progress->failedGrade());
    QCOMPARE(f.progress->history(f.key(1))->size(), 1);
    QCOMPARE(marked.size(), 1);
}

void TestStudyProgress::aFullDiskKeepsTheDraftAndTheGradeCanBeRescued()
{
    StudyFixture f;
    QVERIFY(f.grade(2, Grade::Easy));
    QVERIFY(f.progress->cardShown(f.key(1), u"h"_s));
    Database &database = f.store->database();
    QVERIFY(database.scalar(u"PRAGMA max_page_count=1"_s)); // means: no more than there is
    const CardWork work{.response = u"\"%1\""_s.arg(u"가나다"_s.repeated(5000))};
    QVERIFY(f.progress->setWork(f.key(1), work));
    const auto refused = f.grade(1, Grade::Good, u"가나다"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::DiskFull);
    QVERIFY(f.progress->work(f.key(1)) == work);
    QVERIFY(f.progress->failedGrade());

    const QString path = f.folder.filePath(u"rescue.jsonl"_s);
    QVERIFY(StudyProgress::writeRescueFile(path, *f.progress->failedGrade()));
    QVERIFY(database.scalar(u"PRAGMA max_page_count=100000"_s));
    f.reopen(); // the draft was stored on the way out
    QVERIFY(f.progress->work(f.key(1)) == work);
    const auto rescued = f.progress->importRescueFile(path);
    QVERIFY(rescued);
    QCOMPARE(rescued->added, 1);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::Known);
    QVERIFY(f.progress->work(f.key(1)).isEmpty());
    const auto again = f.progress->importRescueFile(path);
    QCOMPARE(again->added, 0);
    QCOMPARE(again->alreadyThere, 1);
    QCOMPARE(f.progress->history(f.key(1))->size(), 1);
    QVERIFY(*f.progress->undo() == f.key(1));
    QVERIFY(f.progress->work(f.key(1)) == work);
}

void TestStudyProgress::typingThatCannotBeStoredIsKeptAndTold()
{
    StudyFixture f;
    QSignalSpy failed(f.progress.get(), &StudyProgress::saveFailed);
    const auto other = Database::open(ProgressStore::fileIn(f.folder.path()));
    QVERIFY(other && (*other)->execute(u"BEGIN IMMEDIATE"_s));
    const CardWork work{.response = u"\"typed\""_s};
    QVERIFY(f.progress->setWork(f.key(1), work));
    QTRY_VERIFY(!failed.isEmpty());
    QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::Busy);
    QVERIFY((*other)->execute(u"ROLLBACK"_s));
    QTRY_VERIFY(*f.store->work(f.key(1)) == work);
}

void TestStudyProgress::aLookThatCannotBeStoredIsWrittenLater()
{
    StudyFixture f;
    QVERIFY(f.progress->cardShown(f.key(1), u"h"_s));
    QVERIFY(f.progress->cardRevealed(f.key(1)));
    const auto other = Database::open(ProgressStore::fileIn(f.folder.path()));
    QVERIFY(other && (*other)->execute(u"BEGIN IMMEDIATE"_s));
    QVERIFY(!f.progress->cardLeft());
    QVERIFY((*other)->execute(u"ROLLBACK"_s));
    QVERIFY(f.progress->cardShown(f.key(2), u"h"_s));
    QCOMPARE(f.progress->history(f.key(1))->size(), 1);
}

void TestStudyProgress::whatWasTypedLastIsStoredOnTheWayOut()
{
    StudyFixture f;
    QVERIFY(f.progress->setWork(f.key(1), {.response = u"\"1\""_s}));
    QVERIFY(f.progress->setWork(f.key(2), {.response = u"\"2\""_s}));
    f.reopen();
    QCOMPARE(f.progress->work(f.key(1)).response, u"\"1\""_s);
    QCOMPARE(f.progress->work(f.key(2)).response, u"\"2\""_s);
}

void TestStudyProgress::historyFollowsARewordingAndABankThatReturns()
{
    StudyFixture f;
    Question &question = f.bank.questions.first();
    const auto reword = [&](int point, const QString &id, const QString &words) {
        question.points[point].id = id;
        question.points[point].ownId = false;
        question.points[point].text = LocalText(u"ko"_s, words);
    };
    reword(0, u"t-1"_s, u"텐서 병렬은 노드 안에서 쓴다"_s);
    question.contentHash = u"one"_s;
    QVERIFY(f.progress->setWork(f.key(1), {.ticks = {{u"t-1"_s, true}}}));
    QVERIFY(f.grade(1, Grade::Again));

    reword(0, u"t-2"_s, u"텐서 병렬은 노드 안에서만 쓴다"_s);
    question.contentHash = u"two"_s;
    f.reopen();
    QVERIFY(f.progress->setWork(f.key(1), {.ticks = {{u"t-2"_s, true}}}));
    QVERIFY(f.grade(1, Grade::Good));
    const auto log = f.progress->history(f.key(1));
    QCOMPARE(log->size(), 2);
    QVERIFY(log->at(0).points == log->at(1).points);
    QCOMPARE(log->at(1).points.value(u"t-1"_s), true);
    QCOMPARE((*f.store->cardState(f.key(1)))->contentHash, u"two"_s);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::Shaky);
}

void TestStudyProgress::banksWithTheSameQuestionsAreApart()
{
    StudyFixture f;
    const Bank other = smallBank(3, u"other"_s);
    QVERIFY(f.grade(1, Grade::Good));
    QCOMPARE(f.progress->mark(other.key(other.questions.first())), CardMark::New);
    QVERIFY(f.progress->grade(other.questions.first(), other, Grade::Again, StudyMode::Review, {}));
    f.reopen();
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::Known);
    QCOMPARE(f.progress->mark(other.key(other.questions.first())), CardMark::Missed);
    QCOMPARE(f.progress->marks().size(), 2);
}

void TestStudyProgress::aRenamedQuestionKeepsMarkAndDraft()
{
    StudyFixture f;
    QVERIFY(f.grade(1, Grade::Again));
    QVERIFY(f.progress->setWork(f.key(1), {.hintsUsed = 2}));
    const CardKey old = f.key(1);
    f.bank.questions.first().id = u"renamed"_s;
    f.bank.questions.first().formerly = {u"q1"_s};
    f.bank.reindex();
    QSignalSpy marked(f.progress.get(), &StudyProgress::marked);
    QVERIFY(f.progress->adopt(f.bank));
    QCOMPARE(marked.size(), 2);
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::Missed);
    QCOMPARE(f.progress->mark(old), CardMark::New);
    QCOMPARE(f.progress->work(f.key(1)).hintsUsed, 2);
    QVERIFY(*f.progress->undo() == f.key(1));
    QCOMPARE(f.progress->mark(f.key(1)), CardMark::New);
}

QTEST_GUILESS_MAIN(TestStudyProgress)
#include "tst_studyprogress.moc"
