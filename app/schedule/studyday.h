// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QTimeZone>

namespace foldout {

inline constexpr int DefaultRolloverHour = 4;

// The study day of a moment: the learner's local date, where the hours before the rollover (0..23,
// wall clock) still belong to the day before. Exact over changes to and from summer time. Pure.
QDate studyDay(qint64 utcMs, const QTimeZone &zone, int rolloverHour = DefaultRolloverHour);

} // namespace foldout
