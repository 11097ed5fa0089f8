// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"

#include <QList>

namespace foldout {

// How a card stands by its effective events (those not taken back), applied in the order of the
// log. One definition for the incremental update and for the rebuild, so they cannot differ. Pure.
struct CardState
{
    CardKey card;
    QList<Grade> recentGrades; // the last three since a reset, latest last
    CardMark mark = CardMark::New;
    int reviews = 0; // graded
    int lapses = 0;  // graded Again
    int seen = 0;    // unfolded without a grade
    bool suspended = false;
    QString contentHash;       // of the question at the last grade; another now: "changed since"
    qint64 lastAnsweredMs = 0; // last event, UTC
    QDate lastStudyDay;
    QString lastEventId;

    friend bool operator==(const CardState &, const CardState &) = default;
};

void apply(CardState &state, const ReviewEvent &event);

// Missed: the last grade is Again. Shaky: it is Hard, or Good or Easy directly after Again.
// Known: any other graded card. New: no grade.
CardMark markOf(const QList<Grade> &gradesInOrder);

QString markName(CardMark mark); // "new", "missed", "shaky", "known": as on disk
CardMark markFromName(QStringView name);

} // namespace foldout
