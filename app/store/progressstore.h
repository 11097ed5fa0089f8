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

// All that is known of a learner's progress: <data folder>/progress.sqlite3. The tables are
// described in store/sql/001_first.sql and 002_review.sql. Owned by AppContext, used on the thread that opened it;
// a worker opens its own, read-only. Every write is one transaction that is on disk when the call
// returns; after an error nothing has changed and the same call may be made again.
class ProgressStore
{
public:
    static QString fileIn(const QString &dataFolder);

    // The folder exists; the file is created where there is none and migrated where it is older
    // ('today' names the backup). A damaged, foreign or newer file is refused as it stands.
    // Errors: CannotOpen, CannotWrite, Busy, Corrupt, NotOurs, NewerSchema, DiskFull.
    static Result<std::unique_ptr<ProgressStore>> open(const QString &dataFolder,
                                                       const QDate &today);
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

    // The act of this device that undo would take back, redo bring back; from the log alone.
    Result<std::optional<ReviewEvent>> nextUndo() const;
    Result<std::optional<ReviewEvent>> nextRedo() const;

    // -- the cache

    Result<std::optional<CardState>> cardState(const CardKey &card) const;
    Result<QHash<CardKey, CardState>> states() const;
    Result<QHash<CardKey, CardMark>> marks() const; // without the new ones
    Status rebuildStates();

    // -- what is not graded yet

    Result<CardWork> work(const CardKey &card) const;
    Result<std::optional<GradedWork>> lastGraded(const CardKey &card) const; // none: never graded
    Status putDraft(const CardKey &card, const CardWork &work); // all but the fold
    Status putFolds(const QList<CardKey> &cards, bool unfolded, qint64 nowMs);
    Result<QSet<QString>> unfoldedQuestions(const QString &bankId) const;
    Result<ReadingPlace> place(const QString &bankId) const; // empty: never read
    Status putPlace(const QString &bankId, const ReadingPlace &place);
    Result<QList<KnownPoint>> knownPoints(const CardKey &card) const; // by position

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
    Status swapWork(const ReviewEvent &event, const CardKey &card);
    Status putPoints(const CardKey &card, const QList<KnownPoint> &points);
    Status putState(Statement &statement, const CardState &state);
    Status rename(const CardKey &old, const CardKey &present);
    Result<std::optional<ReviewEvent>> eventNamedBy(Statement &statement) const;

    std::unique_ptr<Database> m_database;
    QString m_deviceId;
    MemoryModelPtr m_model;
    QHash<CardKey, QString> m_currentIds; // former key -> present question id
};

} // namespace foldout
