// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/examplan.h"

#include "schedule/fuzz.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>
#include <vector>

namespace foldout {

namespace {

constexpr int MinutesOfADay = 24 * 60;
constexpr int ExamsPerRun = 20;
constexpr qint64 MostCardDays = 30'000'000; // in all runs: a second or two

// Days are counted from today, which is 0.
struct Card
{
    std::optional<MemoryState> memory; // none: not begun
    int last = 0;                      // day of the last answer
    int due = 0;
    int answers = 0;          // in this run
    bool isAwayToday = false; // buried
};

struct Share // of a day, in the order of study
{
    std::vector<size_t> due;
    std::vector<size_t> fresh;
    std::vector<size_t> early;
};

struct Totals // of a day, over the runs
{
    size_t due = 0;
    size_t fresh = 0;
    size_t early = 0;
    double seconds = 0;
};

struct Outcome
{
    int runs = 0; // 0: cancelled
    std::vector<Totals> days;
    std::vector<int> timesLeft; // of each card: runs in which it did not fit
    std::vector<int> exams;     // cards recalled in each
    double recalled = 0;        // expected, summed over the runs

    bool isLeft(size_t card) const { return 2 * timesLeft[card] > runs; }
    bool allFit() const
    {
        return std::ranges::all_of(timesLeft, [this](int times) { return 2 * times <= runs; });
    }
};

class Simulation
{
public:
    Simulation(const Scheduler &scheduler, const ExamPlanOptions &options,
               const std::atomic_bool *cancelled)
        : m_model(scheduler.model())
        , m_scheduler(scheduler.options())
        , m_options(options)
        , m_lastDay(int(options.today.daysTo(options.examDay)) - 1)
        , m_cancelled(cancelled)
    {
    }

    void add(const CardState &state)
    {
        const auto dayOf = [this](const QDate &day) {
            return int(m_options.today.daysTo(day));
        };
        Card card{.memory = state.memory, .isAwayToday = state.buriedOn == m_options.today};
        if (card.memory) {
            card.last = dayOf(state.lastReviewDay);
            card.due = dayOf(state.placement.dueDay);
        }
        m_start.push_back(card);
        if (state.lastReviewDay == m_options.today) {
            const bool isBegunToday = state.firstDay == m_options.today;
            m_begunToday += isBegunToday ? 1 : 0;
            m_secondsSpent += isBegunToday ? m_options.secondsPerNew : m_options.secondsPerReview;
        }
    }

    size_t size() const { return m_start.size(); }
    bool isBegun(size_t card) const { return m_start[card].memory.has_value(); }

    Share shareOfToday()
    {
        m_cards = m_start;
        choose(0, m_options.minutesPerDay);
        return m_share;
    }

    Outcome simulate(int minutesPerDay, int runs)
    {
        Outcome outcome;
        outcome.days.resize(size_t(m_lastDay + 1));
        outcome.timesLeft.resize(size());
        for (int run = 0; run < runs; ++run) {
            m_cards = m_start;
            for (int day = 0; day <= m_lastDay; ++day) {
                if (m_cancelled && m_cancelled->load(std::memory_order_relaxed))
                    return {};
                choose(day, minutesPerDay);
                study(day, run, outcome.days[size_t(day)]);
            }
            takeExams(run, outcome);
        }
        outcome.runs = runs;
        return outcome;
    }

private:
    double recallOn(int day, const Card &card) const
    {
        const int elapsed = std::max(day - card.last, 0);
        return m_model.retrievability(*card.memory, {elapsed, double(elapsed)});
    }

    // The same draw for the same answer of a card in a run, whatever else the plan holds: so two
    // plans differ by what they do, not by luck.
    double draw(int run, size_t card, int number) const
    {
        return unitFromSeed(m_options.seed + quint64(run) * 0xd1342543de82ef95ULL +
                            quint64(card) * 0xaf251af3b0f025b5ULL +
                            quint64(number) * 0xb564ef22ec7aece5ULL);
    }

    // -- a day's share

    double secondsOfReview(double recall) const
    {
        const double steps = double(m_scheduler.relearningSteps.size());
        return m_options.secondsPerReview * (1 + (1 - recall) * steps);
    }

    double secondsOfNew() const
    {
        const double steps = double(m_scheduler.learningSteps.size());
        return m_options.secondsPerNew +
               m_options.secondsPerReview * std::max(steps - m_options.firstRecall, 0.0);
    }

    void choose(int day, int minutes)
    {
        m_share = {};
        double left = minutes * 60.0 - (day == 0 ? m_secondsSpent : 0);
        const auto take = [&left](size_t card, double seconds, std::vector<size_t> &share) {
            const bool fits = seconds <= left;
            if (fits) {
                left -= seconds;
                share.push_back(card);
            }
            return fits;
        };
        const auto isHere = [day](const Card &card) {
            return day > 0 || !card.isAwayToday;
        };

        rank(day, [&](const Card &card) { return card.due <= day && isHere(card); });
        for (const auto &[recall, card] : m_ranked) {
            if (!take(card, secondsOfReview(recall), m_share.due))
                break;
        }

        qsizetype wanted = newCardsWanted(day);
        for (size_t i = 0; i < size() && wanted > 0; ++i) {
            if (m_cards[i].memory || !isHere(m_cards[i]))
                continue;
            if (!take(i, secondsOfNew(), m_share.fresh))
                break;
            --wanted;
        }

        if (!isInLastPass(day, minutes))
            return;
        rank(m_lastDay + 1, [&](const Card &card) {
            return card.due > m_lastDay && card.last < day && isHere(card);
        });
        for (const auto &[recall, card] : m_ranked) {
            if (!take(card, secondsOfReview(recallOn(day, m_cards[card])), m_share.early))
                break;
        }
    }

    // Begun cards, the lowest chance of recall on that day first.
    template <typename IsWanted>
    void rank(int day, IsWanted isWanted)
    {
        m_ranked.clear();
        for (size_t i = 0; i < size(); ++i) {
            if (m_cards[i].memory && isWanted(m_cards[i]))
                m_ranked.emplace_back(recallOn(day, m_cards[i]), i);
        }
        std::ranges::sort(m_ranked);
    }

    qsizetype begunCards() const
    {
        return std::ranges::count_if(m_cards, [](const Card &c) { return c.memory.has_value(); });
    }

    qsizetype newCardsWanted(int day) const
    {
        const int daysToBegin = (2 * (m_lastDay + 1) + 2) / 3;
        const int daysLeft = std::max(daysToBegin - day, 1);
        const int begunToday = day == 0 ? m_begunToday : 0;
        const qsizetype waiting = qsizetype(size()) - begunCards();
        return (waiting + begunToday + daysLeft - 1) / daysLeft - begunToday;
    }

    bool isInLastPass(int day, int minutes) const
    {
        return m_lastDay - day <
               double(begunCards()) * m_options.secondsPerReview / (minutes * 60.0);
    }

    // -- what comes of it

    void study(int day, int run, Totals &totals)
    {
        for (const size_t card : m_share.due)
            totals.seconds += review(card, day, run);
        for (const size_t card : m_share.fresh)
            totals.seconds += begin(card, day, run);
        for (const size_t card : m_share.early)
            totals.seconds += review(card, day, run);
        totals.due += m_share.due.size();
        totals.fresh += m_share.fresh.size();
        totals.early += m_share.early.size();
    }

    double review(size_t card, int day, int run)
    {
        const double recall = recallOn(day, m_cards[card]);
        const bool isRecalled = draw(run, card, ++m_cards[card].answers) < recall;
        return m_options.secondsPerReview +
               answer(m_cards[card], day, isRecalled,
                      isRecalled ? 0 : m_scheduler.relearningSteps.size());
    }

    double begin(size_t card, int day, int run)
    {
        const bool isRecalled = draw(run, card, ++m_cards[card].answers) < m_options.firstRecall;
        const qsizetype steps = m_scheduler.learningSteps.size();
        return m_options.secondsPerNew +
               answer(m_cards[card], day, isRecalled,
                      isRecalled ? std::max<qsizetype>(steps - 1, 0) : steps);
    }

    // Returns the seconds of the steps.
    double answer(Card &card, int day, bool isRecalled, qsizetype steps)
    {
        const int elapsed = card.memory ? std::max(day - card.last, 0) : 0;
        MemoryState memory = m_model.next(card.memory, {elapsed, double(elapsed)},
                                          isRecalled ? Grade::Good : Grade::Again);
        for (qsizetype step = 0; step < steps; ++step)
            memory = m_model.next(memory, {}, Grade::Good);
        const double interval = m_model.interval(memory, m_scheduler.desiredRetention);
        card.memory = memory;
        card.last = day;
        card.due = day + std::clamp(int(std::llround(std::min(interval, 1e6))), 1,
                                    m_scheduler.maximumInterval);
        return double(steps) * m_options.secondsPerReview;
    }

    void takeExams(int run, Outcome &outcome)
    {
        const auto first = outcome.exams.size();
        outcome.exams.resize(first + ExamsPerRun);
        for (size_t i = 0; i < size(); ++i) {
            const Card &card = m_cards[i];
            if (!card.memory || card.due <= m_lastDay)
                ++outcome.timesLeft[i];
            if (!card.memory)
                continue;
            const double recall = recallOn(m_lastDay + 1, card);
            outcome.recalled += recall;
            for (int exam = 0; exam < ExamsPerRun; ++exam) {
                if (draw(run, i, -exam) < recall)
                    ++outcome.exams[first + size_t(exam)];
            }
        }
    }

    const MemoryModel &m_model;
    const SchedulerOptions &m_scheduler;
    const ExamPlanOptions &m_options;
    const int m_lastDay; // of study; the exam is on the next
    const std::atomic_bool *m_cancelled;
    std::vector<Card> m_start;
    int m_begunToday = 0;
    double m_secondsSpent = 0; // today

    std::vector<Card> m_cards; // in the run at hand
    Share m_share;
    std::vector<std::pair<double, size_t>> m_ranked;
};

// The least minutes a day with which everything fits; more than 'tooFew'.
int minutesForAll(Simulation &simulation, int tooFew, int runs)
{
    return *std::ranges::partition_point(
        std::views::iota(tooFew + 1, std::max(tooFew + 1, MinutesOfADay)),
        [&](int minutes) { return !simulation.simulate(minutes, runs).allFit(); });
}

bool isSound(const ExamPlanOptions &options)
{
    return options.today.isValid() && options.examDay > options.today &&
           options.minutesPerDay > 0 && options.secondsPerNew > 0 && options.secondsPerReview > 0 &&
           options.firstRecall >= 0 && options.firstRecall <= 1 && options.runs > 0;
}

} // namespace

ExamPlan planForExam(const QList<CardState> &states, const Scheduler &scheduler,
                     const ExamPlanOptions &options, const std::atomic_bool *cancelled)
{
    if (!isSound(options))
        return {};
    Simulation simulation(scheduler, options, cancelled);
    QList<int> index; // of each card of the simulation
    for (int i = 0; i < states.size(); ++i) {
        if (!states.at(i).suspended) {
            simulation.add(states.at(i));
            index.append(i);
        }
    }
    const qint64 cardDays = index.size() * options.today.daysTo(options.examDay);
    if (cardDays == 0)
        return {};

    ExamPlan plan;
    plan.runs = int(std::clamp<qint64>(MostCardDays / cardDays, 1, options.runs));
    const Outcome outcome = simulation.simulate(options.minutesPerDay, plan.runs);
    if (outcome.runs == 0)
        return {};

    for (const Totals &day : outcome.days) {
        const auto mean = [&plan](auto total) {
            return double(total) / plan.runs;
        };
        plan.days.append({.day = options.today.addDays(plan.days.size()),
                          .reviews = mean(day.due),
                          .fresh = mean(day.fresh),
                          .early = mean(day.early),
                          .minutes = mean(day.seconds) / 60});
    }
    QList<int> begunLater;
    for (size_t card = 0; card < simulation.size(); ++card) {
        const int i = index.at(qsizetype(card));
        if (outcome.isLeft(card))
            plan.left.append(i);
        else if (simulation.isBegun(card))
            plan.fits.append(i);
        else
            begunLater.append(i);
    }
    plan.fits += begunLater;

    const Share today = simulation.shareOfToday();
    for (const std::vector<size_t> &part : {today.due, today.fresh, today.early}) {
        for (const size_t card : part)
            plan.today.append(index.at(qsizetype(card)));
    }

    plan.recalledExpected = outcome.recalled / plan.runs;
    std::vector<int> exams = outcome.exams;
    std::ranges::sort(exams);
    const double last = double(exams.size() - 1);
    plan.recalledLow = exams[size_t(std::floor(0.025 * last))];
    plan.recalledHigh = exams[size_t(std::ceil(0.975 * last))];

    if (!plan.left.isEmpty())
        plan.minutesMissing =
            minutesForAll(simulation, options.minutesPerDay, std::max(plan.runs / 8, 1)) -
            options.minutesPerDay;
    if (cancelled && cancelled->load(std::memory_order_relaxed))
        return {};
    return plan;
}

} // namespace foldout
