// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

// Learning steps as people write them: numbers with s, m, h or d, or 초, 분, 시간 or 일, between
// spaces or commas: "30s 1m 10m 1h 1d", "1분 10분". Case and width do not matter. At most
// MaximumSteps, each of 1 second to 365 days. Any thread.
namespace foldout {

inline constexpr int MaximumSteps = 10;
inline constexpr int SecondsPerDay = 86400;

// Seconds; none where the word, folded as by foldedText(), is no step.
std::optional<int> parseStep(QStringView word);

// Seconds in the order given; "" is no steps at all. None where a word is no step or there are too
// many: firstBadStep() says which.
std::optional<QList<int>> parseSteps(QStringView text);

// The first word that parseSteps() does not take; null: it takes them all.
QString firstBadStep(QStringView text);

// The shortest writing of these seconds, whole units: {60, 600, 90} is "1m 10m 90s".
QString stepsText(const QList<int> &seconds);

} // namespace foldout
