// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gradebar.h"

#include "widgets/captionbutton.h"

#include <QEvent>
#include <QHBoxLayout>

namespace foldout {

namespace {

constexpr std::array Grades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};

} // namespace

GradeBar::GradeBar(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 14, 0, 0);
    layout->setSpacing(10);
    for (const Grade grade : Grades) {
        auto *button = new CaptionButton(this);
        button->setCaptioned(true);
        layout->addWidget(button, 1);
        m_buttons[size_t(grade) - 1] = button;
        connect(button, &CaptionButton::clicked, this,
                [this, grade] { Q_EMIT gradeRequested(grade); });
    }
    retranslate();
}

void GradeBar::setTheme(const Theme &theme)
{
    for (CaptionButton *button : m_buttons)
        button->setTheme(theme);
}

void GradeBar::setSuggestion(std::optional<Grade> grade, const QString &reason)
{
    m_suggested = grade;
    m_reason = reason;
    retranslate();
}

void GradeBar::setLast(std::optional<Grade> grade)
{
    m_last = grade;
    retranslate();
}

QString GradeBar::gradeName(Grade grade)
{
    switch (grade) {
    case Grade::Again:
        return tr("Again");
    case Grade::Hard:
        return tr("Hard");
    case Grade::Good:
        return tr("Good");
    case Grade::Easy:
        return tr("Easy");
    }
    Q_UNREACHABLE();
}

void GradeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GradeBar::retranslate()
{
    for (const Grade grade : Grades) {
        CaptionButton *at = button(grade);
        const bool suggested = grade == m_suggested;
        const bool last = grade == m_last;
        //: A grade button: the key to press, and the grade
        at->setText(tr("%1 %2").arg(int(grade)).arg(gradeName(grade)));
        QString caption;
        if (suggested && !m_reason.isEmpty())
            caption = m_reason;
        else if (last)
            caption = tr("last time");
        at->setCaption(caption);
        at->setEmphasised(suggested);
        at->setAccessibleName(suggested ? tr("%1, suggested: %2").arg(gradeName(grade), m_reason)
                              : last    ? tr("%1, your last grade").arg(gradeName(grade))
                                        : gradeName(grade));
    }
}

} // namespace foldout
