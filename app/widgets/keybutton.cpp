// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keybutton.h"

#include "widgets/painting.h"

#include <QPainter>
#include <QStyle>

namespace foldout {

namespace {

constexpr int Padding = 6;
constexpr int CapPadding = 5;
constexpr int Space = 6; // between words and key

} // namespace

KeyButton::KeyButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void KeyButton::setKey(const QString &key)
{
    m_key = key;
    updateGeometry();
    update();
}

QFont KeyButton::keyFont() const
{
    QFont smaller = font();
    smaller.setPointSizeF(smaller.pointSizeF() * 0.87);
    return smaller;
}

QSize KeyButton::sizeHint() const
{
    int width = fontMetrics().horizontalAdvance(text()) + 2 * Padding;
    if (!m_key.isEmpty())
        width += Space + QFontMetrics(keyFont()).horizontalAdvance(m_key) + 2 * CapPadding;
    return {width, fontMetrics().height() + Padding};
}

void KeyButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (hasFocus())
        drawFocusRing(painter, rect(), 6, m_theme);
    QRect rest = rect().adjusted(Padding, 0, -Padding, 0);
    const auto place = [this](const QRect &logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    painter.setPen(isEnabled() ? m_theme.accent : m_theme.muted);
    painter.drawText(place(rest), int(Qt::AlignVCenter | Qt::AlignLeading), text());
    if (m_key.isEmpty())
        return;
    const QFontMetrics small(keyFont());
    QRect cap(0, 0, small.horizontalAdvance(m_key) + 2 * CapPadding, small.height() + 2);
    cap.moveCenter(rect().center());
    cap.moveRight(rest.right());
    drawRoundedBox(painter, place(cap), 4, m_theme.card, m_theme.line, m_theme.lineWidth());
    painter.setPen(m_theme.muted);
    painter.setFont(keyFont());
    painter.drawText(place(cap), Qt::AlignCenter, m_key);
}

} // namespace foldout
