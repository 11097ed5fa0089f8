// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/cardstate.h"
#include "schedule/studyday.h"
#include "support/vectors.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// What a card reviewed at the first moment has behind it at the second.
Elapsed elapsedBetween(qint64 firstMs, qint64 secondMs, const QTimeZone &zone, int rollover)
{
    const CardState state{.lastReviewDay = studyDay(firstMs, zone, rollover),
                          .lastReviewMs = firstMs};
    return elapsedSince(state, studyDay(secondMs, zone, rollover), secondMs);
}

qint64 msOf(const QString &local, const QTimeZone &zone)
{
    const QDateTime time = QDateTime::fromString(local, u"yyyy-MM-dd hh:mm"_s);
    return QDateTime(time.date(), time.time(), zone).toMSecsSinceEpoch();
}

} // namespace

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

    void elapsed_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("first"); // local
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("studyDays");
        QTest::addColumn<double>("days"); // of 24 hours
        const QByteArray seoul("Asia/Seoul");
        const QByteArray newYork("America/New_York");
        const auto row = [](const char *name, const QByteArray &zone, const QString &first,
                            const QString &second, int studyDays, double days) {
            QTest::newRow(name) << zone << first << second << studyDays << days;
        };
        row("ten minutes", seoul, u"2026-12-01 10:00"_s, u"2026-12-01 10:10"_s, 0, 1 / 144.0);
        row("over midnight", seoul, u"2026-12-01 23:50"_s, u"2026-12-02 00:10"_s, 0, 1 / 72.0);
        row("over the rollover", seoul, u"2026-12-01 03:59"_s, u"2026-12-01 04:00"_s, 1,
            1 / 1440.0);
        row("36 hours from the morning", seoul, u"2026-12-01 10:00"_s, u"2026-12-02 22:00"_s, 1,
            1.5);
        row("36 hours from the evening", seoul, u"2026-12-01 20:00"_s, u"2026-12-03 08:00"_s, 2,
            1.5);
        row("Monday 23:00 to Wednesday 05:00", seoul, u"2026-12-07 23:00"_s, u"2026-12-09 05:00"_s,
            2, 1.25);
        row("a day of 23 hours", newYork, u"2026-03-07 10:00"_s, u"2026-03-08 10:00"_s, 1,
            23 / 24.0);
        row("a day of 25 hours", newYork, u"2026-10-31 10:00"_s, u"2026-11-01 10:00"_s, 1,
            25 / 24.0);
        row("a clock set back", seoul, u"2026-12-09 10:00"_s, u"2026-12-01 10:00"_s, 0, 0.0);
    }

    void elapsed()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QString, first);
        QFETCH(QString, second);
        const QTimeZone local(zone);
        const Elapsed elapsed =
            elapsedBetween(msOf(first, local), msOf(second, local), local, DefaultRolloverHour);
        QTEST(elapsed.studyDays, "studyDays");
        QTEST(elapsed.days, "days");
    }

    void sharedDayBoundaries()
    {
        const QJsonObject shared = sharedVectors(u"day_boundary_cases.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no day_boundary_cases.json");
        Mismatches off;
        for (const QJsonValue &row : shared[u"cases"].toArray()) {
            const QTimeZone zone(row[u"zone"].toString().toLatin1());
            const qint64 first = qint64(row[u"first_ms"].toDouble());
            const qint64 second = qint64(row[u"second_ms"].toDouble());
            off.verify(msOf(row[u"first_local"].toString(), zone) == first, u"zone data"_s, row);
            const Elapsed elapsed = elapsedBetween(first, second, zone, 4);
            off.check(elapsed.studyDays, row[u"elapsed_study_days"].toDouble(), {}, row);
            off.check(elapsed.days, row[u"fractional_days"].toDouble(), {1e-12, 0}, row);
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(shared[u"cases"].toArray().size(), 12);
    }

    void studyDaysAddUp_whereverAHistoryIsSplit()
    {
        QRandomGenerator random(2);
        const QTimeZone zone("America/New_York");
        const qint64 start = msOf(u"2026-01-01 12:00"_s, zone);
        const auto between = [&](qint64 from, qint64 to) {
            return elapsedBetween(from, to, zone, DefaultRolloverHour).studyDays;
        };
        for (int i = 0; i < 2000; ++i) {
            QList<qint64> times{start};
            for (int k = 0; k < 3; ++k)
                times.append(start + random.bounded(365 * 24 * 60) * 60'000LL);
            std::ranges::sort(times);
            QCOMPARE(between(times[0], times[1]) + between(times[1], times[2]) +
                         between(times[2], times[3]),
                     between(times[0], times[3]));
        }
    }

    void anotherRolloverMovesOnlyTheHoursBetween()
    {
        const QTimeZone zone("America/New_York");
        const qint64 start = msOf(u"2026-01-01 00:00"_s, zone);
        for (int halfHour = 0; halfHour < 365 * 48; ++halfHour) {
            const qint64 ms = start + halfHour * 1'800'000LL;
            const int hour = QDateTime::fromMSecsSinceEpoch(ms, zone).time().hour();
            const bool isBetween = hour == 2 || hour == 3;
            QCOMPARE(studyDay(ms, zone, 2) != studyDay(ms, zone, 4), isBetween);
        }
    }
};

QTEST_GUILESS_MAIN(TestStudyDay)
#include "tst_studyday.moc"
