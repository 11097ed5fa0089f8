// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/fieldreader.h"

namespace foldout {

// The part of a question that its kind brings along. A new kind is one row in the table of
// answerreader.cpp. Any thread.

KeyList keysOfKind(QuestionKind kind); // the fields only this kind and its like have
KeyList keysOfAnyKind();

// Reads those fields of the map into question.answer, question.answerText and question.points.
// False: the question cannot be asked; the reason is reported.
bool readAnswer(FieldReader &reader, int map, QuestionKind kind, Question &question);

} // namespace foldout
