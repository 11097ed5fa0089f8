// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cardcolumn.h"

#include "widgets/taborder.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace foldout {

namespace {

constexpr int Gap = 16;
constexpr int TopMargin = 26;
constexpr int SideMargin = 24;
constexpr int EstimatedHeight = 190;
constexpr int Overscan = 400; // pixels kept ready above and below the view

} // namespace

CardColumn::CardColumn(Factory factory, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_factory(std::move(factory))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the width of the cards never jumps
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Window);
    verticalScrollBar()->setSingleStep(40);
}

void CardColumn::reset(int count)
{
    dropAllCards();
    m_heights.reset(count, EstimatedHeight + Gap);
    m_anchor = {0, -TopMargin};
    m_current = count > 0 ? 0 : -1;
    layOut();
    Q_EMIT currentChanged(m_current);
}

void CardColumn::replaceRows(int first, int removed, int added)
{
    const int end = first + removed;
    for (int row = first; row < end; ++row) {
        if (QWidget *card = m_cards.take(row)) {
            card->removeEventFilter(this);
            card->hide();
            card->deleteLater();
        }
    }
    const bool wasEmpty = count() == 0;
    m_heights.remove(first, removed);
    m_heights.insert(first, added, EstimatedHeight + Gap);
    shiftCards(end, added - removed);

    if (wasEmpty)
        m_anchor = {0, -TopMargin};
    else if (m_anchor.row >= end)
        m_anchor.row += added - removed;
    else if (m_anchor.row >= first)
        m_anchor = {first, first == 0 ? -TopMargin : -Gap};
    const bool lost = m_current < 0 || (m_current >= first && m_current < end);
    if (m_current >= end)
        m_current += added - removed;
    clampAnchor();
    if (lost)
        m_current = -1;
    layOut();
    if (lost) {
        m_current = std::min(first, count() - 1);
        Q_EMIT currentChanged(m_current);
    }
}

void CardColumn::shiftCards(int from, int by)
{
    if (by == 0)
        return;
    QMap<int, QWidget *> shifted;
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it)
        shifted.insert(it.key() >= from ? it.key() + by : it.key(), it.value());
    m_cards = shifted;
}

void CardColumn::rebuildCard(int row)
{
    QWidget *card = m_cards.take(row);
    if (!card)
        return;
    card->removeEventFilter(this);
    card->hide();
    card->deleteLater();
    layOut();
}

void CardColumn::rebuildCards()
{
    const bool hadFocus = rowOf(QApplication::focusWidget()) >= 0;
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    dropAllCards();
    layOut();
}

void CardColumn::dropAllCards()
{
    for (QWidget *card : std::as_const(m_cards)) {
        card->removeEventFilter(this);
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
}

int CardColumn::rowOf(const QWidget *widget) const
{
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it) {
        if (widget && (it.value() == widget || it.value()->isAncestorOf(widget)))
            return it.key();
    }
    return -1;
}

void CardColumn::setCurrent(int row)
{
    if (row == m_current || row >= count())
        return;
    m_current = row;
    Q_EMIT currentChanged(row);
}

void CardColumn::settle()
{
    layOut();
}

void CardColumn::setPlace(Place place)
{
    m_anchor = place;
    layOut();
    Q_EMIT placeChanged();
}

void CardColumn::anchorTo(int row)
{
    if (row >= 0 && row < count())
        m_anchor = {row, int(viewTop() - m_heights.top(row))};
}

bool CardColumn::isInSight(int row) const
{
    const qint64 top = viewTop();
    return row >= 0 && row < count() && m_heights.top(row + 1) - Gap > top &&
           m_heights.top(row) < top + viewport()->height();
}

void CardColumn::showRow(int row)
{
    if (row >= 0 && row < count())
        setPlace({row, row == 0 ? -TopMargin : -Gap});
}

void CardColumn::ensureInSight(int row)
{
    if (row < 0 || row >= count())
        return;
    realise(row);
    const qint64 top = m_heights.top(row);
    const qint64 bottom = m_heights.top(row + 1);
    const int view = viewport()->height();
    if (top < viewTop())
        showRow(row);
    else if (bottom > viewTop() + view)
        setPlace({row, int(std::min<qint64>(-Gap, bottom - top - view))});
}

void CardColumn::setMaximumCardWidth(int width)
{
    if (width == m_maximumWidth)
        return;
    m_maximumWidth = width;
    layOut();
}

int CardColumn::cardWidth() const
{
    return std::max(200, std::min(m_maximumWidth, viewport()->width() - 2 * SideMargin));
}

qint64 CardColumn::viewTop() const
{
    return m_heights.top(m_anchor.row) + m_anchor.offset;
}

QWidget *CardColumn::realise(int row)
{
    QWidget *&card = m_cards[row];
    if (!card) {
        card = m_factory(row, viewport());
        card->installEventFilter(this);
        measure(row);
    }
    return card;
}

void CardColumn::measure(int row)
{
    QWidget *card = m_cards.value(row);
    const int width = cardWidth();
    const int height =
        card->hasHeightForWidth() ? card->heightForWidth(width) : card->sizeHint().height();
    m_heights.setHeight(row, height + Gap);
}

// Moves the anchor to the card under the top of the view. Cards it passes are measured, so that the
// distance scrolled is the distance the reader sees.
void CardColumn::normaliseAnchor()
{
    while (m_anchor.offset < -Gap && m_anchor.row > 0) {
        --m_anchor.row;
        realise(m_anchor.row);
        m_anchor.offset += m_heights.height(m_anchor.row);
    }
    while (m_anchor.row + 1 < count() && m_anchor.offset >= m_heights.height(m_anchor.row)) {
        m_anchor.offset -= m_heights.height(m_anchor.row);
        ++m_anchor.row;
    }
}

void CardColumn::clampAnchor()
{
    if (count() == 0) {
        m_anchor = {0, -TopMargin};
        return;
    }
    m_anchor.row = std::clamp(m_anchor.row, 0, count() - 1);
    const qint64 bottom = m_heights.total() + TopMargin;
    const qint64 highest = std::max<qint64>(-TopMargin, bottom - viewport()->height());
    const qint64 top = std::clamp<qint64>(viewTop(), -TopMargin, highest);
    m_anchor.offset = int(top - m_heights.top(m_anchor.row));
}

void CardColumn::layOut()
{
    if (m_layingOut)
        return;
    const QScopedValueRollback guard(m_layingOut, true);
    m_layOutQueued = false;
    if (count() == 0) {
        updateScrollBar();
        return;
    }

    m_anchor.row = std::clamp(m_anchor.row, 0, count() - 1);
    for (const int row : m_cards.keys())
        measure(row);
    const int view = viewport()->height();
    // Near the end the clamp moves the anchor up onto cards not measured yet: at most a few rounds.
    for (int round = 0; round < 4; ++round) {
        normaliseAnchor();
        qint64 bottom = m_heights.top(m_anchor.row);
        for (int row = m_anchor.row; row < count() && bottom < viewTop() + view + Overscan; ++row) {
            realise(row);
            bottom = m_heights.top(row + 1);
        }
        for (int row = m_anchor.row - 1; row >= 0 && m_heights.top(row + 1) > viewTop() - Overscan;
             --row)
            realise(row);
        const Place before = m_anchor;
        clampAnchor();
        if (before.row == m_anchor.row && before.offset == m_anchor.offset)
            break;
    }

    const qint64 top = viewTop();
    discardFarCards(top - 2 * Overscan, top + view + 2 * Overscan);
    const int width = cardWidth();
    const int left = (viewport()->width() - width) / 2;
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it) {
        it.value()->setGeometry(left, int(m_heights.top(it.key()) - top), width,
                                m_heights.height(it.key()) - Gap);
        it.value()->show();
    }
    updateScrollBar();
}

void CardColumn::discardFarCards(qint64 top, qint64 bottom)
{
    const int focused = rowOf(QApplication::focusWidget());
    for (auto it = m_cards.begin(); it != m_cards.end();) {
        const bool near = m_heights.top(it.key() + 1) > top && m_heights.top(it.key()) < bottom;
        if (near || it.key() == focused) {
            ++it;
            continue;
        }
        it.value()->removeEventFilter(this);
        it.value()->hide();
        it.value()->deleteLater();
        it = m_cards.erase(it);
    }
}

void CardColumn::updateScrollBar()
{
    QScrollBar *bar = verticalScrollBar();
    const int view = viewport()->height();
    bar->setPageStep(view);
    bar->setRange(-TopMargin,
                  int(std::max<qint64>(-TopMargin, m_heights.total() + TopMargin - view)));
    bar->setValue(int(viewTop()));
}

void CardColumn::scrollContentsBy(int, int)
{
    if (m_layingOut) // the bar is being told where the view already is
        return;
    const qint64 wanted = verticalScrollBar()->value();
    const qint64 distance = wanted - viewTop();
    if (std::abs(distance) <= 2 * viewport()->height()) {
        m_anchor.offset += int(distance);
    } else {
        const int row = m_heights.rowAt(std::max<qint64>(0, wanted));
        m_anchor = {std::max(0, row), row < 0 ? 0 : int(wanted - m_heights.top(row))};
    }
    layOut();
    followWithCurrent();
    Q_EMIT placeChanged();
}

void CardColumn::followWithCurrent()
{
    if (m_current < 0 || isInSight(m_current))
        return;
    const qint64 third = viewTop() + viewport()->height() / 3;
    setCurrent(m_heights.rowAt(std::max<qint64>(0, third)));
}

void CardColumn::resizeEvent(QResizeEvent *)
{
    layOut();
}

bool CardColumn::viewportEvent(QEvent *event)
{
    // The cards ask the viewport for a new layout when their content changes; they have no QLayout
    // there.
    if (event->type() == QEvent::LayoutRequest)
        return true;
    return QAbstractScrollArea::viewportEvent(event);
}

bool CardColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && !m_layingOut && !m_layOutQueued) {
        m_layOutQueued = true;
        QTimer::singleShot(0, this, [this] {
            if (m_layOutQueued)
                layOut();
        });
    }
    return QAbstractScrollArea::eventFilter(watched, event);
}

void CardColumn::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home:
        showRow(0);
        setCurrent(0);
        break;
    case Qt::Key_End:
        showRow(count() - 1);
        setCurrent(count() - 1);
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool CardColumn::focusNextPrevChild(bool next)
{
    QWidget *focus = QApplication::focusWidget();
    int row = rowOf(focus);
    const int step = next ? 1 : -1;
    if (row < 0) {
        if (focus != this || !next || count() == 0)
            return focusBeside(this, next);
        row = std::max(0, m_current);
        realise(row);
        focus = nullptr;
    }
    for (; row >= 0 && row < count(); row += step) {
        const QList<QWidget *> stops = tabStops(realise(row));
        const qsizetype at = focus ? stops.indexOf(focus) : -1;
        const qsizetype to = at >= 0 ? at + step : (next ? 0 : stops.size() - 1);
        focus = nullptr;
        if (to >= 0 && to < stops.size()) {
            setCurrent(row);
            QWidget *stop = stops.at(to);
            stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            layOut();
            const QRect at2(stop->mapTo(viewport(), QPoint()), stop->size());
            if (at2.top() < 0)
                verticalScrollBar()->setValue(verticalScrollBar()->value() + at2.top() - Gap);
            else if (at2.bottom() > viewport()->height())
                verticalScrollBar()->setValue(
                    verticalScrollBar()->value() +
                    std::min(at2.top() - Gap, at2.bottom() - viewport()->height() + Gap));
            return true;
        }
    }
    return focusBeside(this, next); // past the last card, or back before the first
}

} // namespace foldout
