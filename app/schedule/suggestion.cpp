// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/suggestion.h"

namespace foldout {

std::optional<double> pointsScore(const QList<KeyPoint> &points, const QMap<QString, bool> &ticks)
{
    double all = 0;
    double recalled = 0;
    for (const KeyPoint &point : points) {
        all += point.weight;
        if (ticks.value(point.id, false))
            recalled += point.weight;
    }
    if (all <= 0)
        return std::nullopt;
    return recalled / all;
}

Grade suggestedGrade(double score, std::optional<Confidence> confidence, int hintsUsed)
{
    constexpr double Rounding = 1e-9; // weights such as 0.1 do not add up exactly
    if (score < 0.5 - Rounding)
        return Grade::Again;
    if (score < 0.85 - Rounding || hintsUsed > 0)
        return Grade::Hard;
    if (score >= 1 - Rounding && confidence == Confidence::Sure)
        return Grade::Easy;
    return Grade::Good;
}

} // namespace foldout
