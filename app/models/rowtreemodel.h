// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowtree.h"

#include <QAbstractItemModel>

namespace foldout {

// The structural half of an item model of one column whose shape is a RowTree; Base is
// QAbstractItemModel or QAbstractProxyModel. An index carries the number of its node, so that it
// stays right when the node moves to another parent. GUI thread.
template <typename Base>
class RowTreeModel : public Base
{
public:
    // More row changes than this are announced as one change of layout: every single one costs a
    // view time in proportion to all the rows it has laid out. Persistent indexes live on either
    // way; the model is never reset.
    static constexpr int MaxSteps = 8;

    using Base::Base;
    using QObject::parent;

    const RowTree &tree() const { return m_tree; }

    static int nodeOf(const QModelIndex &index)
    {
        return index.isValid() ? int(index.internalId()) : RowTree::Root;
    }

    QModelIndex indexOfNode(int node) const // invalid: the root, or not in the tree
    {
        return node == RowTree::Root || !m_tree.contains(node)
                   ? QModelIndex()
                   : this->createIndex(m_tree.row(node), 0, quintptr(node));
    }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override
    {
        const std::vector<int> &rows = m_tree.children(nodeOf(parent));
        if (column != 0 || row < 0 || size_t(row) >= rows.size())
            return {};
        return this->createIndex(row, 0, quintptr(rows[size_t(row)]));
    }

    QModelIndex parent(const QModelIndex &child) const override
    {
        return indexOfNode(child.isValid() ? m_tree.parent(nodeOf(child)) : RowTree::Root);
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return int(m_tree.children(nodeOf(parent)).size());
    }

    bool hasChildren(const QModelIndex &parent = {}) const override { return rowCount(parent) > 0; }
    int columnCount(const QModelIndex & = {}) const override { return 1; }

protected:
    void changeTo(const RowTree &wanted)
    {
        const auto steps = m_tree.stepsTo(wanted, MaxSteps);
        if (!steps)
            return changeLayoutTo(wanted);
        for (const RowTree::Step &step : *steps) {
            const QModelIndex at = indexOfNode(step.parent);
            const int last = step.first + step.count - 1;
            switch (step.kind) {
            case RowTree::Step::Insert:
                this->beginInsertRows(at, step.first, last);
                m_tree.apply(step, wanted);
                this->endInsertRows();
                break;
            case RowTree::Step::Remove:
                this->beginRemoveRows(at, step.first, last);
                m_tree.apply(step, wanted);
                this->endRemoveRows();
                break;
            case RowTree::Step::Move:
                this->beginMoveRows(at, step.first, last, indexOfNode(step.toParent), step.to);
                m_tree.apply(step, wanted);
                this->endMoveRows();
                break;
            }
        }
    }

private:
    void changeLayoutTo(const RowTree &wanted)
    {
        Q_EMIT this->layoutAboutToBeChanged();
        m_tree = wanted;
        const QModelIndexList before = this->persistentIndexList();
        QModelIndexList after;
        for (const QModelIndex &index : before)
            after.append(indexOfNode(nodeOf(index)));
        this->changePersistentIndexList(before, after);
        Q_EMIT this->layoutChanged();
    }

    RowTree m_tree;
};

} // namespace foldout
