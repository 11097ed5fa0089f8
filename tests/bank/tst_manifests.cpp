// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString OwnData = QStringLiteral(FOLDOUT_TEST_DATA);

void addManifest(const QString &folder, const QString &prefix)
{
    for (const QStringList &row : manifestRows(folder + u"/MANIFEST.tsv"_s)) {
        QTest::newRow(qPrintable(prefix + row.at(0)))
            << QString(folder + u'/' + row.at(0)) << row.at(1).toInt() << row.at(2).toInt()
            << row.at(3) << row.at(4).toInt();
    }
}

bool has(const Diagnostics &diagnostics, int line, const QString &code)
{
    return std::ranges::any_of(diagnostics, [&](const Diagnostic &d) {
        return (line == 0 || d.mark.line == line) && (code == "*"_L1 || codeName(d.code) == code);
    });
}

QString listed(const Diagnostics &diagnostics)
{
    QString out;
    for (const Diagnostic &d : diagnostics)
        out += u" %1:%2:%3"_s.arg(d.mark.line).arg(d.mark.column).arg(codeName(d.code));
    return out;
}

} // namespace

// Every bank of the manifests: exit status, the line and code that must be named, what still loads.
class TestManifests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bankBehavesAsItsRowSays_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("exit");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("loaded");
        addManifest(OwnData, {});
        if (const QString shared = sharedFolder(u"bank/broken"_s); !shared.isNull())
            addManifest(shared, u"shared/"_s);
    }

    void bankBehavesAsItsRowSays()
    {
        QFETCH(QString, file);
        QFETCH(int, exit);
        QFETCH(int, line);
        QFETCH(QString, code);
        QFETCH(int, loaded);
        const LoadReport report = loadBanks({file}, {});
        const QByteArray found = listed(report.diagnostics).toUtf8();
        QVERIFY2(report.unreadable.isEmpty(), "unreadable");
        QVERIFY2((report.errorCount() > 0) == (exit == 1), found.constData());
        if (line > 0 || code != "*"_L1)
            QVERIFY2(has(report.diagnostics, line, code), found.constData());
        if (loaded >= 0)
            QCOMPARE(report.questionCount(), loaded);
        if (loaded == -1)
            QVERIFY2(report.banks.isEmpty(), found.constData());
        for (const Diagnostic &d : report.diagnostics) {
            QCOMPARE(d.mark.file, file);
            if (d.mark.line > 0)
                QVERIFY2(d.mark.column > 0, found.constData());
        }
    }

    void everyCodeHasARow()
    {
        // These need a disk without the file, a change, or a size no test data should have.
        QSet<QString> seen{u"cannot-read"_s, u"kept-last-good"_s};
        for (const QStringList &row : manifestRows(OwnData + u"/MANIFEST.tsv"_s))
            seen.insert(row.at(3));
        for (int code = 0; code < DiagnosticCodeCount; ++code) {
            const QString name = codeName(DiagnosticCode(code));
            QVERIFY2(seen.contains(name), qPrintable(name));
        }
    }

    void everyFileHasARow()
    {
        QSet<QString> rows;
        for (const QStringList &row : manifestRows(OwnData + u"/MANIFEST.tsv"_s))
            rows.insert(OwnData + u'/' + row.at(0));
        for (const QString &file : bankFiles({OwnData}))
            QVERIFY2(rows.contains(file), qPrintable(file));
    }

    // Raw YAML of all sorts: refused with a code of ours on the right line, or its text kept. As
    // they are no banks, "accept" means that nothing but the missing bank fields is reported.
    void snippetIsRefusedOrKept_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected");
        const QString shared = sharedFolder(u"bank/adversarial/yaml"_s);
        if (shared.isNull())
            QSKIP("needs FOLDOUT_SHARED");
        for (const QStringList &row : manifestRows(shared + u"/MANIFEST.tsv"_s))
            QTest::newRow(qPrintable(row.at(0))) << QString(shared + u'/' + row.at(0)) << row.at(1);
    }

    void snippetIsRefusedOrKept()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        const LoadReport report = loadBanks({file}, {});
        QVERIFY(report.banks.isEmpty());
        static const QSet<DiagnosticCode> noBank{
            DiagnosticCode::MissingField, DiagnosticCode::UnknownKey, DiagnosticCode::NotAMapping};
        const auto structural = std::ranges::count_if(report.diagnostics, [](const Diagnostic &d) {
            return d.severity == Severity::Error && !noBank.contains(d.code);
        });
        const QByteArray found = listed(report.diagnostics).toUtf8();
        const bool refused =
            expected.startsWith("error"_L1) && !expected.contains("unknown key"_L1) &&
            !expected.contains("a bank is a mapping"_L1) && !expected.contains("ids equal"_L1);
        const bool kept = expected.startsWith("accept"_L1);
        if (refused)
            QVERIFY2(structural > 0, found.constData());
        else if (kept)
            QVERIFY2(structural == 0, found.constData());
        else
            QVERIFY2(report.errorCount() > 0, found.constData());
        static const QRegularExpression atLine(u"at line (\\d+)"_s);
        if (const auto match = atLine.match(expected); match.hasMatch())
            QVERIFY2(has(report.diagnostics, match.captured(1).toInt(), u"*"_s), found.constData());
    }
};

QTEST_GUILESS_MAIN(TestManifests)
#include "tst_manifests.moc"
