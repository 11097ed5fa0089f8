// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answerpage.h"
#include "widgets/answers/orderrow.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QSignalSpy>
#include <QWheelEvent>

#include <memory>

using namespace answers;

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storedResponseComesBackInAnyLanguage_data() { addKinds(allKinds()); }

    void storedResponseComesBackInAnyLanguage()
    {
        QFETCH(QuestionKind, kind);
        const std::unique_ptr<AnswerWidget> widget(
            createAnswerWidget(samples::question(kind), u"ko"_s, samples::context(), 7));
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
            createAnswerWidget(samples::question(kind), u"ko"_s, samples::context(), 7));
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
        AnswerWidget *const widget = createAnswerWidget(question, u"en"_s, samples::context(), 7);
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
};

QTEST_MAIN(TestAnswers)
#include "tst_answers.moc"
