// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "schedule/examplan.h"
#include "windows/services.h"

#include <QDialog>
#include <QFutureWatcher>
#include <QTimer>

#include <memory>

class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableView;

namespace foldout {

class ExamDaysModel;

// What can be learnt until an exam: the learner picks a set of cards, the day and the minutes a
// day, and sees what fits, what does not, and how much would be recalled. The plan is computed on a
// worker and again whenever something is changed; nothing is stored and no due date moves. Show it
// with open(). GUI thread; states, scheduler and today are those of the moment it is made.
class ExamPlanDialog : public QDialog
{
    Q_OBJECT

public:
    ExamPlanDialog(const Services &services, const QList<BankPtr> &banks,
                   const QHash<CardKey, CardState> &states, const Scheduler &scheduler,
                   const QDate &today, QWidget *parent);
    ~ExamPlanDialog() override; // cancels

    const ExamPlan &plan() const { return m_plan; }  // the one shown; empty: none yet, or no cards
    bool isPlanning() const { return m_isPlanning; } // what is shown is of before a change

Q_SIGNALS:
    void studyRequested(const QList<foldout::CardKey> &cards); // today's share; then it closes

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Scope
    {
        int bank = -1;   // of m_banks; -1: all
        QString topicId; // empty: the whole bank
    };

    void buildFrame();
    void fillScopes();
    void applyLook();
    void retranslate();

    void changed();   // plan again soon
    void startPlan(); // now
    void showPlanning();
    void showPlan();
    void showLeft();
    QString fitSentence() const;
    QString recallSentence() const;
    QString howSentence() const;
    void study();

    const Services m_services;
    const QList<BankPtr> m_banks;
    const QHash<CardKey, CardState> m_states;
    const Scheduler m_scheduler;
    const QDate m_today;

    QList<Scope> m_scopes;
    QList<CardKey> m_cards; // of the plan; its indexes are of this list
    ExamPlanOptions m_options;
    ExamPlan m_plan;
    QFutureWatcher<ExamPlan> m_watcher;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    bool m_isPlanning = false;
    QTimer m_pause; // between a change and the next plan

    QFormLayout *m_form = nullptr;
    QComboBox *m_scope = nullptr;
    QDateEdit *m_day = nullptr;
    QSpinBox *m_minutes = nullptr;
    QLabel *m_fit = nullptr;
    QLabel *m_recall = nullptr;
    QLabel *m_how = nullptr;
    ExamDaysModel *m_days = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_leftTitle = nullptr;
    QListWidget *m_left = nullptr;
    QPushButton *m_study = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace foldout
