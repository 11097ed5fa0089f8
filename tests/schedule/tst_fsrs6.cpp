// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas against numbers worked out apart from the program (data/fsrs6.py), and what must
// hold for any numbers.
#include "support/fsrsmodels.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr Tolerance Exact{1e-12, 1e-15}; // double against 40 digits

Fsrs6::Parameters everywhere(double value)
{
    Fsrs6::Parameters parameters{};
    parameters.fill(value);
    return parameters;
}

// The defaults, others, and both ends of the bounds.
QList<Fsrs6> someModels()
{
    return {Fsrs6(Fsrs6::Defaults), Fsrs6(everywhere(-1000)), Fsrs6(everywhere(1000)),
            Fsrs6({0.5, 1.5, 4,   12, 7,   0.6, 1.2, 0.05, 1.5,  0.2, 1.1,
                   2,   0.1, 0.3, 2,  0.3, 2.5, 0.6, 0.4,  0.15, 0.4})};
}

const QList<double> SomeStabilities{0.001, 0.05, 0.4, 1, 2.5, 10, 45, 200, 1000, 9000, 36500};
const QList<double> SomeDifficulties{1, 2.5, 5, 7.5, 10};

} // namespace

class TestFsrs6 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_own = vectorsIn(QStringLiteral(FOLDOUT_TEST_DATA "/fsrs6.json"));
        m_models = modelsOf(m_own[u"sets"].toObject());
        QCOMPARE(m_models.size(), 2);
    }

    // -- our own numbers

    void theDefaultsAreThePublishedOnes()
    {
        QCOMPARE(QList(Fsrs6::Defaults.begin(), Fsrs6::Defaults.end()),
                 doubles(m_own[u"sets"][u"default"]));
        QCOMPARE((*memoryModel())->parameters(), doubles(m_own[u"sets"][u"default"]));
    }

    void everyStepIsAsTheFormulasSay()
    {
        Mismatches off;
        for (const QJsonValue &row : m_own[u"first"].toArray()) {
            const MemoryState after =
                model(row)->next(std::nullopt, {.studyDays = 9}, Grade(row[1].toInt()));
            off.check(after.stability, row[2].toDouble(), Exact, row);
            off.check(after.difficulty, row[3].toDouble(), Exact, row);
        }
        for (const QJsonValue &row : m_own[u"steps"].toArray()) {
            const MemoryState before{row[1].toDouble(), row[2].toDouble()};
            const Elapsed elapsed{.studyDays = row[3].toInt()};
            const MemoryState after = model(row)->next(before, elapsed, Grade(row[4].toInt()));
            off.check(after.stability, row[5].toDouble(), Exact, row);
            off.check(after.difficulty, row[6].toDouble(), Exact, row);
            off.check(model(row)->retrievability(before, elapsed), row[7].toDouble(), Exact, row);
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    void everySequenceIsAsTheFormulasSay()
    {
        Mismatches off;
        for (const QJsonValue &sequence : m_own[u"sequences"].toArray()) {
            std::optional<MemoryState> state;
            for (const QJsonValue &row : sequence[u"reviews"].toArray()) {
                state = m_models.value(sequence[u"set"].toString())
                            ->next(state, {.studyDays = row[0].toInt()}, Grade(row[1].toInt()));
                off.check(state->stability, row[2].toDouble(), Exact, row);
                off.check(state->difficulty, row[3].toDouble(), Exact, row);
            }
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    void everyIntervalIsAsTheFormulaSays()
    {
        Mismatches off;
        for (const QJsonValue &row : m_own[u"intervals"].toArray()) {
            const double days = model(row)->interval({row[1].toDouble(), 5}, row[2].toDouble());
            off.check(days, row[3].toDouble(), Exact, row);
            off.check(model(row)->forgetting(row[1].toDouble(), days), row[2].toDouble(), Exact,
                      row);
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    void olderParametersAreMigratedAndAllAreClipped()
    {
        Mismatches off;
        for (const QJsonValue &row : m_own[u"migration"].toArray()) {
            const auto migrated = Fsrs6::migrated(doubles(row[u"from"]));
            QVERIFY(migrated);
            for (int i = 0; i < Fsrs6::ParameterCount; ++i)
                off.check(migrated->at(size_t(i)), row[u"to"][i].toDouble(), Exact, row);
        }
        for (const QJsonValue &row : m_own[u"clip"].toArray()) {
            const auto clipped =
                Fsrs6::clipped(parametersOf(doubles(row[u"from"])), row[u"steps"].toInt());
            for (int i = 0; i < Fsrs6::ParameterCount; ++i)
                off.check(clipped.at(size_t(i)), row[u"to"][i].toDouble(), Exact, row);
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    void cardsOfSm2ComeWithTheirInterval()
    {
        Mismatches off;
        for (const QJsonValue &row : m_own[u"sm2"].toArray()) {
            const double days = row[2].toDouble();
            const double retention = row[3].toDouble();
            const auto state = model(row)->fromSm2(row[1].toDouble(), days, retention);
            QVERIFY(state);
            off.check(state->stability, row[4].toDouble(), Exact, row);
            off.check(state->difficulty, row[5].toDouble(), Exact, row);
            off.check(model(row)->forgetting(state->stability, days), retention, {0, 1e-6}, row);
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    void workedExample()
    {
        const Fsrs6 fsrs(Fsrs6::Defaults);
        const MemoryState lapsed = fsrs.next(MemoryState{10, 5}, {.studyDays = 10}, Grade::Again);
        QVERIFY(std::abs(lapsed.stability - 1.391987) < 5e-7);
        QVERIFY(std::abs(lapsed.difficulty - 8.341762) < 5e-7);
    }

    // -- what must hold for any numbers

    void parametersOfNoModelAreRefused_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 3, 16, 18, 20, 22, 34, 35})
            QTest::addRow("%d", count) << count;
    }

    void parametersOfNoModelAreRefused()
    {
        QFETCH(int, count);
        QCOMPARE(memoryModel(QList<double>(count, 1.0)).error().code, ErrorCode::BadParameters);
    }

    void aParameterThatIsNotFiniteIsRefused_whereverItStands()
    {
        for (const int count : {17, 19, 21}) {
            for (int i = 0; i < count; ++i) {
                for (const double wrong : {qQNaN(), qInf(), -qInf()}) {
                    QList<double> list(count, 1.0);
                    QVERIFY(memoryModel(list));
                    list[i] = wrong;
                    QVERIFY(!memoryModel(list));
                }
            }
        }
    }

    void migrationThatLeadsNowhereIsRefused()
    {
        QList<double> list(17, 1.0);
        list[5] = -1; // the logarithm of a negative number
        QCOMPARE(memoryModel(list).error().code, ErrorCode::BadParameters);
        list[5] = std::numeric_limits<double>::max();
        QVERIFY(!memoryModel(list));
    }

    void migratingTwiceIsMigratingOnce()
    {
        for (const int count : {0, 17, 19, 21}) {
            const auto once = *Fsrs6::migrated(QList<double>(count, 0.7));
            QVERIFY(*Fsrs6::migrated(QList(once.begin(), once.end())) == once);
        }
    }

    void theModelShowsTheParametersItUses()
    {
        QList<double> list((*memoryModel())->parameters());
        list[2] = 5;
        list[3] = 4000; // out of bounds
        const MemoryModelPtr own = *memoryModel(list);
        list[3] = 100;
        QCOMPARE(own->parameters(), list);
        QCOMPARE(own->next(std::nullopt, {}, Grade::Good).stability, 5.0);
        QCOMPARE((*memoryModel())->next(std::nullopt, {}, Grade::Good).stability, 2.3065);
    }

    void w19HasALowerBoundOfItsOwnForTraining()
    {
        QCOMPARE(Fsrs6::clipped(everywhere(0))[19], 0.0);
        QCOMPARE(Fsrs6::clipped(everywhere(0), 1, 0.01)[19], 0.01);
        QCOMPARE(Fsrs6::clipped(everywhere(0.5), 1, 0.01)[19], 0.5);
    }

    void clippingIsFiniteAndKeepsALapseBelow_whateverTheNumbers()
    {
        QRandomGenerator random(1);
        for (int round = 0; round < 20'000; ++round) {
            Fsrs6::Parameters given{};
            for (double &w : given)
                w = (random.generateDouble() - 0.3) * std::pow(10, random.bounded(-3, 4));
            const int steps = random.bounded(6);
            const Fsrs6::Parameters w = Fsrs6::clipped(given, steps);
            for (const double value : w)
                QVERIFY(std::isfinite(value) && value >= 0 && value <= 100);
            QVERIFY(Fsrs6::clipped(w, steps) == w);
            // What is left of S = 1, D = 1 after a lapse at R = 0.7, and what the steps make of it.
            const double left = w[11] * (std::exp2(w[13]) - 1) * std::exp(0.3 * w[14]);
            const double reached = left * std::exp(steps * w[17] * w[18]);
            if (steps > 1 && std::log(left) < -0.01 * steps)
                QVERIFY(reached <= 1 + 1e-9);
            else if (steps > 1)
                QVERIFY(w[17] <= 0.1 + 1e-12 && w[18] <= 0.1 + 1e-12);
        }
    }

    void aPassOnTheSameDayNeverLowersStability()
    {
        for (const Fsrs6 &fsrs : someModels()) {
            for (const double s : SomeStabilities) {
                for (const Grade grade : {Grade::Hard, Grade::Good, Grade::Easy})
                    QVERIFY(fsrs.next(MemoryState{s, 5}, {}, grade).stability >= s);
            }
        }
    }

    void aPassOnALaterDayNeverLowersStability_andEasyAddsMost()
    {
        for (const Fsrs6 &fsrs : someModels()) {
            for (const double s : SomeStabilities) {
                for (const double d : SomeDifficulties) {
                    for (const int t : {1, 3, 50, 4000}) {
                        const auto after = [&](Grade grade) {
                            return fsrs.next(MemoryState{s, d}, {.studyDays = t}, grade).stability;
                        };
                        QVERIFY(after(Grade::Hard) >= s);
                        QVERIFY(after(Grade::Good) >= after(Grade::Hard));
                        QVERIFY(after(Grade::Easy) >= after(Grade::Good));
                    }
                }
            }
        }
    }

    void crammingOnOneDaySaturates_data()
    {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("after");
        QTest::newRow("stable already") << 10.0 << 10.0;
        QTest::newRow("a day") << 1.0 << 1.749233;
        QTest::newRow("hours") << 0.1 << 0.969436;
    }

    void crammingOnOneDaySaturates()
    {
        QFETCH(double, before);
        QFETCH(double, after);
        const Fsrs6 fsrs(Fsrs6::Defaults);
        MemoryState state{before, 5};
        for (int i = 0; i < 20; ++i)
            state = fsrs.next(state, {}, Grade::Good);
        QVERIFY2(std::abs(state.stability - after) < 1e-6,
                 qPrintable(QString::number(state.stability)));
    }

    void aLapseNeverRaisesStability()
    {
        for (const Fsrs6 &fsrs : someModels()) {
            const QList<double> &w = fsrs.parameters();
            for (const double s : SomeStabilities) {
                for (const double d : SomeDifficulties) {
                    for (const int t : {1, 2, 10, 365, 36500}) {
                        const double after =
                            fsrs.next(MemoryState{s, d}, {.studyDays = t}, Grade::Again).stability;
                        const double ceiling = s / std::exp(w[17] * w[18]);
                        QVERIFY(after <= std::max(ceiling * (1 + 1e-12), Fsrs6::LeastStability));
                    }
                }
            }
        }
    }

    void statesStayInTheirBounds_whateverComesIn()
    {
        for (const Fsrs6 &fsrs : someModels()) {
            for (const double s : {-1.0, 0.0, 0.001, 36500.0, 1e9}) {
                for (const double d : {-3.0, 0.0, 1.0, 10.0, 50.0}) {
                    for (const int t : {-5, 0, 1, 36500, 2'000'000}) {
                        for (int g = 1; g <= 4; ++g) {
                            const auto after =
                                fsrs.next(MemoryState{s, d}, {.studyDays = t}, Grade(g));
                            QVERIFY(after.stability >= 0.001 && after.stability <= 36500);
                            QVERIFY(after.difficulty >= 1 && after.difficulty <= 10);
                        }
                        const double r = fsrs.retrievability({s, d}, {.studyDays = t});
                        QVERIFY(r > 0 && r <= 1); // log(r) is finite
                        QVERIFY(t > 0 || r == 1);
                    }
                }
            }
        }
    }

    void aClockSetBackCountsAsTheSameDay()
    {
        const Fsrs6 fsrs(Fsrs6::Defaults);
        for (int g = 1; g <= 4; ++g)
            QCOMPARE(fsrs.next(MemoryState{3, 5}, {.studyDays = -4}, Grade(g)),
                     fsrs.next(MemoryState{3, 5}, {.studyDays = 0}, Grade(g)));
    }

    void theLeastStabilityGrowsAgain_evenWrittenWithNineDigits()
    {
        const Fsrs6 fsrs(Fsrs6::Defaults);
        double s = Fsrs6::LeastStability;
        for (int i = 0; i < 5; ++i) {
            const double grown = fsrs.next(MemoryState{s, 10}, {}, Grade::Good).stability;
            const double reread = QString::number(grown, 'g', 9).toDouble();
            QVERIFY(reread > s);
            s = reread;
        }
    }

    void atNinetyPercentTheIntervalIsTheStability_toTheLastBit()
    {
        for (const Fsrs6 &fsrs : someModels()) {
            for (const double s : SomeStabilities)
                QCOMPARE(fsrs.interval({s, 5}, 0.9), s);
        }
    }

    void aLateSuccessAddsMore_butNotWithoutEnd()
    {
        const Fsrs6 fsrs(Fsrs6::Defaults);
        for (const int s : {1, 10, 100}) {
            for (const double d : {1.0, 5.0, 9.0}) {
                const auto after = [&](int t) {
                    return fsrs.next(MemoryState{double(s), d}, {.studyDays = t}, Grade::Good)
                        .stability;
                };
                const double gain = after(10 * s) / after(s);
                QVERIFY2(gain > 1.7 && gain < 3.0, qPrintable(QString::number(gain)));
                QVERIFY(after(2 * s) > after(s));
            }
        }
    }

    void sm2NumbersThatLeadNowhereAreRefused_data()
    {
        QTest::addColumn<double>("ease");
        QTest::addColumn<double>("days");
        QTest::addColumn<double>("retention");
        QTest::newRow("never forgotten") << 2.5 << 10.0 << 1.0;
        QTest::newRow("no ease") << qQNaN() << 10.0 << 0.9;
        QTest::newRow("no interval") << 2.5 << qQNaN() << 0.9;
        QTest::newRow("endless interval") << 2.5 << qInf() << 0.9;
        QTest::newRow("no chance") << 2.5 << 10.0 << -0.5;
    }

    void sm2NumbersThatLeadNowhereAreRefused()
    {
        QFETCH(double, ease);
        QFETCH(double, days);
        QFETCH(double, retention);
        const auto state = Fsrs6(Fsrs6::Defaults).fromSm2(ease, days, retention);
        QVERIFY(!state);
        QCOMPARE(state.error().code, ErrorCode::BadParameters);
    }

private:
    const Fsrs6 *model(const QJsonValue &row) const
    {
        return m_models.value(row[0].toString()).get();
    }

    QJsonObject m_own;
    Models m_models;
};

QTEST_GUILESS_MAIN(TestFsrs6)
#include "tst_fsrs6.moc"
