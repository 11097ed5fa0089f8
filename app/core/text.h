// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// Text comparison in the sense of DESIGN section 4: how typed answers and searches meet the bank's
// words. Stored text is never rewritten, only compared. Any thread.

// NFKC (also folds full-width and half-width forms), simple case folding, zero-width characters and
// soft hyphens dropped, every run of white space one space, trimmed.
QString foldedText(QStringView text);

// The part of a Markdown text that is words: without markup, code fences' info, link targets and
// cloze braces, on one line. For list rows and search, not for reading.
QString plainText(const QString &markdown);

} // namespace foldout
