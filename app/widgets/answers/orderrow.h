// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/look.h"

class QBoxLayout;
class QToolButton;

namespace foldout {

class TextLabel;

// One item of an order question: its position, its text, two buttons to move it, and a mark after
// the reveal. It can be dragged. GUI thread.
class OrderRow : public QWidget
{
    Q_OBJECT

public:
    explicit OrderRow(QWidget *parent = nullptr);

    void setItem(const QString &markdown);

    // position: 1..count. Tells a screen reader.
    void setPosition(int position, int count);

    void setVerdict(Mark mark);
    void setReadOnly(bool readOnly);

    Mark mark() const { return m_mark->mark(); }

Q_SIGNALS:
    void moveRequested(int by);      // -1 up, 1 down
    void draggedTo(QPoint position); // of the pointer, in the parent's coordinates

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateName();

    int m_position = 0;
    int m_count = 0;
    bool m_readOnly = false;
    bool m_dragging = false;
    QPoint m_pressed;
    TextLabel *m_number;
    TextLabel *m_text;
    MarkLabel *m_mark;
    QBoxLayout *m_buttons;
    QToolButton *m_up;
    QToolButton *m_down;
};

} // namespace foldout
