// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/studyday.h"

#include <QDateTime>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestStudyDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void day_data()
    {
        QTest::addColumn<QString>("utc");
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<int>("rollover");
        QTest::addColumn<QDate>("day");
        const QByteArray seoul("Asia/Seoul");
        const QByteArray newYork("America/New_York");
        QTest::newRow("Seoul morning is today")
            << u"2026-12-01T23:30:00Z"_s << seoul << 4 << QDate(2026, 12, 2);
        QTest::newRow("one millisecond before the rollover")
            << u"2026-12-01T18:59:59.999Z"_s << seoul << 4 << QDate(2026, 12, 1);
        QTest::newRow("at the rollover")
            << u"2026-12-01T19:00:00Z"_s << seoul << 4 << QDate(2026, 12, 2);
        QTest::newRow("midnight rollover")
            << u"2026-12-01T15:00:00Z"_s << seoul << 0 << QDate(2026, 12, 2);
        QTest::newRow("spring forward, 03:59 EDT")
            << u"2026-03-08T07:59:00Z"_s << newYork << 4 << QDate(2026, 3, 7);
        QTest::newRow("spring forward, 04:00 EDT")
            << u"2026-03-08T08:00:00Z"_s << newYork << 4 << QDate(2026, 3, 8);
        QTest::newRow("fall back, 03:59 EST")
            << u"2026-11-01T08:59:00Z"_s << newYork << 4 << QDate(2026, 10, 31);
        QTest::newRow("fall back, 04:00 EST")
            << u"2026-11-01T09:00:00Z"_s << newYork << 4 << QDate(2026, 11, 1);
    }

    void day()
    {
        QFETCH(QString, utc);
        QFETCH(QByteArray, zone);
        QFETCH(int, rollover);
        const qint64 ms = QDateTime::fromString(utc, Qt::ISODateWithMs).toMSecsSinceEpoch();
        QTEST(studyDay(ms, QTimeZone(zone), rollover), "day");
    }
};

QTEST_GUILESS_MAIN(TestStudyDay)
#include "tst_studyday.moc"
