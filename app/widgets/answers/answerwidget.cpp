// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/answerwidget.h"

#include "widgets/answers/choiceinput.h"
#include "widgets/answers/clozeinput.h"
#include "widgets/answers/matchinput.h"
#include "widgets/answers/numericinput.h"
#include "widgets/answers/openinput.h"
#include "widgets/answers/orderinput.h"
#include "widgets/answers/shortinput.h"

#include <QKeyEvent>

namespace foldout {

namespace {

struct Factory
{
    const Question &question;
    quint64 seed;
    QWidget *parent;

    AnswerWidget *operator()(const OpenAnswer &) const { return new OpenInput(question, parent); }
    AnswerWidget *operator()(const ChoiceAnswer &answer) const
    {
        return new ChoiceInput(question, answer, seed, parent);
    }
    AnswerWidget *operator()(const TrueFalseAnswer &answer) const
    {
        return new TrueFalseInput(question, answer, parent);
    }
    AnswerWidget *operator()(const ShortAnswer &answer) const
    {
        return new ShortInput(question, answer, parent);
    }
    AnswerWidget *operator()(const ClozeAnswer &) const { return new ClozeInput(question, parent); }
    AnswerWidget *operator()(const NumericAnswer &answer) const
    {
        return new NumericInput(question, answer, parent);
    }
    AnswerWidget *operator()(const OrderAnswer &answer) const
    {
        return new OrderInput(question, answer, seed, parent);
    }
    AnswerWidget *operator()(const MatchAnswer &answer) const
    {
        return new MatchInput(question, answer, seed, parent);
    }
};

} // namespace

AnswerWidget::AnswerWidget(const Question &question, QWidget *parent)
    : QWidget(parent)
    , m_question(question)
    , m_tabAnchor(new QWidget(this))
{
    m_tabAnchor->setFocusPolicy(Qt::TabFocus); // setTabOrder passes over a widget without
    m_tabAnchor->hide();
}

void AnswerWidget::setLook(const QString &language, const TextContext &context)
{
    m_language = language;
    m_context = context;
    setFont(context.style.font(TextRole::Body));
    refresh();
    update();
}

void AnswerWidget::showJudgement(const Judgement &judgement)
{
    commitComposition();
    m_judgement = judgement;
    refresh();
}

void AnswerWidget::hideJudgement()
{
    if (!isJudged())
        return; // nothing to touch while the learner is typing
    m_judgement.reset();
    refresh();
}

void AnswerWidget::setInputOrder(const QList<QWidget *> &inputs)
{
    // From the anchor on: in the ring of a window the last input already counts as the one before
    // the first, and setTabOrder would leave the two as they are.
    QWidget *before = m_tabAnchor;
    for (QWidget *input : inputs) {
        setTabOrder(before, input);
        before = input;
    }
    setFocusProxy(inputs.value(0));
}

void AnswerWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void AnswerWidget::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || isJudged()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) {
        commitComposition();
        Q_EMIT revealRequested();
    }
}

AnswerWidget *createAnswerWidget(const Question &question, const QString &language,
                                 const TextContext &context, quint64 seed, QWidget *parent)
{
    AnswerWidget *widget = std::visit(Factory{question, seed, parent}, question.answer);
    widget->setLook(language, context);
    return widget;
}

} // namespace foldout
