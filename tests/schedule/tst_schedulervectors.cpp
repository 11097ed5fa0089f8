// SPDX-License-Identifier: GPL-3.0-or-later
// Whole lives of cards, every button at every review: ours, worked out apart from the program in
// data/fsrs6.py, and where FOLDOUT_SHARED has them those of ts-fsrs.
#include "schedule/fsrs6.h"
#include "schedule/fuzz.h"
#include "schedule/scheduler.h"
#include "support/vectors.h"

#include <QTest>

#include <algorithm>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MsPerDay = 86'400'000;
constexpr Tolerance Exact{1e-12, 1e-15};
constexpr Tolerance Ts{1e-6, 1e-8};

QList<int> integers(const QJsonValue &array)
{
    QList<int> list;
    for (const double value : doubles(array))
        list.append(int(value));
    return list;
}

// What a button does, in the terms that both sides have.
struct Step
{
    Phase phase = Phase::New;
    int step = 0;
    int days = 0;       // 0: within the day
    qint64 delayMs = 0; // else 0

    friend bool operator==(const Step &, const Step &) = default;
};

Step stepOf(const Placement &place, const Moment &now)
{
    return {place.phase, place.step, place.intervalDays,
            place.dueMs == 0 ? 0 : place.dueMs - now.utcMs};
}

QString text(const Step &step)
{
    return u"%1 %2, %3 days, %4 s"_s.arg(phaseName(step.phase))
        .arg(step.step)
        .arg(step.days)
        .arg(step.delayMs / 1000);
}

void grade(CardState &state, Grade grade, const Placement &place, const Moment &now,
           const MemoryModel &model)
{
    apply(state,
          {.kind = EventKind::Review,
           .mode = StudyMode::Review,
           .grade = grade,
           .placement = place,
           .answeredAtMs = now.utcMs,
           .studyDay = now.studyDay},
          model);
}

// The rules of ts-fsrs 5.4. Not Anki's are: delays in whole minutes; Hard on any step the mean of
// the first two; out of the steps nothing but the interval of the model; for a card in review no
// regard for the interval before, and a day more than another button even beyond the maximum. "Long
// term only" has no steps, and sets the buttons of every card a day apart.
class TsRules
{
public:
    TsRules(const SchedulerOptions &options, bool longTermOnly)
        : m_options(options)
        , m_longTermOnly(longTermOnly)
    {
    }

    std::array<Step, 4> buttons(const Placement &place, const std::array<double, 4> &natural) const
    {
        std::array<int, 4> days{};
        for (size_t i = 0; i < 4; ++i)
            days[i] =
                int(std::lround(std::clamp(natural[i], 1.0, double(m_options.maximumInterval))));
        const bool isReview = place.phase == Phase::Review;
        if (isReview || m_longTermOnly) {
            days[0] = std::min(days[0], m_longTermOnly ? days[1] : days[0]);
            days[1] = m_longTermOnly ? std::max(days[1], days[0] + 1) : std::min(days[1], days[2]);
            days[2] = std::max(days[2], days[1] + 1);
            days[3] = std::max(days[3], days[2] + 1);
        }
        std::array<Step, 4> buttons;
        for (size_t i = 0; i < 4; ++i)
            buttons[i] = {Phase::Review, 0, days[i], 0};

        const bool relearns = isReview || place.phase == Phase::Relearning;
        const QList<int> &steps = relearns ? m_options.relearningSteps : m_options.learningSteps;
        const Phase phase = relearns ? Phase::Relearning : Phase::Learning;
        const int at = isReview ? 0 : place.step;
        const auto wait = [&](Grade grade, int step, double seconds) {
            buttons[size_t(grade) - 1] = {phase, step, 0, std::lround(seconds / 60) * 60'000};
        };
        if (!steps.isEmpty())
            wait(Grade::Again, 0, steps.first());
        if (!isReview && at < steps.size())
            wait(Grade::Hard, at,
                 steps.size() > 1 ? (steps.at(0) + steps.at(1)) / 2.0 : steps.first() * 1.5);
        if (!isReview && at + 1 < steps.size())
            wait(Grade::Good, at + 1, steps.at(at + 1));
        return buttons;
    }

private:
    SchedulerOptions m_options;
    bool m_longTermOnly;
};

// The days of Hard, Good and Easy for a card in review as the specification words them.
std::array<int, 3> reviewDays(const std::array<double, 4> &natural, int previous, int maximum)
{
    const auto least = [&](size_t i) {
        return leastInterval(natural[i], previous, maximum);
    };
    const auto days = [&](size_t i, int atLeast) {
        return std::min(std::max(int(std::lround(std::min(natural[i], double(maximum)))), atLeast),
                        maximum);
    };
    const int hard = days(1, std::max(least(1), 1));
    const int good = days(2, std::max(least(2), hard + 1));
    return {hard, good, days(3, std::max(least(3), good + 1))};
}

} // namespace

class TestSchedulerVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLifeIsAsTheRulesSay()
    {
        const QJsonObject own = vectorsIn(QStringLiteral(FOLDOUT_TEST_DATA "/fsrs6.json"));
        Mismatches off;
        for (const QJsonValue &life : own[u"lives"].toArray()) {
            const QJsonValue options = life[u"options"];
            const MemoryModelPtr model =
                *memoryModel(doubles(own[u"sets"][options[u"set"].toString()]));
            const Scheduler scheduler(model, {.desiredRetention = options[u"retention"].toDouble(),
                                              .learningSteps = integers(options[u"learning"]),
                                              .relearningSteps = integers(options[u"relearning"]),
                                              .maximumInterval = options[u"maximum"].toInt(),
                                              .fuzz = false});
            CardState state;
            for (const QJsonValue &row : life[u"reviews"].toArray()) {
                const int day = row[u"day"].toInt();
                const Moment now{day * MsPerDay + row[u"second"].toInt() * 1000,
                                 QDate(2026, 12, 1).addDays(day)};
                const auto buttons = scheduler.preview(state, {}, now);
                for (int i = 0; i < 4; ++i) {
                    const QJsonValue button = row[u"buttons"][i];
                    const Step expected{*phaseFromName(button[0].toString()), button[1].toInt(),
                                        button[2].toInt(), qint64(button[3].toDouble() * 1000)};
                    const Step actual = stepOf(buttons.at(size_t(i)), now);
                    off.verify(actual == expected, text(actual), row);
                    off.verify(buttons.at(size_t(i)).dueDay == now.studyDay.addDays(expected.days),
                               u"due day"_s, row);
                }
                const Grade pressed = Grade(row[u"grade"].toInt());
                grade(state, pressed, buttons.at(size_t(pressed) - 1), now, *model);
                off.check(state.memory->stability, row[u"s"].toDouble(), Exact, row);
                off.check(state.memory->difficulty, row[u"d"].toDouble(), Exact, row);
            }
        }
        FOLDOUT_COMPARE_ALL(off);
    }

    // All lives, all reviews, all four buttons. Where ts-fsrs goes its own way its value is that of
    // its rules, ours that of the specification, and the places are counted.
    void sharedLivesOfTs()
    {
        const QJsonObject shared = sharedVectors(u"fsrs6_scheduler_ts.json"_s);
        if (shared.isEmpty())
            QSKIP("FOLDOUT_SHARED has no fsrs6_scheduler_ts.json");
        Mismatches off;
        int buttonsSeen = 0;
        int same = 0;
        QMap<QString, int> own;
        for (const QJsonValue &life : shared[u"cases"].toArray()) {
            const QJsonValue config = life[u"config"];
            const bool longTermOnly = !config[u"enable_short_term"].toBool();
            const SchedulerOptions options{
                .desiredRetention = config[u"request_retention"].toDouble(),
                .learningSteps = longTermOnly ? QList<int>() : seconds(config[u"learning_steps"]),
                .relearningSteps =
                    longTermOnly ? QList<int>() : seconds(config[u"relearning_steps"]),
                .maximumInterval = config[u"maximum_interval"].toInt(),
                .fuzz = false};
            Fsrs6::Parameters w = Fsrs6::Defaults;
            if (longTermOnly)
                w[17] = w[18] = w[19] = 0;
            const auto model = std::make_shared<const Fsrs6>(w);
            const Scheduler scheduler(model, options);
            const TsRules tsRules(options, longTermOnly);

            CardState state;
            for (const QJsonValue &row : life[u"steps"].toArray()) {
                const QDateTime time =
                    QDateTime::fromString(row[u"now"].toString(), Qt::ISODateWithMs);
                const Moment now{time.toMSecsSinceEpoch(), time.date()};
                const Elapsed elapsed = elapsedSince(state, now.studyDay, now.utcMs);
                std::array<double, 4> natural{};
                for (size_t i = 0; i < 4; ++i)
                    natural[i] = model->interval(model->next(state.memory, elapsed, Grade(i + 1)),
                                                 options.desiredRetention);

                const auto ours = scheduler.preview(state, {}, now);
                const auto byRules = tsRules.buttons(state.placement, natural);
                const std::array<QJsonValue, 4> theirs{
                    row[u"preview"][u"again"], row[u"preview"][u"hard"], row[u"preview"][u"good"],
                    row[u"preview"][u"easy"]};
                for (size_t i = 0; i < 4; ++i) {
                    const Step mine = stepOf(ours[i], now);
                    const Step ts = tsStep(theirs[i], now);
                    off.verify(ts == byRules[i],
                               text(ts) + u" but by its rules "_s + text(byRules[i]), row);
                    ++buttonsSeen;
                    if (ts == mine) {
                        ++same;
                        continue;
                    }
                    ++own[reason(off, Grade(i + 1), state.placement, mine, ts, natural, scheduler,
                                 row)];
                }
                // On with what ts-fsrs decided, so that one difference is counted once.
                const Grade pressed = Grade(row[u"g"].toInt());
                const Step taken = tsStep(row, now);
                grade(state, pressed,
                      {.phase = taken.phase,
                       .step = taken.step,
                       .intervalDays = taken.days,
                       .dueDay = now.studyDay.addDays(taken.days)},
                      now, *model);
                off.check(state.memory->stability, row[u"s"].toDouble(), Ts, row);
                off.check(state.memory->difficulty, row[u"d"].toDouble(), Ts, row);
            }
        }
        FOLDOUT_COMPARE_ALL(off);
        QCOMPARE(buttonsSeen, 40 * 20 * 4);
        QCOMPARE(own, (QMap<QString, int>{{u"interval before"_s, 90},
                                          {u"beyond the maximum"_s, 102},
                                          {u"Easy a day after Good"_s, 68},
                                          {u"whole minutes"_s, 41},
                                          {u"Hard on a later step"_s, 38},
                                          {u"a day after Again"_s, 20}}));
        QCOMPARE(same, 2841);
    }

private:
    static QList<int> seconds(const QJsonValue &minutes) // ["1m", "10m"]
    {
        QList<int> steps;
        for (const QJsonValue &value : minutes.toArray())
            steps.append(value.toString().chopped(1).toInt() * 60);
        return steps;
    }

    static Step tsStep(const QJsonValue &row, const Moment &now)
    {
        const qint64 due =
            QDateTime::fromString(row[u"due"].toString(), Qt::ISODateWithMs).toMSecsSinceEpoch();
        const int days = row[u"scheduled_days"].toInt();
        return {Phase(row[u"state"].toInt()), row[u"learning_steps"].toInt(), days,
                days > 0 ? 0 : due - now.utcMs};
    }

    // Why a button of ts-fsrs differs from ours, having seen that ours is what the specification
    // says.
    static QString reason(Mismatches &off, Grade grade, const Placement &place, const Step &mine,
                          const Step &ts, const std::array<double, 4> &natural,
                          const Scheduler &scheduler, const QJsonValue &row)
    {
        const SchedulerOptions &options = scheduler.options();
        const bool relearns = place.phase == Phase::Relearning;
        const QList<int> &steps = relearns ? options.relearningSteps : options.learningSteps;
        if (place.phase == Phase::Review) {
            const auto days = reviewDays(natural, place.intervalDays, options.maximumInterval);
            off.verify(grade != Grade::Again &&
                           mine == Step{Phase::Review, 0, days.at(size_t(grade) - 2), 0},
                       u"in review: "_s + text(mine), row);
            return ts.days > options.maximumInterval ? u"beyond the maximum"_s
                                                     : u"interval before"_s;
        }
        if (grade == Grade::Hard && place.step > 0) {
            off.verify(mine == Step{place.phase, place.step, 0, steps.at(place.step) * 1000},
                       u"Hard on a later step: "_s + text(mine), row);
            return u"Hard on a later step"_s;
        }
        if (grade == Grade::Hard && mine.delayMs > 0) {
            off.verify(std::lround(double(mine.delayMs) / 60'000) * 60'000 == ts.delayMs,
                       u"whole minutes: "_s + text(mine), row);
            return u"whole minutes"_s;
        }
        if (grade == Grade::Easy) {
            off.verify(
                mine == Step{Phase::Review, 0, int(std::lround(std::max(natural[2], 1.0))) + 1, 0},
                u"Easy a day after Good: "_s + text(mine), row);
            return u"Easy a day after Good"_s;
        }
        const int rounded = int(std::lround(std::max(natural.at(size_t(grade) - 1), 1.0)));
        off.verify(place.phase == Phase::New && options.learningSteps.isEmpty() &&
                       mine == Step{Phase::Review, 0, rounded, 0},
                   u"without steps: "_s + text(mine), row);
        return u"a day after Again"_s;
    }
};

QTEST_GUILESS_MAIN(TestSchedulerVectors)
#include "tst_schedulervectors.moc"
