// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "support/reviewfixture.h"

#include <QDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// Sets the clock to a wall-clock time of its zone.
void setLocal(FakeClock &clock, const QDate &date, const QTime &time)
{
    const QDateTime local(date, time, clock.zone());
    clock.setUtc(local.toUTC().toString(Qt::ISODateWithMs));
}

// What was done on one study day, card by card.
struct DayRow
{
    QDate day;
    QStringList asked;     // question ids, in order
    QList<QDate> dueAfter; // of each answer
    QList<int> offsets;    // minutes from UTC, as logged

    friend bool operator==(const DayRow &, const DayRow &) = default;
};

Grade scriptedGrade(const CardKey &card, int answersBefore)
{
    int sum = answersBefore;
    for (const QChar c : card.toString())
        sum += c.unicode();
    constexpr std::array Script{Grade::Good, Grade::Good, Grade::Again, Grade::Good,
                                Grade::Easy, Grade::Hard, Grade::Good};
    return Script.at(size_t(sum) % Script.size());
}

} // namespace

class TestMonth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Two cards, one new a day, always Good, no fuzz. By the formulas of FSRS-6 with the default
    // parameters: Good, and Good again after the step of 10 minutes, leaves S = 2.3065: 2 days;
    // Good after 2 days makes 10.97: 11 days; Good after 11 days makes 46.32: 46 days.
    void twoCardsByHand_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QDate>("start");
        QTest::addColumn<int>("offsetBefore"); // minutes, before the clock change
        QTest::addColumn<int>("offsetAfter");
        QTest::newRow("New York in spring, an hour lost on 8 March")
            << QByteArray("America/New_York") << QDate(2026, 3, 1) << -300 << -240;
        QTest::newRow("New York in autumn, an hour gained on 1 November")
            << QByteArray("America/New_York") << QDate(2026, 10, 25) << -240 << -300;
        QTest::newRow("Seoul, which has no change")
            << QByteArray("Asia/Seoul") << QDate(2026, 3, 1) << 540 << 540;
    }

    void twoCardsByHand()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QDate, start);
        QFETCH(int, offsetBefore);
        QFETCH(int, offsetAfter);
        ReviewFixture f(2, zone);
        f.settings->set(options::NewPerDay, 1);
        QList<DayRow> rows;
        QString first;
        for (int day = 0; day < 31; ++day) {
            // In turn right after the rollover, in the evening, and right before the next rollover.
            const QDate date = start.addDays(day);
            const std::array Times{QTime(4, 0), QTime(21, 15), QTime(3, 30)};
            const QTime time = Times.at(size_t(day) % 3);
            setLocal(f.clock, time.hour() < 4 ? date.addDays(1) : date, time);
            f.review->refreshDay();
            if (f.review->current().isNull())
                f.review->enter();
            DayRow row{.day = date};
            while (!f.review->current().isNull()) {
                const QString id = f.asked();
                if (first.isEmpty())
                    first = id;
                const auto event = f.answer(Grade::Good);
                QVERIFY(event);
                QCOMPARE(event->studyDay, date);
                row.asked.append(id == first ? u"first"_s : u"second"_s);
                row.dueAfter.append(event->placement->dueDay);
                row.offsets.append(event->utcOffsetMin);
            }
            if (!row.asked.isEmpty())
                rows.append(row);
        }
        const auto on = [&](int day) {
            return start.addDays(day);
        };
        const QList<DayRow> expected{
            {on(0), {u"first"_s, u"first"_s}, {on(0), on(2)}, {offsetBefore, offsetBefore}},
            {on(1), {u"second"_s, u"second"_s}, {on(1), on(3)}, {offsetBefore, offsetBefore}},
            {on(2), {u"first"_s}, {on(13)}, {offsetBefore}},
            {on(3), {u"second"_s}, {on(14)}, {offsetBefore}},
            {on(13), {u"first"_s}, {on(59)}, {offsetAfter}},
            {on(14), {u"second"_s}, {on(60)}, {offsetAfter}},
        };
        QCOMPARE(rows.size(), expected.size());
        for (int i = 0; i < rows.size(); ++i)
            QVERIFY2(rows.at(i) == expected.at(i), qPrintable(rows.at(i).day.toString()));
        QCOMPARE(f.store->eventsOf({u"bank"_s, first})->size(), 4);
    }

    void theRolloverIsAtFourByTheClockOnTheWallOnTheNightOfTheChange_data()
    {
        QTest::addColumn<QDate>("night"); // the date on which the clocks change
        QTest::newRow("spring") << QDate(2026, 3, 8);
        QTest::newRow("autumn") << QDate(2026, 11, 1);
    }

    void theRolloverIsAtFourByTheClockOnTheWallOnTheNightOfTheChange()
    {
        QFETCH(QDate, night);
        ReviewFixture f(2, "America/New_York");
        f.settings->set(options::NewPerDay, 1);
        setLocal(f.clock, night.addDays(-1), {12, 0});
        f.restart();
        QVERIFY(f.answer(Grade::Easy));
        QVERIFY(f.review->current().isNull());
        setLocal(f.clock, night, {3, 59, 59});
        f.review->refreshDay();
        QCOMPARE(f.progress->today(), night.addDays(-1));
        QCOMPARE(f.review->counts().left(), 0);
        setLocal(f.clock, night, {4, 0});
        f.review->refreshDay();
        QCOMPARE(f.progress->today(), night);
        QCOMPARE(f.review->counts().left(), 1);
    }

    // A month on the banks that come with the program, one sitting a day at changing hours.
    void aMonthOnTheBundledBanksIsTheSameOnBothSidesOfTheWorld()
    {
        QList<BankPtr> banks;
        const LoadReport report =
            loadBanks({QStringLiteral(FOLDOUT_SOURCE_DIR "/questions")}, LoadOptions{});
        QVERIFY(report.banks.size() >= 2);
        const auto america = month(report.banks, "America/New_York");
        const auto seoul = month(report.banks, "Asia/Seoul");
        QCOMPARE(america.size(), 31);
        for (int day = 0; day < 31; ++day) {
            QCOMPARE(america.at(day).asked, seoul.at(day).asked);
            QCOMPARE(america.at(day).dueAfter, seoul.at(day).dueAfter);
            const int offset = day < 7 ? -300 : -240;
            QCOMPARE(america.at(day).offsets.count(offset), america.at(day).asked.size());
            QCOMPARE(seoul.at(day).offsets.count(540), seoul.at(day).asked.size());
        }
    }

private:
    static QList<DayRow> month(const QList<BankPtr> &banks, const QByteArray &zone)
    {
        ReviewFixture f(1, zone);
        setLocal(f.clock, {2026, 3, 1}, {8, 0});
        f.review->setBanks(banks);
        QHash<CardKey, int> answers;
        QList<DayRow> days;
        int rows = 0;
        for (int day = 0; day < 31; ++day) {
            const QDate date = QDate(2026, 3, 1).addDays(day);
            setLocal(f.clock, date, QTime(8, 0).addSecs(day * 1'237));
            f.review->refreshDay();
            f.review->enter();
            DayRow row{.day = date};
            QSet<CardKey> begun;
            const QHash<CardKey, CardState> morning = f.progress->states();
            while (!f.review->current().isNull()) {
                const CardKey card = f.review->current();
                const CardState state = f.progress->state(card);
                if (!state.memory)
                    begun.insert(card);
                else if (state.placement.dueDay > date)
                    qFatal("%s is not due", qPrintable(card.toString()));
                const auto event = f.answer(scriptedGrade(card, answers[card]++));
                if (!event || event->studyDay != date)
                    qFatal("not logged as it should be");
                ++rows;
                row.asked.append(card.toString());
                row.dueAfter.append(event->placement->dueDay);
                row.offsets.append(event->utcOffsetMin);
            }
            // Nothing due is left over, and no more is begun than is allowed.
            for (const CardState &state : morning) {
                if (state.placement.dueDay <= date && !row.asked.contains(state.card.toString()))
                    qFatal("%s was due", qPrintable(state.card.toString()));
            }
            if (begun.size() > 20)
                qFatal("too many new cards");
            days.append(row);
        }
        // The cache is what the log says.
        const auto kept = *f.store->states();
        if (!f.store->rebuildStates() || *f.store->states() != kept)
            qFatal("the rebuild differs");
        int logged = 0;
        for (const DayRow &row : days)
            logged += int(f.store->eventsOn(row.day)->size());
        if (logged != rows)
            qFatal("%d rows, %d answers", logged, rows);
        return days;
    }
};

QTEST_GUILESS_MAIN(TestMonth)
#include "tst_month.moc"
