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

void RailButton::setBadge(int number, const QString &meaning)
{
    m_badge = number;
    setAccessibleDescription(meaning);
    setToolTip(meaning);
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
    if (m_badge > 0)
        paintBadge(painter);
}

void RailButton::paintBadge(QPainter &painter)
{
    const QString number = m_badge > 999 ? QStringLiteral("999+") : locale().toString(m_badge);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.75);
    small.setWeight(QFont::DemiBold);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    const int height = metrics.height() + 2;
    const int width = std::max(height, metrics.horizontalAdvance(number) + 10);
    const int left = std::min(this->width() / 2 + IconSize / 2 - 2, this->width() - width - 2);
    const QRect ground(left, 3, width, height);
    drawRoundedBox(painter, ground, height / 2, m_theme.accent, m_theme.accent);
    painter.setPen(m_theme.card);
    painter.drawText(ground, Qt::AlignCenter, number);
}

} // namespace foldout
