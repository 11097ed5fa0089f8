// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/suggestion.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestSuggestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySubsetOfThreeWeightedPoints()
    {
        const QList<KeyPoint> points{
            {.id = u"a"_s, .weight = 1}, {.id = u"b"_s, .weight = 1}, {.id = u"c"_s, .weight = 2}};
        const double expected[8] = {0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1};
        for (int mask = 0; mask < 8; ++mask) {
            const QMap<QString, bool> ticks{
                {u"a"_s, bool(mask & 1)}, {u"b"_s, bool(mask & 2)}, {u"c"_s, bool(mask & 4)}};
            QCOMPARE(pointsScore(points, ticks).value(), expected[mask]);
        }
        QVERIFY(!pointsScore({}, {}));
    }

    void grade_data()
    {
        QTest::addColumn<double>("score");
        QTest::addColumn<int>("confidence");
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("grade");
        QTest::newRow("nothing") << 0.0 << 0 << 0 << 1;
        QTest::newRow("just below half") << 0.499 << 3 << 0 << 1;
        QTest::newRow("half") << 0.5 << 0 << 0 << 2;
        QTest::newRow("just below 0.85") << 0.849 << 0 << 0 << 2;
        QTest::newRow("0.85") << 0.85 << 0 << 0 << 3;
        QTest::newRow("all, confidence not asked") << 1.0 << 0 << 0 << 3;
        QTest::newRow("all but unsure") << 1.0 << 2 << 0 << 3;
        QTest::newRow("all and sure") << 1.0 << 3 << 0 << 4;
        QTest::newRow("sure, one small point missed") << 0.95 << 3 << 0 << 3;
        QTest::newRow("all, with a hint") << 1.0 << 0 << 1 << 2;
        QTest::newRow("all and sure, with hints") << 1.0 << 3 << 2 << 2;
        QTest::newRow("most, with a hint") << 0.9 << 0 << 1 << 2;
        QTest::newRow("half, with a hint") << 0.5 << 0 << 1 << 2;
        QTest::newRow("nothing, with a hint") << 0.0 << 0 << 3 << 1;
    }

    void grade()
    {
        QFETCH(double, score);
        QFETCH(int, confidence);
        QFETCH(int, hints);
        QFETCH(int, grade);
        const auto sure = confidence == 0 ? std::nullopt : std::optional(Confidence(confidence));
        QCOMPARE(int(suggestedGrade(score, sure, hints)), grade);
    }
};

QTEST_GUILESS_MAIN(TestSuggestion)
#include "tst_suggestion.moc"
