// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>

namespace foldout {

// The sheet of keys (F1): every action of the program with its shortcuts, readable by keyboard and
// screen reader. Shows what the actions say now; make it anew each time. GUI thread.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const QList<QAction *> &actions, QWidget *parent);
};

} // namespace foldout
