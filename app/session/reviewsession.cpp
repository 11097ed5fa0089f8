// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reviewsession.h"

#include "core/clock.h"
#include "schedule/studyday.h"
#include "session/schedulersettings.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <chrono>

namespace foldout {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 UnreadMs = 300;
constexpr qint64 LearnAheadMs =
    20 * 60'000; // a step this short of its end is not worth waiting for
constexpr auto DayTick = 20s;
constexpr std::array<QLatin1StringView, 3> KindNames{"due"_L1, "chosen"_L1, "cram"_L1};
const QString RunningName = u"review"_s;

QJsonArray toArray(const QList<CardKey> &cards)
{
    QJsonArray array;
    for (const CardKey &card : cards)
        array.append(card.toString());
    return array;
}

QList<CardKey> toKeys(const QJsonArray &array)
{
    QList<CardKey> cards;
    for (const QJsonValue &value : array)
        cards.append(CardKey::fromString(value.toString()));
    return cards;
}

// The same number for the same word, from 1.
template <typename Number>
Number numberOf(QHash<QString, Number> &numbers, const QString &word)
{
    const auto known = numbers.constFind(word);
    return known != numbers.cend() ? *known : *numbers.insert(word, Number(numbers.size() + 1));
}

} // namespace

ReviewSession::ReviewSession(ProgressStore &store, StudyProgress &progress, const Clock &clock,
                             const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_progress(progress)
    , m_clock(clock)
    , m_settings(settings)
    , m_today(progress.today())
{
    connect(&progress, &StudyProgress::stateChanged, this, &ReviewSession::stateChanged);
    connect(&progress, &StudyProgress::undone, this, &ReviewSession::afterUndo);
    connect(&progress, &StudyProgress::redone, this, &ReviewSession::afterRedo);
    connect(&settings, &Settings::changed, this, [this](const QString &key) {
        if (key.startsWith("study/"_L1)) {
            refreshDay();
            rebuild();
        }
    });
    m_dayTimer.setInterval(DayTick);
    connect(&m_dayTimer, &QTimer::timeout, this, &ReviewSession::refreshDay);
    m_dayTimer.start();
    load();
}

ReviewSession::~ReviewSession() = default;

// -- what is studied

void ReviewSession::setBanks(const QList<BankPtr> &banks)
{
    m_banks = banks;
    m_cards.clear();
    m_open.clear();
    QHash<QString, int> topics;
    QHash<QString, quint64> contents;
    for (const BankPtr &bank : banks) {
        for (const Question &question : bank->questions) {
            QueueCard card{.key = bank->key(question),
                           .content = numberOf(contents, question.contentHash)};
            if (!question.topic.isEmpty())
                card.topic = numberOf(topics, bank->id + u'/' + question.topic);
            m_open.insert(card.key);
            m_cards.append(std::move(card));
        }
    }
    dropStaleCurrent();
    rebuild();
    if (m_entered)
        askOnward();
}

// After a restart: the card was graded, and the program ended before it could go on to the next.
void ReviewSession::dropStaleCurrent()
{
    if (m_currentSince && m_progress.state(m_current).lastEventId != *m_currentSince) {
        m_current = {};
        m_revealed = false;
    }
    m_currentSince.reset();
}

void ReviewSession::studyDue()
{
    changeKind(Kind::Due, {});
}

void ReviewSession::studyChosen(const QList<CardKey> &cards, Kind kind)
{
    Q_ASSERT(kind != Kind::Due);
    changeKind(kind, cards);
}

void ReviewSession::changeKind(Kind kind, const QList<CardKey> &cards)
{
    m_kind = kind;
    m_chosen = cards;
    m_startedMs = m_clock.nowMs();
    m_putOff.clear();
    m_current = {};
    m_revealed = false;
    rebuild();
    pickNext();
}

StudyMode ReviewSession::mode() const
{
    return m_kind == Kind::Cram ? StudyMode::Cram : StudyMode::Review;
}

ReviewSession::Counts ReviewSession::counts() const
{
    Counts counts{.learning = int(m_learning.size()),
                  .done = m_done,
                  .answered = int(m_answered.size()),
                  .cards = int(m_answered.size()),
                  .heldBackDue = m_heldBackDue,
                  .heldBackNew = m_heldBackNew};
    for (const auto &[ms, card] : m_learning)
        counts.cards += m_answered.contains(card) ? 0 : 1;
    const auto count = [&](const CardKey &card) {
        counts.cards += m_answered.contains(card) ? 0 : 1;
        if (m_kind != Kind::Cram && waitsForStep(card))
            ++counts.learning;
        else if (m_progress.state(card).memory)
            ++counts.due;
        else
            ++counts.fresh;
    };
    std::ranges::for_each(m_order, count);
    std::ranges::for_each(m_putOff, count);
    if (!m_current.isNull())
        count(m_current);
    return counts;
}

QList<CardKey> ReviewSession::upcoming() const
{
    return m_order + m_putOff;
}

// -- the queue

void ReviewSession::rebuild()
{
    m_order.clear();
    m_learning.clear();
    m_heldBackDue = 0;
    m_heldBackNew = 0;
    switch (m_kind) {
    case Kind::Due:
        rebuildDue();
        break;
    case Kind::Chosen:
        rebuildChosen();
        break;
    case Kind::Cram:
        rebuildCram();
        break;
    }
    m_done = 0;
    m_answered.clear();
    if (const auto given = answers()) {
        m_done = int(given->size());
        for (const ReviewEvent &event : *given)
            m_answered.insert(m_store.currentKey(event.card));
    }

    const QList<CardKey> putOff = std::exchange(m_putOff, {});
    QList<CardKey> stillAsked;
    for (const CardKey &card : putOff) {
        if (isAsked(card)) {
            take(card);
            stillAsked.append(card);
        }
    }
    m_putOff = stillAsked;
    Q_EMIT countsChanged();
}

void ReviewSession::rebuildDue()
{
    const auto &states = m_progress.states();
    for (QueueCard &card : m_cards) {
        const auto state = states.constFind(card.key);
        card.state = state == states.cend() ? nullptr : &*state;
    }
    const Queue queue =
        buildQueue(m_cards, queueOptions(m_settings, m_today), m_today, *m_store.model());
    m_heldBackDue = queue.heldBackDue;
    m_heldBackNew = queue.heldBackNew;
    for (const int index : queue.order) {
        if (m_cards.at(index).key != m_current)
            m_order.append(m_cards.at(index).key);
    }
    for (const int index : queue.learning) {
        const QueueCard &card = m_cards.at(index);
        if (card.key != m_current)
            waitForStep(card.key);
    }
}

void ReviewSession::rebuildChosen()
{
    for (const CardKey &card : std::as_const(m_chosen)) {
        const CardState state = m_progress.state(card);
        if (card == m_current || !m_open.contains(card) || state.suspended ||
            state.buriedOn == m_today)
            continue;
        if (state.lastReviewMs < m_startedMs)
            m_order.append(card);
        else if (waitsForStep(card))
            waitForStep(card);
    }
}

// Who was missed last time comes again after the others.
void ReviewSession::rebuildCram()
{
    QHash<CardKey, Grade> last;
    QList<CardKey> missed;
    if (const auto given = answers()) {
        for (const ReviewEvent &event : *given) {
            const CardKey card = m_store.currentKey(event.card);
            last.insert(card, *event.grade);
            missed.removeOne(card);
            if (event.grade == Grade::Again)
                missed.append(card);
        }
    }
    for (const CardKey &card : std::as_const(m_chosen)) {
        if (!last.contains(card))
            m_order.append(card);
    }
    m_order += missed;
    m_order.removeIf([this](const CardKey &card) {
        return card == m_current || !m_open.contains(card) ||
               m_progress.state(card).buriedOn == m_today;
    });
}

bool ReviewSession::waitsForStep(const CardKey &card) const
{
    const Placement place = m_progress.state(card).placement;
    return (place.phase == Phase::Learning || place.phase == Phase::Relearning) &&
           place.dueDay <= m_today;
}

// What was to come on an earlier day comes at once.
void ReviewSession::waitForStep(const CardKey &card)
{
    const Placement place = m_progress.state(card).placement;
    m_learning.emplace(place.dueDay < m_today ? 0 : place.dueMs, card);
}

bool ReviewSession::isAsked(const CardKey &card) const
{
    return m_order.contains(card) || m_putOff.contains(card) ||
           std::ranges::any_of(m_learning, [&](const auto &step) { return step.second == card; });
}

// -- the card that is asked

BankPtr ReviewSession::bankOf(const CardKey &card) const
{
    const auto bank =
        std::ranges::find_if(m_banks, [&](const BankPtr &b) { return b->id == card.bankId; });
    return bank == m_banks.cend() ? nullptr : *bank;
}

BankPtr ReviewSession::bank() const
{
    return bankOf(m_current);
}

const Question *ReviewSession::question() const
{
    const BankPtr open = bank();
    return open ? open->find(m_current.questionId) : nullptr;
}

qint64 ReviewSession::nextDueMs() const
{
    return m_current.isNull() && !m_learning.empty() ? m_learning.begin()->first : 0;
}

void ReviewSession::enter()
{
    m_entered = true;
    refreshDay();
    if (!m_banks.isEmpty()) // otherwise they are still being read
        askOnward();
    m_unreadUntil = 0;
}

// The card that was asked, or where it is gone the next.
void ReviewSession::askOnward()
{
    if (m_current.isNull() || !m_open.contains(m_current))
        pickNext();
    else
        tellShown();
}

void ReviewSession::leave()
{
    if (std::exchange(m_entered, false))
        (void)m_progress.cardLeft(); // it tells of a failure itself
    save();
}

void ReviewSession::pickNext()
{
    CardKey next;
    const qint64 now = m_clock.nowMs();
    const auto stepEndsBy = [this](qint64 ms) {
        return !m_learning.empty() && m_learning.begin()->first <= ms;
    };
    if (stepEndsBy(now))
        next = m_learning.begin()->second;
    else if (!m_order.isEmpty())
        next = m_order.first();
    else if (!m_putOff.isEmpty())
        next = m_putOff.first();
    else if (stepEndsBy(now + LearnAheadMs))
        next = m_learning.begin()->second;
    show(next, false);
    m_unreadUntil = m_clock.monotonicMs() + UnreadMs;
}

void ReviewSession::take(const CardKey &card)
{
    m_order.removeOne(card);
    m_putOff.removeOne(card);
    std::erase_if(m_learning, [&](const auto &step) { return step.second == card; });
}

void ReviewSession::show(const CardKey &card, bool revealed)
{
    take(card);
    m_current = card;
    m_revealed = revealed;
    tellShown();
    save();
    Q_EMIT currentChanged();
    Q_EMIT countsChanged();
}

void ReviewSession::tellShown()
{
    if (!m_entered)
        return;
    const Question *asked = question();
    if (!asked) {
        (void)m_progress.cardLeft(); // it tells of a failure itself
        return;
    }
    (void)m_progress.cardShown(m_current, asked->contentHash, mode());
}

bool ReviewSession::isSettled() const
{
    return m_clock.monotonicMs() >= m_unreadUntil;
}

bool ReviewSession::reveal()
{
    if (m_current.isNull() || m_revealed || !isSettled())
        return false;
    m_revealed = true;
    m_progress.answerShown();
    save();
    Q_EMIT revealedChanged();
    return true;
}

Result<ReviewEvent> ReviewSession::grade(Grade grade, const QString &answer)
{
    Q_ASSERT(m_revealed && question());
    m_grading = true;
    Result<ReviewEvent> event = m_progress.grade(*question(), *bank(), grade, mode(), answer);
    m_grading = false;
    if (!event)
        return event;
    const CardKey graded = std::exchange(m_current, {});
    ++m_done;
    m_answered.insert(graded);
    if (m_kind == Kind::Cram) {
        if (grade == Grade::Again)
            m_order.append(graded);
    } else if (waitsForStep(graded)) {
        waitForStep(graded);
    }
    pickNext();
    return event;
}

void ReviewSession::putOff()
{
    if (m_current.isNull())
        return;
    m_putOff.append(std::exchange(m_current, {}));
    pickNext();
}

void ReviewSession::goBack()
{
    if (m_putOff.isEmpty())
        return;
    const CardKey card = m_putOff.takeLast();
    if (!m_current.isNull())
        m_order.prepend(m_current);
    show(card, false);
}

// -- what changes it

void ReviewSession::stateChanged(const CardKey &card)
{
    if (m_grading)
        return;
    if (card != m_current)
        return rebuild();
    const CardKey current = std::exchange(m_current, {});
    rebuild();
    if (!isAsked(current))
        return pickNext(); // put away, or graded elsewhere
    take(current);
    m_current = current;
    save();
}

void ReviewSession::afterUndo(const ReviewEvent &event)
{
    const CardKey card = m_store.currentKey(event.card);
    const bool graded = event.kind == EventKind::Review;
    const bool putAway = event.kind == EventKind::Suspend || event.kind == EventKind::Bury ||
                         event.kind == EventKind::Reset;
    if (event.mode != mode() || !m_open.contains(card) || !(graded || putAway))
        return;
    m_current = {};
    rebuild();
    show(card, graded);
    m_unreadUntil = 0;
}

void ReviewSession::afterRedo(const ReviewEvent &event)
{
    if (m_store.currentKey(event.card) == m_current && event.kind == EventKind::Review) {
        m_current = {};
        rebuild();
        pickNext();
        m_unreadUntil = 0;
    }
}

void ReviewSession::refreshDay()
{
    const QDate today = m_progress.today();
    if (today != m_today) {
        m_today = today;
        m_putOff.clear();
        rebuild(); // the card on screen stays
        save();
        Q_EMIT dayChanged();
    }
    if (m_entered && m_current.isNull() && !m_learning.empty())
        pickNext();
}

// -- what happened

Result<QList<ReviewEvent>> ReviewSession::answers() const
{
    QList<ReviewEvent> given;
    const int rollover = m_settings.value(options::RolloverHour);
    const QDate first =
        m_kind == Kind::Due ? m_today : studyDay(m_startedMs, m_clock.zone(), rollover);
    for (QDate day = first; day <= m_today; day = day.addDays(1)) {
        const auto events = m_store.eventsOn(day);
        if (!events)
            return events.error();
        std::ranges::copy_if(*events, std::back_inserter(given), [&](const ReviewEvent &event) {
            return event.kind == EventKind::Review && event.mode == mode() &&
                   (m_kind == Kind::Due || event.answeredAtMs >= m_startedMs);
        });
    }
    return given;
}

QList<CardKey> ReviewSession::missed() const
{
    QList<CardKey> cards;
    if (const auto given = answers()) {
        for (const ReviewEvent &event : *given) {
            const CardKey card = m_store.currentKey(event.card);
            if (event.grade == Grade::Again && !cards.contains(card))
                cards.append(card);
        }
    }
    return cards;
}

// -- over restarts: {"kind":"due", "day":"2026-12-01", "current":"eks/mesh", "since":"6f1c…" (its
// last event), "revealed":false, "put_off":["eks/fsx"]} and for a chosen set also
// "cards":["eks/mesh"], "started_ms":1796000000000. What belongs to another study day counts no
// more, but a chosen set goes on.

void ReviewSession::load()
{
    const auto stored = m_store.running(RunningName);
    if (!stored)
        return;
    const QJsonObject state = QJsonDocument::fromJson(stored->toUtf8()).object();
    const auto kind = std::ranges::find(KindNames, state.value("kind"_L1).toString());
    if (kind == KindNames.end())
        return;
    m_kind = Kind(kind - KindNames.begin());
    m_chosen = toKeys(state.value("cards"_L1).toArray());
    m_startedMs = state.value("started_ms"_L1).toInteger();
    if (state.value("day"_L1).toString() != m_today.toString(Qt::ISODate))
        return;
    m_putOff = toKeys(state.value("put_off"_L1).toArray());
    m_current = CardKey::fromString(state.value("current"_L1).toString());
    m_currentSince = state.value("since"_L1).toString();
    m_revealed = state.value("revealed"_L1).toBool();
}

// A failure is met again, and told, at the next grade.
void ReviewSession::save()
{
    QJsonObject state{{u"kind"_s, KindNames.at(size_t(m_kind))},
                      {u"day"_s, m_today.toString(Qt::ISODate)},
                      {u"current"_s, m_current.isNull() ? QString() : m_current.toString()},
                      {u"since"_s, m_progress.state(m_current).lastEventId},
                      {u"revealed"_s, m_revealed},
                      {u"put_off"_s, toArray(m_putOff)}};
    if (m_kind != Kind::Due) {
        state.insert(u"cards"_s, toArray(m_chosen));
        state.insert(u"started_ms"_s, m_startedMs);
    }
    (void)m_store.putRunning(
        RunningName, QString::fromUtf8(QJsonDocument(state).toJson(QJsonDocument::Compact)));
}

} // namespace foldout
