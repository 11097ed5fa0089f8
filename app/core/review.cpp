// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

constexpr std::array<QStringView, 13> Kinds{
    u"review", u"seen",       u"undo", u"redo",   u"suspend", u"unsuspend", u"bury",
    u"reset",  u"reschedule", u"note", u"import", u"flag",    u"unflag"};
constexpr std::array<QStringView, PhaseCount> Phases{u"new", u"learning", u"review", u"relearning"};
constexpr std::array<QStringView, 5> Modes{u"read", u"review", u"exam", u"cram", u"class"};

template <typename Enum, size_t N>
std::optional<Enum> lookUp(const std::array<QStringView, N> &names, QStringView name)
{
    const auto it = std::ranges::find(names, name);
    if (it == names.end())
        return std::nullopt;
    return Enum(it - names.begin());
}

} // namespace

QString eventKindName(EventKind kind)
{
    return Kinds.at(size_t(kind)).toString();
}

std::optional<EventKind> eventKindFromName(QStringView name)
{
    return lookUp<EventKind>(Kinds, name);
}

QString studyModeName(StudyMode mode)
{
    return Modes.at(size_t(mode)).toString();
}

std::optional<StudyMode> studyModeFromName(QStringView name)
{
    return lookUp<StudyMode>(Modes, name);
}

QString phaseName(Phase phase)
{
    return Phases.at(size_t(phase)).toString();
}

std::optional<Phase> phaseFromName(QStringView name)
{
    return lookUp<Phase>(Phases, name);
}

} // namespace foldout
