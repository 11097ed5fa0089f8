// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "store/database.h"
#include "support/examfixture.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/askbar.h"
#include "widgets/banner.h"
#include "widgets/cardcolumn.h"
#include "widgets/checklist.h"
#include "widgets/examcard.h"
#include "widgets/examresultcard.h"
#include "widgets/questionpalette.h"
#include "widgets/rowbutton.h"
#include "widgets/stattile.h"
#include "windows/appearance.h"
#include "windows/cramchooser.h"
#include "windows/examdesk.h"
#include "windows/exampage.h"
#include "windows/examresults.h"
#include "windows/examsetup.h"
#include "windows/examsummary.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMainWindow>
#include <QMetaProperty>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextDocument>

using namespace foldout;
using namespace Qt::StringLiterals;
using Stage = ExamSession::Stage;

namespace {

constexpr qint64 Minute = 60'000;

// The page in a window over a real data folder, as a learner has it.
struct Desk
{
    ExamFixture f;
    BankLibrary library{LoadOptions{}};
    Appearance appearance{*f.settings};
    ReviewSession review{*f.store, *f.progress, f.clock, *f.settings};
    QMainWindow window;
    ExamPage *page = nullptr;

    explicit Desk(const QString &language = u"en"_s)
    {
        f.settings->set(options::ContentLanguage, language);
        page =
            new ExamPage(Services{*f.settings, library, *f.progress, review, appearance, u"en"_s},
                         *f.exam, &window);
        window.setCentralWidget(page);
        window.resize(1100, 760);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        setBank(f.bank);
    }

    void setBank(const Bank &bank)
    {
        f.bank = bank;
        f.bank.reindex();
        page->setBanks({std::make_shared<const Bank>(f.bank)});
    }

    bool start(const ExamOptions &options = {})
    {
        Q_EMIT find<ExamSetup>()->startRequested(options);
        return f.exam->stage() == Stage::Running;
    }

    template <typename T>
    T *find() const
    {
        return page->findChild<T *>();
    }

    QPushButton *button(const QString &text) const
    {
        const QList<QPushButton *> all = page->findChildren<QPushButton *>();
        for (QPushButton *button : all) {
            if (button->text() == text && button->isVisible())
                return button;
        }
        return nullptr;
    }

    // As the learner presses it: whoever has the focus gets it.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }

    CardColumn *column() const { return find<ExamResults>()->findChild<CardColumn *>(); }
    ExamResultCard *result(const QString &questionId) const
    {
        const QList<ExamResultCard *> cards = page->findChildren<ExamResultCard *>();
        for (ExamResultCard *card : cards) {
            if (card->key().questionId == questionId)
                return card;
        }
        return nullptr;
    }
};

void addTexts(QAccessibleInterface *interface, QStringList &texts, int depth = 0)
{
    if (!interface || depth > 40)
        return;
    for (const auto type :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts.append(interface->text(type));
    if (QAccessibleTextInterface *text = interface->textInterface())
        texts.append(text->text(0, text->characterCount()));
    for (int i = 0; i < interface->childCount(); ++i)
        addTexts(interface->child(i), texts, depth + 1);
}

// Every text that any widget below holds in a property or shows to a screen reader.
QStringList textsIn(QWidget *root)
{
    QStringList texts;
    QList<QWidget *> widgets = root->findChildren<QWidget *>();
    widgets.prepend(root);
    for (const QWidget *widget : std::as_const(widgets)) {
        const QMetaObject *meta = widget->metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i) {
            if (meta->property(i).typeId() == QMetaType::QString)
                texts.append(meta->property(i).read(widget).toString());
        }
        if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
            texts.append(edit->document()->toPlainText());
    }
    const QList<QComboBox *> boxes = root->findChildren<QComboBox *>();
    for (const QComboBox *box : boxes) {
        for (int i = 0; i < box->count(); ++i)
            texts.append(box->itemText(i));
    }
    addTexts(QAccessible::queryAccessibleInterface(root), texts);
    return texts;
}

// The first text that has one of these words; empty: none has.
QString holding(const QStringList &texts, const QStringList &words)
{
    for (const QString &text : texts) {
        for (const QString &word : words) {
            if (text.contains(word, Qt::CaseInsensitive))
                return text;
        }
    }
    return {};
}

const QStringList Secrets{u"SECRET"_s, u"비밀"_s, u"987654"_s, u"987,654"_s};

} // namespace

class TestExamPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // -- nothing tells an answer

    void nothingTellsAnAnswerBeforeTheEnd_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Korean") << u"ko"_s;
        QTest::newRow("English") << u"en"_s;
    }
    void nothingTellsAnAnswerBeforeTheEnd()
    {
        QFETCH(const QString, language);
        QAccessible::setActive(true);
        Desk desk(language);
        QCOMPARE(holding(textsIn(desk.page), Secrets), QString());
        QVERIFY(desk.start({.minutes = 30}));
        for (int kind = 0; kind < QuestionKindCount; ++kind) {
            desk.f.goTo(QuestionKind(kind));
            QCOMPARE(holding(textsIn(desk.page), Secrets), QString());
            desk.f.exam->setResponse(kind == int(QuestionKind::Cloze)
                                         ? Response{.gaps = {{1, u"x"_s}}}
                                         : Response{.text = u"x"_s, .picks = {0}});
            desk.f.exam->setConfidence(Confidence::Sure);
            QCOMPARE(holding(textsIn(desk.page), Secrets), QString());
            QVERIFY(desk.page->current().isNull()); // no note, no flag of a card shows either
        }
        desk.f.exam->pause();
        QCOMPARE(holding(textsIn(desk.page), Secrets), QString());
        desk.f.exam->resume();
        desk.f.exam->finish();
        QVERIFY(!holding(textsIn(desk.page), Secrets).isEmpty()); // what would have been found
    }

    void inAPauseTheQuestionCannotBeRead()
    {
        Desk desk;
        QVERIFY(desk.start());
        const QStringList question{u"Answer the"_s, u"splits the"_s};
        QVERIFY(!holding(textsIn(desk.page), question).isEmpty());
        desk.press(Qt::Key_Escape);
        desk.f.exam->pause();
        QTRY_COMPARE(holding(textsIn(desk.page), question), QString());
        QVERIFY(desk.button(u"Continue"_s));
        QVERIFY(desk.button(u"Continue"_s)->hasFocus());
        desk.press(Qt::Key_Space);
        QVERIFY(!desk.f.exam->isPaused());
        QVERIFY(desk.find<ExamCard>());
    }

    // -- by keyboard alone

    void anExamIsSatByKeyboardAlone()
    {
        Desk desk;
        QPushButton *start = desk.button(u"Start the exam"_s);
        QVERIFY(start);
        start->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_Space);
        QVERIFY(desk.f.exam->stage() == Stage::Running);
        // Each question takes its answer at once; Enter goes on, in the open text with Ctrl.
        for (int i = 0; i < QuestionKindCount; ++i) {
            QCOMPARE(desk.f.exam->current(), i);
            const QString id = desk.f.exam->exam().questions.at(i).card.questionId;
            QVERIFY2(desk.find<ExamCard>()->isAncestorOf(QApplication::focusWidget()),
                     qPrintable(id));
            if (id == u"choice")
                desk.press(Qt::Key_A);
            else if (id == u"truefalse")
                desk.press(Qt::Key_Space);
            else if (id == u"order")
                desk.press(Qt::Key_Down, Qt::AltModifier);
            else if (id == u"match")
                desk.press(Qt::Key_Down);
            else
                QTest::keyClicks(QApplication::focusWidget(), u"f1"_s); // F and 1 are letters here
            QVERIFY2(desk.f.exam->exam().questions.at(i).isAnswered(), qPrintable(id));
            QVERIFY(!desk.f.exam->exam().questions.at(i).flagged);
            desk.press(Qt::Key_Return, Qt::ControlModifier);
        }
        desk.press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(desk.f.exam->current(), QuestionKindCount - 2);
        desk.press(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(desk.f.exam->current(), QuestionKindCount - 1);
        QPushButton *finish = desk.button(u"Finish…"_s);
        finish->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_Space); // nothing is unanswered: no question
        QVERIFY(desk.f.exam->stage() == Stage::Finished);
        QVERIFY(desk.find<ExamResults>()->isAncestorOf(QApplication::focusWidget()));
    }

    void outsideOfAFieldKeysMeanTheExam()
    {
        Desk desk;
        QAction other(&desk.window); // of the window, with a key that the exam has, too
        other.setShortcut(QKeySequence(Qt::Key_F));
        desk.window.addAction(&other);
        QAction reveal(&desk.window);
        reveal.setShortcuts({QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_Return)});
        desk.window.addAction(&reveal);
        QSignalSpy otherTriggered(&other, &QAction::triggered);
        QSignalSpy revealed(&reveal, &QAction::triggered);

        QVERIFY(desk.start());
        QPushButton *next = desk.button(u"Next"_s);
        next->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_F);
        QVERIFY(desk.f.exam->exam().questions.first().flagged);
        desk.press(Qt::Key_F);
        QVERIFY(!desk.f.exam->exam().questions.first().flagged);
        desk.press(Qt::Key_3);
        QCOMPARE(desk.f.exam->exam().questions.first().confidence, Confidence::Sure);
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.f.exam->current(), 1);
        next->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_Left);
        QCOMPARE(desk.f.exam->current(), 0);
        next->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_Space); // of the button
        QCOMPARE(desk.f.exam->current(), 1);
        next->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_P);
        QVERIFY(desk.f.exam->isPaused());
        desk.press(Qt::Key_P);
        QVERIFY(!desk.f.exam->isPaused());
        QCOMPARE(otherTriggered.size(), 0);
        QCOMPARE(revealed.size(), 0);

        desk.f.exam->finish(); // F is the window's again
        desk.find<ExamResults>()->setFocus(Qt::OtherFocusReason);
        desk.press(Qt::Key_F);
        QCOMPARE(otherTriggered.size(), 1);
    }

    void aHeldKeyActsOnce()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.button(u"Next"_s)->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 5; ++i) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_F, Qt::NoModifier, u"f"_s, i > 0);
            QApplication::sendEvent(QApplication::focusWidget(), &held);
        }
        QVERIFY(desk.f.exam->exam().questions.first().flagged);
    }

    void thePaletteSaysAndChooses()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.exam->setResponse({.text = u"x"_s, .picks = {0}, .gaps = {{1, u"x"_s}}});
        desk.f.exam->goTo(2);
        desk.f.exam->setFlagged(true);
        auto *palette = desk.find<QuestionPalette>();
        QStringList names;
        const QList<QAbstractButton *> buttons = palette->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons)
            names.append(button->accessibleName());
        QCOMPARE(names.size(), QuestionKindCount);
        QCOMPARE(names.at(0), u"Question 1, answered"_s);
        QCOMPARE(names.at(1), u"Question 2, empty"_s);
        QCOMPARE(names.at(2), u"Question 3, empty, flagged for later, on screen"_s);
        palette->focusCurrent();
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Down); // to the next line
        QVERIFY(QApplication::focusWidget() != buttons.at(3));
        desk.press(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), buttons.at(3));
        QCOMPARE(desk.f.exam->current(), 2);
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.f.exam->current(), 3);
        QVERIFY(desk.find<ExamCard>()->isAncestorOf(QApplication::focusWidget()));
    }

    // -- typing

    void whatAnInputMethodComposesStaysWithItsQuestion()
    {
        Desk desk(u"ko"_s);
        QVERIFY(desk.start({.kinds = {QuestionKind::Open, QuestionKind::Short}}));
        QCOMPARE(desk.f.exam->exam().questions.size(), 2);
        QInputMethodEvent composing(u"한"_s, {});
        QApplication::sendEvent(QApplication::focusWidget(), &composing);
        desk.page->commands().at(1)->trigger(); // next, while the syllable is open
        QCOMPARE(desk.f.exam->current(), 1);
        QCOMPARE(desk.f.exam->exam().questions.at(0).response.text, u"한"_s);
        QVERIFY(desk.f.exam->exam().questions.at(1).response.isEmpty());
        desk.f.exam->goTo(0);
        QCOMPARE(desk.find<ExamCard>()->findChild<AnswerWidget *>()->response().text, u"한"_s);
    }

    void theTimeThatRunsOutTakesAComposedSyllableAlong()
    {
        Desk desk(u"ko"_s);
        QVERIFY(desk.start({.kinds = {QuestionKind::Open}, .minutes = 1}));
        QTest::keyClicks(QApplication::focusWidget(), u"a"_s);
        QInputMethodEvent composing(u"글"_s, {});
        QApplication::sendEvent(QApplication::focusWidget(), &composing);
        desk.f.pass(Minute);
        QVERIFY(desk.f.exam->stage() == Stage::Finished);
        QCOMPARE(desk.f.exam->exam().questions.first().response.text, u"a글"_s);
    }

    void aBankReadAgainDoesNotDisturbTyping()
    {
        Desk desk;
        QVERIFY(desk.start({.kinds = {QuestionKind::Open}}));
        QTest::keyClicks(QApplication::focusWidget(), u"half"_s);
        const QPointer<QWidget> field = QApplication::focusWidget();
        Bank changed = desk.f.bank;
        changed.questions[int(QuestionKind::Short)].contentHash = u"other"_s;
        desk.setBank(changed);
        QCOMPARE(QApplication::focusWidget(), field.data());
        QTest::keyClicks(QApplication::focusWidget(), u" done"_s);
        QCOMPARE(desk.f.exam->exam().questions.first().response.text, u"half done"_s);
        // Its own question reworded: the words are new, the answer stays.
        changed.questions[int(QuestionKind::Open)].contentHash = u"reworded"_s;
        changed.questions[int(QuestionKind::Open)].question =
            test::bothLanguages(u"고친 문항"_s, u"Reworded"_s);
        desk.setBank(changed);
        QVERIFY(!holding(textsIn(desk.find<ExamCard>()), {u"Reworded"_s}).isEmpty());
        QVERIFY(desk.find<ExamCard>()->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(desk.find<ExamCard>()->findChild<AnswerWidget *>()->response().text,
                 u"half done"_s);
    }

    void theLanguageOfTheQuestionsCanBeChanged()
    {
        Desk desk(u"ko"_s);
        QVERIFY(desk.start({.kinds = {QuestionKind::Short}}));
        QTest::keyClicks(QApplication::focusWidget(), u"x"_s);
        QVERIFY(!holding(textsIn(desk.find<ExamCard>()), {u"short 문항에 답하세요."_s}).isEmpty());
        desk.f.settings->set(options::ContentLanguage, u"en"_s);
        QTRY_VERIFY(
            !holding(textsIn(desk.find<ExamCard>()), {u"Answer the short question."_s}).isEmpty());
        QCOMPARE(desk.find<ExamCard>()->findChild<AnswerWidget *>()->response().text, u"x"_s);
    }

    // -- time

    void theTimeIsToldInWordsOnceAMinuteAndWarnedOfTwice()
    {
        Desk desk;
        QVERIFY(desk.start({.minutes = 7}));
        QLabel *time = nullptr;
        const QList<QLabel *> labels = desk.find<ExamDesk>()->findChildren<QLabel *>();
        for (QLabel *label : labels) {
            if (label->accessibleName() == u"7 minute(s) left"_s)
                time = label;
        }
        QVERIFY(time);
        QCOMPARE(time->text(), u"7 min left"_s);
        QSignalSpy said(desk.page, &ExamPage::said);
        auto *notice = desk.find<ExamDesk>()->findChild<Banner *>();
        desk.f.pass(Minute - 5'000);
        QCOMPARE(time->accessibleName(), u"7 minute(s) left"_s);
        desk.f.pass(10'000);
        QCOMPARE(time->accessibleName(), u"6 minute(s) left"_s);
        QVERIFY(said.isEmpty());
        QVERIFY(!notice->isVisible());
        desk.f.pass(Minute);
        QCOMPARE(time->text(), u"4:55 left"_s);
        QCOMPARE(said.size(), 1);
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->accessibleName(), u"Only 5 minute(s) left."_s);
        desk.f.pass(4 * Minute);
        QCOMPARE(said.size(), 2);
        QCOMPARE(notice->accessibleName(), u"Only 1 minute(s) left."_s);
        desk.f.pass(Minute);
        QCOMPARE(said.last().first().toString(), u"The time is up. The exam has ended."_s);
        QVERIFY(desk.find<ExamResults>()->isVisible());
    }

    void inputOnThePageKeepsTheTimeActive()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.pass(5 * Minute);
        QCOMPARE(desk.f.exam->exam().questions.first().activeMs, 2 * Minute);
        desk.button(u"Next"_s)->setFocus(Qt::TabFocusReason);
        desk.press(Qt::Key_Shift);
        desk.f.pass(Minute);
        QCOMPARE(desk.f.exam->exam().questions.first().activeMs, 3 * Minute);
    }

    // -- the end

    void theEndIsAskedForWhereSomethingIsOpen()
    {
        Desk desk;
        QVERIFY(desk.start({.kinds = {QuestionKind::Short, QuestionKind::Numeric}}));
        QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
        auto *ask = desk.find<ExamDesk>()->findChild<AskBar *>();
        desk.button(u"Finish…"_s)->click();
        QVERIFY(ask->isVisible());
        QCOMPARE(ask->accessibleName(),
                 u"1 question(s) have no answer yet. Finish the exam all the same?"_s);
        QVERIFY(desk.button(u"Go on"_s)->hasFocus());
        desk.press(Qt::Key_Escape);
        QVERIFY(!ask->isVisible());
        QVERIFY(desk.f.exam->stage() == Stage::Running);
        QVERIFY(desk.find<ExamCard>()->isAncestorOf(QApplication::focusWidget()));
        desk.button(u"Finish…"_s)->click();
        desk.button(u"Finish the exam"_s)->click();
        QVERIFY(desk.f.exam->stage() == Stage::Finished);
    }

    void anExamCanBeEndedWithoutResults()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.exam->pause();
        desk.button(u"End without results…"_s)->click();
        desk.button(u"Keep the exam"_s)->click();
        QVERIFY(desk.f.exam->stage() == Stage::Running);
        desk.button(u"End without results…"_s)->click();
        desk.button(u"End without results"_s)->click();
        QVERIFY(desk.f.exam->stage() == Stage::None);
        QVERIFY(desk.find<ExamSetup>()->isVisible());
        QVERIFY(!desk.page->commands().first()->isEnabled());
    }

    // -- the results

    void anAnswerStandsBesideTheModelAnswerAndIsGradedByItsPoints()
    {
        Desk desk;
        QVERIFY(desk.start({.kinds = {QuestionKind::Open}}));
        QTest::keyClicks(QApplication::focusWidget(), u"my *own* words"_s);
        desk.f.exam->setConfidence(Confidence::Sure);
        desk.f.pass(70'000);
        desk.f.exam->finish();
        ExamResultCard *card = desk.result(u"open"_s);
        QVERIFY(card);
        const QStringList texts = textsIn(card);
        QVERIFY(texts.contains(u"my *own* words"_s)); // as typed, nothing is markup
        QVERIFY(texts.contains(u"SECRET model answer"_s));
        QVERIFY(texts.contains(u"SECRET explanation"_s));
        QVERIFY(texts.contains(u"Sure · 1 min 10 s"_s));
        const auto tiles = [&] {
            QStringList names;
            const QList<StatTile *> all = desk.find<ExamSummary>()->findChildren<StatTile *>();
            for (const StatTile *tile : all)
                names.append(tile->accessibleName());
            return names;
        };
        QCOMPARE(tiles(), (QStringList{u"Score: –"_s, u"Right: 0 / 1"_s, u"Answered: 1 / 1"_s,
                                       u"Time: 1 min"_s}));
        for (const QString &point : {u"a"_s, u"b"_s, u"c"_s})
            Q_EMIT card->tickChanged(point, true);
        QCOMPARE(tiles().first(), u"Score: 100 %"_s);
        QCOMPARE(desk.f.given(QuestionKind::Open).grade, Grade::Easy); // sure, and all points
        desk.page->goBy(1);
        QCOMPARE(desk.page->current(), (CardKey{u"kinds"_s, u"open"_s}));
        desk.page->pressDigit(2);
        QCOMPARE(desk.f.given(QuestionKind::Open).grade, Grade::Hard);
        QCOMPARE(tiles().at(1), u"Right: 0 / 1"_s);
    }

    void onlyTheMissedOnesAreShownWhenAskedFor()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.goTo(QuestionKind::TrueFalse);
        desk.f.exam->setResponse({.picks = {0}});
        desk.f.goTo(QuestionKind::Choice);
        desk.f.exam->setResponse({.picks = {0, 1}});
        desk.f.exam->finish();
        QCOMPARE(desk.column()->count(), QuestionKindCount + 1); // and the summary
        auto *missed = desk.find<ExamResults>()->findChild<QCheckBox *>();
        QCOMPARE(missed->text(), u"Missed only (6)"_s);
        missed->click();
        QCOMPARE(desk.column()->count(), 6 + 1);
        QVERIFY(!desk.result(u"truefalse"_s) || !desk.result(u"truefalse"_s)->isVisible());
        desk.f.exam->setGrade(desk.f.indexOf(QuestionKind::Short), Grade::Good);
        QCOMPARE(desk.column()->count(), 6 + 1); // what is looked at does not vanish
        QCOMPARE(missed->text(), u"Missed only (5)"_s);
        missed->click();
        QCOMPARE(desk.column()->count(), QuestionKindCount + 1);
    }

    void resultsAreKeptAndThenTheMissedOnesCanBeCrammed()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.goTo(QuestionKind::Open);
        desk.f.exam->setResponse({.text = u"x"_s});
        desk.f.exam->finish();
        QSignalSpy saved(desk.page, &ExamPage::saved);
        desk.button(u"Keep results"_s)->click();
        QVERIFY(!desk.f.exam->exam().kept); // one has no grade
        desk.button(u"Grade them first"_s)->click();
        desk.f.exam->setGrade(desk.f.indexOf(QuestionKind::Open), Grade::Good);
        desk.button(u"Keep results"_s)->click();
        QVERIFY(desk.f.exam->exam().kept);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!desk.button(u"Keep results"_s));
        desk.page->goBy(1);
        desk.page->pressDigit(4); // read-only
        QVERIFY(desk.f.exam->exam().questions.first().grade != Grade::Easy);
        QSignalSpy cram(desk.page, &ExamPage::cramRequested);
        desk.button(u"Cram the 7 missed one(s)"_s)->click();
        QCOMPARE(cram.size(), 1);
        QCOMPARE(cram.first().first().value<QList<CardKey>>().size(), 7);
        desk.button(u"Another exam"_s)->click();
        QVERIFY(desk.find<ExamSetup>()->isVisible());
    }

    void aFullDiskIsToldAndTheResultsCanBeKeptLater()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.exam->finish();
        const auto other = Database::open(ProgressStore::fileIn(desk.f.folder.path()));
        QVERIFY(other && (*other)->execute(u"BEGIN IMMEDIATE"_s));
        QSignalSpy failed(desk.page, &ExamPage::writeFailed);
        desk.button(u"Keep results"_s)->click();
        QVERIFY(!failed.isEmpty());
        QVERIFY(desk.button(u"Keep results"_s));
        QVERIFY((*other)->execute(u"ROLLBACK"_s));
        desk.button(u"Keep results"_s)->click();
        QVERIFY(desk.f.exam->exam().kept);
    }

    void aQuestionThatIsGoneSaysSo()
    {
        Desk desk;
        QVERIFY(desk.start({.kinds = {QuestionKind::Short, QuestionKind::Numeric}}));
        desk.f.goTo(QuestionKind::Short);
        desk.f.exam->setResponse({.text = u"what I wrote"_s});
        Bank less = desk.f.bank;
        less.questions.removeIf([](const Question &q) { return q.id == u"short"; });
        desk.setBank(less);
        QCOMPARE(desk.f.exam->exam().questions.at(desk.f.exam->current()).card.questionId,
                 u"numeric"_s);
        desk.f.exam->finish();
        const QStringList texts = textsIn(desk.find<ExamResults>());
        QVERIFY(!holding(texts, {u"1 question(s) left the bank during the exam"_s}).isEmpty());
        QVERIFY(texts.contains(u"what I wrote"_s));
    }

    void anActTakenBackShowsItsQuestion()
    {
        Desk desk;
        QVERIFY(desk.start());
        desk.f.exam->finish();
        QVERIFY(desk.f.exam->keep(u"en"_s));
        const ReviewEvent last = *desk.f.progress->nextUndo();
        QVERIFY(desk.page->isPlaceOf(last.mode));
        QVERIFY(desk.page->showUndone(last));
        QCOMPARE(desk.page->current(), last.card);
        QVERIFY(desk.f.exam->close());
        QVERIFY(!desk.page->showUndone(last));
    }

    // -- before

    void topicsAndKindsCountWhatTheOthersLeave()
    {
        Desk desk;
        auto *setup = desk.find<ExamSetup>();
        const QList<CheckList *> lists = setup->findChildren<CheckList *>();
        QCOMPARE(lists.size(), 2);
        CheckList *topics = lists.at(0);
        CheckList *kinds = lists.at(1);
        QCOMPARE(topics->item(0)->text(), u"Parallelism (4)"_s);
        QCOMPARE(topics->item(1)->text(), u"Storage (4)"_s);
        kinds->setChecked({u"open"_s, u"choice"_s, u"truefalse"_s});
        QCOMPARE(topics->item(0)->text(), u"Parallelism (2)"_s);
        topics->setChecked({u"kinds/two"_s});
        QCOMPARE(kinds->item(0)->text(), u"Open question (0)"_s);
        QCOMPARE(kinds->item(1)->text(), u"Choice (1)"_s);
        const ExamOptions options = setup->options();
        QCOMPARE(options.topics, QStringList{u"kinds/two"_s});
        QCOMPARE(options.kinds,
                 (QList{QuestionKind::Open, QuestionKind::Choice, QuestionKind::TrueFalse}));
        kinds->setChecked({});
        QVERIFY(!desk.button(u"Start the exam"_s)->isEnabled());
    }

    void aRowIsTickedByAClickAnywhereAndBySpace()
    {
        Desk desk;
        auto *topics = desk.find<ExamSetup>()->findChild<CheckList *>();
        const QRect row = topics->visualItemRect(topics->item(1));
        QTest::mouseClick(topics->viewport(), Qt::LeftButton, {},
                          {row.width() / 2, row.center().y()});
        QCOMPARE(topics->item(1)->checkState(), Qt::Unchecked);
        QTest::mouseClick(topics->viewport(), Qt::LeftButton, {},
                          {row.left() + 10, row.center().y()});
        QCOMPARE(topics->item(1)->checkState(), Qt::Checked);
        topics->setFocus(Qt::TabFocusReason);
        topics->setCurrentRow(1);
        desk.press(Qt::Key_Space);
        QCOMPARE(topics->checkedKeys(), QStringList{u"kinds/one"_s});
    }

    void theNumberChosenIsTheExamAndAnotherIsOfferedAfterIt()
    {
        Desk desk;
        auto *setup = desk.find<ExamSetup>();
        const int seed = setup->options().seed;
        desk.button(u"Start the exam"_s)->click();
        QCOMPARE(desk.f.exam->exam().options.seed, seed);
        QVERIFY(desk.f.exam->abandon());
        QVERIFY(setup->options().seed != seed);
    }

    void pastExamsAreListedAndOpened()
    {
        Desk desk;
        QVERIFY(desk.start({.count = 3, .seed = 5}));
        desk.f.exam->finish();
        desk.button(u"Keep later"_s)->click();
        auto *setup = desk.find<ExamSetup>();
        QStringList rows;
        const QList<RowButton *> buttons = setup->findChildren<RowButton *>();
        for (const RowButton *row : buttons) {
            if (row->isVisibleTo(setup))
                rows.append(row->text() + u" | "_s + row->accessibleDescription());
        }
        QCOMPARE(rows.size(), 2); // the reminder, and the exam
        QVERIFY2(rows.at(0).startsWith(u"Results that are not kept yet"), qPrintable(rows.at(0)));
        QVERIFY2(rows.at(1).contains(u"3 question(s) | 0 % · 0 of 3 right · less than a minute · "
                                     u"not kept yet"_s),
                 qPrintable(rows.at(1)));
        buttons.last()->click();
        QVERIFY(desk.f.exam->stage() == Stage::Finished);
        QCOMPARE(desk.f.exam->exam().options.seed, 5);
        desk.button(u"Keep results"_s)->click();
        QVERIFY(desk.f.exam->exam().kept);
    }

    void aSetToCramIsChosen()
    {
        Desk desk;
        QVERIFY(desk.f.progress->setFlag({u"kinds"_s, u"order"_s}, true));
        QVERIFY(desk.f.grade(1 + int(QuestionKind::Short), Grade::Again));
        QVERIFY(desk.f.progress->suspend({u"kinds"_s, u"match"_s}, true));
        desk.page->enter();
        auto *chooser = desk.find<CramChooser>();
        const QList<QComboBox *> boxes = chooser->findChildren<QComboBox *>();
        QSignalSpy requested(desk.page, &ExamPage::cramRequested);
        const auto crammed = [&](int set, int topic) {
            boxes.at(0)->setCurrentIndex(set);
            boxes.at(1)->setCurrentIndex(topic);
            chooser->refresh();
            chooser->findChild<QPushButton *>()->click();
            QStringList ids;
            if (requested.isEmpty())
                return ids;
            for (const CardKey &card : requested.takeFirst().first().value<QList<CardKey>>())
                ids.append(card.questionId);
            return ids;
        };
        QCOMPARE(crammed(0, 0).size(), QuestionKindCount - 1); // without the suspended one
        QCOMPARE(crammed(0, 1), (QStringList{u"open"_s, u"truefalse"_s, u"cloze"_s, u"order"_s}));
        QCOMPARE(crammed(1, 0), QStringList{u"short"_s});
        QCOMPARE(crammed(2, 0), QStringList{u"order"_s});
        QVERIFY(crammed(3, 0).isEmpty());
        QVERIFY(!chooser->findChild<QPushButton *>()->isEnabled());
    }

    // -- room

    void everyControlIsReachableInASmallWindowWithLargeText_data()
    {
        QTest::addColumn<int>("scale");
        QTest::newRow("80 %") << 80;
        QTest::newRow("100 %") << 100;
        QTest::newRow("300 %") << 300;
    }
    void everyControlIsReachableInASmallWindowWithLargeText()
    {
        QFETCH(const int, scale);
        Desk desk;
        desk.f.settings->set(options::TextScale, scale);
        desk.window.resize(560, 640);
        QVERIFY(desk.start({.minutes = 30}));
        QTest::qWait(0);
        const QRect room(QPoint(), desk.page->size());
        QPushButton *overview = desk.button(u"All questions"_s);
        QVERIFY(overview);
        for (const QString &text :
             {u"Previous"_s, u"Next"_s, u"Flag for later"_s, u"All questions"_s, u"Finish…"_s}) {
            QPushButton *button = desk.button(text);
            QVERIFY2(button, qPrintable(text));
            const QRect place(button->mapTo(desk.page, QPoint()), button->size());
            QVERIFY2(room.contains(place), qPrintable(text));
        }
        auto *palette = desk.find<QuestionPalette>();
        QVERIFY(!palette->isVisible());
        overview->click();
        QVERIFY(palette->isVisible());
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Space);
        QVERIFY(!palette->isVisible());
        QCOMPARE(desk.f.exam->current(), 1);
    }
};

QTEST_MAIN(TestExamPage)
#include "tst_exampage.moc"
