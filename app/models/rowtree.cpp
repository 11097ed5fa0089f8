// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowtree.h"

#include <algorithm>
#include <utility>

namespace foldout {

namespace {

// Collects the steps by carrying them out on a copy.
class Planner
{
public:
    Planner(const RowTree &from, const RowTree &wanted, int limit)
        : m_work(from)
        , m_wanted(wanted)
        , m_limit(limit)
    {
    }

    bool plan()
    {
        // The second removal meets parents whose children have only now moved out.
        return removeUnwanted(RowTree::Root) && arrange(RowTree::Root) &&
               removeUnwanted(RowTree::Root);
    }

    QList<RowTree::Step> steps;

private:
    bool take(const RowTree::Step &step)
    {
        m_work.apply(step, m_wanted);
        steps.append(step);
        return steps.size() <= m_limit;
    }

    bool mustStay(int node)
    {
        if (m_wanted.contains(node))
            return true;
        const bool holdsWanted = std::ranges::any_of(m_work.children(node),
                                                     [this](int child) { return mustStay(child); });
        m_someMustMoveOut = m_someMustMoveOut || holdsWanted;
        return holdsWanted;
    }

    bool removeUnwanted(int parent)
    {
        for (int end = int(m_work.children(parent).size()); end > 0;) {
            int first = end;
            while (first > 0 && !mustStay(m_work.children(parent)[size_t(first - 1)]))
                --first;
            if (first < end && !take({.kind = RowTree::Step::Remove,
                                      .parent = parent,
                                      .first = first,
                                      .count = end - first}))
                return false;
            end = first - 1;
            if (end < 0)
                break;
            const int kept = m_work.children(parent)[size_t(end)];
            if (!m_work.children(kept).empty() && !removeUnwanted(kept))
                return false;
        }
        return true;
    }

    // Brings the wanted children of `parent` into its first rows. What has to leave for another
    // parent ends up behind them and is fetched when that parent's turn comes.
    bool arrange(int parent)
    {
        const std::vector<int> &want = m_wanted.children(parent);
        for (size_t i = 0; i < want.size();) {
            const std::vector<int> &have = m_work.children(parent);
            if (i < have.size() && have[i] == want[i]) {
                ++i;
                continue;
            }
            size_t leaving = i;
            while (leaving < have.size() && m_wanted.parent(have[leaving]) != parent)
                ++leaving;
            if (leaving > i && leaving < have.size()) {
                if (!take({.kind = RowTree::Step::Move,
                           .parent = parent,
                           .first = int(i),
                           .count = int(leaving - i),
                           .toParent = parent,
                           .to = int(have.size())}))
                    return false;
                continue;
            }
            const RowTree::Step step = stepFor(parent, i);
            if (!take(step))
                return false;
            i += size_t(step.count);
        }
        return std::ranges::all_of(want, [this](int child) { return arrange(child); });
    }

    // Puts the wanted child number `i`, and those after it that can come along, in its place.
    RowTree::Step stepFor(int parent, size_t i) const
    {
        const std::vector<int> &want = m_wanted.children(parent);
        const int from = m_work.parent(want[i]);
        size_t count = 1;
        if (from < 0) {
            while (i + count < want.size() && !m_work.contains(want[i + count]))
                ++count;
            return {.kind = RowTree::Step::Insert,
                    .parent = parent,
                    .first = int(i),
                    .count = int(count)};
        }
        const std::vector<int> &source = m_work.children(from);
        const size_t first = size_t(m_work.row(want[i]));
        while (i + count < want.size() && first + count < source.size() &&
               source[first + count] == want[i + count])
            ++count;
        return {.kind = RowTree::Step::Move,
                .parent = from,
                .first = int(first),
                .count = int(count),
                .toParent = parent,
                .to = int(i)};
    }

    RowTree m_work;
    const RowTree &m_wanted;
    int m_limit;
    bool m_someMustMoveOut = false;
};

} // namespace

const std::vector<int> &RowTree::children(int node) const
{
    static const std::vector<int> None;
    return isKnown(node) ? at(node).children : None;
}

void RowTree::setChildren(int parent, std::vector<int> children)
{
    for (const int child : children) {
        Q_ASSERT(!contains(child));
        grownAt(child).parent = parent;
    }
    grownAt(parent).children = std::move(children);
    renumber(parent, 0);
}

std::optional<QList<RowTree::Step>> RowTree::stepsTo(const RowTree &wanted, int limit) const
{
    Planner planner(*this, wanted, limit);
    if (!planner.plan())
        return std::nullopt;
    return planner.steps;
}

void RowTree::apply(const Step &step, const RowTree &wanted)
{
    const auto first = step.first;
    if (step.kind == Step::Insert) {
        const auto source = wanted.children(step.parent).begin() + first;
        const std::vector<int> added(source, source + step.count);
        std::vector<int> &rows = grownAt(step.parent).children;
        rows.insert(rows.begin() + first, added.begin(), added.end());
        for (const int node : added) {
            grownAt(node).parent = step.parent;
            attach(node, wanted);
        }
        renumber(step.parent, first);
        return;
    }
    std::vector<int> &rows = grownAt(step.parent).children;
    const std::vector<int> taken(rows.begin() + first, rows.begin() + first + step.count);
    rows.erase(rows.begin() + first, rows.begin() + first + step.count);
    if (step.kind == Step::Remove) {
        for (const int node : taken)
            detach(node);
        renumber(step.parent, first);
        return;
    }
    const bool down = step.parent == step.toParent && step.to > first;
    const int to = down ? step.to - step.count : step.to;
    const int changedFrom = std::min(first, to);
    std::vector<int> &target = grownAt(step.toParent).children;
    target.insert(target.begin() + to, taken.begin(), taken.end());
    for (const int node : taken)
        grownAt(node).parent = step.toParent;
    renumber(step.parent, changedFrom);
    renumber(step.toParent, changedFrom);
}

RowTree::Node &RowTree::grownAt(int node)
{
    if (!isKnown(node))
        m_nodes.resize(size_t(node) + 1);
    return m_nodes[size_t(node)];
}

// A new node brings along what wanted holds below it, except what still stands elsewhere.
void RowTree::attach(int node, const RowTree &wanted)
{
    std::vector<int> rows;
    for (const int child : wanted.children(node)) {
        if (!contains(child))
            rows.push_back(child);
    }
    setChildren(node, rows);
    for (const int child : rows)
        attach(child, wanted);
}

void RowTree::detach(int node)
{
    for (const int child : std::exchange(grownAt(node).children, {}))
        detach(child);
    grownAt(node).parent = -1;
}

void RowTree::renumber(int parent, int from)
{
    const std::vector<int> &rows = children(parent);
    for (size_t row = size_t(from); row < rows.size(); ++row)
        grownAt(rows[row]).row = int(row);
}

} // namespace foldout
