// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stattile.h"

#include "widgets/painting.h"

#include <QLabel>
#include <QVBoxLayout>

namespace foldout {

StatTile::StatTile(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_value(new QLabel(this))
    , m_caption(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 14, 18, 14);
    layout->setSpacing(0);
    for (QLabel *label : {m_title, m_value, m_caption}) {
        label->setTextFormat(Qt::PlainText);
        layout->addWidget(label);
    }
    layout->addStretch(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StatTile::setLook(const CardLook &look)
{
    m_theme = look.theme;
    QFont small = look.style.interfaceFont();
    QFont large = small;
    small.setPointSizeF(small.pointSizeF() * 0.87);
    large.setPointSizeF(large.pointSizeF() * 1.9);
    large.setWeight(QFont::DemiBold);
    m_value->setFont(large);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, look.theme.muted);
    for (QLabel *label : {m_title, m_caption}) {
        label->setFont(small);
        label->setPalette(muted);
    }
    update();
}

void StatTile::setContent(const QString &title, const QString &value, const QString &caption,
                          const QString &meaning)
{
    m_title->setText(title);
    m_value->setText(value);
    m_caption->setText(caption);
    setToolTip(meaning);
    setAccessibleName(title + QStringLiteral(": ") + value);
    setAccessibleDescription(meaning);
}

void StatTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRoundedBox(painter, rect(), 12, m_theme.card, m_theme.line, m_theme.lineWidth());
}

} // namespace foldout
