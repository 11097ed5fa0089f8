// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checkreport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

LoadReport exampleReport()
{
    auto bank = std::make_shared<Bank>();
    bank->id = u"b"_s;
    bank->files = {u"/banks/한 b.yaml"_s};
    bank->questions = {Question{.id = u"q"_s}, Question{.id = u"r"_s}};
    LoadReport report;
    report.banks = {bank};
    report.diagnostics = {{.code = DiagnosticCode::DuplicateKey,
                           .mark = {u"한 b.yaml"_s, 3, 5},
                           .sourceLine = u"질문: a"_s,
                           .args = {u"질문"_s, u"2"_s},
                           .questionId = u"q"_s},
                          {.severity = Severity::Warning,
                           .code = DiagnosticCode::MissingExplanation,
                           .mark = {u"한 b.yaml"_s, 9, 1}},
                          {.code = DiagnosticCode::EmptyFile, .mark = {u"/c.yaml"_s, 0, 0}}};
    return report;
}

} // namespace

class TestCheckReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textNamesPlaceCodeAndCount()
    {
        const QStringList lines =
            QString::fromUtf8(checkReport(exampleReport(), ReportFormat::Text)).split(u'\n');
        QVERIFY(lines.at(0).startsWith(u"한 b.yaml:3:5: error[duplicate-key]: "_s));
        QCOMPARE(lines.at(1), u"    질문: a"_s);
        QCOMPARE(lines.at(2), u"          ^"_s);
        QVERIFY(lines.at(3).startsWith("    "_L1));
        QVERIFY(lines.at(4).startsWith(u"한 b.yaml:9:1: warning[missing-explanation]: "_s));
        QVERIFY(lines.contains(u"2 questions, 2 errors, 1 warnings"_s));
        QVERIFY(std::ranges::any_of(lines, [](const QString &line) {
            return line.startsWith("/c.yaml: error[empty-file]: "_L1);
        }));
    }

    void jsonHoldsEverything()
    {
        const QJsonObject root =
            QJsonDocument::fromJson(checkReport(exampleReport(), ReportFormat::Json)).object();
        QCOMPARE(root.value(u"questions").toInt(), 2);
        QCOMPARE(root.value(u"errors").toInt(), 2);
        QCOMPARE(root.value(u"warnings").toInt(), 1);
        const QJsonObject first = root.value(u"diagnostics").toArray().first().toObject();
        QCOMPARE(first.value(u"file").toString(), u"한 b.yaml"_s);
        QCOMPARE(first.value(u"line").toInt(), 3);
        QCOMPARE(first.value(u"column").toInt(), 5);
        QCOMPARE(first.value(u"code").toString(), u"duplicate-key"_s);
        QCOMPARE(first.value(u"severity").toString(), u"error"_s);
        QCOMPARE(first.value(u"question").toString(), u"q"_s);
        QVERIFY(!first.value(u"message").toString().isEmpty());
        QVERIFY(!first.value(u"remedy").toString().isEmpty());
    }

    void sarifNamesRulesAndPlaces()
    {
        const QJsonObject root =
            QJsonDocument::fromJson(checkReport(exampleReport(), ReportFormat::Sarif)).object();
        QCOMPARE(root.value(u"version").toString(), u"2.1.0"_s);
        const QJsonObject run = root.value(u"runs").toArray().first().toObject();
        QCOMPARE(run.value(u"columnKind").toString(), u"unicodeCodePoints"_s);
        const QJsonArray rules =
            run.value(u"tool").toObject().value(u"driver").toObject().value(u"rules").toArray();
        const QJsonArray results = run.value(u"results").toArray();
        QCOMPARE(results.size(), 3);
        for (const QJsonValue &value : results) {
            const QJsonObject result = value.toObject();
            QCOMPARE(rules.at(result.value(u"ruleIndex").toInt()).toObject().value(u"id"),
                     result.value(u"ruleId"));
        }
        const auto place = [&](int i) {
            return results.at(i)
                .toObject()
                .value(u"locations")
                .toArray()
                .first()
                .toObject()
                .value(u"physicalLocation")
                .toObject();
        };
        QCOMPARE(place(0).value(u"artifactLocation").toObject().value(u"uri").toString(),
                 u"%ED%95%9C%20b.yaml"_s);
        QCOMPARE(place(0).value(u"region").toObject().value(u"startLine").toInt(), 3);
        QCOMPARE(place(2).value(u"artifactLocation").toObject().value(u"uri").toString(),
                 u"file:///c.yaml"_s);
        QVERIFY(!place(2).contains(u"region"));
    }

    void exitCodeSaysWhatHappened()
    {
        LoadReport report;
        QCOMPARE(checkExitCode(report), 0);
        report.diagnostics = {{.severity = Severity::Warning}};
        QCOMPARE(checkExitCode(report), 0);
        report.diagnostics.append({.severity = Severity::Error});
        QCOMPARE(checkExitCode(report), 1);
        report.unreadable = {u"x"_s};
        QCOMPARE(checkExitCode(report), 2);
    }
};

QTEST_GUILESS_MAIN(TestCheckReport)
#include "tst_checkreport.moc"
