// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/textstyle.h"
#include "render/theme.h"

#include <QObject>

namespace foldout {

class Settings;

// The theme and the type in force: made of the settings and of what the desktop asks for, put into
// the application's palette, and told to every window by changed(). Owned by AppContext; GUI
// thread.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(Settings &settings, QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    const TextStyle &style() const { return m_style; }

    void refresh(); // the desktop's appearance may have changed

Q_SIGNALS:
    void changed();

private:
    Theme wantedTheme() const;

    Settings &m_settings;
    Theme m_theme;
    TextStyle m_style;
};

} // namespace foldout
