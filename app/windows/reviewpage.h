// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardwork.h"
#include "core/error.h"
#include "session/reviewsession.h"
#include "widgets/gradebar.h"
#include "windows/page.h"
#include "windows/reviewend.h"
#include "windows/services.h"

#include <QTimer>

#include <functional>

class QAction;
class QStackedLayout;

namespace foldout {

class Banner;
class CardStage;
class CardView;
class NotePanel;
class RunHeader;

// Review: one card at a time, answered from memory, revealed once, graded; then the next. Which
// card is asked is ReviewSession's, what is done with it StudyProgress's: the page shows both and
// keeps nothing but where it looks. The card is made in reviewpagecard.cpp, what is shown where
// there is none in reviewpageend.cpp. GUI thread; owned by the main window.
class ReviewPage : public Page
{
    Q_OBJECT

public:
    explicit ReviewPage(const Services &services, QWidget *parent = nullptr);
    ~ReviewPage() override;

    // Undo as the menu has it; the page shows it as a button. Outlives the page.
    void setUndoAction(QAction *action);

    void setBanks(const QList<BankPtr> &banks) override; // after ReviewSession::setBanks()
    void enter() override;
    void leave() override;

    CardKey current() const override { return m_services.review.current(); }
    bool isSettled() const override { return m_services.review.isSettled(); }
    bool isPlaceOf(StudyMode mode) const override;
    void reveal() override;
    void pressDigit(int digit) override; // a grade after the reveal, a confidence before it
    void goBy(int cards) override;       // 1 puts the card off, -1 brings back the one put off last
    void writeAnswer() override;
    void showHint() override; // the next one, before the reveal
    void editNote() override;
    void retryGrade(Grade grade) override { this->grade(grade); }
    bool showUndone(const ReviewEvent &event) override;

    void tickPoint(int number); // 1..; Alt and the digit
    void grade(Grade grade);    // once revealed
    void showSummary();         // of the run so far
    void switchLanguage() override;      // of the card, to the next one the bank has

Q_SIGNALS:
    void cardRequested(const foldout::CardKey &card); // to be read elsewhere

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void watchServices();
    void applyLook();
    void report(const Error &error);
    void askAgain();
    bool isAsking() const; // a card is in front, and not the summary
    GradeBar::Buttons buttons() const;

    // reviewpagecard.cpp
    void showCurrent(); // another card, or none
    void buildCard(bool keepPlace);
    void connectCard();
    void refreshCard();
    void refreshGrades();
    void refreshChips();
    void refreshHeader();
    void afterReveal();
    void changeWork(const std::function<void(CardWork &)> &change);
    void openLink(const QUrl &url);
    bool storeNote(const QString &text);
    bool leaveNote(); // false: it could not be stored
    void tellOfLeech(const CardKey &card);

    // reviewpageend.cpp
    void showEnd();
    void refreshEnd();
    ReviewEnd::Content endContent() const;
    void addSummary(ReviewEnd::Content &content) const;
    QList<ReviewEnd::MissedPoint> missedPoints(const SessionSummary &summary) const;

    Services m_services;
    QList<BankPtr> m_banks;
    CardLook m_look;
    RunHeader *m_header = nullptr;
    Banner *m_banner = nullptr; // a leech was found
    QStackedLayout *m_stack = nullptr;
    CardStage *m_stage = nullptr;
    ReviewEnd *m_end = nullptr;
    CardView *m_card = nullptr; // null: none is asked
    NotePanel *m_note = nullptr;
    CardKey m_noteKey;
    QHash<CardKey, QString> m_unstoredNotes; // the disk did not take them
    QAction *m_undo = nullptr;
    QTimer m_minute; // while the page waits for a step
    bool m_entered = false;
};

} // namespace foldout
