// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gradechoice.h"

#include "widgets/captionbutton.h"
#include "widgets/flowlayout.h"
#include "widgets/gradebar.h"

#include <QEvent>
#include <QLabel>

namespace foldout {

namespace {

constexpr std::array Grades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};

} // namespace

GradeChoice::GradeChoice(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
{
    auto *layout = new FlowLayout(this);
    layout->addWidget(m_label);
    for (const Grade grade : Grades) {
        auto *button = new CaptionButton(this);
        button->setCheckable(true);
        layout->addWidget(button);
        m_buttons[size_t(grade) - 1] = button;
        connect(button, &CaptionButton::clicked, this, [this, grade] {
            retranslate(); // checked is what has been set, not what was pressed
            Q_EMIT gradeRequested(grade);
        });
    }
    retranslate();
}

void GradeChoice::setTheme(const Theme &theme)
{
    for (CaptionButton *button : m_buttons)
        button->setTheme(theme);
    QPalette muted = m_label->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_label->setPalette(muted);
}

void GradeChoice::setContent(std::optional<Grade> grade, std::optional<Grade> suggested,
                             const QString &reason)
{
    m_grade = grade;
    m_suggested = suggested;
    m_reason = reason;
    retranslate();
}

void GradeChoice::setReadOnly(bool readOnly)
{
    for (CaptionButton *button : m_buttons)
        button->setEnabled(!readOnly);
}

void GradeChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GradeChoice::retranslate()
{
    m_label->setText(m_grade ? tr("Grade") : tr("Grade it yourself"));
    for (const Grade grade : Grades) {
        CaptionButton *button = m_buttons.at(size_t(grade) - 1);
        const QString name = GradeBar::gradeName(grade);
        const bool suggested = grade == m_suggested && !m_reason.isEmpty();
        //: A grade button: the key to press, and the grade
        button->setText(tr("%1 %2").arg(int(grade)).arg(name));
        button->setChecked(grade == m_grade);
        button->setCaptioned(m_suggested && !m_reason.isEmpty()); // all of one height
        button->setCaption(suggested ? m_reason : QString());
        QStringList words{name};
        if (grade == m_grade)
            words.append(tr("is the grade"));
        if (suggested)
            words.append(tr("suggested: %1").arg(m_reason));
        button->setAccessibleName(words.join(QStringLiteral(", ")));
    }
}

} // namespace foldout
