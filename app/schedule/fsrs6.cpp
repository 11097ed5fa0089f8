// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/fsrs6.h"

#include <algorithm>
#include <cmath>

namespace foldout {

namespace {

struct Bounds
{
    double least;
    double greatest;
};

constexpr double ShortTermCeiling = 2; // of w17 and w18

constexpr std::array<Bounds, Fsrs6::ParameterCount> Limits{{
    {0.001, 100},
    {0.001, 100},
    {0.001, 100},
    {0.001, 100},
    {1, 10},
    {0.001, 4},
    {0.001, 4},
    {0.001, 0.75},
    {0, 4.5},
    {0, 0.8},
    {0.001, 3.5},
    {0.001, 5},
    {0.001, 0.25},
    {0.001, 0.9},
    {0, 4},
    {0, 1},
    {1, 6},
    {0, ShortTermCeiling},
    {0, ShortTermCeiling},
    {0, 0.8},
    {0.1, 0.8},
}};

double clampedStability(double days)
{
    return std::clamp(days, Fsrs6::LeastStability, Fsrs6::GreatestStability);
}

double clampedDifficulty(double difficulty)
{
    return std::clamp(difficulty, 1.0, 10.0);
}

} // namespace

const Fsrs6::Parameters Fsrs6::Defaults{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                        0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

Result<Fsrs6::Parameters> Fsrs6::migrated(const QList<double> &given)
{
    const qsizetype count = given.size();
    if (count == 0)
        return Defaults;
    if (count != 17 && count != 19 && count != ParameterCount)
        return Error{ErrorCode::BadParameters, {}, QString::number(count)};

    Parameters w{}; // what a shorter vector lacks is 0: no effect of the same day
    std::ranges::copy(given, w.begin());
    if (count == 17) { // the first difficulty was linear in the grade, the change of it undamped
        w[4] += 2 * w[5];
        w[5] = std::log(3 * w[5] + 1) / 3;
        w[6] += 0.5;
    }
    if (count < ParameterCount)
        w[20] = 0.5; // the exponent of the forgetting curve was fixed
    if (!std::ranges::all_of(w, [](double value) { return std::isfinite(value); }))
        return Error{ErrorCode::BadParameters, {}, QString::number(count)};
    return w;
}

Fsrs6::Parameters Fsrs6::clipped(Parameters w, int relearningSteps, double leastW19)
{
    for (size_t i = 0; i < w.size(); ++i)
        w[i] = std::clamp(w[i], Limits[i].least, Limits[i].greatest);
    w[19] = std::max(w[19], leastW19);
    if (relearningSteps > 1) {
        const double room =
            -(std::log(w[11]) + std::log(std::exp2(w[13]) - 1) + 0.3 * w[14]) / relearningSteps;
        const double ceiling = std::min(ShortTermCeiling, std::sqrt(std::max(room, 0.01)));
        w[17] = std::min(w[17], ceiling);
        w[18] = std::min(w[18], ceiling);
    }
    return w;
}

Fsrs6::Fsrs6(const Parameters &parameters)
    : m_w(clipped(parameters))
    , m_listed(m_w.begin(), m_w.end())
    , m_factor(std::pow(0.9, -1 / m_w[20]) - 1)
    , m_growth(std::exp(m_w[8]))
    , m_lapseCap(std::exp(m_w[17] * m_w[18]))
    , m_easiest(firstDifficulty(Grade::Easy))
{
}

MemoryState Fsrs6::next(const std::optional<MemoryState> &state, Elapsed elapsed, Grade grade) const
{
    if (!state)
        return {clampedStability(m_w[size_t(grade) - 1]),
                clampedDifficulty(firstDifficulty(grade))};

    const MemoryState before{clampedStability(state->stability),
                             clampedDifficulty(state->difficulty)};
    const int days = std::max(elapsed.studyDays, 0);
    double stability = 0;
    if (days == 0) {
        stability = sameDayStability(before.stability, grade);
    } else {
        const double recall = forgetting(before.stability, days);
        stability = grade == Grade::Again ? lapsedStability(before, recall)
                                          : recalledStability(before, recall, grade);
    }
    return {clampedStability(stability), nextDifficulty(before.difficulty, grade)};
}

// R(t, S) = (1 + F t / S)^(-w20) with F = 0.9^(-1/w20) - 1: forgetting follows a power of time,
// where S is the time until R is 0.9. The curve is that of FSRS-4.5, its exponent a parameter since
// FSRS-6.
double Fsrs6::forgetting(double stability, double days) const
{
    return std::pow(1 + m_factor * days / stability, -m_w[20]);
}

double Fsrs6::retrievability(const MemoryState &state, Elapsed elapsed) const
{
    return forgetting(clampedStability(state.stability), std::max(elapsed.studyDays, 0));
}

// I(r, S) = S / F (r^(-1/w20) - 1): R(I, S) = r, solved for the time.
double Fsrs6::interval(const MemoryState &state, double retention) const
{
    const double share = (std::pow(retention, -1 / m_w[20]) - 1) / m_factor; // exactly 1 at 0.9
    return clampedStability(state.stability) * share;
}

// D0(G) = w4 - exp(w5 (G - 1)) + 1: w4 after Again, the easier the better the first grade (FSRS-5).
double Fsrs6::firstDifficulty(Grade grade) const
{
    return m_w[4] - std::exp(m_w[5] * (int(grade) - 1)) + 1;
}

// D1 = D - w6 (G - 3) (10 - D) / 9: Good leaves it, and the change is the smaller the nearer the
// card is to the hardest. D' = w7 D0(4) + (1 - w7) D1: a pull back to the easiest start, so that no
// card stays hard for ever; D0(4) is not clamped here (FSRS-5).
double Fsrs6::nextDifficulty(double difficulty, Grade grade) const
{
    const double damped = difficulty - m_w[6] * (int(grade) - 3) * (10 - difficulty) / 9;
    return clampedDifficulty(m_w[7] * m_easiest + (1 - m_w[7]) * damped);
}

// S' = S m, m = exp(w17 (G - 3 + w18)) S^(-w19), at least 1 for any pass: a second look on the same
// day adds the less the stabler the memory is. From FSRS-5, w19 from FSRS-6; Hard is a pass here,
// as in fsrs-rs and ts-fsrs.
double Fsrs6::sameDayStability(double stability, Grade grade) const
{
    const double change =
        std::exp(m_w[17] * (int(grade) - 3 + m_w[18])) * std::pow(stability, -m_w[19]);
    return stability * (grade == Grade::Again ? change : std::max(change, 1.0));
}

// S' = S (1 + exp(w8) (11 - D) S^(-w9) (exp(w10 (1 - R)) - 1) [w15 if Hard] [w16 if Easy]):
// recalling adds the more the easier the card, the less stable the memory, and the nearer it was to
// being forgotten; it never takes away. Unchanged since FSRS v4.
double Fsrs6::recalledStability(const MemoryState &state, double retrievability, Grade grade) const
{
    const double button = grade == Grade::Hard ? m_w[15] : grade == Grade::Easy ? m_w[16] : 1.0;
    return state.stability *
           (1 + m_growth * (11 - state.difficulty) * std::pow(state.stability, -m_w[9]) *
                    std::expm1(m_w[10] * (1 - retrievability)) * button);
}

// S' = w11 D^(-w12) ((S + 1)^w13 - 1) exp(w14 (1 - R)): something is left of a memory that was
// stable. From FSRS v4. At most S / exp(w17 w18), what a Good on the same day can make up for; the
// ceiling came with the same-day formula.
double Fsrs6::lapsedStability(const MemoryState &state, double retrievability) const
{
    const double lapsed = m_w[11] * std::pow(state.difficulty, -m_w[12]) *
                          (std::pow(state.stability + 1, m_w[13]) - 1) *
                          std::exp(m_w[14] * (1 - retrievability));
    return std::min(lapsed, state.stability / m_lapseCap);
}

// S is what makes I(q, S) the interval, for the assumed chance of recall q. D is what makes SM-2's
// ease the factor by which a Good at that time lets S grow:
// D = 11 - (ease - 1) / (exp(w8) S^(-w9) (exp(w10 (1 - q)) - 1)). The conversion of fsrs-rs.
Result<MemoryState> Fsrs6::fromSm2(double ease, double intervalDays, double retention) const
{
    const double stability =
        std::max(intervalDays, LeastStability) * m_factor / (std::pow(retention, -1 / m_w[20]) - 1);
    const double growth =
        m_growth * std::pow(stability, -m_w[9]) * std::expm1(m_w[10] * (1 - retention));
    const double difficulty = 11 - (ease - 1) / growth;
    if (!std::isfinite(stability) || !std::isfinite(difficulty))
        return Error{ErrorCode::BadParameters, {}, {}};
    return MemoryState{clampedStability(stability), clampedDifficulty(difficulty)};
}

} // namespace foldout
