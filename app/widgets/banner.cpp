// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include "widgets/flowlayout.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace foldout {

Banner::Banner(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *layout = new FlowLayout(this); // buttons go below the sentence where it needs the room
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(12);
    layout->addWidget(m_label);
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
    constexpr int Characters = 12; // of the sentence stand in a line at least
    m_label->setMinimumWidth(fontMetrics().averageCharWidth() * Characters);
    const auto addButton = [this](const QString &text) {
        auto *button = new QPushButton(text, this);
        button->setAutoDefault(false);
        layout()->addWidget(button);
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
    while (QLayoutItem *item = layout()->takeAt(1)) {
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
