// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/theme.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace foldout {

namespace {

Theme light()
{
    return {.kind = Theme::Kind::Light,
            .window = QColor(0xF5F4F0),
            .panel = QColor(0xEFEDE7),
            .card = QColor(0xFFFFFF),
            .code = QColor(0xF3F2EE),
            .ink = QColor(0x1E2227),
            .muted = QColor(0x60666F),
            .line = QColor(0xDFDCD3),
            .accent = QColor(0x2C5AA0),
            .accentGround = QColor(0xE6EDF8),
            .ok = QColor(0x2A7346),
            .okGround = QColor(0xE3F1E8),
            .warn = QColor(0x8A5C00),
            .warnGround = QColor(0xFBF1DA),
            .bad = QColor(0xA8342F),
            .badGround = QColor(0xF9E5E3)};
}

Theme dark()
{
    return {.kind = Theme::Kind::Dark,
            .window = QColor(0x16181B),
            .panel = QColor(0x1C1F23),
            .card = QColor(0x22262B),
            .code = QColor(0x1B1E22),
            .ink = QColor(0xE9E7E2),
            .muted = QColor(0x9BA1A9),
            .line = QColor(0x343940),
            .accent = QColor(0x8DB4F2),
            .accentGround = QColor(0x26334A),
            .ok = QColor(0x7CCB99),
            .okGround = QColor(0x1F3629),
            .warn = QColor(0xE2B45A),
            .warnGround = QColor(0x3A2F17),
            .bad = QColor(0xEE938C),
            .badGround = QColor(0x40231F)};
}

Theme highContrastLight()
{
    const QColor white(0xFFFFFF);
    const QColor black(Qt::black);
    const QColor blue(0x0000C8U);
    return {.kind = Theme::Kind::HighContrastLight,
            .window = white,
            .panel = white,
            .card = white,
            .code = white,
            .ink = black,
            .muted = black,
            .line = black,
            .accent = blue,
            .accentGround = white,
            .ok = QColor(0x00521F),
            .okGround = white,
            .warn = QColor(0x5C3A00),
            .warnGround = white,
            .bad = QColor(0x8C0000),
            .badGround = white};
}

Theme highContrastDark()
{
    const QColor white(0xFFFFFF);
    const QColor black(Qt::black);
    const QColor yellow(0xFFD400);
    return {.kind = Theme::Kind::HighContrastDark,
            .window = black,
            .panel = black,
            .card = black,
            .code = black,
            .ink = white,
            .muted = white,
            .line = white,
            .accent = yellow,
            .accentGround = black,
            .ok = QColor(0x7CFFA8),
            .okGround = black,
            .warn = QColor(0xFFC266),
            .warnGround = black,
            .bad = QColor(0xFF9E96),
            .badGround = black};
}

qreal luminance(const QColor &color)
{
    const auto linear = [](qreal part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

} // namespace

Theme Theme::of(Kind kind)
{
    switch (kind) {
    case Kind::Light:
        return light();
    case Kind::Dark:
        return dark();
    case Kind::HighContrastLight:
        return highContrastLight();
    case Kind::HighContrastDark:
        return highContrastDark();
    }
    Q_UNREACHABLE();
}

bool Theme::isDark() const
{
    return kind == Kind::Dark || kind == Kind::HighContrastDark;
}

bool Theme::isHighContrast() const
{
    return kind == Kind::HighContrastLight || kind == Kind::HighContrastDark;
}

qreal Theme::lineWidth() const
{
    return isHighContrast() ? 2 : 1;
}

QPalette toPalette(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.card);
    palette.setColor(QPalette::AlternateBase, theme.panel);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.isHighContrast() ? theme.window : theme.panel);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::BrightText, theme.card);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent());
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.card);
    palette.setColor(QPalette::Midlight, theme.panel);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.muted);
    palette.setColor(QPalette::Shadow, theme.isDark() ? QColor(Qt::black) : theme.muted);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::Link, QPalette::LinkVisited})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.muted);
    return palette;
}

bool systemPrefersDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    const QPalette palette; // the platform theme's, as long as nobody has set one
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

qreal contrastRatio(const QColor &first, const QColor &second)
{
    const qreal a = luminance(first);
    const qreal b = luminance(second);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

} // namespace foldout
