// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/yamlexplain.h"

#include "bank/encoding.h"
#include "bank/yamlguard.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr int LinesToLookBack = 300;
constexpr QByteArrayView FullwidthColon("\xEF\xBC\x9A");

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

// A colon that YAML takes as the end of a key: followed by a blank or the end of the line.
qsizetype keyColon(QByteArrayView line, qsizetype from)
{
    for (qsizetype i = line.indexOf(':', from); i >= 0; i = line.indexOf(':', i + 1)) {
        if (i + 1 == line.size() || isBlank(line[i + 1]))
            return i;
    }
    return -1;
}

qsizetype skipBlanks(QByteArrayView line, qsizetype at)
{
    while (at < line.size() && isBlank(line[at]))
        ++at;
    return at;
}

struct LineShape
{
    qsizetype content = 0; // first character that is not indentation
    qsizetype value = 0;   // where the value begins, behind "- " and "key: "
    bool hasKey = false;
};

LineShape shapeOf(QByteArrayView line)
{
    LineShape shape;
    shape.content = skipBlanks(line, 0);
    shape.value = shape.content;
    while (shape.value + 1 < line.size() && line[shape.value] == '-' &&
           isBlank(line[shape.value + 1]))
        shape.value = skipBlanks(line, shape.value + 1);
    const qsizetype colon = keyColon(line, shape.value);
    const bool quotedOrFlow =
        shape.value < line.size() && QByteArrayView("\"'[{`").contains(line[shape.value]);
    if (colon > shape.value && !quotedOrFlow) {
        shape.hasKey = true;
        shape.value = skipBlanks(line, colon + 1);
    }
    return shape;
}

// Index behind the bracket that closes the first one, -1: it is not closed in this text.
qsizetype flowEnd(QByteArrayView value)
{
    int depth = 0;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] == '[' || value[i] == '{')
            ++depth;
        else if ((value[i] == ']' || value[i] == '}') && --depth == 0)
            return i + 1;
    }
    return -1;
}

// The start of a value that YAML reads as something else than text.
std::optional<DiagnosticCode> causeInStart(QByteArrayView value, bool hasKey)
{
    const char first = value.front();
    const char second = value.size() > 1 ? value[1] : '\n';
    switch (first) {
    case '"':
    case '\'': {
        SourceText line;
        line.utf8 = value.toByteArray();
        const int end = quoteEnd(line, 0);
        if (end < 0)
            return DiagnosticCode::UnclosedQuote;
        const qsizetype rest = skipBlanks(value, end);
        const bool fine = rest == value.size() || QByteArrayView("#:,]}").contains(value[rest]);
        return fine ? std::nullopt : std::optional(DiagnosticCode::QuoteInText);
    }
    case '[':
    case '{': {
        const qsizetype end = flowEnd(value);
        const bool textBehind = end >= 0 && skipBlanks(value, end) < value.size() &&
                                value[skipBlanks(value, end)] != '#';
        return end < 0 || textBehind || value.startsWith("{{")
                   ? std::optional(DiagnosticCode::FlowInText)
                   : std::nullopt;
    }
    case '*':
        return std::ranges::none_of(value, isBlank) && !value.sliced(1).contains('*')
                   ? DiagnosticCode::Alias
                   : DiagnosticCode::ReservedStart;
    case '`':
    case '@':
    case '%':
    case '&':
    case '!':
    case ']':
    case '}':
    case ',':
        return DiagnosticCode::ReservedStart;
    case '-':
    case '?':
        return hasKey && (isBlank(second) || second == '\n')
                   ? std::optional(DiagnosticCode::ReservedStart)
                   : std::nullopt;
    case '|':
    case '>': {
        const qsizetype rest =
            skipBlanks(value, value.indexOf(' ') < 0 ? value.size() : value.indexOf(' '));
        const bool header =
            (second == '\n' || isBlank(second) || QByteArrayView("+-123456789").contains(second)) &&
            (rest == value.size() || value[rest] == '#');
        return header ? std::nullopt : std::optional(DiagnosticCode::ReservedStart);
    }
    default:
        return std::nullopt;
    }
}

std::optional<Cause> causeInLine(const SourceText &source, int lineNumber)
{
    const QByteArrayView line = source.lineBytes(lineNumber);
    const int start = source.lineStart(lineNumber);
    const LineShape shape = shapeOf(line);
    if (const qsizetype tab = line.first(shape.content).indexOf('\t'); tab >= 0)
        return Cause{DiagnosticCode::TabIndent, start + int(tab), {}};
    if (const qsizetype length = foreignSpace(line.sliced(shape.content)); length > 0) {
        const QString space = exactText(line.sliced(shape.content, length));
        return Cause{DiagnosticCode::NbspIndent,
                     start + int(shape.content),
                     {codePointName(space.at(0).unicode())}};
    }
    const QByteArrayView value = line.sliced(shape.value);
    if (!value.isEmpty()) {
        if (const auto code = causeInStart(value, shape.hasKey))
            return Cause{*code, start + int(shape.value), {QString(QLatin1Char(value.front()))}};
        if (const qsizetype colon = keyColon(line, shape.value);
            shape.hasKey && colon >= 0 && !QByteArrayView("\"'[{").contains(value.front()))
            return Cause{DiagnosticCode::ColonInText, start + int(colon), {}};
    }
    const qsizetype wide = line.indexOf(FullwidthColon);
    if (wide >= 0 && (!shape.hasKey || wide < shape.value))
        return Cause{DiagnosticCode::FullwidthColon, start + int(wide), {}};
    return std::nullopt;
}

// A quote opened above this line whose end yaml-cpp found only here, or nowhere.
std::optional<Cause> quoteFromAbove(const SourceText &source, int lineNumber)
{
    for (int line = lineNumber - 1; line >= std::max(1, lineNumber - LinesToLookBack); --line) {
        const QByteArrayView bytes = source.lineBytes(line);
        const LineShape shape = shapeOf(bytes);
        const QByteArrayView value = bytes.sliced(shape.value);
        if (value.isEmpty() || causeInStart(value, shape.hasKey) != DiagnosticCode::UnclosedQuote)
            continue;
        const int opening = source.lineStart(line) + int(shape.value);
        const int end = quoteEnd(source, opening);
        if (end < 0 || source.lineOf(end - 1) >= lineNumber)
            return Cause{
                DiagnosticCode::UnclosedQuote, opening, {QString(QLatin1Char(value.front()))}};
        return std::nullopt;
    }
    return std::nullopt;
}

int lineAbove(const SourceText &source, int line)
{
    do
        --line;
    while (line >= 1 && source.lineBytes(line).trimmed().isEmpty());
    return line;
}

// A key that yaml-cpp took for the end of a text above it: either this line goes on with that text
// and the colon cuts it, or the line above belongs to nothing.
Cause colonBelowText(const SourceText &source, int line, int offset)
{
    int key = line - 1;
    while (key >= 1 && !shapeOf(source.lineBytes(key)).hasKey)
        --key;
    if (key >= 1 &&
        shapeOf(source.lineBytes(line)).content > shapeOf(source.lineBytes(key)).content)
        return {DiagnosticCode::ColonInText, offset, {}};
    const int above = lineAbove(source, line);
    if (above <= key)
        return {DiagnosticCode::YamlSyntax, offset, {}};
    const auto content = shapeOf(source.lineBytes(above)).content;
    return {DiagnosticCode::TrailingJunk, source.lineStart(above) + int(content), {}};
}

} // namespace

int foreignSpace(QByteArrayView text)
{
    if (text.startsWith("\xC2\xA0"))
        return 2;
    if (text.startsWith("\xE3\x80\x80") || text.startsWith("\xEF\xBB\xBF"))
        return 3;
    return text.startsWith("\xE2\x80") && text.size() > 2 && uchar(text[2]) <= 0x8B ? 3 : 0;
}

Cause explainFault(const SourceText &source, int offset, int openFlow)
{
    const int line = source.lineOf(offset);
    if (const auto quote = quoteFromAbove(source, line))
        return *quote;
    if (openFlow >= 0 && source.lineOf(openFlow) < line)
        return {DiagnosticCode::FlowInText, openFlow, {QString(QLatin1Char(source.at(openFlow)))}};
    if (const auto here = causeInLine(source, line))
        return *here;
    if (const int above = lineAbove(source, line); above >= 1) {
        if (const auto cause = causeInLine(source, above))
            return *cause;
    }
    const QByteArrayView bytes = source.lineBytes(line);
    const LineShape shape = shapeOf(bytes);
    if (source.at(offset) == '?')
        return {DiagnosticCode::ReservedStart, offset, {u"?"_s}};
    if (source.at(offset) == ':' && shape.hasKey)
        return colonBelowText(source, line, offset);
    if (offset - source.lineStart(line) > shape.content || shape.content == bytes.size())
        return {DiagnosticCode::YamlSyntax, offset, {}};
    const bool entry = shape.hasKey || shape.value > shape.content;
    return {entry ? DiagnosticCode::BadIndent : DiagnosticCode::TrailingJunk, offset, {}};
}

} // namespace foldout
