// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace foldout {

// Text exactly as it stands: QString::fromUtf8 would drop a U+FEFF at its start.
QString exactText(QByteArrayView utf8);

// The text of one bank file: valid UTF-8 without byte order mark, every line ended by LF, and the
// way from a byte offset to the line and column a person sees. Value; any thread.
struct SourceText
{
    QByteArray utf8;
    std::vector<int> lineStarts; // byte offset of each line

    int lineOf(int offset) const;             // 1-based; an offset behind the end is the last line
    int lineStart(int line) const;            // byte offset; line 1-based
    QByteArrayView lineBytes(int line) const; // without its LF
    int indentOf(int line) const;             // leading spaces
    SourceMark mark(int offset) const;        // without a file name
    QString lineText(int line) const { return exactText(lineBytes(line)); }

    char at(qsizetype offset) const // NUL outside the text
    {
        return offset >= 0 && offset < utf8.size() ? utf8[offset] : '\0';
    }
};

// What is wrong with one file, in the order of the file. Keeps at most Limit errors and as many
// warnings; the first one beyond is replaced by too-many-errors. Not thread-safe: one per thread.
class Findings
{
public:
    static constexpr int Limit = 100;

    explicit Findings(const SourceText &source)
        : m_source(source)
    {
    }

    void error(DiagnosticCode code, int offset, QStringList args = {});
    void warning(DiagnosticCode code, int offset, QStringList args = {});
    void wholeFile(DiagnosticCode code, QStringList args = {}); // an error without a line
    void append(Findings &&other); // those of a later stretch of the same file

    void setQuestion(const QString &id) { m_questionId = id; } // attached to what follows
    int errorCount() const { return m_errors; }
    Diagnostics take(); // sorted by place

private:
    void add(Diagnostic diagnostic);
    void place(Severity severity, DiagnosticCode code, int offset, QStringList args);

    const SourceText &m_source;
    Diagnostics m_list;
    QString m_questionId;
    QString m_line; // text of m_lineNumber, shared by the findings on one line
    int m_lineNumber = 0;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace foldout
