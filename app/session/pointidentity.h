// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"
#include "store/progressstore.h"

#include <QHash>

namespace foldout {

// Which id each key point's recall is filed under, so that a rewording keeps the history. Pure.
//
// A point with an id of its own is filed under it. Any other is the known point
//   1. whose normalised text is the same; else
//   2. whose text is most like it, if at least SimilarEnough (the best pairs first); else
//   3. at the same place, if the question has as many points as when it was last graded and every
//      other point was found at its old place; else
// it is new and filed under its present id.
// No two points share an id.

inline constexpr double SimilarEnough = 0.6;

// 1 - Levenshtein distance / length of the longer, over the first 400 characters; 1: the same.
double textSimilarity(QStringView a, QStringView b);

// Present point id -> id to file under.
QHash<QString, QString> filedIds(const QList<KnownPoint> &known, const QList<KeyPoint> &points);

// What there is to store once 'points' have been graded under 'ids': nothing if nothing changed.
QList<KnownPoint> changedPoints(const QList<KnownPoint> &known, const QList<KeyPoint> &points,
                                const QHash<QString, QString> &ids);

} // namespace foldout
