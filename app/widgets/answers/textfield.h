// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace foldout {

// A text input that never loses what an input method is composing. Reading it does not disturb the
// composition; leaving it commits. Enter while composing only commits. GUI thread.
template <typename Field>
class Composing : public Field
{
public:
    using Field::Field;

    bool isComposing() const { return !m_composed.isEmpty(); }

    // The input method is asked first; what it leaves standing (it may know nothing of this
    // composition) is put in as it is.
    void commitComposition()
    {
        if (isComposing() && this->hasFocus())
            QGuiApplication::inputMethod()->commit();
        if (!isComposing())
            return;
        QInputMethodEvent commit;
        commit.setCommitString(m_composed);
        inputMethodEvent(&commit);
        QGuiApplication::inputMethod()->reset();
    }

protected:
    // The text as it would be if the composition were committed now.
    QString withComposition(QString text, qsizetype cursor) const
    {
        return text.insert(cursor, m_composed);
    }

    virtual void compositionChanged() = 0;

    void inputMethodEvent(QInputMethodEvent *event) override
    {
        m_composed = event->preeditString();
        Field::inputMethodEvent(event);
        compositionChanged();
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        commitComposition();
        Field::focusOutEvent(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        const bool command = event->modifiers().testFlag(Qt::ControlModifier);
        if (isRedo(*event))
            this->redo();
        else if (enter && isComposing() && !command)
            commitComposition();
        else if (enter && command)
            event->ignore(); // the answer widget reveals
        else
            Field::keyPressEvent(event);
    }

    // The other key of redo means the text here too, wherever the desktop knows it or not.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isRedo(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        return Field::event(event);
    }

private:
    static bool isRedo(const QKeyEvent &event)
    {
        return event.key() == Qt::Key_Y && event.modifiers() == Qt::ControlModifier;
    }

    QString m_composed;
};

class LineField : public Composing<QLineEdit>
{
    Q_OBJECT

public:
    explicit LineField(QWidget *parent = nullptr);

    QString textNow() const { return withComposition(text(), cursorPosition()); }

Q_SIGNALS:
    void edited(); // by the learner, typed or composing

protected:
    void compositionChanged() override { Q_EMIT edited(); }
};

// As high as its text, from three lines up to twelve, then it scrolls. Tab moves on.
class TextField : public Composing<QPlainTextEdit>
{
    Q_OBJECT

public:
    explicit TextField(QWidget *parent = nullptr);

    QString textNow() const { return withComposition(toPlainText(), textCursor().position()); }

Q_SIGNALS:
    void edited(); // by the learner, typed or composing

protected:
    void compositionChanged() override { Q_EMIT edited(); }
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
};

} // namespace foldout
