// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/cardwork.h"
#include "core/result.h"
#include "core/review.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>

namespace foldout {

class Clock;
class ProgressStore;
class Settings;
struct KnownPoint;

// The one place that turns what a learner does into rows of the progress store. Owned by
// AppContext; GUI thread; store, clock and settings outlive it. Any number of views may watch it.
//
// When a call returns success, what it did is on disk. When it returns an error, nothing has
// changed and calling again is harmless. One exception: typing. A changed CardWork::response is
// kept in memory at once and stored 250 ms later, or at the next other call, so that a kill loses
// at most 300 ms of typing; see saveFailed().
//
// One card at a time is the one being worked on: the view says so with cardShown() before anything
// else about that card. Its time runs until it is graded or left.
class StudyProgress : public QObject
{
    Q_OBJECT

public:
    StudyProgress(ProgressStore &store, const Clock &clock, const Settings &settings,
                  QObject *parent = nullptr);
    ~StudyProgress() override; // leaves the card, stores what was typed

    // -- what is known

    // Call with each version of a bank before asking about its cards: takes over "formerly".
    Status adopt(const Bank &bank);

    CardMark mark(const CardKey &card) const; // schedule/cardstate.h says what they mean
    const QHash<CardKey, CardMark> &marks() const { return m_marks; } // without the new ones
    CardWork work(const CardKey &card) const;
    std::optional<GradedWork> lastGraded(const CardKey &card) const;
    QSet<QString> unfoldedQuestions(const QString &bankId) const;
    ReadingPlace place(const QString &bankId) const;
    Result<QList<ReviewEvent>> history(const CardKey &card) const; // every event, oldest first

    // -- what the learner does

    Status cardShown(const CardKey &card, const QString &contentHash); // leaves the one before
    void userActive();                        // a key, a click, a turn of the wheel
    Status cardRevealed(const CardKey &card); // unfolded
    Status cardFolded(const CardKey &card);
    Status setUnfolded(const QList<CardKey> &cards, bool unfolded); // "unfold all", one write
    Status cardLeft(); // the page is left or the program closes; then call flush()'s result too

    // Everything but the response is stored at once. A change of 'unfolded' counts as
    // cardRevealed() or cardFolded().
    Status setWork(const CardKey &card, const CardWork &work);
    Status flush(); // stores what was typed now
    Status setPlace(const QString &bankId, const ReadingPlace &place);

    // Grades the card with its work; the work is cleared (undo brings it back), the fold kept.
    // 'answer' is what was typed or chosen, as text. Returns the event as logged. Repeated after
    // an error, it goes on with the same event id.
    Result<ReviewEvent> grade(const Question &question, const Bank &bank, Grade grade,
                              StudyMode mode, const QString &answer);

    // -- undo: any number of acts, over restarts, from the log alone

    const std::optional<ReviewEvent> &nextUndo() const
    {
        return m_nextUndo;
    } // what would be undone
    const std::optional<ReviewEvent> &nextRedo() const { return m_nextRedo; }
    bool canUndo() const { return m_nextUndo.has_value(); }
    bool canRedo() const { return m_nextRedo.has_value(); }
    Result<CardKey> undo(); // the card it concerned; NotFound: nothing to undo
    Result<CardKey> redo();

    // -- when the database will not take a grade

    // The grade that failed last and has not succeeded since.
    const std::optional<ReviewEvent> &failedGrade() const { return m_failed; }
    static Status writeRescueFile(const QString &path, const ReviewEvent &event); // adds to it

    struct Rescued
    {
        int added = 0;
        int alreadyThere = 0;
        int unreadable = 0; // lines
    };
    // An error leaves what was added before it; importing again is harmless.
    Result<Rescued> importRescueFile(const QString &path);

Q_SIGNALS:
    void marked(const foldout::CardKey &card, foldout::CardMark mark);
    void workChanged(const foldout::CardKey &card); // by a grade, undo or redo; not by setWork()
    void undoChanged();
    // Typing or a look at an answer could not be stored. It is kept and tried again.
    void saveFailed(const foldout::Error &error);

private:
    struct Showing
    {
        CardKey card;
        QString contentHash;
        qint64 shownAtMs = 0;
        qint64 startedMono = 0;
        qint64 lastInputMono = 0;
        qint64 activeMs = 0;
        std::optional<qint64> revealedAtMs;
        bool isRecorded = false; // as seen
    };

    void startShowing(const CardKey &card, const QString &contentHash);
    void resumeShowing(const ReviewEvent &event);
    void noteFold(const CardKey &card, bool unfolded);
    void noteSeen();
    Status writeSeen();
    ReviewEvent newEvent(EventKind kind, const CardKey &card, const QString &contentHash,
                         StudyMode mode) const;
    void addTimes(ReviewEvent &event) const;
    Result<ReviewEvent> append(const ReviewEvent &event, const QList<KnownPoint> &points = {});
    void setMark(const CardKey &card, CardMark mark);
    Result<CardKey> reverse(EventKind kind, const std::optional<ReviewEvent> &next);
    void refreshUndo();

    ProgressStore &m_store;
    const Clock &m_clock;
    const Settings &m_settings;
    QHash<CardKey, CardMark> m_marks;
    QHash<CardKey, CardWork> m_typed; // not stored yet
    QTimer m_typingTimer;
    std::optional<Showing> m_showing;
    QSet<CardKey> m_unfoldedUngraded; // since the program started; seen once left
    QList<ReviewEvent> m_unwrittenSeen;
    std::optional<ReviewEvent> m_failed;
    std::optional<ReviewEvent> m_nextUndo;
    std::optional<ReviewEvent> m_nextRedo;
};

} // namespace foldout
