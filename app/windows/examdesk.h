// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/examsession.h"
#include "widgets/cardlook.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace foldout {

class AskBar;
class Banner;
class CardStage;
class ExamCard;
class KeyButton;
class QuestionPalette;
class ThinBar;

// A running exam: the question, the time that is left, all questions at a glance, and the way on;
// in a pause nothing of that. It watches the session and keeps nothing of its own. GUI thread;
// owned by the exam page.
class ExamDesk : public QWidget
{
    Q_OBJECT

public:
    // What the page's actions do, for their words and keys on the buttons.
    struct Actions
    {
        QAction *previous;
        QAction *next;
        QAction *flag;
        QAction *pause;
        QAction *finish;
    };

    ExamDesk(ExamSession &exam, const Actions &actions, QWidget *parent = nullptr);

    void setLook(const CardLook &look, int cardWidth);
    void focusAnswer(); // or what there is instead in a pause
    void askToFinish(); // at once where nothing is unanswered or flagged
    void showAnew();    // a stage or language has changed: everything

Q_SIGNALS:
    void linkActivated(const QUrl &url);
    void said(const QString &sentence); // how much time is left, at 5 minutes and at 1
    void failed(const foldout::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildQuestionView();
    void buildPauseView();
    void watch();
    void showQuestion();
    void showWork();
    void showTime();
    void showPause();
    void showOverview(bool shown);
    void askToAbandon();
    void arrange();
    bool isNarrow() const;
    bool hasFocusInside(const QWidget *area) const;
    void retranslate();

    ExamSession &m_exam;
    Actions m_actions;
    CardLook m_look;
    qint64 m_remainingMs = -1; // as shown last; -1: not yet

    QStackedWidget *m_views = nullptr; // the question, or the pause
    QWidget *m_questionView = nullptr;
    QLabel *m_position = nullptr;
    ThinBar *m_bar = nullptr;
    QLabel *m_time = nullptr;
    KeyButton *m_pause = nullptr;
    Banner *m_notice = nullptr;
    CardStage *m_stage = nullptr;
    QPointer<ExamCard> m_card;
    QString m_cardContent; // what the card shows: question and version
    QuestionPalette *m_palette = nullptr;
    AskBar *m_ask = nullptr;
    QWidget *m_buttons = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_flag = nullptr;
    QPushButton *m_overview = nullptr; // only where there is no room for the palette beside
    QPushButton *m_finish = nullptr;

    QWidget *m_pauseView = nullptr;
    QLabel *m_pauseTitle = nullptr;
    QLabel *m_pauseText = nullptr;
    QPushButton *m_resume = nullptr;
    QPushButton *m_abandon = nullptr;
    AskBar *m_askAbandon = nullptr;
};

} // namespace foldout
