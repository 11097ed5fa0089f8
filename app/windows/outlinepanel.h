// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardkey.h"
#include "models/bankfiltermodel.h"
#include "render/theme.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;
class QTreeView;

namespace foldout {

class LineField;
class OutlineDelegate;
class Search;

// The outline beside the cards: a search field that filters as one types, a menu of filters, and
// the tree of topics and questions. It shows titles and states, never what is folded away. GUI
// thread; owned by its page.
class OutlinePanel : public QWidget
{
    Q_OBJECT

public:
    OutlinePanel(BankModel &banks, BankFilterModel &model, Search &search,
                 QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCurrent(const CardKey &key); // marks the row; sends nothing
    void focusSearch();
    void focusTree();
    void clearFilter();
    void search(const QString &text);

Q_SIGNALS:
    void chosen(const foldout::CardKey &key);    // by a click or by moving in the tree
    void activated(const foldout::CardKey &key); // Enter: the card is wanted

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // the keys of the search field
    void changeEvent(QEvent *event) override;

private:
    void expandNewRows();
    void buildFilterMenu();
    void applyFilter();
    void showCount();
    void retranslate();
    CardKey keyOf(const QModelIndex &index) const;

    BankModel &m_banks;
    BankFilterModel &m_model;
    Search &m_search;
    OutlineDelegate *m_delegate = nullptr;
    LineField *m_field = nullptr;
    QToolButton *m_filterButton = nullptr;
    QMenu *m_filterMenu = nullptr;
    QLabel *m_count = nullptr;
    QTreeView *m_tree = nullptr;
    BankFilter m_filter;
};

} // namespace foldout
