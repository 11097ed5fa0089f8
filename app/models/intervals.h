// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/scheduler.h"

#include <QString>

namespace foldout {

// How long until a card is asked again, in the interface language. Pure but for the translation and
// the default locale; GUI thread.

// For a button: "10 min", "2 hours", "2 days", "1.2 months", "1.5 years". Minutes are rounded up;
// a month has 30.44 days, a year 365.25. Empty for a placement without a due day.
QString intervalText(const Placement &placement, const Moment &now);

// For screen readers and tooltips, exact: "again in 2 days, on Thursday, 3 December 2026".
QString intervalSentence(const Placement &placement, const Moment &now);

// A duration, not rounded to more than a minute: "less than a minute", "3 min", "1 h 12 min".
QString durationText(qint64 ms);

} // namespace foldout
