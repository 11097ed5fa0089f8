// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/eventrows.h"

#include "store/eventjson.h"
#include "store/statement.h"

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

template <typename T>
std::optional<T> optionalInteger(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional<T>(T(row.integer(column)));
}

template <typename T>
std::optional<int> number(const std::optional<T> &value)
{
    return value ? std::optional<int>(int(*value)) : std::nullopt;
}

QDate date(const Statement &row, int column)
{
    return QDate::fromString(row.text(column), Qt::ISODate);
}

std::optional<QDate> dateOrNull(const QDate &date)
{
    return date.isValid() ? std::optional(date) : std::nullopt;
}

// phase, step, interval_days, due_day, due_ms from 'column' on.
std::optional<Placement> readPlacement(const Statement &row, int column)
{
    if (row.isNull(column))
        return std::nullopt;
    return Placement{
        .phase = phaseFromName(row.text(column)).value_or(Phase::New),
        .step = int(row.integer(column + 1)),
        .intervalDays = int(row.integer(column + 2)),
        .dueDay = date(row, column + 3),
        .dueMs = row.integer(column + 4),
    };
}

QString gradeDigits(const QList<Grade> &grades)
{
    QString digits;
    for (const Grade grade : grades)
        digits += QString::number(int(grade));
    return digits;
}

} // namespace

ReviewEvent readEvent(const Statement &row)
{
    ReviewEvent event{
        .eventId = row.text(0),
        .kind = eventKindFromName(row.text(1)).value_or(EventKind::Note),
        .card = {row.text(2), row.text(3)},
        .contentHash = row.text(4),
        .mode = studyModeFromName(row.text(5)).value_or(StudyMode::Read),
        .grade = optionalInteger<Grade>(row, 6),
        .confidence = optionalInteger<Confidence>(row, 7),
        .points = ticksFromJson(row.text(8)),
        .answer = row.text(10),
        .hintsUsed = int(row.integer(20)),
        .placement = readPlacement(row, 21),
        .shownAtMs = row.integer(11),
        .revealedAtMs = optionalInteger<qint64>(row, 12),
        .answeredAtMs = row.integer(13),
        .utcOffsetMin = int(row.integer(14)),
        .studyDay = date(row, 15),
        .rawMs = row.integer(16),
        .activeMs = row.integer(17),
        .deviceId = row.text(18),
        .undoes = row.text(19),
    };
    if (!row.isNull(9))
        event.pointsScore = row.real(9);
    return event;
}

ReviewEvent readEffectiveEvent(const Statement &row)
{
    return {
        .eventId = row.text(0),
        .kind = eventKindFromName(row.text(1)).value_or(EventKind::Note),
        .card = {row.text(2), row.text(3)},
        .contentHash = row.text(4),
        .mode = studyModeFromName(row.text(5)).value_or(StudyMode::Read),
        .grade = optionalInteger<Grade>(row, 6),
        .confidence = optionalInteger<Confidence>(row, 7),
        .placement = readPlacement(row, 10),
        .answeredAtMs = row.integer(8),
        .studyDay = date(row, 9),
    };
}

CardState readState(const Statement &row)
{
    CardState state{
        .card = {row.text(0), row.text(1)},
        .mark = markFromName(row.text(2)),
        .reviews = int(row.integer(4)),
        .seen = int(row.integer(5)),
        .placement = readPlacement(row, 8).value_or(Placement{}),
        .lapses = int(row.integer(13)),
        .firstDay = date(row, 14),
        .lastReviewDay = date(row, 15),
        .lastReviewMs = row.integer(16),
        .sureButWrong = row.integer(17) != 0,
        .leech = row.integer(18) != 0,
        .suspended = row.integer(19) != 0,
        .flagged = row.integer(20) != 0,
        .buriedOn = date(row, 21),
        .contentHash = row.text(22),
        .lastAnsweredMs = row.integer(23),
        .lastStudyDay = date(row, 24),
        .lastEventId = row.text(25),
    };
    if (!row.isNull(6))
        state.memory = MemoryState{row.real(6), row.real(7)};
    const QString grades = row.text(3);
    for (const QChar digit : grades)
        state.recentGrades.append(Grade(digit.digitValue()));
    return state;
}

Status insertEvent(Statement &statement, const ReviewEvent &event)
{
    const std::optional<QString> undoes =
        event.undoes.isEmpty() ? std::nullopt : std::optional(event.undoes);
    const std::optional<Placement> &place = event.placement;
    return statement.run(event.eventId, eventKindName(event.kind), event.card.bankId,
                         event.card.questionId, event.contentHash, studyModeName(event.mode),
                         number(event.grade), number(event.confidence), ticksToJson(event.points),
                         event.pointsScore, event.answer, event.shownAtMs, event.revealedAtMs,
                         event.answeredAtMs, event.utcOffsetMin, event.studyDay, event.rawMs,
                         event.activeMs, event.deviceId, undoes, event.hintsUsed,
                         place ? std::optional(phaseName(place->phase)) : std::nullopt,
                         place ? std::optional(place->step) : std::nullopt,
                         place ? std::optional(place->intervalDays) : std::nullopt,
                         place ? dateOrNull(place->dueDay) : std::nullopt,
                         place ? std::optional(place->dueMs) : std::nullopt);
}

Status putState(Statement &statement, const CardState &state)
{
    const auto &memory = state.memory;
    const Placement &place = state.placement;
    return statement.run(
        state.card.bankId, state.card.questionId, markName(state.mark),
        gradeDigits(state.recentGrades), state.reviews, state.seen,
        memory ? std::optional(memory->stability) : std::nullopt,
        memory ? std::optional(memory->difficulty) : std::nullopt, phaseName(place.phase),
        place.step, place.intervalDays, dateOrNull(place.dueDay), place.dueMs, state.lapses,
        dateOrNull(state.firstDay), dateOrNull(state.lastReviewDay), state.lastReviewMs,
        state.sureButWrong, state.leech, state.suspended, state.flagged, dateOrNull(state.buriedOn),
        state.contentHash, state.lastAnsweredMs, state.lastStudyDay, state.lastEventId);
}

} // namespace foldout
