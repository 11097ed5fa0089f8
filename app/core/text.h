// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// Text comparison in the sense of questions/README.md: how typed answers and searches meet the
// bank's words. Stored text is never rewritten, only compared. Any thread.

// Whether the character shows nothing and takes no room, such as a zero-width space, a soft hyphen,
// a mark of direction or a Hangul filler.
bool isInvisible(QChar c);

// NFKC (also folds full-width and half-width forms), simple case folding, invisible characters
// dropped, every run of white space one space, trimmed.
QString foldedText(QStringView text);

// What an HTML entity such as "&hellip;" or "&#x41;" stands for, decoded once. Numbers that are no
// character become U+FFFD; an unknown name stays as it is.
QString entityText(const QString &entity);

// The part of a Markdown text that is words: without markup, code fences' info, link targets and
// cloze braces, on one line. Raw HTML counts as core/rawhtml.h says: comments are never in it. For
// list rows and search, not for reading.
QString plainText(const QString &markdown);

} // namespace foldout
