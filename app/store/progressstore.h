// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/cardwork.h"
#include "core/result.h"
#include "schedule/cardstate.h"

#include <QSet>

#include <memory>

namespace foldout {

class Database;
class Statement;

// A key point of one card as grades are filed under it.
struct KnownPoint
{
    QString id;       // as in ReviewEvent::points
    QString text;     // normalised (foldedText), as last graded
    int position = 0; // from 0 within the question; -1: not in it when it was last graded

    friend bool operator==(const KnownPoint &, const KnownPoint &) = default;
};

struct ExamRecord
{
    QString examId;                   // UUID
    qint64 startedMs = 0;             // UTC
    std::optional<qint64> finishedMs; // none: still running
    QString state;                    // JSON; session/examsession.h knows its shape

    friend bool operator==(const ExamRecord &, const ExamRecord &) = default;
};

// How long the learner takes: medians over the last 500 grades in read and review mode; 0 where
// fewer than 10 are known.
struct TypicalTimes
{
    double secondsPerNew = 0;    // active time of a card's first grade
    double secondsPerReview = 0; // and of every later one
    int newCount = 0;
    int reviewCount = 0;

    friend bool operator==(const TypicalTimes &, const TypicalTimes &) = default;
};

// All that is known of a learner's progress: <data folder>/progress.sqlite3. The tables are
// described in store/sql/001_first.sql and 002_review.sql. Owned by AppContext, used on the thread
// that opened it; a worker opens its own, read-only. Every write is one transaction that is on disk
// when the call returns; after an error nothing has changed and the same call may be made again.
class ProgressStore
{
public:
    static QString fileIn(const QString &dataFolder);

    // The folder exists; the file is created where there is none and migrated where it is older
    // ('today' names the backup). A damaged, foreign or newer file is refused as it stands.
    // Errors: CannotOpen, CannotWrite, Busy, Corrupt, NotOurs, NewerSchema, DiskFull.
    static Result<std::unique_ptr<ProgressStore>> open(const QString &dataFolder,
                                                       const QDate &today);
    // Errors: as open(), and OlderSchema for a file that open() has not migrated yet.
    static Result<std::unique_ptr<ProgressStore>> openReadOnly(const QString &dataFolder);
    ~ProgressStore();
    Q_DISABLE_COPY_MOVE(ProgressStore)

    const QString &deviceId() const { return m_deviceId; }
    const MemoryModelPtr &model() const { return m_model; } // with the parameters in force
    Database &database() { return *m_database; }

    // -- the log

    struct Appended
    {
        ReviewEvent event; // as it stands in the log
        CardState state;   // of its card afterwards
    };

    // Writes one row and what follows from it: the card's state, its known points if given, and the
    // draft, which a review sets aside and an undo brings back (and the other way round for redo).
    // An event that is in the log already is left as it is and returned: retrying is harmless.
    Result<Appended> append(const ReviewEvent &event, const QList<KnownPoint> &points = {});

    Result<std::optional<ReviewEvent>> event(const QString &eventId) const;
    Result<QList<ReviewEvent>> eventsOf(const CardKey &card) const; // all, in the log's order

    // The act of this device that undo would take back, redo bring back; from the log alone. Acts
    // are all kinds but seen, import, undo and redo.
    Result<std::optional<ReviewEvent>> nextUndo() const;
    Result<std::optional<ReviewEvent>> nextRedo() const;

    // -- what the log tells, from effective events alone; a reset hides nothing of it

    Result<QList<ReviewEvent>> eventsOn(const QDate &studyDay) const; // in the log's order
    Result<QString> note(const CardKey &card) const;                  // Markdown; empty: none

    // Point id as filed -> recalled or not in the last 'count' grades with ticks, oldest first.
    Result<QHash<QString, QList<bool>>> recentPoints(const CardKey &card, int count = 3) const;
    Result<QHash<QString, int>> missedPoints(const CardKey &card) const; // id -> times, if > 0
    Result<TypicalTimes> typicalTimes() const;

    // -- the cache

    Result<std::optional<CardState>> cardState(const CardKey &card) const;
    Result<QHash<CardKey, CardState>> states() const;
    Result<QHash<CardKey, CardMark>> marks() const; // without the new ones
    Status rebuildStates(); // one pass over the log: 2 s for a million events

    // The parameters of the memory model from now on, as memoryModel() takes them ([]: defaults);
    // every state is computed anew with them, due days stay. Errors: BadParameters and any write's.
    Status setParameters(const QList<double> &parameters, qint64 nowMs);

    // -- what is not graded yet

    Result<CardWork> work(const CardKey &card) const;
    Result<std::optional<GradedWork>> lastGraded(const CardKey &card) const; // none: never graded
    Status putDraft(const CardKey &card, const CardWork &work);              // all but the fold
    Status putFolds(const QList<CardKey> &cards, bool unfolded, qint64 nowMs);
    Result<QSet<QString>> unfoldedQuestions(const QString &bankId) const;
    Result<ReadingPlace> place(const QString &bankId) const; // empty: never read
    Status putPlace(const QString &bankId, const ReadingPlace &place);
    Result<QList<KnownPoint>> knownPoints(const CardKey &card) const; // by position

    // -- sessions that go on after a restart

    Result<QString> running(const QString &name) const;          // "review", "cram"; empty: none
    Status putRunning(const QString &name, const QString &json); // empty: it has ended
    Status putExam(const ExamRecord &exam);                      // a new one, or its next state
    Result<std::optional<ExamRecord>> runningExam() const;       // the latest, if several
    Result<QList<ExamRecord>> exams() const;                     // the latest first

    // -- names

    // Takes over the bank's "formerly": what was filed under a former id belongs to the present
    // one. Returns the cards whose state changed; an unchanged bank costs no write.
    Result<QList<CardKey>> adopt(const Bank &bank);
    CardKey currentKey(const CardKey &card) const; // follows "formerly"

    Status integrityCheck() const; // Corrupt, with SQLite's findings

private:
    explicit ProgressStore(std::unique_ptr<Database> database);

    Status load();
    Status loadModel();
    Status fillCache();
    Status signDevice();
    Status loadNames();
    Result<CardState> advance(const ReviewEvent &event);
    Result<CardState> replay(const CardKey &card);
    Status replayAll();
    Result<QList<QMap<QString, bool>>> lastTicks(const CardKey &card, int count) const;
    Status swapWork(const ReviewEvent &event, const CardKey &card);
    Status putPoints(const CardKey &card, const QList<KnownPoint> &points);
    Status rename(const CardKey &old, const CardKey &present);

    std::unique_ptr<Database> m_database;
    QString m_deviceId;
    MemoryModelPtr m_model;
    QHash<CardKey, QString> m_currentIds; // former key -> present question id
};

} // namespace foldout
