// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;
using Mode = CommandLine::Mode;
using Format = CommandLine::Format;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { qunsetenv("FOLDOUT_DATA_DIR"); }

    void modesAreUnderstood_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<Mode>("mode");
        QTest::newRow("nothing") << QStringList{} << Mode::Window;
        QTest::newRow("bank") << QStringList{u"."_s} << Mode::Window;
        QTest::newRow("check") << QStringList{u"check"_s, u"."_s} << Mode::Check;
        QTest::newRow("tour") << QStringList{u"tour"_s, u"out"_s} << Mode::Tour;
        QTest::newRow("options in front")
            << QStringList{u"--lang"_s, u"ko"_s, u"check"_s, u"."_s} << Mode::Check;
        QTest::newRow("help") << QStringList{u"check"_s, u"--help"_s} << Mode::Help;
        QTest::newRow("version") << QStringList{u"--version"_s} << Mode::Version;
    }

    void modesAreUnderstood()
    {
        QFETCH(QStringList, arguments);
        const CommandLine line = parseCommandLine(arguments);
        QCOMPARE(line.problem, QString());
        QTEST(line.mode, "mode");
    }

    void valuesAreTaken()
    {
        const CommandLine line =
            parseCommandLine({u"check"_s, u"--format=sarif"_s, u"--data-dir"_s, u"/d"_s, u"."_s,
                              u"--lang=en"_s, u"--"_s, u".."_s});
        QCOMPARE(line.problem, QString());
        QCOMPARE(line.format, Format::Sarif);
        QCOMPARE(line.dataFolder, u"/d"_s);
        QCOMPARE(line.language, u"en"_s);
        QCOMPARE(line.banks, QStringList({u"."_s, u".."_s}));
    }

    void dataFolderComesFromTheEnvironment()
    {
        qputenv("FOLDOUT_DATA_DIR", "/env");
        QCOMPARE(parseCommandLine({}).dataFolder, u"/env"_s);
        QCOMPARE(parseCommandLine({u"--data-dir"_s, u"/d"_s}).dataFolder, u"/d"_s);
    }

    void mistakesAreTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named"); // what the sentence must name
        QTest::newRow("unknown option") << QStringList{u"--nope"_s} << u"--nope"_s;
        QTest::newRow("format without check")
            << QStringList{u"--format"_s, u"json"_s} << u"--format"_s;
        QTest::newRow("unknown format")
            << QStringList{u"check"_s, u"--format"_s, u"xml"_s, u"."_s} << u"xml"_s;
        QTest::newRow("value missing") << QStringList{u"--data-dir"_s} << u"--data-dir"_s;
        QTest::newRow("unknown language") << QStringList{u"--lang"_s, u"xx"_s} << u"xx"_s;
        QTest::newRow("check nothing") << QStringList{u"check"_s} << u"check"_s;
        QTest::newRow("tour nowhere") << QStringList{u"tour"_s} << u"tour"_s;
        QTest::newRow("missing file") << QStringList{u"/no/such.yaml"_s} << u"/no/such.yaml"_s;
        QTest::newRow("missing file to check")
            << QStringList{u"check"_s, u"/no/such.yaml"_s} << u"/no/such.yaml"_s;
    }

    void mistakesAreTold()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const QString problem = parseCommandLine(arguments).problem;
        QVERIFY2(problem.contains(named), qPrintable(problem));
        QVERIFY(!problem.contains(u'\n'));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
