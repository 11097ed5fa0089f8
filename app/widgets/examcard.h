// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/response.h"
#include "core/review.h"
#include "widgets/cardheader.h"
#include "widgets/cardlook.h"

#include <QWidget>

#include <optional>

namespace foldout {

class AnswerWidget;
class ConfidenceBar;
class TextView;

// A question of an exam: header, question, the learner's answer, how sure. There is no part for
// answer, points, explanation, hints or a judgement, so that nothing can show before the end. It
// keeps nothing: what is put in is told by signals. GUI thread; owned by the stage it stands on.
class ExamCard : public QWidget
{
    Q_OBJECT

public:
    // 'seed': the order of options; see createAnswerWidget().
    ExamCard(BankPtr bank, const Question &question, const CardLook &look, quint64 seed,
             bool asksConfidence, QWidget *parent = nullptr);

    const QString &contentHash() const { return m_question->contentHash; }
    void setHeader(const CardHeader::Content &header);
    void setWork(const Response &response, std::optional<Confidence> confidence);
    void focusAnswer();

Q_SIGNALS:
    void responseChanged(const foldout::Response &response);
    void confidenceChosen(foldout::Confidence confidence);
    void nextRequested(); // Enter (in the open text Ctrl+Enter)
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    BankPtr m_bank; // keeps m_question alive
    const Question *m_question;
    CardHeader *m_header = nullptr;
    TextView *m_text = nullptr;
    AnswerWidget *m_answer = nullptr;
    ConfidenceBar *m_confidence = nullptr; // null: not asked
};

} // namespace foldout
