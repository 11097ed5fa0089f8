// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"
#include "store/progressstore.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingAcknowledgedIsLostOrDoubled();
};

void TestKill::nothingAcknowledgedIsLostOrDoubled()
{
    constexpr int Kills = 100;
    QTemporaryDir folder;
    QRandomGenerator random(20261201);
    QList<QByteArray> acknowledged;
    for (int run = 0; run < Kills; ++run) {
        QProcess grader;
        grader.start(QStringLiteral(FOLDOUT_GRADER), {folder.path(), QString::number(run)});
        QVERIFY(grader.waitForStarted());
        // Half of them from the start on, the file perhaps not open yet; half while grading.
        if (run % 2 == 0)
            QVERIFY2(grader.waitForReadyRead(), "it does not grade");
        QVERIFY2(!grader.waitForFinished(random.bounded(1, 80)), "it stopped by itself");
        grader.kill();
        QVERIFY(grader.waitForFinished());
        QList<QByteArray> lines = grader.readAllStandardOutput().split('\n');
        lines.removeLast(); // what follows the last line end: nothing, or half an id
        acknowledged += lines;
    }

    auto opened = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
    QVERIFY(opened);
    const std::unique_ptr<ProgressStore> store = std::move(opened).value();
    QVERIFY(store->integrityCheck());
    QVERIFY(acknowledged.size() >= Kills / 2);

    QSet<QByteArray> logged;
    QSet<QString> acts;
    QSqlQuery query = store->database().query();
    QVERIFY(query.exec(u"SELECT event_id, answer FROM review_log WHERE kind = 'review'"_s));
    while (query.next()) {
        const QByteArray id = query.value(0).toByteArray();
        const QString act = query.value(1).toString();
        QVERIFY2(!logged.contains(id) && !acts.contains(act), qPrintable(act));
        logged.insert(id);
        acts.insert(act);
    }
    for (const QByteArray &id : std::as_const(acknowledged))
        QVERIFY2(logged.contains(id), id.constData());
    // At most the one in flight of each run is there without having been acknowledged.
    QVERIFY(logged.size() <= acknowledged.size() + Kills);

    const auto states = store->states();
    QVERIFY(store->rebuildStates());
    QVERIFY(*store->states() == *states);
    qInfo("%d kills, %d grades acknowledged, %d logged", Kills, int(acknowledged.size()),
          int(logged.size()));
}

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
