// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cloze.h"
#include "core/text.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folding_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("case") << u"FSx For LUSTRE"_s << u"fsx for lustre"_s;
        QTest::newRow("full width") << u"ＥＦＡ　４００"_s << u"efa 400"_s;
        QTest::newRow("decomposed Hangul")
            << u"텐서"_s.normalized(QString::NormalizationForm_D) << u"텐서"_s;
        QTest::newRow("zero width") << u"글로벌\u200B배치\uFEFF"_s << u"글로벌배치"_s;
        QTest::newRow("inner spaces") << u"  a \t\n b\u00A0c "_s << u"a b c"_s;
        QTest::newRow("empty") << u""_s << u""_s;
    }

    void folding()
    {
        QFETCH(QString, text);
        QTEST(foldedText(text), "folded");
    }

    void plainTextKeepsWordsAndDropsMarkup_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("plain");
        QTest::newRow("emphasis") << u"a **b** _c_ `d`"_s << u"a b c d"_s;
        QTest::newRow("link") << u"[Karpenter](https://karpenter.sh) docs"_s << u"Karpenter docs"_s;
        QTest::newRow("list") << u"- one\n- two"_s << u"one two"_s;
        QTest::newRow("table") << u"|a|b|\n|---|---|\n|1|2|"_s << u"a b 1 2"_s;
        QTest::newRow("html tag") << u"a <b>x</b>"_s << u"a x"_s;
        QTest::newRow("no html tag")
            << u"kubectl logs <pod-name>"_s << u"kubectl logs <pod-name>"_s;
        QTest::newRow("comment") << u"2+2? <!-- answer: 4 -->\n\n<!-- 4 -->"_s << u"2+2?"_s;
        QTest::newRow("script") << u"a <script>b</script> c\n\n<script>d</script>"_s << u"a c"_s;
        QTest::newRow("entity") << u"a &amp;lt; &hellip; &#x41; &#0; &#xD800; &nosuch;"_s
                                << u"a &lt; … A \uFFFD \uFFFD &nosuch;"_s;
    }

    void plainTextKeepsWordsAndDropsMarkup()
    {
        QFETCH(QString, markdown);
        QTEST(plainText(markdown), "plain");
    }

    void clozeDeletionsAreFound()
    {
        const QString text = u"A {{c1::TP}} cuts {{c2::layers::what?}}, {{c1::TP}}."_s;
        const ClozeText cloze = parseCloze(text);
        QCOMPARE(cloze.spans.size(), 3);
        QCOMPARE(cloze.spans.at(1).number, 2);
        QCOMPARE(cloze.spans.at(1).text, u"layers"_s);
        QCOMPARE(cloze.spans.at(1).hint, u"what?"_s);
        QVERIFY(cloze.malformed.isEmpty());
        QCOMPARE(clozeWithGaps(text), u"A […] cuts [what?], […]."_s);
        QCOMPARE(clozeFilled(text), u"A TP cuts layers, TP."_s);
    }

    void malformedClozeIsReportedNotHalfRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("not closed") << u"a {{c1::b"_s;
        QTest::newRow("empty") << u"a {{c1::}} b"_s;
        QTest::newRow("number 0") << u"a {{c0::x}} b"_s;
        QTest::newRow("single colon") << u"a {{c1:x}} b"_s;
    }

    void malformedClozeIsReportedNotHalfRead()
    {
        QFETCH(QString, text);
        const ClozeText cloze = parseCloze(text);
        QVERIFY(cloze.spans.isEmpty());
        QCOMPARE(cloze.malformed.size(), 1);
        QCOMPARE(clozeWithGaps(text), text);
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
