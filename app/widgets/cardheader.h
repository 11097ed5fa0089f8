// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"
#include "render/theme.h"

#include <QStringList>
#include <QWidget>

namespace foldout {

// The quiet line above a question: its number, topic and tags as chips, what to recall, the level
// as five dots, and at the far end how the card stands. Painted as one row; what does not fit is
// left out from the middle. GUI thread.
class CardHeader : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        QString number;    // "2 / 15"
        QStringList chips; // topic first, then tags
        QString cue;       // "Recall 4 key points"
        int level = 0;     // 1..5, 0: not given
        CardMark mark = CardMark::New;
        QString standing; // "missed last time"; empty: neither mark nor words

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit CardHeader(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setContent(const Content &content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();

    Theme m_theme;
    Content m_content;
};

} // namespace foldout
