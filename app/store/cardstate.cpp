// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/cardstate.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

constexpr std::array<QStringView, CardMarkCount> Names{u"new", u"missed", u"shaky", u"known"};
constexpr int Remembered = 3;

void applyGrade(CardState &state, const ReviewEvent &event)
{
    ++state.reviews;
    if (*event.grade == Grade::Again)
        ++state.lapses;
    state.recentGrades.append(*event.grade);
    if (state.recentGrades.size() > Remembered)
        state.recentGrades.removeFirst();
    state.contentHash = event.contentHash;
}

} // namespace

void apply(CardState &state, const ReviewEvent &event)
{
    switch (event.kind) {
    case EventKind::Review:
    case EventKind::Import:
        if (event.grade)
            applyGrade(state, event);
        break;
    case EventKind::Seen:
        ++state.seen;
        break;
    case EventKind::Suspend:
        state.suspended = true;
        break;
    case EventKind::Unsuspend:
        state.suspended = false;
        break;
    case EventKind::Reset:
        state.recentGrades.clear();
        break;
    case EventKind::Bury:
    case EventKind::Reschedule:
    case EventKind::Note:
    case EventKind::Undo:
    case EventKind::Redo:
        break;
    }
    state.mark = markOf(state.recentGrades);
    state.lastAnsweredMs = event.answeredAtMs;
    state.lastStudyDay = event.studyDay;
    state.lastEventId = event.eventId;
}

CardMark markOf(const QList<Grade> &gradesInOrder)
{
    if (gradesInOrder.isEmpty())
        return CardMark::New;
    const Grade last = gradesInOrder.last();
    if (last == Grade::Again)
        return CardMark::Missed;
    const bool afterAgain =
        gradesInOrder.size() > 1 && gradesInOrder.at(gradesInOrder.size() - 2) == Grade::Again;
    return last == Grade::Hard || afterAgain ? CardMark::Shaky : CardMark::Known;
}

QString markName(CardMark mark)
{
    return Names.at(size_t(mark)).toString();
}

CardMark markFromName(QStringView name)
{
    const auto it = std::ranges::find(Names, name);
    return it == Names.end() ? CardMark::New : CardMark(it - Names.begin());
}

} // namespace foldout
