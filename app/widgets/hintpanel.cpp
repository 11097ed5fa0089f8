// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hintpanel.h"

#include "core/text.h"
#include "widgets/keybutton.h"
#include "widgets/textview.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
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
    while (m_shown.size() > hints) {
        const Hint last = m_shown.takeLast();
        delete last.title;
        delete last.text;
    }
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
    auto *title = new QLabel(nameOf(number), this);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.87);
    title->setFont(small);
    QPalette muted = title->palette();
    muted.setColor(QPalette::WindowText, m_context.theme.muted);
    title->setPalette(muted);
    auto *text = new TextView(this);
    text->setMarkdown(hint, m_context);
    connect(text, &TextView::linkActivated, this, &HintPanel::linkActivated);
    m_layout->insertWidget(2 * number - 2, title);
    m_layout->insertWidget(2 * number - 1, text);
    m_shown.append({title, text});
    if (!isVisible())
        return;
    title->show();
    text->show();
    text->setAccessibleName(nameOf(number));
    text->setAccessibleDescription(plainText(hint));
    QAccessibleEvent alert(text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
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
    for (int i = 0; i < m_shown.size(); ++i) {
        m_shown.at(i).title->setText(nameOf(i + 1));
        m_shown.at(i).text->setAccessibleName(nameOf(i + 1));
    }
    const bool more = !m_closed && m_shown.size() < m_hints.size();
    //: A button; %1 is which of the %2 hints it shows
    m_next->setText(tr("Show hint %1 of %2").arg(m_shown.size() + 1).arg(m_hints.size()));
    m_next->setVisible(more);
    setVisible(more || !m_shown.isEmpty());
}

} // namespace foldout
