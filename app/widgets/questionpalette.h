// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QWidget>

class QScrollArea;

namespace foldout {

class PaletteButton;
class PaletteLegend;

// The questions of an exam as numbered buttons, each with its state as a shape and in words: empty
// (a plain box), answered (filled, with a disc), flagged for later (a pennant), gone from the bank
// (crossed out). Above them what the shapes mean and how many there are. Tab comes to the current
// question, the arrow keys go from one to the next. GUI thread; owned by its parent.
class QuestionPalette : public QWidget
{
    Q_OBJECT

public:
    struct State
    {
        bool answered = false;
        bool flagged = false;
        bool gone = false;

        friend bool operator==(const State &, const State &) = default;
    };

    explicit QuestionPalette(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setStates(const QList<State> &states);
    void setCurrent(int index);
    void focusCurrent();

Q_SIGNALS:
    void chosen(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // arrow keys on a button
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void moveFocus(int key);

    Theme m_theme;
    QList<State> m_states;
    QList<PaletteButton *> m_buttons;
    int m_current = -1;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_grid = nullptr;
    QList<PaletteLegend *> m_legend; // answered, empty, flagged
};

} // namespace foldout
