// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/optionbutton.h"

#include "widgets/answers/textlabel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QtMath>

namespace foldout {

namespace {

constexpr int SidePadding = 12;

} // namespace

OptionButton::OptionButton(bool exclusive, QWidget *parent)
    : QAbstractButton(parent)
    , m_room(new QSpacerItem(0, 0))
    , m_letter(new TextLabel(this))
    , m_text(new TextLabel(this))
    , m_mark(new MarkLabel(this))
    , m_why(new TextLabel(this))
{
    setCheckable(true);
    setAutoExclusive(exclusive);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_text);
    texts->addWidget(m_mark);
    texts->addWidget(m_why);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(SidePadding, 8, SidePadding, 8);
    row->setSpacing(8);
    row->addItem(m_room);
    row->addWidget(m_letter, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    makeRoom();
}

void OptionButton::setOption(const QString &letter, const QString &markdown)
{
    m_letter->setText(letter, TextLabel::Tone::Muted);
    m_text->setMarkdown(markdown);
    updateName();
}

QString OptionButton::letter() const
{
    return m_letter->words();
}

void OptionButton::setVerdict(Mark mark, const QString &why)
{
    m_mark->setMark(mark);
    m_why->setMarkdown(why);
    updateName();
    update();
}

void OptionButton::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setCursor(readOnly ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void OptionButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        makeRoom();
    QAbstractButton::changeEvent(event);
}

void OptionButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !m_readOnly)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore(); // arrows and letters are the list's, Enter the answer widget's
}

void OptionButton::nextCheckState()
{
    if (!m_readOnly)
        QAbstractButton::nextCheckState();
}

void OptionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFrame(painter, *this,
               {.mark = mark(),
                .chosen = isChecked(),
                .focused = hasFocus(),
                .hovered = underMouse() && !m_readOnly});

    const Theme &theme = contextOf(*this).theme;
    const QColor color = isChecked() ? theme.accent : theme.muted;
    const QColor inner = theme.onAccent();
    const qreal side = indicatorSide();
    const qreal left = isRightToLeft() ? width() - SidePadding - side : SidePadding;
    const QRectF box(left, m_text->y() + m_text->firstLineCentre() - side / 2, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(isChecked() ? QBrush(color) : QBrush(Qt::NoBrush));
    if (autoExclusive()) {
        painter.drawEllipse(box);
        if (isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(inner);
            painter.drawEllipse(box.center(), side * 0.2, side * 0.2);
        }
    } else {
        painter.drawRoundedRect(box, side * 0.2, side * 0.2);
        if (isChecked()) {
            painter.setPen(QPen(inner, side * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(QPolygonF{box.topLeft() + QPointF(0.25, 0.52) * side,
                                           box.topLeft() + QPointF(0.43, 0.7) * side,
                                           box.topLeft() + QPointF(0.76, 0.32) * side});
        }
    }
}

qreal OptionButton::indicatorSide() const
{
    return fontMetrics().height() * 0.7;
}

// Room for the indicator, which grows with the text.
void OptionButton::makeRoom()
{
    m_room->changeSize(qCeil(indicatorSide()) + 8, 0, QSizePolicy::Fixed);
    layout()->invalidate();
}

void OptionButton::updateName()
{
    QStringList parts{letter(), m_text->words(), markWord(mark()), m_why->words()};
    parts.removeAll(QString());
    setAccessibleName(parts.join(u", "));
}

} // namespace foldout
