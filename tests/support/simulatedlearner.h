// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/scheduler.h"

#include <QRandomGenerator>
#include <QTimeZone>

#include <vector>

namespace foldout {

// A learner's life in reviews: every day the due cards and some new ones, recalled by chance as the
// model predicts. Hands out one event at a time and keeps the states that follow from them.
// The same seed, the same life.
class SimulatedLearner
{
public:
    SimulatedLearner(int newPerDay, const Scheduler &scheduler, quint32 seed = 1)
        : m_newPerDay(newPerDay)
        , m_scheduler(scheduler)
        , m_random(seed)
    {
    }

    ReviewEvent next()
    {
        while (m_asked >= m_today.size())
            beginDay();
        const size_t index = m_today[m_asked++];
        CardState &state = m_states[index];
        const qint64 now =
            m_day.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch() + qint64(m_asked) * MsPerReview;
        const Moment moment{now, m_day};
        const Grade grade = answer(state, moment);
        ReviewEvent event{
            .eventId = QStringLiteral("00000000-0000-4000-8000-%1")
                           .arg(++m_count, 12, 16, QLatin1Char('0')),
            .kind = EventKind::Review,
            .card = state.card,
            .contentHash = QStringLiteral("%1").arg(index, 16, 16, QLatin1Char('0')),
            .mode = StudyMode::Review,
            .grade = grade,
            .confidence = Confidence(1 + m_random.bounded(3)),
            .points = {{QStringLiteral("rank-count"), grade != Grade::Again},
                       {QStringLiteral("t-0123456789ab"), grade >= Grade::Good}},
            .pointsScore = 0.5,
            .answer = QStringLiteral("the parts that come to mind, one after another"),
            .shownAtMs = now - MsPerReview / 2,
            .revealedAtMs = now - 2000,
            .answeredAtMs = now,
            .studyDay = m_day,
            .rawMs = MsPerReview / 2,
            .activeMs = MsPerReview / 2,
            .deviceId = QStringLiteral("11111111-0000-4000-8000-000000000000"),
        };
        event.placement = m_scheduler.place(state, grade, event.confidence, moment);
        apply(state, event, m_scheduler.model());
        const qint64 wait = m_day.daysTo(state.placement.dueDay);
        if (wait == 0)
            m_today.push_back(index); // a step within the day
        else
            queueOf(m_dayNumber + size_t(wait)).push_back(index);
        return event;
    }

    const std::vector<CardState> &states() const { return m_states; }

private:
    static constexpr qint64 MsPerReview = 12'000;

    Grade answer(const CardState &state, const Moment &moment)
    {
        const double chance =
            state.memory ? m_scheduler.model().retrievability(
                               *state.memory, elapsedSince(state, moment.studyDay, moment.utcMs))
                         : 0.7;
        if (m_random.generateDouble() > chance)
            return Grade::Again;
        return Grade(2 + (m_random.bounded(8) + 6) / 7); // mostly Good
    }

    void beginDay()
    {
        ++m_dayNumber;
        m_day = m_day.addDays(1);
        m_today = std::move(queueOf(m_dayNumber));
        m_asked = 0;
        for (int i = 0; i < m_newPerDay; ++i) {
            m_today.push_back(m_states.size());
            m_states.push_back({.card = {QStringLiteral("bank"),
                                         QStringLiteral("question-%1").arg(m_states.size())}});
        }
    }

    std::vector<size_t> &queueOf(size_t day)
    {
        if (m_due.size() <= day)
            m_due.resize(day + 1);
        return m_due[day];
    }

    int m_newPerDay;
    const Scheduler &m_scheduler;
    QRandomGenerator m_random;
    QDate m_day{2020, 1, 1};
    size_t m_dayNumber = 0;
    qint64 m_count = 0;
    std::vector<CardState> m_states;
    std::vector<std::vector<size_t>> m_due; // by day number
    std::vector<size_t> m_today;
    size_t m_asked = 0;
};

} // namespace foldout
