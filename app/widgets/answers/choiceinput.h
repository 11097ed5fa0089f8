// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

namespace foldout {

class OptionList;

// Options in a shuffled order, lettered from A: radio buttons where one is correct, check boxes
// where several are.
class ChoiceInput : public AnswerWidget
{
    Q_OBJECT

public:
    ChoiceInput(const Question &question, const ChoiceAnswer &answer, quint64 seed,
                QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;

private:
    const ChoiceAnswer m_answer;
    const QList<int> m_order; // the author's places as they stand
    OptionList *m_options;
};

// The two options True and False.
class TrueFalseInput : public AnswerWidget
{
    Q_OBJECT

public:
    TrueFalseInput(const Question &question, const TrueFalseAnswer &answer,
                   QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;

private:
    const TrueFalseAnswer m_answer;
    OptionList *m_options;
};

} // namespace foldout
