// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QAbstractButton>

namespace foldout {

// A place of the program in the rail at the window's edge: an icon above its name; the one shown is
// checked. GUI thread; owned by the rail.
class RailButton : public QAbstractButton
{
    Q_OBJECT

public:
    // 'iconName' is a name of render/icons.h.
    RailButton(const QString &iconName, QWidget *parent);

    void setTheme(const Theme &theme);
    // A number in the corner; 0: none. 'meaning' tells a screen reader what it counts.
    void setBadge(int number, const QString &meaning);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont labelFont() const;
    void paintBadge(QPainter &painter);

    Theme m_theme;
    QString m_iconName;
    int m_badge = 0;
};

} // namespace foldout
