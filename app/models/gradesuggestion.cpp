// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradesuggestion.h"

#include "schedule/suggestion.h"

#include <QCoreApplication>

#include <algorithm>

namespace foldout {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::GradeSuggestion)
};

} // namespace

GradeSuggestion suggestGrade(const Question &question,
                             const CardWork &work,
                             const std::optional<Judgement> &judgement)
{
    if (judgement) {
        if (!judgement->complete && judgement->score <= 0)
            return {};
        const Grade grade = suggestedGrade(judgement->score, work.confidence);
        if (judgement->correct)
            return {grade, Words::tr("correct")};
        if (judgement->parts.size() <= 1)
            return {grade, Words::tr("not correct")};
        const auto right = std::ranges::count(judgement->parts, true);
        //: Why a grade is suggested: how many parts of the answer are right
        return {grade,
                Words::tr("%1 of %n part(s) right", nullptr, int(judgement->parts.size())).arg(right)};
    }
    if (work.ticks.isEmpty())
        return {};
    const std::optional<double> score = pointsScore(question.points, work.ticks);
    if (!score)
        return {};
    const auto recalled = std::ranges::count_if(question.points, [&](const KeyPoint &point) {
        return work.ticks.value(point.id, false);
    });
    //: Why a grade is suggested: how many key points were ticked
    return {suggestedGrade(*score, work.confidence),
            Words::tr("%1 of %n point(s)", nullptr, int(question.points.size())).arg(recalled)};
}

} // namespace foldout
