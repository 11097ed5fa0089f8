// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/carddocument.h"

class QPainter;
class QTextBlock;
class QTextLine;

namespace foldout {

// Draws the decorations of a laid-out CardDocument; lives for one paint event.
class DecorationPainter
{
public:
    DecorationPainter(const CardDocument &document, QPainter &painter, const QRectF &clip);
    void draw(const Decoration &decoration);

private:
    QRectF lines(int from, int to) const; // all lines of the blocks from..to, full column width
    qreal indent(int level) const { return level * m_document.indentWidth(); }
    bool isWanted(const QRectF &rect) const;

    void drawCodeBlock(const Decoration &decoration);
    void drawInline(const Decoration &decoration);
    void drawInlineRect(Decoration::Kind kind, const QRectF &rect);
    void drawQuote(const Decoration &decoration);
    void drawMarker(const Decoration &decoration);
    void drawTask(const QRectF &box, bool done);
    void drawRule(const Decoration &decoration);

    const CardDocument &m_document;
    const Theme &m_theme;
    QPainter &m_painter;
    QRectF m_clip;
    qreal m_em; // size of the body font in pixels
};

} // namespace foldout
