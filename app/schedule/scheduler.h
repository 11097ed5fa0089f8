// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/cardstate.h"

#include <array>

namespace foldout {

// What the learner may set about the schedule.
struct SchedulerOptions
{
    double desiredRetention = 0.9;     // chance of recall at the due day; 0.70..0.99
    QList<int> learningSteps{60, 600}; // seconds; of 1 day and more: rounded to whole days
    QList<int> relearningSteps{600};   // seconds
    int maximumInterval = 36500;       // days
    bool fuzz = true;                  // spread due days, by a seed of card and repetition

    friend bool operator==(const SchedulerOptions &, const SchedulerOptions &) = default;
};

// A moment as scheduling sees it.
struct Moment
{
    qint64 utcMs = 0;
    QDate studyDay; // of that moment, see schedule/studyday.h
};

// From a grade to the next due time: learning steps, interval rules, fuzz, and the early return of
// a sure answer that was wrong. The rules and their sources are in scheduler.cpp. Immutable value;
// any thread.
class Scheduler
{
public:
    Scheduler(MemoryModelPtr model, SchedulerOptions options);

    // Where the card would stand after this grade; what ReviewEvent::placement is to hold. Depends
    // on nothing but the arguments: a button's label and what is stored agree.
    Placement place(const CardState &state, Grade grade, std::optional<Confidence> confidence,
                    const Moment &now) const;

    // The same for all grades, Again first; never earlier for a better grade.
    std::array<Placement, 4> preview(const CardState &state, std::optional<Confidence> confidence,
                                     const Moment &now) const;

    const MemoryModel &model() const { return *m_model; }
    const SchedulerOptions &options() const { return m_options; }

private:
    MemoryModelPtr m_model;
    SchedulerOptions m_options;
};

} // namespace foldout
