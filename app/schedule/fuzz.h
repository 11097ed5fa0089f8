// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardkey.h"

namespace foldout {

// Chance that can be repeated, and spreading due days with it, so that cards learnt together do
// not come back together for ever. Pure.

struct DayWindow
{
    int first = 1; // days from now, both included
    int last = 1;
};

// The days a card with this interval (days, not rounded) may come back on, within least..greatest
// (days, >= 1; greatest goes before least). Below 2.5 days there is no choice. Half the width
// follows Anki: 1 day, and 15 % of what lies between 2.5 and 7 days, 10 % between 7 and 20, 5 %
// beyond.
DayWindow fuzzWindow(double interval, int least, int greatest);

// The day in the window for u in [0, 1).
int fuzzedDay(const DayWindow &window, double u);

// A number in [0, 1) that depends on the seed alone, evenly spread, the same on every platform.
double unitFromSeed(quint64 seed);

// A seed for each card, the same in every run and on every platform, unlike qHash.
quint64 cardNumber(const CardKey &card);

// The least interval (days; 0: no limit) for a pass of a review card, from its new interval (not
// rounded) and the previous one (0: unknown). One that grows must do so in whole days too; one that
// does not must not shrink by fuzz, while the window reaches the previous one. As Anki does.
int leastInterval(double interval, int previous, int greatest);

} // namespace foldout
