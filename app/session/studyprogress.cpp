// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/studyprogress.h"

#include "core/clock.h"
#include "schedule/studyday.h"
#include "schedule/suggestion.h"
#include "session/pointidentity.h"
#include "session/settings.h"
#include "store/progressstore.h"
#include "store/rescuefile.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <chrono>

namespace foldout {

using namespace std::chrono_literals;

namespace {

constexpr auto TypingDelay = 250ms;
constexpr qint64 IdleAfterMs = 120'000;

bool isOnlyTyping(const CardWork &before, const CardWork &now)
{
    CardWork same = now;
    same.response = before.response;
    return same == before;
}

} // namespace

StudyProgress::StudyProgress(ProgressStore &store, const Clock &clock, const Settings &settings,
                             QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
    , m_settings(settings)
{
    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(TypingDelay);
    connect(&m_typingTimer, &QTimer::timeout, this, &StudyProgress::flush);
    if (auto states = m_store.states())
        m_states = std::move(states).value();
    refreshUndo();
}

StudyProgress::~StudyProgress()
{
    const QSignalBlocker nobodyListensAnyMore(this);
    (void)cardLeft();
    (void)flush();
}

// -- what is known

Status StudyProgress::adopt(const Bank &bank)
{
    const auto changed = m_store.adopt(bank);
    if (!changed)
        return changed.error();
    for (const CardKey &card : *changed) {
        const auto state = m_store.cardState(card);
        if (!state)
            return state.error();
        setState(card, state->value_or(CardState{.card = card}));
        Q_EMIT workChanged(card);
    }
    if (!changed->isEmpty())
        refreshUndo();
    return Done{};
}

CardState StudyProgress::state(const CardKey &card) const
{
    return m_states.value(card, CardState{.card = card});
}

QHash<CardKey, CardMark> StudyProgress::marks() const
{
    QHash<CardKey, CardMark> marks;
    for (const CardState &state : m_states) {
        if (state.mark != CardMark::New)
            marks.insert(state.card, state.mark);
    }
    return marks;
}

CardWork StudyProgress::work(const CardKey &card) const
{
    if (const auto typed = m_typed.constFind(card); typed != m_typed.cend())
        return *typed;
    const auto work = m_store.work(card);
    return work ? *work : CardWork{};
}

std::optional<GradedWork> StudyProgress::lastGraded(const CardKey &card) const
{
    const auto graded = m_store.lastGraded(card);
    return graded ? *graded : std::nullopt;
}

QSet<QString> StudyProgress::unfoldedQuestions(const QString &bankId) const
{
    const auto ids = m_store.unfoldedQuestions(bankId);
    return ids ? *ids : QSet<QString>{};
}

ReadingPlace StudyProgress::place(const QString &bankId) const
{
    const auto place = m_store.place(bankId);
    return place ? *place : ReadingPlace{};
}

Result<QList<ReviewEvent>> StudyProgress::history(const CardKey &card) const
{
    return m_store.eventsOf(card);
}

// -- what the learner does

Status StudyProgress::cardShown(const CardKey &card, const QString &contentHash, StudyMode mode)
{
    if (m_showing && m_showing->card == card && m_showing->mode == mode) {
        m_showing->contentHash = contentHash; // reworded while on screen: the time runs on
        return Done{};
    }
    Status left = cardLeft();
    startShowing(card, contentHash, mode);
    return left;
}

void StudyProgress::startShowing(const CardKey &card, const QString &contentHash, StudyMode mode)
{
    const qint64 mono = m_clock.monotonicMs();
    m_showing = Showing{.card = card,
                        .contentHash = contentHash,
                        .mode = mode,
                        .shownAtMs = m_clock.nowMs(),
                        .startedMono = mono,
                        .lastInputMono = mono};
}

void StudyProgress::resumeShowing(const ReviewEvent &event)
{
    m_showing->shownAtMs = event.shownAtMs;
    m_showing->revealedAtMs = event.revealedAtMs;
    m_showing->startedMono -= event.rawMs;
    m_showing->activeMs += event.activeMs;
}

void StudyProgress::userActive()
{
    if (!m_showing)
        return;
    const qint64 mono = m_clock.monotonicMs();
    m_showing->activeMs += std::min(mono - m_showing->lastInputMono, IdleAfterMs);
    m_showing->lastInputMono = mono;
}

void StudyProgress::answerShown()
{
    if (m_showing)
        noteFold(m_showing->card, true);
}

Status StudyProgress::cardRevealed(const CardKey &card)
{
    return setUnfolded({card}, true);
}

Status StudyProgress::cardFolded(const CardKey &card)
{
    return setUnfolded({card}, false);
}

Status StudyProgress::setUnfolded(const QList<CardKey> &cards, bool unfolded)
{
    if (const Status stored = m_store.putFolds(cards, unfolded, m_clock.nowMs()); !stored)
        return stored;
    for (const CardKey &card : cards) {
        if (const auto typed = m_typed.find(card); typed != m_typed.end())
            typed->unfolded = unfolded;
        noteFold(card, unfolded);
    }
    return writeSeen();
}

void StudyProgress::noteFold(const CardKey &card, bool unfolded)
{
    const bool isCurrent = m_showing && m_showing->card == card;
    if (isCurrent)
        userActive();
    if (unfolded) {
        m_unfoldedUngraded.insert(card);
        if (isCurrent && !m_showing->revealedAtMs)
            m_showing->revealedAtMs = m_clock.nowMs();
    } else {
        if (isCurrent)
            noteSeen();
        m_unfoldedUngraded.remove(card);
    }
}

Status StudyProgress::cardLeft()
{
    if (m_showing) {
        userActive();
        noteSeen();
        m_showing.reset();
    }
    const Status stored = flush();
    const Status seen = writeSeen();
    return stored ? seen : stored;
}

void StudyProgress::noteSeen()
{
    if (m_showing->isRecorded || !m_unfoldedUngraded.remove(m_showing->card))
        return;
    ReviewEvent event =
        newEvent(EventKind::Seen, m_showing->card, m_showing->contentHash, m_showing->mode);
    addTimes(event);
    m_unwrittenSeen.append(event);
    m_showing->isRecorded = true;
}

Status StudyProgress::writeSeen()
{
    while (!m_unwrittenSeen.isEmpty()) {
        if (const auto written = append(m_unwrittenSeen.first()); !written) {
            Q_EMIT saveFailed(written.error());
            return written.error();
        }
        m_unwrittenSeen.removeFirst();
    }
    return Done{};
}

Status StudyProgress::setWork(const CardKey &card, const CardWork &work)
{
    const CardWork before = this->work(card);
    if (work == before)
        return Done{};
    if (m_showing && m_showing->card == card)
        userActive();
    if (isOnlyTyping(before, work)) {
        m_typed.insert(card, work);
        if (!m_typingTimer.isActive())
            m_typingTimer.start();
        return Done{};
    }
    if (const Status stored = m_store.putDraft(card, work); !stored)
        return stored;
    m_typed.remove(card);
    return work.unfolded == before.unfolded ? Status(Done{}) : setUnfolded({card}, work.unfolded);
}

Status StudyProgress::flush()
{
    while (!m_typed.isEmpty()) {
        const auto typed = m_typed.cbegin();
        if (const Status stored = m_store.putDraft(typed.key(), *typed); !stored) {
            m_typingTimer.start();
            Q_EMIT saveFailed(stored.error());
            return stored;
        }
        m_typed.erase(typed);
    }
    m_typingTimer.stop();
    return Done{};
}

Status StudyProgress::setPlace(const QString &bankId, const ReadingPlace &place)
{
    return m_store.putPlace(bankId, place);
}

Result<ReviewEvent> StudyProgress::grade(const Question &question, const Bank &bank, Grade grade,
                                         StudyMode mode, const QString &answer)
{
    const CardKey card = bank.key(question);
    (void)cardShown(card, question.contentHash, mode); // an unwritten look at another card waits
    userActive();

    const CardWork work = this->work(card);
    ReviewEvent event = newEvent(EventKind::Review, card, question.contentHash, mode);
    if (m_failed && m_failed->card == card)
        event.eventId = m_failed->eventId;
    addTimes(event);
    event.grade = grade;
    event.answer = answer;
    const auto points = addPoints(event, question, work);
    if (movesSchedule(event))
        event.placement = scheduler().place(state(card), grade, work.confidence,
                                            {event.answeredAtMs, event.studyDay});

    const Status stored = points ? flush() : points.error();
    Result<ReviewEvent> logged = stored ? append(event, *points) : stored.error();
    if (!logged) {
        m_failed = event;
        return logged;
    }
    if (m_failed && m_failed->card == card)
        m_failed.reset();
    m_unfoldedUngraded.remove(card);
    startShowing(card, question.contentHash, mode);
    Q_EMIT workChanged(card);
    return logged;
}

Result<ReviewEvent> StudyProgress::gradeGiven(const Question &question, const Bank &bank,
                                              const GivenAnswer &given)
{
    const CardKey card = bank.key(question);
    ReviewEvent event = newEvent(EventKind::Review, card, question.contentHash, given.mode);
    event.shownAtMs = given.shownAtMs;
    event.answeredAtMs = given.answeredAtMs;
    event.studyDay =
        studyDay(given.answeredAtMs, m_clock.zone(), m_settings.value(options::RolloverHour));
    event.rawMs = given.rawMs;
    event.activeMs = given.activeMs;
    event.grade = given.grade;
    event.answer = given.answer;
    const auto points = addPoints(event, question, given.work);
    if (!points)
        return points.error();
    if (given.movesSchedule)
        event.placement = scheduler().place(state(card), given.grade, event.confidence,
                                            {event.answeredAtMs, event.studyDay});
    return append(event, *points);
}

// What the work says goes into the event; returns the points that are to be remembered with it.
Result<QList<KnownPoint>> StudyProgress::addPoints(ReviewEvent &event, const Question &question,
                                                   const CardWork &work) const
{
    event.confidence = work.confidence;
    event.hintsUsed = work.hintsUsed;
    const auto known = m_store.knownPoints(event.card);
    if (!known)
        return known.error();
    const QHash<QString, QString> ids = filedIds(*known, question.points);
    const bool isTicked = std::ranges::any_of(question.points, [&](const KeyPoint &point) {
        return work.ticks.contains(point.id); // others may be left from before a rewording
    });
    if (isTicked) {
        for (const KeyPoint &point : question.points)
            event.points.insert(ids.value(point.id), work.ticks.value(point.id, false));
        event.pointsScore = pointsScore(question.points, work.ticks);
    }
    return changedPoints(*known, question.points, ids);
}

ReviewEvent StudyProgress::newEvent(EventKind kind, const CardKey &card, const QString &contentHash,
                                    StudyMode mode) const
{
    const qint64 nowMs = m_clock.nowMs();
    const QTimeZone zone = m_clock.zone();
    const int offset = zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc()));
    return {
        .eventId = QUuid::createUuid().toString(QUuid::WithoutBraces),
        .kind = kind,
        .card = card,
        .contentHash = contentHash,
        .mode = mode,
        .shownAtMs = nowMs,
        .answeredAtMs = nowMs,
        .utcOffsetMin = offset / 60,
        .studyDay = today(),
        .deviceId = m_store.deviceId(),
    };
}

void StudyProgress::addTimes(ReviewEvent &event) const
{
    event.shownAtMs = m_showing->shownAtMs;
    event.revealedAtMs = m_showing->revealedAtMs;
    event.rawMs = m_clock.monotonicMs() - m_showing->startedMono;
    event.activeMs = m_showing->activeMs;
}

Result<ReviewEvent> StudyProgress::append(const ReviewEvent &event, const QList<KnownPoint> &points)
{
    const auto appended = m_store.append(event, points);
    if (!appended)
        return appended.error();
    const CardState before = state(appended->state.card);
    setState(appended->state.card, appended->state);
    if (event.kind != EventKind::Seen) {
        refreshUndo();
        Q_EMIT stateChanged(appended->state.card);
    }
    if (event.kind == EventKind::Review && appended->state.lapses > before.lapses &&
        isLeechLapse(appended->state.lapses))
        Q_EMIT leechFound(appended->state.card);
    return appended->event;
}

void StudyProgress::setState(const CardKey &card, const CardState &state)
{
    const CardMark before = mark(card);
    if (state.lastEventId.isEmpty())
        m_states.remove(card);
    else
        m_states.insert(card, state);
    if (state.mark != before)
        Q_EMIT marked(card, state.mark);
}

// -- undo

Result<CardKey> StudyProgress::undo()
{
    return reverse(EventKind::Undo, m_nextUndo);
}

Result<CardKey> StudyProgress::redo()
{
    return reverse(EventKind::Redo, m_nextRedo);
}

Result<CardKey> StudyProgress::reverse(EventKind kind, const std::optional<ReviewEvent> &next)
{
    if (!next)
        return Error{ErrorCode::NotFound, {}, {}};
    const ReviewEvent event = *next; // append() looks for the one after it
    if (const Status stored = flush(); !stored)
        return stored.error();
    const CardKey card = m_store.currentKey(event.card);
    ReviewEvent row = newEvent(kind, card, event.contentHash, event.mode);
    row.undoes = event.eventId;
    if (const auto appended = append(row); !appended)
        return appended.error();

    const bool undoes = kind == EventKind::Undo;
    if (undoes && work(card).unfolded)
        m_unfoldedUngraded.insert(card); // stands unfolded without a grade again
    else
        m_unfoldedUngraded.remove(card);
    if (undoes && m_showing && m_showing->card == card &&
        m_showing->shownAtMs == event.answeredAtMs)
        resumeShowing(event); // a slip mended on the spot: its time runs on
    Q_EMIT workChanged(card);
    if (undoes)
        Q_EMIT undone(event);
    else
        Q_EMIT redone(event);
    return card;
}

void StudyProgress::refreshUndo()
{
    const auto undo = m_store.nextUndo();
    const auto redo = m_store.nextRedo();
    m_nextUndo = undo ? *undo : std::nullopt;
    m_nextRedo = redo ? *redo : std::nullopt;
    Q_EMIT undoChanged();
}

// -- when the database will not take a grade

Status StudyProgress::writeRescueFile(const QString &path, const ReviewEvent &event)
{
    return addToRescueFile(path, event);
}

Result<StudyProgress::Rescued> StudyProgress::importRescueFile(const QString &path)
{
    const auto file = readRescueFile(path);
    if (!file)
        return file.error();
    Rescued rescued{.unreadable = file->unreadableLines};
    for (const ReviewEvent &event : file->events) {
        const auto stored = m_store.event(event.eventId);
        if (!stored)
            return stored.error();
        if (stored->has_value()) {
            ++rescued.alreadyThere;
            continue;
        }
        if (const auto appended = append(event); !appended)
            return appended.error();
        ++rescued.added;
        if (m_failed && m_failed->eventId == event.eventId)
            m_failed.reset();
        Q_EMIT workChanged(m_store.currentKey(event.card));
    }
    return rescued;
}

} // namespace foldout
