// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace foldout {

// Heights of a long list of rows, some measured, the rest estimated, with the place of any row and
// the row at any place in O(log n) (a Fenwick tree). Pixels. A plain value; the card column owns
// one.
class HeightIndex
{
public:
    void reset(int count, int estimate);
    void insert(int first, int count, int estimate); // O(n)
    void remove(int first, int count);               // O(n)

    int count() const { return int(m_heights.size()); }
    int height(int row) const { return m_heights[size_t(row)]; }
    void setHeight(int row, int height);

    qint64 top(int row) const; // sum of the heights above; row may be count()
    qint64 total() const { return top(count()); }
    int rowAt(qint64 y) const; // the row that covers y, clamped to the list; -1 when there is none

private:
    void rebuild();

    std::vector<int> m_heights;
    std::vector<qint64> m_tree; // 1-based
};

} // namespace foldout
