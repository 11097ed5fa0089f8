// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"

#include <QDialog>

namespace foldout {

class Appearance;

// Everything that is wrong with the open banks: where, what, and what to do, with the line and a
// caret. Text that can be read with the keyboard, selected and copied. GUI thread.
class ProblemsDialog : public QDialog
{
    Q_OBJECT

public:
    ProblemsDialog(const Diagnostics &diagnostics, const Appearance &appearance, QWidget *parent);
};

} // namespace foldout
