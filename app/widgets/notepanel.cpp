// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notepanel.h"

#include "widgets/answers/textfield.h"
#include "widgets/flowlayout.h"
#include "widgets/keybutton.h"
#include "widgets/painting.h"
#include "widgets/textview.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

namespace {

constexpr QMargins FieldMargins(12, 8, 12, 8); // between the frame and the text

} // namespace

NotePanel::NotePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_help(new QLabel(this))
    , m_edit(new KeyButton(this))
    , m_view(new TextView(this))
    , m_field(new TextField(this))
{
    auto *top = new FlowLayout;
    top->addWidget(m_title);
    top->addWidget(m_edit);
    auto *field = new QVBoxLayout;
    field->setContentsMargins(FieldMargins);
    field->addWidget(m_field);
    m_help->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 12);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view);
    layout->addLayout(field);
    layout->addWidget(m_help);
    m_field->installEventFilter(this);
    connect(m_edit, &KeyButton::clicked, this, &NotePanel::editRequested);
    connect(m_view, &TextView::linkActivated, this, &NotePanel::linkActivated);
    retranslate();
    refresh();
}

void NotePanel::setLook(const CardLook &look, const QString &folder)
{
    m_look = look;
    m_folder = folder;
    const QFont body = look.style.font(TextRole::Body);
    QFont small = look.style.interfaceFont();
    small.setPointSizeF(small.pointSizeF() * 0.87);
    setFont(small);
    m_field->setFont(body);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, look.theme.muted);
    for (QLabel *label : {m_title, m_help})
        label->setPalette(muted);
    m_edit->setTheme(look.theme);
    refresh();
}

void NotePanel::setNote(const QString &markdown)
{
    m_note = markdown;
    refresh();
}

void NotePanel::setReadable(bool readable)
{
    m_readable = readable;
    refresh();
}

void NotePanel::setKey(const QString &key)
{
    m_edit->setKey(key);
}

QString NotePanel::text() const
{
    return m_field->textNow();
}

void NotePanel::edit()
{
    if (!m_editing) {
        m_editing = true;
        m_field->setPlainText(m_note);
        m_field->moveCursor(QTextCursor::End);
        refresh();
    }
    m_field->setFocus(Qt::OtherFocusReason);
}

void NotePanel::endEditing()
{
    m_editing = false;
    refresh();
}

void NotePanel::leave()
{
    m_field->commitComposition();
    if (m_editing)
        Q_EMIT left(m_field->toPlainText());
}

void NotePanel::refresh()
{
    m_field->setVisible(m_editing);
    m_help->setVisible(m_editing);
    const bool shown = m_readable && !m_editing && !m_note.isEmpty();
    m_view->setVisible(shown);
    if (shown)
        m_view->setMarkdown(m_note, {m_look.theme, m_look.style, m_folder, TextRole::Body});
    m_edit->setVisible(!m_editing && !m_note.isEmpty());
    m_title->setText(m_editing || shown
                         ? tr("Your note")
                         : tr("You have a note on this card; it shows with the answer."));
    setVisible(m_editing || !m_note.isEmpty());
    update();
}

void NotePanel::retranslate()
{
    m_edit->setText(tr("Edit"));
    m_edit->setAccessibleName(tr("Edit your note"));
    m_view->setAccessibleName(tr("Your note"));
    m_field->setAccessibleName(tr("Your note"));
    m_field->setPlaceholderText(tr("A note of your own, in Markdown"));
    m_help->setText(
        tr("Stored when you leave the field; Esc leaves it. Ctrl+Z outside of it takes a "
           "stored note back."));
    refresh();
}

void NotePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NotePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_editing)
        leave();
    else
        QWidget::keyPressEvent(event);
}

bool NotePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            leave();
    }
    return QWidget::eventFilter(watched, event);
}

void NotePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_look.theme.line);
    if (!m_editing)
        return;
    const QRect frame = m_field->geometry().marginsAdded(FieldMargins);
    drawRoundedBox(painter, frame, 8, m_look.theme.window, m_look.theme.line);
    if (m_field->hasFocus())
        drawFocusRing(painter, frame, 8, m_look.theme);
}

} // namespace foldout
