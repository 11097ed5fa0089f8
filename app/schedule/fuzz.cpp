// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/fuzz.h"

#include <algorithm>
#include <cmath>

namespace foldout {

namespace {

constexpr double LeastFuzzed = 2.5; // days

double halfWidth(double interval)
{
    const auto share = [interval](double factor, double from, double to) {
        return factor * std::max(0.0, std::min(interval, to) - from);
    };
    return 1 + share(0.15, LeastFuzzed, 7) + share(0.10, 7, 20) +
           share(0.05, 20, std::max(20.0, interval));
}

int rounded(double days)
{
    return int(std::llround(days));
}

} // namespace

DayWindow fuzzWindow(double interval, int least, int greatest)
{
    least = std::min(least, greatest);
    interval = std::clamp(interval, double(least), double(greatest));
    const double delta = interval < LeastFuzzed ? 0 : halfWidth(interval);
    DayWindow window{std::clamp(rounded(interval - delta), least, greatest),
                     std::clamp(rounded(interval + delta), least, greatest)};
    if (window.first == window.last && window.last > 2 && window.last < greatest)
        ++window.last; // pushed together by 'least'
    return window;
}

int fuzzedDay(const DayWindow &window, double u)
{
    return window.first + int(u * (window.last - window.first + 1));
}

double unitFromSeed(quint64 seed)
{
    // The finaliser of SplitMix64 (Steele, Lea, Flood 2014) spreads neighbouring seeds.
    seed += 0x9e3779b97f4a7c15ULL;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebULL;
    seed ^= seed >> 31;
    return double(seed >> 11) * 0x1.0p-53;
}

quint64 cardNumber(const CardKey &card)
{
    quint64 hash = 0xcbf29ce484222325ULL; // FNV-1a over the UTF-16 units
    const auto mix = [&hash](QStringView text) {
        for (const QChar unit : text)
            hash = (hash ^ unit.unicode()) * 0x100000001b3ULL;
    };
    mix(card.bankId);
    mix(u"/");
    mix(card.questionId);
    return hash;
}

int leastInterval(double interval, int previous, int greatest)
{
    if (std::round(interval) > previous)
        return std::min(previous + 1, greatest);
    return previous <= fuzzWindow(interval, 1, greatest).last ? previous : 0;
}

} // namespace foldout
