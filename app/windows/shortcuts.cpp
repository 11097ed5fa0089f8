// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/shortcuts.h"

#include "session/settings.h"

#include <QCoreApplication>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>

namespace foldout {

namespace {

constexpr QStringView Group = u"shortcuts/";

QString textOf(const Shortcuts::Keys &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::PortableText);
}

Shortcuts::Keys keysOf(const QString &text)
{
    Shortcuts::Keys keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    keys.removeIf([](const QKeySequence &sequence) {
        return sequence.isEmpty() || sequence[0].key() == Qt::Key_unknown;
    });
    return keys;
}

// Whether one of the two could never be reached beside the other.
bool collide(const QKeySequence &first, const QKeySequence &second)
{
    return first.matches(second) != QKeySequence::NoMatch ||
           second.matches(first) != QKeySequence::NoMatch;
}

bool collide(const Shortcuts::Keys &first, const Shortcuts::Keys &second)
{
    return std::ranges::any_of(first, [&](const QKeySequence &a) {
        return std::ranges::any_of(second, [&](const QKeySequence &b) { return collide(a, b); });
    });
}

} // namespace

QString withoutMnemonic(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&"));
    return text.remove(mnemonic);
}

Shortcuts::Shortcuts(Settings &settings, const QList<QAction *> &actions, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    for (QAction *action : actions)
        m_commands.append({action, Group.toString() + idOf(action), textOf(action->shortcuts())});
    apply();
    connect(&settings, &Settings::changed, this, [this](const QString &key) {
        if (key.startsWith(Group))
            apply();
    });
}

QList<QAction *> Shortcuts::actions() const
{
    QList<QAction *> actions;
    for (const Command &command : m_commands)
        actions.append(command.action);
    return actions;
}

QString Shortcuts::idOf(const QAction *action)
{
    const QString given = action->property("id").toString();
    QString id;
    for (const QChar c : given.isEmpty() ? action->objectName() : given) {
        if (c.isLetterOrNumber())
            id += c.toLower();
        else if (c != u'&' && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    return id.endsWith(u'-') ? id.chopped(1) : id;
}

const Shortcuts::Command &Shortcuts::commandOf(const QAction *action) const
{
    const auto command = std::ranges::find(m_commands, action, &Command::action);
    Q_ASSERT(command != m_commands.end());
    return *command;
}

QString Shortcuts::nameOf(const QAction *action)
{
    const QString name = withoutMnemonic(QCoreApplication::translate(
        "foldout::MainWindow", action->objectName().toUtf8().constData()));
    // What a submenu holds says little without its title.
    for (const QObject *place : action->associatedObjects()) {
        const auto *menu = qobject_cast<const QMenu *>(place);
        if (menu && qobject_cast<const QMenu *>(menu->parent()))
            return withoutMnemonic(menu->title()) + QStringLiteral(" › ") + name;
    }
    return name;
}

bool Shortcuts::isReserved(const QKeySequence &keys)
{
    const QKeyCombination first = keys[0];
    return first.keyboardModifiers() == Qt::AltModifier && first.key() >= Qt::Key_A &&
           first.key() <= Qt::Key_Z;
}

QString Shortcuts::keyOf(const QAction *action) const
{
    return commandOf(action).key;
}

Shortcuts::Keys Shortcuts::defaultsOf(const QAction *action) const
{
    return keysOf(commandOf(action).defaults);
}

bool Shortcuts::isDefault(const QAction *action) const
{
    const Command &command = commandOf(action);
    return m_settings.isInitial(TextOption{command.key, command.defaults});
}

QAction *Shortcuts::holderOf(const Keys &keys, const QAction *except) const
{
    for (const Command &command : m_commands) {
        if (command.action != except && collide(command.action->shortcuts(), keys))
            return command.action;
    }
    return nullptr;
}

QAction *Shortcuts::setKeys(QAction *action, const Keys &keys)
{
    QAction *holder = holderOf(keys, action);
    if (!holder) {
        const Command &command = commandOf(action);
        m_settings.set(TextOption{command.key, command.defaults}, textOf(keys));
    }
    return holder;
}

QAction *Shortcuts::restore(QAction *action)
{
    QAction *holder = holderOf(defaultsOf(action), action);
    if (!holder)
        m_settings.keep(keyOf(action), {});
    return holder;
}

// Chosen keys first, so that a default of a newer version cannot take them away.
void Shortcuts::apply()
{
    Keys taken;
    const auto give = [&](const Command &command) {
        Keys keys = keysOf(m_settings.value(TextOption{command.key, command.defaults}));
        keys.removeIf([&](const QKeySequence &sequence) { return collide({sequence}, taken); });
        taken += keys;
        if (command.action->shortcuts() != keys)
            command.action->setShortcuts(keys);
    };
    for (const bool chosen : {true, false}) {
        for (const Command &command : std::as_const(m_commands)) {
            if (isDefault(command.action) != chosen)
                give(command);
        }
    }
    Q_EMIT changed();
}

} // namespace foldout
