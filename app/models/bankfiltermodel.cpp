// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bankfiltermodel.h"

#include <algorithm>
#include <iterator>

namespace foldout {

namespace {

template <typename T>
bool fits(const QSet<T> &wanted, const T &value)
{
    return wanted.isEmpty() || wanted.contains(value);
}

} // namespace

BankFilterModel::BankFilterModel(BankModel *source, QObject *parent)
    : RowTreeModel(parent)
    , m_source(source)
{
    QAbstractProxyModel::setSourceModel(source);
    connect(source, &BankModel::rowsSettled, this, &BankFilterModel::refresh);
    connect(source, &BankModel::dataChanged, this, &BankFilterModel::followChanges);
    const auto recount = [this] {
        m_groupsCounted = false;
    };
    // Connected first, so everybody else who hears of a change can already count.
    connect(this, &QAbstractItemModel::rowsInserted, this, recount);
    connect(this, &QAbstractItemModel::rowsRemoved, this, recount);
    connect(this, &QAbstractItemModel::rowsMoved, this, recount);
    connect(this, &QAbstractItemModel::layoutChanged, this, recount);
    refresh();
}

void BankFilterModel::setFilter(const BankFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    if (m_filter.text.isEmpty())
        m_found = {};
    refresh();
}

void BankFilterModel::setMatches(const SearchResult &result)
{
    if (result.query != m_filter.text)
        return;
    m_found = result;
    refresh();
}

bool BankFilterModel::isFound(const Bank &bank, int place) const
{
    if (m_filter.text.isEmpty())
        return true;
    const SearchResult::Matches *matches = m_found.in(bank);
    if (!matches)
        return m_found.query.isEmpty(); // the first answer is still to come
    if (matches->bank.get() != &bank)
        place = matches->bank->indexById.value(bank.questions.at(place).id, -1);
    return place >= 0 && matches->places.testBit(place);
}

bool BankFilterModel::accepts(int node) const
{
    const Bank &bank = m_source->bankOfNode(node);
    const int place = m_source->placeOfNode(node);
    const Question &question = bank.questions.at(place);
    const auto topicId = [&] {
        const int group = m_source->placeOfNode(m_source->tree().parent(node));
        return group < 0 ? QString() : question.topic;
    };
    const auto isWanted = [this](const QString &tag) {
        return m_filter.tags.contains(tag);
    };
    return isFound(bank, place) && question.level >= m_filter.minLevel &&
           question.level <= m_filter.maxLevel && fits(m_filter.banks, bank.id) &&
           fits(m_filter.kinds, question.kind()) &&
           (m_filter.topics.isEmpty() || m_filter.topics.contains(topicId())) &&
           (m_filter.tags.isEmpty() || std::ranges::any_of(question.tags, isWanted)) &&
           (m_filter.marks.isEmpty() || m_filter.marks.contains(m_source->markOfNode(node)));
}

void BankFilterModel::refresh()
{
    const RowTree &source = m_source->tree();
    RowTree wanted;
    std::vector<int> banks;
    for (const int bank : source.children(RowTree::Root)) {
        std::vector<int> topics;
        for (const int topic : source.children(bank)) {
            std::vector<int> questions;
            std::ranges::copy_if(source.children(topic), std::back_inserter(questions),
                                 [this](int question) { return accepts(question); });
            if (questions.empty())
                continue;
            wanted.setChildren(topic, std::move(questions));
            topics.push_back(topic);
        }
        if (topics.empty())
            continue;
        wanted.setChildren(bank, std::move(topics));
        banks.push_back(bank);
    }
    wanted.setChildren(RowTree::Root, std::move(banks));
    changeTo(wanted);
}

void BankFilterModel::followChanges(const QModelIndex &first, const QModelIndex &last,
                                    const QList<int> &roles)
{
    QModelIndex firstShown;
    QModelIndex lastShown;
    bool staysShown = true;
    const bool mayMatter = roles.isEmpty() || roles.contains(MarkRole); // to the filter
    const std::vector<int> &rows = m_source->tree().children(nodeOf(first.parent()));
    for (int row = first.row(); row <= last.row(); ++row) {
        const int node = rows[size_t(row)];
        const bool isQuestion = m_source->typeOfNode(node) == BankModel::QuestionNode;
        const bool isShown = tree().contains(node);
        if (mayMatter && isQuestion && staysShown)
            staysShown = accepts(node) == isShown;
        if (!isShown)
            continue;
        lastShown = indexOfNode(node);
        if (!firstShown.isValid())
            firstShown = lastShown;
    }
    if (firstShown.isValid())
        Q_EMIT dataChanged(firstShown, lastShown, roles);
    if (!staysShown)
        refresh();
}

const std::vector<BankFilterModel::Group> &BankFilterModel::groups() const
{
    if (m_groupsCounted)
        return m_groups;
    m_groups.clear();
    int start = 0;
    for (const int bank : tree().children(RowTree::Root)) {
        for (const int topic : tree().children(bank)) {
            m_groups.push_back({topic, start});
            start += int(tree().children(topic).size());
        }
    }
    m_groups.push_back({RowTree::Root, start});
    m_groupsCounted = true;
    return m_groups;
}

int BankFilterModel::questionCount() const
{
    return groups().back().start;
}

QModelIndex BankFilterModel::questionAt(int flat) const
{
    if (flat < 0 || flat >= questionCount())
        return {};
    const auto after = std::ranges::upper_bound(groups(), flat, {}, &Group::start);
    const Group &group = *std::prev(after);
    return indexOfNode(tree().children(group.node)[size_t(flat - group.start)]);
}

std::vector<int> BankFilterModel::questionNodes() const
{
    std::vector<int> nodes;
    nodes.reserve(size_t(questionCount()));
    for (const Group &group : groups()) {
        if (group.node == RowTree::Root)
            continue; // the end
        const std::vector<int> &questions = tree().children(group.node);
        nodes.insert(nodes.end(), questions.begin(), questions.end());
    }
    return nodes;
}

CardKey BankFilterModel::keyAt(int flat) const
{
    const QModelIndex index = questionAt(flat);
    if (!index.isValid())
        return {};
    const Bank &bank = m_source->bankOfNode(nodeOf(index));
    return bank.key(bank.questions.at(m_source->placeOfNode(nodeOf(index))));
}

int BankFilterModel::flatOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    int node = nodeOf(index);
    while (!tree().children(node).empty())
        node = tree().children(node).front();
    if (m_source->typeOfNode(node) != BankModel::QuestionNode)
        return -1; // a topic about to vanish
    const int topic = tree().parent(node);
    int before = tree().row(topic); // topics above this one
    for (const int bank : tree().children(RowTree::Root)) {
        if (bank == tree().parent(topic))
            break;
        before += int(tree().children(bank).size());
    }
    return groups()[size_t(before)].start + tree().row(node);
}

int BankFilterModel::flatOf(const CardKey &key) const
{
    return flatOf(indexOf(key));
}

const Question *BankFilterModel::question(const QModelIndex &index) const
{
    return m_source->question(mapToSource(index));
}

BankPtr BankFilterModel::bank(const QModelIndex &index) const
{
    return m_source->bank(mapToSource(index));
}

QModelIndex BankFilterModel::indexOf(const CardKey &key) const
{
    return mapFromSource(m_source->indexOf(key));
}

QModelIndex BankFilterModel::mapToSource(const QModelIndex &index) const
{
    return m_source->indexOfNode(nodeOf(index));
}

QModelIndex BankFilterModel::mapFromSource(const QModelIndex &index) const
{
    return indexOfNode(nodeOf(index));
}

} // namespace foldout
