// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/examcard.h"

#include "core/cloze.h"
#include "core/text.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/confidencebar.h"
#include "widgets/textview.h"

#include <QEvent>
#include <QVBoxLayout>

namespace foldout {

ExamCard::ExamCard(BankPtr bank, const Question &question, const CardLook &look, quint64 seed,
                   bool asksConfidence, QWidget *parent)
    : QWidget(parent)
    , m_bank(std::move(bank))
    , m_question(&question)
    , m_header(new CardHeader(this))
    , m_text(new TextView(this))
    , m_answer(createAnswerWidget(question, look.language, {look.theme, look.style, m_bank->folder},
                                  seed, this))
{
    setFont(look.style.interfaceFont());
    const QString markdown = clozeWithGaps(question.question.in(look.language));
    setAccessibleName(plainText(markdown));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.87);
    m_header->setFont(small);
    m_header->setTheme(look.theme);
    m_text->setMarkdown(markdown, {look.theme, look.style, m_bank->folder, TextRole::Question});
    connect(m_text, &TextView::linkActivated, this, &ExamCard::linkActivated);
    connect(m_answer, &AnswerWidget::responseChanged, this,
            [this] { Q_EMIT responseChanged(m_answer->response()); });
    connect(m_answer, &AnswerWidget::revealRequested, this, &ExamCard::nextRequested);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 20, 28, 20);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addSpacing(6);
    layout->addWidget(m_text);
    layout->addSpacing(12);
    layout->addWidget(m_answer);
    if (asksConfidence) {
        m_confidence = new ConfidenceBar(this);
        m_confidence->setTheme(look.theme);
        connect(m_confidence, &ConfidenceBar::chosen, this, &ExamCard::confidenceChosen);
        layout->addWidget(m_confidence);
    }
    setFocusProxy(m_answer);
    retranslate();
}

void ExamCard::setHeader(const CardHeader::Content &header)
{
    m_header->setContent(header);
}

void ExamCard::setWork(const Response &response, std::optional<Confidence> confidence)
{
    if (m_answer->response() != response)
        m_answer->setResponse(response);
    if (m_confidence)
        m_confidence->setChosen(confidence);
}

void ExamCard::focusAnswer()
{
    m_answer->setFocus(Qt::OtherFocusReason);
}

void ExamCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ExamCard::retranslate()
{
    m_text->setAccessibleName(tr("Question"));
}

} // namespace foldout
