// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "models/intervals.h"
#include "render/theme.h"

#include <QWidget>

#include <array>
#include <optional>

namespace foldout {

class CaptionButton;

// The grades as buttons, each with the time until the card would be asked again. One may be
// suggested, with its reason; the learner decides. Where four do not fit side by side they stand in
// two lines or one below another. GUI thread.
class GradeBar : public QWidget
{
    Q_OBJECT

public:
    enum class Buttons {
        Four, // Again, Hard, Good, Easy
        Two,  // missed (Again) and got it (Good)
    };

    explicit GradeBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setButtons(Buttons buttons);
    // The suggested grade and why ("3 of 5 points"); nullopt: none. Of two buttons the one that
    // stands for it.
    void setSuggestion(std::optional<Grade> grade, const QString &reason);
    void setLast(std::optional<Grade> grade); // the grade given last, shown as chosen
    // Where each grade would lead, Again first; nullopt: no intervals are shown.
    void setPreview(const std::optional<std::array<Placement, 4>> &preview, const Moment &now);
    // Only the grades, in as little room as they can do with; tooltips say the rest.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }

    static QString gradeName(Grade grade); // "Again", translated
    // What a digit key means: with two buttons 1 is Again and 2 is Good; nullopt: nothing.
    static std::optional<Grade> gradeOf(int digit, Buttons buttons);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void gradeRequested(foldout::Grade grade);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    QList<CaptionButton *> shownButtons() const;
    int columnsAt(int width) const;
    int arrange(int width, bool apply) const; // returns the height
    void retranslate();
    QString nameOf(Grade grade) const; // as its button says
    CaptionButton *button(Grade grade) const { return m_all.at(size_t(grade) - 1); }

    std::array<CaptionButton *, 4> m_all{};
    Buttons m_buttons = Buttons::Four;
    std::optional<Grade> m_suggested;
    std::optional<Grade> m_last;
    QString m_reason;
    std::optional<std::array<Placement, 4>> m_preview;
    Moment m_now;
    bool m_compact = false;
};

} // namespace foldout
