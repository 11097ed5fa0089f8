// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace foldout {

Banner::Banner(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(12);
    layout->addWidget(m_label, 1);
    layout->addLayout(m_buttons);
    hide();
}

void Banner::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void Banner::say(Severity severity, const QString &sentence, const QList<Choice> &choices,
                 const QString &closeText)
{
    clear();
    m_severity = severity;
    m_label->setText(sentence);
    const auto addButton = [this](const QString &text) {
        auto *button = new QPushButton(text, this);
        button->setAutoDefault(false);
        m_buttons->addWidget(button);
        return button;
    };
    for (const Choice &choice : choices) {
        connect(addButton(choice.text), &QPushButton::clicked, this, [this, choice] {
            if (choice.closes)
                clear();
            choice.act();
        });
    }
    connect(addButton(closeText.isEmpty() ? tr("Close") : closeText), &QPushButton::clicked, this,
            &Banner::clear);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::clear()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    hide();
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool error = m_severity == Severity::Error;
    painter.fillRect(rect(), error ? m_theme.badGround : m_theme.warnGround);
    painter.fillRect(QRect(0, 0, 4, height()), error ? m_theme.bad : m_theme.warn);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.line);
}

} // namespace foldout
