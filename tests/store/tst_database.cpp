// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"
#include "store/statement.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyConnectionIsStrict()
    {
        QTemporaryDir folder;
        const auto database = Database::open(folder.filePath(u"a.sqlite3"_s));
        QVERIFY(database);
        QCOMPARE((*database)->scalar(u"PRAGMA foreign_keys"_s)->toInt(), 1);
        QCOMPARE((*database)->scalar(u"PRAGMA recursive_triggers"_s)->toInt(), 1);
        QCOMPARE((*database)->scalar(u"PRAGMA busy_timeout"_s)->toInt(), 250);
    }

    void journal_data()
    {
        QTest::addColumn<bool>("wal");
        QTest::addColumn<QString>("mode");
        QTest::newRow("a disk of our own") << true << u"wal"_s;
        QTest::newRow("a shared place") << false << u"delete"_s;
    }

    void journal()
    {
        QFETCH(bool, wal);
        QFETCH(QString, mode);
        QTemporaryDir folder;
        const auto database = Database::open(folder.filePath(u"a.sqlite3"_s));
        QVERIFY(database);
        QVERIFY((*database)->setSafeJournal(!wal)); // moved from the other kind of place
        QVERIFY((*database)->setSafeJournal(wal));
        QCOMPARE(*(*database)->journalMode(), mode);
        QCOMPARE((*database)->scalar(u"PRAGMA synchronous"_s)->toInt(), 2);
    }

    void whereWalCannotBeHadTheRollbackJournalServes()
    {
        const auto database = Database::open(u":memory:"_s);
        QVERIFY(database);
        QVERIFY((*database)->setSafeJournal(true));
        QCOMPARE(*(*database)->journalMode(), u"memory"_s);
        QCOMPARE((*database)->scalar(u"PRAGMA synchronous"_s)->toInt(), 2);
    }

    void aPathMayHoldAnyLetters()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"홍길동 📚 a'b%20;c?d=e.sqlite3"_s);
        {
            const auto database = Database::open(path);
            QVERIFY(database);
            QVERIFY((*database)->execute(u"CREATE TABLE t (x)"_s));
        }
        QVERIFY(QFile::exists(path));
    }

    void whatCannotBeOpenedSaysWhy()
    {
        QTemporaryDir folder;
        const auto noFolder = Database::open(folder.filePath(u"no/such/folder/a.sqlite3"_s));
        QVERIFY(!noFolder);
        QCOMPARE(noFolder.error().code, ErrorCode::CannotOpen);

        const QString path = folder.filePath(u"absent.sqlite3"_s);
        const auto absent = Database::open(path, Database::Access::ReadOnly);
        QVERIFY(!absent);
        QCOMPARE(absent.error().code, ErrorCode::CannotOpen);
        QVERIFY(!QFile::exists(path));
    }

    void aLockOfAnotherIsBusy()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.sqlite3"_s);
        const auto one = Database::open(path);
        const auto other = Database::open(path);
        QVERIFY(one && other);
        Transaction first(**one);
        QVERIFY(first.begin());
        {
            Transaction second(**other);
            const Status begun = second.begin();
            QVERIFY(!begun);
            QCOMPARE(begun.error().code, ErrorCode::Busy);
        }
        QVERIFY(first.commit());
        Transaction again(**other);
        QVERIFY(again.begin());
    }

    void aTransactionThatIsNotCommittedNeverWas()
    {
        QTemporaryDir folder;
        const auto database = Database::open(folder.filePath(u"a.sqlite3"_s));
        QVERIFY(database);
        QVERIFY((*database)->execute(u"CREATE TABLE t (x)"_s));
        {
            Transaction transaction(**database);
            QVERIFY(transaction.begin());
            QVERIFY((*database)->execute(u"INSERT INTO t VALUES (1)"_s));
        }
        QCOMPARE((*database)->scalar(u"SELECT count(*) FROM t"_s)->toInt(), 0);
    }

    void aReaderOnAnotherThreadHasItsOwnConnection()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.sqlite3"_s);
        const auto writer = Database::open(path);
        QVERIFY(writer);
        QVERIFY((*writer)->setSafeJournal(true));
        QVERIFY((*writer)->execute(u"CREATE TABLE t (x)"_s));
        QVERIFY((*writer)->execute(u"INSERT INTO t VALUES (7)"_s));
        int read = 0;
        std::optional<ErrorCode> refused;
        const std::unique_ptr<QThread> worker(QThread::create([&] {
            const auto reader = Database::open(path, Database::Access::ReadOnly);
            if (!reader)
                return;
            read = (*reader)->scalar(u"SELECT x FROM t"_s)->toInt();
            const Status written = (*reader)->execute(u"DELETE FROM t"_s);
            if (!written)
                refused = written.error().code;
        }));
        Transaction transaction(**writer); // reading goes on beside a write
        QVERIFY(transaction.begin());
        worker->start();
        QVERIFY(worker->wait());
        QCOMPARE(read, 7);
        QVERIFY(refused == ErrorCode::CannotWrite);
    }

    void aWrongNumberOfValuesIsAnError()
    {
        QTemporaryDir folder;
        const auto database = Database::open(folder.filePath(u"a.sqlite3"_s));
        QVERIFY(database);
        QVERIFY((*database)->execute(u"CREATE TABLE device (id, device_id)"_s));
        QVERIFY(!Statement(**database, u"put_device"_s).run());
        QVERIFY(!Statement(**database, u"put_device"_s).run(u"a"_s, u"b"_s));
        QVERIFY(Statement(**database, u"put_device"_s).run(u"a"_s));
        QVERIFY(!Statement(**database, u"fold"_s).run(u"a"_s, u"b"_s)); // no such table
    }
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
