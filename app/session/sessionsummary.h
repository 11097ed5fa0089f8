// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "schedule/cardstate.h"

#include <array>

namespace foldout {

// What a run of cards came to. Pure; any thread.
struct SessionSummary
{
    // A key point that was left out at least once.
    struct MissedPoint
    {
        CardKey card;
        QString id;        // as the grades are filed, ReviewEvent::points
        int missed = 0;    // answers that left it out …
        int asked = 0;     // … of so many in this run that were ticked against the points
        bool back = false; // recalled in the last of them

        friend bool operator==(const MissedPoint &, const MissedPoint &) = default;
    };

    // How often a confidence was right.
    struct Calibration
    {
        int right = 0;
        int answers = 0;

        friend bool operator==(const Calibration &, const Calibration &) = default;
    };

    int answers = 0;                 // grades given
    int cards = 0;                   // different cards
    int right = 0;                   // answers graded better than Again
    qint64 activeMs = 0;             // of all answers, without idle time
    int pointsAsked = 0;             // key points of the answers that were ticked against them
    int pointsRecalled = 0;          // of these, ticked
    QList<MissedPoint> missedPoints; // most often missed first, else in the order of the run
    // By confidence: guess, unsure, sure. Right is better than Again.
    std::array<Calibration, 3> calibration{};

    friend bool operator==(const SessionSummary &, const SessionSummary &) = default;
};

// Of the graded answers of a run, oldest first, without those taken back; other events count
// nothing.
SessionSummary summarise(const QList<ReviewEvent> &answers);

// What is to be asked on a later study day if nothing more is studied before it.
struct Coming
{
    int due = 0;     // cards due on that very day
    int overdue = 0; // due on a day before
    int fresh = 0;   // never begun, as many as a day takes

    int total() const { return due + overdue + fresh; }
    friend bool operator==(const Coming &, const Coming &) = default;
};

// Of these banks' cards; suspended ones do not come. Daily limits hold for the new ones only:
// 'newPerDay' of them.
Coming comingOn(const QDate &day, const QHash<CardKey, CardState> &states,
                const QList<BankPtr> &banks, int newPerDay);

} // namespace foldout
