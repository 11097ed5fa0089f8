// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "render/theme.h"

#include <QPainter>
#include <QRect>

namespace foldout {

// The few shapes that widgets share, sharp at every scale. Lengths are device-independent pixels.
// GUI thread.

// A box with rounded corners; the border lies inside 'rect'.
void drawRoundedBox(QPainter &painter, const QRect &rect, qreal radius, const QColor &ground,
                    const QColor &border, qreal borderWidth = 1);

// The mark of the widget with the keyboard focus, 2 px in the accent colour, inside 'rect'.
void drawFocusRing(QPainter &painter, const QRect &rect, qreal radius, const Theme &theme);

// The state of a card as a shape of its own, so that colour is never needed to tell it: empty ring
// (new), square (missed), half-filled ring (shaky), disc (known). 'size' is its diameter.
void drawMark(QPainter &painter, QPointF centre, qreal size, CardMark mark, const Theme &theme);

} // namespace foldout
