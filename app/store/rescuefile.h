// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/review.h"

#include <QList>

namespace foldout {

// The rescue file: where a grade goes that the database would not take (disk full, locked). UTF-8,
// one JSON object a line, one line an event; more events are added at the end. The members are the
// columns of review_log, absence is null:
//
//   {"event_id":"6f1c…",          UUID; an event is imported once, however often the file is read
//    "kind":"review",             review, seen, undo, redo, suspend, unsuspend, bury, reset, …
//    "bank_id":"eks", "question_id":"mesh", "content_hash":"91ab…",
//    "mode":"read",               read, review, exam, cram, class
//    "grade":3,                   1 Again … 4 Easy, null
//    "confidence":2,              1 guess, 2 unsure, 3 sure, null
//    "points":{"rank-count":1,"t-0123456789ab":0}, "points_score":0.5,
//    "answer":"…",
//    "shown_at_ms":1780000000000, "revealed_at_ms":1780000009000, "answered_at_ms":1780000012000,
//    "utc_offset_min":540, "study_day":"2026-05-29", "raw_ms":12000, "active_ms":12000,
//    "device_id":"…",
//    "hints_used":0,
//    "placement":{"phase":"review","step":0,"interval_days":3,"due_day":"2026-06-01","due_ms":0},
//                                 what followed for the schedule, null: nothing; absent in old
//                                 files
//    "undoes":null}               undo, redo: the event taken back or brought back
//
// Any thread; no two at once on one file.

// Adds the event; on failure the file is as before. Errors: CannotWrite, CannotRead.
Status addToRescueFile(const QString &path, const ReviewEvent &event);

struct RescuedEvents
{
    QList<ReviewEvent> events;
    int unreadableLines = 0; // cut or damaged; the others are good
};

// Errors: NotFound, CannotRead.
Result<RescuedEvents> readRescueFile(const QString &path);

} // namespace foldout
