// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/examsession.h"
#include "widgets/cardlook.h"
#include "windows/page.h"
#include "windows/services.h"

#include <QAction>

class QStackedWidget;

namespace foldout {

class ExamDesk;
class ExamResults;
class ExamSetup;

// Exam: what to ask, the exam, its results, whichever the session is at. While it runs nothing of
// any answer is in any widget of this page. An exam is paused by the learner, when the page is left,
// and by the end of the program. GUI thread; owned by the main window.
class ExamPage : public Page
{
    Q_OBJECT

public:
    ExamPage(const Services &services, ExamSession &exam, QWidget *parent = nullptr);
    ~ExamPage() override;

    // Previous, next, flag for later, pause or continue, finish: for a menu; enabled while they can
    // act. Their keys work on this page before those of the window's other actions.
    QList<QAction *> commands() const;

    void setBanks(const QList<BankPtr> &banks) override;
    void enter() override;
    void leave() override; // pauses
    CardKey current() const override; // of the results; none before: nothing of a card may show
    void pressDigit(int digit) override;
    void goBy(int questions) override;
    void writeAnswer() override;
    bool toggleFlag() override; // of the question, for later
    bool isPlaceOf(StudyMode mode) const override { return mode == StudyMode::Exam; }
    bool showUndone(const ReviewEvent &event) override;

Q_SIGNALS:
    void cramRequested(const QList<foldout::CardKey> &cards);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; // somebody is there
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeActions();
    void watch();
    void showStage();
    void start(const ExamOptions &options);
    void open(const QString &examId);
    void refreshPast();
    void applyLook();
    QAction *actionFor(const QKeyEvent &event) const;
    bool isRunning() const { return m_exam.stage() == ExamSession::Stage::Running; }
    void retranslate();

    Services m_services;
    ExamSession &m_exam;
    QAction *const m_previous = new QAction(this);
    QAction *const m_next = new QAction(this);
    QAction *const m_flag = new QAction(this);
    QAction *const m_pause = new QAction(this);
    QAction *const m_finish = new QAction(this);
    QStackedWidget *m_stages = nullptr;
    ExamSetup *m_setup = nullptr;
    ExamDesk *m_desk = nullptr;
    ExamResults *m_results = nullptr;
};

} // namespace foldout
