// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/memorymodel.h"

namespace foldout {

// How a card stands by its effective events (those not taken back), applied in the order of the
// log. One definition for the incremental update and for the rebuild, so they cannot differ. Pure.
struct CardState
{
    CardKey card;
    QList<Grade> recentGrades; // the last three since a reset, latest last
    CardMark mark = CardMark::New;
    int reviews = 0; // graded, in any mode
    int seen = 0;    // unfolded without a grade

    // The schedule; as if new after a reset.
    std::optional<MemoryState> memory; // none: no grade has moved the schedule yet
    Placement placement;
    int lapses = 0;            // Again on a card in Phase::Review
    QDate firstDay;            // study day of the first grade that moved the schedule
    QDate lastReviewDay;       // study day of the last such grade: time is counted from here
    qint64 lastReviewMs = 0;   // its moment, UTC
    bool sureButWrong = false; // a sure answer was graded Again, and no later day has mended it
    bool leech = false;        // see LeechLapses

    bool suspended = false;
    bool flagged = false;
    QDate buriedOn; // not asked on this study day; null: never buried

    QString contentHash;       // of the question at the last grade; another now: "changed since"
    qint64 lastAnsweredMs = 0; // last event, UTC
    QDate lastStudyDay;
    QString lastEventId;

    friend bool operator==(const CardState &, const CardState &) = default;
};

// A card is a leech at its 8th lapse and is told of again at every 4th after it.
inline constexpr int LeechLapses = 8;
inline constexpr int LeechAgain = 4;
bool isLeechLapse(int lapses); // 8, 12, 16…

// True where the event's grade moves memory and schedule: a grade in read or review mode or from an
// import does, one in exam, cram or class mode only where it carries a placement.
bool movesSchedule(const ReviewEvent &event);

// 'model' is the one in force now: memory is always computed anew with it, the placement is what
// the event says was decided then.
void apply(CardState &state, const ReviewEvent &event, const MemoryModel &model);

// The time since the last grade that moved the schedule; zero for a new card.
Elapsed elapsedSince(const CardState &state, const QDate &studyDay, qint64 utcMs);

// Missed: the last grade is Again. Shaky: it is Hard, or Good or Easy directly after Again.
// Known: any other graded card. New: no grade.
CardMark markOf(const QList<Grade> &gradesInOrder);

QString markName(CardMark mark); // "new", "missed", "shaky", "known": as on disk
CardMark markFromName(QStringView name);

} // namespace foldout
