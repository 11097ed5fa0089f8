// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/queue.h"

#include <algorithm>

// Cards in every state for the tests of the queue. Any thread.
namespace foldout::test {

using namespace Qt::StringLiterals;

inline const QDate Today(2026, 12, 10);
inline constexpr qint64 Morning = 1'796'860'800'000; // some moment of that day
inline constexpr qint64 Minute = 60'000;

struct TestCard
{
    int topic = 0;
    quint64 content = 0;
    std::optional<CardState> state;
    QString name; // empty: its number
};

inline TestCard fresh(int topic = 0)
{
    return {.topic = topic};
}

// Begun long ago, to be asked 'overdue' days before today after 'interval' days.
inline TestCard due(int overdue, int interval, int topic = 0)
{
    CardState state;
    state.placement = {
        .phase = Phase::Review, .intervalDays = interval, .dueDay = Today.addDays(-overdue)};
    state.lastReviewDay = state.placement.dueDay.addDays(-interval);
    state.firstDay = state.lastReviewDay.addDays(-3);
    state.memory = MemoryState{double(interval), 5};
    return {.topic = topic, .state = state};
}

inline TestCard later(int days, int topic = 0)
{
    return due(-days, 10, topic);
}

inline TestCard doneToday(bool begunToday)
{
    TestCard card = later(4);
    card.state->lastReviewDay = Today;
    if (begunToday)
        card.state->firstDay = Today;
    return card;
}

// Waiting for a step that is due some minutes from Morning, on an earlier day or today.
inline TestCard inSteps(int minutes, int daysAgo = 0, Phase phase = Phase::Learning)
{
    TestCard card = due(daysAgo, 0);
    card.state->placement = {.phase = phase,
                             .dueDay = Today.addDays(-daysAgo),
                             .dueMs = Morning + minutes * Minute - daysAgo * 1440 * Minute};
    card.state->lastReviewDay = Today.addDays(-daysAgo);
    return card;
}

inline TestCard with(TestCard card, auto change)
{
    if (!card.state)
        card.state.emplace();
    change(*card.state);
    return card;
}

inline TestCard suspended(const TestCard &card)
{
    return with(card, [](CardState &s) { s.suspended = true; });
}

inline TestCard buried(const TestCard &card, const QDate &day = Today)
{
    return with(card, [&](CardState &s) { s.buriedOn = day; });
}

inline TestCard sureButWrong(const TestCard &card)
{
    return with(card, [](CardState &s) { s.sureButWrong = true; });
}

inline TestCard sibling(TestCard card, quint64 content = 7)
{
    card.content = content;
    return card;
}

inline bool isFresh(const TestCard &card)
{
    return !card.state || !card.state->firstDay.isValid() || card.state->firstDay == Today;
}

inline CardKey keyOf(const TestCard &card, qsizetype number)
{
    return {u"bank"_s, card.name.isEmpty() ? QString::number(number) : card.name};
}

inline QList<QueueCard> queueCards(const QList<TestCard> &cards)
{
    QList<QueueCard> out;
    for (const TestCard &card : cards)
        out.append({.key = keyOf(card, out.size()),
                    .topic = card.topic,
                    .content = card.content,
                    .state = card.state ? &*card.state : nullptr});
    return out;
}

inline QList<int> ascending(QList<int> numbers)
{
    std::ranges::sort(numbers);
    return numbers;
}

inline QList<int> without(QList<int> numbers, int number)
{
    numbers.removeAll(number);
    return numbers;
}

} // namespace foldout::test
