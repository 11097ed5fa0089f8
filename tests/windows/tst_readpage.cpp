// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "store/database.h"
#include "support/bankbuilder.h"
#include "support/studyfixture.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/cardcolumn.h"
#include "widgets/textview.h"
#include "windows/appearance.h"
#include "windows/readpage.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

// The page over a real data folder; restart() is closing and starting the program.
struct Desk
{
    StudyFixture study;
    BankLibrary library{LoadOptions{}};
    std::unique_ptr<ReviewSession> review;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<ReadPage> page;

    Desk()
    {
        study.settings->set(options::ContentLanguage, u"ko"_s);
        open();
    }

    void open()
    {
        review = std::make_unique<ReviewSession>(*study.store, *study.progress, study.clock,
                                                 *study.settings);
        appearance = std::make_unique<Appearance>(*study.settings);
        page = std::make_unique<ReadPage>(
            Services{*study.settings, library, *study.progress, *review, *appearance, {}});
        page->resize(1000, 700);
        page->show();
    }

    void restart()
    {
        page->leave();
        page.reset();
        appearance.reset();
        review.reset();
        study.reopen();
        open();
    }

    // As the main window does it.
    void undo()
    {
        const ReviewEvent event = study.progress->nextUndo().value_or(ReviewEvent{});
        if (study.progress->undo())
            page->showUndone(event);
    }

    CardColumn &column() { return *page->findChild<CardColumn *>(); }
    CardView &card(int row) { return *static_cast<CardView *>(column().card(row)); }
    QList<ReviewEvent> log(const QString &question)
    {
        return *study.store->eventsOf({u"b"_s, question});
    }
};

BankPtr bankWith(int questions)
{
    return finished(bankOf(u"b"_s, questions, 0)); // no topics: the bank's own order
}

QStringList kinds(const QList<ReviewEvent> &events)
{
    QStringList names;
    for (const ReviewEvent &event : events)
        names.append(eventKindName(event.kind) +
                     (event.grade ? QString::number(int(*event.grade)) : QString()));
    return names;
}

} // namespace

class TestReadPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digitsAreConfidenceBeforeTheRevealAndGradesAfterIt()
    {
        Desk desk;
        desk.page->setBanks({bankWith(5)});
        desk.page->pressDigit(4); // no such confidence
        desk.page->pressDigit(3);
        QVERIFY(desk.log(u"q0"_s).isEmpty());
        desk.page->reveal();
        desk.page->pressDigit(2);
        const QList<ReviewEvent> log = desk.log(u"q0"_s);
        QCOMPARE(kinds(log), QStringList{u"review2"_s});
        QCOMPARE(log.first().confidence, Confidence::Sure);
    }

    void theSameGradeTwiceIsOneAndAnotherOneTakesItsPlace()
    {
        Desk desk;
        desk.page->setBanks({bankWith(5)});
        desk.page->reveal();
        desk.page->pressDigit(3);
        desk.page->pressDigit(3);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"review3"_s});
        desk.page->pressDigit(1);
        QCOMPARE(kinds(desk.log(u"q0"_s)), (QStringList{u"review3"_s, u"undo"_s, u"review1"_s}));
        desk.study.clock.advance(1000);
        desk.page->reveal();
        desk.page->reveal(); // a new look at the card
        desk.page->pressDigit(1);
        QCOMPARE(desk.log(u"q0"_s).size(), 4);
    }

    void aGradedCardKeepsItsTicksUntilItIsFolded()
    {
        Desk desk;
        desk.page->setBanks({bankWith(5)});
        desk.page->reveal();
        Q_EMIT desk.card(0).tickChanged(u"p"_s, true);
        desk.page->pressDigit(3);
        QVERIFY(desk.card(0).state().ticks.value(u"p"_s));
        desk.restart();
        desk.page->setBanks({bankWith(5)});
        QVERIFY(desk.card(0).state().unfolded);
        QVERIFY(desk.card(0).state().ticks.value(u"p"_s));
        desk.study.clock.advance(1000);
        desk.page->reveal();
        desk.page->reveal();
        QVERIFY(desk.card(0).state().ticks.isEmpty());
        QCOMPARE(desk.card(0).state().lastGrade, Grade::Good);
    }

    void undoGoesToTheCardAndBringsItsWorkBack()
    {
        Desk desk;
        desk.page->setBanks({bankWith(30)});
        desk.page->reveal();
        Q_EMIT desk.card(0).tickChanged(u"p"_s, true);
        desk.page->pressDigit(3);
        for (int i = 0; i < 20; ++i)
            desk.page->goBy(1);
        desk.undo();
        QCOMPARE(desk.page->current().questionId, u"q0"_s);
        QVERIFY(desk.card(0).state().ticks.value(u"p"_s));
        QVERIFY(!desk.card(0).state().lastGrade);
        QVERIFY(desk.study.progress->redo());
        QCOMPARE(desk.card(0).state().lastGrade, Grade::Good);
    }

    void placeFoldsAndDraftComeBackAfterARestart()
    {
        Desk desk;
        desk.page->setBanks({bankWith(40)});
        for (int i = 0; i < 25; ++i)
            desk.page->goBy(1);
        desk.page->writeAnswer();
        QTest::keyClicks(desk.card(25).findChild<QPlainTextEdit *>(), u"half"_s);
        desk.page->goBy(1);
        desk.page->reveal();
        const int top = desk.card(26).y();
        desk.restart();
        desk.page->setBanks({bankWith(40)});
        QCOMPARE(desk.page->current().questionId, u"q26"_s);
        QVERIFY(desk.card(26).state().unfolded);
        QCOMPARE(desk.card(26).y(), top);
        QCOMPARE(desk.card(25).state().response.text, u"half"_s);
    }

    void theCardIsKeptThroughASearchThatHidesIt()
    {
        Desk desk;
        desk.page->setBanks({bankWith(300)});
        for (int i = 0; i < 7; ++i)
            desk.page->goBy(1);
        desk.page->searchFor(u"문항 29"_s); // 29, 129, 229 and 290…299
        QTRY_COMPARE(desk.column().count(), 13);
        for (const int row : desk.column().rows())
            QVERIFY(desk.card(row).key().questionId.contains(u"29"_s));
        desk.page->searchFor(u"없는 말"_s);
        QTRY_COMPARE(desk.column().count(), 0);
        desk.page->searchFor({});
        QTRY_COMPARE(desk.column().count(), 300);
        QCOMPARE(desk.page->current().questionId, u"q7"_s);
        QVERIFY(desk.column().isInSight(desk.column().current()));
        for (const int row : desk.column().rows())
            QCOMPARE(desk.card(row).key().questionId, u"q%1"_s.arg(row));
    }

    void everyTopicIsOpenInTheOutlineAfterASearch()
    {
        Desk desk;
        desk.page->setBanks({finished(bankOf(u"b"_s, 60, 6))});
        auto *tree = desk.page->findChild<QTreeView *>();
        const QStringList queries{u"문항 7"_s, u"문항 59"_s, u"없는 말"_s, u"문항 4"_s, {}};
        for (const QString &query : queries) {
            desk.page->searchFor(query);
            const auto open = [&] {
                int shown = 0;
                QModelIndex index = tree->model()->index(0, 0);
                for (; index.isValid(); index = tree->indexBelow(index))
                    shown += index.data(CardKeyRole).toString().isEmpty() ? 0 : 1;
                return shown;
            };
            QTRY_COMPARE(desk.column().count() > 0, !query.startsWith(u"없"));
            QTRY_COMPARE(open(), desk.column().count());
        }
        QTRY_COMPARE(desk.column().count(), 60);
    }

    void answersUnfoldThoughTheDiskTakesNothing()
    {
        Desk desk;
        desk.page->setBanks({bankWith(5)});
        QSignalSpy failed(desk.page.get(), &ReadPage::writeFailed);
        QVERIFY(desk.study.store->database().execute(u"PRAGMA query_only = 1"_s));
        desk.page->reveal();
        QVERIFY(desk.card(0).state().unfolded);
        QVERIFY(failed.size() > 0);
        desk.page->pressDigit(3);
        QVERIFY(desk.log(u"q0"_s).isEmpty());
        QVERIFY(desk.study.store->database().execute(u"PRAGMA query_only = 0"_s));
        desk.page->pressDigit(3);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"review3"_s});
    }

    void movingWhereThereIsNoCardDoesNothing()
    {
        Desk desk;
        desk.page->goBy(1);
        desk.page->goBy(-1);
        desk.page->reveal();
        desk.page->pressDigit(3);
        desk.page->writeAnswer();
        desk.undo();
        desk.page->switchLanguage();
        QVERIFY(desk.page->current().isNull());
    }

    void ofSeveralBanksTheOneReadLastIsWhereItOpens()
    {
        Desk desk;
        const QList<BankPtr> both{bankWith(40), finished(bankOf(u"c"_s, 30, 0))};
        desk.page->setBanks(both);
        desk.page->goTo({u"c"_s, u"q20"_s});
        desk.restart();
        desk.page->setBanks(both);
        QCOMPARE(desk.page->current(), (CardKey{u"c"_s, u"q20"_s}));
    }

    void anotherBankIsOpenedAtItsOwnPlace()
    {
        Desk desk;
        const BankPtr other = finished(bankOf(u"c"_s, 30, 0));
        desk.page->setBanks({bankWith(40)});
        for (int i = 0; i < 9; ++i)
            desk.page->goBy(1);
        desk.page->leave();
        desk.page->setBanks({other});
        QCOMPARE(desk.page->current().questionId, u"q0"_s);
        desk.page->goBy(1);
        desk.page->leave();
        desk.page->setBanks({bankWith(40)});
        QCOMPARE(desk.page->current().questionId, u"q9"_s);
    }

    void anEditedBankKeepsPlaceFoldAndDraftAndShowsTheNewText()
    {
        Desk desk;
        desk.page->setBanks({bankWith(40)});
        for (int i = 0; i < 10; ++i)
            desk.page->goBy(1);
        desk.page->writeAnswer();
        QTest::keyClicks(desk.card(10).findChild<QPlainTextEdit *>(), u"draft"_s);
        const int top = desk.card(10).y();

        Bank edited = bankOf(u"b"_s, 40, 0);
        edited.questions[10].question = bothLanguages(u"고친 문항"_s, u"Mended question"_s);
        edited.questions.remove(2, 3);
        edited.questions.insert(0, openQuestion(u"new"_s, {}, bothLanguages(u"새 것"_s, u"New"_s)));
        desk.page->setBanks({finished(std::move(edited))});

        QCOMPARE(desk.page->current().questionId, u"q10"_s);
        const int row = desk.column().current();
        QCOMPARE(row, 8);
        QCOMPARE(desk.card(row).findChild<TextView *>()->toPlainText(), u"고친 문항"_s);
        QCOMPARE(desk.card(row).findChild<QPlainTextEdit *>()->toPlainText(), u"draft"_s);
        QCOMPARE(desk.card(row).y(), top);
    }

    void switchingTheLanguageKeepsTheCardWhereItIs()
    {
        Desk desk;
        desk.page->setBanks({bankWith(40)});
        for (int i = 0; i < 12; ++i)
            desk.page->goBy(1);
        const int top = desk.card(12).y();
        desk.page->switchLanguage();
        QCOMPARE(desk.card(12).findChild<TextView *>()->toPlainText(), u"Question 12"_s);
        QCOMPARE(desk.card(12).y(), top);
        desk.page->switchLanguage();
        QCOMPARE(desk.card(12).findChild<TextView *>()->toPlainText(), u"문항 12"_s);
    }

    void unfoldAllReachesCardsOutOfSight()
    {
        Desk desk;
        desk.page->setBanks({bankWith(300)});
        desk.page->unfoldAll(true);
        QCOMPARE(desk.study.progress->unfoldedQuestions(u"b"_s).size(), 300);
        desk.page->unfoldAll(false);
        QVERIFY(desk.study.progress->unfoldedQuestions(u"b"_s).isEmpty());
    }

    void theOutlineShowsNothingThatIsFoldedAway()
    {
        Desk desk;
        desk.page->setBanks({bankWith(10)});
        const QAbstractItemModel *model = desk.page->findChild<QTreeView *>()->model();
        const std::function<void(const QModelIndex &)> walk = [&](const QModelIndex &parent) {
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex index = model->index(row, 0, parent);
                for (int role = 0; role < Qt::UserRole + 40; ++role) {
                    const QString text = index.data(role).toString();
                    QVERIFY(!text.contains(u"설명"_s) && !text.contains(u"핵심"_s));
                }
                walk(index);
            }
        };
        walk({});
    }

    void lookingWithoutAGradeIsLoggedAsSeenWhenTheCardIsLeft()
    {
        Desk desk;
        desk.page->setBanks({bankWith(5)});
        desk.page->reveal();
        QVERIFY(desk.log(u"q0"_s).isEmpty());
        desk.page->goBy(1);
        QCOMPARE(kinds(desk.log(u"q0"_s)), QStringList{u"seen"_s});
    }
};

QTEST_MAIN(TestReadPage)
#include "tst_readpage.moc"
