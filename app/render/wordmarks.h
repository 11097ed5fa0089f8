// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/textrange.h"

#include <QList>

class QTextDocument;

namespace foldout {

// Words set apart in a document that is shown already, and back again. GUI thread.

// Where these parts of plainText() of a Markdown text stand in the document that renderMarkdown()
// made of it. From a place on where both differ nothing is found.
QList<TextRange> placesOf(const QList<TextRange> &ranges, const QString &plain,
                          const QTextDocument &document);

// Sets these places in bold, over the document's own formats, and all others as they were. The
// document stays as it is; texts set anew have to be marked again.
void markWords(QTextDocument &document, const QList<TextRange> &places);

} // namespace foldout
