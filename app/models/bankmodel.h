// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/review.h"
#include "models/rowtreemodel.h"

namespace foldout {

// What BankModel and BankFilterModel answer. Plain data only: no colours, icons or markup.
enum BankRole {
    NodeTypeRole = Qt::UserRole + 1, // int, a BankModel::NodeType
    BankIdRole,                      // QString
    CardKeyRole,                     // QString "bank-id/question-id"; null except for questions
    TitleRole,         // QString without markup, and without anything that is folded away
    TopicIdRole,       // QString; empty: no topic, or a bank
    TopicTitleRole,    // QString, "No topic" for the last group of a bank
    TagsRole,          // QStringList
    KindRole,          // int, a QuestionKind
    LevelRole,         // int 1..5, 0: not given
    MarkRole,          // int, a CardMark
    MarkTextRole,      // QString, the mark as a word in the interface language
    NumberRole,        // int, 1-based place in the bank
    QuestionCountRole, // int, questions in a bank or topic; 1 for a question
    AsOfRole,          // QString as typed, of the bank
};

// Banks, below them their topics, below them their questions; questions without a (known) topic
// come in a last group of their own, and a bank's order is kept inside each topic. Qt::DisplayRole
// is the title, Qt::AccessibleTextRole says number, title and state.
//
// New versions of the banks are taken over by difference of ids (an id's former names count): rows
// are inserted, removed, moved or changed, so that persistent indexes, and with them selection,
// expansion and place, stay on their question. GUI thread.
class BankModel final : public RowTreeModel<QAbstractItemModel>
{
    Q_OBJECT

public:
    enum NodeType { BankNode, TopicNode, QuestionNode };

    using RowTreeModel::RowTreeModel;

    void setBanks(const QList<BankPtr> &banks); // no nulls; ids differ
    const QList<BankPtr> &banks() const { return m_banks; }

    void setMarks(const QHash<CardKey, CardMark> &marks); // a card that is not named is New
    void setMark(const CardKey &key, CardMark mark);
    void setContentLanguage(const QString &language); // "ko"; where absent the bank's first
    QString contentLanguage() const { return m_language; }

    const Question *question(const QModelIndex &index) const; // null: not a question
    BankPtr bank(const QModelIndex &index) const;             // null: an invalid index
    QModelIndex indexOf(const CardKey &key) const;            // also by a former id

    static QString markText(CardMark mark); // one word in the interface language
    static QString kindText(QuestionKind kind);

    // The same for a node of tree(); what the filter reads.
    NodeType typeOfNode(int node) const { return m_items[size_t(node)].type; }
    const Bank &bankOfNode(int node) const { return *m_items[size_t(node)].bank; }
    int placeOfNode(int node) const { return m_items[size_t(node)].place; }
    CardMark markOfNode(int node) const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    // All rows of a setBanks() are in place; changed contents are announced after this.
    void rowsSettled();

private:
    enum class Change : char { None, Number, Mark, Title, Content };

    struct Item
    {
        NodeType type = BankNode;
        const Bank *bank = nullptr;
        int place = -1;        // in the bank's questions or topics; -1: the group without a topic
        mutable QString title; // null: not asked for yet
    };

    // Which nodes stand for a bank and its parts.
    struct BankNodes
    {
        BankPtr bank;
        int node = -1;
        std::vector<int> groups;    // by topic, then the group without one
        std::vector<int> questions; // by place in the bank
    };

    BankNodes nodesFor(const BankPtr &bank, BankNodes &old);
    void matchGroups(BankNodes &nodes, BankNodes &old);
    void matchQuestions(BankNodes &nodes, BankNodes &old);
    RowTree treeOf(const std::vector<BankNodes> &all) const;
    int newNode();
    void setItem(int node, NodeType type, const Bank *bank, int place, Change change);
    void announceChanges(int parent = RowTree::Root);

    const Topic *topicOf(int node) const;
    QString titleOf(int node) const;
    QString topicTitle(int node) const;
    int questionCount(int node) const;

    QList<BankPtr> m_banks;
    std::vector<BankNodes> m_nodes;
    std::vector<Item> m_items{1};  // by node
    std::vector<Change> m_changes; // by node, while a change is under way
    std::vector<int> m_free;       // nodes to use again
    QHash<CardKey, CardMark> m_marks;
    QString m_language;
};

} // namespace foldout
