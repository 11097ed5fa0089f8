// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/answerwidget.h"

namespace foldout {

class TextField;

// Several lines of text, for the learner's own comparison with the key points.
class OpenInput : public AnswerWidget
{
    Q_OBJECT

public:
    explicit OpenInput(const Question &question, QWidget *parent = nullptr);

    Response response() const override;
    void setResponse(const Response &response) override;
    void setFound(const QList<TextRange> &words) override;

protected:
    void refresh() override;
    void commitComposition() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    TextField *m_field;
};

} // namespace foldout
