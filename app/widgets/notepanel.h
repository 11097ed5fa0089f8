// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cardlook.h"

#include <QWidget>

class QLabel;

namespace foldout {

class KeyButton;
class TextField;
class TextView;

// The learner's own note on a card: rendered to be read, as Markdown source while it is edited.
// Hidden while there is none. It keeps nothing: a note that was edited is handed over when the
// field is left, and shown as it is set. GUI thread; owned by its parent.
class NotePanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotePanel(QWidget *parent = nullptr);

    void setLook(const CardLook &look, const QString &folder); // of pictures beside the bank
    void setNote(const QString &markdown); // leaves a text alone that is being edited
    void setReadable(bool readable);       // before the reveal a note is not shown: it may tell
    void setKey(const QString &key);

    bool isEditing() const { return m_editing; }
    QString text() const; // what the field holds, with what an input method composes
    void edit();          // opens the field and goes to it
    void endEditing();    // the text was stored: shows what setNote() said

Q_SIGNALS:
    void left(const QString &text); // the field was left with another text than the note
    void editRequested();
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void retranslate();
    void leave();

    CardLook m_look;
    QString m_folder;
    QString m_note;
    bool m_readable = false;
    bool m_editing = false;
    QLabel *m_title = nullptr;
    QLabel *m_help = nullptr;
    KeyButton *m_edit = nullptr;
    TextView *m_view = nullptr;
    TextField *m_field = nullptr;
};

} // namespace foldout
