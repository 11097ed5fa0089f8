// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/askbar.h"

#include "widgets/flowlayout.h"
#include "widgets/painting.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace foldout {

AskBar::AskBar(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_yes(new QPushButton(this))
    , m_back(new QPushButton(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    auto *buttons = new FlowLayout;
    for (QPushButton *button : {m_back, m_yes}) {
        button->setAutoDefault(true); // Enter presses the one with the focus
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(m_label);
    layout->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &AskBar::close);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const std::function<void()> act = m_act;
        close();
        act();
    });
    hide();
}

void AskBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void AskBar::ask(const QString &question, const QString &yes, const QString &back,
                 std::function<void()> act)
{
    m_label->setText(question);
    m_yes->setText(yes);
    m_back->setText(back);
    m_act = std::move(act);
    setAccessibleName(question);
    show();
    m_back->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void AskBar::close()
{
    if (!isAsking())
        return;
    hide();
    m_act = nullptr;
    Q_EMIT answered();
}

void AskBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void AskBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRoundedBox(painter, rect(), 12, m_theme.warnGround, m_theme.warn, m_theme.lineWidth());
}

} // namespace foldout
