// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge.h"

namespace foldout {

// Says in the interface language in what a typed answer with the right words differs from the
// accepted one: "Counted as right. The letter case differs." Not counted: the question wants it
// letter by letter. Empty where nothing differs or the words are others. GUI thread.
QString differenceNote(std::optional<AnswerDifference> difference, bool isCounted);

} // namespace foldout
