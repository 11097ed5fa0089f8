// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/look.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace foldout {

namespace {

constexpr qreal Radius = 8;

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    return QColor::fromRgbF(float(a.redF() * share + b.redF() * (1 - share)),
                            float(a.greenF() * share + b.greenF() * (1 - share)),
                            float(a.blueF() * share + b.blueF() * (1 - share)));
}

} // namespace

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

QColor mutedColor(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.65);
}

QColor markColor(const QPalette &palette, Mark mark)
{
    const bool dark = isDark(palette);
    switch (mark) {
    case Mark::Right:
        return dark ? QColor(0x7CCB99) : QColor(0x2C7A4B);
    case Mark::Wrong:
        return dark ? QColor(0xEE938C) : QColor(0xA8342F);
    case Mark::Missed:
        return dark ? QColor(0xE2B45A) : QColor(0x9A6700);
    case Mark::None:
        break;
    }
    return palette.color(QPalette::Text);
}

void paintFrame(QPainter &painter, const QWidget &widget, const FrameState &state)
{
    const QPalette &palette = widget.palette();
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor accent = palette.color(QPalette::Highlight);

    QColor fill = base;
    QColor line = mixed(text, base, state.hovered ? 0.4 : 0.2);
    if (state.mark != Mark::None) {
        line = markColor(palette, state.mark);
        if (state.mark != Mark::Missed)
            fill = mixed(line, base, 0.1);
    } else if (state.chosen) {
        line = accent;
        fill = mixed(accent, base, 0.1);
    }

    QPen pen(line, state.focused ? 2 : 1);
    if (state.focused && state.mark == Mark::None)
        pen.setColor(accent);
    if (state.mark == Mark::Missed)
        pen.setStyle(Qt::DashLine);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(fill);
    const qreal inset = pen.widthF() / 2;
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), Radius,
                            Radius);
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
    const QFontMetrics metrics = fontMetrics();
    return {metrics.height() + metrics.horizontalAdvance(u' ') +
                metrics.horizontalAdvance(markWord(m_mark)),
            metrics.height()};
}

void MarkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = markColor(palette(), m_mark);
    const qreal side = height();
    const QRectF box(side * 0.1, side * 0.1, side * 0.8, side * 0.8);
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
        pen.setColor(palette().color(QPalette::Base));
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
    const int left = height() + fontMetrics().horizontalAdvance(u' ');
    painter.drawText(rect().adjusted(left, 0, 0, 0), Qt::AlignVCenter, markWord(m_mark));
}

} // namespace foldout
