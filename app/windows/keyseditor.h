// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QBitArray>
#include <QKeySequence>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace foldout {

class KeyField;
class SettingsSearch;
class Shortcuts;

// The keys of all actions, to be changed without a mouse: choose an action, Enter, press the new
// keys. Keys that another action has are refused, and it is named. GUI thread; owned by the
// settings dialog.
class KeysEditor : public QWidget
{
    Q_OBJECT

public:
    KeysEditor(Shortcuts &shortcuts, QWidget *parent);

    QList<QStringList> texts(const SettingsSearch &search) const; // by action, to be found by
    void showOnly(const QBitArray &fitting);                      // one bit for each action

    void retranslate();
    void setNarrow(bool narrow); // buttons one below the other
    void setLook(const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Asking { No, ForOther, ForMore };

    QAction *current() const;
    void refresh();
    void ask(Asking asking);
    void stopAsking();
    void take(const QKeySequence &keys);
    void removeKeys();
    void restoreKeys();
    void say(const QString &sentence, bool isRefusal = false);
    void fillItem(QTreeWidgetItem *item);
    QString keysSentence(const QAction *action) const;

    Shortcuts &m_shortcuts;
    Theme m_theme;
    Asking m_asking = Asking::No;
    bool m_refused = false; // what was said last
    QTreeWidget *m_list = nullptr;
    QWidget *m_question = nullptr; // "Press the new keys", the field, Cancel
    QLabel *m_prompt = nullptr;
    KeyField *m_field = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_said = nullptr;
    QBoxLayout *m_buttons = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_default = nullptr;
};

} // namespace foldout
