// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hintpanel.h"

#include "core/text.h"
#include "widgets/keybutton.h"
#include "widgets/textview.h"

#include <QAccessible>
#include <QEvent>
#include <QVBoxLayout>

namespace foldout {

HintPanel::HintPanel(const QStringList &hints, const TextContext &context, QWidget *parent)
    : QWidget(parent)
    , m_hints(hints)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
    , m_next(new KeyButton(this))
{
    m_layout->setContentsMargins(0, 8, 0, 0);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_next, 0, Qt::AlignLeading);
    m_next->setTheme(context.theme);
    connect(m_next, &KeyButton::clicked, this, &HintPanel::hintRequested);
    retranslate();
}

void HintPanel::setShown(int hints)
{
    hints = qBound(0, hints, int(m_hints.size()));
    while (m_shown.size() > hints)
        delete m_shown.takeLast();
    while (m_shown.size() < hints)
        addHint();
    retranslate();
}

void HintPanel::setClosed(bool closed)
{
    m_closed = closed;
    retranslate();
}

void HintPanel::setKey(const QString &key)
{
    m_next->setKey(key);
}

void HintPanel::addHint()
{
    const int number = int(m_shown.size()) + 1;
    const QString &hint = m_hints.at(number - 1);
    auto *view = new TextView(this);
    view->setMarkdown(hint, m_context);
    view->setAccessibleName(nameOf(number));
    connect(view, &TextView::linkActivated, this, &HintPanel::linkActivated);
    m_layout->insertWidget(number - 1, view);
    m_shown.append(view);
    view->show();
    if (isVisible()) {
        view->setAccessibleDescription(plainText(hint));
        QAccessibleEvent alert(view, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString HintPanel::nameOf(int hint) const
{
    return tr("Hint %1 of %2").arg(hint).arg(m_hints.size());
}

void HintPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HintPanel::retranslate()
{
    for (int i = 0; i < m_shown.size(); ++i)
        m_shown.at(i)->setAccessibleName(nameOf(i + 1));
    const bool more = !m_closed && m_shown.size() < m_hints.size();
    //: A button; %1 is which of the %2 hints it shows
    m_next->setText(tr("Show hint %1 of %2").arg(m_shown.size() + 1).arg(m_hints.size()));
    m_next->setVisible(more);
    setVisible(more || !m_shown.isEmpty());
}

} // namespace foldout
