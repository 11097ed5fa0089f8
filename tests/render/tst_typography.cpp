// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/typography.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestTypography : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // "_" stands for a space no line may end after, "~" for a joiner, "|" for a place to break.
    void guidesGoWhereLinesMustNotEnd_data()
    {
        QTest::addColumn<QString>("prose");
        QTest::addColumn<QString>("guided");
        QTest::newRow("unit") << u"EFA는 3200 Gbps이고"_s << u"EFA는 3200_Gbps이고"_s;
        QTest::newRow("unit, comma") << u"80 GB, 5 Gi"_s << u"80_GB, 5_Gi"_s;
        QTest::newRow("percent and degrees") << u"10 % 20 °C"_s << u"10_% 20_°C"_s;
        QTest::newRow("rate") << u"12 GB/s로"_s << u"12_GB/~s로"_s;
        QTest::newRow("no unit") << u"8 GPU와 2 Pods"_s << u"8 GPU와 2 Pods"_s;
        QTest::newRow("unit without a number") << u"단위는 GB 하나"_s << u"단위는 GB 하나"_s;
        QTest::newRow("product") << u"8 × 4 × 2 = 64다"_s << u"8_×_4_×_2 =_64다"_s;
        QTest::newRow("product of words") << u"누적 32 × DP 2"_s << u"누적 32 × DP_2"_s;
        QTest::newRow("word and number") << u"Stage 3"_s << u"Stage 3"_s;
        QTest::newRow("difference") << u"10 − 2"_s << u"10_−_2"_s;
        QTest::newRow("compound") << u"all-reduce를"_s << u"all-~reduce를"_s;
        QTest::newRow("name") << u"slinky.slurm.net/v1beta1"_s << u"slinky.slurm.net/~v1beta1"_s;
        QTest::newRow("range") << u"1–3단계"_s << u"1–~3단계"_s;
        QTest::newRow("percent, parenthesis") << u"9.4%(전체)"_s << u"9.4%~(전체)"_s;
        QTest::newRow("long path") << u"s3://bucket/with/a/very/long/path/inside"_s
                                   << u"s3://bucket/with/a/very/long/path/inside"_s;
        QTest::newRow("pair") << u"TP·PP"_s << u"TP·PP"_s;
        QTest::newRow("chain") << u"가중치·그래디언트·옵티마이저"_s
                               << u"가중치·|그래디언트·|옵티마이저"_s;
        QTest::newRow("spaces stay") << u"  a  b "_s << u"  a  b "_s;
        QTest::newRow("empty") << u""_s << u""_s;
    }

    void guidesGoWhereLinesMustNotEnd()
    {
        QFETCH(QString, prose);
        QString guided = withJoiners(prose);
        QCOMPARE(withoutJoiners(guided), prose);
        guided.replace(u"\u2060\u00A0"_s, u"_"_s)
            .replace(wordJoiner, u'~')
            .replace(zeroWidthSpace, u'|');
        QTEST(guided, "guided");
    }

    void namesMayBreakInTables()
    {
        QCOMPARE(withJoiners(u"all-reduce"_s, NameBreaks::Allow), u"all-reduce"_s);
        QVERIFY(hasJoiners(withJoiners(u"80 GB"_s, NameBreaks::Allow)));
    }

    void authorsNoBreakSpacesStay()
    {
        const QString prose = u"400\u00A0Gbps와 3200 Gbps"_s;
        QCOMPARE(withoutJoiners(withJoiners(prose)), prose);
    }

    void authorsGuidesAreSeen()
    {
        QVERIFY(hasJoiners(u"a\u2060b"_s));
        QVERIFY(hasJoiners(u"a\u200Bb"_s));
        QVERIFY(!hasJoiners(u"a\u00A0b"_s));
    }
};

QTEST_GUILESS_MAIN(TestTypography)
#include "tst_typography.moc"
