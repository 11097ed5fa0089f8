// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/intervals.h"

#include <QLocale>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 1);
const Moment Now{1'796'000'000'000, Today};

Placement inMinutes(double minutes)
{
    return {
        .phase = Phase::Learning, .dueDay = Today, .dueMs = Now.utcMs + qint64(minutes * 60'000)};
}

Placement inDays(int days)
{
    return {.phase = Phase::Review, .intervalDays = days, .dueDay = Today.addDays(days)};
}

} // namespace

// Without a translation, which has the plurals: "day(s)".
class TestIntervals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void textIsShort_data()
    {
        QTest::addColumn<Placement>("placement");
        QTest::addColumn<QString>("text");
        QTest::newRow("never graded") << Placement() << QString();
        QTest::newRow("any time today")
            << Placement{.phase = Phase::Review, .dueDay = Today} << u"now"_s;
        QTest::newRow("the step is over") << inMinutes(-3) << u"now"_s;
        QTest::newRow("one second counts as a minute") << inMinutes(1 / 60.0) << u"1 min"_s;
        QTest::newRow("minutes are rounded up") << inMinutes(9.1) << u"10 min"_s;
        QTest::newRow("59 minutes") << inMinutes(59) << u"59 min"_s;
        QTest::newRow("an hour") << inMinutes(60) << u"1 hour(s)"_s;
        QTest::newRow("hours are rounded") << inMinutes(200) << u"3 hour(s)"_s;
        QTest::newRow("overdue") << inDays(-4) << u"now"_s;
        QTest::newRow("a day") << inDays(1) << u"1 day(s)"_s;
        QTest::newRow("29 days") << inDays(29) << u"29 day(s)"_s;
        QTest::newRow("a month") << inDays(30) << u"1 month(s)"_s;
        QTest::newRow("1.2 months") << inDays(36) << u"1.2 months"_s;
        QTest::newRow("nearly two months") << inDays(60) << u"2 month(s)"_s;
        QTest::newRow("364 days") << inDays(364) << u"12 month(s)"_s;
        QTest::newRow("a year") << inDays(365) << u"1 year(s)"_s;
        QTest::newRow("a year and a half") << inDays(548) << u"1.5 years"_s;
        QTest::newRow("the longest") << inDays(36500) << u"99.9 years"_s;
    }
    void textIsShort()
    {
        QFETCH(Placement, placement);
        QFETCH(QString, text);
        QCOMPARE(intervalText(placement, Now), text);
    }

    void daysCountFromTheGivenStudyDay_notFromTheGrade()
    {
        const Moment later{Now.utcMs + 86'400'000, Today.addDays(1)};
        QCOMPARE(intervalText(inDays(3), later), u"2 day(s)"_s);
    }

    void aLearningStepThatEndsTomorrowIsADay()
    {
        Placement step = inMinutes(600);
        step.dueDay = Today.addDays(1);
        QCOMPARE(intervalText(step, Now), u"1 day(s)"_s);
    }

    void numbersFollowTheLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(intervalText(inDays(36), Now), u"1,2 months"_s);
    }

    void sentenceIsExactAndNamesTheDay()
    {
        QCOMPARE(intervalSentence(inDays(36), Now),
                 u"again in 36 day(s), on Wednesday, January 6, 2027"_s);
        QCOMPARE(intervalSentence(inMinutes(9.1), Now), u"again in 10 minute(s)"_s);
        QCOMPARE(intervalSentence(inMinutes(120), Now), u"again in 2 hour(s)"_s);
        QCOMPARE(intervalSentence(inDays(0), Now), u"again today"_s);
        QCOMPARE(intervalSentence(Placement(), Now), QString());
    }

    void durations_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << qint64(0) << u"less than a minute"_s;
        QTest::newRow("half a minute rounds up") << qint64(30'000) << u"1 min"_s;
        QTest::newRow("minutes") << qint64(59 * 60'000) << u"59 min"_s;
        QTest::newRow("hours") << qint64(72 * 60'000) << u"1 h 12 min"_s;
    }
    void durations()
    {
        QFETCH(qint64, ms);
        QFETCH(QString, text);
        QCOMPARE(durationText(ms), text);
    }
};

QTEST_GUILESS_MAIN(TestIntervals)
#include "tst_intervals.moc"
