// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFileEverythingIsInitial()
    {
        QTemporaryDir folder;
        const Settings settings(folder.path());
        QCOMPARE(settings.value(options::Language), u""_s);
        QCOMPARE(settings.value(options::Theme), u"system"_s);
        QCOMPARE(settings.value(options::TextScale), 100);
        QCOMPARE(settings.value(options::RolloverHour), 4);
        QCOMPARE(settings.value(options::OutlineShown), true);
        QCOMPARE(settings.value(options::OpenBanks), QStringList());
        QCOMPARE(settings.value(options::WindowState), QByteArray());
    }

    void whatWasSetIsThereNextTime()
    {
        QTemporaryDir folder;
        const QString home = folder.filePath(u"홍길동 📚"_s);
        const QStringList banks{u"/집/은행, 하나.yaml"_s, u"C:\\b;c"_s};
        const QByteArray state("\x00\xff\n=\"", 5);
        {
            Settings settings(home);
            settings.set(options::Language, u"ko"_s);
            settings.set(options::TextScale, 150);
            settings.set(options::OutlineShown, false);
            settings.set(options::OpenBanks, banks);
            settings.set(options::WindowState, state);
            QVERIFY(settings.isSaved());
            QVERIFY(QFile::exists(home + u"/settings.ini"_s)); // at once, not when it ends
        }
        const Settings settings(home);
        QCOMPARE(settings.value(options::Language), u"ko"_s);
        QCOMPARE(settings.value(options::TextScale), 150);
        QCOMPARE(settings.value(options::OutlineShown), false);
        QCOMPARE(settings.value(options::OpenBanks), banks);
        QCOMPARE(settings.value(options::WindowState), state);
    }

    void aSingleBankIsAListToo()
    {
        QTemporaryDir folder;
        Settings(folder.path()).set(options::OpenBanks, {u"/a,b"_s});
        QCOMPARE(Settings(folder.path()).value(options::OpenBanks), QStringList{u"/a,b"_s});
    }

    void nonsenseInTheFileIsTheInitialValueOrTheNearest_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("scale");
        QTest::addColumn<QString>("theme");
        QTest::newRow("too large") << QByteArray("textScale=900") << 300 << u"system"_s;
        QTest::newRow("too small") << QByteArray("textScale=-5") << 80 << u"system"_s;
        QTest::newRow("no number") << QByteArray("textScale=big") << 100 << u"system"_s;
        QTest::newRow("unknown word") << QByteArray("theme=pink") << 100 << u"system"_s;
        QTest::newRow("no word") << QByteArray("theme=") << 100 << u"system"_s;
        QTest::newRow("good") << QByteArray("theme=dark") << 100 << u"dark"_s;
    }

    void nonsenseInTheFileIsTheInitialValueOrTheNearest()
    {
        QFETCH(QByteArray, line);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"settings.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("[interface]\n" + line + "\n") > 0);
        file.close();
        const Settings settings(folder.path());
        QTEST(settings.value(options::TextScale), "scale");
        QTEST(settings.value(options::Theme), "theme");
    }

    void aChangeIsToldOnce()
    {
        QTemporaryDir folder;
        Settings settings(folder.path());
        QSignalSpy changed(&settings, &Settings::changed);
        settings.set(options::TextScale, 500);
        settings.set(options::TextScale, 300);
        settings.set(options::Theme, u"system"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), options::TextScale.key);
    }

    void aTextMayBeEmptyAndIsTheInitialOneWhereNothingWasSet()
    {
        QTemporaryDir folder;
        {
            Settings settings(folder.path());
            QCOMPARE(settings.value(options::LearningSteps), u"1m 10m"_s);
            settings.set(options::LearningSteps, u""_s);
            settings.set(options::ReadingFont, u"본명조, Bold"_s);
        }
        const Settings settings(folder.path());
        QCOMPARE(settings.value(options::LearningSteps), u""_s);
        QCOMPARE(settings.value(options::ReadingFont), u"본명조, Bold"_s);
        QVERIFY(!settings.isInitial(options::LearningSteps));
        QVERIFY(settings.isInitial(options::RelearningSteps));
    }

    void commasInAFileEditedByHandAreText()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"settings.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("[study]\nlearningSteps=1m, 10m\n") > 0);
        file.close();
        QCOMPARE(Settings(folder.path()).value(options::LearningSteps), u"1m, 10m"_s);
    }

    void whatIsKeptCanBePutBackWhateverItIs()
    {
        QTemporaryDir folder;
        Settings settings(folder.path());
        settings.set(options::NewPerDay, 5);
        const QString untouched = options::Theme.key.toString();
        const QString touched = options::NewPerDay.key.toString();
        const QVariant theme = settings.kept(untouched);
        const QVariant newPerDay = settings.kept(touched);
        settings.set(options::Theme, u"dark"_s);
        settings.set(options::NewPerDay, 50);
        QSignalSpy changed(&settings, &Settings::changed);
        settings.keep(untouched, theme);
        settings.keep(touched, newPerDay);
        settings.keep(touched, newPerDay); // nothing to do
        QCOMPARE(changed.size(), 2);
        QCOMPARE(settings.value(options::Theme), u"system"_s);
        QCOMPARE(settings.value(options::NewPerDay), 5);
        QVERIFY(settings.isInitial(options::Theme));
        QCOMPARE(Settings(folder.path()).value(options::NewPerDay), 5);
    }

    void anUnknownWordIsNotKept()
    {
        QTemporaryDir folder;
        Settings settings(folder.path());
        settings.set(options::Theme, u"dark"_s);
        settings.set(options::Theme, u"pink"_s);
        QCOMPARE(settings.value(options::Theme), u"system"_s);
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
