// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/bankbuilder.h"
#include "widgets/cardview.h"
#include "widgets/foldbutton.h"
#include "widgets/gradebar.h"
#include "widgets/pointrow.h"
#include "widgets/textview.h"

#include <QAccessible>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

BankPtr makeBank()
{
    Bank bank = bankOf(u"b"_s, 0, 1);
    Question open = openQuestion(
        u"open"_s, u"t0"_s,
        bothLanguages(
            u"텐서 병렬(TP)이 여러 장치에 나누어 놓는 것은 무엇이며, DP·PP·EP와는 어디에서 갈리나요?"_s,
            u"What does tensor parallelism place on different devices?"_s));
    open.points = {keyPoint(u"one"_s, bothLanguages(u"첫째 핵심"_s, u"first point"_s)),
                   keyPoint(u"two"_s, bothLanguages(u"둘째 핵심"_s, u"second point"_s))};
    open.points.last().ifMissed = bothLanguages(u"놓치기 쉽습니다"_s, u"often missed"_s);
    open.explanation = bothLanguages(u"숨은 설명"_s, u"hidden explanation"_s);
    Question choice = openQuestion(u"choice"_s, u"t0"_s, bothLanguages(u"고르세요"_s, u"Choose"_s));
    choice.answer = ChoiceAnswer{{{.text = bothLanguages(u"가"_s, u"a"_s), .correct = true},
                                  {.text = bothLanguages(u"나"_s, u"b"_s)}}};
    bank.questions = {open, choice};
    return finished(std::move(bank));
}

CardLook look(const QString &language = u"ko"_s)
{
    return {Theme::of(Theme::Kind::Light), TextStyle::fromPlatform(), language};
}

QString allText(const CardView &card)
{
    QStringList texts;
    for (const TextView *view : card.findChildren<TextView *>())
        texts.append(view->toPlainText());
    return texts.join(u'\n');
}

} // namespace

class TestCardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FoldButton::installAccessibility(); }

    void theHeightAtAWidthDoesNotDependOnWhatWasMeasuredBefore()
    {
        const BankPtr bank = makeBank();
        CardView fresh(bank, bank->questions.first(), look());
        const int expected = fresh.heightForWidth(800);
        QWidget page;
        page.resize(1000, 800);
        CardView used(bank, bank->questions.first(), look(), &page);
        used.setGeometry(0, 0, 200, used.heightForWidth(200));
        used.show(); // on a page that is not shown yet
        QCOMPARE(used.heightForWidth(800), expected);
        used.setGeometry(0, 0, 200, used.heightForWidth(200));
        page.show();
        QCOMPARE(used.heightForWidth(800), expected);
        used.setGeometry(0, 0, 800, expected);
        QCOMPARE(used.heightForWidth(800), expected);
        const auto *question = used.findChild<TextView *>();
        QCOMPARE(question->height(), question->heightForWidth(question->width()));
    }

    void nothingFoldedAwayIsInAnyWidget()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        QVERIFY(!allText(card).contains(u"숨은 설명"_s));
        QVERIFY(card.findChildren<PointRow *>().isEmpty());
        card.setState({.unfolded = true});
        QVERIFY(allText(card).contains(u"숨은 설명"_s));
        QCOMPARE(card.findChildren<PointRow *>().size(), 2);
    }

    void unfoldingIsAskedForAndToldToScreenReaders()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        card.show();
        QSignalSpy asked(&card, &CardView::unfoldRequested);
        auto *fold = card.findChild<FoldButton *>();
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(fold);
        QVERIFY(accessible->state().expandable);
        QVERIFY(accessible->state().collapsed);
        fold->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toBool(), true);
        card.setState({.unfolded = true});
        QVERIFY(accessible->state().expanded);
        QVERIFY(!accessible->state().collapsed);
    }

    void theMissedNoteShowsOnlyWhereAPointIsLeftOut()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        card.resize(600, 800);
        card.show();
        const auto shown = [&card] {
            for (const TextView *view : card.findChildren<TextView *>()) {
                if (view->toPlainText().contains(u"놓치기"_s))
                    return view->isVisible();
            }
            return false;
        };
        card.setState({.unfolded = true});
        QVERIFY(!shown()); // nothing is ticked yet
        card.setState({.ticks = {{u"one"_s, true}}, .unfolded = true});
        QVERIFY(shown());
        card.setState({.ticks = {{u"one"_s, true}, {u"two"_s, true}}, .unfolded = true});
        QVERIFY(!shown());
    }

    void tickingReportsThePointByItsId()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        card.setState({.unfolded = true});
        QSignalSpy ticked(&card, &CardView::tickChanged);
        card.findChildren<PointRow *>().at(1)->box()->click();
        QCOMPARE(ticked.size(), 1);
        QCOMPARE(ticked.first().at(0).toString(), u"two"_s);
        QCOMPARE(ticked.first().at(1).toBool(), true);
    }

    void suggestedPointsAreShownButNotTicked()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        CardView::State state{.response = {.text = u"둘째 것"_s},
                              .suggestedPoints = {{u"two"_s, {{0, 2}}}},
                              .foundInAnswer = {{0, 2}},
                              .pointHistory = {{u"one"_s, u"missed last time"_s}}};
        card.setState(state);
        const QString clues = u"bold: found in your answer"_s;
        const auto *fold = card.findChild<FoldButton *>();
        QVERIFY(!fold->accessibleDescription().contains(clues));
        state.unfolded = true;
        card.setState(state);
        QVERIFY(fold->accessibleDescription().contains(clues));
        const auto rows = card.findChildren<PointRow *>();
        QVERIFY(!rows.at(0)->box()->isSuggested());
        QVERIFY(rows.at(1)->box()->isSuggested());
        QVERIFY(!rows.at(1)->isRecalled());
        QCOMPARE(rows.at(0)->box()->accessibleDescription(), u"missed last time"_s);
        const auto *typed = card.findChild<QPlainTextEdit *>();
        QCOMPARE(typed->document()->begin().layout()->formats().size(), 1);

        QSignalSpy ticked(&card, &CardView::tickChanged);
        rows.at(1)->box()->click();
        QCOMPARE(ticked.first(), (QVariantList{u"two"_s, true}));
        QVERIFY(fold->accessibleDescription().contains(u"Recalled 1"_s));
        QVERIFY(fold->accessibleDescription().contains(clues));

        state.suggestedPoints.clear();
        state.foundInAnswer.clear();
        card.setState(state);
        QVERIFY(!fold->accessibleDescription().contains(clues));
        QVERIFY(typed->document()->begin().layout()->formats().isEmpty());
    }

    void theSuggestedGradeIsMarkedAndSaysWhy()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.first(), look());
        card.setState({.unfolded = true});
        card.setSuggestion(Grade::Good, u"2 of 2 points"_s);
        int suggested = 0;
        for (const QAbstractButton *button :
             card.findChild<GradeBar *>()->findChildren<QAbstractButton *>())
            suggested += button->accessibleName().contains(u"2 of 2 points"_s) ? 1 : 0;
        QCOMPARE(suggested, 1);
    }

    void aReferenceTitleIsPlainText()
    {
        Bank bank = bankOf(u"b"_s, 1, 1);
        bank.questions.first().references = {
            {.title = {u"ko"_s, u"a [b] *c* `d`"_s}, .url = u"https://example.org/x"_s}};
        const BankPtr loaded = finished(std::move(bank));
        CardView card(loaded, loaded->questions.first(), look());
        card.setState({.unfolded = true});
        QVERIFY2(allText(card).contains(u"a [b] *c* `d` ↗"_s), qPrintable(allText(card)));
    }

    void aChoiceIsJudgedOnceUnfolded()
    {
        const BankPtr bank = makeBank();
        CardView card(bank, bank->questions.last(), look());
        card.setState({.response = {.picks = {0}}});
        QVERIFY(!card.judgement());
        card.setState({.response = {.picks = {0}}, .unfolded = true});
        QVERIFY(card.judgement() && card.judgement()->correct);
    }
};

QTEST_MAIN(TestCardView)
#include "tst_cardview.moc"
