// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "schedule/cardstate.h"

namespace foldout {

class Statement;

// Events and card states as rows: the one place that knows the order of the columns in the
// statements named. Thread: the statement's.

// As event_by_id, events_of_card and events_on_day select it.
ReviewEvent readEvent(const Statement &row);

// As effective_events and effective_events_of_card select it: what apply() looks at; the other
// members stay as they are. The number of the row stands in for eventId and contentHash, of which a
// state keeps one each: put_replayed_state puts the texts in their place.
void readEffectiveEvent(const Statement &row, ReviewEvent &event);

// As card_state and card_states select it.
CardState readState(const Statement &row);

// The column recent_grades.
QList<Grade> gradesFromDigits(qint64 digits);

Status insertEvent(Statement &appendEvent, const ReviewEvent &event);
Status putState(Statement &putCardState, const CardState &state);

} // namespace foldout
