// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/appearance.h"

#include "session/settings.h"

#include <QApplication>

namespace foldout {

namespace {

// The style draws the outlines of controls in a darker shade of the window's colour, which is
// nothing to see on black. Controls paint nothing else in it.
void outlineControls(const Theme &theme)
{
    if (!theme.isHighContrast())
        return;
    QPalette palette = QApplication::palette();
    palette.setColor(QPalette::Window, theme.ink);
    for (const char *control : {"QAbstractSpinBox", "QCheckBox", "QComboBox", "QLineEdit",
                                "QPushButton", "QRadioButton", "QScrollBar"})
        QApplication::setPalette(palette, control);
}

} // namespace

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    refresh();
    connect(&settings, &Settings::changed, this, [this](const QString &key) {
        if (key == options::Theme.key || key == options::TextScale.key ||
            key == options::ReadingFont.key || key == options::ReadingFontSize.key)
            refresh();
    });
}

Theme Appearance::wantedTheme() const
{
    const QString wanted = m_settings.value(options::Theme);
    const bool dark = wanted == u"dark" || (wanted != u"light" && systemPrefersDark());
    if (wanted == u"highcontrast")
        return Theme::of(dark ? Theme::Kind::HighContrastDark : Theme::Kind::HighContrastLight);
    return Theme::of(dark ? Theme::Kind::Dark : Theme::Kind::Light);
}

void Appearance::refresh()
{
    const Theme theme = wantedTheme();
    const TextStyle style =
        TextStyle::fromPlatform(m_settings.value(options::TextScale) / 100.0,
                                {m_settings.value(options::ReadingFont),
                                 qreal(m_settings.value(options::ReadingFontSize))});
    if (theme == m_theme && style == m_style)
        return;
    m_theme = theme;
    m_style = style;
    QApplication::setPalette(toPalette(theme));
    outlineControls(theme);
    Q_EMIT changed();
}

} // namespace foldout
