// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/caretline.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestCaretLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void caretStandsUnderTheGlyph_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<int>("cells"); // in front of the caret
        QTest::newRow("Latin") << u"a: b: c"_s << 5 << u"a: b: c"_s << 4;
        QTest::newRow("Korean") << u"질문: 가: 나"_s << 6 << u"질문: 가: 나"_s << 8;
        QTest::newRow("emoji") << u"🌊🌊x"_s << 3 << u"🌊🌊x"_s << 4;
        QTest::newRow("emoji with parts") << u"👩\u200D🔬x"_s << 4 << u"👩\u200D🔬x"_s << 4;
        QTest::newRow("combining mark") << u"e\u0301x"_s << 3 << u"e\u0301x"_s << 1;
        QTest::newRow("decomposed Hangul")
            << u"\u1100\u1161\u11A8x"_s << 4 << u"\u1100\u1161\u11A8x"_s << 2;
        QTest::newRow("full width") << u"ａ：x"_s << 3 << u"ａ：x"_s << 4;
        QTest::newRow("half width kana") << u"ｱx"_s << 2 << u"ｱx"_s << 1;
        QTest::newRow("tab") << u"\ta: b"_s << 2 << u"→   a: b"_s << 4;
        QTest::newRow("at the tab") << u"\ta: b"_s << 1 << u"→   a: b"_s << 0;
        QTest::newRow("no-break space") << u"\u00A0a"_s << 2 << u"<U+00A0>a"_s << 8;
        QTest::newRow("zero width space") << u"a\u200Bb"_s << 3 << u"a<U+200B>b"_s << 9;
        QTest::newRow("control") << u"a\u0004b"_s << 3 << u"a<U+0004>b"_s << 9;
        QTest::newRow("order mark") << u"\u202Eb"_s << 2 << u"<U+202E>b"_s << 8;
        QTest::newRow("behind the end") << u"ab"_s << 3 << u"ab"_s << 2;
        QTest::newRow("far behind the end") << u"ab"_s << 9 << u"ab"_s << 2;
        QTest::newRow("empty line") << QString() << 1 << QString() << 0;
    }

    void caretStandsUnderTheGlyph()
    {
        QFETCH(QString, source);
        QFETCH(int, column);
        QFETCH(QString, shown);
        QFETCH(int, cells);
        const QString lines = caretLine({.mark = {u"f"_s, 1, column}, .sourceLine = source});
        QCOMPARE(lines, QString(shown + u'\n' + QString(cells, u' ') + u'^'));
    }

    void longLineIsCutAroundThePlace_data()
    {
        QTest::addColumn<int>("column");
        for (const int column : {1, 50, 100, 1000, 2000})
            QTest::newRow(qPrintable(QString::number(column))) << column;
    }

    void longLineIsCutAroundThePlace()
    {
        QFETCH(int, column);
        QString source = QString(2000, u'가');
        source[column - 1] = u'X';
        const QStringList lines =
            caretLine({.mark = {u"f"_s, 1, column}, .sourceLine = source}).split(u'\n');
        QCOMPARE(lines.size(), 2);
        int cells = 0;
        int caret = -1;
        for (const QChar c : lines.first()) {
            if (c == u'X')
                caret = cells;
            cells += cellWidth(c.unicode());
        }
        QVERIFY(cells <= 101);
        QCOMPARE(lines.last(), QString(QString(caret, u' ') + u'^'));
        QCOMPARE(lines.first().startsWith(u'…'), column > 40);
        QCOMPARE(lines.first().endsWith(u'…'), column < 1980);
    }

    void wholeFileHasNoCaret() { QCOMPARE(caretLine({.mark = {u"f"_s, 0, 0}}), QString()); }
};

QTEST_GUILESS_MAIN(TestCaretLine)
#include "tst_caretline.moc"
