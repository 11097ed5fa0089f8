// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/queue.h"

#include "schedule/fuzz.h"

#include <queue>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <ranges>
#include <tuple>
#include <utility>
#include <vector>

namespace foldout {

namespace {

constexpr std::array<QStringView, 4> Names{u"mixed", u"topic", u"weakest", u"bank"};

enum class Part : quint8 {
    None,  // not today
    Done,  // answered today
    Steps, // in learning or relearning steps
    Asked, // due or new
};

// A card's part in the day. A grade changes 'part' and 'isAnswered' of its own card only, never
// 'isFresh', and a card that had a place in the day keeps it: all that the header says of grading
// rests on this.
struct Standing
{
    Part part = Part::None;
    bool isFresh = true;     // begun today or not at all
    bool isAnswered = false; // today
};

Standing standingOf(const CardState *state, const QDate &today)
{
    if (!state)
        return {.part = Part::Asked};
    // A day after today: the clock or the zone was set back.
    Standing standing{.isFresh = !state->firstDay.isValid() || state->firstDay >= today,
                      .isAnswered =
                          state->lastReviewDay.isValid() && state->lastReviewDay >= today};
    const Placement &placement = state->placement;
    const bool isUp = placement.phase == Phase::New || placement.dueDay <= today;
    if (isUp && !state->suspended && state->buriedOn != today)
        standing.part = placement.phase == Phase::Learning || placement.phase == Phase::Relearning
                            ? Part::Steps
                            : Part::Asked;
    else if (standing.isAnswered)
        standing.part = Part::Done;
    return standing;
}

class DayBuilder
{
public:
    DayBuilder(const QList<QueueCard> &cards, const QueueOptions &options, const QDate &today,
               const MemoryModel &model)
        : m_cards(cards)
        , m_options(options)
        , m_today(today)
        , m_model(model)
    {
        m_standings.reserve(size_t(cards.size()));
        for (const QueueCard &card : cards)
            m_standings.push_back(standingOf(card.state, today));
        leaveOutSiblings();
        if (m_options.order == QueueOrder::Mixed)
            countRounds();
    }

    Queue build()
    {
        Queue queue;
        queue.learning = learning();
        const QList<int> due = admitted(false, m_options.reviewsPerDay, queue.heldBackDue);
        const QList<int> fresh = admitted(true, m_options.newPerDay, queue.heldBackNew);
        queue.due = int(due.size());
        queue.fresh = int(fresh.size());
        const bool isMixed = m_options.order == QueueOrder::Mixed;
        queue.order = isMixed ? mixed(due + fresh) : sorted(due + fresh);
        return queue;
    }

private:
    const Standing &standing(int card) const { return m_standings[size_t(card)]; }
    const CardState *state(int card) const { return m_cards.at(card).state; }
    quint64 chance(int card) const { return cardNumber(m_cards.at(card).key) ^ m_options.seed; }
    quint64 topicPlace(int card) const { return quint64(quint32(m_cards.at(card).topic)); }

    // The least of its siblings is asked.
    auto claim(int card) const
    {
        const Placement placement = state(card) ? state(card)->placement : Placement();
        const bool isNew = placement.phase == Phase::New;
        return std::tuple(standing(card).part == Part::None, standing(card).part != Part::Steps,
                          isNew, placement.dueDay, card);
    }

    void leaveOutSiblings()
    {
        std::vector<std::pair<quint64, int>> contents;
        for (int i = 0; i < m_cards.size(); ++i) {
            if (m_cards.at(i).content != 0)
                contents.emplace_back(m_cards.at(i).content, i);
        }
        std::ranges::sort(contents);
        for (auto first = contents.cbegin(); first != contents.cend();) {
            const auto end = std::find_if(first, contents.cend(), [first](const auto &content) {
                return content.first != first->first;
            });
            if (end - first > 1)
                keepOne(std::ranges::subrange(first, end) | std::views::values);
            first = end;
        }
    }

    void keepOne(const auto &siblings)
    {
        const bool isHad = std::ranges::any_of(siblings, [this](int card) {
            return standing(card).isAnswered || (state(card) && state(card)->buriedOn == m_today);
        });
        const int best = std::ranges::min(siblings, {}, [this](int card) { return claim(card); });
        for (const int card : siblings) {
            if ((isHad || card != best) && !standing(card).isAnswered)
                m_standings[size_t(card)].part = Part::None;
        }
    }

    // A card's round is its place within its topic, new or not, so that no grade changes one.
    void countRounds()
    {
        QHash<int, int> met;
        m_rounds.reserve(m_standings.size());
        for (const QueueCard &card : m_cards)
            m_rounds.push_back(met[card.topic]++);
    }

    QList<int> learning() const
    {
        QList<int> cards;
        for (int i = 0; i < m_cards.size(); ++i) {
            if (standing(i).part == Part::Steps)
                cards.append(i);
        }
        std::ranges::sort(cards, {}, [this](int card) {
            const Placement &placement = state(card)->placement;
            return std::tuple(placement.dueDay, placement.dueMs, card);
        });
        return cards;
    }

    // Who comes first over a limit: the least.
    struct Claim
    {
        bool canWait = true;
        double rank = 0;
        quint64 tie = 0;
        int card = 0;

        auto operator<=>(const Claim &) const = default;
    };

    Claim claimToday(int card) const
    {
        const CardState *known = state(card);
        Claim claim{.card = card};
        claim.canWait = !known || (!known->sureButWrong && !standing(card).isAnswered);
        if (!standing(card).isFresh) {
            const Placement &placement = known->placement;
            claim.rank =
                -double(placement.dueDay.daysTo(m_today)) / std::max(placement.intervalDays, 1);
            claim.tie = chance(card);
        } else if (m_options.order == QueueOrder::Mixed) {
            claim.rank = m_rounds[size_t(card)];
            claim.tie = chance(card);
        } else if (m_options.order == QueueOrder::ByTopic) {
            claim.rank = topicPlace(card);
        }
        return claim;
    }

    // The cards to be asked within the limit. What was answered today and what is in its steps has
    // its place already; what cannot wait takes one whether there is room or not.
    QList<int> admitted(bool isFresh, int limit, int &heldBack) const
    {
        std::vector<Claim> claims;
        qsizetype room = limit;
        qsizetype unlimited = 0;
        qsizetype placed = 0; // asked once more, on a place they have
        for (int i = 0; i < m_cards.size(); ++i) {
            const Standing &now = standing(i);
            if (now.part == Part::None || now.isFresh != isFresh)
                continue;
            if (now.isAnswered || now.part == Part::Steps)
                --room;
            if (now.part != Part::Asked)
                continue;
            claims.push_back(claimToday(i));
            unlimited += claims.back().canWait ? 0 : 1;
            placed += now.isAnswered ? 1 : 0;
        }
        const qsizetype all = qsizetype(claims.size());
        const qsizetype count =
            std::max(unlimited, std::min(all, std::max<qsizetype>(room, 0) + placed));
        heldBack = int(all - count);
        if (heldBack > 0)
            std::ranges::nth_element(claims, claims.begin() + count);
        QList<int> cards;
        for (qsizetype i = 0; i < count; ++i)
            cards.append(claims[size_t(i)].card);
        return cards;
    }

    QList<int> sorted(const QList<int> &asked) const
    {
        std::vector<std::pair<quint64, int>> ranked;
        for (const int card : asked) {
            quint64 rank = 0;
            if (m_options.order == QueueOrder::ByTopic)
                rank = topicPlace(card);
            else if (m_options.order == QueueOrder::Weakest)
                rank = chanceOfRecall(card);
            ranked.emplace_back(rank, card);
        }
        std::ranges::sort(ranked);
        QList<int> order;
        for (const auto &[rank, card] : ranked)
            order.append(card);
        return order;
    }

    // In billionths, so that the last bits of a platform's arithmetic decide nothing; new cards
    // last.
    quint64 chanceOfRecall(int card) const
    {
        constexpr double Billion = 1e9;
        const CardState *known = state(card);
        if (!known || !known->memory)
            return std::numeric_limits<quint64>::max();
        Elapsed elapsed = elapsedSince(*known, m_today, known->lastReviewMs);
        elapsed.days = elapsed.studyDays; // the order is the same at any time of the day
        return quint64(std::llround(m_model.retrievability(*known->memory, elapsed) * Billion));
    }

    // The whole day: due cards strewn over it by chance, new cards at even distances in their
    // rounds, then interleaved; and of that, what is to be asked.
    QList<int> mixed(const QList<int> &asked) const
    {
        std::vector<bool> isAsked(m_standings.size());
        for (const int card : asked)
            isAsked[size_t(card)] = true;
        std::vector<std::pair<double, int>> places; // 0..1 in the day
        std::vector<std::tuple<int, quint64, int>> fresh;
        for (int i = 0; i < m_cards.size(); ++i) {
            const Standing &now = standing(i);
            if (now.part == Part::None || (now.part == Part::Asked && !isAsked[size_t(i)]))
                continue;
            if (now.isFresh)
                fresh.emplace_back(m_rounds[size_t(i)], chance(i), i);
            else
                places.emplace_back(unitFromSeed(chance(i)), i);
        }
        std::ranges::sort(fresh);
        for (size_t k = 0; k < fresh.size(); ++k)
            places.emplace_back((double(k) + 0.5) / double(fresh.size()), std::get<2>(fresh[k]));
        std::ranges::sort(places);

        QList<int> day;
        day.reserve(qsizetype(places.size()));
        for (const auto &[place, card] : places)
            day.append(card);
        day = interleaved(day);
        day.removeIf([&](int card) { return !isAsked[size_t(card)]; });
        return day;
    }

    // Always the first card of another topic than the one before, while there is one.
    QList<int> interleaved(const QList<int> &cards) const
    {
        constexpr int None = -1;
        std::vector<int> next(size_t(cards.size()), None); // place of the next of its topic
        QHash<int, int> first;                             // topic -> place
        for (int i = int(cards.size()) - 1; i >= 0; --i) {
            const int topic = m_cards.at(cards.at(i)).topic;
            next[size_t(i)] = first.value(topic, None);
            first[topic] = i;
        }

        std::priority_queue<int, std::vector<int>, std::greater<>> heads(first.cbegin(),
                                                                         first.cend());
        const auto pop = [&heads] {
            const int head = heads.top();
            heads.pop();
            return head;
        };
        QList<int> out;
        out.reserve(cards.size());
        while (!heads.empty()) {
            int at = pop();
            const auto topic = [&](int card) {
                return m_cards.at(card).topic;
            };
            if (!out.isEmpty() && !heads.empty() && topic(cards.at(at)) == topic(out.last())) {
                const int same = std::exchange(at, pop());
                heads.push(same);
            }
            out.append(cards.at(at));
            if (next[size_t(at)] != None)
                heads.push(next[size_t(at)]);
        }
        return out;
    }

    const QList<QueueCard> &m_cards;
    const QueueOptions &m_options;
    QDate m_today;
    const MemoryModel &m_model;
    std::vector<Standing> m_standings;
    std::vector<int> m_rounds; // only for Mixed
};

} // namespace

QString queueOrderName(QueueOrder order)
{
    return Names.at(size_t(order)).toString();
}

QueueOrder queueOrderFromName(QStringView name)
{
    const auto it = std::ranges::find(Names, name);
    return it == Names.end() ? QueueOrder::Mixed : QueueOrder(it - Names.begin());
}

Queue buildQueue(const QList<QueueCard> &cards, const QueueOptions &options, const QDate &today,
                 const MemoryModel &model)
{
    return DayBuilder(cards, options, today, model).build();
}

bool isOverdue(const CardState &state, const QDate &today)
{
    return state.placement.dueDay.isValid() && state.placement.dueDay < today;
}

} // namespace foldout
