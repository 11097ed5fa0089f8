// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "render/theme.h"

#include <QWidget>

#include <array>

class QLabel;

namespace foldout {

class CaptionButton;

// "How sure are you?" with its three answers, asked before the reveal; may be left unanswered. GUI
// thread.
class ConfidenceBar : public QWidget
{
    Q_OBJECT

public:
    explicit ConfidenceBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setChosen(std::optional<Confidence> confidence);
    void setReadOnly(bool readOnly); // after the reveal

    static QString confidenceName(Confidence confidence); // "guess", translated

Q_SIGNALS:
    void chosen(foldout::Confidence confidence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label = nullptr;
    std::array<CaptionButton *, 3> m_buttons{};
};

} // namespace foldout
