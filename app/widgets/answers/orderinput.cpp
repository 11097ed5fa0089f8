// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/orderinput.h"

#include "widgets/answers/orderrow.h"
#include "widgets/answers/textlabel.h"
#include "widgets/answers/textlist.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

// Screen readers speak of a list and its items; Qt has no such role for plain widgets.
QAccessibleInterface *listInterface(const QString &, QObject *object)
{
    if (auto *row = qobject_cast<OrderRow *>(object))
        return new QAccessibleWidget(row, QAccessible::ListItem);
    if (auto *list = qobject_cast<OrderInput *>(object))
        return new QAccessibleWidget(list, QAccessible::List);
    return nullptr;
}

} // namespace

OrderInput::OrderInput(const Question &question, const OrderAnswer &answer, quint64 seed,
                       QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_start(scrambledOrder(int(answer.items.size()), seed))
    , m_order(m_start)
    , m_list(new QVBoxLayout)
    , m_help(new TextLabel(this))
    , m_solution(new TextList(int(answer.items.size()), this))
{
    QAccessible::installFactory(listInterface); // a second time does nothing
    m_list->setSpacing(8);
    for (int i = 0; i < answer.items.size(); ++i) {
        auto *row = new OrderRow(this);
        m_rows.append(row);
        connect(row, &OrderRow::moveRequested, this, [this, i](int by) {
            const int from = int(m_order.indexOf(i));
            move(from, from + by);
        });
        connect(row, &OrderRow::draggedTo, this,
                [this, row](QPoint position) { dragTo(row, position.y()); });
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    layout->addLayout(m_list);
    layout->addWidget(m_help);
    layout->addWidget(m_solution);
}

Response OrderInput::response() const
{
    return m_touched ? Response{.picks = m_order} : Response{};
}

void OrderInput::setResponse(const Response &response)
{
    m_touched = std::ranges::is_permutation(response.picks, m_start);
    m_order = m_touched ? response.picks : m_start;
    arrange();
}

void OrderInput::refresh()
{
    for (int i = 0; i < m_rows.size(); ++i) {
        const QString text = m_answer.items.at(i).in(language());
        OrderRow *row = m_rows.at(i);
        row->setItem(text);
        row->setReadOnly(isJudged());
        if (isJudged())
            row->setVerdict(
                markOfInput(judgement()->parts.value(m_order.indexOf(i)), response().isEmpty()));
        else
            row->setVerdict(Mark::None);
        // Before the reveal not even a hidden label knows the order.
        if (isJudged() && !judgement()->correct)
            m_solution->setItem(i, locale().toString(i + 1), text);
        else
            m_solution->setItem(i, {}, {});
    }
    if (!isJudged())
        m_help->setText(tr("Drag the items, or move one with Alt+↑ and Alt+↓."),
                        TextLabel::Tone::Muted);
    else
        m_help->setText(judgement()->correct ? QString() : tr("The right order:"),
                        TextLabel::Tone::Muted);
    m_solution->setVisible(isJudged() && !judgement()->correct);
    arrange();
}

void OrderInput::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const qsizetype item = m_rows.indexOf(qobject_cast<OrderRow *>(focusWidget()));
    const int from = int(m_order.indexOf(int(item)));
    const int to = from + step;
    if (step == 0 || from < 0) {
        AnswerWidget::keyPressEvent(event);
    } else if (event->modifiers().testFlag(Qt::AltModifier)) {
        if (!isJudged())
            move(from, to);
    } else if (to >= 0 && to < m_order.size()) {
        m_rows.at(m_order.at(to))->setFocus(Qt::TabFocusReason);
    }
}

void OrderInput::move(int from, int to)
{
    if (to < 0 || to >= m_order.size() || to == from)
        return;
    m_order.move(from, to);
    m_touched = true;
    arrange();
    Q_EMIT responseChanged();
}

void OrderInput::dragTo(OrderRow *row, int y)
{
    const int from = int(m_order.indexOf(int(m_rows.indexOf(row))));
    // A row gives way when the pointer has passed its middle, so rows of any height settle.
    int to = from;
    while (to > 0 && y < m_rows.at(m_order.at(to - 1))->geometry().center().y())
        --to;
    while (to < m_order.size() - 1 && y > m_rows.at(m_order.at(to + 1))->geometry().center().y())
        ++to;
    move(from, to);
}

void OrderInput::arrange()
{
    QList<QWidget *> rows;
    for (int position = 0; position < m_order.size(); ++position) {
        OrderRow *row = m_rows.at(m_order.at(position));
        m_list->removeWidget(row);
        m_list->addWidget(row);
        row->setPosition(position + 1, int(m_order.size()));
        rows.append(row);
    }
    setInputOrder(rows);
}

} // namespace foldout
