// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/look.h"

#include "widgets/answers/answerwidget.h"
#include "widgets/painting.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>
#include <QtMath>

namespace foldout {

namespace {

constexpr int Radius = 8;

QColor markColor(const Theme &theme, Mark mark)
{
    switch (mark) {
    case Mark::Right:
        return theme.ok;
    case Mark::Wrong:
        return theme.bad;
    case Mark::Missed:
        return theme.warn;
    case Mark::None:
        break;
    }
    return theme.line;
}

QColor groundOf(const Theme &theme, const FrameState &state)
{
    if (state.field)
        return theme.window;
    const bool open = state.chosen && state.mark == Mark::None;
    return open ? theme.accentGround : theme.card;
}

QColor lineOf(const Theme &theme, const FrameState &state)
{
    if (state.mark != Mark::None)
        return markColor(theme, state.mark);
    if (state.chosen)
        return theme.accent;
    return state.hovered ? theme.muted : theme.line;
}

} // namespace

Mark markOfInput(bool right, bool empty)
{
    return right ? Mark::Right : empty ? Mark::Missed : Mark::Wrong;
}

QString markWord(Mark mark)
{
    switch (mark) {
    case Mark::Right:
        return QCoreApplication::translate("foldout::MarkLabel", "Right");
    case Mark::Wrong:
        return QCoreApplication::translate("foldout::MarkLabel", "Wrong");
    case Mark::Missed:
        return QCoreApplication::translate("foldout::MarkLabel", "Missed");
    case Mark::None:
        break;
    }
    return {};
}

const TextContext &contextOf(const QWidget &widget)
{
    for (const QWidget *above = &widget; above; above = above->parentWidget()) {
        if (const auto *answer = qobject_cast<const AnswerWidget *>(above))
            return answer->context();
    }
    static const TextContext none;
    return none;
}

void paintFrame(QPainter &painter, const QWidget &widget, const FrameState &state)
{
    const Theme &theme = contextOf(widget).theme;
    drawRoundedBox(painter, widget.rect(), Radius, groundOf(theme, state), lineOf(theme, state),
                   theme.lineWidth());
    if (state.focused && state.field)
        drawFocusRing(painter, widget.rect(), Radius, theme);
    else if (state.focused) // apart from the border, which tells the choice
        drawFocusRing(painter, widget.rect().adjusted(3, 3, -3, -3), Radius - 3, theme);
}

MarkLabel::MarkLabel(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void MarkLabel::setMark(Mark mark)
{
    m_mark = mark;
    setAccessibleName(markWord(mark));
    setVisible(mark != Mark::None);
    updateGeometry();
    update();
}

QSize MarkLabel::sizeHint() const
{
    return {textLeft() + fontMetrics().horizontalAdvance(markWord(m_mark)), fontMetrics().height()};
}

int MarkLabel::textLeft() const
{
    return qCeil(fontMetrics().height() * 0.8) + fontMetrics().horizontalAdvance(u' ');
}

void MarkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = contextOf(*this).theme;
    const QColor color = markColor(theme, m_mark);
    const qreal side = height();
    QRectF box(0, side * 0.1, side * 0.8, side * 0.8);
    if (isRightToLeft())
        box.moveRight(width());
    QPen pen(color, side * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto at = [&](qreal x, qreal y) {
        return QPointF(box.x() + x * box.width(), box.y() + y * box.height());
    };

    if (m_mark == Mark::Missed) {
        painter.setPen(pen);
        painter.drawEllipse(box.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        pen.setColor(theme.onAccent());
        if (m_mark == Mark::Right) {
            painter.drawEllipse(box);
            painter.setPen(pen);
            painter.drawPolyline(QPolygonF{at(0.27, 0.53), at(0.44, 0.7), at(0.74, 0.34)});
        } else {
            painter.drawRoundedRect(box, side * 0.15, side * 0.15);
            painter.setPen(pen);
            painter.drawLine(at(0.3, 0.3), at(0.7, 0.7));
            painter.drawLine(at(0.7, 0.3), at(0.3, 0.7));
        }
    }
    painter.setPen(color);
    const QRect words = rect().adjusted(textLeft(), 0, 0, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignLeading | Qt::AlignVCenter, markWord(m_mark));
}

} // namespace foldout
