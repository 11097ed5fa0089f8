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
    QDate examDay;             // the last study is on the day before; > today
    int minutesPerDay = 30;    // > 0
    double secondsPerNew = 60; // medians of the learner's own log where there are enough
    double secondsPerReview = 30;
    int runs = 200; // simulated lives of the whole set, seeded
    quint64 seed = 0;
};

struct ExamPlan
{
    struct Day
    {
        QDate day;
        int reviews = 0; // due that day, as expected
        int fresh = 0;   // new cards to begin
        int early = 0;   // not due yet, asked because the exam comes before they are
        double minutes = 0;
    };
    QList<Day> days;
    QList<int> fits;  // indexes of the cards that will have been learnt, in the order of study
    QList<int> left;  // those that do not fit: not begun by then
    QList<int> today; // the cards to be asked today, in order
    double recalledExpected = 0; // cards recalled on the exam day, of all
    double recalledLow = 0;      // 95 % interval of the simulated runs
    double recalledHigh = 0;
    double minutesMissing = 0; // a day, for everything to fit; 0: it does
};

// 'states': one a card, in the order in which new ones are to be begun; a state without memory is a
// new card. Suspended cards are left out of everything. Deterministic for a seed. Takes up to
// seconds for thousands of cards: call on a worker; 'cancelled' ends it early with an empty plan.
ExamPlan planForExam(const QList<CardState> &states, const Scheduler &scheduler,
                     const ExamPlanOptions &options, const std::atomic_bool *cancelled = nullptr);

} // namespace foldout
