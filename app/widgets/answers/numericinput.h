// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

namespace foldout {

class FieldRow;

// A number with its unit; says how it understood what was typed.
class NumericInput : public AnswerWidget
{
    Q_OBJECT

public:
    NumericInput(const Question &question, const NumericAnswer &answer, QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;
    void commitComposition() override;

private:
    void echo();

    const NumericAnswer m_answer;
    FieldRow *m_row;
};

} // namespace foldout
