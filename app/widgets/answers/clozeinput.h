// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

#include <QMap>

namespace foldout {

class FieldRow;

// One line for each deletion, in the order in which the gaps stand in the question's text.
class ClozeInput : public AnswerWidget
{
    Q_OBJECT

public:
    explicit ClozeInput(const Question &question, QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;
    void commitComposition() override;

private:
    void arrange(const QList<int> &numbers);

    QMap<int, FieldRow *> m_rows; // by number
};

} // namespace foldout
