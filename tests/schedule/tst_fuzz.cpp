// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/fuzz.h"
#include "support/vectors.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// The rows: interval, bounds, the window that follows, and days for some u.
void checkWindow(Mismatches &off, double interval, int least, int greatest, int first, int last,
                 const QList<double> &us, const QList<double> &days, const QJsonValue &row)
{
    const DayWindow window = fuzzWindow(interval, least, greatest);
    off.check(window.first, first, {}, row);
    off.check(window.last, last, {}, row);
    for (int i = 0; i < us.size(); ++i)
        off.check(fuzzedDay(window, us.at(i)), days.at(i), {}, row);
}

} // namespace

class TestFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowsAndLeastIntervalsAreAsTheRulesSay()
    {
        const QJsonObject own = vectorsIn(QStringLiteral(FOLDOUT_TEST_DATA "/fsrs6.json"));
        const QList<double> us{0, 0.25, 0.5, 0.75, 0.999};
        Mismatches off;
        for (const QJsonValue &row : own[u"fuzz"].toArray())
            checkWindow(off, row[0].toDouble(), row[1].toInt(), row[2].toInt(), row[3].toInt(),
                        row[4].toInt(), us, doubles(row[5]), row);
        for (const QJsonValue &row : own[u"least"].toArray())
            off.check(leastInterval(row[0].toDouble(), row[1].toInt(), 36500), row[2].toDouble(),
                      {}, row);
        FOLDOUT_COMPARE_ALL(off);
    }

    void sharedAnkiWindows()
    {
        const QJsonObject shared = sharedVectors(u"anki_fuzz_windows.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no anki_fuzz_windows.json");
        Mismatches off;
        for (const QJsonValue &row : shared[u"rows"].toArray()) {
            const double interval = row[u"interval"].toDouble();
            const int least = row[u"min"].toInt();
            const int greatest = row[u"max"].toInt();
            checkWindow(off, interval, least, greatest, row[u"lower"].toInt(),
                        row[u"upper"].toInt(), doubles(row[u"fuzzed_u"]), doubles(row[u"fuzzed"]),
                        row);
            off.check(std::lround(std::clamp(interval, double(std::min(least, greatest)),
                                             double(greatest))),
                      row[u"no_fuzz"].toDouble(), {}, row);
        }
        for (const QJsonValue &row : shared[u"minimum_rows"].toArray())
            off.check(std::max(leastInterval(row[u"interval"].toDouble(), row[u"previous"].toInt(),
                                             row[u"max"].toInt()),
                               0),
                      row[u"minimum"].toDouble(), {}, row);
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(shared[u"rows"].toArray().size() + shared[u"minimum_rows"].toArray().size(), 243);
    }

    // ts-fsrs has limits of its own: the width is that of the interval beyond the maximum; not
    // before 2 days, nor, for an interval longer than the time that has passed, within that time.
    // Its windows below 2.5 days are not used.
    void sharedTsWindows()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_fuzz_ranges_ts.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_fuzz_ranges_ts.json");
        Mismatches off;
        int unused = 0;
        int same = 0;
        int limited = 0;
        for (const QJsonValue &row : shared[u"rows"].toArray()) {
            const double interval = row[u"interval"].toDouble();
            const int elapsed = row[u"elapsed"].toInt();
            const int greatest = row[u"max"].toInt();
            const DayWindow ours = fuzzWindow(interval, 1, greatest);
            if (interval < 2.5) {
                ++unused;
                off.verify(ours.first == ours.last, u"no choice below 2.5 days"_s, row);
                continue;
            }
            const double delta = 1 + 0.15 * (std::min(interval, 7.0) - 2.5) +
                                 0.10 * std::max(std::min(interval, 20.0) - 7, 0.0) +
                                 0.05 * std::max(interval - 20, 0.0);
            const double middle = std::min(interval, double(greatest));
            const int last = std::min(int(std::lround(middle + delta)), greatest);
            const int notPassed = middle > elapsed ? elapsed + 1 : 0;
            const int first =
                std::min(std::max({2, int(std::lround(middle - delta)), notPassed}), last);
            off.check(first, row[u"min_ivl"].toDouble(), {}, row);
            off.check(last, row[u"max_ivl"].toDouble(), {}, row);
            ++(ours.first == first && ours.last == last ? same : limited);
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(unused, 30);
        QCOMPARE(same, 157);
        QCOMPARE(limited, 43);
    }

    void theLimitsHold_whateverTheInterval()
    {
        for (const double interval : {0.0, 0.001, 2.4999, 2.5, 6.3, 19.0, 365.0, 1e5, 1e300}) {
            for (const int greatest : {1, 2, 3, 30, 36500}) {
                for (const int least : {1, 2, 3, 29, 30, 31, 40'000}) {
                    const DayWindow window = fuzzWindow(interval, least, greatest);
                    QVERIFY(window.first <= window.last);
                    QVERIFY(window.first >= std::min(least, greatest));
                    QVERIFY(window.last <= greatest);
                }
            }
        }
    }

    void theDayNeverLeavesTheWindow_evenJustBelowOne()
    {
        const double below = std::nextafter(1.0, 0.0);
        for (int first = 1; first < 36000; first += 117) {
            for (const int width : {1, 2, 3, 63, 64, 500}) {
                const DayWindow window{first, first + width - 1};
                QCOMPARE(fuzzedDay(window, 0), window.first);
                QCOMPARE(fuzzedDay(window, below), window.last);
            }
        }
    }

    void aLongerIntervalNeverComesBackEarlier_forTheSameSeed()
    {
        for (int seed = 0; seed < 50; ++seed) {
            const double u = unitFromSeed(quint64(seed));
            int before = 0;
            for (double interval = 0.1; interval < 400; interval += 0.1) {
                const int day = fuzzedDay(fuzzWindow(interval, 1, 365), u);
                QVERIFY(day >= before);
                before = day;
            }
        }
    }

    void neighbouringSeedsAreSpreadEvenly()
    {
        constexpr int Seeds = 10'000;
        std::array<int, 10> counts{};
        for (int seed = 0; seed < Seeds; ++seed) {
            const double u = unitFromSeed(quint64(seed));
            QVERIFY(u >= 0 && u < 1);
            ++counts.at(size_t(u * 10));
        }
        for (const int count : counts)
            QVERIFY(count > 900 && count < 1100);
    }

    void aSeedGivesTheSameNumberEverywhere()
    {
        QCOMPARE(unitFromSeed(0), double(0xe220a8397b1dcdafULL >> 11) * 0x1.0p-53);
        QCOMPARE(unitFromSeed(1234567), double(0x599ed017fb08fc85ULL >> 11) * 0x1.0p-53);
    }
};

QTEST_GUILESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
