// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "session/exam.h"

#include <QObject>
#include <QTimer>

namespace foldout {

class Clock;
class ProgressStore;
class StudyProgress;

// The exam: a chosen set of questions, answered without any feedback until the end, then graded and
// logged. No widgets; owned by AppContext; GUI thread; store, progress and clock outlive it.
//
// Everything is stored as it changes, in one record of table "exam" whose JSON session/exam.h
// describes: typing within 300 ms, the clock of the exam every second, all else at once. A record
// that could not be stored is kept in memory and tried again every second; see saveFailed().
//
// The clock of the exam goes by the monotonic clock, so that setting the computer's clock changes
// nothing. It counts while a question is on screen; pauses, the time while the program or the
// computer did not run, and the time while none of the exam's questions is in an open bank do not
// count. After a restart the exam is paused. When the time is up the exam ends by itself with what
// was typed until then.
//
// The grades go to the log when the learner keeps the results, not before: until then they may be
// changed at will.
class ExamSession final : public QObject
{
    Q_OBJECT

public:
    enum class Stage {
        None,     // nothing goes on: choose one
        Running,  // questions are answered, or it is paused
        Finished, // the results are shown; graded until they are kept
    };

    ExamSession(ProgressStore &store, StudyProgress &progress, const Clock &clock,
                QObject *parent = nullptr);
    ~ExamSession() override; // pauses and stores

    Stage stage() const { return m_stage; }
    const Exam &exam() const { return m_exam; } // empty in Stage::None
    // Those from before a reload are let go of. A question that left its bank is passed over, and
    // is back when the bank has it again.
    void setBanks(const QList<BankPtr> &banks);

    // Null where the question is in no open bank.
    const Question *question(int index) const;
    BankPtr bank(int index) const; // null: not open
    bool isBankOpen(int index) const { return bank(index) != nullptr; }
    quint64 optionSeed(int index) const; // for the order of a question's options

    // -- before

    // Not while one is running. Errors: NotFound where no question passes; those of the store, then
    // nothing has begun.
    Status start(const ExamOptions &options);
    Result<QList<Exam>> past() const;   // finished, latest first; without abandoned ones
    Status open(const QString &examId); // a past one; NotFound

    // -- while it runs

    bool isPaused() const { return m_paused; }
    bool canGo() const; // a question of it is in an open bank
    int current() const { return m_exam.current; }
    int unanswered() const; // of the questions that are there
    int flagged() const;

    void goTo(int index);     // a question that is there
    void goBy(int questions); // passes over those not there
    bool canGoBy(int questions) const { return neighbour(questions) >= 0; }
    void setResponse(const Response &response); // of the current question
    void setConfidence(Confidence confidence);
    void setFlagged(bool flagged);
    void userActive(); // a key, a click, a turn of the wheel
    void pause();
    void resume();
    void finish();    // whatever is unanswered is Again
    Status abandon(); // no results, nothing logged; after an error it goes on

    // -- the results

    bool isMissed(int index) const; // Again or Hard
    void setTick(int index, const QString &pointId, bool recalled);
    // The suggestion for an answer: from the program's judgement, else from the ticks; Again where
    // nothing was answered; none for an open answer that is not ticked.
    std::optional<Grade> suggestion(int index) const;
    void setGrade(int index, Grade grade); // the learner's own
    // Logs every grade, in mode exam; what has none is left out. 'language': of the answers' words.
    // Repeated after an error it goes on where it stopped, nothing is logged twice. NotFound with
    // the bank's id as path: that bank has to be opened first.
    Status keep(const QString &language);
    QList<CardKey> missedCards() const;
    Status close(); // back to Stage::None; the exam stays among the past ones

    static constexpr int TickMs = 950; // so that no second of a countdown is passed over
    void tick();                       // counts the time; also called by a timer

Q_SIGNALS:
    void stageChanged();
    void pausedChanged();
    void currentChanged();           // another question is the current one
    void questionChanged(int index); // answer, confidence, flag, ticks or grade
    void questionsChanged();         // the banks are others: what was shown may read differently
    void ticked();                   // the exam's clock went on
    void saveFailed(const foldout::Error &error); // once until it works again
    void saved();                                 // it works again

private:
    bool isCounting() const;
    void count();
    void show();
    int neighbour(int questions) const; // -1: there is none
    std::optional<double> judgedShare(int index) const;
    void settle(int index);
    void settleAll();
    void changed(int index);
    void leave();
    Status save();
    void load();
    Status logGrade(int index, const QString &language);

    ProgressStore &m_store;
    StudyProgress &m_progress;
    const Clock &m_clock;
    QList<BankPtr> m_banks;
    Stage m_stage = Stage::None;
    Exam m_exam;
    bool m_paused = false;
    bool m_failing = false;   // the last write did not work
    qint64 m_countedMono = 0; // the exam's clock is right up to here
    qint64 m_inputMono = 0;
    QTimer m_tickTimer;
    QTimer m_typingTimer;
};

} // namespace foldout
