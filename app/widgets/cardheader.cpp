// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cardheader.h"

#include "widgets/painting.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace foldout {

namespace {

constexpr int Space = 10;
constexpr int ChipPadding = 8;
constexpr int MarkSize = 9;

} // namespace

CardHeader::CardHeader(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CardHeader::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void CardHeader::setContent(const Content &content)
{
    m_content = content;
    describe();
    update();
}

QSize CardHeader::sizeHint() const
{
    return {300, fontMetrics().height() + 6};
}

void CardHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

void CardHeader::describe()
{
    QStringList parts{m_content.number};
    parts += m_content.chips;
    parts.append(m_content.cue);
    if (m_content.level > 0)
        parts.append(tr("level %1 of 5").arg(m_content.level));
    parts.append(m_content.standing);
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
}

void CardHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const auto place = [this](const QRect &logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };

    // From the far end: how the card stands, its shape before the words.
    const int standingWidth = metrics.horizontalAdvance(m_content.standing);
    int right = width();
    if (standingWidth > 0 && standingWidth + MarkSize + 2 * Space < width()) {
        const QRect words(right - standingWidth, 0, standingWidth, height());
        painter.setPen(m_content.mark == CardMark::Missed  ? m_theme.bad
                       : m_content.mark == CardMark::Shaky ? m_theme.warn
                       : m_content.mark == CardMark::Known ? m_theme.ok
                                                           : m_theme.muted);
        painter.drawText(place(words), Qt::AlignCenter, m_content.standing);
        const QRect dot(words.left() - MarkSize - 6, 0, MarkSize, height());
        drawMark(painter, QRectF(place(dot)).center(), MarkSize, m_content.mark, m_theme);
        right = dot.left() - Space;
    }

    painter.setPen(m_theme.muted);
    int x = 0;
    const int numberWidth = metrics.horizontalAdvance(m_content.number);
    painter.drawText(place({x, 0, numberWidth, height()}), Qt::AlignCenter, m_content.number);
    x += numberWidth > 0 ? numberWidth + Space : 0;

    constexpr int Dots = 5;
    const int dotSize = metrics.ascent() * 3 / 5;
    const int dotStep = dotSize + 3;
    const QString levelWord = tr("Level");
    const int levelWidth =
        m_content.level > 0 ? metrics.horizontalAdvance(levelWord) + 6 + Dots * dotStep : 0;

    for (const QString &chip : m_content.chips) {
        const int chipWidth = metrics.horizontalAdvance(chip) + 2 * ChipPadding;
        if (x + chipWidth + Space + levelWidth > right)
            break;
        const QRect box =
            place({x, (height() - metrics.height() - 2) / 2, chipWidth, metrics.height() + 2});
        drawRoundedBox(painter, box, box.height() / 2.0, m_theme.card, m_theme.line);
        painter.setPen(m_theme.muted);
        painter.drawText(box, Qt::AlignCenter, chip);
        x += chipWidth + Space;
    }

    const int cueWidth = metrics.horizontalAdvance(m_content.cue);
    if (cueWidth > 0 && x + cueWidth + levelWidth <= right) {
        painter.setPen(m_theme.muted);
        painter.drawText(place({x, 0, cueWidth, height()}), Qt::AlignCenter, m_content.cue);
        x += cueWidth + Space;
    }

    if (m_content.level > 0 && x + levelWidth <= right) {
        const int wordWidth = metrics.horizontalAdvance(levelWord);
        painter.drawText(place({x, 0, wordWidth, height()}), Qt::AlignCenter, levelWord);
        x += wordWidth + 6;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.muted, 1));
        for (int i = 0; i < Dots; ++i) {
            painter.setBrush(i < m_content.level ? QBrush(m_theme.muted) : QBrush(Qt::NoBrush));
            const QRect dot = place({x + i * dotStep, (height() - dotSize) / 2, dotSize, dotSize});
            painter.drawEllipse(QRectF(dot).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
}

} // namespace foldout
