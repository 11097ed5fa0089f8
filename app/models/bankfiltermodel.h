// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/bankmodel.h"
#include "models/searchresult.h"

#include <QAbstractProxyModel>
#include <QSet>

namespace foldout {

// Which questions are shown: those that fit every part. An empty part lets everything through.
struct BankFilter
{
    QString text; // what to search for; see BankFilterModel::setMatches()
    QSet<QString> banks;
    QSet<QString> topics; // topic ids; the empty id stands for questions without a topic
    QSet<QString> tags;   // a question has one of them
    QSet<QuestionKind> kinds;
    int minLevel = 0; // 0..5, both included; a question without a level has level 0
    int maxLevel = 5;
    QSet<CardMark> marks;

    friend bool operator==(const BankFilter &, const BankFilter &) = default;
};

// The part of a BankModel that a filter lets through, in the same shape and order; topics and banks
// without a question left vanish. What is shown can also be counted through from the first question
// to the last, as the card column needs it. Few changes come as ranges of rows, many as one change
// of layout (RowTreeModel::MaxSteps); never a reset. The source outlives this. GUI thread.
class BankFilterModel final : public RowTreeModel<QAbstractProxyModel>
{
    Q_OBJECT

public:
    explicit BankFilterModel(BankModel *source, QObject *parent = nullptr);

    void setFilter(const BankFilter &filter);
    const BankFilter &filter() const { return m_filter; }

    // The answer to filter().text; any other is ignored. Until it comes, the last answer stays in
    // force; an empty text needs none. Questions of a bank that has been reloaded since are known
    // by their ids.
    void setMatches(const SearchResult &result);

    int questionCount() const;              // all that are shown
    QModelIndex questionAt(int flat) const; // 0..questionCount()-1, otherwise invalid
    CardKey keyAt(int flat) const;          // likewise null
    std::vector<int> questionNodes() const; // nodes of tree() in the flat order, in one go
    int flatOf(const CardKey &key) const;   // -1: not shown
    int
    flatOf(const QModelIndex &index) const; // of this model; a topic or bank: its first question

    const Question *question(const QModelIndex &index) const; // of this model
    BankPtr bank(const QModelIndex &index) const;
    QModelIndex indexOf(const CardKey &key) const; // invalid: not shown

    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex mapFromSource(const QModelIndex &index) const override;

private:
    // A topic that is shown, and how many questions are shown before it.
    struct Group
    {
        int node = RowTree::Root;
        int start = 0;
    };

    bool accepts(int questionNode) const;
    bool isFound(const Bank &bank, int place) const;
    void refresh();
    void followChanges(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    const std::vector<Group> &groups() const;

    BankModel *m_source;
    BankFilter m_filter;
    SearchResult m_found;                // for m_filter.text, or for what it was before
    mutable std::vector<Group> m_groups; // see groups()
    mutable bool m_groupsCounted = false;
};

} // namespace foldout
