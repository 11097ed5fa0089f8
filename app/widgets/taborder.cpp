// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/taborder.h"

#include <QWidget>

#include <algorithm>

namespace foldout {

QList<QWidget *> tabStops(const QWidget *parent)
{
    QList<QWidget *> stops;
    const QList<QWidget *> children = parent->findChildren<QWidget *>();
    for (QWidget *child : children) {
        if ((child->focusPolicy() & Qt::TabFocus) && child->isEnabled() &&
            child->isVisibleTo(parent) && !child->focusProxy())
            stops.append(child);
    }
    std::ranges::stable_sort(stops, [parent](QWidget *a, QWidget *b) {
        const QPoint pa = a->mapTo(parent, QPoint());
        const QPoint pb = b->mapTo(parent, QPoint());
        return pa.y() != pb.y() ? pa.y() < pb.y() : pa.x() < pb.x();
    });
    return stops;
}

bool focusBeside(QWidget *area, bool next)
{
    QWidget *widget = area;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        if (!area->isAncestorOf(widget) && widget != area &&
            (widget->focusPolicy() & Qt::TabFocus) && widget->isEnabled() && widget->isVisible() &&
            !widget->focusProxy() && widget->window() == area->window()) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (widget != area);
    return false;
}

} // namespace foldout
