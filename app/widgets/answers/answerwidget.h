// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge.h"
#include "core/question.h"
#include "core/response.h"
#include "core/textrange.h"
#include "render/carddocument.h"

#include <QWidget>

namespace foldout {

// Where a learner puts in the answer to one question; one subclass for each kind, made by
// createAnswerWidget(). It does not draw the question, nor the explanation. Works by keyboard
// alone; setFocus() goes to the first input. Digits are left to the card except in text fields.
// Owned by its parent; GUI thread only.
class AnswerWidget : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerWidget(const Question &question, QWidget *parent = nullptr);

    // The content language, and colours, fonts and the folder of pictures. Keeps what was put in.
    void setLook(const QString &language, const TextContext &context);
    void setLanguage(const QString &language) { setLook(language, m_context); }
    void setContext(const TextContext &context) { setLook(m_language, context); }
    const TextContext &context() const { return m_context; }

    // What is put in now, with the text an input method is still composing.
    virtual Response response() const = 0;

    // Shows a stored response, also a half-finished one. What does not fit the question is left
    // out. Sends no responseChanged.
    virtual void setResponse(const Response &response) = 0;

    // After the reveal: composed text is committed, the inputs become read-only, and what was
    // right, wrong or missed is marked with a shape, a word and a colour beside the correct answer.
    // Open questions, which nothing judges, only become read-only: pass Judgement{}.
    void showJudgement(const Judgement &judgement);
    void hideJudgement();
    // After the reveal: sets these words of the response's text apart. Only open questions do.
    virtual void setFound(const QList<TextRange> &) {}

    bool isJudged() const { return m_judgement.has_value(); }

Q_SIGNALS:
    void responseChanged(); // by the learner; also while an input method composes
    void revealRequested(); // Ctrl+Enter, outside of the open text Enter; once for a held key

protected:
    const Question &question() const { return m_question; }
    const QString &language() const { return m_language; }
    const std::optional<Judgement> &judgement() const { return m_judgement; }

    // Makes every word, mark and read-only state on screen agree with the above. Called after each
    // change of language (content or interface), context and judgement.
    virtual void refresh() = 0;

    // Gives what is being composed to the input; before the judgement shows.
    virtual void commitComposition() {}

    // Tab goes through the inputs in this order, setFocus() to the first.
    void setInputOrder(const QList<QWidget *> &inputs);

    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    const Question m_question;
    QString m_language;
    TextContext m_context;
    QWidget *const m_tabAnchor; // stands before all inputs in the focus chain
    std::optional<Judgement> m_judgement;
};

// The widget for the question's kind. The seed decides the order in which options, items and right
// sides stand: the same seed, the same order.
AnswerWidget *createAnswerWidget(const Question &question, const QString &language,
                                 const TextContext &context, quint64 seed,
                                 QWidget *parent = nullptr);

} // namespace foldout
