// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"

#include <QString>

namespace foldout {

// The source line of a diagnostic and below it a caret under the faulty character, two lines for a
// fixed-width font: East Asian wide characters and emoji take two cells, combining marks none, tabs
// and invisible characters are drawn visibly, and a long line is cut around the place. Empty where
// the diagnostic concerns a whole file. Any thread.
QString caretLine(const Diagnostic &diagnostic);

// Cells of a fixed-width font that this character takes: 0, 1 or 2.
int cellWidth(char32_t character);

} // namespace foldout
