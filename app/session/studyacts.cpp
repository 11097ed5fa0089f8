// SPDX-License-Identifier: GPL-3.0-or-later
// The part of StudyProgress about the schedule, and the acts that are no grades.
#include "core/clock.h"
#include "schedule/studyday.h"
#include "session/pointidentity.h"
#include "session/schedulersettings.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"

namespace foldout {

namespace {

// From the ids that points are filed under to those the question gives them now.
template <typename Value>
QHash<QString, Value> underPresentIds(const ProgressStore &store, const Question &question,
                                      const Bank &bank, const Result<QHash<QString, Value>> &filed)
{
    const auto known = store.knownPoints(bank.key(question));
    QHash<QString, Value> present;
    if (!filed || !known)
        return present;
    const QHash<QString, QString> ids = filedIds(*known, question.points);
    for (const KeyPoint &point : question.points)
        present.insert(point.id, filed->value(ids.value(point.id)));
    return present;
}

} // namespace

// -- the schedule

QDate StudyProgress::today() const
{
    return studyDay(m_clock.nowMs(), m_clock.zone(), m_settings.value(options::RolloverHour));
}

Moment StudyProgress::now() const
{
    return {m_clock.nowMs(), today()};
}

Scheduler StudyProgress::scheduler() const
{
    return {m_store.model(), schedulerOptions(m_settings)};
}

double StudyProgress::secondsPerNew() const
{
    const auto times = m_store.typicalTimes();
    return times ? times->secondsPerNew : 0;
}

double StudyProgress::secondsPerReview() const
{
    const auto times = m_store.typicalTimes();
    return times ? times->secondsPerReview : 0;
}

std::array<Placement, 4> StudyProgress::preview(const CardKey &card,
                                                std::optional<Confidence> confidence) const
{
    return scheduler().preview(state(card), confidence, now());
}

// -- acts

Status StudyProgress::suspend(const CardKey &card, bool suspended)
{
    return act(suspended ? EventKind::Suspend : EventKind::Unsuspend, card);
}

Status StudyProgress::bury(const CardKey &card)
{
    return act(EventKind::Bury, card);
}

Status StudyProgress::reset(const CardKey &card)
{
    return act(EventKind::Reset, card);
}

Status StudyProgress::setFlag(const CardKey &card, bool flagged)
{
    return act(flagged ? EventKind::Flag : EventKind::Unflag, card);
}

QString StudyProgress::note(const CardKey &card) const
{
    const auto note = m_store.note(card);
    return note ? *note : QString();
}

Status StudyProgress::setNote(const CardKey &card, const QString &markdown)
{
    return note(card) == markdown ? Status(Done{}) : act(EventKind::Note, card, markdown);
}

Status StudyProgress::act(EventKind kind, const CardKey &card, const QString &text)
{
    if (const Status stored = flush(); !stored)
        return stored;
    const bool isCurrent = m_showing && m_showing->card == card;
    ReviewEvent event =
        newEvent(kind, card, isCurrent ? m_showing->contentHash : state(card).contentHash,
                 isCurrent ? m_showing->mode : StudyMode::Read);
    event.answer = text;
    const auto appended = append(event);
    return appended ? Status(Done{}) : appended.error();
}

QHash<QString, QList<bool>> StudyProgress::recentPoints(const Question &question,
                                                        const Bank &bank) const
{
    return underPresentIds(m_store, question, bank, m_store.recentPoints(bank.key(question)));
}

QHash<QString, int> StudyProgress::missedPoints(const Question &question, const Bank &bank) const
{
    return underPresentIds(m_store, question, bank, m_store.missedPoints(bank.key(question)));
}

} // namespace foldout
