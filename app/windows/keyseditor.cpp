// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/keyseditor.h"

#include "windows/keyfield.h"
#include "windows/settingssearch.h"
#include "windows/shortcuts.h"

#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace foldout {

namespace {

constexpr int ActionRole = Qt::UserRole;

QString textOf(const Shortcuts::Keys &keys)
{
    QStringList texts;
    for (const QKeySequence &sequence : keys)
        texts.append(sequence.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

// Once it has its place.
void bringIntoSight(QWidget *widget)
{
    QWidget *above = widget->parentWidget();
    while (above && !qobject_cast<QScrollArea *>(above))
        above = above->parentWidget();
    if (auto *area = qobject_cast<QScrollArea *>(above))
        QTimer::singleShot(0, widget, [area, widget] { area->ensureWidgetVisible(widget); });
}

QAction *actionOf(const QTreeWidgetItem *item)
{
    return item ? item->data(0, ActionRole).value<QAction *>() : nullptr;
}

} // namespace

KeysEditor::KeysEditor(Shortcuts &shortcuts, QWidget *parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_list(new QTreeWidget(this))
    , m_question(new QWidget(this))
    , m_prompt(new QLabel(m_question))
    , m_field(new KeyField(m_question))
    , m_cancel(new QPushButton(m_question))
    , m_said(new QLabel(this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    for (QAction *action : shortcuts.actions()) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setData(0, ActionRole, QVariant::fromValue(action));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { ask(Asking::ForOther); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        stopAsking();
        say({});
        refresh();
    });

    m_prompt->setWordWrap(true);
    m_prompt->setBuddy(m_field);
    m_said->setWordWrap(true);
    auto *question = new QVBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    question->addWidget(m_prompt);
    auto *answer = new QHBoxLayout;
    answer->addWidget(m_field, 1);
    answer->addWidget(m_cancel);
    question->addLayout(answer);
    m_question->hide();
    connect(m_field, &KeyField::pressed, this, &KeysEditor::take);
    connect(m_field, &KeyField::givenUp, this, &KeysEditor::stopAsking);
    connect(m_cancel, &QPushButton::clicked, this, &KeysEditor::stopAsking);

    const auto addButton = [this](auto function) {
        auto *button = new QPushButton(this);
        m_buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, function);
        return button;
    };
    m_change = addButton([this] { ask(Asking::ForOther); });
    m_add = addButton([this] { ask(Asking::ForMore); });
    m_remove = addButton([this] { removeKeys(); });
    m_default = addButton([this] { restoreKeys(); });
    m_buttons->addStretch(1);
    for (QPushButton *button : {m_cancel, m_change, m_add, m_remove, m_default})
        button->setAutoDefault(false); // Enter belongs to the list

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_question);
    layout->addWidget(m_said);
    layout->addLayout(m_buttons);
    connect(&shortcuts, &Shortcuts::changed, this, &KeysEditor::refresh);
}

QList<QStringList> KeysEditor::texts(const SettingsSearch &search) const
{
    QList<QStringList> texts;
    for (const QAction *action : m_shortcuts.actions()) {
        texts.append(
            search.inAllLanguages("foldout::MainWindow", action->objectName().toUtf8().constData())
            << Shortcuts::nameOf(action) << textOf(action->shortcuts()));
    }
    return texts;
}

void KeysEditor::showOnly(const QBitArray &fitting)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        item->setHidden(!fitting.testBit(i));
        if (!first && fitting.testBit(i))
            first = item;
    }
    if (first && (!m_list->currentItem() || m_list->currentItem()->isHidden()))
        m_list->setCurrentItem(first);
}

QAction *KeysEditor::current() const
{
    return actionOf(m_list->currentItem());
}

void KeysEditor::fillItem(QTreeWidgetItem *item)
{
    const QAction *action = actionOf(item);
    const QString name = Shortcuts::nameOf(action);
    const QString keys = textOf(action->shortcuts());
    item->setText(0, name);
    item->setText(1, keys);
    item->setToolTip(1, keys);
    QStringList spoken{name, keys.isEmpty() ? tr("no keys") : keys};
    if (!m_shortcuts.isDefault(action))
        spoken.append(tr("changed"));
    item->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    QFont font = m_list->font();
    font.setBold(!m_shortcuts.isDefault(action));
    item->setFont(1, font);
}

void KeysEditor::refresh()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        fillItem(m_list->topLevelItem(i));
    const QAction *action = current();
    m_change->setEnabled(action);
    m_add->setEnabled(action);
    m_remove->setEnabled(action && !action->shortcuts().isEmpty());
    m_default->setEnabled(action && !m_shortcuts.isDefault(action));
    m_default->setToolTip(action ? tr("Default: %1").arg(textOf(m_shortcuts.defaultsOf(action)))
                                 : QString());
}

void KeysEditor::ask(Asking asking)
{
    if (!current())
        return;
    m_asking = asking;
    say({});
    const QString name = Shortcuts::nameOf(current());
    m_prompt->setText(asking == Asking::ForMore
                          ? tr("Press further keys for “%1”. Esc leaves it as it is.").arg(name)
                          : tr("Press the new keys for “%1”. Esc leaves it as it is.").arg(name));
    m_field->setAccessibleName(m_prompt->text());
    m_question->show();
    m_field->setFocus(Qt::OtherFocusReason);
    bringIntoSight(m_question);
}

void KeysEditor::stopAsking()
{
    if (std::exchange(m_asking, Asking::No) == Asking::No)
        return;
    m_list->setFocus(Qt::OtherFocusReason);
    m_question->hide();
}

void KeysEditor::take(const QKeySequence &keys)
{
    QAction *action = current();
    const QString text = keys.toString(QKeySequence::NativeText);
    if (Shortcuts::isReserved(keys))
        return say(
            tr("%1 is for the menus: Alt with a letter opens one. Press other keys.").arg(text),
            true);
    Shortcuts::Keys wanted{keys};
    if (m_asking == Asking::ForMore && !action->shortcuts().contains(keys))
        wanted = action->shortcuts() + wanted;
    if (const QAction *holder = m_shortcuts.setKeys(action, wanted))
        return say(tr("%1 already belongs to “%2”. Press other keys, or take it away there first.")
                       .arg(text, Shortcuts::nameOf(holder)),
                   true);
    stopAsking();
    say(keysSentence(action));
}

void KeysEditor::removeKeys()
{
    if (QAction *action = current()) {
        m_shortcuts.setKeys(action, {});
        say(keysSentence(action));
    }
}

void KeysEditor::restoreKeys()
{
    QAction *action = current();
    if (const QAction *holder = m_shortcuts.restore(action))
        return say(tr("%1 now belongs to “%2”. Take it away there first.")
                       .arg(textOf(m_shortcuts.defaultsOf(action)), Shortcuts::nameOf(holder)),
                   true);
    m_list->setFocus(Qt::OtherFocusReason); // the button is off now
    say(keysSentence(action));
}

QString KeysEditor::keysSentence(const QAction *action) const
{
    const QString name = Shortcuts::nameOf(action);
    return action->shortcuts().isEmpty()
               ? tr("“%1” has no keys now. It is still in the menu.").arg(name)
               //: 1: an action, 2: its keys
               : tr("“%1” now has %2.").arg(name, textOf(action->shortcuts()));
}

void KeysEditor::say(const QString &sentence, bool isRefusal)
{
    m_refused = isRefusal;
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    setLook(m_theme);
    if (sentence.isEmpty())
        return;
    bringIntoSight(m_said);
    QAccessibleEvent alert(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void KeysEditor::retranslate()
{
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setAccessibleName(tr("Keys of the actions"));
    m_list->setAccessibleDescription(
        tr("Enter changes the keys of an action, Backspace removes them."));
    m_cancel->setText(tr("Cancel"));
    m_change->setText(tr("Change…"));
    m_add->setText(tr("Add…"));
    m_remove->setText(tr("Remove"));
    m_default->setText(tr("Default"));
    stopAsking();
    say({});
    refresh();
}

void KeysEditor::setNarrow(bool narrow)
{
    m_buttons->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_list->header()->setSectionResizeMode(1, narrow ? QHeaderView::Stretch
                                                     : QHeaderView::ResizeToContents);
}

void KeysEditor::setLook(const Theme &theme)
{
    m_theme = theme;
    QPalette palette;
    palette.setColor(QPalette::WindowText, m_refused ? theme.bad : theme.ok);
    m_said->setPalette(palette);
    m_list->setMinimumHeight(fontMetrics().height() * 7);
}

bool KeysEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Backspace || key == Qt::Key_Delete) {
            removeKeys();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace foldout
