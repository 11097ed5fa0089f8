// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heightindex.h"

#include <QAbstractScrollArea>
#include <QMap>

#include <functional>

namespace foldout {

// A scrolling column of cards of which only those in and near the view exist as widgets, so that
// 100 000 cards cost no more than ten. Cards are made by a factory, asked for their heightForWidth,
// and destroyed when they are far from the view; whatever must outlive that is kept by the
// factory's owner. The view is anchored to a card, not to a pixel: when cards above change their
// height, what the reader looks at stays where it is. GUI thread.
class CardColumn : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using Factory = std::function<QWidget *(int row, QWidget *parent)>;

    // Where the reader is: a row, and how far below its top edge the view begins (negative: above
    // it), pixels.
    struct Place
    {
        int row = 0;
        int offset = 0;
    };

    explicit CardColumn(Factory factory, QWidget *parent = nullptr);

    int count() const { return m_heights.count(); }
    void reset(int count); // all cards are other ones
    // Rows first..first+removed-1 give way to 'added' other ones; the factory already goes by the
    // new numbers. What is read stays where it is, unless it is among the removed.
    void replaceRows(int first, int removed, int added);
    void rebuildCard(int row); // one, where it exists
    void rebuildCards(); // every card is made anew: text size, theme or language changed; the place
                         // is kept

    QWidget *card(int row) const { return m_cards.value(row); } // null: not near the view
    int rowOf(const QWidget *widget) const; // the row whose card is or holds this widget; -1
    QList<int> rows() const { return m_cards.keys(); }

    int current() const { return m_current; }
    void setCurrent(int row);    // marks it; does not scroll
    void showRow(int row);       // scrolls so that the top of the card is in sight
    void ensureInSight(int row); // scrolls as little as needed

    void settle(); // lays out now what changed, instead of with the next event

    Place place() const { return m_anchor; }
    void setPlace(Place place);
    void anchorTo(int row); // when heights change, this card is the one that stays where it is
    bool isInSight(int row) const;

    void setMaximumCardWidth(int width); // pixels

Q_SIGNALS:
    void currentChanged(int row); // also when scrolling has left the former current card behind
    void placeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    int cardWidth() const;
    qint64 viewTop() const;
    QWidget *realise(int row); // makes and measures the card
    void measure(int row);
    void normaliseAnchor();
    void clampAnchor();
    void layOut();
    void updateScrollBar();
    void discardFarCards(qint64 top, qint64 bottom);
    void dropAllCards();
    void followWithCurrent();
    void shiftCards(int from, int by);

    Factory m_factory;
    HeightIndex m_heights; // card height plus the gap below it
    QMap<int, QWidget *> m_cards;
    Place m_anchor;
    int m_current = -1;
    int m_maximumWidth = 720;
    bool m_layingOut = false;
    bool m_layOutQueued = false;
};

} // namespace foldout
