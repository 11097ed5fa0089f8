// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/decorationpainter.h"

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>

namespace foldout {

namespace {

QPointF originOf(const QTextBlock &block)
{
    return block.document()->documentLayout()->blockBoundingRect(block).topLeft();
}

// The line that holds a position; QTextLayout's own look-up walks all lines.
int lineAt(const QTextLayout &layout, int position)
{
    int low = 0;
    int high = layout.lineCount();
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (layout.lineAt(middle).textStart() <= position ? low : high) = middle;
    }
    return low;
}

} // namespace

DecorationPainter::DecorationPainter(const CardDocument &document, QPainter &painter,
                                     const QRectF &clip)
    : m_document(document)
    , m_theme(document.context().theme)
    , m_painter(painter)
    , m_clip(clip)
    , m_em(QFontInfo(document.defaultFont()).pixelSize())
{
    painter.setRenderHint(QPainter::Antialiasing);
}

void DecorationPainter::draw(const Decoration &decoration)
{
    switch (decoration.kind) {
    case Decoration::CodeBlock:
        return drawCodeBlock(decoration);
    case Decoration::InlineCode:
    case Decoration::Key:
    case Decoration::Notice:
        return drawInline(decoration);
    case Decoration::Quote:
        return drawQuote(decoration);
    case Decoration::Marker:
    case Decoration::OpenTask:
    case Decoration::DoneTask:
        return drawMarker(decoration);
    case Decoration::Rule:
        return drawRule(decoration);
    }
}

QRectF DecorationPainter::lines(int from, int to) const
{
    const QTextBlock first = m_document.findBlock(from);
    const QTextBlock last = m_document.findBlock(to);
    const QTextLayout *const lastLayout = last.layout();
    if (first.layout()->lineCount() == 0 || lastLayout->lineCount() == 0)
        return {};
    const QTextLine lastLine = lastLayout->lineAt(lastLayout->lineCount() - 1);
    const qreal top = originOf(first).y() + first.layout()->lineAt(0).y();
    const qreal bottom = originOf(last).y() + lastLine.y() + lastLine.height();
    return {0, top, m_document.textWidth(), bottom - top};
}

bool DecorationPainter::isWanted(const QRectF &rect) const
{
    return rect.top() <= m_clip.bottom() && rect.bottom() >= m_clip.top();
}

void DecorationPainter::drawCodeBlock(const Decoration &decoration)
{
    const QRectF text = lines(decoration.from, decoration.to);
    const qreal padding = 0.75 * m_em;
    const QRectF box = text.adjusted(indent(decoration.level), -padding, 0, padding);
    if (!isWanted(box))
        return;
    m_painter.setPen(m_theme.isHighContrast() ? QPen(m_theme.line, m_theme.lineWidth())
                                              : QPen(Qt::NoPen));
    m_painter.setBrush(m_theme.code);
    const qreal inset = m_theme.isHighContrast() ? m_theme.lineWidth() / 2 : 0;
    m_painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 8, 8);
}

void DecorationPainter::drawInline(const Decoration &decoration)
{
    const QTextBlock block = m_document.findBlock(decoration.from);
    const QPointF origin = originOf(block);
    const int from = decoration.from - block.position();
    const int to = decoration.to - block.position();
    for (int i = lineAt(*block.layout(), from); i < block.layout()->lineCount(); ++i) {
        const QTextLine line = block.layout()->lineAt(i);
        if (line.textStart() >= to)
            break;
        const int start = qMax(from, line.textStart());
        const int end = qMin(to, line.textStart() + line.textLength());
        const qreal left = line.cursorToX(start);
        const qreal right = line.cursorToX(end);
        const qreal baseline = line.y() + line.ascent();
        const QRectF rect(origin.x() + qMin(left, right), origin.y() + baseline - 0.98 * m_em,
                          qAbs(right - left), 1.3 * m_em);
        if (isWanted(rect))
            drawInlineRect(decoration.kind, rect);
    }
}

void DecorationPainter::drawInlineRect(Decoration::Kind kind, const QRectF &rect)
{
    const bool framed = kind != Decoration::InlineCode || m_theme.isHighContrast();
    m_painter.setPen(framed ? QPen(m_theme.line, 1) : QPen(Qt::NoPen));
    m_painter.setBrush(kind == Decoration::InlineCode ? m_theme.code
                       : kind == Decoration::Notice   ? m_theme.warnGround
                                                      : m_theme.card);
    m_painter.drawRoundedRect(rect, 4, 4);
}

void DecorationPainter::drawQuote(const Decoration &decoration)
{
    const QRectF text = lines(decoration.from, decoration.to);
    if (!isWanted(text))
        return;
    const bool rightToLeft =
        m_document.findBlock(decoration.from).textDirection() == Qt::RightToLeft;
    const qreal width = qMax(3.0, 0.2 * m_em);
    const qreal offset = indent(decoration.level) + 0.2 * m_em;
    const qreal left = rightToLeft ? text.right() - offset - width : offset;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.line);
    m_painter.drawRoundedRect(QRectF(left, text.top(), width, text.height()), width / 2, width / 2);
}

void DecorationPainter::drawMarker(const Decoration &decoration)
{
    const QTextBlock block = m_document.findBlock(decoration.from);
    if (block.layout()->lineCount() == 0)
        return;
    const QTextLine line = block.layout()->lineAt(0);
    const QPointF origin = originOf(block);
    const QRectF row(0, origin.y() + line.y(), m_document.textWidth(), line.height());
    if (!isWanted(row))
        return;
    const bool rightToLeft = block.textDirection() == Qt::RightToLeft;
    const qreal gap = 0.5 * m_em;
    const qreal baseline = origin.y() + line.y() + line.ascent();
    if (decoration.kind != Decoration::Marker) {
        const qreal side = 1.05 * m_em;
        const qreal left = rightToLeft ? row.right() - indent(decoration.level) + gap
                                       : indent(decoration.level) - gap - side;
        drawTask({left, baseline - side + 0.13 * m_em, side, side},
                 decoration.kind == Decoration::DoneTask);
        return;
    }
    QFont font = m_document.defaultFont();
    font.setWeight(QFont::Normal);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.muted);
    const qreal width = QFontMetricsF(font).horizontalAdvance(decoration.text);
    const qreal left =
        rightToLeft ? row.right() - indent(decoration.level) + gap
                    : qMax(indent(decoration.level - 1), indent(decoration.level) - gap - width);
    m_painter.drawText(QPointF(left, baseline), decoration.text);
}

void DecorationPainter::drawTask(const QRectF &box, bool done)
{
    const qreal stroke = 0.1 * m_em;
    m_painter.setPen(QPen(done ? m_theme.ok : m_theme.muted, stroke));
    m_painter.setBrush(done ? m_theme.ok : m_theme.card);
    m_painter.drawRoundedRect(box.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2),
                              0.28 * m_em, 0.28 * m_em);
    if (!done)
        return;
    QPainterPath tick(box.topLeft() + QPointF(0.26 * box.width(), 0.52 * box.height()));
    tick.lineTo(box.topLeft() + QPointF(0.44 * box.width(), 0.70 * box.height()));
    tick.lineTo(box.topLeft() + QPointF(0.76 * box.width(), 0.32 * box.height()));
    m_painter.setPen(
        QPen(m_theme.onAccent(), 1.2 * stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(tick);
}

void DecorationPainter::drawRule(const Decoration &decoration)
{
    const QRectF row = lines(decoration.from, decoration.from);
    if (!isWanted(row))
        return;
    m_painter.fillRect(QRectF(indent(decoration.level), qRound(row.center().y()),
                              row.width() - indent(decoration.level), m_theme.lineWidth()),
                       m_theme.line);
}

} // namespace foldout
