// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"
#include "core/review.h"

namespace foldout {

// Weighted share (0..1) of the key points ticked true in 'ticks' (point id -> recalled); absent
// points count as missed. Empty when the question has no points. Formula: sum of weights recalled /
// sum of weights.
std::optional<double> pointsScore(const QList<KeyPoint> &points, const QMap<QString, bool> &ticks);

// The grade to suggest for a weighted share p of the points: p < 0.5 Again, p < 0.85 Hard,
// otherwise Good; Easy only if p = 1 and the learner was sure. With a hint it was not recalled
// alone: never better than Hard. Pure; a suggestion, never a decision.
Grade suggestedGrade(double score, std::optional<Confidence> confidence, int hintsUsed = 0);

} // namespace foldout
