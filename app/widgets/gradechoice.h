// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "render/theme.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace foldout {

class CaptionButton;

// The grade an answer has, among the four, with where it comes from: suggested and why, or chosen
// by the learner. Another one can be chosen at any time. GUI thread; owned by its parent.
class GradeChoice : public QWidget
{
    Q_OBJECT

public:
    explicit GradeChoice(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // 'reason': why the suggested grade is suggested ("3 of 5 points").
    void setContent(std::optional<Grade> grade, std::optional<Grade> suggested,
                    const QString &reason);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void gradeRequested(foldout::Grade grade);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<Grade> m_grade;
    std::optional<Grade> m_suggested;
    QString m_reason;
    QLabel *m_label = nullptr;
    std::array<CaptionButton *, 4> m_buttons{};
};

} // namespace foldout
