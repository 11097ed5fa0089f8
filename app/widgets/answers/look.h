// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/carddocument.h"

#include <QWidget>

class QPainter;

namespace foldout {

// What the answer widgets have in common to the eye: the rounded frame around an input or a choice,
// and the mark that says how a part was judged. GUI thread.

enum class Mark { None, Right, Wrong, Missed };

// What was not put in is missed rather than wrong.
Mark markOfInput(bool right, bool empty);

// "Right", "Wrong", "Missed" in the interface language; empty for None.
QString markWord(Mark mark);

// How the answer widget above sets its texts.
const TextContext &contextOf(const QWidget &widget);

struct FrameState
{
    Mark mark = Mark::None;
    bool field = false; // to type into
    bool chosen = false;
    bool focused = false;
    bool hovered = false;
};

// Fills the widget's rectangle with the rounded frame.
void paintFrame(QPainter &painter, const QWidget &widget, const FrameState &state);

// A shape (check, cross, open ring) and a word, in the mark's colour. Hidden while there is none.
class MarkLabel : public QWidget
{
    Q_OBJECT

public:
    explicit MarkLabel(QWidget *parent = nullptr);

    void setMark(Mark mark);
    Mark mark() const { return m_mark; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int textLeft() const;

    Mark m_mark = Mark::None;
};

} // namespace foldout
