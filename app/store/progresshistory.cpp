// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ProgressStore that reads the log for views.
#include "store/eventjson.h"
#include "store/eventrows.h"
#include "store/progressstore.h"
#include "store/statement.h"

#include <algorithm>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr int EnoughTimes = 10; // for a median

Result<QList<ReviewEvent>> listed(Statement &statement)
{
    QList<ReviewEvent> events;
    const Status read = statement.each([&] { events.append(readEvent(statement)); });
    if (!read)
        return read.error();
    return events;
}

double medianSeconds(QList<qint64> ms)
{
    if (ms.size() < EnoughTimes)
        return 0;
    std::ranges::sort(ms);
    const auto upper = ms.size() / 2;
    const auto lower = (ms.size() - 1) / 2;
    return double(ms.at(lower) + ms.at(upper)) / 2000;
}

} // namespace

Result<QList<ReviewEvent>> ProgressStore::eventsOf(const CardKey &card) const
{
    Statement statement(*m_database, u"events_of_card"_s);
    const Status done = statement.run(card.bankId, card.questionId);
    return done ? listed(statement) : done.error();
}

Result<QList<ReviewEvent>> ProgressStore::eventsOn(const QDate &studyDay) const
{
    Statement statement(*m_database, u"events_on_day"_s);
    const Status done = statement.run(studyDay);
    return done ? listed(statement) : done.error();
}

Result<QString> ProgressStore::note(const CardKey &card) const
{
    Statement statement(*m_database, u"note"_s);
    const auto found = statement.find(card.bankId, card.questionId);
    if (!found)
        return found.error();
    return *found ? statement.text(0) : QString();
}

Result<QList<QMap<QString, bool>>> ProgressStore::lastTicks(const CardKey &card, int count) const
{
    Statement statement(*m_database, u"ticked_points"_s);
    if (const Status done = statement.run(card.bankId, card.questionId, count); !done)
        return done.error();
    QList<QMap<QString, bool>> ticks;
    const Status read = statement.each([&] { ticks.append(ticksFromJson(statement.text(0))); });
    if (!read)
        return read.error();
    return ticks;
}

Result<QHash<QString, QList<bool>>> ProgressStore::recentPoints(const CardKey &card,
                                                                int count) const
{
    const auto ticks = lastTicks(card, count);
    if (!ticks)
        return ticks.error();
    QHash<QString, QList<bool>> recalled;
    for (const auto &points : *ticks) {
        for (auto it = points.cbegin(); it != points.cend(); ++it)
            recalled[it.key()].prepend(it.value());
    }
    return recalled;
}

Result<QHash<QString, int>> ProgressStore::missedPoints(const CardKey &card) const
{
    constexpr int All = -1;
    const auto ticks = lastTicks(card, All);
    if (!ticks)
        return ticks.error();
    QHash<QString, int> missed;
    for (const auto &points : *ticks) {
        for (auto it = points.cbegin(); it != points.cend(); ++it) {
            if (!it.value())
                ++missed[it.key()];
        }
    }
    return missed;
}

Result<TypicalTimes> ProgressStore::typicalTimes() const
{
    Statement statement(*m_database, u"typical_times"_s);
    if (const Status done = statement.run(); !done)
        return done.error();
    QList<qint64> first;
    QList<qint64> later;
    const Status read = statement.each(
        [&] { (statement.integer(1) != 0 ? later : first).append(statement.integer(0)); });
    if (!read)
        return read.error();
    return TypicalTimes{medianSeconds(first), medianSeconds(later), int(first.size()),
                        int(later.size())};
}

} // namespace foldout
