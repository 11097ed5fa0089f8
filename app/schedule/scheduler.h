// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/cardstate.h"

#include <array>

namespace foldout {

// What the learner may set about the schedule.
struct SchedulerOptions
{
    double desiredRetention = 0.9;     // chance of recall at the due day; 0.70..0.99
    QList<int> learningSteps{60, 600}; // seconds, > 0; of 1 day and more: rounded to whole days
    QList<int> relearningSteps{600};   // seconds, likewise; either list may be empty
    int maximumInterval = 36500;       // days, 1..36500
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
    // Options outside their ranges are brought into them.
    Scheduler(MemoryModelPtr model, SchedulerOptions options);

    // Where the card would stand after this grade; what ReviewEvent::placement is to hold. Depends
    // on nothing but the arguments: a button's label and what is stored agree.
    Placement place(const CardState &state, Grade grade, std::optional<Confidence> confidence,
                    const Moment &now) const;

    // The same for all grades, Again first; never earlier for a better grade.
    std::array<Placement, 4> preview(const CardState &state, std::optional<Confidence> confidence,
                                     const Moment &now) const;

    // For a learner who asks to move due days after a change of options or parameters: where a card
    // in Phase::Review would stand had they held at its last review, apart from the day that each
    // button is above the one before. That day may have passed. 'previous' is the interval (days)
    // the card had before that review, 0: unknown. Doing it again changes nothing. Nothing for a
    // suspended card or another phase.
    std::optional<Placement> rescheduled(const CardState &state, int previous = 0) const;

    const MemoryModel &model() const { return *m_model; }
    const SchedulerOptions &options() const { return m_options; }

private:
    std::array<Placement, 4> placements(Grade best, const CardState &state,
                                        std::optional<Confidence> confidence,
                                        const Moment &now) const;
    int wholeDays(double interval, int least, double fuzz) const;

    MemoryModelPtr m_model;
    SchedulerOptions m_options;
};

} // namespace foldout
