// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace foldout {

// The order of Tab in parts that are made and taken down while the window lives: Qt's own follows
// the order in which widgets were made. GUI thread.

// What Tab stops at below this widget, from the top down as it is seen.
QList<QWidget *> tabStops(const QWidget *parent);

// Goes to the next (or previous) widget of the window that is not in this area; false: there is
// none.
bool focusBeside(QWidget *area, bool next);

} // namespace foldout
