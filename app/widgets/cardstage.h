// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QPointer>
#include <QWidget>

class QScrollArea;

namespace foldout {

class GradeBar;

// One card at a time, in a centred box, with its grades at the foot. Where the card is taller than
// the stage it scrolls inside its box, and the grades stay in sight; where they would take too much
// of the room, they show without their captions. GUI thread; owned by its page.
class CardStage : public QWidget
{
    Q_OBJECT

public:
    explicit CardStage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setMaximumCardWidth(int width); // pixels
    void setName(const QString &name);   // for screen readers, of the box that has the focus

    // Takes the widget over and deletes the one before; null: an empty stage. It begins at its top,
    // or, with 'keepPlace', where the one before was read.
    void setContent(QWidget *content, bool keepPlace = false);
    QWidget *content() const;

    GradeBar *grades() const { return m_grades; }
    void setGradesShown(bool shown);

    // As little as is needed to have this part of the content in sight, from its top.
    void scrollTo(const QRect &part);
    void settle(); // lays out now what changed, instead of with the next event

Q_SIGNALS:
    void pressed(); // a click beside everything: the focus goes to the card

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void layOut();
    void layOutSoon();

    Theme m_theme;
    QScrollArea *m_scroll = nullptr;
    GradeBar *m_grades = nullptr;
    QRect m_box;
    int m_foot = 0; // height of the grades with what is around them; 0: not shown
    int m_maximumWidth = 780;
    bool m_gradesShown = false;
    bool m_scrolls = false;
    bool m_byTab = false; // the focus came by Tab: it is marked
    bool m_layOutQueued = false;
};

} // namespace foldout
