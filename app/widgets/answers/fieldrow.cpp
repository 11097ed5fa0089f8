// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/fieldrow.h"

#include "widgets/answers/textfield.h"
#include "widgets/answers/textlabel.h"

#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

FieldRow::FieldRow(QWidget *parent)
    : QWidget(parent)
    , m_frame(new QWidget(this))
    , m_caption(new TextLabel(this))
    , m_field(new LineField(m_frame))
    , m_unit(new TextLabel(m_frame))
    , m_note(new TextLabel(this))
    , m_mark(new MarkLabel(this))
    , m_correction(new TextLabel(this))
{
    auto *line = new QHBoxLayout(m_frame);
    line->setContentsMargins(12, 8, 12, 8);
    line->setSpacing(8);
    line->addWidget(m_field, 1);
    line->addWidget(m_unit);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_caption);
    column->addWidget(m_frame);
    column->addWidget(m_note);
    column->addWidget(m_mark);
    column->addWidget(m_correction);

    m_field->installEventFilter(this);
    m_frame->installEventFilter(this);
}

void FieldRow::setCaption(const QString &caption, const QString &name)
{
    m_caption->setText(caption, TextLabel::Tone::Muted);
    m_field->setAccessibleName(name);
}

void FieldRow::setUnit(const QString &unit)
{
    m_unit->setText(unit, TextLabel::Tone::Muted);
    describe();
}

void FieldRow::setNote(const QString &note)
{
    m_note->setText(note, TextLabel::Tone::Muted);
    describe();
}

void FieldRow::setVerdict(Mark mark, const QString &correction)
{
    m_field->setReadOnly(true);
    m_mark->setMark(mark);
    m_correction->setText(correction);
    describe();
    m_frame->update();
}

void FieldRow::clearVerdict()
{
    m_field->setReadOnly(false);
    m_mark->setMark(Mark::None);
    m_correction->setText({});
    describe();
    m_frame->update();
}

bool FieldRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field &&
        (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        m_frame->update();
    if (watched == m_frame && event->type() == QEvent::MouseButtonPress)
        m_field->setFocus(Qt::MouseFocusReason);
    if (watched == m_frame && event->type() == QEvent::Paint) {
        QPainter painter(m_frame);
        paintFrame(painter, *m_frame,
                   {.mark = mark(), .field = true, .focused = m_field->hasFocus()});
    }
    return QWidget::eventFilter(watched, event);
}

void FieldRow::describe()
{
    QStringList parts{m_unit->words(), m_note->words(), markWord(mark()), m_correction->words()};
    parts.removeAll(QString());
    m_field->setAccessibleDescription(parts.join(u", "));
}

} // namespace foldout
