// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cardstage.h"

#include "widgets/gradebar.h"
#include "widgets/painting.h"
#include "widgets/taborder.h"

#include <QAccessible>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace foldout {

namespace {

constexpr int SideMargin = 24; // beside the box
constexpr int BottomMargin = 20;
constexpr int Padding = 28; // inside of it, beside the grades
constexpr int FootPadding = 18;
constexpr int Radius = 12;
constexpr int ScrollMargin = 16;

} // namespace

CardStage::CardStage(QWidget *parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_grades(new GradeBar(this))
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->verticalScrollBar()->setSingleStep(40);
    m_scroll->installEventFilter(this);
    m_grades->hide();
    setFocusProxy(m_scroll);
}

void CardStage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_grades->setTheme(theme);
    update();
}

void CardStage::setMaximumCardWidth(int width)
{
    m_maximumWidth = width;
    layOut();
}

void CardStage::setName(const QString &name)
{
    if (name == m_scroll->accessibleName())
        return;
    m_scroll->setAccessibleName(name);
    if (m_scroll->hasFocus()) { // another card where the focus is already
        QAccessibleEvent focus(m_scroll, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
}

void CardStage::setContent(QWidget *content, bool keepPlace)
{
    const int place = m_scroll->verticalScrollBar()->value();
    if (QWidget *before = m_scroll->takeWidget()) {
        before->removeEventFilter(this);
        before->hide();
        before->setParent(this);
        before->deleteLater(); // it may be the one that asked for another
    }
    if (content) {
        content->setAutoFillBackground(false);
        content->installEventFilter(this);
        m_scroll->setWidget(content);
        content->setAutoFillBackground(false); // setWidget() turns it on
        content->show();
    }
    layOut();
    m_scroll->verticalScrollBar()->setValue(keepPlace ? place : 0);
}

QWidget *CardStage::content() const
{
    return m_scroll->widget();
}

void CardStage::setGradesShown(bool shown)
{
    m_gradesShown = shown;
    m_grades->setVisible(shown);
    layOut();
}

void CardStage::scrollTo(const QRect &part)
{
    settle();
    QScrollBar *bar = m_scroll->verticalScrollBar();
    const int view = m_scroll->viewport()->height();
    const int top = part.top() - ScrollMargin;
    const int bottom = part.bottom() + ScrollMargin;
    if (top < bar->value() || bottom - top > view)
        bar->setValue(top);
    else if (bottom > bar->value() + view)
        bar->setValue(bottom - view);
}

void CardStage::settle()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    layOut();
}

void CardStage::layOutSoon()
{
    if (std::exchange(m_layOutQueued, true))
        return;
    QTimer::singleShot(0, this, &CardStage::layOut);
}

void CardStage::layOut()
{
    m_layOutQueued = false;
    QWidget *card = content();
    const int width = std::min(m_maximumWidth, this->width() - 2 * SideMargin);
    const int most = height() - BottomMargin;
    if (!card || width <= 0 || most <= 0) {
        m_box = {};
        m_scroll->setGeometry({});
        return update();
    }
    const int inner = width - 2 * (Padding + 1);
    const auto footAt = [&] {
        return m_gradesShown ? m_grades->heightForWidth(inner) + FootPadding : 0;
    };
    const int wanted =
        card->hasHeightForWidth() ? card->heightForWidth(width) : card->sizeHint().height();
    m_grades->setCompact(false);
    m_foot = footAt();
    m_scrolls = wanted + m_foot > most;
    if (m_scrolls && m_foot > most / 3) {
        m_grades->setCompact(true);
        m_foot = footAt();
    }
    const int tall = std::min(most, wanted + m_foot);
    m_box = QRect((this->width() - width) / 2, 0, width, tall);
    // Inside of the rounded corners.
    m_scroll->setGeometry(
        m_box.adjusted(1, m_scrolls ? 2 : 0, -1, -std::max(m_foot, m_scrolls ? 2 : 0)));
    m_grades->setGeometry(m_box.left() + 1 + Padding, m_box.bottom() + 1 - m_foot, inner,
                          std::max(0, m_foot - FootPadding));
    update();
}

bool CardStage::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::LayoutRequest:
        if (watched == content())
            layOutSoon();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        if (watched == m_scroll) {
            const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
            m_byTab = event->type() == QEvent::FocusIn &&
                      (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
            update();
        }
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

// First the card from its top down, then the grades.
bool CardStage::focusNextPrevChild(bool next)
{
    QList<QWidget *> stops{m_scroll};
    if (content())
        stops += tabStops(content());
    if (m_gradesShown)
        stops += tabStops(m_grades);
    const qsizetype to = stops.indexOf(QApplication::focusWidget()) + (next ? 1 : -1);
    if (to < 0 || to >= stops.size())
        return focusBeside(this, next);
    QWidget *stop = stops.at(to);
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    if (content() && content()->isAncestorOf(stop))
        scrollTo({stop->mapTo(content(), QPoint()), stop->size()});
    return true;
}

void CardStage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

// The wheel turns the card wherever the pointer is.
void CardStage::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_scroll->verticalScrollBar(), event);
}

void CardStage::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT pressed();
    QWidget::mousePressEvent(event);
}

void CardStage::paintEvent(QPaintEvent *)
{
    if (m_box.isEmpty())
        return;
    QPainter painter(this);
    drawRoundedBox(painter, m_box, Radius, m_theme.card, m_byTab ? m_theme.accent : m_theme.line,
                   m_byTab ? 2 : m_theme.lineWidth());
    if (m_foot > 0 && m_scrolls)
        painter.fillRect(QRect(m_box.left() + 1, m_box.bottom() + 1 - m_foot, m_box.width() - 2, 1),
                         m_theme.line);
}

} // namespace foldout
