// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/response.h"
#include "widgets/answers/textfield.h"
#include "widgets/hintpanel.h"
#include "widgets/notepanel.h"
#include "widgets/pointrow.h"
#include "widgets/textview.h"
#include "windows/reviewdesk.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

// Open questions q0, q1… with two points and two hints each.
Bank bankWith(int questions)
{
    Bank bank = bankOf(u"b"_s, questions, 0);
    for (Question &question : bank.questions) {
        KeyPoint second = keyPoint(u"s"_s, bothLanguages(u"둘째 핵심"_s, u"Second point"_s));
        second.ifMissed = bothLanguages(u"놓치기 쉽습니다"_s, u"Often missed"_s);
        question.points.append(second);
        question.hints = {bothLanguages(u"첫째 힌트"_s, u"First hint"_s),
                          bothLanguages(u"둘째 힌트"_s, u"Second hint"_s)};
    }
    return bank;
}

QStringList kinds(const QList<ReviewEvent> &events)
{
    QStringList names;
    for (const ReviewEvent &event : events)
        names.append(eventKindName(event.kind) +
                     (event.grade ? QString::number(int(*event.grade)) : QString()));
    return names;
}

bool isShown(const QWidget &parent, const QString &words)
{
    for (const TextView *view : parent.findChildren<TextView *>()) {
        if (view->isVisible() && view->toPlainText().contains(words))
            return true;
    }
    for (const QLabel *label : parent.findChildren<QLabel *>()) {
        if (label->isVisible() && label->text().contains(words))
            return true;
    }
    return false;
}

// The first visible widget whose words do not fit into it, or that sticks out of the page; empty:
// none.
QString firstCut(const QWidget &page)
{
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        const bool hasWords = qobject_cast<const QLabel *>(widget) ||
                              qobject_cast<const QAbstractButton *>(widget) ||
                              qobject_cast<const TextView *>(widget);
        if (!hasWords || !widget->isVisible() ||
            qobject_cast<const QScrollBar *>(widget->parentWidget()))
            continue;
        const int left = widget->mapTo(&page, QPoint()).x();
        const bool fits = widget->width() >= widget->minimumSizeHint().width() &&
                          widget->height() >= (widget->hasHeightForWidth()
                                                   ? widget->heightForWidth(widget->width())
                                                   : widget->minimumSizeHint().height()) &&
                          left >= 0 && left + widget->width() <= page.width();
        if (!fits) {
            QString text;
            QDebug(&text) << widget << widget->geometry() << widget->minimumSizeHint()
                          << widget->accessibleName();
            return text;
        }
    }
    return {};
}

QPushButton *visibleButton(const QWidget &parent, const QString &text)
{
    for (QPushButton *button : parent.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == text)
            return button;
    }
    return nullptr;
}

} // namespace

class TestReviewPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digitsAreConfidenceBeforeTheRevealAndGradesAfterIt()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_4); // no such confidence
        desk.press(Qt::Key_3);
        QVERIFY(desk.log(u"q0"_s).isEmpty());
        QCOMPARE(desk.card().state().confidence, Confidence::Sure);
        desk.press(Qt::Key_Space);
        QVERIFY(desk.card().state().unfolded);
        desk.press(Qt::Key_2);
        const QList<ReviewEvent> log = desk.log(u"q0"_s);
        QCOMPARE(kinds(log), QStringList{u"review2"_s});
        QCOMPARE(log.first().confidence, Confidence::Sure);
        QCOMPARE(log.first().mode, StudyMode::Review);
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(!desk.card().state().unfolded);
    }

    void oneRevealShowsAnswerPointsAndExplanation_aSecondPressHidesNothing_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("space") << Qt::Key_Space << Qt::KeyboardModifiers();
        QTest::newRow("enter") << Qt::Key_Return << Qt::KeyboardModifiers();
        QTest::newRow("ctrl+enter") << Qt::Key_Return << Qt::KeyboardModifiers(Qt::ControlModifier);
    }
    void oneRevealShowsAnswerPointsAndExplanation_aSecondPressHidesNothing()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        ReviewDesk desk(bankWith(3));
        desk.read();
        QVERIFY(!isShown(*desk.page, u"핵심 0"_s));
        QVERIFY(!desk.grades().isVisible());
        desk.press(key, modifiers);
        QVERIFY(isShown(*desk.page, u"핵심 0"_s));
        QVERIFY(isShown(*desk.page, u"설명 0"_s));
        QVERIFY(desk.grades().isVisible());
        desk.stage().setFocus();
        desk.press(key, modifiers);
        QVERIFY(desk.card().state().unfolded);
        QVERIFY(desk.log(u"q0"_s).isEmpty());
    }

    void ofTwoQuickPressesTheSecondIsForNobody()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_3); // no confidence of the card that came up just now
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(!desk.card().state().unfolded);
        QVERIFY(!desk.card().state().confidence);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"review3"_s});
        desk.read(300);
        desk.press(Qt::Key_3);
        QCOMPARE(desk.card().state().confidence, Confidence::Sure);
    }

    void theNextCardBeginsAtItsTopWithTheFocusOnIt()
    {
        Bank bank = bankWith(3);
        bank.questions[0].explanation =
            bothLanguages(u"긴 설명\n\n"_s.repeated(60), u"Long\n\n"_s.repeated(60));
        ReviewDesk desk(std::move(bank));
        desk.read();
        desk.press(Qt::Key_Space);
        QApplication::processEvents();
        QVERIFY(desk.grades().isVisible());
        QVERIFY(desk.window->rect().contains(
            QRect(desk.grades().mapTo(desk.window.get(), QPoint()), desk.grades().size())));
        desk.press(Qt::Key_3);
        QCOMPARE(desk.asked(), u"q1"_s);
        QCOMPARE(desk.stage().content()->y(), 0);
        QCOMPARE(QApplication::focusWidget(), desk.stage().focusProxy());
    }

    void enterWhileComposingCommitsTextAndRevealsNothing()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_W);
        QPlainTextEdit &box = desk.answerBox();
        QVERIFY(box.hasFocus());
        QInputMethodEvent composing(u"클러"_s, {});
        QApplication::sendEvent(&box, &composing);
        desk.press(Qt::Key_Return);
        QCOMPARE(box.toPlainText(), u"클러"_s);
        QVERIFY(!desk.card().state().unfolded);
        desk.press(Qt::Key_1); // typed, no confidence
        QCOMPARE(box.toPlainText(), u"클러1"_s);
        QVERIFY(!desk.card().state().confidence);
    }

    void whatIsBeingComposedAtTheRevealIsKept()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_W);
        QPlainTextEdit &box = desk.answerBox();
        box.insertPlainText(u"노드 "_s);
        QInputMethodEvent composing(u"그룹"_s, {});
        QApplication::sendEvent(&box, &composing);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.card().state().unfolded);
        QCOMPARE(desk.answerBox().toPlainText(), u"노드 그룹"_s);
        desk.press(Qt::Key_Escape);
        desk.press(Qt::Key_3);
        QCOMPARE(desk.log(u"q0"_s).first().answer, u"노드 그룹"_s);
    }

    void undoInTheAnswerBoxTakesBackTextOnly()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(3);
        desk.read();
        desk.press(Qt::Key_W);
        QTest::keyClicks(&desk.answerBox(), u"half"_s);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.answerBox().toPlainText(), QString());
        desk.press(Qt::Key_Z, Qt::ControlModifier); // nothing more to take back here
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"review3"_s});
        desk.press(Qt::Key_Escape);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(kinds(desk.log(u"q0"_s)), (QStringList{u"review3"_s, u"undo"_s}));
        QCOMPARE(desk.asked(), u"q0"_s);
    }

    void draftTicksAndRevealComeBackAfterARestart()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(3);
        desk.read();
        desk.press(Qt::Key_W);
        QTest::keyClicks(&desk.answerBox(), u"half"_s);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        desk.press(Qt::Key_1, Qt::AltModifier);
        desk.restart();
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(desk.card().state().unfolded);
        QCOMPARE(desk.card().state().response.text, u"half"_s);
        QVERIFY(desk.card().state().ticks.value(u"p"_s));
        QVERIFY(desk.grades().isVisible());
    }

    void hintsComeOneByOne_areLogged_andOnlyBeforeTheReveal()
    {
        ReviewDesk desk(bankWith(3));
        QSignalSpy said(desk.page, &Page::said);
        desk.read();
        QVERIFY(!isShown(*desk.page, u"첫째 힌트"_s));
        desk.press(Qt::Key_H);
        QVERIFY(isShown(*desk.page, u"첫째 힌트"_s));
        QVERIFY(!isShown(*desk.page, u"둘째 힌트"_s));
        desk.restart();
        QVERIFY(isShown(*desk.page, u"첫째 힌트"_s));
        desk.read();
        desk.press(Qt::Key_Space);
        desk.stage().setFocus();
        desk.press(Qt::Key_H); // too late
        QVERIFY(!isShown(*desk.page, u"둘째 힌트"_s));
        desk.press(Qt::Key_3);
        QCOMPARE(desk.log(u"q0"_s).first().hintsUsed, 1);
        QVERIFY(!isShown(*desk.page, u"첫째 힌트"_s)); // of the next card
    }

    void aHintTakenByTheQuickSecondPressIsNone()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(3);
        desk.press(Qt::Key_H);
        QCOMPARE(desk.card().state().hintsShown, 0);
    }

    void aPointIsTickedByItsNumber_andThePointLeftOutSaysWhatTheAuthorSays()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_1, Qt::AltModifier); // before the reveal: nothing
        desk.press(Qt::Key_Space);
        QVERIFY(desk.card().state().ticks.isEmpty());
        QVERIFY(!isShown(*desk.page, u"놓치기"_s));
        desk.press(Qt::Key_1, Qt::AltModifier);
        QVERIFY(desk.card().state().ticks.value(u"p"_s));
        QVERIFY(isShown(*desk.page, u"놓치기"_s));
        desk.press(Qt::Key_2, Qt::AltModifier);
        QVERIFY(!isShown(*desk.page, u"놓치기"_s));
        desk.press(Qt::Key_2, Qt::AltModifier);
        QVERIFY(!desk.card().state().ticks.value(u"s"_s));
        desk.press(Qt::Key_2);
        const ReviewEvent event = desk.log(u"q0"_s).first();
        QCOMPARE(event.points, (QMap<QString, bool>{{u"p"_s, true}, {u"s"_s, false}}));
        QCOMPARE(event.pointsScore, 0.5);
    }

    void eachGradeTellsWhenTheCardComesAgain_asItIsStored()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_Space);
        QStringList names;
        for (const QAbstractButton *button : desk.grades().findChildren<QAbstractButton *>())
            names.append(button->accessibleName());
        QVERIFY2(names.first().contains(u"again in 1 minute(s)"_s), qPrintable(names.first()));
        QVERIFY2(names.last().contains(u"again in 8 day(s)"_s), qPrintable(names.last()));
        desk.press(Qt::Key_4);
        QCOMPARE(desk.log(u"q0"_s).first().placement->dueDay, QDate(2026, 12, 9));
    }

    void withTwoButtonsOneIsMissedTwoIsGotIt_andNoOtherDigitGrades()
    {
        ReviewDesk desk(bankWith(3));
        desk.study.settings->set(options::GradeButtons, u"two"_s);
        desk.read();
        desk.press(Qt::Key_Space);
        QStringList shown;
        for (const QAbstractButton *button : desk.grades().findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                shown.append(button->text());
        }
        QCOMPARE(shown, (QStringList{u"1 Missed"_s, u"2 Got it"_s}));
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_4);
        QVERIFY(desk.log(u"q0"_s).isEmpty());
        desk.press(Qt::Key_2);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"review3"_s});
        desk.read();
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_1);
        QCOMPARE(kinds(desk.log(u"q1"_s)), QStringList{u"review1"_s});
    }

    void undoFromTheSummaryGoesBackToTheLastCardAsItWasGraded()
    {
        ReviewDesk desk(bankWith(2));
        desk.answer(4);
        desk.read();
        desk.press(Qt::Key_W);
        QTest::keyClicks(&desk.answerBox(), u"my words"_s);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        desk.press(Qt::Key_2, Qt::AltModifier);
        desk.press(Qt::Key_Escape);
        desk.press(Qt::Key_4);
        QVERIFY(desk.page->current().isNull());
        QVERIFY(desk.end().isVisible());
        QVERIFY(isShown(desk.end(), u"Done for today."_s));
        visibleButton(desk.end(), u"Undo"_s)->click();
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(desk.stage().isVisible());
        QVERIFY(desk.card().state().unfolded);
        QCOMPARE(desk.card().state().response.text, u"my words"_s);
        QVERIFY(desk.card().state().ticks.value(u"s"_s));
        desk.press(Qt::Key_4);
        QVERIFY(desk.end().isVisible());
    }

    void theSummaryTellsWhatWasMissed_asksItAgain_andGoesBackToTheDay()
    {
        ReviewDesk desk(bankWith(2));
        desk.read();
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_1, Qt::AltModifier);
        desk.press(Qt::Key_1);
        desk.answer(4);
        desk.answer(4); // q0 again, its step was short
        QVERIFY(desk.end().isVisible());
        QAbstractButton *point = nullptr;
        for (QAbstractButton *button : desk.end().findChildren<QAbstractButton *>()) {
            if (button->text() == u"둘째 핵심"_s)
                point = button;
        }
        QVERIFY(point);
        QSignalSpy wanted(desk.page, &ReviewPage::cardRequested);
        point->click();
        QCOMPARE(wanted.first().first().value<CardKey>(), (CardKey{u"b"_s, u"q0"_s}));
        visibleButton(desk.end(), u"The missed ones again"_s)->click();
        QCOMPARE(desk.review->kind(), ReviewSession::Kind::Cram);
        QCOMPARE(desk.asked(), u"q0"_s);
        desk.answer(3);
        QCOMPARE(desk.log(u"q0"_s).last().mode, StudyMode::Cram);
        QVERIFY(isShown(desk.end(), u"The set is done."_s));
        visibleButton(desk.end(), u"Back to today's cards"_s)->click();
        QCOMPARE(desk.review->kind(), ReviewSession::Kind::Due);
    }

    void theSummaryOnDemandLeadsBackToTheCard()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(3);
        desk.read();
        desk.page->showSummary();
        QVERIFY(desk.end().isVisible());
        desk.press(Qt::Key_Space); // nothing is revealed behind it
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.stage().isVisible());
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(!desk.card().state().unfolded);
        QVERIFY(!desk.card().state().confidence);
    }

    void withNothingToAskThePageSaysWhy()
    {
        ReviewDesk desk(bankWith(1));
        desk.review->setBanks({});
        desk.page->setBanks({});
        QVERIFY(isShown(desk.end(), u"No bank is open."_s));
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_1);
        desk.page->showHint();
        desk.page->editNote();
        desk.page->goBy(1);
        desk.page->goBy(-1);
        desk.page->writeAnswer();
        desk.page->switchLanguage();
        desk.page->tickPoint(1);
        QVERIFY(desk.page->current().isNull());
        desk.study.settings->set(options::NewPerDay, 0);
        desk.setBank(finished(bankWith(1)));
        QVERIFY(isShown(desk.end(), u"Nothing is due today."_s));
        QVERIFY(isShown(desk.end(), u"1 card(s) more wait"_s));
    }

    void whileAStepIsWaitedForTheMomentIsTold()
    {
        ReviewDesk desk(bankWith(1));
        desk.study.settings->set(options::LearningSteps, u"1h"_s);
        desk.answer(1);
        QVERIFY(isShown(desk.end(), u"In 60 minute(s)"_s));
        desk.study.clock.advance(50 * 60'000);
        desk.review->refreshDay();
        QCOMPARE(desk.asked(), u"q0"_s); // close enough to its end
    }

    void anEditedBankShowsItsNewTextWithinTheCardAndKeepsTheDraft()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(3);
        desk.read();
        desk.press(Qt::Key_W);
        QTest::keyClicks(&desk.answerBox(), u"half"_s);
        Bank edited = bankWith(3);
        edited.questions[1].question = bothLanguages(u"고친 문항"_s, u"Mended"_s);
        edited.questions.insert(0, openQuestion(u"new"_s, {}, bothLanguages(u"새 것"_s, u"New"_s)));
        desk.setBank(finished(std::move(edited)));
        QCOMPARE(desk.asked(), u"q1"_s);
        QVERIFY(isShown(desk.stage(), u"고친 문항"_s));
        QCOMPARE(desk.answerBox().toPlainText(), u"half"_s);
        QVERIFY(desk.answerBox().hasFocus());
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.card().state().unfolded);
    }

    void midnightLeavesTheCardOnScreen()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_2);
        desk.study.clock.advance(24 * 3'600'000);
        desk.review->refreshDay();
        QCOMPARE(desk.asked(), u"q0"_s);
        QCOMPARE(desk.card().state().confidence, Confidence::Unsure);
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_3);
        QCOMPARE(desk.log(u"q0"_s).first().studyDay, QDate(2026, 12, 2));
    }

    void aNoteIsKeptInTheLogAndShownWithTheAnswer()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_N);
        auto *field = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, u"mine"_s);
        desk.press(Qt::Key_Escape);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"note"_s});
        QCOMPARE(desk.log(u"q0"_s).first().answer, u"mine"_s);
        QVERIFY(!isShown(*desk.page, u"mine"_s)); // it may tell the answer
        desk.stage().setFocus();
        desk.press(Qt::Key_Space);
        QVERIFY(isShown(*desk.page, u"mine"_s));
        desk.stage().setFocus();
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!isShown(*desk.page, u"mine"_s));
    }

    void aNoteThatIsOpenAtTheGradeIsStoredBeforeIt()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_Space);
        desk.stage().setFocus();
        desk.press(Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(), u"mine"_s);
        desk.page->pressDigit(3);
        QCOMPARE(kinds(desk.log(u"q0"_s)), (QStringList{u"note"_s, u"review3"_s}));
        QVERIFY(desk.log(u"q1"_s).isEmpty());
    }

    void aDiskThatTakesNothingKeepsTheCardAndTheNote()
    {
        ReviewDesk desk(bankWith(3));
        QSignalSpy failed(desk.page, &Page::writeFailed);
        QVERIFY(desk.study.store->database().execute(u"PRAGMA query_only = 1"_s));
        desk.read();
        desk.press(Qt::Key_Space);
        QVERIFY(desk.card().state().unfolded);
        desk.press(Qt::Key_3);
        QVERIFY(!failed.isEmpty());
        QCOMPARE(desk.asked(), u"q0"_s);
        QVERIFY(desk.card().state().unfolded);
        desk.page->editNote();
        QTest::keyClicks(QApplication::focusWidget(), u"mine"_s);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.page->findChild<NotePanel *>()->isEditing());
        QVERIFY(desk.study.store->database().execute(u"PRAGMA query_only = 0"_s));
        desk.page->retryGrade(Grade::Good);
        QCOMPARE(kinds(desk.log(u"q0"_s)), (QStringList{u"note"_s, u"review3"_s}));
        QCOMPARE(desk.asked(), u"q1"_s);
    }

    void whatIsOutOfTheOrdinaryIsSaidInWords()
    {
        ReviewDesk desk(bankWith(3));
        desk.answer(4);
        QVERIFY(!isShown(desk.stage(), u"Flagged"_s));
        QVERIFY(desk.study.progress->setFlag(desk.page->current(), true));
        QVERIFY(isShown(desk.stage(), u"Flagged"_s));
        desk.takeBack();
        QVERIFY(!isShown(desk.stage(), u"Flagged"_s));
        desk.takeBack(); // q0 again, as graded
        Bank edited = bankWith(3);
        edited.questions[0].question = bothLanguages(u"고친 문항"_s, u"Mended"_s);
        desk.press(Qt::Key_1);
        desk.setBank(finished(std::move(edited)));
        desk.answer(4);
        desk.answer(4);
        QCOMPARE(desk.asked(), u"q0"_s);
        QVERIFY(isShown(desk.stage(), u"Text changed since"_s));
    }

    void aLeechIsToldOf_andNothingIsSuspendedWithoutAsking()
    {
        ReviewDesk desk(bankWith(1));
        desk.study.settings->set(options::RelearningSteps, u""_s);
        desk.answer(4);
        for (int lapse = 1; lapse <= LeechLapses; ++lapse) {
            QVERIFY(!visibleButton(*desk.page, u"Suspend"_s));
            desk.study.clock.advance(qint64(40) * 24 * 3'600'000);
            desk.review->refreshDay();
            desk.page->enter();
            desk.read();
            desk.page->reveal();
            desk.page->tickPoint(1);
            desk.page->pressDigit(1);
        }
        QVERIFY(isShown(*desk.page, u"둘째 핵심"_s)); // the point missed most often
        const CardKey card{u"b"_s, u"q0"_s};
        QVERIFY(!desk.study.progress->state(card).suspended);
        visibleButton(*desk.page, u"Suspend"_s)->click();
        QVERIFY(desk.study.progress->state(card).suspended);
        QVERIFY(!visibleButton(*desk.page, u"Suspend"_s));
    }

    void languageThemeAndSizeChangeWhileTheCardIsOnScreen()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_W);
        QTest::keyClicks(&desk.answerBox(), u"half"_s);
        desk.page->switchLanguage();
        QVERIFY(isShown(desk.stage(), u"Question 0"_s));
        desk.study.settings->set(options::Theme, u"dark"_s);
        desk.study.settings->set(options::TextScale, 200);
        QCOMPARE(desk.answerBox().toPlainText(), u"half"_s);
        QVERIFY(desk.answerBox().hasFocus());
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isShown(desk.stage(), u"Explanation 0"_s));
    }

    void nothingIsCutAtAnySize_data()
    {
        QTest::addColumn<int>("scale");
        QTest::addColumn<QSize>("size");
        for (const int scale : {100, 200, 300}) {
            for (const QSize size : {QSize(640, 700), QSize(1400, 900)})
                QTest::addRow("%d %%, %d px", scale, size.width()) << scale << size;
        }
    }
    void nothingIsCutAtAnySize()
    {
        QFETCH(int, scale);
        QFETCH(QSize, size);
        ReviewDesk desk(bankWith(2));
        desk.study.settings->set(options::TextScale, scale);
        desk.window->resize(size);
        const auto check = [&desk, &size] {
            QApplication::processEvents();
            desk.stage().settle();
            QApplication::processEvents();
            QCOMPARE(desk.window->size(), size); // and asks for no more room
            const QString cut = firstCut(*desk.page);
            QVERIFY2(cut.isEmpty(), qPrintable(cut));
        };
        desk.read();
        desk.press(Qt::Key_H);
        desk.press(Qt::Key_3);
        check();
        desk.press(Qt::Key_Space);
        desk.page->tickPoint(1);
        check();
        desk.page->editNote();
        QTest::keyClicks(QApplication::focusWidget(), u"mine"_s);
        check();
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.study.progress->setFlag(desk.page->current(), true));
        check();
        desk.page->pressDigit(1);
        Q_EMIT desk.study.progress->leechFound({u"b"_s, u"q0"_s});
        check();
        desk.answer(4);
        desk.answer(4);
        QVERIFY(desk.end().isVisible());
        check();
    }

    void whereThereIsSomethingToAskAgainItIsAsked()
    {
        ReviewDesk desk(bankWith(2));
        desk.study.settings->set(options::NewPerDay, 1);
        desk.answer(4);
        QVERIFY(desk.end().isVisible());
        desk.study.settings->set(options::NewPerDay, 2); // a limit was raised
        QTRY_VERIFY(desk.stage().isVisible());
        desk.answer(4);
        QVERIFY(desk.end().isVisible());
        desk.study.clock.advance(qint64(9) * 24 * 3'600'000); // another day has begun
        desk.review->refreshDay();
        QTRY_VERIFY(desk.stage().isVisible());
    }

    void tabGoesThroughTheCardThenTheGrades()
    {
        ReviewDesk desk(bankWith(3));
        desk.read();
        desk.press(Qt::Key_Space);
        desk.stage().setFocus();
        QStringList stops;
        for (int i = 0; i < 12 && !stops.contains(u"Easy"_s); ++i) {
            desk.press(Qt::Key_Tab);
            stops.append(QApplication::focusWidget()->accessibleName().section(u',', 0, 0));
        }
        const QStringList expected{u"핵심 0"_s, u"둘째 핵심"_s, u"Again"_s,
                                   u"Hard"_s,   u"Good"_s,      u"Easy"_s};
        QCOMPARE(stops.last(expected.size()), expected);
        for (qsizetype i = expected.size() - 1; i > 0; --i) {
            desk.press(Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(QApplication::focusWidget()->accessibleName().section(u',', 0, 0),
                     expected.at(i - 1));
        }
    }

    void everythingThatTakesTheFocusHasAName()
    {
        Bank bank = bankWith(1);
        bank.questions[0].references = {{.title = {u"ko"_s, u"근거"_s}, .url = u"https://a.org"_s}};
        ReviewDesk desk(std::move(bank));
        const auto check = [&desk] {
            for (const QWidget *widget : desk.page->findChildren<QWidget *>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                    widget->focusProxy())
                    continue;
                QAccessibleInterface *accessible =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
                QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                         widget->metaObject()->className());
            }
        };
        check();
        desk.read();
        desk.press(Qt::Key_Space);
        desk.page->editNote();
        check();
        desk.press(Qt::Key_Escape);
        desk.page->tickPoint(1);
        desk.page->pressDigit(4);
        QVERIFY(desk.end().isVisible());
        check();
    }
};

QTEST_MAIN(TestReviewPage)
#include "tst_reviewpage.moc"
