// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

namespace foldout {

class FieldRow;

// One line of text, compared with the accepted answers.
class ShortInput : public AnswerWidget
{
    Q_OBJECT

public:
    ShortInput(const Question &question, const ShortAnswer &answer, QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;
    void commitComposition() override;

private:
    const ShortAnswer m_answer;
    FieldRow *m_row;
};

} // namespace foldout
