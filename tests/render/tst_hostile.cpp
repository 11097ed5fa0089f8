// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/markdown.h"
#include "render/svgcheck.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<CardDocument> rendered(const QString &markdown)
{
    auto card = renderMarkdown(
        markdown, {Theme::of(Theme::Kind::Light), TextStyle::fromPlatform(), u"/nonexistent"_s});
    card->fitTo(600);
    QImage image(600, 400, QImage::Format_RGB32);
    QPainter painter(&image);
    card->paint(painter, image.rect());
    return card;
}

QStringList targets(const CardDocument &card)
{
    QStringList found;
    for (QTextBlock block = card.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isAnchor())
                found << it.fragment().charFormat().anchorHref();
        }
    }
    return found;
}

QString adversarial(const QString &name)
{
    QFile file(qEnvironmentVariable("FOLDOUT_SHARED") + u"/bank/adversarial/md/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deepNestingIsLevelledAndItsTextStays_data()
    {
        QTest::addColumn<QString>("opening");
        QTest::newRow("quotes") << u"> "_s;
        QTest::newRow("bullets") << u"- "_s;
        QTest::newRow("numbers") << u"1. "_s;
    }

    void deepNestingIsLevelledAndItsTextStays()
    {
        QFETCH(QString, opening);
        const auto card = rendered(opening.repeated(300) + u"innermost"_s);
        QVERIFY(card->authorText().endsWith(u"innermost"_s));
        QCOMPARE(card->lastBlock().blockFormat().indent(), 8);
    }

    void aTableOfFortyThousandCellsIsCutAndSaysSo()
    {
        const QString row = u"|"_s + u"a|"_s.repeated(200) + u'\n';
        const auto card =
            rendered(row + u"|"_s + u"---|"_s.repeated(200) + u'\n' + row.repeated(199));
        const QList<QTextFrame *> frames = card->rootFrame()->childFrames();
        QCOMPARE(frames.size(), 1);
        const auto *table = qobject_cast<QTextTable *>(frames.first());
        QVERIFY(table->rows() * table->columns() <= 1000);
        QVERIFY(card->lastBlock().text().contains(u"200"_s));
    }

    void manyMarksAreReadInOneGo_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::newRow("brackets") << u"["_s.repeated(60'000);
        QTest::newRow("emphasis") << u"*a "_s.repeated(20'000);
        QTest::newRow("backticks") << u"`a``b```"_s.repeated(8'000);
        QTest::newRow("pictures") << u"![a](b.png)"_s.repeated(5'000);
        QTest::newRow("links") << u"[a](https://b.c) "_s.repeated(3'500);
        QTest::newRow("html") << u"<b>"_s.repeated(20'000);
        QTest::newRow("open comments") << u"<!--"_s.repeated(15'000);
        QTest::newRow("entities") << u"&hellip;"_s.repeated(8'000);
        QTest::newRow("code lines") << u"```\n"_s + u"a\n"_s.repeated(30'000);
        QTest::newRow("list items") << u"- a\n"_s.repeated(15'000);
        QTest::newRow("paragraphs") << u"a\n\n"_s.repeated(20'000);
        QTest::newRow("inline code") << u"`a` "_s.repeated(15'000);
        QTest::newRow("one word") << u"가"_s.repeated(60'000);
        QTest::newRow("marks on one letter") << u"Z"_s + u"\u0301"_s.repeated(30'000);
    }

    void manyMarksAreReadInOneGo()
    {
        QFETCH(QString, markdown);
        QVERIFY(rendered(markdown)->characterCount() > 0);
    }

    void adversarialTexts_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(qEnvironmentVariable("FOLDOUT_SHARED") + u"/bank/adversarial/md"_s);
        const QStringList files = folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name);
        if (files.isEmpty())
            QSKIP("FOLDOUT_SHARED holds no adversarial texts");
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << file;
    }

    void adversarialTexts()
    {
        QFETCH(QString, file);
        const auto card = rendered(adversarial(file));
        const QString text = card->authorText();
        const auto shows = [&](const QString &words) {
            return text.contains(words);
        };

        // Whatever it is: no markup of a script survives, and no link leads where none may.
        for (const QString &target : targets(*card))
            QVERIFY2(target.startsWith(u"http"), qPrintable(target));

        if (file == u"script.md") {
            QVERIFY(shows(u"text"_s) && shows(u"end"_s) && !shows(u"alert"_s));
        } else if (file == u"style.md") {
            QCOMPARE(text, u"visible"_s);
        } else if (file == u"img-remote.md") {
            QVERIFY(shows(u"https://tracker.example/p.gif?id=1"_s));
            QVERIFY(shows(u"http://tracker.example/q.png"_s));
            QVERIFY(card->pictureTexts().isEmpty());
        } else if (file == u"img-file-abs.md" || file == u"img-data-svg.md") {
            QVERIFY(card->pictureTexts().isEmpty());
            QVERIFY(!card->decorations().isEmpty());
        } else if (file == u"link-js.md") {
            QVERIFY(targets(*card).isEmpty());
            QVERIFY(shows(u"a b"_s));
        } else if (file == u"link-spoof.md") {
            QCOMPARE(targets(*card),
                     (QStringList{u"https://evil.example"_s, u"https://xn--80ak6aa92e.com"_s}));
        } else if (file == u"html-event.md") {
            QCOMPARE(text, u"boldl"_s);
        } else if (file == u"html-meta.md") {
            QCOMPARE(text, QString());
        } else if (file == u"table-bomb.md") {
            QVERIFY(card->blockCount() < 1100);
        } else if (file == u"nested-list.md") {
            QVERIFY(text.count(u'a') >= 400);
        } else if (file == u"nested-details.md" || file == u"unclosed-details.md") {
            QVERIFY(shows(file == u"unclosed-details.md" ? u"answer"_s : u"1"_s));
            QVERIFY(!shows(u"<"_s));
        } else if (file == u"unclosed-html.md") {
            QCOMPARE(text, u"next bold"_s);
        } else if (file == u"answer-leak.md") {
            QVERIFY(!shows(u"answer"_s));
            QCOMPARE(text.count(u'4'), 3); // hidden by style only, so shown
        } else if (file == u"html-entities.md") {
            QCOMPARE(text, u"<b> &lt; A \uFFFD \uFFFD &#9999999999; \u00A0"_s);
        } else if (file == u"math.md") {
            QVERIFY(shows(u"Price $5 and $10."_s));
        } else if (file == u"ref-def-dup.md") {
            QCOMPARE(targets(*card), QStringList{u"https://one.example"_s});
        } else if (file == u"rtl.md") {
            QCOMPARE(card->begin().textDirection(), Qt::RightToLeft);
        } else if (file == u"emoji-shortcode.md") {
            QCOMPARE(text, u":smile: :kubernetes:"_s);
        } else if (file == u"long-word.md" || file == u"wide-code.md") {
            QVERIFY(card->idealWidth() <= 600);
        } else {
            QVERIFY(!text.isEmpty());
        }
    }

    void adversarialDrawingsAreRefusedOrClamped()
    {
        const QString evil = adversarial(u"evil.svg"_s);
        if (evil.isEmpty())
            QSKIP("FOLDOUT_SHARED holds no adversarial drawings");
        QVERIFY(checkSvg(evil.toUtf8()).fault == SvgFault::Unsafe);
        QVERIFY(checkSvg(adversarial(u"huge.svg"_s).toUtf8()).fault == SvgFault::None);
    }
};

QTEST_MAIN(TestHostile)
#include "tst_hostile.moc"
