// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/markdown.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextOption>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString prose = QStringLiteral(
    "텐서 병렬(TP)은 한 층의 가중치를 여러 장치에 나누어 놓고, 파이프라인 병렬(PP)은 층을 나눕니다. "
    "EFA 인터페이스는 노드당 3200 Gbps이고 8 × 4 × 2 = 64랭크입니다. **굵은 글씨**와 `minAvailable`은 "
    "낱말 가운데에서 끊기지 않아야 합니다. slinky.slurm.net/v1beta1과 all-reduce도 마찬가지입니다.");

} // namespace

class TestLineBreaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStayWhole_data()
    {
        QTest::addColumn<int>("width");
        for (int i = 0; i < 20; ++i) {
            const int width = 320 + i * (1600 - 320) / 19;
            QTest::addRow("%d px", width) << width;
        }
    }

    // A line may end only where its last character is a space, or a guide that allows it.
    void wordsStayWhole()
    {
        QFETCH(int, width);
        const TextContext context{Theme::of(Theme::Kind::Light), TextStyle::fromPlatform()};
        const auto card = renderMarkdown(prose, context);
        card->fitTo(width);
        card->documentLayout()->documentSize();
        const QTextBlock block = card->begin();
        QVERIFY(block.layout()->lineCount() > 1 || width > 1400);
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const QString text = block.text().mid(line.textStart(), line.textLength());
            QVERIFY2(text.endsWith(u' '), qPrintable(text));
            QVERIFY2(line.naturalTextWidth() <= width, qPrintable(text));
        }
    }

    void columnsOfATableAreAsWideAsTheirWords()
    {
        const TextContext context{Theme::of(Theme::Kind::Light), TextStyle::fromPlatform()};
        const auto card = renderMarkdown(
            u"|가|나|\n|---|---|\n|마이크로배치마다 |이 칸에는 훨씬 긴 글이 들어 있어서 여러 줄로 "
            "나뉘어야 합니다. 그래도 옆 칸의 낱말은 그대로 있습니다.|"_s,
            context);
        card->fitTo(240);
        for (QTextBlock block = card->begin(); block.isValid(); block = block.next()) {
            if (block.text() == u"마이크로배치마다")
                QCOMPARE(block.layout()->lineCount(), 1);
        }
        QVERIFY(card->size().width() <= 241);
        QCOMPARE(card->defaultTextOption().wrapMode(), QTextOption::WordWrap);
    }

    void aWordWiderThanTheColumnBreaksInsteadOfRunningOut()
    {
        const TextContext context{Theme::of(Theme::Kind::Light), TextStyle::fromPlatform()};
        const auto card =
            renderMarkdown(QString(u"AWSServiceRoleForAmazonEKS"_s).repeated(5), context);
        card->fitTo(200);
        QVERIFY(card->idealWidth() <= 200);
        QVERIFY(card->begin().layout()->lineCount() > 3);
    }
};

QTEST_MAIN(TestLineBreaks)
#include "tst_linebreaks.moc"
