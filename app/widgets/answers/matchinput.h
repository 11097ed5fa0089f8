// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

namespace foldout {

class MatchRow;
class TextList;

// A lettered list of the right sides, shuffled, and for each left side a box to choose a letter.
class MatchInput : public AnswerWidget
{
    Q_OBJECT

public:
    MatchInput(const Question &question, const MatchAnswer &answer, quint64 seed,
               QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;

protected:
    void refresh() override;

private:
    int placeOf(int pair) const; // of its right side in m_rights, or -1

    const MatchAnswer m_answer;
    const QList<int> m_rights; // the author's place of each different right side, as they stand
    TextList *m_list;          // the right sides
    QList<MatchRow *> m_rows;  // by left side
};

} // namespace foldout
