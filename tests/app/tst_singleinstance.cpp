// SPDX-License-Identifier: GPL-3.0-or-later
#include "singleinstance.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// The program started with: --claim FOLDER [BANK…]. Says what it became; the first then stays.
int claimAsProgram(const QCoreApplication &app)
{
    SingleInstance instance(app.arguments().at(2));
    const auto role = instance.claim(app.arguments().mid(3));
    const bool first = role && *role == SingleInstance::Role::First;
    std::puts(!role ? "failed" : first ? "first" : "handed over");
    std::fflush(stdout);
    return first ? QCoreApplication::exec() : 0;
}

std::unique_ptr<QProcess> start(const QStringList &arguments)
{
    auto process = std::make_unique<QProcess>();
    process->start(QCoreApplication::applicationFilePath(), QStringList{u"--claim"_s} + arguments);
    return process;
}

// Lets our own event loop run meanwhile, for the case that we are the first.
QByteArray saidBy(QProcess &process)
{
    const bool said = QTest::qWaitFor([&] { return process.canReadLine(); }, 20'000);
    return said ? process.readLine().trimmed() : QByteArray();
}

} // namespace

class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondHandsOverItsBanks_data();
    void theSecondHandsOverItsBanks();
    void anotherFolderRunsBeside();
    void theLockOfAKilledProgramIsTakenOver();
    void theFolderIsFreeWhenTheFirstEnds();
    void strangeBytesDoNoHarm();
    void aFolderThatCannotBeMadeSaysSo();
};

void TestSingleInstance::theSecondHandsOverItsBanks_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("banks");
    QTest::newRow("no bank") << u"data"_s << QStringList();
    QTest::newRow("two banks") << u"data"_s << QStringList{u"/a b/은행.yaml"_s, u"/c"_s};
    QTest::newRow("a folder with other letters and a long name")
        << u"홍길동 📚 "_s + u"아주 긴 이름 "_s.repeated(10) << QStringList{u"/a"_s};
}

void TestSingleInstance::theSecondHandsOverItsBanks()
{
    QFETCH(QString, name);
    QFETCH(QStringList, banks);
    QTemporaryDir folder;
    SingleInstance first(folder.filePath(name));
    QSignalSpy requested(&first, &SingleInstance::requested);
    const auto role = first.claim({});
    QVERIFY(role && *role == SingleInstance::Role::First);

    // The same folder by another way.
    const auto second = start(QStringList{folder.filePath(u"./x/../"_s + name)} + banks);
    QCOMPARE(saidBy(*second), QByteArray("handed over"));
    QTRY_COMPARE(second->state(), QProcess::NotRunning);
    QCOMPARE(second->exitCode(), 0);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toStringList(), banks);
}

void TestSingleInstance::anotherFolderRunsBeside()
{
    QTemporaryDir folder;
    SingleInstance one(folder.filePath(u"one"_s));
    SingleInstance two(folder.filePath(u"two"_s));
    QVERIFY(*one.claim({}) == SingleInstance::Role::First);
    QVERIFY(*two.claim({}) == SingleInstance::Role::First);
}

void TestSingleInstance::theLockOfAKilledProgramIsTakenOver()
{
    QTemporaryDir folder;
    const auto killed = start({folder.path()});
    QCOMPARE(saidBy(*killed), QByteArray("first"));
    killed->kill();
    QVERIFY(killed->waitForFinished());
    QVERIFY(QFile::exists(folder.filePath(u"foldout.lock"_s)));

    SingleInstance next(folder.path());
    QSignalSpy requested(&next, &SingleInstance::requested);
    QVERIFY(*next.claim({}) == SingleInstance::Role::First);
    const auto second = start({folder.path(), u"/a"_s});
    QCOMPARE(saidBy(*second), QByteArray("handed over"));
    QCOMPARE(requested.size(), 1);
}

void TestSingleInstance::theFolderIsFreeWhenTheFirstEnds()
{
    QTemporaryDir folder;
    {
        SingleInstance first(folder.path());
        QVERIFY(*first.claim({}) == SingleInstance::Role::First);
    }
    SingleInstance next(folder.path());
    QVERIFY(*next.claim({}) == SingleInstance::Role::First);
}

void TestSingleInstance::strangeBytesDoNoHarm()
{
    QTemporaryDir folder;
    SingleInstance first(folder.path());
    QSignalSpy requested(&first, &SingleInstance::requested);
    QVERIFY(*first.claim({}) == SingleInstance::Role::First);
    QLocalSocket socket;
    socket.connectToServer(first.serverName());
    QVERIFY(socket.waitForConnected());
    socket.write(QByteArray(64, 'x'));
    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QVERIFY(requested.isEmpty());

    const auto second = start({folder.path()});
    QCOMPARE(saidBy(*second), QByteArray("handed over"));
}

void TestSingleInstance::aFolderThatCannotBeMadeSaysSo()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    SingleInstance instance(folder.filePath(u"file/data"_s));
    const auto role = instance.claim({});
    QVERIFY(!role);
    QCOMPARE(role.error().code, ErrorCode::CannotWrite);
}

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    if (app.arguments().value(1) == u"--claim"_s)
        return claimAsProgram(app);
    TestSingleInstance test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_singleinstance.moc"
