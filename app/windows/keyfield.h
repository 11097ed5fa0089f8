// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>

namespace foldout {

// Takes the keys pressed in it, at once and one stroke at a time. Tab leaves it; Escape gives up. A
// key that is still held from before says nothing. GUI thread.
class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent)
        : QKeySequenceEdit(parent)
    {
        empty();
    }

Q_SIGNALS:
    void pressed(const QKeySequence &keys);
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->isAutoRepeat())
            return;
        if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
            Q_EMIT givenUp();
            return;
        }
        QKeySequenceEdit::keyPressEvent(event); // knows what the modifiers mean on this keyboard
        if (keySequence().isEmpty())
            return; // a modifier alone
        const QKeySequence keys(keySequence()[0]);
        empty();
        Q_EMIT pressed(keys);
    }

private:
    void empty()
    {
        clear();
        findChild<QLineEdit *>()->setPlaceholderText({}); // whoever asks says what for
    }
};

} // namespace foldout
