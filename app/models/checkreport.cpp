// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checkreport.h"

#include "models/messages.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

QString severityName(Severity severity)
{
    return severity == Severity::Error ? u"error"_s : u"warning"_s;
}

QByteArray text(const LoadReport &report)
{
    QString out;
    for (const Diagnostic &diagnostic : report.diagnostics) {
        const SourceMark &mark = diagnostic.mark;
        out += mark.line == 0 ? mark.file
                              : u"%1:%2:%3"_s.arg(mark.file).arg(mark.line).arg(mark.column);
        out += u": %1[%2]: "_s.arg(severityName(diagnostic.severity), codeName(diagnostic.code));
        out += describe(diagnostic) + u'\n';
        const QString lines = caretLine(diagnostic);
        for (const QString &line : lines.split(u'\n', Qt::SkipEmptyParts))
            out += u"    "_s + line + u'\n';
        out += u"    "_s + remedy(diagnostic) + u'\n';
    }
    // Fixed words: scripts read this line.
    out += u"%1 questions, %2 errors, %3 warnings\n"_s.arg(report.questionCount())
               .arg(report.errorCount())
               .arg(report.warningCount());
    return out.toUtf8();
}

QByteArray json(const LoadReport &report)
{
    QJsonArray banks;
    for (const BankPtr &bank : report.banks)
        banks.append(QJsonObject{{u"id"_s, bank->id},
                                 {u"questions"_s, bank->questions.size()},
                                 {u"files"_s, QJsonArray::fromStringList(bank->files)}});
    QJsonArray diagnostics;
    for (const Diagnostic &d : report.diagnostics)
        diagnostics.append(QJsonObject{{u"file"_s, d.mark.file},
                                       {u"line"_s, d.mark.line},
                                       {u"column"_s, d.mark.column},
                                       {u"severity"_s, severityName(d.severity)},
                                       {u"code"_s, codeName(d.code)},
                                       {u"message"_s, describe(d)},
                                       {u"remedy"_s, remedy(d)},
                                       {u"source"_s, d.sourceLine},
                                       {u"question"_s, d.questionId}});
    return QJsonDocument(QJsonObject{{u"questions"_s, report.questionCount()},
                                     {u"errors"_s, report.errorCount()},
                                     {u"warnings"_s, report.warningCount()},
                                     {u"banks"_s, banks},
                                     {u"diagnostics"_s, diagnostics}})
        .toJson();
}

QString fileUri(const QString &file)
{
    return file.startsWith(u'/') ? QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)
                                 : QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
}

QByteArray sarif(const LoadReport &report)
{
    QStringList codes;
    QJsonArray rules;
    QJsonArray results;
    for (const Diagnostic &d : report.diagnostics) {
        const QString code = codeName(d.code);
        if (!codes.contains(code)) {
            codes.append(code);
            rules.append(QJsonObject{{u"id"_s, code}});
        }
        QJsonObject place{{u"artifactLocation"_s, QJsonObject{{u"uri"_s, fileUri(d.mark.file)}}}};
        if (d.mark.line > 0)
            place.insert(u"region"_s, QJsonObject{{u"startLine"_s, d.mark.line},
                                                  {u"startColumn"_s, std::max(1, d.mark.column)}});
        results.append(QJsonObject{
            {u"ruleId"_s, code},
            {u"ruleIndex"_s, codes.indexOf(code)},
            {u"level"_s, severityName(d.severity)},
            {u"message"_s, QJsonObject{{u"text"_s, QString(describe(d) + u' ' + remedy(d))}}},
            {u"locations"_s, QJsonArray{QJsonObject{{u"physicalLocation"_s, place}}}}});
    }
    const QJsonObject driver{{u"name"_s, u"Foldout"_s},
                             {u"version"_s, QStringLiteral(FOLDOUT_VERSION)},
                             {u"rules"_s, rules}};
    const QJsonObject run{{u"tool"_s, QJsonObject{{u"driver"_s, driver}}},
                          {u"columnKind"_s, u"unicodeCodePoints"_s},
                          {u"results"_s, results}};
    return QJsonDocument(
               QJsonObject{{u"$schema"_s, u"https://json.schemastore.org/sarif-2.1.0.json"_s},
                           {u"version"_s, u"2.1.0"_s},
                           {u"runs"_s, QJsonArray{run}}})
        .toJson();
}

} // namespace

QByteArray checkReport(const LoadReport &report, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Text:
        return text(report);
    case ReportFormat::Json:
        return json(report);
    case ReportFormat::Sarif:
        return sarif(report);
    }
    Q_UNREACHABLE();
}

int checkExitCode(const LoadReport &report)
{
    if (!report.unreadable.isEmpty())
        return 2;
    return report.errorCount() > 0 ? 1 : 0;
}

} // namespace foldout
