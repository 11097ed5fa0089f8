// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/queuecards.h"
#include "schedule/scheduler.h"

#include <random>

namespace foldout::test {

// A bank in use: cards in every state, graded by the scheduler as the program does it.
class World
{
public:
    explicit World(quint64 seed)
        : m_random(seed)
        , m_scheduler(*memoryModel(), {.learningSteps = {60, 600}})
    {
        const int count = below(40);
        const int topics = 1 + below(4);
        for (int i = 0; i < count; ++i) {
            cards.append(someCard());
            TestCard &card = cards.last();
            card.topic = below(topics) - 1;
            card.content = quint64(below(5) == 0 ? 1 + below(4) : 0);
            card.name = u"q%1"_s.arg(i);
            if (card.state)
                card.state->card = keyOf(card, i);
        }
        options = {.newPerDay = below(12), .reviewsPerDay = below(20), .seed = m_random()};
        m_start = cards;
    }

    int below(int n) { return int(m_random() % quint64(n)); }

    Queue queue(QueueOrder order)
    {
        options.order = order;
        return buildQueue(queueCards(cards), options, today, m_scheduler.model());
    }

    int oneOf(const QList<int> &numbers) { return numbers.at(below(int(numbers.size()))); }

    void grade(int index)
    {
        const TestCard &card = cards.at(index);
        const CardState state = card.state.value_or(CardState{.card = keyOf(card, index)});
        now += Minute;
        ReviewEvent event{.kind = EventKind::Review,
                          .card = state.card,
                          .mode = StudyMode::Review,
                          .grade = Grade(1 + below(4)),
                          .confidence = Confidence(1 + below(3)),
                          .answeredAtMs = now,
                          .studyDay = today};
        event.placement = m_scheduler.place(state, *event.grade, event.confidence, {now, today});
        m_log.append({index, event});
        applyTo(index, event);
    }

    // As the store does it: the state is what the events left in the log make of it.
    void undo()
    {
        m_log.removeLast();
        cards = m_start;
        for (const auto &[index, event] : m_log)
            applyTo(index, event);
    }

    QList<TestCard> cards;
    QueueOptions options;
    QDate today = Today;
    qint64 now = Morning;

private:
    void applyTo(int index, const ReviewEvent &event)
    {
        TestCard &card = cards[index];
        if (!card.state)
            card.state = CardState{.card = event.card};
        apply(*card.state, event, m_scheduler.model());
    }

    TestCard someCard()
    {
        TestCard card;
        switch (below(9)) {
        case 0:
        case 1:
            card = fresh();
            break;
        case 2:
        case 3:
        case 4:
            card = due(below(9), 1 + below(30));
            break;
        case 5:
            card = later(1 + below(9));
            break;
        case 6:
            card = doneToday(below(2) == 0);
            break;
        case 7:
            card = inSteps(below(9) - 4, below(3));
            break;
        case 8: // brought forward to today, or put on it without ever having been graded
            card = due(0, 5);
            card.state->firstDay = below(2) == 0 ? QDate() : Today;
            card.state->lastReviewDay = card.state->firstDay;
            break;
        }
        switch (below(12)) {
        case 0:
            return suspended(card);
        case 1:
            return buried(card, Today.addDays(-below(2)));
        case 2:
            return sureButWrong(card);
        default:
            return card;
        }
    }

    std::mt19937_64 m_random;
    QList<TestCard> m_start;
    QList<std::pair<int, ReviewEvent>> m_log;
    Scheduler m_scheduler;
};

inline QList<QueueOrder> allOrders()
{
    return {QueueOrder::Mixed, QueueOrder::ByTopic, QueueOrder::Weakest, QueueOrder::Bank};
}

} // namespace foldout::test
