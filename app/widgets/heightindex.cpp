// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heightindex.h"

#include <bit>

namespace foldout {

void HeightIndex::reset(int count, int estimate)
{
    m_heights.assign(size_t(count), estimate);
    rebuild();
}

void HeightIndex::insert(int first, int count, int estimate)
{
    m_heights.insert(m_heights.begin() + first, size_t(count), estimate);
    rebuild();
}

void HeightIndex::remove(int first, int count)
{
    m_heights.erase(m_heights.begin() + first, m_heights.begin() + first + count);
    rebuild();
}

void HeightIndex::rebuild()
{
    m_tree.assign(m_heights.size() + 1, 0);
    for (size_t i = 1; i < m_tree.size(); ++i) {
        m_tree[i] += m_heights[i - 1];
        const size_t parent = i + (i & (~i + 1));
        if (parent < m_tree.size())
            m_tree[parent] += m_tree[i];
    }
}

void HeightIndex::setHeight(int row, int height)
{
    const qint64 change = height - m_heights[size_t(row)];
    if (change == 0)
        return;
    m_heights[size_t(row)] = height;
    for (size_t i = size_t(row) + 1; i < m_tree.size(); i += i & (~i + 1))
        m_tree[i] += change;
}

qint64 HeightIndex::top(int row) const
{
    qint64 sum = 0;
    for (size_t i = size_t(row); i > 0; i &= i - 1)
        sum += m_tree[i];
    return sum;
}

int HeightIndex::rowAt(qint64 y) const
{
    if (m_heights.empty())
        return -1;
    size_t row = 0;
    for (size_t step = std::bit_floor(m_heights.size()); step > 0; step /= 2) {
        if (row + step < m_tree.size() && m_tree[row + step] <= y) {
            row += step;
            y -= m_tree[row];
        }
    }
    return int(std::min(row, m_heights.size() - 1));
}

} // namespace foldout
