// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bankmodel.h"

#include "core/cloze.h"
#include "core/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

// The hash stands for everything the learner sees except what these name besides.
bool sameContent(const Question &a, const Question &b)
{
    return a.contentHash == b.contentHash && a.id == b.id && a.topic == b.topic &&
           a.tags == b.tags && a.level == b.level && a.minutes == b.minutes && a.notes == b.notes;
}

// The place of the question that bears this id now, -1: none.
int placeOf(const Bank &bank, const QString &id)
{
    const int place = bank.indexById.value(id, -1);
    return place >= 0 && bank.questions.at(place).id == id ? place : -1;
}

QString titleOfQuestion(const Question &question, const QString &language)
{
    QString text = question.question.in(language);
    if (question.kind() == QuestionKind::Cloze)
        text = clozeWithGaps(text);
    const QString title = plainText(text);
    return title.isEmpty() ? text.simplified() : title; // "[…]: x" is a link definition to Markdown
}

} // namespace

void BankModel::setBanks(const QList<BankPtr> &banks)
{
    std::vector<BankNodes> old = std::exchange(m_nodes, {});
    const QList<BankPtr> stillRead = std::exchange(m_banks, banks); // by rows about to be removed
    m_changes.assign(m_items.size(), Change::None);
    for (const BankPtr &bank : banks) {
        const auto it = std::ranges::find_if(
            old, [&](const BankNodes &nodes) { return nodes.bank && nodes.bank->id == bank->id; });
        BankNodes none;
        m_nodes.push_back(nodesFor(bank, it == old.end() ? none : *it));
    }
    const RowTree wanted = treeOf(m_nodes);
    for (const BankNodes &nodes : m_nodes) {
        for (const int group : nodes.groups) { // a topic tells how many questions it has
            if (tree().contains(group) &&
                tree().children(group).size() != wanted.children(group).size())
                m_changes[size_t(group)] = Change::Content;
        }
    }
    changeTo(wanted);
    Q_EMIT rowsSettled();
    announceChanges();
    // Not earlier: until here somebody may know these numbers as what they used to be.
    for (BankNodes &nodes : old) {
        nodes.groups.push_back(nodes.node);
        for (const std::vector<int> &left : {nodes.groups, nodes.questions})
            std::ranges::copy_if(left, std::back_inserter(m_free),
                                 [](int node) { return node >= 0; });
    }
}

// What is taken over from `old` is -1 there afterwards.
BankModel::BankNodes BankModel::nodesFor(const BankPtr &bank, BankNodes &old)
{
    if (old.bank == bank)
        return std::exchange(old, {});
    BankNodes nodes{.bank = bank, .node = old.bank ? std::exchange(old.node, -1) : newNode()};
    setItem(nodes.node, BankNode, bank.get(), 0, old.bank ? Change::Content : Change::None);
    matchGroups(nodes, old);
    matchQuestions(nodes, old);
    return nodes;
}

void BankModel::matchGroups(BankNodes &nodes, BankNodes &old)
{
    const auto topicAt = [](const Bank &bank, size_t place) {
        return int(place) < bank.topics.size() ? bank.topics.at(int(place)) : Topic();
    };
    for (size_t place = 0; place <= size_t(nodes.bank->topics.size()); ++place) {
        const Topic topic = topicAt(*nodes.bank, place);
        int node = -1;
        Change change = Change::None;
        for (size_t i = 0; i < old.groups.size() && node < 0; ++i) {
            const Topic before = topicAt(*old.bank, i);
            if (before.id != topic.id)
                continue;
            node = std::exchange(old.groups[i], -1);
            if (before != topic || old.bank->asOf != nodes.bank->asOf)
                change = Change::Content;
        }
        if (node < 0)
            node = newNode();
        const bool isTopic = int(place) < nodes.bank->topics.size();
        setItem(node, TopicNode, nodes.bank.get(), isTopic ? int(place) : -1, change);
        nodes.groups.push_back(node);
    }
}

void BankModel::matchQuestions(BankNodes &nodes, BankNodes &old)
{
    const QList<Question> &questions = nodes.bank->questions;
    nodes.questions.assign(size_t(questions.size()), -1);
    const bool sameFrame =
        old.bank && old.bank->topics == nodes.bank->topics && old.bank->asOf == nodes.bank->asOf;
    const auto take = [&](int place, int oldPlace) {
        int &node = old.questions[size_t(oldPlace)];
        if (node < 0)
            return;
        const Question &before = old.bank->questions.at(oldPlace);
        const Change change = !sameFrame || !sameContent(before, questions.at(place))
                                  ? Change::Content
                              : oldPlace != place ? Change::Number
                                                  : Change::None;
        setItem(node, QuestionNode, nodes.bank.get(), place, change);
        nodes.questions[size_t(place)] = std::exchange(node, -1);
    };
    if (old.bank) {
        int next = 0; // most often a question follows the one it followed before
        for (int place = 0; place < questions.size(); ++place) {
            const QString &id = questions.at(place).id;
            const bool follows =
                next < old.bank->questions.size() && old.bank->questions.at(next).id == id;
            const int oldPlace = follows ? next : placeOf(*old.bank, id);
            if (oldPlace < 0)
                continue;
            take(place, oldPlace);
            next = oldPlace + 1;
        }
    }
    for (int place = 0; place < questions.size(); ++place) {
        int &node = nodes.questions[size_t(place)];
        for (const QString &former : questions.at(place).formerly) {
            const int oldPlace = old.bank && node < 0 ? placeOf(*old.bank, former) : -1;
            if (oldPlace >= 0)
                take(place, oldPlace);
        }
        if (node < 0) {
            node = newNode();
            setItem(node, QuestionNode, nodes.bank.get(), place, Change::None);
        }
    }
}

RowTree BankModel::treeOf(const std::vector<BankNodes> &all) const
{
    RowTree tree;
    std::vector<int> top;
    for (const BankNodes &nodes : all) {
        const Bank &bank = *nodes.bank;
        QHash<QString, size_t> groupOf;
        for (int i = 0; i < bank.topics.size(); ++i)
            groupOf.insert(bank.topics.at(i).id, size_t(i));
        std::vector<std::vector<int>> members(nodes.groups.size());
        for (size_t place = 0; place < nodes.questions.size(); ++place) {
            const QString &topic = bank.questions.at(int(place)).topic;
            members[groupOf.value(topic, members.size() - 1)].push_back(nodes.questions[place]);
        }
        std::vector<int> groups = nodes.groups;
        if (members.back().empty())
            groups.pop_back();
        top.push_back(nodes.node);
        tree.setChildren(nodes.node, groups);
        for (size_t i = 0; i < groups.size(); ++i)
            tree.setChildren(groups[i], std::move(members[i]));
    }
    tree.setChildren(RowTree::Root, top);
    return tree;
}

int BankModel::newNode()
{
    if (!m_free.empty()) {
        const int node = m_free.back();
        m_free.pop_back();
        return node;
    }
    m_items.emplace_back();
    m_changes.push_back(Change::None);
    return int(m_items.size()) - 1;
}

void BankModel::setItem(int node, NodeType type, const Bank *bank, int place, Change change)
{
    Item &item = m_items[size_t(node)];
    item.type = type;
    item.bank = bank;
    item.place = place;
    if (change != Change::Number)
        item.title.clear();
    m_changes[size_t(node)] = change;
}

void BankModel::setMarks(const QHash<CardKey, CardMark> &marks)
{
    const QHash<CardKey, CardMark> old = std::exchange(m_marks, marks);
    m_changes.assign(m_items.size(), Change::None);
    const auto note = [&](const QHash<CardKey, CardMark> &some, const auto &others) {
        for (auto it = some.cbegin(); it != some.cend(); ++it) {
            const QModelIndex index = indexOf(it.key());
            if (index.isValid() && others.value(it.key(), CardMark::New) != it.value())
                m_changes[size_t(nodeOf(index))] = Change::Mark;
        }
    };
    note(old, marks);
    note(marks, old);
    announceChanges();
}

void BankModel::setMark(const CardKey &key, CardMark mark)
{
    if (m_marks.value(key, CardMark::New) == mark)
        return;
    m_marks.insert(key, mark);
    const QModelIndex index = indexOf(key);
    if (index.isValid())
        Q_EMIT dataChanged(index, index, {MarkRole, MarkTextRole, Qt::AccessibleTextRole});
}

void BankModel::setContentLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    for (Item &item : m_items)
        item.title.clear();
    m_changes.assign(m_items.size(), Change::Title);
    announceChanges();
}

// One signal for each run of rows with the same kind of change.
void BankModel::announceChanges(int parent)
{
    static const QList<int> rolesOf[] = {
        {},
        {NumberRole, Qt::AccessibleTextRole},
        {MarkRole, MarkTextRole, Qt::AccessibleTextRole},
        {Qt::DisplayRole, TitleRole, TopicTitleRole, Qt::AccessibleTextRole},
        {}, // everything
    };
    const std::vector<int> &rows = tree().children(parent);
    const auto changeAt = [&](size_t row) {
        return m_changes[size_t(rows[row])];
    };
    for (size_t first = 0; first < rows.size();) {
        size_t end = first + 1;
        while (end < rows.size() && changeAt(end) == changeAt(first))
            ++end;
        if (changeAt(first) != Change::None)
            Q_EMIT dataChanged(indexOfNode(rows[first]), indexOfNode(rows[end - 1]),
                               rolesOf[size_t(changeAt(first))]);
        first = end;
    }
    for (const int node : rows)
        announceChanges(node);
}

const Question *BankModel::question(const QModelIndex &index) const
{
    const int node = nodeOf(index);
    if (node == RowTree::Root || !tree().contains(node) || typeOfNode(node) != QuestionNode)
        return nullptr;
    return &bankOfNode(node).questions.at(placeOfNode(node));
}

BankPtr BankModel::bank(const QModelIndex &index) const
{
    const int node = nodeOf(index);
    for (const BankPtr &bank : m_banks) {
        if (node != RowTree::Root && tree().contains(node) && bank.get() == &bankOfNode(node))
            return bank;
    }
    return {};
}

QModelIndex BankModel::indexOf(const CardKey &key) const
{
    for (const BankNodes &nodes : m_nodes) {
        if (nodes.bank->id != key.bankId)
            continue;
        const int place = nodes.bank->indexById.value(key.questionId, -1);
        return place < 0 ? QModelIndex() : indexOfNode(nodes.questions[size_t(place)]);
    }
    return {};
}

QString BankModel::kindText(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Open:
        return tr("Open question");
    case QuestionKind::Choice:
        return tr("Choice");
    case QuestionKind::TrueFalse:
        return tr("True or false");
    case QuestionKind::Short:
        return tr("Short answer");
    case QuestionKind::Cloze:
        return tr("Cloze");
    case QuestionKind::Numeric:
        return tr("Number");
    case QuestionKind::Order:
        return tr("Order");
    case QuestionKind::Match:
        return tr("Match");
    }
    Q_UNREACHABLE();
}

QString BankModel::markText(CardMark mark)
{
    switch (mark) {
    case CardMark::New:
        //: how a card stands: never graded
        return tr("new");
    case CardMark::Missed:
        //: how a card stands: the last grade was Again
        return tr("missed");
    case CardMark::Shaky:
        //: how a card stands: recalled, but not yet reliably
        return tr("shaky");
    case CardMark::Known:
        //: how a card stands: recalled well
        return tr("known");
    }
    return {};
}

CardMark BankModel::markOfNode(int node) const
{
    const Bank &bank = bankOfNode(node);
    return m_marks.value(bank.key(bank.questions.at(placeOfNode(node))), CardMark::New);
}

int BankModel::questionCount(int node) const
{
    switch (typeOfNode(node)) {
    case BankNode:
        return int(bankOfNode(node).questions.size());
    case TopicNode:
        return int(tree().children(node).size());
    case QuestionNode:
        break;
    }
    return 1;
}

const Topic *BankModel::topicOf(int node) const
{
    const Item &item =
        m_items[size_t(typeOfNode(node) == QuestionNode ? tree().parent(node) : node)];
    return item.type == TopicNode && item.place >= 0 ? &item.bank->topics.at(item.place) : nullptr;
}

QString BankModel::topicTitle(int node) const
{
    const Topic *topic = topicOf(node);
    if (!topic)
        return typeOfNode(node) == BankNode ? QString() : tr("No topic");
    const QString title = plainText(topic->title.in(m_language));
    return title.isEmpty() ? topic->id : title;
}

QString BankModel::titleOf(int node) const
{
    const Item &item = m_items[size_t(node)];
    if (item.type == TopicNode)
        return topicTitle(node);
    if (item.title.isNull()) {
        if (item.type == BankNode) {
            const QString title = plainText(item.bank->title.in(m_language));
            item.title = title.isEmpty() ? item.bank->id : title;
        } else {
            item.title = titleOfQuestion(item.bank->questions.at(item.place), m_language);
        }
    }
    return item.title;
}

QVariant BankModel::data(const QModelIndex &index, int role) const
{
    const int node = nodeOf(index);
    if (node == RowTree::Root || !tree().contains(node))
        return {};
    const Item &item = m_items[size_t(node)];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titleOf(node);
    case NodeTypeRole:
        return int(item.type);
    case BankIdRole:
        return item.bank->id;
    case TopicIdRole: {
        const Topic *topic = topicOf(node);
        return topic ? topic->id : QString();
    }
    case TopicTitleRole:
        return topicTitle(node);
    case QuestionCountRole:
        return questionCount(node);
    case AsOfRole:
        return item.bank->asOf;
    default:
        break;
    }
    const Question *q = question(index);
    if (!q)
        return role == Qt::AccessibleTextRole ? titleOf(node) : QVariant();
    switch (role) {
    case CardKeyRole:
        return item.bank->key(*q).toString();
    case TagsRole:
        return q->tags;
    case KindRole:
        return int(q->kind());
    case LevelRole:
        return q->level;
    case MarkRole:
        return int(markOfNode(node));
    case MarkTextRole:
        return markText(markOfNode(node));
    case NumberRole:
        return item.place + 1;
    case Qt::AccessibleTextRole:
        //: read out by a screen reader; %1 number, %2 title, %3 state such as "missed"
        return tr("Question %1: %2 (%3)")
            .arg(QString::number(item.place + 1), titleOf(node), markText(markOfNode(node)));
    default:
        return {};
    }
}

// Without it a tree view that expands everything keeps a persistent index for each question.
Qt::ItemFlags BankModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = RowTreeModel::flags(index);
    return question(index) ? flags | Qt::ItemNeverHasChildren : flags;
}

} // namespace foldout
