// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gradebar.h"

#include "widgets/captionbutton.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace foldout {

namespace {

constexpr std::array Grades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};
constexpr int Above = 14;
constexpr int Gap = 10;

} // namespace

GradeBar::GradeBar(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const Grade grade : Grades) {
        auto *button = new CaptionButton(this);
        button->setCaptioned(true);
        m_all[size_t(grade) - 1] = button;
        connect(button, &CaptionButton::clicked, this,
                [this, grade] { Q_EMIT gradeRequested(grade); });
    }
    retranslate();
}

void GradeBar::setTheme(const Theme &theme)
{
    for (CaptionButton *button : m_all)
        button->setTheme(theme);
}

void GradeBar::setButtons(Buttons buttons)
{
    m_buttons = buttons;
    button(Grade::Hard)->setVisible(buttons == Buttons::Four);
    button(Grade::Easy)->setVisible(buttons == Buttons::Four);
    retranslate();
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

void GradeBar::setPreview(const std::optional<std::array<Placement, 4>> &preview, const Moment &now)
{
    m_preview = preview;
    m_now = now;
    retranslate();
}

void GradeBar::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    for (CaptionButton *button : m_all)
        button->setCaptioned(!compact);
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

std::optional<Grade> GradeBar::gradeOf(int digit, Buttons buttons)
{
    if (buttons == Buttons::Four)
        return digit >= 1 && digit <= 4 ? std::optional(Grade(digit)) : std::nullopt;
    return digit == 1   ? std::optional(Grade::Again)
           : digit == 2 ? std::optional(Grade::Good)
                        : std::nullopt;
}

QString GradeBar::nameOf(Grade grade) const
{
    if (m_buttons == Buttons::Four)
        return gradeName(grade);
    return grade == Grade::Again ? tr("Missed") : tr("Got it");
}

void GradeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GradeBar::retranslate()
{
    // Of two buttons, the second stands for every grade that is a pass.
    const auto standsFor = [this](Grade shown, std::optional<Grade> grade) {
        if (m_buttons == Buttons::Two && grade && grade != Grade::Again)
            return shown == Grade::Good;
        return shown == grade;
    };
    int digit = 0;
    for (const Grade grade : Grades) {
        CaptionButton *at = button(grade);
        if (at->isHidden())
            continue;
        const bool suggested = standsFor(grade, m_suggested);
        const bool last = standsFor(grade, m_last);
        const QString name = nameOf(grade);
        QStringList captions;
        QStringList sentences{name};
        if (m_preview) {
            const Placement &placement = m_preview->at(size_t(grade) - 1);
            captions.append(intervalText(placement, m_now));
            sentences.append(intervalSentence(placement, m_now));
        }
        if (suggested && !m_reason.isEmpty()) {
            captions.append(m_reason);
            sentences.append(tr("suggested: %1").arg(m_reason));
        } else if (last) {
            captions.append(tr("last time"));
            sentences.append(tr("your last grade"));
        }
        //: A grade button: the key to press, and the grade
        at->setText(tr("%1 %2").arg(++digit).arg(name));
        at->setCaption(m_compact ? QString() : captions.join(QStringLiteral(" · ")));
        at->setEmphasised(suggested);
        at->setAccessibleName(sentences.join(QStringLiteral(", ")));
        at->setToolTip(sentences.mid(1).join(QStringLiteral(", ")));
    }
    updateGeometry();
    arrange(width(), true);
}

// -- where the buttons stand

QList<CaptionButton *> GradeBar::shownButtons() const
{
    QList<CaptionButton *> shown;
    std::ranges::copy_if(m_all, std::back_inserter(shown),
                         [](const CaptionButton *button) { return !button->isHidden(); });
    return shown;
}

// As many side by side as leave every word whole.
int GradeBar::columnsAt(int width) const
{
    const QList<CaptionButton *> shown = shownButtons();
    int widest = 0;
    for (const CaptionButton *button : shown)
        widest = std::max(widest, button->minimumSizeHint().width());
    for (int columns = int(shown.size()); columns > 1; columns /= 2) {
        if (columns * widest + (columns - 1) * Gap <= width)
            return columns;
    }
    return 1;
}

int GradeBar::arrange(int width, bool apply) const
{
    const QList<CaptionButton *> shown = shownButtons();
    const int columns = columnsAt(width);
    const int cell = (width - (columns - 1) * Gap) / columns;
    int height = 0;
    for (const CaptionButton *button : shown)
        height = std::max(height, button->heightForWidth(cell));
    const int lines = int(shown.size()) / columns;
    for (int i = 0; apply && i < shown.size(); ++i) {
        const int left = i % columns * (width + Gap) / columns;
        const int right = (i % columns + 1) * (width + Gap) / columns - Gap;
        const QRect place(left, Above + i / columns * (height + Gap), right - left, height);
        shown.at(i)->setGeometry(
            QStyle::visualRect(layoutDirection(), QRect(0, 0, width, 0), place));
    }
    return Above + lines * height + (lines - 1) * Gap;
}

int GradeBar::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize GradeBar::sizeHint() const
{
    int widest = 0;
    for (const CaptionButton *button : shownButtons())
        widest = std::max(widest, button->sizeHint().width());
    const int columns = int(shownButtons().size());
    const int width = columns * widest + (columns - 1) * Gap;
    return {width, heightForWidth(width)};
}

QSize GradeBar::minimumSizeHint() const
{
    int widest = 0;
    for (const CaptionButton *button : shownButtons())
        widest = std::max(widest, button->minimumSizeHint().width());
    return {widest, Above + fontMetrics().height()};
}

void GradeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

// A button has another size hint now: after a change of the font.
bool GradeBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange(width(), true);
    return QWidget::event(event);
}

} // namespace foldout
