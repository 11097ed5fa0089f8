// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/carddocument.h"

#include <memory>

namespace foldout {

// CommonMark and GFM (tables, task lists, strikethrough, autolinks) as a document. Works on any
// text, in time linear to its length; a text that cannot be read as Markdown is set as it is.
//
// - Links lead where render/links.h allows, the others stay plain text.
// - Pictures come from below context.folder; one that is missing or refused is a framed note with
//   its path and the reason.
// - Raw HTML is treated as core/rawhtml.h says; <br>, <sub>, <sup> and <kbd> are honoured.
// - Lists and quotations indent eight steps at most, the text stays. A table shows at most 32
// columns
//   and 1000 cells, and says what it leaves out.
// - A paragraph runs in the direction of its first strong character, code always left to right.
// - Code is set character by character as it stands, except that controls which would reorder it
//   appear as marks.
std::unique_ptr<CardDocument> renderMarkdown(const QString &markdown, const TextContext &context);

} // namespace foldout
