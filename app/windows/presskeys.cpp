// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/presskeys.h"

#include "widgets/textview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace foldout {

namespace {

bool wantsPress(const QWidget &focus, int key)
{
    if (qobject_cast<const QAbstractButton *>(&focus))
        return key == Qt::Key_Space;
    if (qobject_cast<const QComboBox *>(&focus) || qobject_cast<const QAbstractItemView *>(&focus))
        return true;
    if (qobject_cast<const QLineEdit *>(&focus))
        return true;
    // A link under the text cursor is opened with Enter.
    const auto *text = qobject_cast<const TextView *>(&focus);
    return text && key != Qt::Key_Space && !text->textCursor().charFormat().anchorHref().isEmpty();
}

} // namespace

bool keepsPress(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool pressing = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    const QWidget *focus = QApplication::focusWidget();
    if (!pressing || !focus || !wantsPress(*focus, key))
        return false;
    event->accept();
    return true;
}

} // namespace foldout
