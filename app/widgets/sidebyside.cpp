// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sidebyside.h"

#include <QEvent>

#include <algorithm>

namespace foldout {

namespace {

constexpr int Gap = 20;

int heightOf(const QWidget *widget, int width)
{
    return widget->hasHeightForWidth() ? widget->heightForWidth(width)
                                       : widget->sizeHint().height();
}

} // namespace

SideBySide::SideBySide(QWidget *first, QWidget *second, int leastColumnWidth, QWidget *parent)
    : QWidget(parent)
    , m_widgets{first, second}
    , m_leastColumnWidth(leastColumnWidth)
{
    first->setParent(this);
    second->setParent(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool SideBySide::areColumns(int width) const
{
    return width >= 2 * m_leastColumnWidth + Gap;
}

int SideBySide::heightForWidth(int width) const
{
    if (!areColumns(width))
        return heightOf(m_widgets[0], width) + Gap / 2 + heightOf(m_widgets[1], width);
    const int column = (width - Gap) / 2;
    return std::max(heightOf(m_widgets[0], column), heightOf(m_widgets[1], column));
}

QSize SideBySide::sizeHint() const
{
    const int width = 2 * m_leastColumnWidth + Gap;
    return {width, heightForWidth(width)};
}

QSize SideBySide::minimumSizeHint() const
{
    return m_widgets[0]->minimumSizeHint().expandedTo(m_widgets[1]->minimumSizeHint());
}

void SideBySide::resizeEvent(QResizeEvent *)
{
    if (!areColumns(width())) {
        const int first = heightOf(m_widgets[0], width());
        m_widgets[0]->setGeometry(0, 0, width(), first);
        m_widgets[1]->setGeometry(0, first + Gap / 2, width(), heightOf(m_widgets[1], width()));
        return;
    }
    const int column = (width() - Gap) / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (size_t i = 0; i < m_widgets.size(); ++i) {
        const bool left = (i == 0) != mirrored;
        m_widgets.at(i)->setGeometry(left ? 0 : column + Gap, 0, column,
                                     heightOf(m_widgets.at(i), column));
    }
}

bool SideBySide::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        resizeEvent(nullptr);
    }
    return QWidget::event(event);
}

} // namespace foldout
