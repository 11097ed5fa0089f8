// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QAction>
#include <QPointer>
#include <QWidget>

#include <array>

class QLabel;

namespace foldout {

class CountLabel;
class KeyButton;
class ThinBar;

// The line above the card of a run: which one it is, how far the run is, what is left by kind, and
// undo. GUI thread.
class RunHeader : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        QString position; // "3 of 6 today"
        int done = 0;     // cards answered
        int cards = 0;    // those and what is left
        int due = 0;      // left
        int fresh = 0;
        int learning = 0;
        bool chosenSet = false; // offers the way back to the day's cards
        bool hasSummary = false;

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit RunHeader(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setContent(const Content &content);
    void setCompact(bool compact);       // one line: without what is left by kind
    void setUndoAction(QAction *action); // its state, key and text; not owned

Q_SIGNALS:
    void summaryRequested();
    void dueRequested(); // back to the day's cards

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    Content m_content;
    bool m_compact = false;
    QPointer<QAction> m_action;
    QLabel *m_position = nullptr;
    ThinBar *m_bar = nullptr;
    KeyButton *m_undo = nullptr;
    std::array<CountLabel *, 3> m_counts{}; // due, new, learning
    KeyButton *m_summary = nullptr;
    KeyButton *m_backToDue = nullptr;
};

} // namespace foldout
