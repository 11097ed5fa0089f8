// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/datafolder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// A home of its own for each test.
struct Home
{
    QTemporaryDir folder;

    Home()
    {
        qputenv("HOME", QFile::encodeName(folder.path()));
        qunsetenv("XDG_DATA_HOME");
        QStandardPaths::setTestModeEnabled(true);
        QDir(usualDataFolder()).removeRecursively();
    }
    ~Home() { QDir(usualDataFolder()).removeRecursively(); }
};

void write(const QString &path, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QString choiceFile()
{
    return usualDataFolder() + u"/data-folder.txt"_s;
}

} // namespace

class TestDataFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAChoiceItIsTheUsualFolder()
    {
        const Home home;
        QVERIFY(QDir::isAbsolutePath(usualDataFolder()));
        QCOMPARE(defaultDataFolder(), usualDataFolder());
    }

    void aChosenFolderIsMadeAndHoldsUntilItIsTakenBack()
    {
        const Home home;
        const QString chosen = home.folder.filePath(u"내 자료/foldout 📚"_s);
        QVERIFY(chooseDataFolder(chosen).has_value());
        QVERIFY(QDir(chosen).isEmpty()); // nothing is left of the try
        QCOMPARE(defaultDataFolder(), chosen);
        QVERIFY(chooseDataFolder(usualDataFolder()).has_value());
        QCOMPARE(defaultDataFolder(), usualDataFolder());
        QVERIFY(!QFile::exists(choiceFile()));
        QVERIFY(QDir(chosen).exists());
    }

    void choosingLeavesWhatIsThere()
    {
        const Home home;
        const QString progress = usualDataFolder() + u"/progress.sqlite3"_s;
        write(progress, "a log");
        const QString chosen = home.folder.filePath(u"new"_s);
        QVERIFY(chooseDataFolder(chosen).has_value());
        QVERIFY(hasProgress(usualDataFolder()));
        QVERIFY(!hasProgress(chosen));
    }

    void aFolderThatCannotBeWrittenIsRefusedAndTheChoiceStands()
    {
        const Home home;
        const QString chosen = home.folder.filePath(u"good"_s);
        QVERIFY(chooseDataFolder(chosen).has_value());
        write(home.folder.filePath(u"file"_s), "in the way");
        const Status refused = chooseDataFolder(home.folder.filePath(u"file/below"_s));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
        QCOMPARE(defaultDataFolder(), chosen);
    }

    void aChosenFolderThatIsGoneIsStillTheChoice()
    {
        const Home home;
        const QString chosen = home.folder.filePath(u"drive"_s);
        QVERIFY(chooseDataFolder(chosen).has_value());
        QVERIFY(QDir(chosen).removeRecursively());
        QCOMPARE(defaultDataFolder(), chosen);
        QVERIFY(!QDir(chosen).exists());
    }

    void nonsenseInTheFileIsTheUsualFolder_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray(" \n");
        QTest::newRow("relative") << QByteArray("somewhere/else\n");
    }

    void nonsenseInTheFileIsTheUsualFolder()
    {
        QFETCH(QByteArray, text);
        const Home home;
        write(choiceFile(), text);
        QCOMPARE(defaultDataFolder(), usualDataFolder());
    }
};

QTEST_GUILESS_MAIN(TestDataFolder)
#include "tst_datafolder.moc"
