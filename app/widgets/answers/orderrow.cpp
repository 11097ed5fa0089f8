// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/orderrow.h"

#include "widgets/answers/textlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace foldout {

using namespace Qt::StringLiterals;

OrderRow::OrderRow(QWidget *parent)
    : QWidget(parent)
    , m_number(new TextLabel(this))
    , m_text(new TextLabel(this))
    , m_mark(new MarkLabel(this))
    , m_buttons(new QHBoxLayout)
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    for (QToolButton *button : {m_up, m_down}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the row has the keys
        button->setMinimumSize(24, 24);
    }
    m_up->setText(u"↑"_s);
    m_down->setText(u"↓"_s);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT moveRequested(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT moveRequested(1); });

    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_text);
    texts->addWidget(m_mark);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(8);
    row->addWidget(m_number, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    m_buttons->setSpacing(4);
    m_buttons->addWidget(m_up, 0, Qt::AlignTop);
    m_buttons->addWidget(m_down, 0, Qt::AlignTop);
    m_buttons->addStretch();
    row->addLayout(m_buttons);
}

void OrderRow::setItem(const QString &markdown)
{
    m_text->setMarkdown(markdown);
    updateName();
}

void OrderRow::setPosition(int position, int count)
{
    m_position = position;
    m_count = count;
    m_number->setText(locale().toString(position), TextLabel::Tone::Muted);
    m_up->setEnabled(position > 1);
    m_down->setEnabled(position < count);
    updateName();
}

void OrderRow::setVerdict(Mark mark)
{
    m_mark->setMark(mark);
    updateName();
    update();
}

void OrderRow::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_up->setVisible(!readOnly);
    m_down->setVisible(!readOnly);
    setCursor(readOnly ? Qt::ArrowCursor : Qt::OpenHandCursor);
}

void OrderRow::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = event->position().toPoint();
}

void OrderRow::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_readOnly || !event->buttons().testFlag(Qt::LeftButton))
        return;
    m_dragging =
        m_dragging || (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_dragging) {
        setCursor(Qt::ClosedHandCursor);
        Q_EMIT draggedTo(mapToParent(at));
    }
}

void OrderRow::mouseReleaseEvent(QMouseEvent *)
{
    m_dragging = false;
    setCursor(m_readOnly ? Qt::ArrowCursor : Qt::OpenHandCursor);
}

void OrderRow::focusInEvent(QFocusEvent *)
{
    update();
}

void OrderRow::focusOutEvent(QFocusEvent *)
{
    update();
}

void OrderRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFrame(painter, *this,
               {.mark = mark(),
                .chosen = m_dragging,
                .focused = hasFocus(),
                .hovered = underMouse() && !m_readOnly});
}

void OrderRow::resizeEvent(QResizeEvent *)
{
    const bool narrow = width() < 8 * fontMetrics().height();
    m_buttons->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OrderRow::updateName()
{
    m_up->setAccessibleName(tr("Move up: %1").arg(m_text->words()));
    m_down->setAccessibleName(tr("Move down: %1").arg(m_text->words()));
    //: a screen reader says where an item stands: position, number of items, text
    QStringList parts{tr("%1 of %2: %3").arg(m_position).arg(m_count).arg(m_text->words()),
                      markWord(mark())};
    parts.removeAll(QString());
    const QString name = parts.join(u", ");
    if (name != accessibleName())
        setAccessibleName(name); // sends NameChanged
}

} // namespace foldout
