// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/answers/look.h"
#include "widgets/answers/orderrow.h"
#include "widgets/answers/textlabel.h"
#include "widgets/answersamples.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// Stands for the card: sees the keys that the answer leaves alone.
class Page : public QWidget
{
public:
    explicit Page(QuestionKind kind, const QString &language = u"ko"_s)
        : question(samples::question(kind))
        , answer(createAnswerWidget(question, language, 7, this))
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

void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
}

void type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void hold(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeated(QEvent::KeyPress, key, modifiers, {}, true);
        QApplication::sendEvent(QApplication::focusWidget(), &repeated);
    }
}

void compose(const QString &preedit, const QString &commit = {})
{
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QApplication::sendEvent(QApplication::focusWidget(), &event);
}

void addKinds(const QList<QuestionKind> &kinds)
{
    QTest::addColumn<QuestionKind>("kind");
    for (const QuestionKind kind : kinds)
        QTest::newRow(qPrintable(kindName(kind))) << kind;
}

QList<QuestionKind> allKinds()
{
    QList<QuestionKind> kinds;
    for (int kind = 0; kind < QuestionKindCount; ++kind)
        kinds.append(QuestionKind(kind));
    return kinds;
}

const QList<QuestionKind> TypedKinds{QuestionKind::Open, QuestionKind::Short, QuestionKind::Cloze,
                                     QuestionKind::Numeric};
const QList<QuestionKind> PickedKinds{QuestionKind::Choice, QuestionKind::TrueFalse,
                                      QuestionKind::Order, QuestionKind::Match};

// What the learner has put in, wherever the kind keeps it.
QString typedText(const Response &response)
{
    return response.gaps.isEmpty() ? response.text : response.gaps.first();
}

template <typename Widget>
QList<Mark> marksOf(const QWidget &widget)
{
    QList<Mark> marks;
    for (const Widget *label : widget.findChildren<Widget *>()) {
        if (label->isVisibleTo(&widget))
            marks.append(label->mark());
    }
    return marks;
}

QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

class Shouting : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper();
    }
};

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storedResponseComesBackInAnyLanguage_data() { addKinds(allKinds()); }

    void storedResponseComesBackInAnyLanguage()
    {
        QFETCH(QuestionKind, kind);
        const std::unique_ptr<AnswerWidget> widget(
            createAnswerWidget(samples::question(kind), u"ko"_s, 7));
        QSignalSpy changed(widget.get(), &AnswerWidget::responseChanged);
        QCOMPARE(widget->response(), Response{});
        for (const Response &response :
             {samples::rightResponse(kind), samples::wrongResponse(kind), Response{}}) {
            widget->setResponse(response);
            QCOMPARE(widget->response(), response);
            widget->setLanguage(u"en"_s);
            QCOMPARE(widget->response(), response);
            widget->setLanguage(u"ko"_s);
            QCOMPARE(widget->response(), response);
        }
        QCOMPARE(changed.count(), 0);
    }

    void responseOfAnOlderQuestionIsLeftOut_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QList<int>>("picks");
        QTest::addColumn<QList<int>>("kept");
        QTest::newRow("option") << QuestionKind::Choice << QList{1, 9, -3} << QList{1};
        QTest::newRow("truth") << QuestionKind::TrueFalse << QList{2} << QList<int>{};
        QTest::newRow("item") << QuestionKind::Order << QList{0, 1, 2, 3} << QList<int>{};
        QTest::newRow("item twice") << QuestionKind::Order << QList{0, 1, 1} << QList<int>{};
        QTest::newRow("pair") << QuestionKind::Match << QList{0, 7, 1, 2} << QList{0, -1, 1};
        QTest::newRow("no pair") << QuestionKind::Match << QList{9} << QList<int>{};
    }

    void responseOfAnOlderQuestionIsLeftOut()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QList<int>, picks);
        const std::unique_ptr<AnswerWidget> widget(
            createAnswerWidget(samples::question(kind), u"ko"_s, 7));
        widget->setResponse({.picks = picks});
        QTEST(widget->response().picks, "kept");
    }

    // --- by keyboard alone

    void textIsTyped_data() { addKinds(TypedKinds); }

    void textIsTyped()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        type(u"1e3"_s);
        QCOMPARE(typedText(page.answer->response()), u"1e3"_s);
        QVERIFY(changed.count() >= 3);
    }

    void gapsFollowTheTextOfTheLanguage()
    {
        Page page(QuestionKind::Cloze, u"ko"_s);
        QVERIFY(page.isReady());
        type(u"a"_s);
        press(Qt::Key_Tab);
        type(u"b"_s);
        QCOMPARE(page.answer->response().gaps, (QMap<int, QString>{{2, u"a"_s}, {1, u"b"_s}}));

        page.answer->setLanguage(u"en"_s);
        QCOMPARE(page.answer->response().gaps, (QMap<int, QString>{{2, u"a"_s}, {1, u"b"_s}}));
        page.next->setFocus();
        page.answer->setFocus();
        type(u"1"_s);
        press(Qt::Key_Tab);
        type(u"2"_s);
        // Tab selects what a line holds, as everywhere.
        QCOMPARE(page.answer->response().gaps, (QMap<int, QString>{{1, u"b1"_s}, {2, u"2"_s}}));
        press(Qt::Key_Tab);
        QVERIFY(page.next->hasFocus());
    }

    void tabGoesThroughTheInputsInReadingOrder_data() { addKinds(allKinds()); }

    void tabGoesThroughTheInputsInReadingOrder()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        QList<int> tops;
        for (int i = 0; i < 10 && !page.next->hasFocus(); ++i) {
            tops.append(QApplication::focusWidget()->mapTo(&page, QPoint()).y());
            press(Qt::Key_Tab);
        }
        QVERIFY(page.next->hasFocus());
        QVERIFY(std::ranges::is_sorted(tops));
        QList<int> back;
        press(Qt::Key_Backtab);
        for (int i = 0; i < 10 && !page.previous->hasFocus(); ++i) {
            back.prepend(QApplication::focusWidget()->mapTo(&page, QPoint()).y());
            press(Qt::Key_Backtab);
        }
        QVERIFY(page.previous->hasFocus());
        QCOMPARE(back, tops);
        QCOMPARE(page.answer->response(), Response{});
    }

    void optionsAreChosenByKey_data()
    {
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<int>("place"); // from the top; -1: none
        QTest::newRow("Space") << QList<int>{Qt::Key_Space} << 0;
        QTest::newRow("Down chooses") << QList<int>{Qt::Key_Down} << 1;
        QTest::newRow("down and up") << QList<int>{Qt::Key_Down, Qt::Key_Down, Qt::Key_Up} << 1;
        QTest::newRow("stops at the end")
            << QList<int>{Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down} << 2;
        QTest::newRow("letter") << QList<int>{Qt::Key_C} << 2;
        QTest::newRow("last letter counts") << QList<int>{Qt::Key_A, Qt::Key_B} << 1;
        QTest::newRow("letter without an option") << QList<int>{Qt::Key_D} << -1;
        QTest::newRow("digits are the card's") << QList<int>{Qt::Key_1, Qt::Key_2} << -1;
        QTest::newRow("sideways is the card's") << QList<int>{Qt::Key_Right, Qt::Key_Left} << -1;
    }

    void optionsAreChosenByKey()
    {
        QFETCH(QList<int>, keys);
        QFETCH(int, place);
        Page page(QuestionKind::Choice);
        QVERIFY(page.isReady());
        for (const int key : keys)
            press(key);
        const QList<int> order = shuffledOrder(3, 7);
        QCOMPARE(page.answer->response().picks, place < 0 ? QList<int>{} : QList{order.at(place)});
        if (place < 0)
            QCOMPARE(page.leftKeys, keys);
    }

    void severalOptionsCanBeChosen()
    {
        Question question = samples::question(QuestionKind::Choice);
        ChoiceAnswer answer = std::get<ChoiceAnswer>(question.answer);
        answer.options[1].correct = true;
        answer.shuffle = false;
        question.answer = answer;
        AnswerWidget *const widget = createAnswerWidget(question, u"en"_s, 7);
        Page page(QuestionKind::Open);
        page.layout()->addWidget(widget);
        widget->setFocus();
        QVERIFY(page.isReady());
        press(Qt::Key_Space);
        press(Qt::Key_Down);
        QCOMPARE(widget->response().picks, QList{0});
        press(Qt::Key_Space);
        press(Qt::Key_C);
        QCOMPARE(widget->response().picks, (QList{0, 1, 2}));
        press(Qt::Key_C);
        QCOMPARE(widget->response().picks, (QList{0, 1}));
    }

    void letterAndSpaceAreNotLostToShortcuts()
    {
        Page page(QuestionKind::Choice);
        QVERIFY(page.isReady());
        QAction bury;
        bury.setShortcut(Qt::Key_B);
        QAction reveal;
        reveal.setShortcut(Qt::Key_Space);
        page.addActions({&bury, &reveal});
        QSignalSpy buried(&bury, &QAction::triggered);
        QSignalSpy revealed(&reveal, &QAction::triggered);
        press(Qt::Key_B);
        press(Qt::Key_Space);
        QCOMPARE(buried.count() + revealed.count(), 0);
        QCOMPARE(page.answer->response().picks.size(), 1);
        page.judgeNow();
        press(Qt::Key_B);
        press(Qt::Key_Space);
        QCOMPARE(buried.count(), 1);
        QCOMPARE(revealed.count(), 1);
    }

    void truthIsChosenByKey()
    {
        Page page(QuestionKind::TrueFalse);
        QVERIFY(page.isReady());
        press(Qt::Key_Space);
        QCOMPARE(page.answer->response().picks, QList{1});
        press(Qt::Key_Down);
        QCOMPARE(page.answer->response().picks, QList{0});
    }

    void itemsMoveByKey()
    {
        Page page(QuestionKind::Order);
        QVERIFY(page.isReady());
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        const QList<int> start = scrambledOrder(3, 7);
        press(Qt::Key_Up, Qt::AltModifier); // already at the top
        QCOMPARE(page.answer->response(), Response{});
        QCOMPARE(changed.count(), 0);

        press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(page.answer->response().picks, (QList{start[1], start[0], start[2]}));
        press(Qt::Key_Down, Qt::AltModifier); // the focus went along
        QCOMPARE(page.answer->response().picks, (QList{start[1], start[2], start[0]}));
        press(Qt::Key_Up);
        press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(page.answer->response().picks, (QList{start[2], start[1], start[0]}));
        QCOMPARE(changed.count(), 3);
    }

    void pairsAreChosenByKey()
    {
        Page page(QuestionKind::Match);
        QVERIFY(page.isReady());
        const QList<int> rights = shuffledOrder(3, 7);
        press(Qt::Key_B);
        QCOMPARE(page.answer->response().picks, (QList{rights[1], -1, -1}));
        press(Qt::Key_Tab);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        press(Qt::Key_Tab);
        press(Qt::Key_A);
        QCOMPARE(page.answer->response().picks, (QList{rights[1], rights[2], rights[0]}));
    }

    void digitsAreLeftToTheCard_data() { addKinds(PickedKinds); }

    void digitsAreLeftToTheCard()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        press(Qt::Key_1);
        press(Qt::Key_4);
        QCOMPARE(page.leftKeys, (QList<int>{Qt::Key_1, Qt::Key_4}));
        QCOMPARE(page.answer->response(), Response{});
    }

    void enterAsksForTheRevealOnce_data() { addKinds(allKinds()); }

    void enterAsksForTheRevealOnce()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        QSignalSpy reveal(page.answer, &AnswerWidget::revealRequested);
        const bool lines = kind == QuestionKind::Open;
        press(Qt::Key_Return);
        hold(Qt::Key_Return);
        QCOMPARE(reveal.count(), lines ? 0 : 1);
        press(Qt::Key_Return, Qt::ControlModifier);
        hold(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(reveal.count(), lines ? 1 : 2);
        page.judgeNow();
        page.leftKeys.clear();
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(reveal.count(), lines ? 1 : 2);
        QVERIFY(page.leftKeys.contains(Qt::Key_Return));
    }

    // --- input methods

    void composedTextIsReadAndCommitted_data() { addKinds(TypedKinds); }

    void composedTextIsReadAndCommitted()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        QSignalSpy reveal(page.answer, &AnswerWidget::revealRequested);
        for (const QString &step : {u"ㄴ"_s, u"노"_s, u"녿"_s})
            compose(step);
        compose(u"드"_s, u"노"_s);
        QCOMPARE(typedText(page.answer->response()), u"노드"_s);
        compose({}, u"드"_s);
        type(u" "_s);
        compose(u"그"_s);
        compose(u"루"_s, u"그"_s);
        compose(u"룹"_s);
        QCOMPARE(typedText(page.answer->response()), u"노드 그룹"_s);
        QVERIFY(changed.count() >= 8);

        press(Qt::Key_Return); // ends the composition and nothing else
        QCOMPARE(reveal.count(), 0);
        QCOMPARE(typedText(page.answer->response()), u"노드 그룹"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(reveal.count(), 1);
        QCOMPARE(typedText(page.answer->response()), u"노드 그룹"_s);
    }

    void composedTextIsNotLost_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QString>("by");
        for (const QuestionKind kind : TypedKinds) {
            for (const QString &by : {u"Ctrl+Enter"_s, u"focus"_s, u"judgement"_s, u"language"_s})
                QTest::addRow("%s, %s", qPrintable(kindName(kind)), qPrintable(by)) << kind << by;
        }
    }

    void composedTextIsNotLost()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QString, by);
        Page page(kind);
        QVERIFY(page.isReady());
        type(u"ab"_s);
        press(Qt::Key_Left);
        compose(u"클러"_s);
        if (by == u"Ctrl+Enter")
            press(Qt::Key_Return, Qt::ControlModifier);
        else if (by == u"focus")
            page.next->setFocus();
        else if (by == u"judgement")
            page.judgeNow();
        else
            page.answer->setLanguage(u"en"_s);
        QCOMPARE(typedText(page.answer->response()), u"a클러b"_s);
        page.answer->hideJudgement();
        page.answer->setLanguage(u"ko"_s);
        QCOMPARE(typedText(page.answer->response()), u"a클러b"_s);
    }

    // --- mouse

    void optionsAreChosenByClick()
    {
        Page page(QuestionKind::Choice);
        QVERIFY(page.isReady());
        const auto buttons = page.answer->findChildren<QAbstractButton *>();
        QTest::mouseClick(buttons.at(2), Qt::LeftButton, {}, buttons.at(2)->rect().center());
        QCOMPARE(page.answer->response().picks, QList{shuffledOrder(3, 7).at(2)});
    }

    void itemsMoveByDraggingAndByButton()
    {
        Page page(QuestionKind::Order);
        QVERIFY(page.isReady());
        const QList<int> start = scrambledOrder(3, 7);
        const auto rows = page.answer->findChildren<OrderRow *>(); // by the author's place
        OrderRow *const top = rows.at(start[0]);
        OrderRow *const last = rows.at(start[2]);
        const QPoint from = top->rect().center();
        QTest::mousePress(top, Qt::LeftButton, {}, from);
        QTest::mouseMove(top, from + QPoint(0, 2));
        QCOMPARE(page.answer->response(), Response{}); // not dragged yet
        QTest::mouseMove(top, top->mapFrom(page.answer, last->geometry().bottomLeft()));
        QTest::mouseRelease(top, Qt::LeftButton);
        QCOMPARE(page.answer->response().picks, (QList{start[1], start[2], start[0]}));

        top->findChildren<QAbstractButton *>().first()->click(); // up
        QCOMPARE(page.answer->response().picks, (QList{start[1], start[0], start[2]}));
    }

    void scrollingPastABoxChangesNothing()
    {
        Page page(QuestionKind::Match);
        QVERIFY(page.isReady());
        page.answer->setResponse({.picks = {0, 1, 2}});
        auto *const box = page.answer->findChild<QComboBox *>();
        QWheelEvent wheel(box->rect().center(), box->mapToGlobal(box->rect().center()), {},
                          {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
        QVERIFY(!wheel.isAccepted());
        QCOMPARE(page.answer->response().picks, (QList{0, 1, 2}));
    }

    // --- after the reveal

    void judgedAnswerIsReadOnlyUntilItIsHidden_data() { addKinds(allKinds()); }

    void judgedAnswerIsReadOnlyUntilItIsHidden()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        const Response wrong = samples::wrongResponse(kind);
        page.answer->setResponse(wrong);
        page.judgeNow();
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        for (QWidget *child : page.answer->findChildren<QWidget *>()) {
            if (!child->isVisible())
                continue;
            for (const Qt::Key key : {Qt::Key_A, Qt::Key_Space, Qt::Key_Down, Qt::Key_Backspace})
                QTest::keyClick(child, key);
            QTest::keyClick(child, Qt::Key_Down, Qt::AltModifier);
            QTest::mouseClick(child, Qt::LeftButton);
        }
        QCOMPARE(page.answer->response(), wrong);
        QCOMPARE(changed.count(), 0);

        page.answer->hideJudgement();
        QCOMPARE(page.answer->response(), wrong);
        page.answer->setFocus();
        press(Qt::Key_Down, kind == QuestionKind::Order ? Qt::AltModifier : Qt::NoModifier);
        press(Qt::Key_A);
        press(Qt::Key_Space);
        QVERIFY(changed.count() > 0);
    }

    void marksSayWhatWasRight_data()
    {
        using Marks = QList<Mark>;
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<Response>("response");
        QTest::addColumn<Marks>("marks"); // of the parts in the author's order
        const auto row = [](const char *name, QuestionKind kind, const Response &response,
                            const Marks &marks) {
            QTest::newRow(name) << kind << response << marks;
        };
        const Mark right = Mark::Right;
        const Mark wrong = Mark::Wrong;
        for (const QuestionKind kind : {QuestionKind::Short, QuestionKind::Numeric}) {
            row(qPrintable(kindName(kind) + u" right"_s), kind, samples::rightResponse(kind),
                {right});
            row(qPrintable(kindName(kind) + u" wrong"_s), kind, samples::wrongResponse(kind),
                {wrong});
            row(qPrintable(kindName(kind) + u" empty"_s), kind, {}, {wrong});
        }
        row("open", QuestionKind::Open, {.text = u"a"_s}, {});
        row("choice right", QuestionKind::Choice, {.picks = {0}}, {right});
        row("choice wrong", QuestionKind::Choice, {.picks = {1}}, {Mark::Missed, wrong});
        row("choice empty", QuestionKind::Choice, {}, {Mark::Missed});
        row("false right", QuestionKind::TrueFalse, {.picks = {0}}, {right});
        row("false wrong", QuestionKind::TrueFalse, {.picks = {1}}, {wrong, Mark::Missed});
        row("cloze", QuestionKind::Cloze, samples::wrongResponse(QuestionKind::Cloze),
            {wrong, right});
        row("order right", QuestionKind::Order, {.picks = {0, 1, 2}}, {right, right, right});
        row("order wrong", QuestionKind::Order, {.picks = {1, 0, 2}}, {wrong, wrong, right});
        row("order untouched", QuestionKind::Order, {}, {wrong, wrong, wrong});
        row("match", QuestionKind::Match, {.picks = {0, 2, -1}}, {right, wrong, wrong});
    }

    void marksSayWhatWasRight()
    {
        using Marks = QList<Mark>;
        QFETCH(QuestionKind, kind);
        QFETCH(Response, response);
        QFETCH(Marks, marks);
        Page page(kind);
        page.answer->setResponse(response);
        QCOMPARE(marksOf<MarkLabel>(*page.answer), Marks{});
        page.judgeNow();
        Marks shown = marksOf<MarkLabel>(*page.answer);
        if (kind == QuestionKind::Choice) { // these stand shuffled
            std::ranges::sort(shown);
            std::ranges::sort(marks);
        }
        QCOMPARE(shown, marks);
        page.answer->hideJudgement();
        QCOMPARE(marksOf<MarkLabel>(*page.answer), Marks{});
    }

    void correctAnswerIsShownInWords_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("why of the chosen option")
            << QuestionKind::Choice << u"That is expert parallelism (EP)."_s;
        QTest::newRow("why of the correct option")
            << QuestionKind::Choice << u"It happens in every layer, inside the TP group."_s;
        QTest::newRow("accepted") << QuestionKind::Short << u"Accepted: node group"_s;
        QTest::newRow("gap") << QuestionKind::Cloze << u"Answer: batch"_s;
        QTest::newRow("number") << QuestionKind::Numeric << u"Answer: 1000 GB"_s;
        QTest::newRow("order") << QuestionKind::Order << u"The right order:"_s;
        QTest::newRow("pair") << QuestionKind::Match << u"the weight matrices of one layer"_s;
    }

    void correctAnswerIsShownInWords()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QString, words);
        Page page(kind, u"en"_s);
        page.answer->setResponse(samples::wrongResponse(kind));
        const auto isShown = [&] {
            for (const TextLabel *label : page.answer->findChildren<TextLabel *>()) {
                if (label->isVisibleTo(&page) && label->words().endsWith(words) &&
                    (kind != QuestionKind::Match || label->words().startsWith(u"Answer")))
                    return true;
            }
            return false;
        };
        QVERIFY(!isShown());
        page.judgeNow();
        QVERIFY(isShown());
    }

    void numberIsEchoedAsUnderstood_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("note");
        QTest::newRow("plain") << u"64"_s << u""_s;
        QTest::newRow("grouped") << u"1,000"_s << u"Understood as 1000"_s;
        QTest::newRow("unit") << u"64 GB"_s << u"Understood as 64"_s;
        QTest::newRow("exponent") << u"1e3"_s << u"Understood as 1000"_s;
        QTest::newRow("decimal comma") << u"3,5"_s << u"Understood as 3.5"_s;
        QTest::newRow("words") << u"many"_s << u"This is not a number yet."_s;
        QTest::newRow("half-typed") << u"-"_s << u"This is not a number yet."_s;
        QTest::newRow("nothing") << u" "_s << u""_s;
    }

    void numberIsEchoedAsUnderstood()
    {
        QFETCH(QString, typed);
        QFETCH(QString, note);
        Page page(QuestionKind::Numeric);
        page.answer->setLocale(QLocale(u"ko_KR"_s));
        QVERIFY(page.isReady());
        type(typed);
        QStringList shown;
        for (const TextLabel *label : page.answer->findChildren<TextLabel *>()) {
            if (label->isVisibleTo(&page))
                shown.append(label->words());
        }
        shown.removeAll(u"기가바이트"_s);
        QCOMPARE(shown, note.isEmpty() ? QStringList{} : QStringList{note});
    }

    // --- screen readers

    void everyInputHasANameAndARole_data() { addKinds(allKinds()); }

    void everyInputHasANameAndARole()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        int inputs = 0;
        for (QWidget *child : page.answer->findChildren<QWidget *>()) {
            const bool isControl =
                qobject_cast<QAbstractButton *>(child) || child->focusPolicy() != Qt::NoFocus;
            if (!isControl || !child->isVisibleTo(&page))
                continue;
            QAccessibleInterface *const reader = accessible(child);
            QVERIFY(reader);
            QVERIFY2(!reader->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
            QVERIFY(reader->role() != QAccessible::NoRole && reader->role() != QAccessible::Client);
            ++inputs;
        }
        QVERIFY(inputs > 0);
    }

    void optionTellsItsState()
    {
        Page page(QuestionKind::Choice, u"en"_s);
        page.answer->setResponse({.picks = {1}});
        const int place = int(shuffledOrder(3, 7).indexOf(1));
        QAccessibleInterface *const option =
            accessible(page.answer->findChildren<QAbstractButton *>().at(place));
        QCOMPARE(option->role(), QAccessible::RadioButton);
        QVERIFY(option->state().checkable && option->state().checked);
        QCOMPARE(option->text(QAccessible::Name),
                 u"%1, all-to-all of tokens"_s.arg(QChar(u'A' + place)));
        page.judgeNow();
        QCOMPARE(option->text(QAccessible::Name),
                 u"%1, all-to-all of tokens, Wrong, That is expert parallelism (EP)."_s.arg(
                     QChar(u'A' + place)));
    }

    void itemTellsItsNewPosition()
    {
        Page page(QuestionKind::Order, u"en"_s);
        QVERIFY(page.isReady());
        QWidget *const row = QApplication::focusWidget();
        QCOMPARE(accessible(row)->role(), QAccessible::ListItem);
        QCOMPARE(accessible(page.answer)->role(), QAccessible::List);
        QVERIFY(accessible(row)->text(QAccessible::Name).startsWith(u"1 of 3: "));
        press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(accessible(row)->text(QAccessible::Name).startsWith(u"2 of 3: "));
    }

    void fieldTellsItsVerdict()
    {
        Page page(QuestionKind::Short, u"en"_s);
        page.answer->setResponse({.text = u"node"_s});
        QAccessibleInterface *const field = accessible(page.answer->findChild<QLineEdit *>());
        QCOMPARE(field->role(), QAccessible::EditableText);
        QVERIFY(!field->text(QAccessible::Description).contains(u"Wrong"));
        QVERIFY(!field->state().readOnly);
        page.judgeNow();
        QVERIFY(field->state().readOnly);
        QCOMPARE(field->text(QAccessible::Description), u"Wrong, Accepted: node group"_s);
    }

    // --- words and room

    void interfaceLanguageChangesInPlace_data() { addKinds(allKinds()); }

    void interfaceLanguageChangesInPlace()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        page.answer->setResponse(samples::wrongResponse(kind));
        page.judgeNow();
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QApplication::sendEvent(page.answer,
                                std::make_unique<QEvent>(QEvent::LanguageChange).get());
        const auto marks = page.answer->findChildren<MarkLabel *>();
        for (const MarkLabel *mark : marks)
            QCOMPARE(mark->accessibleName(), mark->accessibleName().toUpper());
        if (auto *open = page.answer->findChild<QPlainTextEdit *>())
            QCOMPARE(open->accessibleName(), u"YOUR ANSWER"_s);
        QCoreApplication::removeTranslator(&shouting);
        QCOMPARE(page.answer->response(), samples::wrongResponse(kind));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const QuestionKind kind : allKinds()) {
            for (const QString &language : {u"ko"_s, u"en"_s}) {
                for (const double scale : {0.8, 1.0, 2.0, 3.0})
                    QTest::addRow("%s %s %g", qPrintable(kindName(kind)), qPrintable(language),
                                  scale)
                        << kind << language << scale;
            }
        }
    }

    void nothingIsCutOff()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QString, language);
        QFETCH(double, scale);
        const Question question = samples::question(kind);
        const std::unique_ptr<AnswerWidget> widget(createAnswerWidget(question, language, 7));
        TextContext context{.style = TextStyle::fromPlatform()};
        context.style.pointSize = 10.5;
        context.style.scale = scale;
        widget->setContext(context);
        widget->setResponse(samples::wrongResponse(kind));
        for (const bool judged : {false, true}) {
            if (judged)
                widget->showJudgement(
                    judge(question, widget->response(), QLocale::c()).value_or(Judgement{}));
            const int width = 320;
            QVERIFY2(widget->minimumSizeHint().width() <= width,
                     qPrintable(QString::number(widget->minimumSizeHint().width())));
            // The height is known before the widget has the width, and once more after.
            for (int i = 0; i < 2; ++i) {
                widget->resize(width, widget->hasHeightForWidth() ? widget->heightForWidth(width)
                                                                  : widget->sizeHint().height());
                widget->show();
                QCoreApplication::sendPostedEvents();
            }
            for (const QWidget *child : widget->findChildren<QWidget *>()) {
                if (!child->isVisibleTo(widget.get()) || child->window() != widget.get())
                    continue;
                const QRect place(child->mapTo(widget.get(), QPoint()), child->size());
                QVERIFY2(widget->rect().contains(place), child->metaObject()->className());
                if (const auto *label = qobject_cast<const TextLabel *>(child))
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->words()));
                if (const auto *mark = qobject_cast<const MarkLabel *>(child))
                    QVERIFY(mark->width() >= mark->sizeHint().width());
            }
        }
    }

    void longTextGrowsThenScrolls()
    {
        Page page(QuestionKind::Open);
        auto *const field = page.answer->findChild<QPlainTextEdit *>();
        const int few = field->height();
        page.answer->setResponse({.text = QString(5, u'\n')});
        const int six = field->height();
        page.answer->setResponse({.text = QString(11, u'\n')});
        const int twelve = field->height();
        page.answer->setResponse({.text = QString(500, u'\n')});
        QVERIFY(few < six);
        QVERIFY(six < twelve);
        QCOMPARE(field->height(), twelve);
        page.answer->setResponse({});
        QCOMPARE(field->height(), few);
    }
};

QTEST_MAIN(TestAnswers)
#include "tst_answers.moc"
