// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/cardwork.h"
#include "core/result.h"
#include "core/review.h"
#include "schedule/scheduler.h"

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

    // Of every card that was ever met, by its present name; schedule/cardstate.h says what they
    // mean.
    const QHash<CardKey, CardState> &states() const { return m_states; }
    CardState state(const CardKey &card) const;
    CardMark mark(const CardKey &card) const { return state(card).mark; }
    QHash<CardKey, CardMark> marks() const; // without the new ones
    CardWork work(const CardKey &card) const;
    std::optional<GradedWork> lastGraded(const CardKey &card) const;
    QSet<QString> unfoldedQuestions(const QString &bankId) const;
    ReadingPlace place(const QString &bankId) const;
    Result<QList<ReviewEvent>> history(const CardKey &card) const; // every event, oldest first
    QString note(const CardKey &card) const; // the learner's own, Markdown; empty: none
    // By the ids that the question's points have now: the last three times, oldest first; and how
    // often each was ever missed.
    QHash<QString, QList<bool>> recentPoints(const Question &question, const Bank &bank) const;
    QHash<QString, int> missedPoints(const Question &question, const Bank &bank) const;

    // -- the schedule

    QDate today() const; // the study day, by the rollover hour that is set
    Moment now() const;
    Scheduler scheduler() const; // by what is set now
    // Medians of the learner's own active time, seconds; 0: too few answers yet.
    double secondsPerNew() const;
    double secondsPerReview() const;
    // What each grade would lead to, Again first.
    std::array<Placement, 4> preview(const CardKey &card,
                                     std::optional<Confidence> confidence) const;

    // -- what the learner does

    // Leaves the one before. 'mode': where a look at the answer without a grade is counted.
    Status cardShown(const CardKey &card, const QString &contentHash,
                     StudyMode mode = StudyMode::Read);
    void userActive();  // a key, a click, a turn of the wheel
    void answerShown(); // of the card being worked on, where it is not unfolded in place (Review)
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
    Result<ReviewEvent> gradeGiven(const Question &question, const Bank &bank,
                                   const GivenAnswer &given);

    // -- what else a learner may decide about a card; each is one row, undone like a grade

    Status suspend(const CardKey &card, bool suspended);
    Status bury(const CardKey &card);  // not asked again on this study day
    Status reset(const CardKey &card); // new again; the history stays
    Status setFlag(const CardKey &card, bool flagged);
    Status setNote(const CardKey &card, const QString &markdown);

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
    void stateChanged(const foldout::CardKey &card); // after every row about it but a mere look
    // The act is taken back, or in force again; the card's state is what it was before it, or
    // after.
    void undone(const foldout::ReviewEvent &event);
    void redone(const foldout::ReviewEvent &event);
    void leechFound(const foldout::CardKey &card); // at the 8th lapse, then at every 4th
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
        StudyMode mode = StudyMode::Read;
        qint64 shownAtMs = 0;
        qint64 startedMono = 0;
        qint64 lastInputMono = 0;
        qint64 activeMs = 0;
        std::optional<qint64> revealedAtMs;
        bool isRecorded = false; // as seen
    };

    void startShowing(const CardKey &card, const QString &contentHash, StudyMode mode);
    void resumeShowing(const ReviewEvent &event);
    void noteFold(const CardKey &card, bool unfolded);
    void noteSeen();
    Status writeSeen();
    ReviewEvent newEvent(EventKind kind, const CardKey &card, const QString &contentHash,
                         StudyMode mode) const;
    void addTimes(ReviewEvent &event) const;
    Result<QList<KnownPoint>> addPoints(ReviewEvent &event, const Question &question,
                                        const CardWork &work) const;
    Status act(EventKind kind, const CardKey &card, const QString &text = {});
    Result<ReviewEvent> append(const ReviewEvent &event, const QList<KnownPoint> &points = {});
    void setState(const CardKey &card, const CardState &state);
    Result<CardKey> reverse(EventKind kind, const std::optional<ReviewEvent> &next);
    void refreshUndo();

    ProgressStore &m_store;
    const Clock &m_clock;
    const Settings &m_settings;
    QHash<CardKey, CardState> m_states;
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
