// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/choiceinput.h"

#include "widgets/answers/optionlist.h"

#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

QList<int> authorsOrder(qsizetype count)
{
    QList<int> order;
    for (int i = 0; i < count; ++i)
        order.append(i);
    return order;
}

Mark markOf(bool correct, bool chosen)
{
    if (chosen)
        return correct ? Mark::Right : Mark::Wrong;
    return correct ? Mark::Missed : Mark::None;
}

void putInto(AnswerWidget *widget, QWidget *content)
{
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins({});
    layout->addWidget(content);
    widget->setFocusProxy(content);
}

} // namespace

ChoiceInput::ChoiceInput(const Question &question, const ChoiceAnswer &answer, quint64 seed,
                         QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_order(answer.shuffle ? shuffledOrder(int(answer.options.size()), seed)
                             : authorsOrder(answer.options.size()))
    , m_options(new OptionList(
          int(answer.options.size()),
          std::ranges::count(answer.options, true, &ChoiceOption::correct) == 1, this))
{
    putInto(this, m_options);
    connect(m_options, &OptionList::chosenByLearner, this, &AnswerWidget::responseChanged);
}

Response ChoiceInput::response() const
{
    Response response;
    for (const int place : m_options->chosen())
        response.picks.append(m_order.at(place));
    std::ranges::sort(response.picks);
    return response;
}

void ChoiceInput::setResponse(const Response &response)
{
    QList<int> places;
    for (const int pick : response.picks) {
        if (const qsizetype place = m_order.indexOf(pick); place >= 0)
            places.append(int(place));
    }
    m_options->setChosen(places);
}

void ChoiceInput::refresh()
{
    const QList<int> chosen = m_options->chosen();
    for (int place = 0; place < m_options->count(); ++place) {
        const ChoiceOption &option = m_answer.options.at(m_order.at(place));
        const bool picked = chosen.contains(place);
        m_options->at(place)->setOption(OptionList::letter(place), option.text.in(language()));
        if (isJudged())
            m_options->at(place)->setVerdict(markOf(option.correct, picked),
                                             picked || option.correct ? option.why.in(language())
                                                                      : QString());
        else
            m_options->at(place)->setVerdict(Mark::None, {});
    }
    m_options->setReadOnly(isJudged());
}

TrueFalseInput::TrueFalseInput(const Question &question, const TrueFalseAnswer &answer,
                               QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_options(new OptionList(2, true, this))
{
    putInto(this, m_options);
    connect(m_options, &OptionList::chosenByLearner, this, &AnswerWidget::responseChanged);
}

Response TrueFalseInput::response() const
{
    const QList<int> chosen = m_options->chosen();
    return chosen.isEmpty() ? Response{} : Response{.picks = {1 - chosen.first()}};
}

void TrueFalseInput::setResponse(const Response &response)
{
    m_options->setChosen(response.picks == QList{1}   ? QList{0}
                         : response.picks == QList{0} ? QList{1}
                                                      : QList<int>{});
}

void TrueFalseInput::refresh()
{
    m_options->at(0)->setOption({}, tr("True"));
    m_options->at(1)->setOption({}, tr("False"));
    for (int place = 0; place < m_options->count(); ++place) {
        const bool correct = m_answer.value == (place == 0);
        const bool picked = m_options->chosen().contains(place);
        m_options->at(place)->setVerdict(isJudged() ? markOf(correct, picked) : Mark::None, {});
    }
    m_options->setReadOnly(isJudged());
}

} // namespace foldout
