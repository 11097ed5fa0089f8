// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/answersamples.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

// An answer widget on a page as a card has it, and hands to work it with, for the tests of the
// answer widgets.
namespace answers {

using namespace foldout;
using namespace Qt::StringLiterals;

// Stands for the card: sees the keys that the answer leaves alone.
class Page : public QWidget
{
public:
    explicit Page(QuestionKind kind, const QString &language = u"ko"_s)
        : question(samples::question(kind))
        , answer(createAnswerWidget(question, language, samples::context(), 7, this))
    {
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(previous);
        layout->addWidget(answer);
        layout->addWidget(next);
        resize(480, 400);
        show();
        answer->setFocus();
    }

    bool isReady() { return QTest::qWaitForWindowActive(this) && answer->focusWidget(); }

    void judgeNow()
    {
        answer->showJudgement(
            judge(question, answer->response(), answer->locale()).value_or(Judgement{}));
    }

    const Question question;
    QLineEdit *const previous = new QLineEdit(this);
    AnswerWidget *const answer;
    QLineEdit *const next = new QLineEdit(this);
    QList<int> leftKeys;

protected:
    void keyPressEvent(QKeyEvent *event) override { leftKeys.append(event->key()); }
};

inline void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
}

inline void type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

inline void hold(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeated(QEvent::KeyPress, key, modifiers, {}, true);
        QApplication::sendEvent(QApplication::focusWidget(), &repeated);
    }
}

inline void compose(const QString &preedit, const QString &commit = {})
{
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QApplication::sendEvent(QApplication::focusWidget(), &event);
}

inline void addKinds(const QList<QuestionKind> &kinds)
{
    QTest::addColumn<QuestionKind>("kind");
    for (const QuestionKind kind : kinds)
        QTest::newRow(qPrintable(kindName(kind))) << kind;
}

inline QList<QuestionKind> allKinds()
{
    QList<QuestionKind> kinds;
    for (int kind = 0; kind < QuestionKindCount; ++kind)
        kinds.append(QuestionKind(kind));
    return kinds;
}

inline const QList<QuestionKind> TypedKinds{QuestionKind::Open, QuestionKind::Short,
                                            QuestionKind::Cloze, QuestionKind::Numeric};
inline const QList<QuestionKind> PickedKinds{QuestionKind::Choice, QuestionKind::TrueFalse,
                                             QuestionKind::Order, QuestionKind::Match};

// What the learner has put in, wherever the kind keeps it.
inline QString typedText(const Response &response)
{
    return response.gaps.isEmpty() ? response.text : response.gaps.first();
}

} // namespace answers
