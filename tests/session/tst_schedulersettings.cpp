// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/schedulersettings.h"
#include "session/settings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestSchedulerSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFileEverythingIsAsTheSchedulerHasIt()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.path());
        QCOMPARE(schedulerOptions(settings), SchedulerOptions());
        const QueueOptions queue = queueOptions(settings, QDate(2026, 12, 1));
        QCOMPARE(queue.order, QueueOptions().order);
        QCOMPARE(queue.newPerDay, QueueOptions().newPerDay);
        QCOMPARE(queue.reviewsPerDay, QueueOptions().reviewsPerDay);
    }

    void whatIsSetReachesTheScheduler()
    {
        const QTemporaryDir folder;
        Settings settings(folder.path());
        settings.set(options::DesiredRetention, 85);
        settings.set(options::LearningSteps, u"30s 1h 1d"_s);
        settings.set(options::RelearningSteps, u""_s);
        settings.set(options::MaximumInterval, 180);
        settings.set(options::Fuzz, false);
        const SchedulerOptions wanted{.desiredRetention = 0.85,
                                      .learningSteps = {30, 3600, 86400},
                                      .relearningSteps = {},
                                      .maximumInterval = 180,
                                      .fuzz = false};
        QCOMPARE(schedulerOptions(settings), wanted);
    }

    void stepsThatCannotBeReadAreTheInitialOnes()
    {
        const QTemporaryDir folder;
        Settings settings(folder.path());
        settings.set(options::LearningSteps, u"soon"_s);
        settings.set(options::RelearningSteps, u"1m, later"_s);
        QCOMPARE(schedulerOptions(settings), SchedulerOptions());
    }

    void whatIsSetReachesTheQueue_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QueueOrder>("order");
        QTest::newRow("mixed") << u"mixed"_s << QueueOrder::Mixed;
        QTest::newRow("topic") << u"topic"_s << QueueOrder::ByTopic;
        QTest::newRow("weakest") << u"weakest"_s << QueueOrder::Weakest;
        QTest::newRow("bank") << u"bank"_s << QueueOrder::Bank;
    }

    void whatIsSetReachesTheQueue()
    {
        QFETCH(QString, word);
        const QTemporaryDir folder;
        Settings settings(folder.path());
        settings.set(options::QueueOrder, word);
        settings.set(options::NewPerDay, 0);
        settings.set(options::ReviewsPerDay, 9999);
        const QueueOptions queue = queueOptions(settings, QDate(2026, 12, 1));
        QTEST(queue.order, "order");
        QCOMPARE(queue.newPerDay, 0);
        QCOMPARE(queue.reviewsPerDay, 9999);
    }

    void theSeedIsTheDaysOwn()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.path());
        const auto seed = [&](int day) {
            return queueOptions(settings, QDate(2026, 12, day)).seed;
        };
        QCOMPARE(seed(1), seed(1));
        QVERIFY(seed(1) != seed(2));
    }
};

QTEST_GUILESS_MAIN(TestSchedulerSettings)
#include "tst_schedulersettings.moc"
