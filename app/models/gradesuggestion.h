// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardwork.h"
#include "core/judge.h"
#include "core/question.h"

namespace foldout {

// Which grade to suggest after the reveal, and why, in the interface language. Never final.
struct GradeSuggestion
{
    std::optional<Grade> grade; // none: nothing was ticked and nothing could be judged
    QString reason;             // "3 of 5 points", "correct"
};

// From what the program judged where it can judge, else from the key points the learner ticked; the
// rule is schedule/suggestion.h. Pure but for the translation; GUI thread.
GradeSuggestion suggestGrade(const Question &question, const CardWork &work,
                             const std::optional<Judgement> &judgement);

} // namespace foldout
