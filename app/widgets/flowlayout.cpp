// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace foldout {

namespace {

bool isExpanding(const QLayoutItem *item)
{
    return item->expandingDirections().testFlag(Qt::Horizontal);
}

// An expanding item asks for no more than it needs to be there.
int widthOf(const QLayoutItem *item, int available)
{
    const int wanted = isExpanding(item) ? item->minimumSize().width() : item->sizeHint().width();
    return std::min(wanted, available);
}

int heightOf(QLayoutItem *item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int shown = 0;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty()) {
            width += item->sizeHint().width();
            ++shown;
        }
    }
    const QMargins margins = contentsMargins();
    width += std::max(0, shown - 1) * spacing() + margins.left() + margins.right();
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    QList<QLayoutItem *> shown;
    std::ranges::copy_if(m_items, std::back_inserter(shown),
                         [](const QLayoutItem *item) { return !item->isEmpty(); });
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;

    int y = inner.top();
    for (qsizetype first = 0; first < shown.size();) {
        int used = widthOf(shown.at(first), inner.width());
        qsizetype end = first + 1;
        for (; end < shown.size(); ++end) {
            const int with = used + spacing() + widthOf(shown.at(end), inner.width());
            if (with > inner.width())
                break;
            used = with;
        }
        const QList<QLayoutItem *> line = shown.mid(first, end - first);
        const int expanding = int(std::ranges::count_if(line, isExpanding));
        const int extra = expanding > 0 ? (inner.width() - used) / expanding : 0;

        int height = 0;
        QList<QSize> sizes;
        for (QLayoutItem *item : line) {
            const int width = widthOf(item, inner.width()) + (isExpanding(item) ? extra : 0);
            sizes.append({width, heightOf(item, width)});
            height = std::max(height, sizes.last().height());
        }
        int x = inner.left();
        for (qsizetype i = 0; apply && i < line.size(); ++i) {
            const QSize size = sizes.at(i);
            const QRect place(QPoint(x, y + (height - size.height()) / 2), size);
            line.at(i)->setGeometry(QStyle::visualRect(direction, inner, place));
            x += size.width() + spacing();
        }
        y += height + (end < shown.size() ? m_lineSpacing : 0);
        first = end;
    }
    return y - rect.top() + margins.bottom();
}

} // namespace foldout
