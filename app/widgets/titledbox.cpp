// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/titledbox.h"

#include "widgets/painting.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

TitledBox::TitledBox(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_content(new QVBoxLayout)
{
    for (QLabel *label : {m_title, m_sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 20);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addSpacing(8);
    layout->addLayout(m_content);
    m_content->setSpacing(12);
}

void TitledBox::setLook(const CardLook &look)
{
    m_theme = look.theme;
    QFont title = look.style.interfaceFont();
    QFont small = title;
    title.setPointSizeF(title.pointSizeF() * 1.15);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_sentence->setFont(small);
    QPalette muted = m_sentence->palette();
    muted.setColor(QPalette::WindowText, look.theme.muted);
    m_sentence->setPalette(muted);
    update();
}

void TitledBox::setTitle(const QString &title, const QString &sentence)
{
    setAccessibleName(title);
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void TitledBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRoundedBox(painter, rect(), 12, m_theme.card, m_theme.line, m_theme.lineWidth());
}

} // namespace foldout
