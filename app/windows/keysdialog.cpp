// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/keysdialog.h"

#include "windows/shortcuts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace foldout {

namespace {

QString keysOf(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action->shortcuts())
        keys.append(sequence.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(", "));
}

} // namespace

KeysDialog::KeysDialog(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_WindowPropagation); // the window's font
    setWindowTitle(tr("Keys"));
    auto *list = new QTreeWidget(this);
    list->setHeaderLabels({tr("Action"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setAccessibleName(tr("Keys"));
    for (const QAction *action : actions) {
        if (!action->shortcuts().isEmpty())
            list->addTopLevelItem(new QTreeWidgetItem({Shortcuts::nameOf(action), keysOf(action)}));
    }
    list->setCurrentItem(list->topLevelItem(0));
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 28);
}

} // namespace foldout
