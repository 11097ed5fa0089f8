// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QStyledItemDelegate>

namespace foldout {

// Paints the rows of BankModel in the outline: a bank as a title with a line about it, a topic as a
// quiet heading, a question with the shape of its state. Reads roles only, and no role holds what
// is folded away. GUI thread.
class OutlineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    // The whole title of a row that has no room for it.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    void paintBank(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    void paintQuestion(QPainter *painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const;

    Theme m_theme;
};

} // namespace foldout
