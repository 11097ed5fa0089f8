// SPDX-License-Identifier: GPL-3.0-or-later
// Steps, button limits and fuzz follow the behaviour that Anki documents for its FSRS scheduler.
#include "schedule/scheduler.h"

#include "schedule/fuzz.h"

#include <algorithm>
#include <cmath>

namespace foldout {

namespace {

constexpr int SecondsPerDay = 86400;
constexpr int SureButWrongDays = 3; // a sure answer that was wrong comes back by then

Placement waiting(Phase phase, int step, double seconds, const Moment &now)
{
    Placement place{.phase = phase, .step = step, .dueDay = now.studyDay};
    if (seconds < SecondsPerDay) {
        place.dueMs = now.utcMs + qint64(seconds * 1000);
    } else {
        place.intervalDays = int(std::llround(seconds / SecondsPerDay));
        place.dueDay = now.studyDay.addDays(place.intervalDays);
    }
    return place;
}

} // namespace

Scheduler::Scheduler(MemoryModelPtr model, SchedulerOptions options)
    : m_model(std::move(model))
    , m_options(std::move(options))
{
}

Placement Scheduler::place(const CardState &state, Grade grade,
                           std::optional<Confidence> confidence, const Moment &now) const
{
    return preview(state, confidence, now).at(size_t(grade) - 1);
}

std::array<Placement, 4> Scheduler::preview(const CardState &state,
                                            std::optional<Confidence> confidence,
                                            const Moment &now) const
{
    const Elapsed elapsed = elapsedSince(state, now.studyDay, now.utcMs);
    const Phase phase = state.placement.phase;
    const bool isReview = phase == Phase::Review;
    const int greatest = m_options.maximumInterval;
    const quint64 seed = cardNumber(state.card) + quint64(state.reviews);

    std::array<double, 4> natural{}; // days, not rounded
    for (int g = 0; g < 4; ++g)
        natural.at(size_t(g)) = m_model->interval(
            m_model->next(state.memory, elapsed, Grade(g + 1)), m_options.desiredRetention);

    // Whole days for a grade that ends the steps, at least 'least'.
    const auto days = [&](int g, int least) {
        const double x = natural.at(size_t(g));
        least = std::clamp(least, 1, greatest);
        if (!m_options.fuzz)
            return std::clamp(int(std::llround(std::min(x, double(greatest)))), least, greatest);
        return fuzzedDay(fuzzWindow(x, least, greatest), unitFromSeed(seed));
    };
    const bool comesBackSoon = state.sureButWrong && state.lastReviewDay >= now.studyDay;
    const auto reviewIn = [&](int intervalDays, bool soon) {
        if (soon)
            intervalDays = std::min(intervalDays, SureButWrongDays);
        return Placement{.phase = Phase::Review,
                         .intervalDays = intervalDays,
                         .dueDay = now.studyDay.addDays(intervalDays)};
    };

    std::array<Placement, 4> places;
    const auto put = [&places](Grade grade, const Placement &place) {
        places.at(size_t(grade) - 1) = place;
    };

    if (isReview) {
        const int previous = state.placement.intervalDays;
        const auto least = [&](int g) {
            return leastInterval(natural.at(size_t(g)), previous, greatest);
        };
        const int hard = days(1, least(1));
        const int good = days(2, std::max(least(2), hard + 1));
        const int easy = days(3, std::max(least(3), good + 1));
        put(Grade::Hard, reviewIn(hard, comesBackSoon));
        put(Grade::Good, reviewIn(good, comesBackSoon));
        put(Grade::Easy, reviewIn(easy, comesBackSoon));
    }

    const bool relearns = isReview || phase == Phase::Relearning;
    const QList<int> &steps = relearns ? m_options.relearningSteps : m_options.learningSteps;
    const Phase stepPhase = relearns ? Phase::Relearning : Phase::Learning;
    const int step = isReview || phase == Phase::New ? 0 : state.placement.step;

    if (steps.isEmpty()) {
        put(Grade::Again, reviewIn(days(0, 1), confidence == Confidence::Sure || comesBackSoon));
    } else {
        put(Grade::Again, waiting(stepPhase, 0, steps.first(), now));
    }
    if (isReview)
        return places;

    // Still learning: the steps decide, and what graduates goes by the model.
    const bool hasStep = step < steps.size();
    int least = 1;
    if (hasStep) {
        double wait = steps.at(step);
        if (step == 0)
            wait = steps.size() > 1 ? (steps.at(0) + steps.at(1)) / 2.0
                                    : std::min(wait * 1.5, wait + SecondsPerDay);
        put(Grade::Hard, waiting(stepPhase, step, wait, now));
    } else {
        const int hard = days(1, least);
        put(Grade::Hard, reviewIn(hard, comesBackSoon));
        least = hard + 1;
    }
    if (step + 1 < steps.size()) {
        put(Grade::Good, waiting(stepPhase, step + 1, steps.at(step + 1), now));
    } else {
        put(Grade::Good, reviewIn(days(2, least), comesBackSoon));
    }
    const int good = places.at(2).intervalDays;
    put(Grade::Easy, reviewIn(days(3, std::max(least, good + 1)), comesBackSoon));
    return places;
}

} // namespace foldout
