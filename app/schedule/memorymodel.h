// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/review.h"

#include <QList>

#include <memory>
#include <optional>

namespace foldout {

// What a model of memory knows of one card. Opaque to everybody but the model that made it.
struct MemoryState
{
    double stability = 0;  // days until the chance of recall has fallen to 90 %
    double difficulty = 0; // 1 easy … 10 hard

    friend bool operator==(const MemoryState &, const MemoryState &) = default;
};

// The time between two reviews of a card; a model uses the measure that it was made for.
struct Elapsed
{
    int studyDays = 0; // whole study days, 0: the same day
    double days = 0;   // exact, in days of 24 hours
};

// How memory changes with reviews and time. Immutable; any thread.
class MemoryModel
{
public:
    virtual ~MemoryModel() = default;

    // The state after a grade; no state: the card's first. Negative times count as 0.
    virtual MemoryState next(const std::optional<MemoryState> &state, Elapsed elapsed,
                             Grade grade) const = 0;

    // The chance (0..1) of recalling the card after this time.
    virtual double retrievability(const MemoryState &state, Elapsed elapsed) const = 0;

    // Days, not rounded, until the chance has fallen to 'retention' (0..1, both excluded).
    virtual double interval(const MemoryState &state, double retention) const = 0;

    // The state of a card that comes from SM-2 without its history: ease factor (1.3 and up), its
    // interval in days and the chance of recall (0..1) it is assumed to have had at the end of it.
    // Error: BadParameters where no finite state follows.
    virtual Result<MemoryState> fromSm2(double ease, double intervalDays,
                                        double retention) const = 0;

    virtual const QList<double> &parameters() const = 0; // those in force: migrated and clipped
};

using MemoryModelPtr = std::shared_ptr<const MemoryModel>;

// The model that a parameter vector is for, by its length: none, 17, 19 or 21 is FSRS-6, which
// migrates 17 (FSRS-4.5) and 19 (FSRS-5) and clips to the bounds. Error: BadParameters for any
// other length and for a value that is not finite.
Result<MemoryModelPtr> memoryModel(const QList<double> &parameters = {});

} // namespace foldout
