// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/thinbar.h"

#include "widgets/painting.h"

#include <QStyle>

#include <algorithm>

namespace foldout {

namespace {

constexpr int Thickness = 5;

} // namespace

ThinBar::ThinBar(QWidget *parent)
    : QProgressBar(parent)
{
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ThinBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ThinBar::setShare(int part, int whole)
{
    setRange(0, std::max(1, whole));
    setValue(part);
}

void ThinBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal radius = Thickness / 2.0;
    const QRect line(0, (height() - Thickness) / 2, width(), Thickness);
    // Where lines are black the rest is only outlined, or it would look like the part.
    const bool isStark = m_theme.lineWidth() > 1;
    drawRoundedBox(painter, line, radius, isStark ? m_theme.card : m_theme.line, m_theme.line);
    QRect part = line;
    part.setWidth(int(qint64(width()) * value() / std::max(1, maximum())));
    if (part.width() >= Thickness)
        drawRoundedBox(painter, QStyle::visualRect(layoutDirection(), line, part), radius,
                       m_theme.accent, m_theme.accent);
}

} // namespace foldout
