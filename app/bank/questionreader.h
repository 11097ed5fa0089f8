// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/fieldreader.h"

namespace foldout {

// Reads one question; what a kind needs of its own is in answerreader. Any thread.

// None: it has a fault that would change what it asks or accepts.
std::optional<PartQuestion> readQuestion(FieldReader &reader, int node);

QuestionDefaults readDefaults(FieldReader &reader, int node);

} // namespace foldout
