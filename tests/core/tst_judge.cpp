// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge.h"
#include "core/question.h"
#include "core/response.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

LocalText both(const QString &ko, const QString &en)
{
    LocalText text(u"ko"_s, ko);
    text.add(u"en"_s, en);
    return text;
}

LocalText plain(const QString &text)
{
    return {u"ko"_s, text};
}

QString decomposed(const QString &text)
{
    return text.normalized(QString::NormalizationForm_D);
}

} // namespace

class TestJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openQuestionsAreNotJudged()
    {
        QVERIFY(!judge(Question{}, {.text = u"a"_s}, QLocale::c()));
    }

    void picks_data()
    {
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<QList<int>>("picks");
        QTest::addColumn<Judgement>("expected");

        const Answer single = ChoiceAnswer{.options = {{.text = plain(u"a"_s), .correct = true},
                                                       {.text = plain(u"b"_s)},
                                                       {.text = plain(u"c"_s)}}};
        const Answer several = ChoiceAnswer{.options = {{.text = plain(u"a"_s), .correct = true},
                                                        {.text = plain(u"b"_s), .correct = true},
                                                        {.text = plain(u"c"_s)}}};
        QTest::newRow("single, right")
            << single << QList{0} << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("single, wrong")
            << single << QList{2} << Judgement{true, false, 0, {false, true, false}};
        QTest::newRow("single, nothing")
            << single << QList<int>{} << Judgement{false, false, 0, {false, true, true}};
        QTest::newRow("several, all and only")
            << several << QList{1, 0} << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("several, one missed")
            << several << QList{0} << Judgement{true, false, 0.5, {true, false, true}};
        QTest::newRow("several, everything")
            << several << QList{0, 1, 2} << Judgement{true, false, 0.5, {true, true, false}};
        QTest::newRow("several, only wrong")
            << several << QList{2} << Judgement{true, false, 0, {false, false, false}};
        QTest::newRow("option that is gone")
            << single << QList{7} << Judgement{false, false, 0, {false, true, true}};

        const Answer isTrue = TrueFalseAnswer{.value = true};
        const Answer isFalse = TrueFalseAnswer{.value = false};
        QTest::newRow("true, right") << isTrue << QList{1} << Judgement{true, true, 1, {true}};
        QTest::newRow("true, wrong") << isTrue << QList{0} << Judgement{true, false, 0, {false}};
        QTest::newRow("false, right") << isFalse << QList{0} << Judgement{true, true, 1, {true}};
        QTest::newRow("false, wrong") << isFalse << QList{1} << Judgement{true, false, 0, {false}};
        QTest::newRow("neither") << isFalse << QList<int>{} << Judgement{false, false, 0, {false}};
        QTest::newRow("both") << isFalse << QList{0, 1} << Judgement{false, false, 0, {false}};

        const Answer order =
            OrderAnswer{.items = {plain(u"a"_s), plain(u"b"_s), plain(u"c"_s), plain(u"b"_s)}};
        QTest::newRow("order, right")
            << order << QList{0, 1, 2, 3} << Judgement{true, true, 1, {true, true, true, true}};
        QTest::newRow("order, two swapped")
            << order << QList{1, 0, 2, 3}
            << Judgement{true, false, 0.5, {false, false, true, true}};
        QTest::newRow("order, equal items may change places")
            << order << QList{0, 3, 2, 1} << Judgement{true, true, 1, {true, true, true, true}};
        QTest::newRow("order, untouched")
            << order << QList<int>{} << Judgement{false, false, 0, {false, false, false, false}};
        QTest::newRow("order, no arrangement")
            << order << QList{0, 0, 2, 3}
            << Judgement{false, false, 0, {false, false, false, false}};
        QTest::newRow("order, too long")
            << order << QList{0, 1, 2, 3, 4}
            << Judgement{false, false, 0, {false, false, false, false}};

        const Answer match = MatchAnswer{.pairs = {{plain(u"dp"_s), plain(u"batch"_s)},
                                                   {plain(u"tp"_s), plain(u"layer"_s)},
                                                   {plain(u"sp"_s), plain(u"layer"_s)}}};
        QTest::newRow("match, right")
            << match << QList{0, 1, 2} << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("match, equal right sides")
            << match << QList{0, 2, 2} << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("match, one wrong")
            << match << QList{0, 0, 2} << Judgement{true, false, 2.0 / 3, {true, false, true}};
        QTest::newRow("match, half done")
            << match << QList{0, -1} << Judgement{false, false, 1.0 / 3, {true, false, false}};
        QTest::newRow("match, side that is gone")
            << match << QList{0, 1, 9} << Judgement{false, false, 2.0 / 3, {true, true, false}};
    }

    void picks()
    {
        QFETCH(Answer, answer);
        QFETCH(QList<int>, picks);
        Question question;
        question.answer = answer;
        const auto judgement = judge(question, {.picks = picks}, QLocale::c());
        QVERIFY(judgement);
        QTEST(*judgement, "expected");
    }

    void words_data()
    {
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("right");
        QTest::newRow("same") << u"글로벌 배치"_s << u"글로벌 배치"_s << true;
        QTest::newRow("no inner space") << u"글로벌 배치"_s << u"글로벌배치"_s << true;
        QTest::newRow("space put in") << u"글로벌배치"_s << u" 글로벌  배치 "_s << true;
        QTest::newRow("space between scripts") << u"EFS 용량"_s << u"efs용량"_s << true;
        QTest::newRow("Latin words keep their space")
            << u"global batch"_s << u"globalbatch"_s << false;
        QTest::newRow("Latin spaces folded")
            << u"global batch"_s << u"Global\u00A0\t batch"_s << true;
        QTest::newRow("decomposed") << u"텐서 병렬"_s << decomposed(u"텐서병렬"_s) << true;
        QTest::newRow("bank decomposed") << decomposed(u"텐서 병렬"_s) << u"텐서병렬"_s << true;
        QTest::newRow("full width") << u"EFA 400"_s << u"ＥＦＡ　４００"_s << true;
        QTest::newRow("half-width jamo") << u"ㄱ"_s << u"ﾡ"_s << true;
        QTest::newRow("zero width") << u"slurmctld"_s << u"slurm\u200Bctld\uFEFF"_s << true;
        QTest::newRow("Hangul filler") << u"텐서"_s << u"텐서\u3164"_s << true;
        QTest::newRow("marks of direction") << u"EFA 400"_s << u"\u200EEFA\u202C 400"_s << true;
        QTest::newRow("times sign") << u"8 × 4"_s << u"8 x 4"_s << true;
        QTest::newRow("capital X for times") << u"8 × 4"_s << u"8 X 4"_s << true;
        QTest::newRow("typographic apostrophe") << u"node’s role"_s << u"node's role"_s << true;
        QTest::newRow("dash") << u"all‑reduce"_s << u"all-reduce"_s << true;
        QTest::newRow("other word") << u"배치"_s << u"배열"_s << false;
        QTest::newRow("half of it") << u"텐서 병렬"_s << u"텐서"_s << false;
        QTest::newRow("nothing") << u"배치"_s << u""_s << false;
    }

    void words()
    {
        QFETCH(QString, accepted);
        QFETCH(QString, typed);
        QTEST(sameWords(typed, accepted), "right");
    }

    void differencesAreNamed_data()
    {
        using enum TypingDifference;
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<QString>("given");
        QTest::addColumn<AnswerDifference>("difference");
        const auto row = [](const char *name, const QString &accepted, const QString &given,
                            AnswerDifference difference) {
            QTest::newRow(name) << accepted << given << difference;
        };
        row("none", u"텐서 병렬"_s, u"텐서 병렬"_s, {});
        row("decomposed", u"텐서 병렬"_s, decomposed(u"텐서 병렬"_s), Composition);
        row("bank decomposed", decomposed(u"텐서"_s), u"텐서"_s, Composition);
        row("decomposed Latin", u"café"_s, decomposed(u"café"_s), Composition);
        row("full width", u"EFA"_s, u"ＥＦＡ"_s, Width);
        row("full-width digits and mark", u"3.75"_s, u"３．７５"_s, Width);
        row("ideographic space", u"global batch"_s, u"global　batch"_s, Width);
        row("half-width jamo", u"ㄱ"_s, u"ﾡ"_s, Width);
        row("one character for several", u"64 GB"_s, u"64 ㎇"_s, Form);
        row("ligature", u"file"_s, u"ﬁle"_s, Form);
        row("zero width", u"slurmctld"_s, u"slurm\u200Bctld\uFEFF"_s, Invisible);
        row("soft hyphen", u"slurmctld"_s, u"slurm\u00ADctld"_s, Invisible);
        row("letter case", u"FSx"_s, u"fsx"_s, LetterCase);
        row("at the ends", u"FSx"_s, u" FSx "_s, Spacing);
        row("two spaces", u"global batch"_s, u"global  batch"_s, Spacing);
        row("no-break space", u"global batch"_s, u"global\u00A0batch"_s, Spacing);
        row("Hangul written together", u"글로벌 배치"_s, u"글로벌배치"_s, Spacing);
        row("dash", u"all-reduce"_s, u"all–reduce"_s, Punctuation);
        row("no-break hyphen", u"all-reduce"_s, u"all‑reduce"_s, Punctuation);
        row("quotes", u"“gang”"_s, u"\"gang\""_s, Punctuation);
        row("times", u"8 × 4"_s, u"8 x 4"_s, TimesSign);
        row("capital x", u"8 × 4"_s, u"8 X 4"_s, TimesSign | LetterCase);
        row("several", u"글로벌 Batch"_s, decomposed(u"글로벌"_s) + u"\u200Bｂatch"_s,
            Composition | Invisible | Width | LetterCase | Spacing);
    }

    void differencesAreNamed()
    {
        QFETCH(QString, accepted);
        QFETCH(QString, given);
        QVERIFY(sameWords(given, accepted));
        const auto difference = answerDifference(given, accepted);
        QVERIFY(difference);
        QTEST(*difference, "difference");
        QCOMPARE(answerDifference(accepted, given), difference);
    }

    void otherWordsHaveNoDifferenceOfTyping()
    {
        QVERIFY(!answerDifference(u"배열"_s, u"배치"_s));
        QVERIFY(!answerDifference(u"배치"_s, QStringList()));
    }

    void theMostAlikeOfTheAcceptedAnswersCounts()
    {
        QCOMPARE(answerDifference(u"mcore"_s, {u"ＭＣore"_s, u"다른"_s, u"MCore"_s}),
                 AnswerDifference(TypingDifference::LetterCase));
    }

    void shortAnswers_data()
    {
        QTest::addColumn<bool>("exact");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("complete");
        QTest::addColumn<bool>("right");
        QTest::newRow("first") << false << u"메가트론"_s << true << true;
        QTest::newRow("the other language") << false << u"MEGATRON"_s << true << true;
        QTest::newRow("second answer") << false << u"mcore"_s << true << true;
        QTest::newRow("wrong") << false << u"mega"_s << true << false;
        QTest::newRow("blank") << false << u" \u200B "_s << false << false;
        QTest::newRow("exact, same") << true << u"Megatron"_s << true << true;
        QTest::newRow("exact, case differs") << true << u"megatron"_s << true << false;
        QTest::newRow("exact, a space too many") << true << u"Megatron "_s << true << false;
        QTest::newRow("exact, decomposed") << true << decomposed(u"메가트론"_s) << true << true;
        QTest::newRow("exact, full width") << true << u"Ｍegatron"_s << true << false;
        QTest::newRow("exact, zero width") << true << u"Mega\u200Btron"_s << true << false;
    }

    void shortAnswers()
    {
        QFETCH(bool, exact);
        QFETCH(QString, typed);
        Question question;
        question.answer = ShortAnswer{
            .accepted = {both(u"메가트론"_s, u"Megatron"_s), plain(u"MCore"_s)}, .exact = exact};
        const auto judgement = judge(question, {.text = typed}, QLocale::c());
        QVERIFY(judgement);
        QTEST(judgement->complete, "complete");
        QTEST(judgement->correct, "right");
        QCOMPARE(judgement->parts, QList{judgement->correct});
    }

    void gapsAreJudgedOneByOne_data()
    {
        using Gaps = QMap<int, QString>;
        QTest::addColumn<Gaps>("gaps");
        QTest::addColumn<Judgement>("expected");
        QTest::newRow("all, languages mixed")
            << Gaps{{1, u"batch"_s}, {2, u"층"_s}, {10, u"fsdp"_s}}
            << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("the literal Markdown")
            << Gaps{{1, u"배치"_s}, {2, u"층"_s}, {10, u"`FSDP`"_s}}
            << Judgement{true, true, 1, {true, true, true}};
        QTest::newRow("one wrong") << Gaps{{1, u"배치"_s}, {2, u"배치"_s}, {10, u"FSDP"_s}}
                                   << Judgement{true, false, 2.0 / 3, {true, false, true}};
        QTest::newRow("one open") << Gaps{{1, u"배치"_s}, {2, u" "_s}}
                                  << Judgement{false, false, 1.0 / 3, {true, false, false}};
        QTest::newRow("nothing") << Gaps{} << Judgement{false, false, 0, {false, false, false}};
    }

    void gapsAreJudgedOneByOne()
    {
        Question question;
        question.answer = ClozeAnswer{};
        question.question = both(u"{{c2::층}}, {{c1::배치}}, {{c10::`FSDP`}}"_s,
                                 u"{{c1::batch}}, {{c2::layers::what?}}, {{c1::batch}}"_s);
        QCOMPARE(gapNumbers(question), (QList{1, 2, 10}));
        using Gaps = QMap<int, QString>;
        QFETCH(Gaps, gaps);
        const auto judgement = judge(question, {.gaps = gaps}, QLocale::c());
        QVERIFY(judgement);
        QTEST(*judgement, "expected");
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number"); // NaN: refused
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const auto row = [](const char *locale, const QString &text, double number) {
            QTest::addRow("%s: %s", locale, qPrintable(text))
                << QString::fromLatin1(locale) << text << number;
        };

        for (const char *locale : {"ko_KR", "en_US", "de_DE", "fr_FR"}) {
            row(locale, u"64"_s, 64);
            row(locale, u" +64 "_s, 64);
            row(locale, u"-64"_s, -64);
            row(locale, u"\u221264"_s, -64);
            row(locale, u"- 64"_s, -64);
            row(locale, u"064"_s, 64);
            row(locale, u"1e3"_s, 1000);
            row(locale, u"1E+3"_s, 1000);
            row(locale, u"1.5e-3"_s, 0.0015);
            row(locale, u"1e"_s, none);
            row(locale, u"６４"_s, 64);
            row(locale, u"٦٤"_s, 64);
            row(locale, u"1,000,000"_s, 1000000);
            row(locale, u"1.000.000"_s, 1000000);
            row(locale, u"1.000,5"_s, 1000.5);
            row(locale, u"1,000.5"_s, 1000.5);
            row(locale, u"1 000 000"_s, 1000000);
            row(locale, u"1\u202F000,5"_s, 1000.5);
            row(locale, u"1'000.5"_s, 1000.5);
            row(locale, u"12,34,567"_s, 1234567);
            row(locale, u"64.0"_s, 64);
            row(locale, u"64,0"_s, 64);
            row(locale, u"0.500"_s, 0.5);
            row(locale, u"0,500"_s, 0.5);
            row(locale, u".5"_s, 0.5);
            row(locale, u",5"_s, 0.5);
            row(locale, u"5."_s, 5);
            row(locale, u"64 GB"_s, 64);
            row(locale, u"64gb"_s, 64);
            row(locale, u"64 기가바이트"_s, 64);
            row(locale, u"1e3GB"_s, 1000);
            row(locale, u"64 MB"_s, none);
            row(locale, u"GB"_s, none);
            row(locale, u""_s, none);
            row(locale, u" "_s, none);
            row(locale, u"."_s, none);
            row(locale, u"-"_s, none);
            row(locale, u"--5"_s, none);
            row(locale, u"6 4"_s, none);
            row(locale, u"1 000 00"_s, none);
            row(locale, u"1,00,0.5,"_s, none);
            row(locale, u"1.2.3"_s, none);
            row(locale, u"1.000,000.5"_s, none);
            row(locale, u"1e3e3"_s, none);
            row(locale, u"1e999"_s, none);
            row(locale, u"1e9999"_s, none);
            row(locale, u"inf"_s, none);
            row(locale, u"infinity"_s, none);
            row(locale, u"nan"_s, none);
            row(locale, u"0x40"_s, none);
            row(locale, u"64 or 32"_s, none);
            row(locale, u"예순넷"_s, none);
        }
        row("ko_KR", u"1,000"_s, 1000);
        row("en_US", u"1,000"_s, 1000);
        row("de_DE", u"1,000"_s, 1);
        row("fr_FR", u"1,000"_s, 1);
        row("ko_KR", u"1.000"_s, 1);
        row("en_US", u"1.000"_s, 1);
        row("de_DE", u"1.000"_s, 1000);
        row("fr_FR", u"1.000"_s, 1);
    }

    void numbers()
    {
        QFETCH(QString, locale);
        QFETCH(QString, text);
        QFETCH(double, number);
        const auto parsed = parseNumber(text, QLocale(locale), both(u"기가바이트"_s, u"GB"_s));
        QCOMPARE(parsed.has_value(), !std::isnan(number));
        if (parsed)
            QCOMPARE(*parsed, number);
    }

    void toleranceIncludesItsBorders_data()
    {
        QTest::addColumn<double>("min");
        QTest::addColumn<double>("max");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("right");
        QTest::newRow("exactly") << 64.0 << 64.0 << u"64"_s << true;
        QTest::newRow("just beside") << 64.0 << 64.0 << u"64.000001"_s << false;
        QTest::newRow("lower border, rounded") << 9.4 - 0.1 << 9.4 + 0.1 << u"9.3"_s << true;
        QTest::newRow("upper border, rounded")
            << 0.1 + 0.2 - 0.05 << 0.1 + 0.2 + 0.05 << u"0.35"_s << true;
        QTest::newRow("below") << 9.4 - 0.1 << 9.4 + 0.1 << u"9.29999"_s << false;
        QTest::newRow("above") << 9.4 - 0.1 << 9.4 + 0.1 << u"9.50001"_s << false;
        QTest::newRow("zero") << 0.0 << 0.0 << u"-0"_s << true;
        QTest::newRow("not zero") << 0.0 << 0.0 << u"1e-300"_s << false;
        QTest::newRow("open to above") << 5.0 << double(INFINITY) << u"1e300"_s << true;
        QTest::newRow("below an open range") << 5.0 << double(INFINITY) << u"4"_s << false;
        QTest::newRow("no number") << 5.0 << 6.0 << u"five"_s << false;
    }

    void toleranceIncludesItsBorders()
    {
        QFETCH(double, min);
        QFETCH(double, max);
        QFETCH(QString, typed);
        Question question;
        question.answer = NumericAnswer{.min = min, .max = max};
        const auto judgement = judge(question, {.text = typed}, QLocale::c());
        QVERIFY(judgement);
        QTEST(judgement->correct, "right");
        QCOMPARE(judgement->complete, typed != u"five");
    }

    void orderDependsOnTheSeedAlone()
    {
        // Fixed for ever: a restored draft must find the options where they were.
        QCOMPARE(shuffledOrder(6, 1), (QList{1, 3, 0, 4, 5, 2}));
        QCOMPARE(shuffledOrder(6, 2), (QList{3, 4, 2, 1, 5, 0}));
        QVERIFY(shuffledOrder(6, 1) != shuffledOrder(6, 2));
        QCOMPARE(shuffledOrder(0, 7), QList<int>{});
        QCOMPARE(shuffledOrder(1, 7), QList{0});
    }

    void everyOrderComesUpAboutEquallyOften()
    {
        QMap<QList<int>, int> seen;
        for (quint64 seed = 0; seed < 6000; ++seed)
            ++seen[shuffledOrder(3, seed)];
        QCOMPARE(seen.size(), 6);
        for (const int count : seen)
            QVERIFY2(count > 800 && count < 1200, qPrintable(QString::number(count)));
    }

    void anOrderQuestionNeverBeginsSolved()
    {
        for (quint64 seed = 0; seed < 1000; ++seed) {
            QCOMPARE(scrambledOrder(2, seed), (QList{1, 0}));
            QVERIFY(scrambledOrder(3, seed) != (QList{0, 1, 2}));
        }
        QCOMPARE(scrambledOrder(1, 7), QList{0});
    }
};

QTEST_GUILESS_MAIN(TestJudge)
#include "tst_judge.moc"
