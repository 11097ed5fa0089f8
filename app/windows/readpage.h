// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardwork.h"
#include "core/error.h"
#include "models/bankfiltermodel.h"
#include "models/search.h"
#include "widgets/cardview.h"
#include "windows/page.h"
#include "windows/services.h"

#include <QTimer>

#include <functional>

class QLabel;
class QSplitter;

namespace foldout {

class CardColumn;
class OutlinePanel;

// Read: the outline and one column of cards that fold out where they stand. The page owns the
// models of what is open and which card is the current one; what the learner does goes to
// StudyProgress at once and comes back from there, so that closing, killing or reloading loses
// nothing. Cards are made in readpagecards.cpp, the look is in readpagelook.cpp. GUI thread; owned
// by the main window.
class ReadPage : public Page
{
    Q_OBJECT

public:
    explicit ReadPage(const Services &services, QWidget *parent = nullptr);

    ~ReadPage() override;

    void
    setBanks(const QList<BankPtr> &banks) override; // by difference; place, folds and drafts stay
    const QList<BankPtr> &banks() const { return m_model.banks(); }

    void enter() override;
    CardKey current() const override; // null: nothing is shown
    const Question *question() const; // of the current card
    CardKey firstCard() const { return m_filter.keyAt(0); }
    QList<CardKey> listedCards() const;       // those that pass the filter, in order
    CardKey firstOf(QuestionKind kind) const; // null: none passes the filter
    void goTo(const CardKey &key);            // makes it current and scrolls to it
    void goBy(int cards) override;            // -1 previous, 1 next
    void reveal() override;                   // or folds the current card again
    void unfoldAll(bool unfolded);            // of all cards that pass the filter
    void pressDigit(int digit) override;      // a grade after the reveal, a confidence before it
    void grade(Grade grade);                  // of the current card; only once unfolded
    void writeAnswer() override;              // opens the answer box of the current card
    void retryGrade(Grade grade) override { this->grade(grade); }
    bool isPlaceOf(StudyMode mode) const override { return mode == StudyMode::Read; }
    bool showUndone(const ReviewEvent &event) override;
    void focusSearch();
    void toggleOutline();
    void searchFor(const QString &text);
    void scrollBy(int pixels);
    void refreshCurrent(); // the work of the current card was changed elsewhere
    void leave() override; // stores place and typing; the page is left or closed
    void switchLanguage() override; // of the cards, to the next one the bank has
    QString contentLanguage() const { return m_model.contentLanguage(); }

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    void watchModels();
    void watchServices();
    QWidget *makeCard(int row, QWidget *parent);
    void connectCard(CardView *card);
    void refreshCard(CardView *card);
    CardView *cardOf(const CardKey &key) const;
    CardHeader::Content headerFor(int row) const;
    CardWork
    shownWork(const CardKey &key) const; // not graded yet, or just graded and not folded since
    CardView::State stateFor(const CardKey &key) const;
    void suggestGrade(CardView *card);
    bool isUnfolded(const CardKey &key) const;
    void setUnfolded(const CardKey &key, bool unfolded);
    void changeWork(const CardKey &key, const std::function<void(CardWork &)> &change);

    void rowsChanged();
    QString emptyText() const; // what to say where there is no card
    void currentRowChanged(int row);
    void applyLook();
    void showOutlineWhereItFits();
    void followLanguage();
    void restorePlace();
    void savePlace();
    void report(const Error &error);

    Services m_services;
    BankModel m_model;
    BankFilterModel m_filter;
    Search m_search;
    QSplitter *m_splitter = nullptr;
    OutlinePanel *m_outline = nullptr;
    QWidget *m_cards = nullptr; // the column, or what is said in its place
    CardColumn *m_column = nullptr;
    QLabel *m_empty = nullptr;
    CardLook m_look;
    std::vector<int> m_rows; // what the column shows, as nodes of the filter, in order
    CardKey m_currentKey;
    CardKey m_wantedKey;                        // the learner's card, kept while a filter hides it
    QHash<CardKey, bool> m_unstoredFolds;       // the disk did not take them
    QSet<CardKey> m_answering;                  // answer boxes opened in this run
    QHash<QString, QSet<QString>> m_commonTags; // bank id -> tags of all its questions
    QTimer m_placeTimer;
    QStringList m_placedBanks;    // ids of what is open, once its place is restored
    bool m_outlineWanted = false; // asked for in a page too narrow for it
};

} // namespace foldout
