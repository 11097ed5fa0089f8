// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/scheduler.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr int Minute = 60; // seconds
constexpr int Hour = 60 * Minute;
constexpr int Day = 24 * Hour;

const QDate Today(2026, 12, 1);

Moment moment(int day, int seconds = 36'000)
{
    return {(day * qint64(Day) + seconds) * 1000, Today.addDays(day)};
}

Grade gradeAt(size_t index)
{
    return Grade(index + 1);
}

// On the one time line of study days and moments within them: a day begins before its moments.
bool isEarlier(const Placement &one, const Placement &other)
{
    return std::pair(one.dueDay, one.dueMs) < std::pair(other.dueDay, other.dueMs);
}

bool isAfter(const Placement &place, const Moment &now)
{
    return place.dueDay > now.studyDay || (place.dueDay == now.studyDay && place.dueMs > now.utcMs);
}

CardState reviewCard(double stability, int interval, int lastDay = 0)
{
    return {.card = {u"bank"_s, u"q"_s},
            .reviews = 5,
            .memory = MemoryState{stability, 5},
            .placement = {.phase = Phase::Review,
                          .intervalDays = interval,
                          .dueDay = Today.addDays(lastDay + interval)},
            .firstDay = Today,
            .lastReviewDay = Today.addDays(lastDay),
            .lastReviewMs = moment(lastDay).utcMs};
}

CardState newCard()
{
    return {.card = {u"bank"_s, u"q"_s}};
}

void press(CardState &state, const Scheduler &scheduler, Grade grade, const Moment &now,
           std::optional<Confidence> confidence = {})
{
    apply(state,
          {.kind = EventKind::Review,
           .card = state.card,
           .mode = StudyMode::Review,
           .grade = grade,
           .confidence = confidence,
           .placement = scheduler.place(state, grade, confidence, now),
           .answeredAtMs = now.utcMs,
           .studyDay = now.studyDay},
          scheduler.model());
}

} // namespace

class TestScheduler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // -- steps

    void aNewCardGoesThroughItsSteps()
    {
        const Scheduler scheduler = with({.fuzz = false});
        CardState card = newCard();
        const auto places = scheduler.preview(card, {}, moment(0));
        QCOMPARE(places[0], waiting(Phase::Learning, 0, Minute));
        QCOMPARE(places[1], waiting(Phase::Learning, 0, 330));
        QCOMPARE(places[2], waiting(Phase::Learning, 1, 10 * Minute));
        QCOMPARE(places[3], inDays(8));

        press(card, scheduler, Grade::Good, moment(0));
        QCOMPARE(scheduler.place(card, Grade::Again, {}, moment(0)),
                 waiting(Phase::Learning, 0, Minute));
        QCOMPARE(scheduler.place(card, Grade::Hard, {}, moment(0)),
                 waiting(Phase::Learning, 1, 10 * Minute));
        QCOMPARE(scheduler.place(card, Grade::Good, {}, moment(0)), inDays(2));
    }

    void aLapseGoesThroughTheRelearningSteps()
    {
        const Scheduler scheduler = with({.fuzz = false});
        CardState card = reviewCard(10, 10, -10);
        press(card, scheduler, Grade::Again, moment(0));
        QCOMPARE(card.placement, waiting(Phase::Relearning, 0, 10 * Minute));
        QCOMPARE(card.lapses, 1);
        QCOMPARE(scheduler.place(card, Grade::Hard, {}, moment(0)),
                 waiting(Phase::Relearning, 0, 15 * Minute));
        QCOMPARE(scheduler.place(card, Grade::Good, {}, moment(0)).phase, Phase::Review);
        press(card, scheduler, Grade::Again, moment(0));
        QCOMPARE(card.lapses, 1);
    }

    void hardOnALaterStepRepeatsIt()
    {
        const Scheduler scheduler = with({.learningSteps = {Minute, 10 * Minute, Hour}});
        CardState card = newCard();
        QCOMPARE(scheduler.place(card, Grade::Hard, {}, moment(0)),
                 waiting(Phase::Learning, 0, 330));
        press(card, scheduler, Grade::Good, moment(0));
        QCOMPARE(scheduler.place(card, Grade::Hard, {}, moment(0)),
                 waiting(Phase::Learning, 1, 10 * Minute));
        press(card, scheduler, Grade::Good, moment(0));
        QCOMPARE(scheduler.place(card, Grade::Hard, {}, moment(0)),
                 waiting(Phase::Learning, 2, Hour));
    }

    void easyLeavesTheStepsADayLaterThanGoodWould_data()
    {
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("Good leads to a step") << QList<int>{Minute, 10 * Minute};
        QTest::newRow("Good leaves them too") << QList<int>{10 * Minute};
        QTest::newRow("no steps") << QList<int>{};
    }

    void easyLeavesTheStepsADayLaterThanGoodWould()
    {
        QFETCH(QList<int>, steps);
        const Scheduler scheduler = with({.learningSteps = steps, .fuzz = false});
        CardState card = newCard();
        card.placement = {.phase = Phase::Learning, .dueDay = Today};
        card.memory = MemoryState{0.1, 9}; // a day for Good and for Easy, were it for the model
        card.lastReviewDay = Today;
        QCOMPARE(scheduler.place(card, Grade::Easy, {}, moment(0)), inDays(2));
        if (steps.size() < 2)
            QCOMPARE(scheduler.place(card, Grade::Good, {}, moment(0)), inDays(1));
    }

    void hardWithOneStep_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("days");
        QTest::newRow("half as long again") << 10 * Minute << 15 * Minute << 0;
        QTest::newRow("over a day: whole days") << 20 * Hour << 0 << 1;
        QTest::newRow("at most a day more") << 4 * Day << 0 << 5;
    }

    void hardWithOneStep()
    {
        QFETCH(int, step);
        QFETCH(int, seconds);
        QFETCH(int, days);
        const Scheduler scheduler = with({.learningSteps = {step}, .fuzz = false});
        const Placement place = scheduler.place(newCard(), Grade::Hard, {}, moment(0));
        QCOMPARE(place.phase, Phase::Learning);
        QCOMPARE(place.intervalDays, days);
        QCOMPARE(place.dueDay, Today.addDays(days));
        QCOMPARE(place.dueMs, seconds == 0 ? 0 : moment(0).utcMs + seconds * 1000);
    }

    void aStepOfADayAndMoreIsRoundedToDays_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("days");
        QTest::newRow("a second less than a day") << Day - 1 << 0;
        QTest::newRow("a day") << Day << 1;
        QTest::newRow("a day and a half") << Day + Day / 2 << 2;
        QTest::newRow("ten days") << 10 * Day << 10;
        QTest::newRow("beyond the maximum") << 1000 * Day << 365;
    }

    void aStepOfADayAndMoreIsRoundedToDays()
    {
        QFETCH(int, step);
        QFETCH(int, days);
        const Scheduler scheduler = with({.learningSteps = {step}, .maximumInterval = 365});
        const Placement place = scheduler.place(newCard(), Grade::Again, {}, moment(0));
        QCOMPARE(place.phase, Phase::Learning);
        QCOMPARE(place.intervalDays, days);
        QCOMPARE(place.dueDay, Today.addDays(days));
        QCOMPARE(place.dueMs > 0, days == 0);
    }

    void withSteps_AgainStaysWithinTheDay()
    {
        const Scheduler scheduler = with({});
        for (const CardState &card :
             {newCard(), reviewCard(0.01, 1, -1), reviewCard(500, 400, -400)}) {
            const Placement place = scheduler.place(card, Grade::Again, {}, moment(0));
            QCOMPARE(place.dueDay, Today);
            QVERIFY(place.dueMs > moment(0).utcMs);
        }
    }

    void withoutSteps_everyGradeLeadsToWholeDays()
    {
        const Scheduler scheduler =
            with({.learningSteps = {}, .relearningSteps = {}, .fuzz = false});
        for (const CardState &card :
             {newCard(), reviewCard(0.01, 1, -1), reviewCard(500, 400, -400)}) {
            for (const Placement &place : scheduler.preview(card, {}, moment(0))) {
                QCOMPARE(place.phase, Phase::Review);
                QVERIFY(place.intervalDays >= 1);
            }
        }
        CardState card = reviewCard(10, 10, -10);
        press(card, scheduler, Grade::Again, moment(0));
        QCOMPARE(card.lapses, 1);
        QCOMPARE(card.placement, inDays(1));
    }

    void stepsTakenAwayMeanwhile_theNextPassEndsThem()
    {
        CardState card = newCard();
        press(card, with({.learningSteps = {60, 600, 3600}}), Grade::Good, moment(0));
        press(card, with({.learningSteps = {60, 600, 3600}}), Grade::Good, moment(0));
        QCOMPARE(card.placement.step, 2);
        const auto places = with({.learningSteps = {60}}).preview(card, {}, moment(0));
        QCOMPARE(places[0].phase, Phase::Learning);
        QCOMPARE(places[1].phase, Phase::Review);
        QCOMPARE(places[2].phase, Phase::Review);
    }

    void memoryDoesNotDependOnTheSteps()
    {
        CardState one = newCard();
        CardState other = newCard();
        const QList<std::pair<int, Grade>> history{{0, Grade::Again},  {0, Grade::Good},
                                                   {0, Grade::Good},   {3, Grade::Hard},
                                                   {20, Grade::Again}, {20, Grade::Good}};
        for (const auto &[day, grade] : history) {
            press(one, with({}), grade, moment(day));
            press(other,
                  with({.desiredRetention = 0.8, .learningSteps = {}, .relearningSteps = {}}),
                  grade, moment(day));
            QCOMPARE(one.memory, other.memory);
        }
    }

    // -- intervals

    void halfADayIsRoundedUp()
    {
        QList<double> parameters = m_model->parameters();
        parameters[2] = 2.5; // stability after a first Good
        const Scheduler scheduler(*memoryModel(parameters), {.learningSteps = {}, .fuzz = false});
        QCOMPARE(scheduler.place(newCard(), Grade::Good, {}, moment(0)), inDays(3));
    }

    void aPassOfAReviewCardGrowsByADayAButton()
    {
        const Scheduler scheduler = with({.fuzz = false});
        const CardState card = reviewCard(0.5, 40, -1); // an interval that memory does not bear out
        const auto places = scheduler.preview(card, {}, moment(0));
        QVERIFY(places[1].intervalDays < 40);
        QVERIFY(places[2].intervalDays > places[1].intervalDays);
        QVERIFY(places[3].intervalDays > places[2].intervalDays);
    }

    void theMaximumIsReachedAndKept_whileStabilityGrowsOn()
    {
        const Scheduler scheduler = with({.desiredRetention = 0.95, .maximumInterval = 365});
        CardState card = newCard();
        int day = 0;
        for (int i = 0; i < 30; ++i) {
            press(card, scheduler, Grade::Easy, moment(day));
            QVERIFY(card.placement.intervalDays <= 365);
            day += std::max(card.placement.intervalDays, 1);
        }
        QVERIFY(card.memory->stability > 5000);
        for (const Grade grade : {Grade::Hard, Grade::Good, Grade::Easy})
            QVERIFY(scheduler.place(card, grade, {}, moment(day)).intervalDays >= 345);
        const Scheduler exact =
            with({.desiredRetention = 0.95, .maximumInterval = 365, .fuzz = false});
        QCOMPARE(exact.place(card, Grade::Good, {}, moment(day)).intervalDays, 365);
    }

    void aMaximumOfOneDayHolds()
    {
        const Scheduler scheduler = with({.maximumInterval = 1});
        for (const Placement &place : scheduler.preview(reviewCard(500, 400, -400), {}, moment(0)))
            QVERIFY(place.intervalDays <= 1);
    }

    void aClockSetBackIsTheSameDay()
    {
        const Scheduler scheduler = with({});
        const CardState card = reviewCard(10, 10, 5);
        for (size_t i = 0; i < 4; ++i) {
            const Placement back = scheduler.place(card, gradeAt(i), {}, moment(-3));
            const Placement same = scheduler.place(card, gradeAt(i), {}, moment(5));
            QCOMPARE(back.intervalDays, same.intervalDays);
            QVERIFY(isAfter(back, moment(-3)));
        }
    }

    void optionsOutOfRangeAreBroughtIntoIt()
    {
        const SchedulerOptions options = with({.desiredRetention = 1.5,
                                               .learningSteps = {0, 60, -5},
                                               .relearningSteps = {-1},
                                               .maximumInterval = 0})
                                             .options();
        QCOMPARE(options.desiredRetention, 0.99);
        QCOMPARE(options.learningSteps, QList<int>{60});
        QVERIFY(options.relearningSteps.isEmpty());
        QCOMPARE(options.maximumInterval, 1);
        QCOMPARE(with({.desiredRetention = qQNaN()}).options().desiredRetention, 0.70);
    }

    // -- fuzz

    void theLabelIsWhatIsStored_howeverOftenItIsAsked()
    {
        const CardState card = reviewCard(50, 40, -40);
        const auto labels = with({}).preview(card, {}, moment(0));
        for (size_t i = 0; i < 4; ++i)
            QCOMPARE(with({}).place(card, gradeAt(i), {}, moment(0, 40'000)).intervalDays,
                     labels[i].intervalDays);
    }

    void cardsLearntTogetherComeBackOnSeveralDays()
    {
        QSet<int> byCard;
        QSet<int> byRepetition;
        QSet<int> unfuzzed;
        for (int i = 0; i < 40; ++i) {
            CardState card = reviewCard(50, 40, -40);
            card.card.questionId = u"q%1"_s.arg(i);
            byCard << with({}).place(card, Grade::Good, {}, moment(0)).intervalDays;
            unfuzzed << with({.fuzz = false}).place(card, Grade::Good, {}, moment(0)).intervalDays;
            card = reviewCard(50, 40, -40);
            card.reviews = i;
            byRepetition << with({}).place(card, Grade::Good, {}, moment(0)).intervalDays;
        }
        QVERIFY(byCard.size() > 5);
        QVERIFY(byRepetition.size() > 5);
        QCOMPARE(unfuzzed.size(), 1);
    }

    // -- sure but wrong

    void aSureAnswerThatWasWrongComesBackWithinThreeDays_data()
    {
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("no steps") << QList<int>{};
        QTest::newRow("one") << QList<int>{10 * Minute};
        QTest::newRow("two") << QList<int>{Minute, 10 * Minute};
        QTest::newRow("a week") << QList<int>{7 * Day};
        QTest::newRow("minutes, then a week") << QList<int>{10 * Minute, 7 * Day};
        QTest::newRow("days") << QList<int>{Day, 4 * Day, 9 * Day};
    }

    void aSureAnswerThatWasWrongComesBackWithinThreeDays()
    {
        QFETCH(QList<int>, steps);
        const Scheduler scheduler = with({.learningSteps = steps, .relearningSteps = steps});
        const QList<Grade> grades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};
        for (const CardState &start : {newCard(), reviewCard(900, 800, -800)}) {
            for (const Grade second : grades) {
                for (const Grade third : grades) {
                    CardState card = start;
                    press(card, scheduler, Grade::Again, moment(0), Confidence::Sure);
                    QVERIFY(card.placement.dueDay <= Today.addDays(3));
                    press(card, scheduler, second, moment(0, 40'000));
                    QVERIFY(card.placement.dueDay <= Today.addDays(3));
                    press(card, scheduler, third, moment(0, 50'000));
                    QVERIFY(card.placement.dueDay <= Today.addDays(3));
                    QVERIFY(card.placement.phase != Phase::Review ||
                            card.placement.dueDay >= Today.addDays(1));
                }
            }
        }
    }

    void onceRecalledOnALaterDay_theIntervalIsFreeAgain()
    {
        const Scheduler scheduler = with({});
        CardState card = reviewCard(900, 800, -800);
        press(card, scheduler, Grade::Again, moment(0), Confidence::Sure);
        press(card, scheduler, Grade::Good, moment(0, 40'000));
        QCOMPARE(card.placement.intervalDays, 3);
        QVERIFY(card.sureButWrong);
        press(card, scheduler, Grade::Easy, moment(3));
        QVERIFY(!card.sureButWrong);
        QVERIFY(card.placement.intervalDays > 3);
    }

    void anUnsureMistakeIsNotHurried()
    {
        const Scheduler scheduler = with({.relearningSteps = {7 * Day}});
        const CardState card = reviewCard(900, 800, -800);
        for (const Confidence confidence : {Confidence::Guess, Confidence::Unsure})
            QCOMPARE(scheduler.place(card, Grade::Again, confidence, moment(0)).intervalDays, 7);
        QVERIFY(scheduler.place(card, Grade::Good, Confidence::Sure, moment(0)).intervalDays > 100);
    }

    // -- moving due days on request

    void reschedulingTwiceIsReschedulingOnce()
    {
        const Scheduler scheduler = with({.desiredRetention = 0.8});
        for (int i = 0; i < 200; ++i) {
            CardState card = reviewCard(0.5 * i, i, -i / 2);
            card.reviews = i;
            card.placement = *scheduler.rescheduled(card, i / 3);
            QCOMPARE(scheduler.rescheduled(card, i / 3), std::optional(card.placement));
            QCOMPARE(card.placement.dueDay,
                     card.lastReviewDay.addDays(card.placement.intervalDays));
        }
    }

    void reschedulingByTheSameOptionsKeepsTheDay()
    {
        const Scheduler scheduler = with({});
        CardState card = newCard();
        int day = 0;
        int before = 0;
        int compared = 0;
        for (int i = 0; i < 12; ++i) {
            before = card.placement.intervalDays;
            press(card, scheduler, Grade::Good, moment(day));
            // Else Hard is near and has pushed Good away.
            if (card.memory->stability > 40 && card.memory->stability < 20'000) {
                QCOMPARE(scheduler.rescheduled(card, before), std::optional(card.placement));
                ++compared;
            }
            day = int(Today.daysTo(card.placement.dueDay));
        }
        QCOMPARE(compared, 7);
    }

    void onlyCardsInReviewAreRescheduled()
    {
        const Scheduler scheduler = with({});
        QVERIFY(!scheduler.rescheduled(newCard()));
        CardState card = newCard();
        press(card, scheduler, Grade::Good, moment(0));
        QVERIFY(!scheduler.rescheduled(card)); // in its steps
        card = reviewCard(20, 20);
        QVERIFY(scheduler.rescheduled(card));
        card.sureButWrong = true;
        QCOMPARE(scheduler.rescheduled(card)->intervalDays, 3);
        card.suspended = true;
        QVERIFY(!scheduler.rescheduled(card));
    }

    // -- whatever happens

    void inAnyHistoryTheNextTimeIsLaterAndABetterGradeNeverSooner()
    {
        QRandomGenerator random(20261201);
        const QList<int> delays{1, Minute, 10 * Minute, 5 * Hour, Day - 1, Day, 3 * Day, 40 * Day};
        const auto someSteps = [&] {
            QList<int> steps;
            for (int i = random.bounded(4); i > 0; --i)
                steps.append(delays.at(random.bounded(delays.size())));
            return steps;
        };
        QList<Scheduler> schedulers{with({})};
        for (int i = 0; i < 60; ++i)
            schedulers.append(with({.desiredRetention = 0.70 + 0.29 * random.generateDouble(),
                                    .learningSteps = someSteps(),
                                    .relearningSteps = someSteps(),
                                    .maximumInterval = i % 3 == 0 ? 1 + random.bounded(400) : 36500,
                                    .fuzz = i % 4 != 0}));
        for (int history = 0; history < 100'000; ++history) {
            const Scheduler &scheduler = schedulers.at(history % schedulers.size());
            const int maximum = scheduler.options().maximumInterval;
            CardState card = newCard();
            card.reviews = history;
            Moment now = moment(random.bounded(1000), random.bounded(Day));
            for (int review = random.bounded(1, 7); review > 0; --review) {
                const auto confidence = random.bounded(3) == 0 ? std::optional(Confidence::Sure)
                                                               : std::optional<Confidence>();
                const auto places = scheduler.preview(card, confidence, now);
                const bool comesBackSoon = card.sureButWrong && card.lastReviewDay >= now.studyDay;
                for (size_t i = 0; i < 4; ++i) {
                    const Placement &place = places[i];
                    QVERIFY(isAfter(place, now));
                    QVERIFY(i == 0 || !isEarlier(place, places[i - 1]));
                    QVERIFY(place.intervalDays <= maximum);
                    QVERIFY(place.dueDay == now.studyDay.addDays(place.intervalDays));
                    QVERIFY(place.phase != Phase::Review || place.intervalDays >= 1);
                    QVERIFY(!comesBackSoon || place.intervalDays <= 3);
                }
                if (card.placement.phase == Phase::Review && !comesBackSoon)
                    QVERIFY(places[3].intervalDays > places[2].intervalDays ||
                            places[3].intervalDays == maximum);
                const Grade grade = Grade(random.bounded(1, 5));
                press(card, scheduler, grade, now, confidence);
                QCOMPARE(card.placement, places.at(size_t(grade) - 1));
                // Sometimes at once, sometimes late, seldom with the clock set back.
                const int days = random.bounded(3) == 0 ? 0
                                 : random.bounded(50) == 0
                                     ? -random.bounded(30)
                                     : random.bounded(2 * card.placement.intervalDays + 2);
                now = {now.utcMs + days * qint64(Day) * 1000 + 1000, now.studyDay.addDays(days)};
            }
        }
    }

private:
    Scheduler with(SchedulerOptions options) const { return {m_model, std::move(options)}; }

    static Placement waiting(Phase phase, int step, int seconds)
    {
        return {.phase = phase,
                .step = step,
                .dueDay = Today,
                .dueMs = moment(0).utcMs + seconds * 1000};
    }

    static Placement inDays(int days)
    {
        return {.phase = Phase::Review, .intervalDays = days, .dueDay = Today.addDays(days)};
    }

    MemoryModelPtr m_model = *memoryModel();
};

QTEST_GUILESS_MAIN(TestScheduler)
#include "tst_scheduler.moc"
