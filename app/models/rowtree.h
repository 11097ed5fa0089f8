// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>
#include <vector>

namespace foldout {

// The shape of a tree model: which node stands where. A node is a small number that names one item
// for as long as it lives, wherever it moves; node 0 is the invisible root. Nodes lie in one
// vector, leaves need no memory of their own. A value without any Qt model in it; any thread.
class RowTree
{
public:
    static constexpr int Root = 0;

    // One change of rows as Qt's models announce them.
    struct Step
    {
        enum Kind { Insert, Remove, Move };

        Kind kind = Insert;
        int parent = Root;
        int first = 0;
        int count = 0;
        int toParent = Root; // only for Move
        int to = 0;          // only for Move: the row to stand before, counted before the move
    };

    RowTree()
        : m_nodes(1)
    {
    }

    int parent(int node) const { return isKnown(node) ? at(node).parent : -1; } // -1: none
    int row(int node) const { return at(node).row; }
    const std::vector<int> &children(int node) const;
    bool contains(int node) const { return node == Root || parent(node) >= 0; }

    // For building a tree: the children must stand nowhere yet.
    void setChildren(int parent, std::vector<int> children);

    // The steps that turn this tree into `wanted`, to be applied one by one: whatever is in both
    // trees moves, together with its neighbours where it can, and is never removed and inserted
    // again. Nothing when more than `limit` steps would be needed.
    std::optional<QList<Step>> stepsTo(const RowTree &wanted, int limit) const;
    void apply(const Step &step, const RowTree &wanted);

private:
    struct Node
    {
        int parent = -1;
        int row = 0;
        std::vector<int> children;
    };

    bool isKnown(int node) const { return node >= 0 && size_t(node) < m_nodes.size(); }
    const Node &at(int node) const { return m_nodes[size_t(node)]; }
    Node &grownAt(int node);
    void attach(int node, const RowTree &wanted);
    void detach(int node);
    void renumber(int parent, int from);

    std::vector<Node> m_nodes;
};

} // namespace foldout
