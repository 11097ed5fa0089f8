// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting.h"

namespace foldout {

void drawRoundedBox(QPainter &painter, const QRect &rect, qreal radius, const QColor &ground,
                    const QColor &border, qreal borderWidth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, borderWidth));
    painter.setBrush(ground);
    const qreal half = borderWidth / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

void drawFocusRing(QPainter &painter, const QRect &rect, qreal radius, const Theme &theme)
{
    drawRoundedBox(painter, rect, radius, Qt::transparent, theme.accent, 2);
}

void drawMark(QPainter &painter, QPointF centre, qreal size, CardMark mark, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal r = size / 2;
    const QRectF box(centre.x() - r, centre.y() - r, size, size);
    switch (mark) {
    case CardMark::New:
        painter.setPen(QPen(theme.muted, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.adjusted(0.75, 0.75, -0.75, -0.75));
        break;
    case CardMark::Missed:
        painter.fillRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme.bad);
        break;
    case CardMark::Shaky:
        painter.setPen(QPen(theme.warn, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.adjusted(0.75, 0.75, -0.75, -0.75));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.warn);
        painter.drawPie(box.adjusted(0.75, 0.75, -0.75, -0.75), 90 * 16, 180 * 16);
        break;
    case CardMark::Known:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.ok);
        painter.drawEllipse(box);
        break;
    }
    painter.restore();
}

} // namespace foldout
