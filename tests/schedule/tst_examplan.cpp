// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/examplan.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 10);

CardState fresh(int number = 0)
{
    return {.card = {u"bank"_s, QString::number(number)}};
}

QList<CardState> freshCards(int count)
{
    QList<CardState> cards;
    for (int i = 0; i < count; ++i)
        cards.append(fresh(i));
    return cards;
}

// Answered some days ago, due in some days, forgotten by half after as long as 'stability' says.
CardState known(int daysAgo, int dueIn, double stability)
{
    CardState state = fresh();
    state.memory = MemoryState{stability, 5};
    state.lastReviewDay = Today.addDays(-daysAgo);
    state.firstDay = Today.addDays(-daysAgo - 10);
    state.placement = {
        .phase = Phase::Review, .intervalDays = daysAgo + dueIn, .dueDay = Today.addDays(dueIn)};
    return state;
}

// A set in use: a third new, the others in all stages.
QList<CardState> someCards(int count)
{
    QList<CardState> cards;
    for (int i = 0; i < count; ++i)
        cards.append(i % 3 == 0 ? fresh(i) : known(1 + i % 7, i % 11 - 2, 1 + i % 20));
    return cards;
}

ExamPlanOptions examIn(int days, int minutesPerDay = 30)
{
    return {.today = Today, .examDay = Today.addDays(days), .minutesPerDay = minutesPerDay};
}

// Counts its calls and cancels at one of them.
class CancellingModel final : public MemoryModel
{
public:
    CancellingModel(std::atomic_bool &cancelled, int atCall)
        : m_cancelled(cancelled)
        , m_atCall(atCall)
    {
    }

    MemoryState next(const std::optional<MemoryState> &state, Elapsed elapsed,
                     Grade grade) const override
    {
        return m_model->next(state, elapsed, grade);
    }
    double retrievability(const MemoryState &state, Elapsed elapsed) const override
    {
        if (++calls == m_atCall)
            m_cancelled = true;
        return m_model->retrievability(state, elapsed);
    }
    double interval(const MemoryState &state, double retention) const override
    {
        return m_model->interval(state, retention);
    }
    Result<MemoryState> fromSm2(double ease, double days, double retention) const override
    {
        return m_model->fromSm2(ease, days, retention);
    }
    const QList<double> &parameters() const override { return m_model->parameters(); }

    mutable int calls = 0;

private:
    MemoryModelPtr m_model = *memoryModel();
    std::atomic_bool &m_cancelled;
    int m_atCall;
};

} // namespace

class TestExamPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newCardBeforeTomorrow_isRecalledAsTheModelSays()
    {
        ExamPlanOptions options = examIn(1);
        options.firstRecall = 1;
        const ExamPlan plan = planForExam({fresh()}, m_scheduler, options);
        QCOMPARE(plan.today, QList<int>{0});
        QCOMPARE(plan.fits, QList<int>{0});
        QVERIFY(plan.left.isEmpty());
        QCOMPARE(plan.minutesMissing, 0);
        // One answer and the second of two steps. S = w2 = 2.3065 days, which a Good on the same
        // day does not raise: exp(w17 w18) S^-w19 = 1.0507 * 0.9465 < 1.
        QCOMPARE(plan.days, (QList<ExamPlan::Day>{{.day = Today, .fresh = 1, .minutes = 1.5}}));
        const double recall = std::pow(1 + (std::pow(0.9, -1 / 0.1542) - 1) / 2.3065, -0.1542);
        QVERIFY(std::abs(plan.recalledExpected - recall) < 1e-9);
        QVERIFY(std::abs(recall - 0.9468) < 1e-4);
        QCOMPARE(plan.recalledLow, 0); // 5 % of the exams
        QCOMPARE(plan.recalledHigh, 1);
    }

    void newCardMissedAtFirst_goesThroughAllSteps()
    {
        ExamPlanOptions options = examIn(1);
        options.firstRecall = 0;
        const ExamPlan plan = planForExam({fresh()}, m_scheduler, options);
        QCOMPARE(plan.days.first().minutes, 2.0);
        MemoryState memory = m_model->next({}, {}, Grade::Again);
        memory = m_model->next(memory, {}, Grade::Good);
        memory = m_model->next(memory, {}, Grade::Good);
        QVERIFY(std::abs(plan.recalledExpected - m_model->retrievability(memory, {1, 1})) < 1e-9);
    }

    void newCardLongerThanTheDay_isLeft()
    {
        ExamPlanOptions options = examIn(1, 1);
        options.firstRecall = 1;
        const ExamPlan plan = planForExam({fresh()}, m_scheduler, options);
        QCOMPARE(plan.left, QList<int>{0});
        QVERIFY(plan.fits.isEmpty() && plan.today.isEmpty());
        QCOMPARE(plan.recalledExpected, 0.0);
        QCOMPARE(plan.minutesMissing, 1); // 90 seconds
    }

    void knownCardWithoutTimeForIt_isRecalledAsTheModelSays_data()
    {
        QTest::addColumn<int>("dueIn");
        QTest::addColumn<bool>("isLeft");
        QTest::newRow("due after the exam: fits") << 5 << false;
        QTest::newRow("due on the exam day: fits") << 1 << false;
        QTest::newRow("due today: does not") << 0 << true;
    }

    void knownCardWithoutTimeForIt_isRecalledAsTheModelSays()
    {
        QFETCH(int, dueIn);
        ExamPlanOptions options = examIn(1, 1);
        options.secondsPerReview = 61;
        const CardState card = known(4, dueIn, 9);
        const ExamPlan plan = planForExam({card}, m_scheduler, options);
        QVERIFY(plan.today.isEmpty());
        QTEST(!plan.left.isEmpty(), "isLeft");
        QCOMPARE(plan.left.size() + plan.fits.size(), 1);
        QVERIFY(std::abs(plan.recalledExpected - m_model->retrievability(*card.memory, {5, 5})) <
                1e-9);
    }

    void knownCardWithTimeForIt_isAskedBeforeTheExam_data()
    {
        QTest::addColumn<int>("dueIn");
        QTest::addColumn<bool>("isEarly");
        QTest::newRow("due: as a review") << 0 << false;
        QTest::newRow("not due yet: early") << 5 << true;
    }

    void knownCardWithTimeForIt_isAskedBeforeTheExam()
    {
        QFETCH(int, dueIn);
        QFETCH(bool, isEarly);
        ExamPlanOptions options = examIn(1);
        options.runs = 4000;
        const CardState card = known(10, dueIn, 9);
        const ExamPlan plan = planForExam({card}, m_scheduler, options);
        QCOMPARE(plan.today, QList<int>{0});
        QCOMPARE(plan.days.first().early, isEarly ? 1.0 : 0.0);
        QCOMPARE(plan.days.first().reviews, isEarly ? 0.0 : 1.0);

        const double recall = m_model->retrievability(*card.memory, {10, 10});
        const auto tomorrow = [&](Grade grade, int steps) {
            MemoryState memory = m_model->next(card.memory, {10, 10}, grade);
            for (int i = 0; i < steps; ++i)
                memory = m_model->next(memory, {}, Grade::Good);
            return m_model->retrievability(memory, {1, 1});
        };
        const double good = tomorrow(Grade::Good, 0);
        const double again = tomorrow(Grade::Again, 1);
        const double noise =
            4 * std::sqrt(recall * (1 - recall) / options.runs); // of the share recalled
        QVERIFY(std::abs(plan.recalledExpected - (recall * good + (1 - recall) * again)) <
                noise * (good - again));
        QVERIFY(std::abs(plan.days.first().minutes - 0.5 * (1 + (1 - recall))) < noise);
    }

    void today_isDueThenNewThenEarly()
    {
        const QList<CardState> cards{known(10, 4, 30), fresh(1), known(2, 0, 9), known(9, 0, 9),
                                     fresh(4)};
        QCOMPARE(planForExam(cards, m_scheduler, examIn(1)).today, (QList<int>{3, 2, 1, 4, 0}));
        QCOMPARE(planForExam(cards, m_scheduler, examIn(1, 2)).today, (QList<int>{3, 2, 0}));
        QCOMPARE(planForExam(cards, m_scheduler, examIn(1, 2)).left, (QList<int>{1, 4}));
    }

    void earlyReviews_areOfWhatWillBeWeakestOnTheExamDay()
    {
        // Time since the answer over stability: today 12/30 and 1/3, at the exam 13/30 and 2/3.
        const QList<CardState> cards{known(12, 5, 30), known(1, 5, 3)};
        QCOMPARE(planForExam(cards, m_scheduler, examIn(1)).today, (QList<int>{1, 0}));
    }

    void newCards_beginEvenlyInTheFirstTwoThirds()
    {
        QList<CardState> cards = freshCards(30);
        const auto freshOf = [&] {
            QList<double> fresh;
            for (const ExamPlan::Day &day : planForExam(cards, m_scheduler, examIn(9)).days)
                fresh.append(day.fresh);
            return fresh;
        };
        QCOMPARE(freshOf(), (QList<double>{5, 5, 5, 5, 5, 5, 0, 0, 0}));
        QCOMPARE(planForExam(cards, m_scheduler, examIn(9)).today, (QList<int>{0, 1, 2, 3, 4}));

        for (int i = 0; i < 4; ++i) { // four of today's five are done
            cards[i] = known(0, 2, 2.3);
            cards[i].firstDay = Today;
        }
        QCOMPARE(freshOf(), (QList<double>{1, 5, 5, 5, 5, 5, 0, 0, 0}));
    }

    void answersOfToday_useUpItsMinutes()
    {
        QList<CardState> cards = freshCards(10);
        ExamPlanOptions options = examIn(1, 9);
        options.firstRecall = 1;
        QCOMPARE(planForExam(cards, m_scheduler, options).today.size(), 6); // of 90 seconds
        cards.append(known(0, 5, 5));
        cards.append(known(0, 5, 5));
        QCOMPARE(planForExam(cards, m_scheduler, options).today.size(), 5);
    }

    void minutesMissing_areThoseThatLetEverythingFit()
    {
        ExamPlanOptions options = examIn(1, 5);
        options.firstRecall = 1;
        const ExamPlan plan = planForExam(freshCards(10), m_scheduler, options);
        QCOMPARE(plan.fits, (QList<int>{0, 1, 2}));
        QCOMPARE(plan.left.size(), 7);
        QCOMPARE(plan.minutesMissing, 10); // ten cards of 90 seconds
    }

    void moreThanADayIsMissing_isSaidUpToTheWholeDay()
    {
        ExamPlanOptions options = examIn(1, 10);
        options.secondsPerNew = 7200;
        const ExamPlan plan = planForExam(freshCards(30), m_scheduler, options);
        QCOMPARE(plan.minutesMissing, 24 * 60 - 10);
    }

    void suspendedCards_areLeftOutOfEverything()
    {
        QList<CardState> cards{fresh(0), fresh(1), known(4, 0, 9)};
        cards[0].suspended = cards[2].suspended = true;
        const ExamPlan plan = planForExam(cards, m_scheduler, examIn(3));
        QCOMPARE(plan.fits, QList<int>{1});
        QVERIFY(plan.left.isEmpty());
        QCOMPARE(plan.today, QList<int>{1});
        QVERIFY(plan.recalledExpected <= 1);
    }

    void buriedCards_areAskedFromTomorrowOn()
    {
        QList<CardState> cards{fresh(0), known(4, 0, 9), known(4, 9, 9)};
        for (CardState &card : cards)
            card.buriedOn = Today;
        const ExamPlan tomorrow = planForExam(cards, m_scheduler, examIn(1));
        QVERIFY(tomorrow.today.isEmpty());
        QCOMPARE(tomorrow.left, (QList<int>{0, 1}));
        const ExamPlan later = planForExam(cards, m_scheduler, examIn(2));
        QVERIFY(later.today.isEmpty());
        QVERIFY(later.left.isEmpty());
        QCOMPARE(later.days.last().fresh, 1.0);
    }

    void nothingToPlan_isAnEmptyPlan_data()
    {
        QTest::addColumn<ExamPlanOptions>("options");
        QTest::addColumn<QList<CardState>>("cards");
        const auto row = [](const char *name, auto change) {
            ExamPlanOptions options = examIn(5);
            change(options);
            QTest::newRow(name) << options << freshCards(3);
        };
        using Options = ExamPlanOptions;
        row("exam today", [](Options &o) { o.examDay = Today; });
        row("exam yesterday", [](Options &o) { o.examDay = Today.addDays(-1); });
        row("no exam day", [](Options &o) { o.examDay = QDate(); });
        row("no today", [](Options &o) { o.today = QDate(); });
        row("no minutes", [](Options &o) { o.minutesPerDay = 0; });
        row("new cards take no time", [](Options &o) { o.secondsPerNew = 0; });
        row("reviews take no time", [](Options &o) { o.secondsPerReview = 0; });
        row("a time that is no number", [](Options &o) { o.secondsPerReview = std::nan(""); });
        row("a chance that is none", [](Options &o) { o.firstRecall = 1.1; });
        row("no runs", [](Options &o) { o.runs = 0; });
        QTest::newRow("no cards") << examIn(5) << QList<CardState>();
        CardState suspended = fresh();
        suspended.suspended = true;
        QTest::newRow("suspended cards only") << examIn(5) << QList<CardState>{suspended};
    }

    void nothingToPlan_isAnEmptyPlan()
    {
        QFETCH(ExamPlanOptions, options);
        QFETCH(QList<CardState>, cards);
        QVERIFY(planForExam(cards, m_scheduler, options).isEmpty());
    }

    void sameSeed_samePlan()
    {
        const QList<CardState> cards = someCards(40);
        ExamPlanOptions options = examIn(20, 10);
        options.seed = 5;
        const ExamPlan plan = planForExam(cards, m_scheduler, options);
        QCOMPARE(planForExam(cards, m_scheduler, options), plan);
        options.seed = 6;
        const ExamPlan other = planForExam(cards, m_scheduler, options);
        QVERIFY(other != plan);
        QCOMPARE(other.today, plan.today);
        QVERIFY(std::abs(other.recalledExpected - plan.recalledExpected) < 1);
    }

    void everyCardIsInThePlanOnce_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<int>("minutes");
        for (const int days : {1, 2, 7, 30}) {
            for (const int minutes : {1, 5, 20, 100})
                QTest::addRow("%d days, %d minutes", days, minutes) << days << minutes;
        }
    }

    void everyCardIsInThePlanOnce()
    {
        QFETCH(int, days);
        QFETCH(int, minutes);
        const ExamPlan plan = planForExam(someCards(60), m_scheduler, examIn(days, minutes));
        QList<int> all = plan.fits + plan.left;
        std::ranges::sort(all);
        QList<int> expected(60);
        std::iota(expected.begin(), expected.end(), 0);
        QCOMPARE(all, expected);
        QCOMPARE(plan.minutesMissing == 0, plan.left.isEmpty());

        QCOMPARE(plan.days.size(), days);
        QCOMPARE(plan.days.first().day, Today);
        QCOMPARE(plan.days.last().day, Today.addDays(days - 1));
        for (const ExamPlan::Day &day : plan.days)
            QVERIFY2(day.minutes < minutes + 1, qPrintable(QString::number(day.minutes)));
        QVERIFY(0 <= plan.recalledLow && plan.recalledLow <= plan.recalledExpected);
        QVERIFY(plan.recalledExpected <= plan.recalledHigh && plan.recalledHigh <= 60);
        const ExamPlan::Day &first = plan.days.first();
        QCOMPARE(double(plan.today.size()), first.reviews + first.fresh + first.early);
    }

    void moreMinutes_neverRecallLess()
    {
        constexpr double Noise = 0.5; // cards, of 60
        for (const int days : {1, 7, 20}) {
            ExamPlan before;
            for (const int minutes : {1, 2, 4, 8, 16, 32, 64, 128}) {
                const ExamPlan plan =
                    planForExam(someCards(60), m_scheduler, examIn(days, minutes));
                QVERIFY2(plan.recalledExpected >= before.recalledExpected - Noise,
                         qPrintable(u"%1 days, %2 minutes: %3 after %4"_s.arg(days)
                                        .arg(minutes)
                                        .arg(plan.recalledExpected)
                                        .arg(before.recalledExpected)));
                QVERIFY(plan.fits.size() >= before.fits.size());
                before = plan;
            }
            QVERIFY(before.left.isEmpty());
        }
    }

    void laterExam_neverLeavesMoreNewCards()
    {
        qsizetype before = 61;
        for (const int days : {1, 2, 4, 8, 16, 32}) {
            const qsizetype left =
                planForExam(freshCards(60), m_scheduler, examIn(days, 8)).left.size();
            QVERIFY2(left <= before, qPrintable(QString::number(days)));
            before = left;
        }
        QCOMPARE(before, 0);
    }

    void cancelled_endsWithinADay()
    {
        std::atomic_bool cancelled = false;
        const auto model = std::make_shared<CancellingModel>(cancelled, 1000);
        const Scheduler scheduler(model, {});
        QVERIFY(planForExam(someCards(60), scheduler, examIn(30, 5), &cancelled).isEmpty());
        QVERIFY2(model->calls < 1000 + 4 * 60, qPrintable(QString::number(model->calls)));
    }

    void cancelledWhileTheMinutesMissingAreSought_isAnEmptyPlan()
    {
        std::atomic_bool cancelled = false;
        ExamPlanOptions options = examIn(30, 2);
        options.runs = 8;
        const auto counting = std::make_shared<CancellingModel>(cancelled, 0);
        QVERIFY(planForExam(someCards(60), Scheduler(counting, {}), options).minutesMissing > 0);
        const auto model = std::make_shared<CancellingModel>(cancelled, counting->calls - 1);
        QVERIFY(planForExam(someCards(60), Scheduler(model, {}), options, &cancelled).isEmpty());
    }

private:
    MemoryModelPtr m_model = *memoryModel();
    Scheduler m_scheduler{m_model, {}};
};

QTEST_GUILESS_MAIN(TestExamPlan)
#include "tst_examplan.moc"
