// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/queue.h"
#include "schedule/scheduler.h"

#include <optional>

// From the settings to what scheduling works with. Pure; GUI thread, as Settings is.
namespace foldout {

class Settings;

SchedulerOptions schedulerOptions(const Settings &settings);

// The order of a study day is the same at every look: the seed is the day.
QueueOptions queueOptions(const Settings &settings, const QDate &today);

// Learning steps as people write them: numbers with s, m, h or d, in any case, between spaces or
// commas: "30s 1m 10m 1h 1d". At most MaximumSteps, each of 1 second to 365 days.
inline constexpr int MaximumSteps = 10;
inline constexpr int SecondsPerDay = 86400;

// Seconds; none where the word is no step.
std::optional<int> parseStep(QStringView word);

// Seconds in the order given; "" is no steps at all. None where a word is no step or there are too
// many: firstBadStep() says which.
std::optional<QList<int>> parseSteps(QStringView text);

// The first word that parseSteps() does not take; null: it takes them all.
QString firstBadStep(QStringView text);

// The shortest writing of these seconds, whole units: {60, 600, 90} is "1m 10m 90s".
QString stepsText(const QList<int> &seconds);

} // namespace foldout
