// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rail.h"

#include "render/icons.h"
#include "widgets/painting.h"

#include <QPainter>

namespace foldout {

namespace {

constexpr int IconSize = 22;
constexpr int Padding = 8;

} // namespace

RailButton::RailButton(const QString &iconName, QWidget *parent)
    : QAbstractButton(parent)
    , m_iconName(iconName)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void RailButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    setIcon(themedIcon(m_iconName, theme));
    update();
}

QFont RailButton::labelFont() const
{
    QFont label = font();
    label.setPointSizeF(label.pointSizeF() * 0.87);
    if (isChecked())
        label.setWeight(QFont::DemiBold);
    return label;
}

QSize RailButton::sizeHint() const
{
    const QFontMetrics metrics(labelFont());
    return {std::max(68, metrics.horizontalAdvance(text()) + 2 * Padding),
            IconSize + metrics.height() + 2 * Padding + 2};
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (isChecked() || underMouse()) {
        const QColor ground = isChecked() ? m_theme.accentGround : m_theme.window;
        drawRoundedBox(painter, rect(), 10, ground, ground);
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), 10, m_theme);
    const QRect icon((width() - IconSize) / 2, Padding, IconSize, IconSize);
    QAbstractButton::icon().paint(&painter, icon, Qt::AlignCenter, QIcon::Normal,
                                  isChecked() ? QIcon::On : QIcon::Off);
    painter.setFont(labelFont());
    painter.setPen(isChecked() ? m_theme.accent : m_theme.muted);
    painter.drawText(rect().adjusted(0, Padding + IconSize + 2, 0, -Padding),
                     int(Qt::AlignHCenter | Qt::AlignTop), text());
}

} // namespace foldout
