// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "render/theme.h"

#include <QWidget>

#include <array>

namespace foldout {

class CaptionButton;

// The four grades. One may be suggested, with its reason; the learner decides. GUI thread.
class GradeBar : public QWidget
{
    Q_OBJECT

public:
    explicit GradeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // The suggested grade and why ("3 of 5 points"); nullopt: none.
    void setSuggestion(std::optional<Grade> grade, const QString &reason);
    void setLast(std::optional<Grade> grade); // the grade given last, shown as chosen

    static QString gradeName(Grade grade); // "Again", translated

Q_SIGNALS:
    void gradeRequested(foldout::Grade grade);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    CaptionButton *button(Grade grade) const { return m_buttons.at(size_t(grade) - 1); }

    std::array<CaptionButton *, 4> m_buttons{};
    std::optional<Grade> m_suggested;
    std::optional<Grade> m_last;
    QString m_reason;
};

} // namespace foldout
