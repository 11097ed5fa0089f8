// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"

namespace foldout {

// 16 hex digits of the SHA-256 over everything the learner can see of a question, every text with
// its language and length. Notes, tags, level, minutes and ids do not count. Any thread.
QString contentHash(const Question &question);

} // namespace foldout
