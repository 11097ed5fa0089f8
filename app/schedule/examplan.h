// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/scheduler.h"

#include <atomic>

namespace foldout {

// What a learner can reach by a date with so many minutes a day. The plan changes no due date: it
// only says which cards to add to each day's queue, so nothing has to be put back afterwards.
struct ExamPlanOptions
{
    QDate today;
    QDate examDay;                // the last study is on the day before; > today
    int minutesPerDay = 30;       // > 0
    double secondsPerNew = 60;    // the first answer of a card; > 0. These two: the medians of the
    double secondsPerReview = 30; // learner's own log where there are enough. Any other; > 0
    double firstRecall = 0.76; // chance that a new card is known at first sight, 0..1; the default
                               // is that of the simulator in fsrs-rs 6: 1 - 0.24
    int runs = 200;            // simulated lives of the whole set; > 0
    quint64 seed = 0;
};

struct ExamPlan
{
    struct Day
    {
        QDate day;
        double reviews = 0; // due that day. These four: means of the runs
        double fresh = 0;   // new cards to begin
        double early = 0;   // not due yet, asked because the exam comes before they are
        double minutes = 0;

        friend bool operator==(const Day &, const Day &) = default;
    };
    QList<Day> days;  // today to the day before the exam
    QList<int> fits;  // indexes of the states: begun already, then new ones as they will be begun
    QList<int> left;  // those that do not fit: not begun by the exam, or due and not asked again
    QList<int> today; // to be asked today, in order: due, new, early
    double recalledExpected = 0; // cards recalled on the exam day, of fits and left together
    double recalledLow = 0;      // 95 % interval, see planForExam()
    double recalledHigh = 0;
    int minutesMissing = 0; // a day, for everything to fit; 0: it does; at most to 24 hours in all
    int runs = 0;           // simulated; fewer than asked for where the set is large

    bool isEmpty() const { return days.isEmpty(); }
    friend bool operator==(const ExamPlan &, const ExamPlan &) = default;
};

// 'states': one a card, in the order in which new ones are to be begun; a state without memory is a
// new card. Suspended cards are left out of everything. Deterministic for a seed. Takes up to
// seconds for thousands of cards: call on a worker; 'cancelled' ends it early. The plan is empty
// when it was cancelled, and when there is nothing to plan: the exam is not after today, there are
// no cards, or a number in the options is not as it has to be.
//
// How: a Monte Carlo simulation after the one that fsrs-rs uses for its estimates of workload. In
// each run, on each day before the exam, the minutes are given to
//   1. the cards that are due, those with the lowest chance of recall R first,
//   2. new cards, as many as begin all of them evenly over the first two thirds of the days, or
//      what is left of them after that,
//   3. in the last days, as many as a pass through all begun cards takes, early reviews of cards
//      that fall due after the last day of study, the lowest R on the exam day first;
// a card while its expected time fits: its answer, and an answer for each step that follows.
// A due card is recalled with the chance R that the model gives, a new one with firstRecall.
// Recalled is Good, forgotten is Again; steps are passed the same day with Good. The next interval
// is max(1, round(I)), without fuzz. On the exam day a begun card is recalled with its chance R,
// one that was not begun never. recalledExpected is the mean over the runs of the sum of R; the
// interval holds the middle 95 % of 20 simulated exams a run. A card fits when it does in half of
// the runs. Answers given today already use up today's minutes; the steps after them do not.
//
// Not in the model: siblings, a sure answer that was wrong, Hard and Easy, days that are missed.
ExamPlan planForExam(const QList<CardState> &states, const Scheduler &scheduler,
                     const ExamPlanOptions &options, const std::atomic_bool *cancelled = nullptr);

} // namespace foldout
