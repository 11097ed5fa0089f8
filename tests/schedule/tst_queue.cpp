// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/queueworld.h"

#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

class TestQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsAsked_data()
    {
        QTest::addColumn<QList<TestCard>>("cards");
        QTest::addColumn<QList<int>>("asked"); // of newPerDay 2 and reviewsPerDay 3
        QTest::addColumn<QList<int>>("learning");
        QTest::addColumn<QList<int>>("heldBack"); // due, new

        using Cards = QList<TestCard>;
        using Numbers = QList<int>;
        const auto row = [](const char *name, const Cards &cards, const Numbers &asked,
                            const Numbers &learning = {}, const Numbers &heldBack = {0, 0}) {
            QTest::newRow(name) << cards << asked << learning << heldBack;
        };

        row("no cards", {}, {});
        row("never met", {fresh()}, {0});
        row("a state without a grade is new", {with(fresh(), [](CardState &s) { s.seen = 3; })},
            {0});
        row("due today and before, not tomorrow", {due(0, 9), due(1, 9), later(1)}, {0, 1});
        row("more new than the limit: as in the bank", {fresh(), fresh(), fresh(), fresh()}, {0, 1},
            {}, {0, 2});
        row("new ones begun today count", {doneToday(true), fresh(), fresh()}, {1}, {}, {0, 1});
        row("reviews do not count for new ones", {doneToday(false), fresh(), fresh()}, {1, 2});
        row("more new begun today than the limit",
            {doneToday(true), doneToday(true), doneToday(true), fresh()}, {}, {}, {0, 1});
        row("over the limit the longest overdue relative to its interval",
            {due(0, 1), due(4, 10), due(3, 6), due(2, 20), due(1, 1)}, {1, 2, 4}, {}, {2, 0});
        row("reviews done today count", {doneToday(false), doneToday(false), due(1, 5), due(0, 5)},
            {2}, {}, {1, 0});
        row("new ones begun today do not count for reviews",
            {doneToday(true), due(0, 5), due(0, 5), due(0, 5)}, {1, 2, 3});
        row("a sure answer that was wrong is never held back",
            {due(1, 1), due(1, 1), due(1, 1), sureButWrong(due(0, 3)), sureButWrong(due(0, 3)),
             sureButWrong(due(0, 3)), sureButWrong(due(0, 3))},
            {3, 4, 5, 6}, {}, {3, 0});
        row("but takes a place", {due(1, 1), due(2, 1), due(3, 1), sureButWrong(due(0, 3))},
            {1, 2, 3}, {}, {1, 0});
        row("steps by their time", {inSteps(9), inSteps(-5), inSteps(2)}, {}, {1, 2, 0});
        row("a step of an earlier day comes before today's", {inSteps(-9), inSteps(500, 1)}, {},
            {1, 0});
        row("even one that ends after the rollover",
            {inSteps(-9),
             with(inSteps(0, 1), [](CardState &s) { s.placement.dueMs = Morning + Minute; })},
            {}, {1, 0});
        row("relearning", {inSteps(3, 0, Phase::Relearning)}, {}, {0});
        row("a step of some days waits for its day", {inSteps(0, -1), inSteps(0, 0)}, {}, {1});
        row("steps are not held back, but take their places",
            {inSteps(0, 1), inSteps(0, 1), inSteps(0, 1), inSteps(0, 1), due(0, 5)}, {},
            {0, 1, 2, 3}, {1, 0});
        row("suspended", {suspended(fresh()), suspended(due(1, 5)), suspended(inSteps(0)), fresh()},
            {3});
        row("buried today", {buried(fresh()), buried(due(1, 5)), buried(inSteps(0)), fresh()}, {3});
        row("buried yesterday", {buried(due(1, 5), Today.addDays(-1))}, {0});
        row("answered, then suspended, still counts",
            {suspended(doneToday(true)), suspended(doneToday(true)), fresh()}, {}, {}, {0, 1});
        row("a new sibling waits for the due one", {sibling(fresh()), sibling(due(0, 5))}, {1});
        row("of due siblings the one due first", {sibling(due(1, 5)), sibling(due(2, 5))}, {1});
        row("of new siblings the first", {sibling(fresh()), sibling(fresh())}, {0});
        row("a sibling in its steps goes before one that is due",
            {sibling(due(1, 5)), sibling(inSteps(0, 1))}, {}, {1});
        row("a sibling was answered today", {sibling(due(1, 5)), sibling(doneToday(false))}, {});
        row("a sibling was buried today", {sibling(due(1, 5)), sibling(buried(fresh()))}, {});
        row("a sibling is suspended", {sibling(due(1, 5)), sibling(suspended(due(3, 5)))}, {0});
        row("other content", {sibling(due(1, 5), 7), sibling(due(1, 5), 8)}, {0, 1});
        row("unknown content", {sibling(due(1, 5), 0), sibling(due(1, 5), 0)}, {0, 1});
        row("brought forward to today after its grade: asked on the place it has",
            {with(due(0, 5), [](CardState &s) { s.lastReviewDay = Today; }), due(0, 5), due(0, 5)},
            {0, 1, 2});
        row("put on a day by hand and never graded counts as new",
            {with(due(0, 5), [](CardState &s) { s.firstDay = s.lastReviewDay = QDate(); }), fresh(),
             fresh()},
            {0, 1}, {}, {0, 1});
        row("the clock was set back over midnight",
            {with(later(3), [](CardState &s) { s.lastReviewDay = Today.addDays(1); }), due(0, 5)},
            {1});
    }

    void whoIsAsked()
    {
        QFETCH(QList<TestCard>, cards);
        QFETCH(QList<int>, asked);
        QFETCH(QList<int>, heldBack);
        for (const QueueOrder order : allOrders()) {
            const Queue queue =
                buildQueue(queueCards(cards), {.order = order, .newPerDay = 2, .reviewsPerDay = 3},
                           Today, *m_model);
            QCOMPARE(ascending(queue.order), asked);
            QTEST(queue.learning, "learning");
            QCOMPARE((QList<int>{queue.heldBackDue, queue.heldBackNew}), heldBack);
            QCOMPARE(queue.due + queue.fresh, int(queue.order.size()));
        }
    }

    void order_data()
    {
        QTest::addColumn<QueueOrder>("order");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("bank") << QueueOrder::Bank << QList<int>{0, 1, 2, 3, 4, 5};
        QTest::newRow("topic") << QueueOrder::ByTopic << QList<int>{1, 3, 5, 2, 4, 0};
        // Elapsed time over stability: 1, 2, 1.5, 3; equal chances and new ones as in the bank.
        QTest::newRow("weakest") << QueueOrder::Weakest << QList<int>{4, 2, 3, 1, 0, 5};
    }

    void order()
    {
        QFETCH(QueueOrder, order);
        const QList<TestCard> cards{fresh(-1),     due(0, 10, 0),  due(10, 10, 1),
                                    due(5, 10, 0), due(20, 10, 1), fresh(0)};
        const Queue queue = buildQueue(queueCards(cards), {.order = order}, Today, *m_model);
        QTEST(queue.order, "expected");
        QCOMPARE(queue.due, 4);
        QCOMPARE(queue.fresh, 2);
    }

    void newCardsByTopic_areThoseOfTheFirstTopic()
    {
        const QList<TestCard> cards{fresh(1), fresh(0), fresh(1), fresh(0), fresh(-1)};
        const Queue queue = buildQueue(
            queueCards(cards), {.order = QueueOrder::ByTopic, .newPerDay = 3}, Today, *m_model);
        QCOMPARE(queue.order, (QList<int>{1, 3, 0}));
    }

    void newCardsMixed_areOneOfEachTopicARound()
    {
        QList<TestCard> cards; // 9 of topic 0, then 2 of topic 1, then 9 of topic 2
        for (const auto &[topic, count] : {std::pair{0, 9}, {1, 2}, {2, 9}}) {
            for (int i = 0; i < count; ++i)
                cards.append(fresh(topic));
        }
        for (quint64 seed = 0; seed < 50; ++seed) {
            const Queue queue =
                buildQueue(queueCards(cards), {.newPerDay = 8, .seed = seed}, Today, *m_model);
            QCOMPARE(ascending(queue.order), (QList<int>{0, 1, 2, 9, 10, 11, 12, 13}));
        }
    }

    void newCardsMixed_areSpreadAmongDueOnes()
    {
        QList<TestCard> cards; // each a topic of its own: nothing needs to be interleaved
        for (int i = 0; i < 50; ++i)
            cards.append(i < 40 ? due(0, 5, i) : fresh(i));
        for (quint64 seed = 0; seed < 200; ++seed) {
            const Queue queue = buildQueue(queueCards(cards), {.seed = seed}, Today, *m_model);
            const auto isNew = [](int card) {
                return card >= 40;
            };
            QVERIFY(std::ranges::search_n(queue.order, 4, true, {}, isNew).empty());
            const auto inFirstHalf = std::ranges::count_if(queue.order.constBegin(),
                                                           queue.order.constBegin() + 25, isNew);
            QVERIFY2(inFirstHalf >= 3 && inFirstHalf <= 7,
                     qPrintable(QString::number(inFirstHalf)));
        }
    }

    void mixed_neverTwoOfATopicWhileAnotherIsLeft()
    {
        for (quint64 seed = 0; seed < 1000; ++seed) {
            World world(seed);
            world.cards.removeIf([](const TestCard &card) { // else they may have stood between
                return card.state && (card.state->lastReviewDay == Today ||
                                      card.state->placement.phase == Phase::Learning);
            });
            const QList<int> order = world.queue(QueueOrder::Mixed).order;
            const auto topic = [&](int card) {
                return world.cards.at(card).topic;
            };
            for (int i = 1; i < order.size(); ++i) {
                const int before = topic(order.at(i - 1));
                if (topic(order.at(i)) == before)
                    QVERIFY(std::all_of(order.cbegin() + i, order.cend(),
                                        [&](int card) { return topic(card) == before; }));
            }
        }
    }

    void mixed_dependsOnTheSeedAlone()
    {
        QList<TestCard> cards;
        for (int i = 0; i < 12; ++i)
            cards.append(i % 3 == 2 ? fresh(i % 2) : due(i, 5, i % 2));
        const auto order = [&](quint64 seed) {
            return buildQueue(queueCards(cards), {.seed = seed}, Today, *m_model).order;
        };
        // Literal values: the same on every platform and in every version.
        QCOMPARE(order(1), (QList<int>{6, 9, 4, 5, 2, 3, 8, 1, 0, 11, 10, 7}));
        QVERIFY(order(2) != order(1));
    }

    void limitsCountTheWholeDay()
    {
        for (quint64 seed = 0; seed < 1000; ++seed) {
            World world(seed);
            const Queue queue = world.queue(QueueOrder::Mixed);
            int begun = 0;
            for (const TestCard &card : world.cards)
                begun += card.state && card.state->firstDay == Today;
            int unlimited = 0;
            for (const int card : queue.order) {
                const auto &state = world.cards.at(card).state;
                unlimited += state && (state->sureButWrong || state->lastReviewDay == Today);
            }
            QVERIFY(queue.fresh - unlimited <= std::max(0, world.options.newPerDay - begun));
            if (queue.heldBackNew > 0)
                QVERIFY(begun + queue.fresh >= world.options.newPerDay);
        }
    }

    void grading_movesNoOtherCard_data() { orders(); }

    // What undo, restarts and the counts on screen rest on: whichever card of the queue is graded,
    // the queue on the new states is the old one without it.
    void grading_movesNoOtherCard()
    {
        QFETCH(QueueOrder, order);
        for (quint64 seed = 0; seed < 400; ++seed) {
            World world(seed);
            for (int grades = 0; grades < 60; ++grades) { // steps can go on for ever
                const Queue before = world.queue(order);
                if ((before.order + before.learning).isEmpty())
                    break;
                const int card = world.below(2) == 0 && !before.order.isEmpty()
                                     ? before.order.first()
                                     : world.oneOf(before.order + before.learning);
                world.grade(card);
                const Queue after = world.queue(order);
                QCOMPARE(after.order, without(before.order, card));
                QCOMPARE(without(after.learning, card), without(before.learning, card));
                QCOMPARE(after.due + after.fresh, int(after.order.size()));
                QCOMPARE(after.heldBackDue, before.heldBackDue);
                QCOMPARE(after.heldBackNew, before.heldBackNew);
            }
        }
    }

    void undo_bringsTheQueueBack_data() { orders(); }
    void undo_bringsTheQueueBack()
    {
        QFETCH(QueueOrder, order);
        for (quint64 seed = 0; seed < 150; ++seed) {
            World world(seed);
            QList<Queue> queues{world.queue(order)};
            while (queues.size() < 15 &&
                   !(queues.last().order + queues.last().learning).isEmpty()) {
                world.grade(world.oneOf(queues.last().order + queues.last().learning));
                queues.append(world.queue(order));
            }
            while (queues.size() > 1) {
                queues.removeLast();
                world.undo();
                QCOMPARE(world.queue(order), queues.last());
            }
        }
    }

    void dueCardSuspended_changesNothingBeforeIt()
    {
        int tried = 0;
        for (quint64 seed = 0; seed < 1000; ++seed) {
            World world(seed);
            const QList<int> before = world.queue(QueueOrder::Mixed).order;
            if (before.isEmpty())
                continue;
            const qsizetype place = world.below(int(before.size()));
            TestCard &card = world.cards[before.at(place)];
            if (isFresh(card))
                continue;
            card.state->suspended = true;
            const QList<int> after = world.queue(QueueOrder::Mixed).order;
            if (ascending(after) != ascending(without(before, before.at(place))))
                continue; // another came for it
            ++tried;
            QCOMPARE(after.first(place), before.first(place));
        }
        QVERIFY(tried > 100);
    }

    void cardGoneFromTheBank_keepsTheOrderOfTheOthers_data() { orders(); }
    void cardGoneFromTheBank_keepsTheOrderOfTheOthers() // the same backwards: a card added
    {
        QFETCH(QueueOrder, order);
        for (quint64 seed = 0; seed < 1000; ++seed) {
            World world(seed);
            if (world.cards.isEmpty())
                continue;
            const int gone = world.below(int(world.cards.size()));
            const Queue before = world.queue(order);
            const QList<TestCard> cards = world.cards;
            world.cards.removeAt(gone);
            QList<int> now;
            for (const int card : world.queue(order).order)
                now.append(card < gone ? card : card + 1);

            // In both, in the order of each; some may have come for the one that is gone.
            QList<int> old = without(before.order, gone);
            old.removeIf([&](int card) { return !now.contains(card); });
            now.removeIf([&](int card) { return !old.contains(card); });
            if (order != QueueOrder::Mixed) {
                QCOMPARE(now, old);
                continue;
            }
            for (const bool isNew : {false, true}) {
                for (int topic = -1; topic < 3; ++topic) {
                    const auto isOther = [&](int card) {
                        const TestCard &other = cards.at(card);
                        return other.topic != topic || isFresh(other) != isNew;
                    };
                    QList<int> a = now;
                    a.removeIf(isOther);
                    QList<int> b = old;
                    b.removeIf(isOther);
                    QCOMPARE(a, b);
                }
            }
        }
    }

    void afterMidnight_whatWasLeftIsAskedStill_data() { orders(); }
    void afterMidnight_whatWasLeftIsAskedStill()
    {
        QFETCH(QueueOrder, order);
        for (quint64 seed = 0; seed < 300; ++seed) {
            World world(seed);
            for (TestCard &card : world.cards)
                card.content = 0;
            const Queue before = world.queue(order);
            world.today = world.today.addDays(1);
            world.options.newPerDay = world.options.reviewsPerDay = 1000;
            const Queue after = world.queue(order);
            for (const int card : before.order)
                QVERIFY(after.order.contains(card));
            for (const int card : before.learning)
                QVERIFY(after.learning.contains(card));
        }
    }

    void overdue_data()
    {
        QTest::addColumn<TestCard>("card");
        QTest::addColumn<bool>("overdue");
        QTest::newRow("never met") << with(fresh(), [](CardState &) {}) << false;
        QTest::newRow("due today") << due(0, 5) << false;
        QTest::newRow("due yesterday") << due(1, 5) << true;
        QTest::newRow("due tomorrow") << later(1) << false;
        QTest::newRow("a step of today") << inSteps(-5) << false;
        QTest::newRow("a step of yesterday") << inSteps(-5, 1) << true;
    }

    void overdue()
    {
        QFETCH(TestCard, card);
        QTEST(isOverdue(*card.state, Today), "overdue");
    }

    void orderNamesAreRead()
    {
        for (const QueueOrder order : allOrders())
            QCOMPARE(queueOrderFromName(queueOrderName(order)), order);
        QCOMPARE(queueOrderFromName(u"a later version's"), QueueOrder::Mixed);
    }

private:
    static void orders()
    {
        QTest::addColumn<QueueOrder>("order");
        for (const QueueOrder order : allOrders())
            QTest::newRow(qPrintable(queueOrderName(order))) << order;
    }

    MemoryModelPtr m_model = *memoryModel();
};

QTEST_GUILESS_MAIN(TestQueue)
#include "tst_queue.moc"
