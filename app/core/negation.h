// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"

namespace foldout {

// Sets the polarity of the words of a text, and isStop of those that deny: not, never, without,
// -n't, ≠; 아니다, -지 않다, 없다, 못, 안 되다, 말다, 불가, 금지. "Not only", "뿐 아니라" deny
// nothing, nor does "No." or "아니요" before what is said; two denials in a clause affirm.
//
// Statements end at punctuation, at "but" and the like, and in Korean behind the denied verb and
// behind -고, -며, -지만. Commas that may be those of an enumeration part its clauses. In a denied
// clause the next content word behind an English word of denial, the last one before a Korean one,
// is Denied and the rest InDenied; the other clauses of the statement are Shared. InDenied becomes
// Shared where the next statement says what is so ("… but a placeholder", "할당량이 아니라 …").
void markPolarity(std::vector<Word> &words, QStringView text);

} // namespace foldout
