// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confidencebar.h"

#include "widgets/captionbutton.h"
#include "widgets/flowlayout.h"

#include <QEvent>
#include <QLabel>

namespace foldout {

namespace {

constexpr std::array Levels{Confidence::Guess, Confidence::Unsure, Confidence::Sure};

} // namespace

ConfidenceBar::ConfidenceBar(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
{
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->addWidget(m_label);
    for (const Confidence level : Levels) {
        auto *button = new CaptionButton(this);
        button->setCheckable(true);
        layout->addWidget(button);
        m_buttons[size_t(level) - 1] = button;
        connect(button, &CaptionButton::clicked, this, [this, level] { Q_EMIT chosen(level); });
    }
    retranslate();
}

void ConfidenceBar::setTheme(const Theme &theme)
{
    for (CaptionButton *button : m_buttons)
        button->setTheme(theme);
    QPalette muted = m_label->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_label->setPalette(muted);
}

void ConfidenceBar::setChosen(std::optional<Confidence> confidence)
{
    for (const Confidence level : Levels)
        m_buttons.at(size_t(level) - 1)->setChecked(level == confidence);
}

void ConfidenceBar::setReadOnly(bool readOnly)
{
    for (CaptionButton *button : m_buttons)
        button->setEnabled(!readOnly);
}

QString ConfidenceBar::confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Guess:
        return tr("Guess");
    case Confidence::Unsure:
        return tr("Unsure");
    case Confidence::Sure:
        return tr("Sure");
    }
    Q_UNREACHABLE();
}

void ConfidenceBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ConfidenceBar::retranslate()
{
    m_label->setText(tr("How sure are you?"));
    for (const Confidence level : Levels) {
        CaptionButton *button = m_buttons.at(size_t(level) - 1);
        //: A confidence button: the key to press, and the word
        button->setText(tr("%1 %2").arg(int(level)).arg(confidenceName(level)));
        button->setAccessibleName(tr("How sure are you? %1").arg(confidenceName(level)));
    }
}

} // namespace foldout
