// SPDX-License-Identifier: GPL-3.0-or-later
// Steps and the limits of the buttons follow how Anki behaves with FSRS:
//
//   every grade   moves memory, in the steps too; steps only decide the delay.
//   Again         the first step, of relearning once the card has left the learning steps. Without
//                 steps the interval of the model, at least a day.
//   in the steps  Hard: on the first step the mean of the first two, or half as long again (a day
//                 more at most) where there is one; later the same step once more.
//                 Good: the next step; after the last one the interval of the model.
//                 Easy: out of the steps at once, a day later than Good would leave them.
//   out of them   Hard, Good, Easy: the interval of the model, not below leastInterval(), and each
//                 a day above the one before.
//
// Ours: whatever the steps, a better grade never brings the card back earlier than a worse one.
#include "schedule/scheduler.h"

#include "schedule/fuzz.h"

#include <algorithm>
#include <cmath>

namespace foldout {

namespace {

constexpr int SecondsPerDay = 86400;
constexpr int SureButWrongDays = 3; // a sure answer that was wrong comes back by then

// Where in its window a card's next interval falls, 0..1: the same for all four buttons, and for a
// repetition for ever.
double fuzzOf(const CardKey &card, int repetition)
{
    return unitFromSeed(cardNumber(card) + quint64(repetition));
}

// The steps that hold for a card, and the one it stands at.
struct Ladder
{
    const QList<int> &steps; // seconds
    Phase phase;             // of a card on them
    int at;                  // from 0
};

Ladder ladderOf(const Placement &place, const SchedulerOptions &options)
{
    switch (place.phase) {
    case Phase::New:
        return {options.learningSteps, Phase::Learning, 0};
    case Phase::Learning:
        return {options.learningSteps, Phase::Learning, std::max(place.step, 0)};
    case Phase::Review:
        return {options.relearningSteps, Phase::Relearning, 0};
    case Phase::Relearning:
        return {options.relearningSteps, Phase::Relearning, std::max(place.step, 0)};
    }
    Q_UNREACHABLE();
}

struct Step
{
    int index;
    double seconds;
};

double hardDelay(const QList<int> &steps, int at)
{
    const double seconds = steps.at(at);
    if (at > 0)
        return seconds;
    return steps.size() > 1 ? (seconds + steps.at(1)) / 2
                            : std::min(seconds * 1.5, seconds + SecondsPerDay);
}

// The step that a grade leads to; nothing: the model decides.
std::optional<Step> nextStep(const Ladder &ladder, Phase phase, Grade grade)
{
    const QList<int> &steps = ladder.steps;
    if (grade == Grade::Again && !steps.isEmpty())
        return Step{0, double(steps.first())};
    if (phase == Phase::Review)
        return std::nullopt;
    if (grade == Grade::Hard && ladder.at < steps.size())
        return Step{ladder.at, hardDelay(steps, ladder.at)};
    if (grade == Grade::Good && ladder.at + 1 < steps.size())
        return Step{ladder.at + 1, double(steps.at(ladder.at + 1))};
    return std::nullopt;
}

} // namespace

Scheduler::Scheduler(MemoryModelPtr model, SchedulerOptions options)
    : m_model(std::move(model))
    , m_options(std::move(options))
{
    const auto isNone = [](int seconds) {
        return seconds <= 0;
    };
    m_options.desiredRetention = std::fmin(std::fmax(m_options.desiredRetention, 0.70), 0.99);
    m_options.maximumInterval = std::clamp(m_options.maximumInterval, 1, 36500);
    m_options.learningSteps.removeIf(isNone);
    m_options.relearningSteps.removeIf(isNone);
}

Placement Scheduler::place(const CardState &state, Grade grade,
                           std::optional<Confidence> confidence, const Moment &now) const
{
    return placements(grade, state, confidence, now).at(size_t(grade) - 1);
}

std::array<Placement, 4> Scheduler::preview(const CardState &state,
                                            std::optional<Confidence> confidence,
                                            const Moment &now) const
{
    return placements(Grade::Easy, state, confidence, now);
}

// Those from Again up to 'best'.
std::array<Placement, 4> Scheduler::placements(Grade best, const CardState &state,
                                               std::optional<Confidence> confidence,
                                               const Moment &now) const
{
    const Phase phase = state.placement.phase;
    const Ladder ladder = ladderOf(state.placement, m_options);
    const Elapsed elapsed = elapsedSince(state, now.studyDay, now.utcMs);
    const double fuzz = fuzzOf(state.card, state.reviews);
    const bool comesBackSoon = state.sureButWrong && state.lastReviewDay >= now.studyDay;

    const auto interval = [&](Grade grade) {
        return m_model->interval(m_model->next(state.memory, elapsed, grade),
                                 m_options.desiredRetention);
    };
    // For a grade that leads to no step; 'worse' is the interval of the grade below it.
    const auto modelDays = [&](Grade grade, int worse) {
        const double natural = interval(grade);
        int least = worse;
        if (phase == Phase::Review && grade != Grade::Again) {
            least = std::max(
                grade == Grade::Hard ? worse : worse + 1,
                leastInterval(natural, state.placement.intervalDays, m_options.maximumInterval));
        } else if (grade == Grade::Easy) {
            least = 1 + (nextStep(ladder, phase, Grade::Good)
                             ? wholeDays(interval(Grade::Good), worse, fuzz)
                             : worse);
        }
        return wholeDays(natural, least, fuzz);
    };

    std::array<Placement, 4> places;
    double delay = 0;
    int worse = 0;
    for (int g = int(Grade::Again); g <= int(best); ++g) {
        const auto grade = Grade(g);
        Placement &place = places.at(size_t(g) - 1);
        if (const std::optional<Step> step = nextStep(ladder, phase, grade)) {
            delay = std::max(delay, step->seconds);
            place = {.phase = ladder.phase, .step = step->index};
            if (delay < SecondsPerDay)
                place.dueMs = now.utcMs + qint64(delay * 1000);
            else
                place.intervalDays =
                    std::min(int(std::lround(delay / SecondsPerDay)), m_options.maximumInterval);
        } else {
            place = {.phase = Phase::Review, .intervalDays = modelDays(grade, worse)};
        }
        worse = place.intervalDays;
        if (comesBackSoon || (grade == Grade::Again && confidence == Confidence::Sure))
            place.intervalDays = std::min(place.intervalDays, SureButWrongDays);
        place.dueDay = now.studyDay.addDays(place.intervalDays);
    }
    return places;
}

std::optional<Placement> Scheduler::rescheduled(const CardState &state, int previous) const
{
    if (state.placement.phase != Phase::Review || state.suspended || !state.memory)
        return std::nullopt;
    const double natural = m_model->interval(*state.memory, m_options.desiredRetention);
    const int least = leastInterval(natural, previous, m_options.maximumInterval);
    int days = wholeDays(natural, least, fuzzOf(state.card, state.reviews - 1));
    if (state.sureButWrong)
        days = std::min(days, SureButWrongDays);
    return Placement{
        .phase = Phase::Review, .intervalDays = days, .dueDay = state.lastReviewDay.addDays(days)};
}

// Rounded half away from zero, or the day at 'fuzz' (0..1) of the window.
int Scheduler::wholeDays(double interval, int least, double fuzz) const
{
    const int greatest = m_options.maximumInterval;
    least = std::clamp(least, 1, greatest);
    if (!m_options.fuzz)
        return int(std::lround(std::clamp(interval, double(least), double(greatest))));
    return fuzzedDay(fuzzWindow(interval, least, greatest), fuzz);
}

} // namespace foldout
