// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pointsuggestion.h"

#include "core/pointmatch.h"

#include <QCoreApplication>

#include <algorithm>

namespace foldout {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::PointHistory)
};

QList<TextRange> withoutOverlaps(QList<TextRange> ranges)
{
    std::ranges::sort(ranges, {}, &TextRange::position);
    QList<TextRange> out;
    for (const TextRange &range : ranges) {
        const qsizetype end = range.position + range.length;
        if (out.isEmpty() || out.last().position + out.last().length <= range.position)
            out.append(range);
        else
            out.last().length = std::max(out.last().length, end - out.last().position);
    }
    return out;
}

} // namespace

PointSuggestions suggestPoints(const Question &question, const QString &typed,
                               const QString &language)
{
    PointSuggestions suggestions;
    if (question.kind() != QuestionKind::Open || typed.trimmed().isEmpty())
        return suggestions;
    QStringList points;
    for (const KeyPoint &point : question.points)
        points.append(point.text.in(language));
    const QList<PointMatch> matches = matchPoints(typed, points, question.question.in(language));
    for (qsizetype i = 0; i < matches.size(); ++i) {
        const PointMatch &match = matches.at(i);
        const QString &id = question.points.at(i).id;
        if (match.suggested)
            suggestions.points.insert(id, match.inPoint);
        else if (match.negated)
            suggestions.negated.append(id);
        suggestions.inAnswer.append(match.inAnswer);
    }
    suggestions.inAnswer = withoutOverlaps(suggestions.inAnswer);
    return suggestions;
}

QString pointHistoryText(const QList<bool> &recent)
{
    const auto missed = recent.count(false);
    if (missed == 0)
        return {};
    if (recent.size() == 1)
        return Words::tr("missed last time");
    //: Beside a key point: how often it was missed in the last reviews
    return Words::tr("missed %1 of the last %2").arg(missed).arg(recent.size());
}

} // namespace foldout
