// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

namespace foldout {

class Settings;

QString withoutMnemonic(QString text); // "&Open" in English, "열기(&O)" in Korean

// The keys of the window's actions. What an action had when it was given here is its default; what
// the learner chose is kept in the settings under shortcuts/<id of the action> and put into the
// action at once. One key belongs to one action: a choice that another action has is refused, and
// where a file says otherwise the action that comes first has it. Owned by the window; GUI thread.
class Shortcuts final : public QObject
{
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    // The actions are of one window and live as long as this. An action's object name is its text
    // in English, source of the translation in context foldout::MainWindow. Where that does not
    // tell it apart (many "As the system"), the property "id" does. Either is on disk: a changed
    // one forgets the learner's keys.
    Shortcuts(Settings &settings, const QList<QAction *> &actions, QObject *parent = nullptr);

    QList<QAction *> actions() const;
    static QString idOf(const QAction *action);   // "next-card"
    static QString nameOf(const QAction *action); // "Next card", "Theme › Dark"; as translated
    QString keyOf(const QAction *action) const;   // of its setting
    Keys defaultsOf(const QAction *action) const;
    bool isDefault(const QAction *action) const; // no other keys were chosen

    static bool isReserved(const QKeySequence &keys); // Alt with a letter opens a menu

    // The other action that has one of these keys or one that begins like it; null: they are free.
    QAction *holderOf(const Keys &keys, const QAction *except) const;

    // None: the action has no keys. Returns the action in the way, and then nothing has changed.
    QAction *setKeys(QAction *action, const Keys &keys);
    QAction *restore(QAction *action); // the defaults; likewise

Q_SIGNALS:
    void changed(); // the actions have them already

private:
    struct Command
    {
        QAction *action;
        QString key;      // of its setting
        QString defaults; // as kept in the settings
    };

    const Command &commandOf(const QAction *action) const;
    void apply();

    Settings &m_settings;
    QList<Command> m_commands;
};

} // namespace foldout
