// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/fieldrow.h"

#include "widgets/answers/textfield.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

namespace {

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->hide();
    return label;
}

void setShownText(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

FieldRow::FieldRow(QWidget *parent)
    : QWidget(parent)
    , m_frame(new QWidget(this))
    , m_caption(wrappingLabel(this))
    , m_field(new LineField(m_frame))
    , m_unit(wrappingLabel(m_frame))
    , m_note(wrappingLabel(this))
    , m_mark(new MarkLabel(this))
    , m_correction(wrappingLabel(this))
{
    m_unit->setWordWrap(false);
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

    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    m_frame->installEventFilter(this);
}

void FieldRow::setCaption(const QString &caption, const QString &name)
{
    setShownText(m_caption, caption);
    m_field->setAccessibleName(name);
}

void FieldRow::setUnit(const QString &unit)
{
    setShownText(m_unit, unit);
    describe();
}

void FieldRow::setNote(const QString &note)
{
    setShownText(m_note, note);
    describe();
}

void FieldRow::setVerdict(Mark mark, const QString &correction)
{
    m_field->setReadOnly(true);
    m_mark->setMark(mark);
    setShownText(m_correction, correction);
    describe();
    m_frame->update();
}

void FieldRow::clearVerdict()
{
    m_field->setReadOnly(false);
    m_mark->setMark(Mark::None);
    setShownText(m_correction, {});
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
        paintFrame(painter, *m_frame, {.mark = mark(), .focused = m_field->hasFocus()});
    }
    return QWidget::eventFilter(watched, event);
}

void FieldRow::describe()
{
    QStringList parts{m_unit->text(), m_note->text(), markWord(mark()), m_correction->text()};
    parts.removeAll(QString());
    m_field->setAccessibleDescription(parts.join(u", "));
}

} // namespace foldout
