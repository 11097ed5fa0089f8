// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas against numbers: ours, worked out apart from the program in data/fsrs6.py, and where
// FOLDOUT_SHARED has them those that fsrs-rs (single precision) and ts-fsrs (8 decimals) give.
#include "schedule/fsrs6.h"
#include "support/vectors.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr Tolerance Exact{1e-12, 1e-15}; // double against 40 digits
constexpr Tolerance RustS{2e-5, 0};      // one step in single precision
constexpr Tolerance RustD{0, 2e-6};
constexpr Tolerance RustThreadS{3e-5, 0}; // sequences of up to 30
constexpr Tolerance RustThreadD{0, 5e-6};
constexpr Tolerance RustDays{1e-5, 0};
constexpr Tolerance Ts{1e-6, 1e-8};

using Models = QHash<QString, std::shared_ptr<const Fsrs6>>;

Fsrs6::Parameters parametersOf(const QList<double> &list)
{
    Fsrs6::Parameters parameters{};
    std::ranges::copy(list, parameters.begin());
    return parameters;
}

Fsrs6::Parameters everywhere(double value)
{
    Fsrs6::Parameters parameters{};
    parameters.fill(value);
    return parameters;
}

Models modelsOf(const QJsonObject &sets, double leastW19 = 0)
{
    Models models;
    for (auto it = sets.begin(); it != sets.end(); ++it)
        models.insert(it.key(), std::make_shared<const Fsrs6>(Fsrs6::clipped(
                                    parametersOf(doubles(it.value())), 1, leastW19)));
    return models;
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

// Where ts-fsrs has rules of its own: it does not start below 0.1 days, and w19 is at least 0.01.
struct TsRules
{
    explicit TsRules(const QJsonObject &sets)
        : models(modelsOf(sets, 0.01))
    {
    }

    MemoryState next(const QString &set, const std::optional<MemoryState> &state, int t,
                     Grade grade) const
    {
        MemoryState after = models.value(set)->next(state, {.studyDays = t}, grade);
        if (!state)
            after.stability = std::max(after.stability, 0.1);
        return after;
    }

    Models models;
};

int wholeDays(double interval)
{
    return int(std::lround(std::clamp(interval, 1.0, 36500.0)));
}

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

    // -- numbers of other programs

    void sharedSingleSteps()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_single_step.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_single_step.json");
        const Models models = modelsOf(shared[u"parameter_sets"].toObject());
        const TsRules ts(shared[u"parameter_sets"].toObject());
        Mismatches off;
        int rows = 0;
        int firstFloors = 0; // rows that the rules of ts-fsrs change
        int sameDaysOfLow = 0;
        const auto check = [&](const QJsonValue &row, const std::optional<MemoryState> &before) {
            const QString set = row[u"set"].toString();
            const int t = row[u"t"].toInt();
            const Grade grade = Grade(row[u"g"].toInt());
            const Fsrs6 &fsrs = *models.value(set);
            const MemoryState after = fsrs.next(before, {.studyDays = t}, grade);
            off.check(after.stability, row[u"rust_s"].toDouble(), RustS, row);
            off.check(after.difficulty, row[u"rust_d"].toDouble(), RustD, row);
            off.check(fsrs.interval({row[u"rust_s"].toDouble(), 5}, 0.9),
                      row[u"rust_ivl90"].toDouble(), RustDays, row);
            const MemoryState asTs = ts.next(set, before, t, grade);
            off.check(asTs.stability, row[u"ts_s"].toDouble(), Ts, row);
            off.check(asTs.difficulty, row[u"ts_d"].toDouble(), Ts, row);
            if (before)
                off.check(fsrs.retrievability(*before, {.studyDays = t}), row[u"r_ts"].toDouble(),
                          Ts, row);
            ++rows;
            if (asTs == after)
                return;
            if (before && set == "low"_L1 && t == 0)
                ++sameDaysOfLow;
            else if (!before && asTs.stability == 0.1)
                ++firstFloors;
            else
                off.verify(false, u"no rule of ts-fsrs"_s, row);
        };
        for (const QJsonValue &row : shared[u"first_review"].toArray())
            check(row, std::nullopt);
        for (const QJsonValue &row : shared[u"rows"].toArray())
            check(row, MemoryState{row[u"s"].toDouble(), row[u"d"].toDouble()});
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(rows, 3524);
        QCOMPARE(firstFloors, 5); // one grade of user_b, all of low
        QCOMPARE(sameDaysOfLow, 36);
    }

    void sharedSequences()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_sequences.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_sequences.json");
        const Models models = modelsOf(shared[u"parameter_sets"].toObject());
        const TsRules ts(shared[u"parameter_sets"].toObject());
        Mismatches off;
        int rows = 0;
        int tsOwn = 0; // rows that the rules of ts-fsrs change, by themselves or before
        for (const QJsonValue &sequence : shared[u"sequences"].toArray()) {
            const QString set = sequence[u"set"].toString();
            const Fsrs6 &fsrs = *models.value(set);
            std::optional<MemoryState> state;
            std::optional<MemoryState> asTs;
            for (const QJsonValue &row : sequence[u"steps"].toArray()) {
                const int t = row[u"t"].toInt();
                const Grade grade = Grade(row[u"g"].toInt());
                state = fsrs.next(state, {.studyDays = t}, grade);
                off.check(state->stability, row[u"rust_s"].toDouble(), RustThreadS, row);
                off.check(state->difficulty, row[u"rust_d"].toDouble(), RustThreadD, row);
                off.check(fsrs.interval(*state, 0.9), row[u"rust_ivl90"].toDouble(), RustThreadS,
                          row);
                asTs = ts.next(set, asTs, t, grade);
                off.check(asTs->stability, row[u"ts_s"].toDouble(), Ts, row);
                off.check(asTs->difficulty, row[u"ts_d"].toDouble(), Ts, row);
                off.check(wholeDays(fsrs.interval(*asTs, 0.9)), row[u"ts_ivl90"].toDouble(), {},
                          row);
                ++rows;
                if (asTs != state) {
                    ++tsOwn;
                    off.verify(set == "low"_L1 || set == "user_b"_L1, u"no rule of ts-fsrs"_s, row);
                }
            }
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(rows, 902);
        QCOMPARE(tsOwn, 47);
    }

    void sharedRetrievabilityAndIntervals()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_retrievability_intervals.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_retrievability_intervals.json");
        const auto withDecay = [](const QJsonValue &row) {
            Fsrs6::Parameters w = Fsrs6::Defaults;
            w[20] = row[u"decay"].toDouble();
            return Fsrs6(w);
        };
        Mismatches off;
        for (const QJsonValue &row : shared[u"retrievability"].toArray()) {
            const double s = row[u"s"].toDouble();
            const double t = row[u"t"].toDouble();
            const Fsrs6 fsrs = withDecay(row);
            off.check(fsrs.forgetting(s, t), row[u"ts_r"].toDouble(), Ts, row);
            if (t == std::floor(t))
                off.check(fsrs.retrievability({s, 5}, {.studyDays = int(t)}),
                          row[u"ts_r"].toDouble(), Ts, row);
        }
        for (const QJsonValue &row : shared[u"intervals"].toArray()) {
            const double r = row[u"dr"].toDouble();
            const double days = withDecay(row).interval({row[u"s"].toDouble(), 5}, r);
            off.check(days, row[u"rust_interval"].toDouble(), RustDays, row);
            off.check(withDecay(row).interval({1, 5}, r), row[u"ts_modifier"].toDouble(), Ts, row);
            off.check(wholeDays(days), row[u"ts_days"].toDouble(), {}, row);
        }
        int evaluated = 0;
        for (const QJsonValue &row : shared[u"rust_r_via_evaluate"].toArray()) {
            if (row[u"rust_r"].isUndefined()) // it drops what it takes for an outlier
                continue;
            off.check(
                Fsrs6(Fsrs6::Defaults)
                    .retrievability({row[u"s"].toDouble(), 5}, {.studyDays = row[u"t"].toInt()}),
                row[u"rust_r"].toDouble(), {0, 2e-6}, row);
            ++evaluated;
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(shared[u"retrievability"].toArray().size(), 660);
        QCOMPARE(shared[u"intervals"].toArray().size(), 605);
        QCOMPARE(evaluated, 6);
    }

    void sharedMigrationAndClipping()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_migration_clip_sm2.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_migration_clip_sm2.json");
        Mismatches off;
        for (const QJsonValue &row : shared[u"migration"].toArray()) {
            const auto migrated = Fsrs6::migrated(doubles(row[u"input"]));
            QVERIFY(migrated);
            for (int i = 0; i < Fsrs6::ParameterCount; ++i) {
                for (const char *column : {"ts_migrated_short_term", "ts_migrated_long_term"})
                    off.check(migrated->at(size_t(i)), row[QLatin1StringView(column)][i].toDouble(),
                              {0, 1e-8}, row);
            }
            const MemoryModelPtr fsrs = *memoryModel(doubles(row[u"input"]));
            for (const QJsonValue &probe : row[u"rust_probe"].toArray()) {
                const MemoryState after =
                    fsrs->next(MemoryState{probe[u"s"].toDouble(), probe[u"d"].toDouble()},
                               {.studyDays = probe[u"t"].toInt()}, Grade(probe[u"g"].toInt()));
                off.check(after.stability, probe[u"rust_s"].toDouble(), RustS, probe);
                off.check(after.difficulty, probe[u"rust_d"].toDouble(), RustD, probe);
                off.check(fsrs->interval(after, 0.9), probe[u"rust_ivl90"].toDouble(), RustS,
                          probe);
            }
        }
        int ceilings = 0; // ts-fsrs lets the ceiling of w17 and w18 fall to 0.01, fsrs-rs to 0.1
        for (const QJsonValue &row : shared[u"clip"].toArray()) {
            const auto given = parametersOf(doubles(row[u"input"]));
            const int steps = row[u"relearning_steps"].toInt();
            for (const auto &[column, leastW19] :
                 {std::pair(u"ts_short_term"_s, 0.01), std::pair(u"ts_long_term"_s, 0.0)}) {
                const auto clipped = Fsrs6::clipped(given, steps, leastW19);
                for (int i = 0; i < Fsrs6::ParameterCount; ++i) {
                    double expected = row[column][i].toDouble();
                    if ((i == 17 || i == 18) && expected == 0.01) {
                        expected = 0.1;
                        ++ceilings;
                    }
                    off.check(clipped.at(size_t(i)), expected, Ts, row);
                }
            }
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(shared[u"migration"].toArray().size(), 3);
        QCOMPARE(shared[u"clip"].toArray().size(), 7);
        QCOMPARE(ceilings, 4); // w17 and w18 of one row, twice
    }

    void sharedSm2AndRefusals()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_migration_clip_sm2.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_migration_clip_sm2.json");
        const Models models = modelsOf(shared[u"parameter_sets"].toObject());
        Mismatches off;
        for (const QJsonValue &row : shared[u"sm2_import"].toArray()) {
            const Fsrs6 &fsrs = *models.value(row[u"set"].toString());
            const double days = row[u"interval"].toDouble();
            const double retention = row[u"retention"].toDouble();
            const auto state = fsrs.fromSm2(row[u"ease"].toDouble(), days, retention);
            QVERIFY(state);
            off.check(state->stability, row[u"s"].toDouble(), RustS, row);
            off.check(state->difficulty, row[u"d"].toDouble(), RustThreadD, row);
            off.check(fsrs.forgetting(state->stability, days), retention, {0, 1e-6}, row);
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(shared[u"sm2_import"].toArray().size(), 120);
        for (const QJsonValue &row : shared[u"invalid_parameters"].toArray()) {
            QList<double> list(row[u"len"].toInt(), 1);
            const QString first = row[u"first"].toString();
            list.first() = first == "Infinity"_L1 ? qInf() : first.toDouble(); // "NaN" is read
            QCOMPARE(memoryModel(list).error().code, ErrorCode::BadParameters);
        }
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
