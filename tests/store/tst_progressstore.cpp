// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"
#include "store/progressstore.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 1);

ReviewEvent review(int number, const QString &question, Grade grade)
{
    return {
        .eventId = u"00000000-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')),
        .kind = EventKind::Review,
        .card = {u"bank"_s, question},
        .contentHash = u"hash"_s,
        .mode = StudyMode::Read,
        .grade = grade,
        .shownAtMs = 1'000,
        .answeredAtMs = 2'000 + number,
        .utcOffsetMin = 540,
        .studyDay = Today,
        .rawMs = 1'000,
        .activeMs = 1'000,
        .deviceId = u"this"_s,
    };
}

ReviewEvent reversal(int number, EventKind kind, const ReviewEvent &of)
{
    ReviewEvent event = review(number, of.card.questionId, Grade::Good);
    event.kind = kind;
    event.grade.reset();
    event.undoes = of.eventId;
    return event;
}

Question question(const QString &id, const QStringList &formerly = {})
{
    Question question;
    question.id = id;
    question.formerly = formerly;
    return question;
}

Bank bankOf(const QList<Question> &questions)
{
    Bank bank;
    bank.id = u"bank"_s;
    bank.questions = questions;
    bank.reindex();
    return bank;
}

} // namespace

class TestProgressStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        reopen();
    }

    void cleanup() { m_store.reset(); }

    void theLogCannotBeChanged_data()
    {
        QTest::addColumn<QString>("sql");
        const QString columns = u"event_id, kind, bank_id, question_id, content_hash, mode, grade, "
                                "points, answer, shown_at_ms, answered_at_ms, utc_offset_min, "
                                "study_day, raw_ms, active_ms, device_id"_s;
        const QString values = u"'%1', 'review', 'bank', 'q1', '', 'read', 4, '{}', '', 0, 0, 0, "
                               "'2026-12-01', 0, 0, ''"_s.arg(review(1, {}, {}).eventId);
        QTest::newRow("UPDATE") << u"UPDATE review_log SET grade = 4"_s;
        QTest::newRow("DELETE") << u"DELETE FROM review_log"_s;
        QTest::newRow("DELETE of one") << u"DELETE FROM review_log WHERE seq = 1"_s;
        QTest::newRow("INSERT OR REPLACE by event")
            << u"INSERT OR REPLACE INTO review_log (%1) VALUES (%2)"_s.arg(columns, values);
        QTest::newRow("REPLACE by row number")
            << u"REPLACE INTO review_log (seq, %1) VALUES (1, %2)"_s.arg(
                   columns, QString(values).replace(u"0001'"_s, u"0009'"_s));
        QTest::newRow("UPDATE OR REPLACE")
            << u"UPDATE OR REPLACE review_log SET event_id = '%1'"_s.arg(review(2, {}, {}).eventId);
    }

    void theLogCannotBeChanged()
    {
        QFETCH(QString, sql);
        QVERIFY(m_store->append(review(1, u"q1"_s, Grade::Again)));
        QVERIFY(m_store->append(review(2, u"q1"_s, Grade::Hard)));
        const auto before = m_store->eventsOf({u"bank"_s, u"q1"_s});
        const Status changed = m_store->database().execute(sql);
        QVERIFY(!changed);
        QVERIFY(changed.error().detail.contains("append-only"_L1));
        QVERIFY(*m_store->eventsOf({u"bank"_s, u"q1"_s}) == *before);
    }

    void senselessRowsAreRefused_data()
    {
        QTest::addColumn<EventKind>("kind");
        QTest::addColumn<int>("grade"); // 0: none
        QTest::addColumn<QString>("undoes");
        QTest::newRow("a review without a grade") << EventKind::Review << 0 << QString();
        QTest::newRow("grade 5") << EventKind::Review << 5 << QString();
        QTest::newRow("an undo of nothing") << EventKind::Undo << 0 << QString();
        QTest::newRow("a review that undoes") << EventKind::Review << 3 << u"x"_s;
    }

    void senselessRowsAreRefused()
    {
        QFETCH(EventKind, kind);
        QFETCH(int, grade);
        QFETCH(QString, undoes);
        ReviewEvent event = review(1, u"q1"_s, Grade(grade));
        event.kind = kind;
        event.undoes = undoes;
        if (grade == 0)
            event.grade.reset();
        QVERIFY(!m_store->append(event));
        QVERIFY(m_store->states()->isEmpty());
    }

    void anEventIsThereOnceHoweverOftenItIsAppended()
    {
        const ReviewEvent event = review(1, u"q1"_s, Grade::Good);
        QVERIFY(m_store->append(event));
        ReviewEvent changed = event;
        changed.grade = Grade::Again;
        const auto again = m_store->append(changed);
        QVERIFY(again);
        QVERIFY(again->event == event);
        QCOMPARE(again->state.reviews, 1);
        QCOMPARE(m_store->eventsOf(event.card)->size(), 1);
    }

    void theCacheIsWhatTheLogGives()
    {
        const ReviewEvent one = review(1, u"q1"_s, Grade::Again);
        const ReviewEvent two = review(2, u"q1"_s, Grade::Good);
        const ReviewEvent other = review(3, u"q2"_s, Grade::Hard);
        QVERIFY(m_store->append(one));
        QVERIFY(m_store->append(two));
        QVERIFY(m_store->append(other));
        QVERIFY(m_store->append(reversal(4, EventKind::Undo, other)));
        QVERIFY(m_store->append(reversal(5, EventKind::Undo, two)));
        QVERIFY(m_store->append(reversal(6, EventKind::Redo, two)));
        const auto states = m_store->states();
        QVERIFY(states);
        QCOMPARE(states->size(), 1);
        CardState expected{.card = one.card};
        apply(expected, one, *m_store->model());
        apply(expected, two, *m_store->model());
        QVERIFY(states->value(one.card) == expected);
        QCOMPARE(expected.mark, CardMark::Shaky);
        QVERIFY(m_store->database().execute(u"DELETE FROM card_state"_s));
        QVERIFY(m_store->rebuildStates());
        QVERIFY(*m_store->states() == *states);
    }

    void acts_data()
    {
        QTest::addColumn<EventKind>("kind");
        QTest::addColumn<bool>("isAct");
        QTest::newRow("review") << EventKind::Review << true;
        QTest::newRow("seen") << EventKind::Seen << false;
        QTest::newRow("suspend") << EventKind::Suspend << true;
        QTest::newRow("unsuspend") << EventKind::Unsuspend << true;
        QTest::newRow("bury") << EventKind::Bury << true;
        QTest::newRow("reset") << EventKind::Reset << true;
        QTest::newRow("reschedule") << EventKind::Reschedule << true;
        QTest::newRow("note") << EventKind::Note << true;
        QTest::newRow("flag") << EventKind::Flag << true;
        QTest::newRow("unflag") << EventKind::Unflag << true;
        QTest::newRow("import") << EventKind::Import << false;
    }

    void acts() // what undo takes back, and what ends the chance to redo
    {
        QFETCH(EventKind, kind);
        QFETCH(bool, isAct);
        const auto own = [&](ReviewEvent event) {
            event.deviceId = m_store->deviceId();
            return event;
        };
        const ReviewEvent grade = own(review(1, u"q1"_s, Grade::Good));
        const ReviewEvent other = own(review(2, u"q1"_s, Grade::Good));
        QVERIFY(m_store->append(grade));
        QVERIFY(m_store->append(other));
        QVERIFY(m_store->append(own(reversal(3, EventKind::Undo, other))));
        QVERIFY(*m_store->nextRedo() == other);
        ReviewEvent event = own(review(4, u"q2"_s, Grade::Good));
        event.kind = kind;
        QVERIFY(m_store->append(event));
        QVERIFY(m_store->append(review(5, u"q1"_s, Grade::Good))); // another device's
        QVERIFY(*m_store->nextUndo() == (isAct ? event : grade));
        QCOMPARE((*m_store->nextRedo()).has_value(), !isAct);
    }

    void aHeldLockLosesNothing()
    {
        const ReviewEvent event = review(1, u"q1"_s, Grade::Good);
        const auto other = Database::open(ProgressStore::fileIn(m_folder->path()));
        QVERIFY(other);
        QVERIFY((*other)->execute(u"BEGIN IMMEDIATE"_s));
        const auto refused = m_store->append(event);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Busy);
        QVERIFY(m_store->states()->isEmpty());
        QVERIFY((*other)->execute(u"ROLLBACK"_s));
        QVERIFY(m_store->append(event));
        QCOMPARE(m_store->eventsOf(event.card)->size(), 1);
    }

    void aFullDiskLeavesTheFileWhole()
    {
        Database &database = m_store->database();
        QVERIFY(database.scalar(u"PRAGMA max_page_count=%1"_s.arg(
            database.scalar(u"PRAGMA page_count"_s)->toInt() + 4)));
        int stored = 0;
        std::optional<ErrorCode> code;
        for (int i = 1; !code && i < 100; ++i) {
            ReviewEvent event = review(i, u"q1"_s, Grade::Good);
            event.answer = u"가나다라"_s.repeated(300);
            const auto appended = m_store->append(event);
            if (appended)
                ++stored;
            else
                code = appended.error().code;
        }
        QVERIFY(code == ErrorCode::DiskFull);
        QVERIFY(m_store->integrityCheck());
        QCOMPARE(m_store->eventsOf({u"bank"_s, u"q1"_s})->size(), stored);
        QCOMPARE((*m_store->cardState({u"bank"_s, u"q1"_s}))->reviews, stored);

        QVERIFY(database.scalar(u"PRAGMA max_page_count=100000"_s));
        QVERIFY(m_store->append(review(stored + 1, u"q1"_s, Grade::Good)));
        QCOMPARE(m_store->eventsOf({u"bank"_s, u"q1"_s})->size(), stored + 1);
    }

    void aWorkerReadsBesideTheWriter()
    {
        QVERIFY(m_store->append(review(1, u"q1"_s, Grade::Good)));
        qsizetype cards = -1;
        bool couldWrite = true;
        const std::unique_ptr<QThread> worker(QThread::create([&] {
            const auto reader = ProgressStore::openReadOnly(m_folder->path());
            if (!reader)
                return;
            cards = (*reader)->states()->size();
            couldWrite = (*reader)->rebuildStates().has_value();
        }));
        worker->start();
        QVERIFY(worker->wait());
        QCOMPARE(cards, 1);
        QVERIFY(!couldWrite);
    }

    void aDraftIsSetAsideByAGradeAndComesBackWithUndo()
    {
        const ReviewEvent event = review(1, u"q1"_s, Grade::Good);
        const CardWork first{.response = u"\"1\""_s,
                             .ticks = {{u"a"_s, true}, {u"b"_s, false}},
                             .confidence = Confidence::Sure,
                             .hintsUsed = 2};
        const CardWork second{.response = u"\"2\""_s};
        QVERIFY(m_store->putDraft(event.card, first));
        QVERIFY(m_store->append(event));
        QVERIFY(m_store->work(event.card)->isEmpty());
        QVERIFY(m_store->putDraft(event.card, second));
        QVERIFY(m_store->append(reversal(2, EventKind::Undo, event)));
        QVERIFY(*m_store->work(event.card) == first);
        QVERIFY(m_store->append(reversal(3, EventKind::Redo, event)));
        QVERIFY(*m_store->work(event.card) == second);
        QVERIFY(m_store->append(reversal(4, EventKind::Undo, event)));
        QVERIFY(*m_store->work(event.card) == first);
    }

    void anEmptyDraftLeavesNoRow()
    {
        const CardKey card{u"bank"_s, u"q1"_s};
        QVERIFY(m_store->putDraft(card, {.hintsUsed = 1}));
        QVERIFY(m_store->putDraft(card, {}));
        QCOMPARE(m_store->database().scalar(u"SELECT count(*) FROM work"_s)->toInt(), 0);
    }

    void aQuestionThatReturnsHasItsHistory()
    {
        QVERIFY(m_store->append(review(1, u"gone"_s, Grade::Again)));
        QVERIFY(m_store->adopt(bankOf({question(u"q1"_s)})));
        QCOMPARE(m_store->marks()->value({u"bank"_s, u"gone"_s}), CardMark::Missed);
        QCOMPARE(m_store->adopt(bankOf({question(u"gone"_s)}))->size(), 0);
        QCOMPARE(m_store->eventsOf({u"bank"_s, u"gone"_s})->size(), 1);
    }

    void aRenamedQuestionKeepsItsProgress()
    {
        const CardKey old{u"bank"_s, u"old"_s};
        const CardKey mid{u"bank"_s, u"mid"_s};
        const CardKey now{u"bank"_s, u"now"_s};
        const ReviewEvent first = review(1, u"old"_s, Grade::Again);
        QVERIFY(m_store->append(first));
        QVERIFY(m_store->putDraft(old, {.hintsUsed = 1}));
        QVERIFY(m_store->putPlace(u"bank"_s, {u"old"_s, 0.5}));
        QCOMPARE(m_store->adopt(bankOf({question(u"mid"_s, {u"old"_s})}))->size(), 2);
        QVERIFY(m_store->append(review(2, u"mid"_s, Grade::Good)));
        QVERIFY(m_store->adopt(bankOf({question(u"now"_s, {u"mid"_s})}))); // "old" forgotten
        reopen();
        QCOMPARE(m_store->currentKey(old), now);
        QCOMPARE(m_store->eventsOf(now)->size(), 2);
        QCOMPARE(m_store->states()->size(), 1);
        QCOMPARE((*m_store->cardState(now))->recentGrades, (QList{Grade::Again, Grade::Good}));
        QCOMPARE(m_store->place(u"bank"_s)->questionId, u"now"_s);
        QVERIFY(m_store->append(reversal(3, EventKind::Undo, first)));
        QCOMPARE((*m_store->cardState(now))->recentGrades, QList{Grade::Good});
        const auto states = m_store->states();
        QVERIFY(m_store->rebuildStates());
        QVERIFY(*m_store->states() == *states);
    }

    void aFormerIdThatIsAQuestionAgainHasItsOwnHistory()
    {
        const CardKey old{u"bank"_s, u"old"_s};
        QVERIFY(m_store->append(review(1, u"old"_s, Grade::Again)));
        QVERIFY(m_store->adopt(bankOf({question(u"now"_s, {u"old"_s})})));
        QVERIFY(m_store->append(review(2, u"now"_s, Grade::Good)));
        const auto both =
            m_store->adopt(bankOf({question(u"now"_s, {u"old"_s}), question(u"old"_s)}));
        QVERIFY(both);
        QCOMPARE(both->size(), 2);
        QCOMPARE((*m_store->cardState(old))->recentGrades, QList{Grade::Again});
        QCOMPARE((*m_store->cardState({u"bank"_s, u"now"_s}))->recentGrades, QList{Grade::Good});
    }

    void anUnchangedBankCostsNoWrite()
    {
        const Bank bank = bankOf({question(u"now"_s, {u"old"_s})});
        QVERIFY(m_store->adopt(bank));
        const int before = m_store->database().scalar(u"SELECT total_changes()"_s)->toInt();
        QCOMPARE(m_store->adopt(bank)->size(), 0);
        QCOMPARE(m_store->database().scalar(u"SELECT total_changes()"_s)->toInt(), before);
    }

private:
    void reopen()
    {
        m_store.reset();
        auto opened = ProgressStore::open(m_folder->path(), Today);
        QVERIFY(opened);
        m_store = std::move(opened).value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProgressStore> m_store;
};

QTEST_GUILESS_MAIN(TestProgressStore)
#include "tst_progressstore.moc"
