// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sessionsummary.h"

#include <QSet>

#include <algorithm>

namespace foldout {

SessionSummary summarise(const QList<ReviewEvent> &answers)
{
    SessionSummary summary;
    QSet<CardKey> cards;
    QList<SessionSummary::MissedPoint> points; // every one asked, in the order of the run
    QHash<QString, qsizetype> places;          // into points
    for (const ReviewEvent &answer : answers) {
        if (answer.kind != EventKind::Review || !answer.grade)
            continue;
        const bool right = *answer.grade != Grade::Again;
        ++summary.answers;
        summary.right += right ? 1 : 0;
        summary.activeMs += answer.activeMs;
        cards.insert(answer.card);
        if (answer.confidence) {
            auto &level = summary.calibration.at(size_t(*answer.confidence) - 1);
            ++level.answers;
            level.right += right ? 1 : 0;
        }
        for (auto it = answer.points.cbegin(); it != answer.points.cend(); ++it) {
            const QString place = answer.card.toString() + u'/' + it.key();
            if (!places.contains(place)) {
                places.insert(place, points.size());
                points.append({.card = answer.card, .id = it.key()});
            }
            SessionSummary::MissedPoint &point = points[places.value(place)];
            ++point.asked;
            point.missed += it.value() ? 0 : 1;
            point.back = it.value();
            ++summary.pointsAsked;
            summary.pointsRecalled += it.value() ? 1 : 0;
        }
    }
    summary.cards = int(cards.size());
    std::ranges::copy_if(points, std::back_inserter(summary.missedPoints),
                         [](const auto &point) { return point.missed > 0; });
    std::ranges::stable_sort(summary.missedPoints, std::ranges::greater(),
                             &SessionSummary::MissedPoint::missed);
    return summary;
}

Coming comingOn(const QDate &day, const QHash<CardKey, CardState> &states,
                const QList<BankPtr> &banks, int newPerDay)
{
    Coming coming;
    for (const BankPtr &bank : banks) {
        for (const Question &question : bank->questions) {
            const auto state = states.constFind(bank->key(question));
            if (state == states.cend() || (!state->suspended && !state->memory)) {
                ++coming.fresh;
                continue;
            }
            if (state->suspended || state->placement.dueDay.isNull())
                continue;
            coming.due += state->placement.dueDay == day ? 1 : 0;
            coming.overdue += state->placement.dueDay < day ? 1 : 0;
        }
    }
    coming.fresh = std::min(coming.fresh, newPerDay);
    return coming;
}

} // namespace foldout
