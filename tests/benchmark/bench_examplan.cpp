// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the plan for an exam: a small bank over a month, and large ones, where fewer lives are
// simulated. In each, the minutes do not suffice, so those missing are sought too.
#include "report.h"

#include "schedule/examplan.h"
#include "schedule/fuzz.h"

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 10);

// One in five begun, with intervals up to three weeks.
QList<CardState> cardsInUse(int count)
{
    QList<CardState> states;
    for (int i = 0; i < count; ++i) {
        CardState state{.card = {u"bank"_s, QString::number(i)}};
        const auto chance = [i](int number) {
            return unitFromSeed(quint64(i) * 4 + number);
        };
        if (chance(0) < 0.2) {
            const int interval = 1 + int(20 * chance(1));
            state.memory = MemoryState{double(interval), 5};
            state.lastReviewDay = Today.addDays(-1 - int(interval * chance(2)));
            state.firstDay = state.lastReviewDay.addDays(-interval);
            state.placement = {.phase = Phase::Review,
                               .intervalDays = interval,
                               .dueDay = state.lastReviewDay.addDays(interval)};
        }
        states.append(state);
    }
    return states;
}

} // namespace

int main()
{
    const Scheduler scheduler(*memoryModel(), {});
    struct Case
    {
        int cards;
        int days;
        int minutes;
        double bar; // ms
    };
    for (const auto &[cards, days, minutes, bar] :
         {Case{56, 30, 3, 1000}, {1000, 30, 20, 3000}, {10000, 180, 60, 10000}}) {
        const QList<CardState> states = cardsInUse(cards);
        const ExamPlanOptions options{
            .today = Today, .examDay = Today.addDays(days), .minutesPerDay = minutes};
        Times times;
        ExamPlan plan;
        for (int run = 0; run < 5; ++run)
            times.add(timed([&] { plan = planForExam(states, scheduler, options); }));
        std::fprintf(stderr, "%d cards: %d fit, %d do not; %.1f recalled, %d minutes missing\n",
                     cards, int(plan.fits.size()), int(plan.left.size()), plan.recalledExpected,
                     plan.minutesMissing);
        row(u"exam plan, %1 cards, %2 days, %3 runs"_s.arg(cards).arg(days).arg(plan.runs),
            times.text({0.5, 1}), u"max ≤ %1 s"_s.arg(bar / 1000), times.worst() <= bar);
    }
    return 0;
}
