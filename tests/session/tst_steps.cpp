// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/steps.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPeopleWrite_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("seconds");
        QTest::newRow("every unit")
            << u"30s 1m 10m 1h 1d"_s << QList{30, 60, 600, 3600, SecondsPerDay};
        QTest::newRow("none") << u""_s << QList<int>();
        QTest::newRow("blank") << u"  "_s << QList<int>();
        QTest::newRow("commas") << u"1m, 10m,1h"_s << QList{60, 600, 3600};
        QTest::newRow("capitals") << u"1M 2H"_s << QList{60, 7200};
        QTest::newRow("Korean") << u"30초 1분 2시간 3일"_s
                                << QList{30, 60, 7200, 3 * SecondsPerDay};
        QTest::newRow("full width") << u"１ｍ　１０ｍ"_s << QList{60, 600};
        QTest::newRow("longest") << u"365d"_s << QList{365 * SecondsPerDay};
        QTest::newRow("order is kept") << u"10m 1m"_s << QList{600, 60};
    }

    void readsWhatPeopleWrite()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, seconds);
        QCOMPARE(parseSteps(text), std::optional(seconds));
        QVERIFY(firstBadStep(text).isNull());
        QCOMPARE(parseSteps(stepsText(seconds)), std::optional(seconds));
    }

    void namesTheWordThatIsNoStep_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("bad");
        QTest::newRow("no unit") << u"1m 10"_s << u"10"_s;
        QTest::newRow("no number") << u"m"_s << u"m"_s;
        QTest::newRow("unknown unit") << u"1m 2w 3x"_s << u"2w"_s;
        QTest::newRow("zero") << u"0m"_s << u"0m"_s;
        QTest::newRow("negative") << u"-5m"_s << u"-5m"_s;
        QTest::newRow("fraction") << u"1.5h"_s << u"1.5h"_s;
        QTest::newRow("too long") << u"366d"_s << u"366d"_s;
        QTest::newRow("too large a number") << u"99999999999s"_s << u"99999999999s"_s;
        QTest::newRow("too many") << u"1m 2m 3m 4m 5m 6m 7m 8m 9m 10m 11m"_s << u"11m"_s;
    }

    void namesTheWordThatIsNoStep()
    {
        QFETCH(QString, text);
        QVERIFY(!parseSteps(text));
        QTEST(firstBadStep(text), "bad");
    }

    void writesTheShortestForm_data()
    {
        QTest::addColumn<QList<int>>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole units") << QList{60, 600, 3600, SecondsPerDay} << u"1m 10m 1h 1d"_s;
        QTest::newRow("not whole") << QList{90, 5400} << u"90s 90m"_s;
        QTest::newRow("none") << QList<int>() << u""_s;
    }

    void writesTheShortestForm()
    {
        QFETCH(QList<int>, seconds);
        QTEST(stepsText(seconds), "text");
    }
};

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
