// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/houserules.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace foldout;

namespace {

QList<Finding> findings(const QByteArray &rule, const QList<SourceFile> &files)
{
    const QList<HouseRule> rules = houseRules();
    const auto it = std::ranges::find(rules, rule, &HouseRule::name);
    if (it == rules.end())
        qFatal("no such rule: %s", rule.constData());
    return it->check(files);
}

struct Snippet
{
    QByteArray rule;
    QString path;
    QString text;
};

QList<Snippet> badSnippets()
{
    return {
        {"layering", u"app/core/a.h"_s, u"#include \"bank/b.h\""_s},
        {"layering", u"app/models/a.cpp"_s, u"# include \"store/b.h\""_s},
        {"layering", u"app/core/a.cpp"_s, u"#include \"b.h\""_s},
        {"layering", u"app/core/a.cpp"_s, u"#include \"../bank/b.h\""_s},
        {"unknown-folder", u"app/helpers/a.h"_s, u"int a;"_s},
        {"sql-in-store", u"app/session/a.cpp"_s, u"#include <QSqlQuery>"_s},
        {"sql-in-store", u"app/session/a.cpp"_s, u"#include <QtSql/QSqlQuery>"_s},
        {"yaml-in-bank", u"app/core/a.cpp"_s, u"#include <yaml-cpp/yaml.h>"_s},
        {"markdown-in-render", u"app/core/other.cpp"_s, u"#include <md4c.h>"_s},
        {"widgets-at-the-top", u"app/models/a.h"_s, u"#include <QWidget>"_s},
        {"widgets-at-the-top", u"app/render/a.h"_s, u"#include <QApplication>"_s},
        {"values-without-qobject", u"app/core/a.h"_s, u"class A : public QObject"_s},
        {"values-without-qobject", u"app/schedule/a.h"_s, u"    Q_OBJECT"_s},
        {"no-singleton", u"app/session/a.h"_s, u"static A &instance();"_s},
        {"connect-by-pointer", u"app/windows/a.cpp"_s, u"connect(a, SIGNAL(b()), c);"_s},
        {"no-nested-loop", u"app/windows/a.cpp"_s, u"QCoreApplication::processEvents();"_s},
        {"no-nested-loop", u"app/windows/a.cpp"_s, u"QEventLoop loop;"_s},
        {"no-nested-loop", u"app/windows/a.cpp"_s, u"if (dialog->exec() == 1)"_s},
        {"no-nested-loop", u"app/windows/a.cpp"_s, u"QMessageBox::question(this, a, b);"_s},
        {"no-nested-loop", u"app/windows/a.cpp"_s, u"QFileDialog::getOpenFileName(this);"_s},
        {"time-is-injected", u"app/store/a.cpp"_s, u"QDateTime::currentDateTimeUtc();"_s},
        {"time-is-injected", u"app/store/a.cpp"_s, u"QDate::currentDate();"_s},
        {"time-is-injected", u"app/store/a.cpp"_s, u"std::chrono::system_clock::now();"_s},
        {"time-is-injected", u"app/store/a.cpp"_s, u"const auto t = time(nullptr);"_s},
        {"no-clock-in-sql", u"app/store/sql/a.sql"_s, u"SELECT strftime('%s', 'now')"_s},
        {"room-for-a-reader", u"app/core/a.h"_s, u"\n"_s.repeated(201)},
        {"room-for-a-reader", u"tests/core/a.cpp"_s, u"\n"_s.repeated(601)},
        {"licence-line", u"app/core/a.h"_s, u"#pragma once"_s},
        {"header-opening", u"app/core/a.h"_s, u"// SPDX\n#pragma once\nclass A;"_s},
        {"header-opening", u"app/core/a.h"_s, u"// SPDX\n// What this header is, in short."_s},
        {"suppressions-named", u"app/core/a.h"_s, u"int a; // NOLINT"_s},
        {"suppressions-named", u"app/core/a.h"_s, u"// NOLINTNEXTLINE: because"_s},
        {"nothing-left-for-later", u"app/core/a.cpp"_s, u"/* TODO */"_s},
    };
}

QList<Snippet> goodSnippets()
{
    return {
        {"layering", u"app/bank/a.h"_s, u"#include \"core/b.h\""_s},
        {"layering", u"app/main.cpp"_s, u"#include \"store/b.h\""_s},
        {"sql-in-store", u"app/store/a.cpp"_s, u"#include <QSqlQuery>"_s},
        {"widgets-at-the-top", u"app/widgets/a.h"_s, u"#include <QWidget>"_s},
        {"widgets-at-the-top", u"app/models/a.h"_s, u"#include <QAbstractItemModel>"_s},
        {"widgets-at-the-top", u"app/main.cpp"_s, u"#include <QApplication>"_s},
        {"values-without-qobject", u"app/core/a.h"_s, u"// not a QObject"_s},
        {"no-nested-loop", u"app/store/a.cpp"_s, u"m_query.exec();"_s},
        {"no-nested-loop", u"app/main.cpp"_s, u"return app.exec();"_s},
        {"no-nested-loop", u"app/core/a.cpp"_s, u"auto s = \"processEvents\";"_s},
        {"time-is-injected", u"app/core/clock.cpp"_s, u"QDateTime::currentDateTimeUtc();"_s},
        {"time-is-injected", u"app/core/a.cpp"_s, u"clock.time(0);"_s},
        {"room-for-a-reader", u"app/core/a.h"_s, u"\n"_s.repeated(200)},
        {"suppressions-named", u"app/core/a.h"_s, u"// NOLINT(some-check): because"_s},
        {"suppressions-named", u"app/core/a.h"_s, u"auto s = R\"(// NOLINT)\";"_s},
        {"nothing-left-for-later", u"app/core/a.cpp"_s, u"int TODO = 1'000;"_s},
    };
}

void addRows(const QList<Snippet> &snippets)
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    for (const Snippet &s : snippets) {
        QTest::addRow("%s: %s", s.rule.constData(), qUtf8Printable(s.text.simplified().left(50)))
            << s.rule << s.path << s.text;
    }
}

} // namespace

// The house rules hold for the whole tree; and each rule finds what it is there to find.
class TestHouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tree_keepsRule_data()
    {
        QTest::addColumn<QByteArray>("rule");
        for (const HouseRule &rule : houseRules())
            QTest::newRow(rule.name.constData()) << rule.name;
    }

    void tree_keepsRule()
    {
        QFETCH(QByteArray, rule);
        static const QList<SourceFile> files =
            sourceTree({u"app"_s, u"tests"_s, u"cmake"_s, u"i18n"_s, u"packaging"_s, u"resources"_s,
                        u".ci"_s, u".github"_s});
        QVERIFY(files.size() > 30);
        const QList<Finding> found = findings(rule, files);
        for (const Finding &f : found)
            qWarning("%s:%d: %s", qUtf8Printable(f.path), f.line, qUtf8Printable(f.what));
        QCOMPARE(found.size(), 0);
    }

    void badFile_isFound_data() { addRows(badSnippets()); }

    void badFile_isFound()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QString, path);
        QFETCH(QString, text);
        const QList<Finding> found = findings(rule, {sourceFile(path, text)});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().path, path);
    }

    void goodFile_isLeftAlone_data() { addRows(goodSnippets()); }

    void goodFile_isLeftAlone()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QString, path);
        QFETCH(QString, text);
        QCOMPARE(findings(rule, {sourceFile(path, text)}).size(), 0);
    }

    void everyRule_hasABadSnippet()
    {
        // one-settings-file needs two files, so it has a test of its own below
        QByteArrayList tried{"one-settings-file"};
        for (const Snippet &snippet : badSnippets())
            tried.append(snippet.rule);
        for (const HouseRule &rule : houseRules())
            QVERIFY2(tried.contains(rule.name), rule.name.constData());
    }

    void secondFileWithSettings_isFound()
    {
        const SourceFile h = sourceFile(u"app/session/a.h"_s, u"class QSettings;"_s);
        const SourceFile a = sourceFile(u"app/session/a.cpp"_s, u"QSettings s;\nQSettings t;"_s);
        const SourceFile b = sourceFile(u"app/windows/b.cpp"_s, u"QSettings s;"_s);
        QCOMPARE(findings("one-settings-file", {a, h}).size(), 0);
        QCOMPARE(findings("one-settings-file", {a, h, b}).size(), 1);
    }

    void layerList_isSound()
    {
        QVERIFY(layers().size() >= 9);
        QCOMPARE(unsoundIn(layers()), QString());
    }

    void unsoundLayerList_isFound()
    {
        QCOMPARE(unsoundIn(parseLayers(u"a: b\nb: c\nc: a\nd:\n"_s)), u"a b c"_s);
        QCOMPARE(unsoundIn(parseLayers(u"a: nowhere\n"_s)), u"a"_s);
    }

    void sizeExceptions_areStillNeededAndHaveReasons()
    {
        const QList<SourceFile> files = sourceTree({u"app"_s, u"tests"_s});
        for (const SizeException &exception : sizeExceptions()) {
            const auto it = std::ranges::find(files, exception.path, &SourceFile::path);
            QVERIFY2(it != files.end(), qUtf8Printable(exception.path));
            QVERIFY2(it->lines.size() - 1 > roomFor(*it), qUtf8Printable(exception.path));
            QVERIFY(exception.reason.size() > 20);
        }
    }

    void splitting_keepsCodeAndCommentsApart()
    {
        const SourceFile file = sourceFile(
            u"a.cpp"_s, u"int a = 1'000; // it's\nf(\"// no\", '\"'); /* x\ny */ g();"_s);
        QCOMPARE(file.code.value(0).trimmed(), u"int a = 1'000;"_s);
        QCOMPARE(file.comments.value(0).trimmed(), u"// it's"_s);
        QCOMPARE(file.code.value(1).simplified(), u"f( , );"_s);
        QCOMPARE(file.code.value(2).trimmed(), u"g();"_s);
        QCOMPARE(file.comments.value(2).trimmed(), u"y */"_s);
    }
};

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
