// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/reviewend.h"

#include "models/intervals.h"
#include "widgets/confidencebar.h"
#include "widgets/flowlayout.h"
#include "widgets/rowbutton.h"
#include "widgets/stattile.h"
#include "widgets/thinbar.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

constexpr int SideMargin = 24;
constexpr int MostMissed = 50; // rows; a longer list is read by nobody

} // namespace

ReviewEnd::ReviewEnd(QWidget *parent)
    : QScrollArea(parent)
    , m_page(new QWidget)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::StrongFocus);

    auto *layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(SideMargin, 26, SideMargin, 26);
    layout->setSpacing(14);
    m_headline = addLabel(layout);
    m_explanation = addLabel(layout);

    auto *buttons = new FlowLayout;
    const auto addButton = [&](auto signal) {
        auto *button = new QPushButton(m_page);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
        return button;
    };
    m_back = addButton(&ReviewEnd::backRequested);
    m_missedAgain = addButton(&ReviewEnd::missedRequested);
    m_due = addButton(&ReviewEnd::dueRequested);
    m_undo = addButton([this] {
        if (m_undoAction)
            m_undoAction->trigger();
    });
    layout->addLayout(buttons);

    m_tileRow = new QWidget(m_page);
    auto *tiles = new FlowLayout(m_tileRow);
    tiles->setSpacing(14);
    tiles->setLineSpacing(14);
    for (StatTile *&tile : m_tiles) {
        tile = new StatTile(m_tileRow);
        tiles->addWidget(tile);
    }
    layout->addWidget(m_tileRow);

    m_calibration = new QWidget(m_page);
    auto *levels = new QVBoxLayout(m_calibration);
    levels->setContentsMargins(0, 0, 0, 0);
    m_calibrationTitle = addLabel(levels);
    for (Level &level : m_levels) {
        level.row = new QWidget(m_calibration);
        level.words = new QLabel(level.row);
        level.bar = new ThinBar(level.row);
        auto *row = new FlowLayout(level.row);
        row->setSpacing(14);
        row->addWidget(level.words);
        row->addWidget(level.bar);
        levels->addWidget(level.row);
    }
    layout->addWidget(m_calibration);

    m_missedBox = new QWidget(m_page);
    m_missedRows = new QVBoxLayout(m_missedBox);
    m_missedRows->setContentsMargins(0, 0, 0, 0);
    m_missedRows->setSpacing(2);
    m_missedTitle = addLabel(m_missedRows);
    layout->addWidget(m_missedBox);
    m_tomorrow = addLabel(layout);
    layout->addStretch(1);
    setWidget(m_page);
    m_page->setAutoFillBackground(false);
}

QLabel *ReviewEnd::addLabel(QVBoxLayout *layout)
{
    auto *label = new QLabel(m_page);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    layout->addWidget(label);
    return label;
}

void ReviewEnd::setLook(const CardLook &look, int maximumWidth)
{
    m_look = look;
    m_maximumWidth = maximumWidth;
    m_headline->setFont(look.style.font(TextRole::Question));
    QFont title = look.style.interfaceFont();
    title.setWeight(QFont::DemiBold);
    for (QLabel *label : {m_calibrationTitle, m_missedTitle})
        label->setFont(title);
    for (StatTile *tile : m_tiles)
        tile->setLook(look);
    for (const Level &level : m_levels)
        level.bar->setTheme(look.theme);
    refresh();
    resizeEvent(nullptr);
}

void ReviewEnd::setContent(const Content &content)
{
    m_content = content;
    refresh();
}

void ReviewEnd::setUndoAction(QAction *action)
{
    m_undoAction = action;
    connect(action, &QAction::changed, this, &ReviewEnd::refreshUndo);
    refreshUndo();
}

void ReviewEnd::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QScrollArea::changeEvent(event);
}

// A centred column no wider than a card.
void ReviewEnd::resizeEvent(QResizeEvent *event)
{
    const int side = std::max(SideMargin, (viewport()->width() - m_maximumWidth) / 2);
    m_page->layout()->setContentsMargins(side, 26, side, 26);
    if (event)
        QScrollArea::resizeEvent(event);
}

// -- what it says

void ReviewEnd::refresh()
{
    m_headline->setText(m_content.headline);
    m_explanation->setText(m_content.explanation);
    m_explanation->setVisible(!m_content.explanation.isEmpty());
    setAccessibleName(m_content.headline);
    setAccessibleDescription(m_content.explanation);

    m_back->setText(tr("Back to the card"));
    m_back->setVisible(m_content.offersBack);
    m_missedAgain->setText(tr("The missed ones again"));
    m_missedAgain->setToolTip(
        tr("Asks every card you graded Again until you pass it; intervals stay as "
           "they are."));
    m_missedAgain->setVisible(m_content.offersMissed);
    m_due->setText(tr("Back to today's cards"));
    m_due->setVisible(m_content.offersDue);
    refreshUndo();

    m_tileRow->setVisible(m_content.summary.has_value());
    if (m_content.summary)
        refreshTiles();
    refreshCalibration();
    refreshMissed();
    m_tomorrow->setVisible(m_content.tomorrow.has_value());
    if (m_content.tomorrow) {
        const Coming &coming = *m_content.tomorrow;
        QStringList sentences{
            tr("Tomorrow: %Ln card(s) due for review.", nullptr, coming.due + coming.overdue)};
        if (coming.overdue > 0)
            sentences.append(tr("%Ln of them is (are) left over.", nullptr, coming.overdue));
        if (coming.fresh > 0)
            sentences.append(tr("And %Ln new one(s).", nullptr, coming.fresh));
        m_tomorrow->setText(sentences.join(u' '));
    }
}

void ReviewEnd::refreshUndo()
{
    m_undo->setVisible(m_undoAction && m_undoAction->isEnabled() && m_content.summary);
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&"));
    if (m_undoAction)
        m_undo->setText(m_undoAction->text().remove(mnemonic));
}

void ReviewEnd::refreshTiles()
{
    const SessionSummary &summary = *m_content.summary;
    const QLocale locale;
    const auto of = [&](int part, int whole) {
        //: A number and the whole it is a part of
        return tr("%1 / %2").arg(locale.toString(part), locale.toString(whole));
    };
    m_tiles[0]->setContent(
        tr("Cards"), locale.toString(summary.cards), tr("%Ln answer(s)", nullptr, summary.answers),
        tr("How many different cards were graded, and how many answers that took. %1")
            .arg(m_content.runText));
    m_tiles[1]->setContent(
        tr("Time"), durationText(summary.activeMs), tr("without pauses"),
        tr("From each card's coming up to its grade; of a pause only its first two minutes count. %1")
            .arg(m_content.runText));
    m_tiles[2]->setContent(
        tr("Right"), of(summary.right, summary.answers), tr("better than Again"),
        tr("How many of all answers were graded better than Again. %1").arg(m_content.runText));
    m_tiles[3]->setContent(
        tr("Points recalled"), of(summary.pointsRecalled, summary.pointsAsked),
        tr("as you ticked them"),
        tr("Key points ticked as recalled, of all key points of the answers where any was ticked. %1")
            .arg(m_content.runText));
    m_tiles[3]->setVisible(summary.pointsAsked > 0);
    int widest = 0;
    for (StatTile *tile : m_tiles) {
        tile->setMinimumWidth(0);
        widest = std::max(widest, tile->minimumSizeHint().width());
    }
    for (StatTile *tile : m_tiles)
        tile->setMinimumWidth(widest);
}

void ReviewEnd::refreshCalibration()
{
    bool any = false;
    for (size_t i = 0; m_content.summary && i < m_levels.size(); ++i) {
        const auto &[right, answers] = m_content.summary->calibration.at(i);
        const Level &level = m_levels.at(i);
        //: %1 is Guess, Unsure or Sure; %2 of the %n answers were graded better than Again
        level.words->setText(tr("%1: right %2 of %n time(s)", nullptr, answers)
                                 .arg(ConfidenceBar::confidenceName(Confidence(i + 1)))
                                 .arg(right));
        level.bar->setShare(right, answers);
        level.bar->setAccessibleName(level.words->text());
        level.row->setVisible(answers > 0);
        any = any || answers > 0;
    }
    m_calibrationTitle->setText(tr("How sure you were, and how often you were right"));
    m_calibrationTitle->setToolTip(
        tr("Right is a grade better than Again. %1").arg(m_content.runText));
    m_calibration->setVisible(any);
}

void ReviewEnd::refreshMissed()
{
    m_missedTitle->setText(tr("Key points you missed"));
    m_missedBox->setVisible(!m_content.missed.isEmpty());
    for (RowButton *row : std::as_const(m_rows)) {
        m_missedRows->removeWidget(row);
        row->hide();
        row->deleteLater(); // it may be the one that was clicked
    }
    m_rows.clear();
    const qsizetype rows = std::min<qsizetype>(m_content.missed.size(), MostMissed);
    for (const MissedPoint &point : m_content.missed.first(rows)) {
        auto *row = new RowButton(m_missedBox);
        row->setLook(m_look);
        const QString times =
            point.back ? tr("missed %1 of %n time(s), recalled last", nullptr, point.asked)
                       : tr("missed %1 of %n time(s)", nullptr, point.asked);
        row->setContent(point.text,
                        times.arg(point.missed) + QStringLiteral(" · ") + point.question);
        connect(row, &RowButton::clicked, this,
                [this, card = point.card] { Q_EMIT cardRequested(card); });
        m_missedRows->addWidget(row);
        m_rows.append(row);
    }
}

} // namespace foldout
