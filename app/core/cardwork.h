// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"

namespace foldout {

// What a learner has done on a card and not graded yet. Kept by session/studyprogress as it
// changes, so that it comes back after a restart, a kill or an undo. Value; any thread.
struct CardWork
{
    QString response;          // JSON text; what it holds is the business of the question's kind
    QMap<QString, bool> ticks; // key point id -> recalled
    std::optional<Confidence> confidence;
    int hintsUsed = 0;
    bool unfolded = false;

    // Nothing typed, ticked or chosen; whether the card is unfolded does not count.
    bool isEmpty() const
    {
        return response.isEmpty() && ticks.isEmpty() && !confidence && hintsUsed == 0;
    }

    friend bool operator==(const CardWork &, const CardWork &) = default;
};

// An answer that was given at another time than it is graded: in an exam.
struct GivenAnswer
{
    Grade grade = Grade::Again;
    StudyMode mode = StudyMode::Exam;
    CardWork work;  // its ticks, confidence and hints go into the log
    QString answer; // what was typed or chosen, as text
    qint64 shownAtMs = 0;
    qint64 answeredAtMs = 0;
    qint64 rawMs = 0;
    qint64 activeMs = 0;
    bool movesSchedule = false;
};

// The last grade of a card that counts, and the work that it was given for.
struct GradedWork
{
    QString eventId;
    Grade grade = Grade::Again;
    CardWork work;
    bool stillOpen = false; // the card has not been folded since: the work is still what it shows

    friend bool operator==(const GradedWork &, const GradedWork &) = default;
};

// Where the reader of a bank was.
struct ReadingPlace
{
    QString questionId;
    double offset = 0; // how far below the card's top, as a share of its height, so that it
                       // survives another width or text size

    friend bool operator==(const ReadingPlace &, const ReadingPlace &) = default;
};

} // namespace foldout
