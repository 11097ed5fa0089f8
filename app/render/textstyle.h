// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace foldout {

enum class TextRole {
    Question, // the prompt of a card
    Body,     // answer, points, explanation
    Caption,  // secondary text; muted
};

// Fonts and sizes of everything that is read. A value: make it once from the platform, again when
// the platform's font or the text scale changes. GUI thread.
struct TextStyle
{
    QStringList interfaceFamilies; // the platform's family, then a Korean face for Hangul and Hanja
    QStringList readingFamilies;   // a Korean face first, so that Han forms are the Korean ones
    QStringList codeFamilies;      // Hangul two Latin cells wide where such a face is installed
    qreal pointSize = 10;          // the platform's
    qreal readingPointSize = 10;   // of reading text at scale 1; the platform's or the reader's
    qreal scale = 1;               // 0.8..3, chosen by the reader

    // What the reader may choose for reading text; what is left open, or not installed, is the
    // platform's.
    struct Reading
    {
        QString family;
        qreal pointSize = 0;
    };

    // Asks the platform; scale is clamped to 0.8..3.
    static TextStyle fromPlatform(qreal scale = 1, const Reading &reading = {{}, 0});

    QFont interfaceFont() const;
    QFont font(TextRole role) const;
    QFont codeFont(TextRole role) const;

    // Line height of reading text as a multiple of the font's size in pixels; Hangul needs it.
    static constexpr qreal lineHeight = 1.6;
    static constexpr qreal codeLineHeight = 1.5;

    friend bool operator==(const TextStyle &, const TextStyle &) = default;
};

} // namespace foldout
