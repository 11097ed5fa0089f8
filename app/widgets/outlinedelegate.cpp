// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outlinedelegate.h"

#include "models/bankmodel.h"
#include "widgets/painting.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace foldout {

namespace {

constexpr int Side = 8;
constexpr int MarkSize = 9;

QFont smaller(const QFont &font, QFont::Weight weight = QFont::Normal)
{
    QFont small = font;
    small.setPointSizeF(small.pointSizeF() * 0.87);
    small.setWeight(weight);
    return small;
}

QFont bankFont(const QFont &font)
{
    QFont bold = font;
    bold.setPointSizeF(bold.pointSizeF() * 1.07);
    bold.setWeight(QFont::Bold);
    return bold;
}

BankModel::NodeType nodeType(const QModelIndex &index)
{
    return BankModel::NodeType(index.data(NodeTypeRole).toInt());
}

} // namespace

void OutlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    switch (nodeType(index)) {
    case BankModel::BankNode:
        paintBank(painter, option, index);
        break;
    case BankModel::TopicNode: {
        const QFont font = smaller(option.font, QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(m_theme.muted);
        painter->drawText(option.rect.adjusted(Side, 10, -Side, -3),
                          int(Qt::AlignBottom | Qt::AlignLeading),
                          QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight,
                                                        option.rect.width() - 2 * Side));
        break;
    }
    case BankModel::QuestionNode:
        paintQuestion(painter, option, index);
        break;
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange)
        drawFocusRing(*painter, option.rect, 7, m_theme);
    painter->restore();
}

void OutlineDelegate::paintBank(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const QRect row = option.rect.adjusted(Side, 6, -Side, -2);
    const QFont title = bankFont(option.font);
    const QFontMetrics metrics(title);
    painter->setFont(title);
    painter->setPen(m_theme.ink);
    painter->drawText(row, int(Qt::AlignTop | Qt::AlignLeading),
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, row.width()));
    QString line = tr("%n question(s)", nullptr, index.data(QuestionCountRole).toInt());
    const QString asOf = index.data(AsOfRole).toString();
    if (!asOf.isEmpty())
        //: After the number of questions: the date of the facts, such as 2026-08
        line += QStringLiteral(" · ") + tr("as of %1").arg(asOf);
    const QFont small = smaller(option.font);
    painter->setFont(small);
    painter->setPen(m_theme.muted);
    painter->drawText(row.adjusted(0, metrics.lineSpacing() + 2, 0, 0),
                      int(Qt::AlignTop | Qt::AlignLeading),
                      QFontMetrics(small).elidedText(line, Qt::ElideRight, row.width()));
}

void OutlineDelegate::paintQuestion(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const QRect row = option.rect.adjusted(0, 1, 0, -1);
    if (selected)
        drawRoundedBox(*painter, row, 7, m_theme.accentGround, m_theme.accentGround);
    else if (option.state & QStyle::State_MouseOver)
        drawRoundedBox(*painter, row, 7, m_theme.window, m_theme.window);

    const auto place = [&](const QRect &logical) {
        return QStyle::visualRect(option.direction, row, logical);
    };
    const QRect dot(row.left() + Side + 2, row.top(), MarkSize, row.height());
    drawMark(*painter, QRectF(place(dot)).center(), MarkSize,
             CardMark(index.data(MarkRole).toInt()), m_theme);

    QFont font = option.font;
    if (selected)
        font.setWeight(QFont::DemiBold);
    const QRect text = row.adjusted(Side + MarkSize + 9, 0, -Side, 0);
    painter->setFont(font);
    painter->setPen(selected ? m_theme.accent : m_theme.ink);
    painter->drawText(
        place(text), int(Qt::AlignVCenter | Qt::AlignLeading),
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

bool OutlineDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString title = index.data().toString();
    if (event->type() != QEvent::ToolTip ||
        view->fontMetrics().horizontalAdvance(title) < option.rect.width() - 3 * Side - MarkSize)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), title, view);
    return true;
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    switch (nodeType(index)) {
    case BankModel::BankNode:
        return {100, QFontMetrics(bankFont(option.font)).lineSpacing() +
                         QFontMetrics(smaller(option.font)).height() + 14};
    case BankModel::TopicNode:
        return {100, QFontMetrics(smaller(option.font)).height() + 14};
    case BankModel::QuestionNode:
        break;
    }
    return {100, QFontMetrics(option.font).height() + 11};
}

} // namespace foldout
