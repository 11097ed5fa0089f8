// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/source.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace foldout {

QString exactText(QByteArrayView utf8)
{
    QString marks;
    for (; utf8.startsWith("\xEF\xBB\xBF"); utf8 = utf8.sliced(3))
        marks += QChar(QChar::ByteOrderMark);
    return marks.isEmpty() ? QString::fromUtf8(utf8) : marks + QString::fromUtf8(utf8);
}

int SourceText::lineOf(int offset) const
{
    const auto it = std::ranges::upper_bound(lineStarts, offset);
    return std::max(1, int(it - lineStarts.begin()));
}

int SourceText::lineStart(int line) const
{
    return lineStarts.at(size_t(line - 1));
}

QByteArrayView SourceText::lineBytes(int line) const
{
    const int begin = lineStart(line);
    const bool last = size_t(line) == lineStarts.size();
    const int end = last ? int(utf8.size()) : lineStart(line + 1) - 1;
    return QByteArrayView(utf8).sliced(begin, end - begin);
}

int SourceText::indentOf(int line) const
{
    const QByteArrayView bytes = lineBytes(line);
    return int(std::ranges::find_if(bytes, [](char c) { return c != ' '; }) - bytes.begin());
}

SourceMark SourceText::mark(int offset) const
{
    const int end = std::clamp(offset, 0, int(utf8.size()));
    const int line = lineOf(end);
    const QByteArrayView before =
        QByteArrayView(utf8).sliced(lineStart(line), end - lineStart(line));
    const auto characters =
        std::ranges::count_if(before, [](char c) { return (uchar(c) & 0xC0U) != 0x80U; });
    return {.line = line, .column = int(characters) + 1};
}

void Findings::error(DiagnosticCode code, int offset, QStringList args)
{
    place(Severity::Error, code, offset, std::move(args));
}

void Findings::warning(DiagnosticCode code, int offset, QStringList args)
{
    place(Severity::Warning, code, offset, std::move(args));
}

void Findings::wholeFile(DiagnosticCode code, QStringList args)
{
    add({.code = code, .args = std::move(args)});
}

void Findings::append(Findings &&other)
{
    for (Diagnostic &diagnostic : other.m_list)
        add(std::move(diagnostic));
}

Diagnostics Findings::take()
{
    std::ranges::stable_sort(m_list, [](const Diagnostic &a, const Diagnostic &b) {
        const bool aLast = a.code == DiagnosticCode::TooManyErrors;
        const bool bLast = b.code == DiagnosticCode::TooManyErrors;
        return std::tuple(aLast, a.mark.line, a.mark.column) <
               std::tuple(bLast, b.mark.line, b.mark.column);
    });
    return std::exchange(m_list, {});
}

void Findings::add(Diagnostic diagnostic)
{
    int &count = diagnostic.severity == Severity::Error ? m_errors : m_warnings;
    ++count;
    if (count > Limit + 1)
        return;
    if (count == Limit + 1) {
        diagnostic.code = DiagnosticCode::TooManyErrors;
        diagnostic.args = {QString::number(Limit)};
    }
    m_list.append(std::move(diagnostic));
}

void Findings::place(Severity severity, DiagnosticCode code, int offset, QStringList args)
{
    if ((severity == Severity::Error ? m_errors : m_warnings) > Limit)
        return;
    const SourceMark mark = m_source.mark(offset);
    if (mark.line != m_lineNumber) {
        m_lineNumber = mark.line;
        m_line = m_source.lineText(mark.line);
    }
    add({.severity = severity,
         .code = code,
         .mark = mark,
         .sourceLine = m_line,
         .args = std::move(args),
         .questionId = m_questionId});
}

} // namespace foldout
