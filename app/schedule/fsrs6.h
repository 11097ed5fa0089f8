// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/memorymodel.h"

#include <array>

namespace foldout {

// FSRS-6: three numbers for a memory (difficulty D, stability S, retrievability R) and 21
// parameters w0..w20. Formulas and names follow the published description of the algorithm (Open
// Spaced Repetition, "The Algorithm", FSRS-6) and agree with fsrs-rs 6.5.0 within its single
// precision; each stands with its meaning in fsrs6.cpp. Time is whole study days, 0: the same day.
// Stability and difficulty are brought into their bounds on the way in and out. Double precision
// throughout. Immutable; any thread.
class Fsrs6 final : public MemoryModel
{
public:
    static constexpr int ParameterCount = 21;
    using Parameters = std::array<double, ParameterCount>;

    static const Parameters Defaults;
    static constexpr double LeastStability = 0.001; // days
    static constexpr double GreatestStability = 36500;

    explicit Fsrs6(const Parameters &parameters); // finite; clipped

    // 0 (the defaults), 17 (FSRS-4.5), 19 (FSRS-5) or 21 finite values as the 21 of FSRS-6, not
    // clipped. Error: BadParameters, also where the result would not be finite.
    static Result<Parameters> migrated(const QList<double> &given);

    // Into the bounds of FSRS-6, for finite values. The ceiling of w17 and w18 is 2 up to one
    // relearning step, and falls with more of them: after a lapse and that many Good steps a memory
    // must not be stronger than before the lapse. 'leastW19' is the lower bound of w19: 0, while
    // training with same-day reviews 0.01.
    static Parameters clipped(Parameters w, int relearningSteps = 1, double leastW19 = 0);

    MemoryState next(const std::optional<MemoryState> &state, Elapsed elapsed,
                     Grade grade) const override;
    double retrievability(const MemoryState &state, Elapsed elapsed) const override;
    double interval(const MemoryState &state, double retention) const override;
    Result<MemoryState> fromSm2(double ease, double intervalDays, double retention) const override;
    const QList<double> &parameters() const override { return m_listed; }

    // The forgetting curve itself: the chance of recall (0..1) after any time (days, >= 0), for a
    // stability > 0.
    double forgetting(double stability, double days) const;

private:
    double firstDifficulty(Grade grade) const; // not clamped
    double nextDifficulty(double difficulty, Grade grade) const;
    double sameDayStability(double stability, Grade grade) const;
    double recalledStability(const MemoryState &state, double retrievability, Grade grade) const;
    double lapsedStability(const MemoryState &state, double retrievability) const;

    Parameters m_w;
    QList<double> m_listed;
    double m_factor;   // F, so that the chance of recall after 'stability' days is 0.9
    double m_growth;   // exp(w8)
    double m_lapseCap; // exp(w17 w18)
    double m_easiest;  // d0(Easy), where difficulty reverts to
};

} // namespace foldout
