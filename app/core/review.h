// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardkey.h"

#include <QDate>
#include <QMap>

#include <optional>

namespace foldout {

// What the progress log records. The numbers and names here are on disk: never change one. Any
// thread.

enum class Grade { Again = 1, Hard = 2, Good = 3, Easy = 4 };
enum class Confidence { Guess = 1, Unsure = 2, Sure = 3 };

enum class EventKind {
    Review,
    Seen, // unfolded without a grade
    Undo,
    Redo,
    Suspend,
    Unsuspend,
    Bury,
    Reset,
    Reschedule,
    Note, // ReviewEvent::answer is the note from now on, Markdown; empty: none
    Import,
    Flag,
    Unflag,
};
QString eventKindName(EventKind kind); // "review", "seen"…
std::optional<EventKind> eventKindFromName(QStringView name);

enum class StudyMode { Read, Review, Exam, Cram, Class };
QString studyModeName(StudyMode mode); // "read", "review"…
std::optional<StudyMode> studyModeFromName(QStringView name);

// How far a card is: never graded; in its first steps within a day; out of them; in the steps after
// a lapse.
enum class Phase { New, Learning, Review, Relearning };
inline constexpr int PhaseCount = 4;
QString phaseName(Phase phase); // "new", "learning"…
std::optional<Phase> phaseFromName(QStringView name);

// Where a card stands in the schedule: when it is to be asked next, and why then.
struct Placement
{
    Phase phase = Phase::New;
    int step = 0;         // of the learning or relearning steps, from 0: the one being waited for
    int intervalDays = 0; // to dueDay; 0: within the day
    QDate dueDay;         // study day from which the card is due; null for Phase::New
    qint64 dueMs = 0;     // UTC; on dueDay not before this moment; 0: any time

    friend bool operator==(const Placement &, const Placement &) = default;
};

// One appended row of review_log.
struct ReviewEvent
{
    QString eventId; // UUID without braces, unique for ever
    EventKind kind = EventKind::Review;
    CardKey card;
    QString contentHash; // of the question as it was shown
    StudyMode mode = StudyMode::Read;
    std::optional<Grade> grade;
    std::optional<Confidence> confidence;
    QMap<QString, bool> points;        // key point id -> recalled; empty: not ticked against points
    std::optional<double> pointsScore; // 0..1, weighted share of the points recalled
    QString answer;                    // what the learner typed or chose, as text
    int hintsUsed = 0;                 // before the reveal
    // What followed for the schedule, as it was decided then: settings of today never move it.
    // Nothing: the event moved nothing (exam, cram, class), or comes from schema 1.
    std::optional<Placement> placement;
    qint64 shownAtMs = 0; // UTC
    std::optional<qint64> revealedAtMs;
    qint64 answeredAtMs = 0; // UTC, when it was graded or done
    int utcOffsetMin = 0;    // of the learner's zone at answeredAtMs
    QDate studyDay;          // under the rollover rule then in force
    qint64 rawMs = 0;        // from shown to answered
    qint64 activeMs = 0;     // the same without idle time
    QString deviceId;
    QString undoes; // event id; only for Undo and Redo

    friend bool operator==(const ReviewEvent &, const ReviewEvent &) = default;
};

// How a card stands by its last grades; shown as a dot with its own shape.
enum class CardMark { New, Missed, Shaky, Known };
inline constexpr int CardMarkCount = 4;

} // namespace foldout
