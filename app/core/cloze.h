// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace foldout {

// Cloze deletions in a text: {{c1::text}} or {{c1::text::hint}}, number 1..99, not nested; the text
// may not be empty and may not hold "}}" or "::". The same number may occur several times. Any
// thread.
struct ClozeSpan
{
    qsizetype position = 0; // of "{{", in UTF-16 units
    qsizetype length = 0;   // up to and with "}}"
    int number = 0;
    QString text;
    QString hint; // may be empty
};

struct ClozeText
{
    QList<ClozeSpan> spans;     // valid deletions in order
    QList<qsizetype> malformed; // places of a "{{c…" that is no valid deletion
};

ClozeText parseCloze(const QString &text);

// The text as the learner meets it before the reveal: each deletion becomes "[…]" or "[hint]".
QString clozeWithGaps(const QString &text);

// The text after the reveal: each deletion becomes its words.
QString clozeFilled(const QString &text);

} // namespace foldout
