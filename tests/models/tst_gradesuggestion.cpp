// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/differencenote.h"
#include "models/gradesuggestion.h"
#include "models/pointsuggestion.h"
#include "support/bankbuilder.h"

#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

Question fsxQuestion()
{
    Question question = openQuestion(
        u"fsx"_s, {},
        bothLanguages(u"FSx 연동은 무엇으로 확인하나요?"_s, u"How do you check the FSx link?"_s));
    question.points = {
        keyPoint(u"kind"_s, bothLanguages(u"정적 마운트와 동적 **프로비저닝**을 구분한다."_s,
                                          u"Tell *static* mounts from dynamic provisioning."_s)),
        keyPoint(u"export"_s,
                 bothLanguages(u"내보내기 정책을 본다."_s, u"Inspect the export policy."_s)),
        keyPoint(u"quota"_s, bothLanguages(u"EFS PVC 용량은 할당량이 아니다."_s,
                                           u"The EFS capacity is not a quota."_s))};
    return question;
}

QStringList words(const QString &text, const QList<TextRange> &ranges)
{
    QStringList list;
    for (const TextRange &range : ranges)
        list.append(text.mid(range.position, range.length));
    return list;
}

} // namespace

// What is proposed after the reveal: a grade, key points, and notes beside them.
class TestGradeSuggestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradeAndReason_data()
    {
        QTest::addColumn<int>("ticked"); // of the three points
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("grade"); // 0: none
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing ticked yet") << -1 << 0 << 0 << u""_s;
        QTest::newRow("none") << 0 << 0 << 1 << u"0 of 3 point(s)"_s;
        QTest::newRow("two") << 2 << 0 << 2 << u"2 of 3 point(s)"_s;
        QTest::newRow("all") << 3 << 0 << 3 << u"3 of 3 point(s)"_s;
        QTest::newRow("all, with a hint") << 3 << 1 << 2 << u"3 of 3 point(s), with a hint"_s;
        QTest::newRow("one, with hints") << 1 << 2 << 1 << u"1 of 3 point(s), with a hint"_s;
    }

    void gradeAndReason()
    {
        QFETCH(int, ticked);
        QFETCH(int, hints);
        const Question question = fsxQuestion();
        CardWork work{.hintsUsed = hints};
        for (int i = 0; i < 3 && ticked >= 0; ++i)
            work.ticks.insert(question.points.at(i).id, i < ticked);
        const GradeSuggestion suggestion = suggestGrade(question, work, std::nullopt);
        QTEST(suggestion.grade ? int(*suggestion.grade) : 0, "grade");
        QTEST(suggestion.reason, "reason");
    }

    void whatTheProgramJudgedIsLoweredByAHintToo()
    {
        const Judgement right{.complete = true, .correct = true, .score = 1, .parts = {true}};
        const CardWork sure{.confidence = Confidence::Sure};
        QCOMPARE(suggestGrade({}, sure, right).grade, Grade::Easy);
        const CardWork hinted{.confidence = Confidence::Sure, .hintsUsed = 1};
        QCOMPARE(suggestGrade({}, hinted, right).grade, Grade::Hard);
        QCOMPARE(suggestGrade({}, hinted, right).reason, u"correct, with a hint"_s);
    }

    void pointsAreSuggestedInTheLanguageOnScreen()
    {
        const Question question = fsxQuestion();
        const QString korean = u"정적인지 동적 프로비저닝인지. EFS PVC 용량은 할당량이다"_s;
        const PointSuggestions ko = suggestPoints(question, korean, u"ko"_s);
        QCOMPARE(ko.points.keys(), QStringList{u"kind"_s});
        QCOMPARE(words(u"정적 마운트와 동적 프로비저닝을 구분한다."_s, ko.points.value(u"kind"_s)),
                 (QStringList{u"정적"_s, u"동적"_s, u"프로비저닝"_s}));
        QCOMPARE(words(korean, ko.inAnswer), (QStringList{u"정적"_s, u"동적"_s, u"프로비저닝"_s}));
        QCOMPARE(ko.negated, QStringList{u"quota"_s});
        QVERIFY(suggestPoints(question, korean, u"en"_s).points.isEmpty());
        const auto en = suggestPoints(question, u"static or dynamic provisioning"_s, u"en"_s);
        QCOMPARE(en.points.keys(), QStringList{u"kind"_s});
    }

    void nothingTypedOrNothingOpenSuggestsNothing()
    {
        Question question = fsxQuestion();
        QVERIFY(suggestPoints(question, u" \n"_s, u"ko"_s).points.isEmpty());
        question.answer = ShortAnswer{};
        QVERIFY(suggestPoints(question, u"정적 동적 프로비저닝"_s, u"ko"_s).points.isEmpty());
    }

    void aWordOfTwoPointsIsMarkedOnceInTheAnswer()
    {
        Question question = openQuestion(u"q"_s, {}, bothLanguages(u"무엇?"_s, u"What?"_s));
        question.points = {keyPoint(u"a"_s, bothLanguages(u"EFA 드라이버"_s, u"EFA driver"_s)),
                           keyPoint(u"b"_s, bothLanguages(u"EFA 플러그인"_s, u"EFA plugin"_s))};
        const QString typed = u"EFA 드라이버와 플러그인"_s;
        const PointSuggestions found = suggestPoints(question, typed, u"ko"_s);
        QCOMPARE(found.points.size(), 2);
        QCOMPARE(words(typed, found.inAnswer),
                 (QStringList{u"EFA"_s, u"드라이버"_s, u"플러그인"_s}));
    }

    void historySpeaksOfMisses_data()
    {
        QTest::addColumn<QList<bool>>("recent");
        QTest::addColumn<QString>("text");
        QTest::newRow("never asked") << QList<bool>{} << u""_s;
        QTest::newRow("never missed") << QList<bool>{true, true} << u""_s;
        QTest::newRow("once, missed") << QList<bool>{false} << u"missed last time"_s;
        QTest::newRow("some") << QList<bool>{false, true, false} << u"missed 2 of the last 3"_s;
    }

    void historySpeaksOfMisses()
    {
        QFETCH(QList<bool>, recent);
        QTEST(pointHistoryText(recent), "text");
    }

    void everyDifferenceOfTypingHasASentence_data()
    {
        using enum TypingDifference;
        QTest::addColumn<AnswerDifference>("difference");
        for (const TypingDifference kind :
             {Composition, Width, Form, Invisible, LetterCase, Spacing, Punctuation, TimesSign})
            QTest::addRow("%d", int(kind)) << AnswerDifference(kind);
    }

    void everyDifferenceOfTypingHasASentence()
    {
        QFETCH(AnswerDifference, difference);
        const QString counted = differenceNote(difference, true);
        const QString exact = differenceNote(difference, false);
        QVERIFY(counted.startsWith(u"Counted as right. "_s) && counted.endsWith(u'.'));
        QCOMPARE(exact, u"This answer has to be typed exactly. "_s + counted.section(u". "_s, 1));
    }

    void severalDifferencesAreToldOneAfterTheOther()
    {
        QCOMPARE(differenceNote(TypingDifference::Spacing | TypingDifference::LetterCase, true),
                 u"Counted as right. The letter case differs. The spacing differs."_s);
        QCOMPARE(differenceNote(AnswerDifference(), true), QString());
        QCOMPARE(differenceNote(std::nullopt, true), QString());
    }
};

QTEST_GUILESS_MAIN(TestGradeSuggestion)
#include "tst_gradesuggestion.moc"
