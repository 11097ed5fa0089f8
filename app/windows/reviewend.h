// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/sessionsummary.h"
#include "widgets/cardlook.h"

#include <QScrollArea>

#include <array>
#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace foldout {

class RowButton;
class StatTile;
class ThinBar;

// What Review shows where there is no card: why, what comes next, and, after answers were given,
// what the run came to. It is told everything; it asks by signals. GUI thread; owned by the Review
// page.
class ReviewEnd : public QScrollArea
{
    Q_OBJECT

public:
    struct MissedPoint
    {
        CardKey card;
        QString text;     // of the point
        QString question; // in one line
        int missed = 0;
        int asked = 0;
        bool back = false;
    };

    struct Content
    {
        QString headline;    // "Done for today."
        QString explanation; // one or two sentences
        std::optional<SessionSummary> summary;
        QList<MissedPoint> missed;
        std::optional<Coming> tomorrow;
        QString runText;           // which answers the numbers are of: "Review, 1 December 2026"
        bool offersMissed = false; // there are cards to cram
        bool offersDue = false;    // another set than the day's cards was studied
        bool offersBack = false;   // a card is waiting: the summary was asked for
    };

    explicit ReviewEnd(QWidget *parent = nullptr);

    void setLook(const CardLook &look, int maximumWidth);
    void setContent(const Content &content);
    void setUndoAction(QAction *action); // a button while it is enabled; not owned

Q_SIGNALS:
    void missedRequested(); // the missed cards again
    void dueRequested();    // the day's cards
    void backRequested();   // to the card that waits
    void cardRequested(const foldout::CardKey &card);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void refreshTiles();
    void refreshMissed();
    void refreshCalibration();
    void refreshUndo();
    QLabel *addLabel(QVBoxLayout *layout);

    struct Level // of confidence
    {
        QLabel *words;
        ThinBar *bar;
        QWidget *row;
    };

    CardLook m_look;
    int m_maximumWidth = 780;
    Content m_content;
    QAction *m_undoAction = nullptr;
    QWidget *m_page = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_explanation = nullptr;
    QLabel *m_tomorrow = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_missedAgain = nullptr;
    QPushButton *m_due = nullptr;
    QPushButton *m_undo = nullptr;
    QWidget *m_tileRow = nullptr;
    std::array<StatTile *, 4> m_tiles{}; // cards, time, right, points
    QWidget *m_calibration = nullptr;
    QLabel *m_calibrationTitle = nullptr;
    std::array<Level, 3> m_levels{};
    QWidget *m_missedBox = nullptr;
    QLabel *m_missedTitle = nullptr;
    QVBoxLayout *m_missedRows = nullptr;
    QList<RowButton *> m_rows;
};

} // namespace foldout
