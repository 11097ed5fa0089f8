// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/review.h"

#include <QUrl>
#include <QWidget>

namespace foldout {

struct Error;

// A place of the rail. The menu's actions go to the page in front; what a page has no use for it
// leaves alone. GUI thread; owned by the main window.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setBanks(const QList<BankPtr> &banks) = 0; // also after each reload
    virtual void enter() {}                                 // comes to the front
    virtual void leave() {} // goes to the back, or the program closes: stores what is open

    virtual CardKey current() const { return {}; } // the card that suspend, flag, note… mean
    virtual void reveal() {}                       // Space, Enter
    virtual void pressDigit(int) {}                // 1..4
    virtual void goBy(int) {}                      // -1 previous, 1 next
    virtual void writeAnswer() {}
    virtual void showHint() {}
    virtual void editNote() {}
    virtual bool toggleFlag() { return false; } // true: the page has a flag of its own
    virtual void switchLanguage() {}                // of the cards, to the next one the bank has
    virtual bool isSettled() const { return true; } // the card in front has been there to be read
    virtual bool isPlaceOf(StudyMode) const { return false; } // what is done here has this mode
    virtual void retryGrade(Grade) {}                         // after a write that failed
    // The act was taken back or brought back: shows its card. False: it is none of this page's.
    virtual bool showUndone(const ReviewEvent &) { return false; }

Q_SIGNALS:
    void saved();                                  // a grade is on disk
    void writeFailed(const foldout::Error &error); // it is not; the card stays as it is
    void said(const QString &sentence);            // for the status line
    void linkActivated(const QUrl &url);
    void currentCardChanged();
};

} // namespace foldout
