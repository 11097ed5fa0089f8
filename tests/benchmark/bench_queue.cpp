// SPDX-License-Identifier: GPL-3.0-or-later
// Measures putting together the day's queue from 100 000 cards of ten banks in use: half of them
// new, one in six due. An argument changes the number of cards.
#include "report.h"

#include "schedule/fuzz.h"
#include "schedule/queue.h"

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 10);

struct Cards
{
    QList<CardState> states; // one a card; empty key: never met
    QList<QueueCard> cards;
};

CardState someState(const CardKey &key, int i)
{
    auto chance = [seed = quint64(i) * 8]() mutable {
        return unitFromSeed(seed++);
    };
    const int interval = 1 + int(60 * chance() * chance());
    const int daysAgo = int(1.5 * interval * chance()); // a third of what was begun is overdue
    CardState state{.card = key};
    state.memory = MemoryState{interval * (0.5 + chance()), 1 + 9 * chance()};
    state.lastReviewDay = Today.addDays(-daysAgo);
    state.firstDay = state.lastReviewDay.addDays(-interval / 2);
    state.placement = {.phase = Phase::Review,
                       .intervalDays = interval,
                       .dueDay = state.lastReviewDay.addDays(interval)};
    const double kind = chance();
    state.suspended = kind < 0.02;
    state.sureButWrong = kind > 0.98;
    if (kind > 0.5 && kind < 0.51)
        state.placement = {.phase = Phase::Relearning, .dueDay = state.lastReviewDay, .dueMs = i};
    if (kind > 0.6 && kind < 0.605)
        state.buriedOn = Today;
    return state;
}

Cards cardsInUse(int count)
{
    constexpr int Banks = 10;
    constexpr int TopicsPerBank = 12;
    Cards made;
    made.states.reserve(count); // the cards point into it
    for (int i = 0; i < count; ++i) {
        const int bank = int(qint64(i) * Banks / count);
        const CardKey key{u"bank-%1"_s.arg(bank), u"question-about-something-%1"_s.arg(i)};
        const bool isMet = unitFromSeed(quint64(i)) < 0.5;
        made.states.append(isMet ? someState(key, i) : CardState());
        made.cards.append(
            {.key = key,
             .topic = bank * TopicsPerBank + i * TopicsPerBank * Banks / count % TopicsPerBank,
             .content = quint64(i % (count - count / 50)) + 1, // 2 % are siblings
             .state = isMet ? &made.states.last() : nullptr});
    }
    return made;
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100000;
    const Cards made = cardsInUse(count);
    const MemoryModelPtr model = *memoryModel();

    for (const QueueOrder order :
         {QueueOrder::Mixed, QueueOrder::ByTopic, QueueOrder::Weakest, QueueOrder::Bank}) {
        for (const bool limited : {true, false}) {
            const QueueOptions options{.order = order,
                                       .newPerDay = limited ? 20 : count,
                                       .reviewsPerDay = limited ? 200 : count};
            Times times;
            Queue queue;
            for (int run = 0; run < 50; ++run)
                times.add(timed([&] { queue = buildQueue(made.cards, options, Today, *model); }));
            std::fprintf(stderr, "%s: %d due + %d held back, %d new + %d, %d in steps\n",
                         qPrintable(queueOrderName(order)), queue.due, queue.heldBackDue,
                         queue.fresh, queue.heldBackNew, int(queue.learning.size()));
            row(u"queue from %1 cards, %2, %3"_s.arg(count).arg(
                    queueOrderName(order), limited ? u"20 new and 200 due"_s : u"no limits"_s),
                times.text({0.5, 0.95, 1}), u"p95 ≤ 200 ms"_s, times.at(0.95) <= 200);
        }
    }
    return 0;
}
