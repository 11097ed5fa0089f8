// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "render/markdown.h"
#include "render/wordmarks.h"

#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

TextContext context()
{
    return {.theme = Theme::of(Theme::Kind::Light), .style = TextStyle::fromPlatform()};
}

// What stands in the document where the word stands in the plain text.
QStringList wordsAt(const QString &markdown, const QString &word)
{
    const auto document = renderMarkdown(markdown, context());
    const QString plain = plainText(markdown);
    QList<TextRange> ranges;
    for (qsizetype at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
        ranges.append({at, word.size()});
    QStringList words;
    for (const TextRange &place : placesOf(ranges, plain, *document)) {
        QTextCursor cursor(document.get());
        cursor.setPosition(int(place.position));
        cursor.setPosition(int(place.position + place.length), QTextCursor::KeepAnchor);
        words.append(cursor.selectedText().removeIf(isInvisible));
    }
    return words;
}

} // namespace

class TestWordMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundInTheDocument_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("times");
        const auto row = [](const char *name, const QString &markdown, const QString &word,
                            int times = 1) {
            QTest::newRow(name) << markdown << word << times;
        };
        row("plain", u"정적 방식과 동적 방식"_s, u"방식"_s, 2);
        row("across a format", u"프로**비저**닝을 구분"_s, u"프로비저닝"_s);
        row("behind guides of line breaks", u"8 × 4 × 2 = 64이므로 3200 Gbps, all-reduce"_s,
            u"Gbps"_s);
        row("with a guide inside", u"the all-reduce of TP 8"_s, u"all-reduce"_s);
        row("code", u"`use_reentrant` 값을 명시하고 `replicas`"_s, u"replicas"_s);
        row("behind two spaces and a line", u"a  b\nc **d**"_s, u"d"_s);
        row("in a list", u"- one\n- two\n\nthree two"_s, u"two"_s, 2);
        row("in a table", u"|a|b|\n|---|---|\n|c|d|\n\ne"_s, u"e"_s);
        row("behind an entity", u"a &amp; b &hellip; c"_s, u"c"_s);
        row("behind a missing picture", u"![a mesh](nothing.png) grows"_s, u"a mesh"_s);
        row("link", u"see [Karpenter](https://karpenter.sh) docs"_s, u"Karpenter"_s);
        row("line break", u"a<br>b c"_s, u"c"_s);
        row("emoji before", u"👍 good"_s, u"good"_s);
    }

    void wordsAreFoundInTheDocument()
    {
        QFETCH(QString, markdown);
        QFETCH(QString, word);
        QFETCH(int, times);
        QCOMPARE(wordsAt(markdown, word), QStringList(times, word));
    }

    void rangesOutsideTheTextAreLeftOut()
    {
        const auto document = renderMarkdown(u"abc"_s, context());
        QCOMPARE(placesOf({{-1, 2}, {2, 2}, {9, 1}, {1, 0}}, u"abc"_s, *document),
                 QList<TextRange>());
        QCOMPARE(placesOf({{0, 3}}, u"other"_s, *document), QList<TextRange>());
    }

    void marksComeAndGoWithoutTouchingTheDocument()
    {
        const auto document = renderMarkdown(u"one *two*\n\nthree"_s, context());
        document->fitTo(300);
        const QString html = document->toHtml();
        const auto formats = [&] {
            QStringList words;
            for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
                for (const auto &format : block.layout()->formats())
                    words.append(block.text().mid(format.start, format.length));
            }
            return words;
        };
        markWords(*document, placesOf({{4, 3}, {8, 5}}, u"one two three"_s, *document));
        QCOMPARE(formats(), (QStringList{u"two"_s, u"three"_s}));
        document->fitTo(200);
        QCOMPARE(formats(), (QStringList{u"two"_s, u"three"_s}));
        QCOMPARE(document->toHtml(), html);
        markWords(*document, {});
        QCOMPARE(formats(), QStringList());
    }
};

QTEST_MAIN(TestWordMarks)
#include "tst_wordmarks.moc"
