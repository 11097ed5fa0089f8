// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/readpage.h"

#include "core/text.h"
#include "models/gradesuggestion.h"
#include "session/banklibrary.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/cardcolumn.h"
#include "widgets/gradebar.h"
#include "widgets/textview.h"
#include "windows/appearance.h"
#include "windows/outlinepanel.h"
#include "windows/presskeys.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

// Tags that every question of the bank has say nothing on a card.
QSet<QString> tagsOfAll(const Bank &bank)
{
    QSet<QString> common;
    for (qsizetype i = 0; i < bank.questions.size() && (i == 0 || !common.isEmpty()); ++i) {
        const QStringList &tags = bank.questions.at(i).tags;
        const QSet<QString> own(tags.cbegin(), tags.cend());
        common = i == 0 ? own : common.intersect(own);
    }
    return common;
}

} // namespace

ReadPage::ReadPage(const Services &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_filter(&m_model)
{
    buildLayout();
    watchModels();
    watchServices();
    m_model.setMarks(services.progress.marks());
    followLanguage();
    rowsChanged();
    setFocusProxy(m_column);
}

ReadPage::~ReadPage()
{
    // The focus still moves while the cards are taken down, when this is no page any more.
    disconnect(qApp, nullptr, this, nullptr);
}

void ReadPage::buildLayout()
{
    m_splitter = new QSplitter(this);
    m_outline = new OutlinePanel(m_model, m_filter, m_search, m_splitter);
    m_cards = new QWidget(m_splitter);
    m_column = new CardColumn([this](int row, QWidget *p) { return makeCard(row, p); }, m_cards);
    m_empty = new QLabel(m_cards);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto *stack = new QVBoxLayout(m_cards);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->addWidget(m_column);
    stack->addWidget(m_empty);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(1, 1);
    const int width = m_services.settings.value(options::OutlineWidth);
    m_splitter->setSizes({width, 3 * width});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this](int position) { m_services.settings.set(options::OutlineWidth, position); });
}

void ReadPage::watchModels()
{
    m_placeTimer.setSingleShot(true);
    m_placeTimer.setInterval(300);
    connect(&m_placeTimer, &QTimer::timeout, this, &ReadPage::savePlace);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_filter, signal, this, &ReadPage::rowsChanged);
    connect(&m_filter, &QAbstractItemModel::rowsMoved, this, &ReadPage::rowsChanged);
    connect(&m_filter, &QAbstractItemModel::layoutChanged, this, &ReadPage::rowsChanged);

    connect(m_outline, &OutlinePanel::chosen, this, &ReadPage::goTo);
    connect(m_outline, &OutlinePanel::activated, this, [this](const CardKey &key) {
        goTo(key);
        m_column->setFocus(Qt::OtherFocusReason);
    });
    connect(m_column, &CardColumn::currentChanged, this, &ReadPage::currentRowChanged);
    connect(m_column, &CardColumn::placeChanged, &m_placeTimer, qOverload<>(&QTimer::start));
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        const int row = m_column->rowOf(now);
        if (row >= 0)
            m_column->setCurrent(row);
    });
}

void ReadPage::watchServices()
{
    StudyProgress &progress = m_services.progress;
    connect(&progress, &StudyProgress::marked, &m_model, &BankModel::setMark);
    const auto refresh = [this](const CardKey &key) {
        if (CardView *card = cardOf(key))
            refreshCard(card);
    };
    connect(&progress, &StudyProgress::marked, this, refresh);
    connect(&progress, &StudyProgress::workChanged, this, refresh);
    connect(&m_services.appearance, &Appearance::changed, this, &ReadPage::applyLook);
    connect(&m_services.settings, &Settings::changed, this, [this](const QString &key) {
        if (key == options::Language.key)
            m_services.language.clear(); // chosen anew, the command line has had its say
        if (key == options::ContentLanguage.key || key == options::Language.key)
            followLanguage();
    });
    connect(&m_services.library, &BankLibrary::loadingChanged, this,
            [this] { m_empty->setText(emptyText()); });
}

// -- what is shown

void ReadPage::setBanks(const QList<BankPtr> &banks)
{
    for (const BankPtr &bank : banks) {
        if (const Status status = m_services.progress.adopt(*bank); !status)
            report(status.error());
    }
    m_commonTags.clear();
    for (const BankPtr &bank : banks)
        m_commonTags.insert(bank->id, tagsOfAll(*bank));
    QHash<CardKey, QString> before; // the text each visible card shows
    for (const int row : m_column->rows())
        before.insert(static_cast<CardView *>(m_column->card(row))->key(),
                      static_cast<CardView *>(m_column->card(row))->question().contentHash);

    m_model.setBanks(banks);
    m_search.setBanks(banks);
    m_model.setMarks(m_services.progress.marks());

    // Cards whose text is another one now are made anew; whoever was typing goes on typing.
    const bool typing =
        cardOf(m_currentKey) && cardOf(m_currentKey)->isAncestorOf(QApplication::focusWidget());
    for (const int row : m_column->rows()) {
        const CardKey key = m_filter.keyAt(row);
        const Question *question = m_filter.question(m_filter.indexOf(key));
        if (before.contains(key) && question && before.value(key) != question->contentHash) {
            m_column->rebuildCard(row);
            if (typing && key == m_currentKey)
                cardOf(key)->startAnswering();
        }
    }
    QStringList ids;
    for (const BankPtr &bank : banks)
        ids.append(bank->id);
    if (ids != m_placedBanks) {
        m_placedBanks = ids;
        restorePlace();
    }
}

void ReadPage::rowsChanged()
{
    std::vector<int> rows = m_filter.questionNodes();
    // One replaced stretch tells the column enough: it is anchored to a card, and keeps those
    // around it.
    const auto head = std::ranges::mismatch(rows, m_rows).in1 - rows.begin();
    const auto shorter = std::min(rows.size(), m_rows.size()) - size_t(head);
    size_t tail = 0;
    while (tail < shorter && rows[rows.size() - 1 - tail] == m_rows[m_rows.size() - 1 - tail])
        ++tail;
    const auto removed = m_rows.size() - size_t(head) - tail;
    const auto added = rows.size() - size_t(head) - tail;

    const CardColumn::Place place = m_column->place();
    const int anchor =
        size_t(place.row) < m_rows.size() ? m_rows[size_t(place.row)] : RowTree::Root;
    const CardKey wanted = m_wantedKey;
    m_rows = std::move(rows);
    m_column->replaceRows(int(head), int(removed), int(added));
    if (const int at = m_filter.flatOf(m_filter.indexOfNode(anchor));
        at >= 0 && at != m_column->place().row)
        m_column->setPlace({at, place.offset});
    // The learner's card, also when a search has hidden it for a while.
    if (const int at = m_filter.flatOf(wanted); at >= 0) {
        m_column->setCurrent(at);
        if (!m_column->isInSight(at))
            m_column->showRow(at);
    }
    m_wantedKey = wanted;
    for (const int row : m_column->rows()) {
        auto *card = static_cast<CardView *>(m_column->card(row));
        if (card->key() == m_filter.keyAt(row))
            card->setHeader(headerFor(row));
        else
            m_column->rebuildCard(row); // the node stands for another question now
    }
    m_outline->setCurrent(m_currentKey); // its row may be elsewhere now

    m_column->setVisible(!m_rows.empty());
    m_empty->setVisible(m_rows.empty());
    m_empty->setText(emptyText());
}

// -- what the learner does

CardKey ReadPage::current() const
{
    return m_currentKey;
}

QString ReadPage::emptyText() const
{
    if (!m_model.banks().isEmpty())
        return tr("No question passes the filter. Press Esc in the search field to see all.");
    if (m_services.library.isLoading())
        return tr("Opening the bank…");
    return tr("No bank is open. Open one with Ctrl+O, or drop a YAML file here.");
}

const Question *ReadPage::question() const
{
    return m_filter.question(m_filter.indexOf(m_currentKey));
}

CardKey ReadPage::firstOf(QuestionKind kind) const
{
    for (int row = 0; row < m_filter.questionCount(); ++row) {
        if (m_filter.question(m_filter.questionAt(row))->kind() == kind)
            return m_filter.keyAt(row);
    }
    return {};
}

QList<CardKey> ReadPage::listedCards() const
{
    QList<CardKey> cards;
    for (int row = 0; row < m_filter.questionCount(); ++row)
        cards.append(m_filter.keyAt(row));
    return cards;
}

void ReadPage::refreshCurrent()
{
    if (CardView *card = cardOf(m_currentKey))
        refreshCard(card);
}

void ReadPage::currentRowChanged(int row)
{
    m_currentKey = m_filter.keyAt(row);
    m_wantedKey = m_currentKey;
    for (const int shown : m_column->rows())
        static_cast<CardView *>(m_column->card(shown))->setCurrent(shown == row);
    m_outline->setCurrent(m_currentKey);
    if (const Question *shown = question()) {
        if (const Status status = m_services.progress.cardShown(m_currentKey, shown->contentHash);
            !status)
            report(status.error());
    }
    m_placeTimer.start();
    Q_EMIT currentCardChanged();
}

void ReadPage::enter()
{
    setFocus(Qt::OtherFocusReason);
    if (const Question *shown = question()) {
        if (const Status status = m_services.progress.cardShown(m_currentKey, shown->contentHash);
            !status)
            report(status.error());
    }
}

void ReadPage::goTo(const CardKey &key)
{
    const int row = m_filter.flatOf(key);
    if (row < 0)
        return;
    if (!m_cards->isVisible() && isVisible()) {
        m_outlineWanted = false;
        showOutlineWhereItFits();
    }
    m_column->setCurrent(row);
    m_column->showRow(row);
}

void ReadPage::goBy(int cards)
{
    if (m_rows.empty())
        return;
    const int row = std::clamp(m_column->current() + cards, 0, int(m_rows.size()) - 1);
    goTo(m_filter.keyAt(row));
    if (m_column->rowOf(QApplication::focusWidget()) >= 0)
        m_column->setFocus(Qt::OtherFocusReason);
}

bool ReadPage::isUnfolded(const CardKey &key) const
{
    const auto here = m_unstoredFolds.constFind(key);
    return here != m_unstoredFolds.cend() ? *here : m_services.progress.work(key).unfolded;
}

void ReadPage::setUnfolded(const CardKey &key, bool unfolded)
{
    m_column->setCurrent(m_filter.flatOf(key));
    StudyProgress &progress = m_services.progress;
    const Status status = unfolded ? progress.cardRevealed(key) : progress.cardFolded(key);
    // Reading goes on when the disk does not take it.
    if (status) {
        m_unstoredFolds.remove(key);
    } else {
        m_unstoredFolds.insert(key, unfolded);
        report(status.error());
    }
    CardView *card = cardOf(key);
    if (!card)
        return;
    const bool focusInside = card->isAncestorOf(QApplication::focusWidget());
    refreshCard(card);
    if (unfolded && (focusInside || m_column->hasFocus()))
        card->focusAnswerStart();
    else if (focusInside)
        m_column->setFocus(Qt::OtherFocusReason);
}

void ReadPage::reveal()
{
    if (!m_currentKey.isNull())
        setUnfolded(m_currentKey, !isUnfolded(m_currentKey));
}

void ReadPage::unfoldAll(bool unfolded)
{
    const Status status = m_services.progress.setUnfolded(listedCards(), unfolded);
    if (!status)
        return report(status.error());
    for (const int row : m_column->rows())
        refreshCard(static_cast<CardView *>(m_column->card(row)));
}

void ReadPage::pressDigit(int digit)
{
    if (m_currentKey.isNull())
        return;
    if (isUnfolded(m_currentKey)) {
        grade(Grade(digit));
    } else if (digit <= int(Confidence::Sure)) {
        changeWork(m_currentKey, [&](CardWork &work) { work.confidence = Confidence(digit); });
        if (CardView *card = cardOf(m_currentKey))
            refreshCard(card);
    }
}

void ReadPage::grade(Grade wanted)
{
    const QModelIndex index = m_filter.indexOf(m_currentKey);
    const Question *graded = question();
    StudyProgress &progress = m_services.progress;
    if (!graded || !isUnfolded(m_currentKey))
        return;
    // Graded already and not folded since: the same grade again changes nothing, another one takes
    // its place.
    const auto last = progress.lastGraded(m_currentKey);
    if (last && last->stillOpen && progress.work(m_currentKey).isEmpty()) {
        if (last->grade == wanted)
            return;
        if (!progress.nextUndo() || progress.nextUndo()->eventId != last->eventId) {
            Q_EMIT said(tr("This card is graded. Fold it and unfold it to grade it again."));
            return;
        }
        if (const auto undone = progress.undo(); !undone)
            return report(undone.error());
    }
    const BankPtr bank = m_filter.bank(index);
    const QString answer =
        Response::fromJson(progress.work(m_currentKey).response).asText(*graded, m_look.language);
    const Result<ReviewEvent> event =
        progress.grade(*graded, *bank, wanted, StudyMode::Read, answer);
    if (!event)
        return report(event.error());
    Q_EMIT saved();
    Q_EMIT said(tr("Saved: %1. Ctrl+Z takes it back.").arg(GradeBar::gradeName(wanted)));
}

void ReadPage::writeAnswer()
{
    if (m_currentKey.isNull())
        return;
    if (isUnfolded(m_currentKey)) {
        Q_EMIT said(tr("Fold the answer first, then write your own from memory."));
        return;
    }
    m_answering.insert(m_currentKey);
    m_column->ensureInSight(m_column->current());
    if (CardView *card = cardOf(m_currentKey))
        card->startAnswering();
}

bool ReadPage::showUndone(const ReviewEvent &event)
{
    if (m_filter.flatOf(event.card) < 0)
        return false;
    goTo(event.card);
    return true;
}

void ReadPage::report(const Error &error)
{
    Q_EMIT writeFailed(error);
}

void ReadPage::focusSearch()
{
    m_outlineWanted = true; // also where it would be hidden for want of room
    showOutlineWhereItFits();
    m_outline->focusSearch();
}

void ReadPage::searchFor(const QString &text)
{
    m_outline->search(text);
}

void ReadPage::scrollBy(int pixels)
{
    QScrollBar *bar = m_column->verticalScrollBar();
    bar->setValue(bar->value() + pixels);
}

// -- events

void ReadPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_column->rebuildCards();
        rowsChanged();
    }
    Page::changeEvent(event);
}

void ReadPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_column->setFocus(Qt::OtherFocusReason); // out of a field, back to the cards
    else
        Page::keyPressEvent(event);
}

bool ReadPage::event(QEvent *event)
{
    return keepsPress(event) || Page::event(event);
}

// -- place

void ReadPage::restorePlace()
{
    if (m_rows.empty())
        return;
    QString bankId = m_services.settings.value(options::LastBank).value(0);
    if (!m_placedBanks.contains(bankId))
        bankId = m_placedBanks.first();
    const ReadingPlace place = m_services.progress.place(bankId);
    const int row = m_filter.flatOf(CardKey{bankId, place.questionId});
    if (row < 0)
        return currentRowChanged(m_column->current());
    m_column->setCurrent(row);
    m_column->showRow(row);
    if (const QWidget *card = m_column->card(row); card && place.offset != 0)
        m_column->setPlace({row, int(place.offset * card->height())});
}

void ReadPage::savePlace()
{
    m_column->settle(); // the place is a share of the card's height as it is now
    const CardColumn::Place place = m_column->place();
    const CardKey key = m_filter.keyAt(m_column->current());
    const QWidget *card = m_column->card(m_column->current());
    if (key.isNull() || m_placedBanks.isEmpty() || !card)
        return;
    const double offset = place.row == m_column->current() ? double(place.offset) / card->height()
                                                           : -double(card->y()) / card->height();
    if (const Status status = m_services.progress.setPlace(key.bankId, {key.questionId, offset});
        !status)
        report(status.error());
    m_services.settings.set(options::LastBank, {key.bankId});
}

void ReadPage::leave()
{
    savePlace();
    for (const Status &status : {m_services.progress.cardLeft(), m_services.progress.flush()}) {
        if (!status)
            report(status.error());
    }
}

} // namespace foldout
