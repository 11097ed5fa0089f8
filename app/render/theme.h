// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace foldout {

// The colours of the program, as a value. Every text colour reaches a contrast of 4.5:1 on every
// ground named here. Widgets take what they paint from a Theme handed to them and what they leave
// to the style from toPalette(); nothing uses style sheets. GUI thread.
struct Theme
{
    enum class Kind { Light, Dark, HighContrastLight, HighContrastDark };

    Kind kind = Kind::Light;

    QColor window; // behind cards
    QColor panel;  // rail and outline
    QColor card;   // cards and fields
    QColor code;   // behind code

    QColor ink;   // text
    QColor muted; // secondary text
    QColor line;  // borders and rules

    QColor accent; // links, focus, the primary action
    QColor accentGround;
    QColor ok;
    QColor okGround;
    QColor warn;
    QColor warnGround;
    QColor bad;
    QColor badGround;

    static Theme of(Kind kind);

    bool isDark() const;
    bool isHighContrast() const;

    // Width of borders and rules in device-independent pixels: 1, in high contrast 2.
    qreal lineWidth() const;

    // Text on a filled accent, ok, warn or bad ground.
    QColor onAccent() const { return isDark() ? window : card; }

    friend bool operator==(const Theme &, const Theme &) = default;
};

QPalette toPalette(const Theme &theme);

// Whether the desktop asks for a dark appearance. Read it again on ThemeChange.
bool systemPrefersDark();

// WCAG 2 contrast of two opaque colours, 1 to 21.
qreal contrastRatio(const QColor &first, const QColor &second);

} // namespace foldout
