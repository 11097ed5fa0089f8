// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowbutton.h"

#include "widgets/painting.h"

#include <QPainter>

namespace foldout {

namespace {

constexpr int Padding = 6;
constexpr int Wrapped = int(Qt::AlignLeading) | int(Qt::AlignTop) | int(Qt::TextWordWrap);

} // namespace

RowButton::RowButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RowButton::setLook(const CardLook &look)
{
    m_theme = look.theme;
    setFont(look.style.font(TextRole::Body));
    update();
}

void RowButton::setContent(const QString &text, const QString &below)
{
    setText(text);
    m_below = below;
    setAccessibleName(text);
    setAccessibleDescription(below);
    updateGeometry();
    update();
}

QFont RowButton::smallFont() const
{
    QFont smaller = font();
    smaller.setPointSizeF(smaller.pointSizeF() * 0.87);
    return smaller;
}

QRect RowButton::roomFor(const QFont &font, const QString &text, int width) const
{
    return QFontMetrics(font).boundingRect({0, 0, width - 2 * Padding, QWIDGETSIZE_MAX}, Wrapped,
                                           text);
}

int RowButton::heightForWidth(int width) const
{
    return roomFor(font(), text(), width).height() + roomFor(smallFont(), m_below, width).height() +
           2 * Padding;
}

QSize RowButton::sizeHint() const
{
    constexpr int Ems = 30;
    const int width = fontMetrics().height() * Ems;
    return {width, heightForWidth(width)};
}

void RowButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (underMouse() || isDown())
        drawRoundedBox(painter, rect(), 8, m_theme.panel, m_theme.panel);
    if (hasFocus())
        drawFocusRing(painter, rect(), 8, m_theme);
    const QRect inner = rect().adjusted(Padding, Padding, -Padding, -Padding);
    painter.setPen(m_theme.accent);
    painter.drawText(inner, Wrapped, text());
    painter.setPen(m_theme.muted);
    painter.setFont(smallFont());
    painter.drawText(inner.adjusted(0, roomFor(font(), text(), width()).height(), 0, 0), Wrapped,
                     m_below);
}

} // namespace foldout
