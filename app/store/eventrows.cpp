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

// Days in card_state are Julian day numbers.
std::optional<qint64> number(const QDate &day)
{
    return day.isValid() ? std::optional(day.toJulianDay()) : std::nullopt;
}

QDate day(const Statement &row, int column)
{
    return row.isNull(column) ? QDate() : QDate::fromJulianDay(row.integer(column));
}

int gradeDigits(const QList<Grade> &grades)
{
    int digits = 0;
    for (const Grade grade : grades)
        digits = 10 * digits + int(grade);
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

void readEffectiveEvent(const Statement &row, ReviewEvent &event)
{
    const qint64 act = row.integer(3); // store/sql/002_review.sql tells its digits
    const int grade = int(act % 10);
    const int confidence = int(act / 10 % 10);
    const int phase = int(act / 100 % 10);
    event.eventId = QString::number(row.integer(0));
    event.contentHash = event.eventId;
    event.kind = EventKind(act / 10'000 % 100);
    event.mode = StudyMode(act / 1000 % 10);
    event.grade = grade > 0 ? std::optional(Grade(grade)) : std::nullopt;
    event.confidence = confidence > 0 ? std::optional(Confidence(confidence)) : std::nullopt;
    event.answeredAtMs = row.integer(1);
    event.studyDay = day(row, 2);
    event.placement.reset();
    if (phase > 0) {
        event.placement = Placement{.phase = Phase(phase - 1),
                                    .step = int(act / 1'000'000),
                                    .intervalDays = int(row.integer(6)),
                                    .dueDay = day(row, 4),
                                    .dueMs = row.integer(5)};
    }
}

QList<Grade> gradesFromDigits(qint64 digits)
{
    QList<Grade> grades;
    for (; digits > 0; digits /= 10)
        grades.prepend(Grade(digits % 10));
    return grades;
}

CardState readState(const Statement &row)
{
    CardState state{
        .card = {row.text(0), row.text(1)},
        .recentGrades = gradesFromDigits(row.integer(2)),
        .reviews = int(row.integer(3)),
        .seen = int(row.integer(4)),
        .placement = {.phase = Phase(row.integer(7)),
                      .step = int(row.integer(8)),
                      .intervalDays = int(row.integer(9)),
                      .dueDay = day(row, 10),
                      .dueMs = row.integer(11)},
        .lapses = int(row.integer(12)),
        .firstDay = day(row, 13),
        .lastReviewDay = day(row, 14),
        .lastReviewMs = row.integer(15),
        .sureButWrong = row.integer(16) != 0,
        .leech = row.integer(17) != 0,
        .suspended = row.integer(18) != 0,
        .flagged = row.integer(19) != 0,
        .buriedOn = day(row, 20),
        .contentHash = row.text(21),
        .lastAnsweredMs = row.integer(22),
        .lastStudyDay = day(row, 23),
        .lastEventId = row.text(24),
    };
    state.mark = markOf(state.recentGrades);
    if (!row.isNull(5))
        state.memory = MemoryState{row.real(5), row.real(6)};
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
        state.card.bankId, state.card.questionId, gradeDigits(state.recentGrades), state.reviews,
        state.seen, memory ? std::optional(memory->stability) : std::nullopt,
        memory ? std::optional(memory->difficulty) : std::nullopt, int(place.phase), place.step,
        place.intervalDays, number(place.dueDay), place.dueMs, state.lapses, number(state.firstDay),
        number(state.lastReviewDay), state.lastReviewMs, state.sureButWrong, state.leech,
        state.suspended, state.flagged, number(state.buriedOn), state.contentHash,
        state.lastAnsweredMs, number(state.lastStudyDay), state.lastEventId);
}

} // namespace foldout
