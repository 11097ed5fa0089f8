// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/result.h"
#include "schedule/queue.h"
#include "schedule/scheduler.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <map>
#include <optional>

namespace foldout {

class Clock;
class ProgressStore;
class Settings;
class StudyProgress;
struct ReviewEvent;

// One run of cards answered from memory: what is due today, or a set the learner chose. It says
// which card is asked now and whether its answer is shown; grades, drafts and undo are
// StudyProgress's. What is left to ask is always computed from the card states and the log, so a
// restart, an undo, a reload of the bank and midnight cannot disagree with it; only the card on
// screen, whether it is revealed, and what was put off are kept (table "running"). GUI thread;
// owned by AppContext; any number of views may watch it.
class ReviewSession final : public QObject
{
    Q_OBJECT

public:
    enum class Kind {
        Due,    // the day's queue of all open banks
        Chosen, // a chosen set, once each; moves the schedule as any review does
        Cram,   // a chosen set until each was passed; logged as cram, leaves intervals alone
    };

    struct Counts
    {
        int due = 0;         // graded before and due
        int fresh = 0;       // new
        int learning = 0;    // in their steps, now or later today
        int done = 0;        // answers given in this run today
        int answered = 0;    // the cards they were given for
        int cards = 0;       // those and what is left; the same while steps come and go
        int heldBackDue = 0; // beyond the daily limits
        int heldBackNew = 0;

        int left() const { return due + fresh + learning; }
    };

    ReviewSession(ProgressStore &store, StudyProgress &progress, const Clock &clock,
                  const Settings &settings, QObject *parent = nullptr);
    ~ReviewSession() override;

    // -- what is studied

    void setBanks(const QList<BankPtr> &banks); // also after a reload; the card on screen stays
    void studyDue();                            // back to the day's queue
    void studyChosen(const QList<CardKey> &cards, Kind kind); // Chosen or Cram; in this order
    Kind kind() const { return m_kind; }

    Counts counts() const;
    QList<CardKey> upcoming() const; // without the current one and without what waits for a step

    // -- the card that is asked

    CardKey current() const { return m_current; } // null: nothing to ask now
    BankPtr bank() const;                         // of the current card
    const Question *question() const;
    bool isRevealed() const { return m_revealed; }
    // When nothing is to be asked now but a step runs out later today: that moment (UTC), else 0.
    qint64 nextDueMs() const;

    // The page comes to the front: the card that is asked is the same as when it was left, and its
    // time runs until leave().
    void enter();
    void leave();

    // Nothing happens (false) within 300 ms of another card coming up: nobody has read it yet.
    bool reveal();
    bool isSettled() const;
    // Grades the current card, which is revealed, and goes on to the next. The card stays where
    // the grade could not be stored.
    Result<ReviewEvent> grade(Grade grade, const QString &answer);
    void putOff(); // asks the current card again after all others
    void goBack(); // the card put off last, first again

    // -- what happened in this run, from the log: for the summary

    Result<QList<ReviewEvent>> answers() const; // oldest first, without what was taken back
    QList<CardKey> missed() const;              // graded Again at least once, in order

    void refreshDay(); // a new study day may have begun; also called by a timer

Q_SIGNALS:
    void currentChanged();  // another card, or none
    void revealedChanged(); // of the same card
    void countsChanged();   // what is left, or what comes
    void dayChanged();

private:
    void dropStaleCurrent();
    void rebuild();
    void rebuildDue();
    void rebuildChosen();
    void rebuildCram();
    void take(const CardKey &card);
    void askOnward();
    void pickNext();
    void show(const CardKey &card, bool revealed);
    void tellShown();
    void changeKind(Kind kind, const QList<CardKey> &cards);
    void afterUndo(const ReviewEvent &event);
    void afterRedo(const ReviewEvent &event);
    void stateChanged(const CardKey &card);
    bool isAsked(const CardKey &card) const; // to be asked today, now or later
    bool waitsForStep(const CardKey &card) const;
    void waitForStep(const CardKey &card);
    BankPtr bankOf(const CardKey &card) const;
    StudyMode mode() const;
    void load();
    void save();

    ProgressStore &m_store;
    StudyProgress &m_progress;
    const Clock &m_clock;
    const Settings &m_settings;
    QList<BankPtr> m_banks;
    QList<QueueCard> m_cards; // all of the open banks
    QSet<CardKey> m_open;     // the same
    Kind m_kind = Kind::Due;
    QList<CardKey> m_chosen;
    qint64 m_startedMs = 0; // of a chosen set, UTC
    QDate m_today;

    // What is to be asked, without the current card; the three have no card in common.
    QList<CardKey> m_order;
    std::multimap<qint64, CardKey> m_learning; // by the moment the step runs out, UTC
    QList<CardKey> m_putOff;                   // after all others, in this order
    int m_heldBackDue = 0;
    int m_heldBackNew = 0;
    int m_done = 0;
    QSet<CardKey> m_answered;

    CardKey m_current;
    std::optional<QString> m_currentSince; // its last event, as stored before a restart
    bool m_revealed = false;
    bool m_entered = false;
    bool m_grading = false;
    qint64 m_unreadUntil = 0; // monotonic; a key before it was meant for the card before
    QTimer m_dayTimer;
};

} // namespace foldout
