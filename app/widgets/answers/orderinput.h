// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

class QVBoxLayout;

namespace foldout {

class OrderRow;
class TextLabel;
class TextList;

// Items to bring into order: by dragging, with the two buttons of each, or with Alt+Up and Alt+Down
// (Up and Down go from item to item). Begins scrambled.
class OrderInput : public AnswerWidget
{
    Q_OBJECT

public:
    OrderInput(const Question &question, const OrderAnswer &answer, quint64 seed,
               QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void move(int from, int to);
    void dragTo(OrderRow *row, int y);
    void arrange();

    const OrderAnswer m_answer;
    const QList<int> m_start; // the scrambled order, as the author's places
    QList<int> m_order;       // now
    bool m_touched = false;
    QList<OrderRow *> m_rows; // by the author's place
    QVBoxLayout *m_list;
    TextLabel *m_help;    // how to move; after the reveal the heading of m_solution
    TextList *m_solution; // the right order
};

} // namespace foldout
