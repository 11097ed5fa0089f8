// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/cardstate.h"

#include "schedule/fsrs6.h"
#include "schedule/scheduler.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

constexpr std::array<QStringView, CardMarkCount> Names{u"new", u"missed", u"shaky", u"known"};
constexpr int Remembered = 3;

// Rows of schema 1 do not say what followed, for nothing was scheduled then. What is taken to have
// followed depends on those rows alone, so that neither settings nor parameters of a later day move
// it: usual steps, default parameters, and for the memory, which is always that of the parameters
// in force, what the interval says of it: at 90 % the two are equal.
Placement placementOfOldRow(const CardState &state, const ReviewEvent &event)
{
    static const Scheduler scheduler(std::make_shared<const Fsrs6>(Fsrs6::Defaults),
                                     {.desiredRetention = 0.9,
                                      .learningSteps = {60, 600},
                                      .relearningSteps = {600},
                                      .maximumInterval = 36500,
                                      .fuzz = true});
    constexpr double MiddleDifficulty = 5;
    CardState then = state;
    then.memory.reset();
    if (state.placement.phase == Phase::Review)
        then.memory = MemoryState{double(state.placement.intervalDays), MiddleDifficulty};
    return scheduler.place(then, *event.grade, event.confidence,
                           {event.answeredAtMs, event.studyDay});
}

void applyToSchedule(CardState &state, const ReviewEvent &event, const MemoryModel &model)
{
    const Grade grade = *event.grade;
    const bool isLapse = grade == Grade::Again && state.placement.phase == Phase::Review;
    const Placement placement =
        event.placement ? *event.placement : placementOfOldRow(state, event);

    state.memory =
        model.next(state.memory, elapsedSince(state, event.studyDay, event.answeredAtMs), grade);
    state.placement = placement;
    if (isLapse) {
        ++state.lapses;
        state.leech = state.lapses >= LeechLapses;
    }
    if (grade == Grade::Again && event.confidence == Confidence::Sure)
        state.sureButWrong = true;
    else if (grade != Grade::Again && state.lastReviewDay < event.studyDay)
        state.sureButWrong = false;
    if (!state.firstDay.isValid())
        state.firstDay = event.studyDay;
    state.lastReviewDay = event.studyDay;
    state.lastReviewMs = event.answeredAtMs;
}

void applyGrade(CardState &state, const ReviewEvent &event, const MemoryModel &model)
{
    ++state.reviews;
    QList<Grade> &recent = state.recentGrades;
    if (recent.size() < Remembered) {
        recent.append(*event.grade);
    } else { // in place: a replay of a long log allocates nothing
        std::shift_left(recent.begin(), recent.end(), 1);
        recent.last() = *event.grade;
    }
    state.contentHash = event.contentHash;
    if (movesSchedule(event))
        applyToSchedule(state, event, model);
}

void forget(CardState &state)
{
    state.recentGrades.clear();
    state.memory.reset();
    state.placement = {};
    state.lapses = 0;
    state.leech = false;
    state.sureButWrong = false;
    state.firstDay = {};
    state.lastReviewDay = {};
    state.lastReviewMs = 0;
}

} // namespace

bool isLeechLapse(int lapses)
{
    return lapses >= LeechLapses && (lapses - LeechLapses) % LeechAgain == 0;
}

bool movesSchedule(const ReviewEvent &event)
{
    if (!event.grade || (event.kind != EventKind::Review && event.kind != EventKind::Import))
        return false;
    return event.placement || event.mode == StudyMode::Read || event.mode == StudyMode::Review;
}

void apply(CardState &state, const ReviewEvent &event, const MemoryModel &model)
{
    switch (event.kind) {
    case EventKind::Review:
    case EventKind::Import:
        if (event.grade)
            applyGrade(state, event, model);
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
    case EventKind::Bury:
        state.buriedOn = event.studyDay;
        break;
    case EventKind::Reset:
        forget(state);
        break;
    case EventKind::Reschedule:
        if (event.placement)
            state.placement = *event.placement;
        break;
    case EventKind::Flag:
        state.flagged = true;
        break;
    case EventKind::Unflag:
        state.flagged = false;
        break;
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

Elapsed elapsedSince(const CardState &state, const QDate &studyDay, qint64 utcMs)
{
    constexpr double MsPerDay = 86'400'000;
    if (!state.lastReviewDay.isValid())
        return {};
    return {int(std::max<qint64>(0, state.lastReviewDay.daysTo(studyDay))),
            std::max(0.0, double(utcMs - state.lastReviewMs) / MsPerDay)};
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
