// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/captionbutton.h"

#include "widgets/painting.h"

#include <QPainter>

namespace foldout {

namespace {

constexpr int HorizontalPadding = 12;
constexpr int VerticalPadding = 6;
constexpr int Inset = 4; // of a caption that needs the room
constexpr int Wrapped = int(Qt::AlignHCenter) | int(Qt::AlignTop) | int(Qt::TextWordWrap);

} // namespace

CaptionButton::CaptionButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CaptionButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void CaptionButton::setCaption(const QString &caption)
{
    if (caption == m_caption)
        return;
    m_caption = caption;
    updateGeometry();
    update();
}

void CaptionButton::setCaptioned(bool captioned)
{
    m_captioned = captioned;
    updateGeometry();
}

void CaptionButton::setEmphasised(bool emphasised)
{
    m_emphasised = emphasised;
    update();
}

QFont CaptionButton::captionFont() const
{
    QFont smaller = font();
    smaller.setPointSizeF(smaller.pointSizeF() * 0.87);
    return smaller;
}

QSize CaptionButton::sizeHint() const
{
    int width = fontMetrics().horizontalAdvance(text());
    int height = fontMetrics().height();
    if (isCaptioned()) {
        const QFontMetrics small(captionFont());
        width = std::max(width, small.horizontalAdvance(m_caption));
        height += small.height();
    }
    return {width + 2 * HorizontalPadding, height + 2 * VerticalPadding};
}

QSize CaptionButton::minimumSizeHint() const
{
    int width = fontMetrics().horizontalAdvance(text());
    const QFontMetrics small(captionFont());
    for (const QString &word : m_caption.split(u' '))
        width = std::max(width, small.horizontalAdvance(word));
    return {width + 2 * (Inset + 2), sizeHint().height()};
}

int CaptionButton::heightForWidth(int width) const
{
    int height = fontMetrics().height() + 2 * VerticalPadding;
    if (isCaptioned()) {
        const QFontMetrics small(captionFont());
        const QRect room(0, 0, width - 2 * Inset, QWIDGETSIZE_MAX);
        height += std::max(small.height(), small.boundingRect(room, Wrapped, m_caption).height());
    }
    return height;
}

void CaptionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool strong = isChecked() || m_emphasised;
    const QColor ground = strong                     ? m_theme.accentGround
                          : underMouse() || isDown() ? m_theme.panel
                                                     : m_theme.card;
    drawRoundedBox(painter, rect(), 8, ground, strong ? m_theme.accent : m_theme.line,
                   strong ? 2 : 1);
    if (hasFocus())
        drawFocusRing(painter, rect(), 8, m_theme);

    painter.setPen(isChecked() ? m_theme.accent : m_theme.ink);
    QFont main = font();
    if (isChecked())
        main.setWeight(QFont::DemiBold);
    painter.setFont(main);
    const QRect inner = rect().adjusted(Inset, VerticalPadding, -Inset, -VerticalPadding);
    if (m_caption.isEmpty()) {
        painter.drawText(inner, Qt::AlignCenter, text());
        return;
    }
    const int split = inner.top() + QFontMetrics(font()).height();
    painter.drawText(QRect(inner.left(), inner.top(), inner.width(), split - inner.top()),
                     Qt::AlignCenter, text());
    painter.setPen(m_theme.muted);
    painter.setFont(captionFont());
    painter.drawText(QRect(inner.left(), split, inner.width(), inner.bottom() - split + 1), Wrapped,
                     m_caption);
}

} // namespace foldout
