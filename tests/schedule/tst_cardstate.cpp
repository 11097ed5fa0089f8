// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/cardstate.h"
#include "schedule/scheduler.h"

#include <QRandomGenerator>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 1);

ReviewEvent graded(int day, Grade grade, std::optional<Placement> placement = {})
{
    return {.eventId = u"e"_s,
            .kind = EventKind::Review,
            .card = {u"bank"_s, u"q"_s},
            .mode = StudyMode::Review,
            .grade = grade,
            .placement = placement,
            .answeredAtMs = day * 86'400'000LL,
            .studyDay = Today.addDays(day)};
}

Placement inReview(int day, int interval)
{
    return {
        .phase = Phase::Review, .intervalDays = interval, .dueDay = Today.addDays(day + interval)};
}

} // namespace

class TestCardState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mark_data()
    {
        QTest::addColumn<QString>("grades"); // digits, latest last
        QTest::addColumn<CardMark>("mark");
        QTest::newRow("never graded") << u""_s << CardMark::New;
        QTest::newRow("Again") << u"1"_s << CardMark::Missed;
        QTest::newRow("Hard") << u"2"_s << CardMark::Shaky;
        QTest::newRow("Good at first sight") << u"3"_s << CardMark::Known;
        QTest::newRow("Easy at first sight") << u"4"_s << CardMark::Known;
        QTest::newRow("Good directly after Again") << u"13"_s << CardMark::Shaky;
        QTest::newRow("Easy directly after Again") << u"14"_s << CardMark::Shaky;
        QTest::newRow("Good twice after Again") << u"133"_s << CardMark::Known;
        QTest::newRow("Good after Hard") << u"23"_s << CardMark::Known;
        QTest::newRow("Hard after Easy") << u"42"_s << CardMark::Shaky;
        QTest::newRow("Again after Easy") << u"441"_s << CardMark::Missed;
        QTest::newRow("more than is remembered") << u"11133"_s << CardMark::Known;
    }

    void mark()
    {
        QFETCH(QString, grades);
        CardState state;
        for (const QChar digit : grades) {
            apply(
                state,
                {.eventId = u"e"_s, .kind = EventKind::Review, .grade = Grade(digit.digitValue())},
                *m_model);
        }
        QTEST(state.mark, "mark");
        QCOMPARE(state.reviews, grades.size());
    }

    void onlyGradesChangeTheMark_data()
    {
        QTest::addColumn<EventKind>("kind");
        QTest::addColumn<CardMark>("mark");
        QTest::newRow("seen") << EventKind::Seen << CardMark::Missed;
        QTest::newRow("suspend") << EventKind::Suspend << CardMark::Missed;
        QTest::newRow("bury") << EventKind::Bury << CardMark::Missed;
        QTest::newRow("note") << EventKind::Note << CardMark::Missed;
        QTest::newRow("reset begins anew") << EventKind::Reset << CardMark::New;
    }

    void onlyGradesChangeTheMark()
    {
        QFETCH(EventKind, kind);
        CardState state;
        apply(state, {.eventId = u"1"_s, .kind = EventKind::Review, .grade = Grade::Again},
              *m_model);
        apply(state, {.eventId = u"2"_s, .kind = kind}, *m_model);
        QTEST(state.mark, "mark");
        QCOMPARE(state.reviews, 1);
        QCOMPARE(state.suspended, kind == EventKind::Suspend);
        QCOMPARE(state.seen, kind == EventKind::Seen ? 1 : 0);
        QCOMPARE(state.lastEventId, u"2"_s);
    }

    // -- the schedule

    void whatMovesMemory_data()
    {
        QTest::addColumn<ReviewEvent>("event");
        QTest::addColumn<bool>("memory");
        QTest::addColumn<bool>("placement");
        const auto row = [](const char *name, bool memory, bool placement, auto change) {
            ReviewEvent event = graded(9, Grade::Hard);
            change(event);
            QTest::newRow(name) << event << memory << placement;
        };
        row("review", true, true, [](ReviewEvent &) {});
        row("reading", true, true, [](ReviewEvent &e) { e.mode = StudyMode::Read; });
        row("import", true, true, [](ReviewEvent &e) { e.kind = EventKind::Import; });
        row("import without a grade", false, false, [](ReviewEvent &e) {
            e.kind = EventKind::Import;
            e.grade.reset();
        });
        row("exam", false, false, [](ReviewEvent &e) { e.mode = StudyMode::Exam; });
        row("exam that is to count", true, true, [](ReviewEvent &e) {
            e.mode = StudyMode::Exam;
            e.placement = inReview(9, 4);
        });
        row("cram", false, false, [](ReviewEvent &e) { e.mode = StudyMode::Cram; });
        row("class", false, false, [](ReviewEvent &e) { e.mode = StudyMode::Class; });
        for (const EventKind kind : {EventKind::Seen, EventKind::Suspend, EventKind::Bury,
                                     EventKind::Note, EventKind::Flag}) {
            row(qPrintable(eventKindName(kind)), false, false, [kind](ReviewEvent &e) {
                e.kind = kind;
                e.grade.reset();
            });
        }
        row("reschedule", false, true, [](ReviewEvent &e) {
            e.kind = EventKind::Reschedule;
            e.grade.reset();
            e.placement = inReview(9, 4);
        });
    }

    void whatMovesMemory()
    {
        QFETCH(ReviewEvent, event);
        QFETCH(bool, memory);
        QFETCH(bool, placement);
        const CardState before = replayed({graded(0, Grade::Good, inReview(0, 5))}, *m_model);
        CardState after = before;
        apply(after, event, *m_model);
        QCOMPARE(after.memory != before.memory, memory);
        QCOMPARE(after.lastReviewDay != before.lastReviewDay, memory);
        QCOMPARE(after.placement != before.placement, placement);
        QCOMPARE(movesSchedule(event), memory);
        if (event.placement)
            QCOMPARE(after.placement, *event.placement);
    }

    void aResetMakesTheCardNew()
    {
        CardState card = replayed({graded(0, Grade::Again), graded(1, Grade::Good)}, *m_model);
        card.lapses = 9;
        card.leech = true;
        card.sureButWrong = true;
        ReviewEvent reset = graded(2, Grade::Good);
        reset.kind = EventKind::Reset;
        reset.grade.reset();
        apply(card, reset, *m_model);
        QVERIFY(!card.memory);
        QCOMPARE(card.placement, Placement{});
        QCOMPARE(card.lapses, 0);
        QVERIFY(!card.leech && !card.sureButWrong && !card.lastReviewDay.isValid());
        apply(card, graded(30, Grade::Good), *m_model);
        QCOMPARE(card.memory, m_model->next({}, {}, Grade::Good));
        QCOMPARE(card.firstDay, Today.addDays(30));
    }

    void lapsesAreCountedOutOfTheStepsOnly_andMakeALeech()
    {
        CardState card = replayed({graded(0, Grade::Again), graded(0, Grade::Again)}, *m_model);
        QCOMPARE(card.lapses, 0);
        QList<int> told;
        for (int lapse = 1; lapse <= 17; ++lapse) {
            apply(card, graded(lapse, Grade::Good, inReview(lapse, 1)), *m_model);
            apply(card, graded(lapse + 1, Grade::Again, inReview(lapse, 1)), *m_model);
            QCOMPARE(card.lapses, lapse);
            QCOMPARE(card.leech, lapse >= 8);
            if (isLeechLapse(lapse))
                told.append(lapse);
        }
        QCOMPARE(told, (QList<int>{8, 12, 16}));
    }

    void timeIsCountedFromTheLastGradeThatMovedTheSchedule()
    {
        ReviewEvent cram = graded(7, Grade::Good);
        cram.mode = StudyMode::Cram;
        const CardState card = replayed({graded(2, Grade::Good), cram}, *m_model);
        QCOMPARE(elapsedSince(card, Today.addDays(10), 10 * 86'400'000LL).studyDays, 8);
        QCOMPARE(elapsedSince(card, Today.addDays(10), 10 * 86'400'000LL).days, 8.0);
        QCOMPARE(elapsedSince(card, Today, 0).studyDays, 0);
        QCOMPARE(elapsedSince(card, Today, 0).days, 0.0);
        QCOMPARE(elapsedSince({}, Today, 0).studyDays, 0);
    }

    void otherParametersMoveMemory_butNoDueDay()
    {
        QList<double> parameters = m_model->parameters();
        parameters[2] = 9;
        parameters[20] = 0.5;
        const MemoryModelPtr other = *memoryModel(parameters);
        QRandomGenerator random(3);
        int moved = 0;
        for (int history = 0; history < 300; ++history) {
            QList<ReviewEvent> events;
            int day = 0;
            for (int i = random.bounded(1, 12); i > 0; --i) {
                ReviewEvent event = graded(day, Grade(random.bounded(1, 5)));
                if (history % 2 == 0) // else a row of schema 1
                    event.placement = inReview(day, random.bounded(1, 30));
                if (random.bounded(4) == 0)
                    event.confidence = Confidence::Sure;
                events.append(event);
                day += random.bounded(20);
            }
            const CardState one = replayed(events, *m_model);
            const CardState two = replayed(events, *other);
            QCOMPARE(one.placement, two.placement);
            moved += one.memory != two.memory;
        }
        QVERIFY(moved > 200);
    }

    void aRowOfSchema1IsScheduledAsIfTheDefaultsHadHeld()
    {
        CardState card = replayed({graded(0, Grade::Good)}, *m_model);
        QCOMPARE(card.placement.phase, Phase::Learning);
        QCOMPARE(card.placement.dueMs, 600'000);
        apply(card, graded(0, Grade::Good), *m_model);
        QCOMPARE(card.placement, inReview(0, 2));
        apply(card, graded(2, Grade::Good), *m_model);
        QVERIFY(card.placement.intervalDays > 4 && card.placement.intervalDays < 13);
        apply(card, graded(9, Grade::Again), *m_model);
        QCOMPARE(card.placement.phase, Phase::Relearning);
    }

    void aReplayAllocatesNothingForGrades()
    {
        CardState card = replayed(
            {graded(0, Grade::Good), graded(1, Grade::Hard), graded(2, Grade::Again)}, *m_model);
        const Grade *const storage = card.recentGrades.constData();
        for (int day = 3; day < 50; ++day) {
            apply(card, graded(day, Grade(1 + day % 4), inReview(day, 1)), *m_model);
            QCOMPARE(card.recentGrades.constData(), storage);
        }
        QCOMPARE(card.recentGrades, (QList<Grade>{Grade::Easy, Grade::Again, Grade::Hard}));
    }

    void markNamesAreRead()
    {
        for (int i = 0; i < CardMarkCount; ++i)
            QCOMPARE(markFromName(markName(CardMark(i))), CardMark(i));
    }

private:
    static CardState replayed(const QList<ReviewEvent> &events, const MemoryModel &model)
    {
        CardState state{.card = {u"bank"_s, u"q"_s}};
        for (const ReviewEvent &event : events)
            apply(state, event, model);
        return state;
    }

    MemoryModelPtr m_model = *memoryModel();
};

QTEST_GUILESS_MAIN(TestCardState)
#include "tst_cardstate.moc"
