// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/cardstate.h"

#include "schedule/scheduler.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

constexpr std::array<QStringView, CardMarkCount> Names{u"new", u"missed", u"shaky", u"known"};
constexpr int Remembered = 3;

void applyToSchedule(CardState &state, const ReviewEvent &event, const MemoryModel &model)
{
    const Grade grade = *event.grade;
    const Moment moment{event.answeredAtMs, event.studyDay};
    const bool isLapse = grade == Grade::Again && state.placement.phase == Phase::Review;
    // Rows of schema 1 do not say what followed: it was not decided yet, so the defaults do.
    const Placement placement =
        event.placement ? *event.placement
                        : Scheduler(MemoryModelPtr(&model, [](const MemoryModel *) {}), {})
                              .place(state, grade, event.confidence, moment);

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
    state.recentGrades.append(*event.grade);
    if (state.recentGrades.size() > Remembered)
        state.recentGrades.removeFirst();
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
