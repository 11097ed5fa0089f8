// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/markdown.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

TextContext plainContext()
{
    return {Theme::of(Theme::Kind::Light), TextStyle::fromPlatform(),
            QStringLiteral(FOLDOUT_TEST_DATA)};
}

using Card = std::unique_ptr<CardDocument>;

Card rendered(const QString &markdown)
{
    return renderMarkdown(markdown, plainContext());
}

// The format of the first fragment whose text, without guides, holds words.
QTextCharFormat formatOf(const CardDocument &card, const QString &words)
{
    for (QTextBlock block = card.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().text().contains(words))
                return it.fragment().charFormat();
        }
    }
    return {};
}

QStringList decorationsOf(const CardDocument &card)
{
    static const QStringList names = {u"code"_s,   u"inline"_s, u"key"_s,  u"notice"_s, u"quote"_s,
                                      u"marker"_s, u"open"_s,   u"done"_s, u"rule"_s};
    QStringList found;
    for (const Decoration &decoration : card.decorations())
        found << names.at(decoration.kind) + u':' + QString::number(decoration.level) + u':' +
                     decoration.text;
    return found;
}

} // namespace

class TestMarkdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What a reader sees, and what copying everything gives.
    void wordsAreTheAuthors_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QString &markdown, const QString &text) {
            QTest::newRow(name) << markdown << text;
        };
        row("paragraphs", u"하나\n\n둘"_s, u"하나\n둘"_s);
        row("soft break", u"하나\n둘"_s, u"하나 둘"_s);
        row("hard break", u"하나\\\n둘"_s, u"하나\n둘"_s);
        row("guides do not reach the clipboard",
            u"EFA 3200 Gbps, 8 × 4, all-reduce, a·b·c·d·e·f·g"_s,
            u"EFA 3200 Gbps, 8 × 4, all-reduce, a·b·c·d·e·f·g"_s);
        row("author's own guides", u"a\u2060b 3200 Gbps c\u200Bd"_s,
            u"a\u2060b 3200 Gbps c\u200Bd"_s);
        row("author's no-break space", u"400\u00A0Gbps"_s, u"400\u00A0Gbps"_s);
        row("inline code", u"a `b  c`는 d"_s, u"a b  c는 d"_s);
        row("bullets", u"- a\n- b\n  - c"_s, u"• a\n• b\n◦ c"_s);
        row("numbers", u"3. a\n4. b"_s, u"3. a\n4. b"_s);
        row("parentheses", u"1) a\n2) b"_s, u"1) a\n2) b"_s);
        row("tasks", u"- [x] a\n- [ ] b"_s, u"[x] a\n[ ] b"_s);
        row("empty item", u"- a\n-\n- c"_s, u"• a\n• \n• c"_s);
        row("code in an item", u"1. a\n   ```\n   b\n   ```\n2. c"_s, u"1. a\nb\n2. c"_s);
        row("code", u"```yaml\na: 1\n\n  b:\t2\n```"_s, u"a: 1\n\n  b:\t2"_s);
        row("indented code", u"a\n\n    b  c"_s, u"a\nb  c"_s);
        row("code is never prose", u"```\n3200 Gbps 8 × 4 all-reduce\n```"_s,
            u"3200 Gbps 8 × 4 all-reduce"_s);
        row("table", u"|a|b|\n|---|---|\n|1|2|\n\nc"_s, u"a\tb\n1\t2\nc"_s);
        row("table alone", u"|a|\n|---|\n|1|"_s, u"a\n1"_s);
        row("quote", u"> a\n>\n> b"_s, u"a\nb"_s);
        row("entity", u"&lt;b&gt; &amp;lt; &hellip;"_s, u"<b> &lt; …"_s);
        row("strange entities", u"&#x41; &#0; &#xD800; &#9999999999; &nosuch;"_s,
            u"A \uFFFD \uFFFD &#9999999999; &nosuch;"_s);
        row("comment", u"a <!-- b --> c\n\n<!-- d -->\n\ne"_s, u"a  c\ne"_s);
        row("hidden by style", u"<span style=\"display:none\">4</span>"_s, u"4"_s);
        row("script and style", u"<script>x</script>\n\na <style>b</style> c"_s, u"a  c"_s);
        row("no element", u"kubectl logs <pod-name>"_s, u"kubectl logs <pod-name>"_s);
        row("html block", u"<details><summary>Q</summary>\n\nanswer"_s, u"Q\n\nanswer"_s);
        row("line break element", u"a<br>b"_s, u"a\nb"_s);
        row("refused link", u"[a](javascript:x) b"_s, u"a b"_s);
        row("picture", u"![mesh](images/mesh.svg)"_s, u"mesh"_s);
        row("money", u"Price $5 and $10."_s, u"Price $5 and $10."_s);
        row("shortcode", u":smile:"_s, u":smile:"_s);
        row("decomposed", u"한글"_s.normalized(QString::NormalizationForm_D),
            u"한글"_s.normalized(QString::NormalizationForm_D));
        row("reordering controls in code", u"`a\u202Eb`"_s, u"a\u202Eb"_s);
        row("empty", u""_s, u""_s);
        row("blank", u" \n\n "_s, u""_s);
    }

    void wordsAreTheAuthors()
    {
        QFETCH(QString, markdown);
        QTEST(rendered(markdown)->authorText(), "text");
    }

    void partOfATextIsCopiedFaithfully()
    {
        const Card card = rendered(u"노드 3200 Gbps, `b` c"_s);
        const int space = card->toRawText().indexOf(QChar(0x00A0));
        QVERIFY(space > 0);
        QCOMPARE(card->authorText(0, space + 1), u"노드 3200 "_s);
        QCOMPARE(card->authorText(space, card->characterCount() - 1), u" Gbps, b c"_s);
        QCOMPARE(card->authorText(0, 0), QString());
    }

    void decorationsStandWhereTheMarkupWas_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QStringList>("decorations");
        const auto row = [](const char *name, const QString &markdown, const QStringList &found) {
            QTest::newRow(name) << markdown << found;
        };
        row("plain", u"a *b* **c**"_s, {});
        row("nested lists", u"- a\n  1. b\n     - c"_s,
            {u"marker:1:•"_s, u"marker:2:1."_s, u"marker:3:•"_s});
        row("list from 3", u"3. a\n4. b"_s, {u"marker:1:3."_s, u"marker:1:4."_s});
        row("tasks", u"- [x] a\n- [ ] b"_s, {u"done:1:[x]"_s, u"open:1:[ ]"_s});
        row("quote in a quote", u"> a\n> > b"_s, {u"quote:1:"_s, u"quote:0:"_s});
        row("list in a quote", u"> - a"_s, {u"marker:2:•"_s, u"quote:0:"_s});
        row("code in an item", u"- a\n  ```\n  b\n  ```"_s, {u"marker:1:•"_s, u"code:1:"_s});
        row("inline", u"`a` <kbd>b</kbd>"_s, {u"inline:0:"_s, u"key:0:"_s});
        row("rule", u"a\n\n---"_s, {u"rule:0:"_s});
        row("missing picture", u"![a](none.png)"_s, {u"notice:0:"_s});
        row("empty quote", u">\n\na"_s, {});
    }

    void decorationsStandWhereTheMarkupWas()
    {
        QFETCH(QString, markdown);
        QTEST(decorationsOf(*rendered(markdown)), "decorations");
    }

    void spansHaveTheirFormats()
    {
        const Card card =
            rendered(u"**굵게** *slanted* *강조* ~~지움~~ `code` a<sub>1</sub> b<sup>2</sup>"_s);
        QCOMPARE(formatOf(*card, u"굵게"_s).fontWeight(), int(QFont::Bold));
        QVERIFY(formatOf(*card, u"slanted"_s).fontItalic());
        QVERIFY(!formatOf(*card, u"강조"_s).fontItalic()); // no slanted Hangul
        QCOMPARE(formatOf(*card, u"강조"_s).fontWeight(), int(QFont::DemiBold));
        QVERIFY(formatOf(*card, u"지움"_s).fontStrikeOut());
        QVERIFY(formatOf(*card, u"code"_s).fontFixedPitch());
        QCOMPARE(formatOf(*card, u"1"_s).verticalAlignment(), QTextCharFormat::AlignSubScript);
        QCOMPARE(formatOf(*card, u"2"_s).verticalAlignment(), QTextCharFormat::AlignSuperScript);
    }

    void linksShowTheirRealTarget()
    {
        const Card card =
            rendered(u"[https://good.example](https://аррӏе.com/x) [b](javascript:x)"_s);
        QCOMPARE(formatOf(*card, u"good"_s).anchorHref(), u"https://xn--80ak6aa92e.com/x"_s);
        QCOMPARE(formatOf(*card, u"good"_s).toolTip(), u"https://xn--80ak6aa92e.com/x"_s);
        QVERIFY(!formatOf(*card, u"b"_s).isAnchor());
        QVERIFY(card->hasLinks());
        QVERIFY(!rendered(u"[b](javascript:x)"_s)->hasLinks());
    }

    void headingsAreKnownAsSuch()
    {
        const Card card = rendered(u"# a\n\n### b\n\nc"_s);
        QCOMPARE(card->begin().blockFormat().headingLevel(), 1);
        QCOMPARE(card->begin().next().blockFormat().headingLevel(), 3);
        QCOMPARE(card->lastBlock().blockFormat().headingLevel(), 0);
        QVERIFY(formatOf(*card, u"a"_s).fontPointSize() > formatOf(*card, u"b"_s).fontPointSize());
    }

    void tablesKeepRowsColumnsAndAlignment()
    {
        const Card card = rendered(u"a\n\n|x|y|z|\n|:---|:---:|---:|\n|1|2|3|\n|4|5||"_s);
        const QTextTable *table = nullptr;
        for (QTextFrame *frame : card->rootFrame()->childFrames())
            table = qobject_cast<QTextTable *>(frame);
        QVERIFY(table);
        QCOMPARE(table->rows(), 3);
        QCOMPARE(table->columns(), 3);
        const auto alignment = [&](int column) {
            return table->cellAt(1, column).firstCursorPosition().blockFormat().alignment();
        };
        QCOMPARE(alignment(0), Qt::AlignLeft);
        QCOMPARE(alignment(1), Qt::AlignHCenter);
        QCOMPARE(alignment(2), Qt::AlignRight);
        QCOMPARE(formatOf(*card, u"x"_s).fontWeight(), int(QFont::DemiBold));
        QCOMPARE(formatOf(*card, u"x"_s).foreground().color(), plainContext().theme.muted);
        QVERIFY(table->cellAt(2, 2).format().toTableCellFormat().bottomBorder() > 0);
    }

    void nothingStandsAboveTheFirstLineOrBelowTheLast_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::newRow("paragraph") << u"a"_s;
        QTest::newRow("heading") << u"# a"_s;
        QTest::newRow("list") << u"- a"_s;
        QTest::newRow("quote") << u"> a"_s;
        QTest::newRow("table") << u"|a|\n|---|"_s;
        QTest::newRow("code") << u"```\na\n```"_s;
        QTest::newRow("paragraph after a comment") << u"<!-- c -->\n\na"_s;
    }

    void nothingStandsAboveTheFirstLineOrBelowTheLast()
    {
        QFETCH(QString, markdown);
        const Card card = rendered(markdown);
        card->fitTo(400);
        const qreal em = QFontInfo(card->defaultFont()).pixelSize();
        const qreal height = card->size().height();
        QVERIFY2(height >= 1.3 * em && height < 3.2 * em, qPrintable(QString::number(height / em)));
    }

    void codeKeepsItsPaddingInsideTheDocument()
    {
        const Card card = rendered(u"```\na\n```"_s);
        card->fitTo(300);
        QImage image(300, qRound(card->size().height()), QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            card->paint(painter, image.rect());
        }
        const QColor ground = plainContext().theme.code;
        QCOMPARE(image.pixelColor(150, 1), ground);
        QCOMPARE(image.pixelColor(150, image.height() - 2), ground);
    }

    void paragraphsRunByTheirFirstStrongCharacter()
    {
        const Card card = rendered(u"שלום **עולם** `code`\n\nabc שלום\n\n```\nשלום\n```"_s);
        QTextBlock block = card->begin();
        QCOMPARE(block.textDirection(), Qt::RightToLeft);
        QCOMPARE(block.next().textDirection(), Qt::LeftToRight);
        QCOMPARE(block.next().next().textDirection(), Qt::LeftToRight); // code
    }

    void controlsThatReorderAreMarkedInCodeOnly()
    {
        const Card card = rendered(u"```\nuser\u202E// admin\n```"_s);
        QVERIFY(card->toPlainText().contains(u"[U+202E]"_s));
        QCOMPARE(card->authorText(), u"user\u202E// admin"_s);
        QVERIFY(!rendered(u"file \u202Egnp.exe"_s)->toPlainText().contains(u"U+202E"_s));
    }

    void picturesScaleToTheColumnAndTellTheirText()
    {
        const Card card = rendered(u"![the mesh](images/mesh.svg)"_s);
        QCOMPARE(card->pictureTexts(), QStringList{u"the mesh"_s});
        card->fitTo(400);
        const qreal wide = card->size().height();
        card->fitTo(60);
        QVERIFY(card->idealWidth() <= 60);
        QVERIFY(card->size().height() < wide);
        QVERIFY(rendered(u"![a](none.png)"_s)->toPlainText().contains(u"none.png"_s));
    }

    void textIsSetAnewForAnotherThemeWithTheSamePlaces()
    {
        const QString markdown = u"a **b** `c`\n\n- d\n\n|e|\n|---|\n|f|"_s;
        TextContext dark = plainContext();
        dark.theme = Theme::of(Theme::Kind::Dark);
        dark.style.scale = 2;
        const Card first = rendered(markdown);
        const Card second = renderMarkdown(markdown, dark);
        QCOMPARE(second->toRawText(), first->toRawText());
        QCOMPARE(formatOf(*second, u"b"_s).foreground().color(), dark.theme.ink);
        QCOMPARE(second->defaultFont().pointSizeF(), 2 * first->defaultFont().pointSizeF());
    }
};

QTEST_MAIN(TestMarkdown)
#include "tst_markdown.moc"
