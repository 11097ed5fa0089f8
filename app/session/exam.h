// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/response.h"
#include "core/review.h"

#include <array>

namespace foldout {

// One exam as a value: what was asked for, its questions in order, what the learner did with them,
// and the score. Any thread.

struct ExamOptions
{
    int count = 20;            // questions wanted; fewer where fewer pass
    QStringList topics;        // as examTopic() names them; empty: all
    QList<QuestionKind> kinds; // empty: all
    QStringList tags;          // questions with at least one of them; empty: all
    int minutes = 0;           // time limit; 0: none
    int seed = 1;              // the same seed, the same exam
    bool asksConfidence = true;
    bool movesSchedule = false; // the grades count as any review does

    friend bool operator==(const ExamOptions &, const ExamOptions &) = default;
};

struct ExamQuestion
{
    CardKey card;
    QString contentHash; // of the version shown last; empty: never shown
    QString text;        // that version's first line in plain words, for when the question is gone
    Response response;
    std::optional<Confidence> confidence;
    bool flagged = false;   // for later, by the learner
    qint64 shownAtMs = 0;   // first shown, UTC; 0: never
    qint64 changedAtMs = 0; // answer or confidence changed last, UTC; 0: never
    qint64 rawMs = 0;       // on screen, over all visits
    qint64 activeMs = 0;    // the same without idle time, as StudyProgress counts it
    bool gone = false;      // had left the bank when the exam ended: counts for nothing

    // Of the time after the exam.
    QMap<QString, bool> ticks;   // key point id -> recalled
    std::optional<Grade> grade;  // none: an open answer nobody has graded yet
    bool chosen = false;         // the grade is the learner's own, not the suggestion
    std::optional<double> share; // of the question's worth, 0..1; none: no grade yet
    QString eventId;             // its row in the log, once the results are kept

    bool isAnswered() const { return !response.isEmpty(); }
    friend bool operator==(const ExamQuestion &, const ExamQuestion &) = default;
};

struct Exam
{
    QString id;           // UUID without braces
    qint64 startedMs = 0; // UTC
    std::optional<qint64> finishedMs;
    ExamOptions options;
    QList<ExamQuestion> questions;
    int current = 0;
    qint64 elapsedMs = 0; // the clock of the exam: stands still in pauses and while nothing runs
    bool timeRanOut = false;
    bool abandoned = false; // ended without results
    bool kept = false;      // the grades are in the log

    std::optional<qint64> remainingMs() const; // none: no limit

    // One line of JSON, column "state" of table "exam" (id and moments have columns of their own):
    //
    // {"version":1,
    //  "options":{"count":2,"topics":["eks/parallelism"],"kinds":["open","choice"],"tags":[],
    //             "minutes":30,"seed":4711,"confidence":true,"schedule":false},
    //  "current":1,            place in "questions", from 0
    //  "elapsed":512000,       ms; while the exam runs at most 1 s old
    //  "timeRanOut":false, "abandoned":false, "kept":false,
    //  "questions":[
    //    {"card":"eks/mesh","hash":"0123456789abcdef","text":"Which mesh fits 200B?",
    //     "response":{"text":"8 x 4"},    as Response::toJson()
    //     "confidence":3,                 1..3; left out: not given
    //     "flagged":true,"gone":false,
    //     "shown":1764550800000,"changed":1764550900000,   UTC ms, 0: never
    //     "raw":60000,"active":45000,                      ms
    //     "ticks":{"dp":1,"tp":0},
    //     "grade":2,                      1..4; left out: none yet
    //     "chosen":false,          the learner gave the grade
    //     "share":0.5,                    0..1; left out: no grade yet
    //     "event":""}]}                   event id; "": not in the log
    QString toJson() const;
    // Unknown members are ignored, missing ones have the values above. Nothing where it is no such
    // JSON, is of a higher version, or has no question.
    static std::optional<Exam> fromJson(const QString &json);

    friend bool operator==(const Exam &, const Exam &) = default;
};

// How an exam came out. Every question counts the same, but those that are gone; within a question
// the key points count by weight. "Right" is a grade of Good or Easy.
struct ExamScore
{
    int questions = 0;
    int graded = 0; // of these
    int answered = 0;
    int right = 0;
    int gone = 0;     // not in 'questions'
    double share = 0; // 0..1, mean of what is graded

    struct Sureness
    {
        int answers = 0; // graded answers given with this confidence
        int right = 0;
    };
    std::array<Sureness, 3> sureness; // guess, unsure, sure

    bool isComplete() const { return graded == questions; }
};
ExamScore scoreOf(const Exam &exam);

// The worth of a question by its grade alone: Again 0, Hard a half, Good and Easy all.
double shareOf(Grade grade);

} // namespace foldout
