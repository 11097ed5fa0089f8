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

// Not picking a wrong option is no achievement: what counts is which right ones were picked.
QString choiceReason(const ChoiceAnswer &answer, const Judgement &judgement)
{
    int correct = 0;
    int picked = 0;
    for (qsizetype i = 0; i < answer.options.size(); ++i) {
        if (answer.options.at(i).correct) {
            ++correct;
            picked += judgement.parts.value(i) ? 1 : 0;
        }
    }
    if (judgement.score <= 0)
        return Words::tr("not correct");
    //: Why a grade is suggested: how many of the right options were picked
    return Words::tr("%1 of %n right option(s)", nullptr, correct).arg(picked);
}

} // namespace

GradeSuggestion suggestGrade(const Question &question, const CardWork &work,
                             const std::optional<Judgement> &judgement)
{
    const auto suggest = [&](double score, const QString &reason) -> GradeSuggestion {
        const Grade grade = suggestedGrade(score, work.confidence, work.hintsUsed);
        if (work.hintsUsed == 0)
            return {grade, reason};
        //: Why a grade is suggested: %1 is "4 of 4 points", "correct"
        return {grade, Words::tr("%1, with a hint").arg(reason)};
    };
    if (judgement) {
        if (!judgement->complete && judgement->score <= 0)
            return {};
        if (judgement->correct)
            return suggest(judgement->score, Words::tr("correct"));
        if (judgement->parts.size() <= 1)
            return suggest(judgement->score, Words::tr("not correct"));
        if (const auto *choice = std::get_if<ChoiceAnswer>(&question.answer))
            return suggest(judgement->score, choiceReason(*choice, *judgement));
        const auto right = std::ranges::count(judgement->parts, true);
        return suggest(
            judgement->score,
            //: Why a grade is suggested: how many parts of the answer are right
            Words::tr("%1 of %n part(s) right", nullptr, int(judgement->parts.size())).arg(right));
    }
    if (work.ticks.isEmpty())
        return {};
    const std::optional<double> score = pointsScore(question.points, work.ticks);
    if (!score)
        return {};
    const auto recalled = std::ranges::count_if(
        question.points, [&](const KeyPoint &point) { return work.ticks.value(point.id, false); });
    return suggest(
        *score,
        //: Why a grade is suggested: how many key points were ticked
        Words::tr("%1 of %n point(s)", nullptr, int(question.points.size())).arg(recalled));
}

} // namespace foldout
