// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas against what fsrs-rs (single precision) and ts-fsrs (8 decimals) give, where
// FOLDOUT_SHARED has it.
#include "support/fsrsmodels.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr Tolerance RustS{2e-5, 0}; // one step in single precision
constexpr Tolerance RustD{0, 2e-6};
constexpr Tolerance RustThreadS{3e-5, 0}; // sequences of up to 30
constexpr Tolerance RustThreadD{0, 5e-6};
constexpr Tolerance RustDays{1e-5, 0};
constexpr Tolerance Ts{1e-6, 1e-8};

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

class TestFsrs6Vectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

QTEST_GUILESS_MAIN(TestFsrs6Vectors)
#include "tst_fsrs6vectors.moc"
