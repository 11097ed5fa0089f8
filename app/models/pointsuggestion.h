// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"
#include "core/textrange.h"

#include <QHash>

namespace foldout {

// The key points that a typed answer seems to touch (core/pointmatch.h): to be shown, never ticked.
struct PointSuggestions
{
    QHash<QString, QList<TextRange>> points; // point id -> words found, in the point's plain text
    QList<TextRange> inAnswer;               // the words found, in order, none overlapping
    QStringList negated; // ids of points whose words are there, but denied by one of the two
};

// Of an open question, in this content language; of others nothing. Pure; any thread.
PointSuggestions suggestPoints(const Question &question, const QString &typed,
                               const QString &language);

// How often a key point was missed of late, in the interface language: "missed 2 of the last 3".
// true: recalled. Empty where it was not missed. GUI thread.
QString pointHistoryText(const QList<bool> &recent);

} // namespace foldout
