// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/openinput.h"

#include "render/wordmarks.h"
#include "widgets/answers/look.h"
#include "widgets/answers/textfield.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace foldout {

OpenInput::OpenInput(const Question &question, QWidget *parent)
    : AnswerWidget(question, parent)
    , m_field(new TextField(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_field);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    connect(m_field, &TextField::edited, this, &AnswerWidget::responseChanged);
}

Response OpenInput::response() const
{
    return {.text = m_field->textNow()};
}

void OpenInput::setResponse(const Response &response)
{
    const QSignalBlocker blocker(m_field);
    m_field->setPlainText(response.text);
    m_field->moveCursor(QTextCursor::End); // who comes back goes on writing
}

void OpenInput::setFound(const QList<TextRange> &words)
{
    const QSignalBlocker blocker(m_field); // nothing was typed
    markWords(*m_field->document(), words);
}

void OpenInput::refresh()
{
    m_field->setAccessibleName(tr("Your answer"));
    m_field->setPlaceholderText(tr("What do you remember? (optional)"));
    m_field->setReadOnly(isJudged());
}

void OpenInput::commitComposition()
{
    m_field->commitComposition();
}

bool OpenInput::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return AnswerWidget::eventFilter(watched, event);
}

void OpenInput::mousePressEvent(QMouseEvent *)
{
    m_field->setFocus(Qt::MouseFocusReason);
}

void OpenInput::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFrame(painter, *this, {.field = true, .focused = m_field->hasFocus()});
}

} // namespace foldout
