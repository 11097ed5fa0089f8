// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/yamlrepair.h"

#include "bank/yamlguard.h"

#include <algorithm>

namespace foldout {

namespace {

constexpr char MarkStandIn = '\x1A';

int sequenceLength(uchar first)
{
    if (first < 0xC0)
        return 1;
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

// Every whole character came from the source or from a good escape, so a continuation byte where a
// character should begin is one of the two bad ones: U+0085 or U+00A0 without its first byte.
void completeEscapes(std::string &text)
{
    if (QByteArrayView(text).isValidUtf8())
        return;
    std::string whole;
    for (size_t i = 0; i < text.size();) {
        const auto first = uchar(text[i]);
        if (first >= 0x80 && first < 0xC0)
            whole += '\xC2';
        const auto length = size_t(sequenceLength(first));
        whole.append(text, i, length);
        i += length;
    }
    text = std::move(whole);
}

void restoreBlankLines(const SourceText &source, int opening, std::string &text)
{
    const int closing = quoteEnd(source, opening) - 1;
    int at = closing;
    int breaks = 0;
    while (at > opening + 1 && QByteArrayView(" \t\n").contains(source.at(at - 1)))
        breaks += source.at(--at) == '\n' ? 1 : 0;
    if (at == opening + 1 && breaks >= 2)
        text.assign(size_t(breaks - 1), '\n');
    else if (breaks >= 3 && source.at(at - 1) != '\\')
        text.append(size_t(breaks - 2), '\n');
}

// Behind the last line of a folded text that keeps its blank lines; a last line that is indented
// further is not folded, and right.
void restoreKeptLine(const SourceText &source, int header, std::string &text)
{
    int line = source.lineOf(header);
    const QByteArrayView indicators =
        source.lineBytes(line).sliced(header - source.lineStart(line));
    if (indicators.size() < 2 || indicators[1] != '+' || text.empty())
        return;
    int indent = -1;
    int lastIndent = -1;
    bool blankBehind = false;
    for (++line; line <= int(source.lineStarts.size()); ++line) {
        const QByteArrayView bytes = source.lineBytes(line);
        const int spaces = source.indentOf(line);
        const bool blank = spaces == bytes.size();
        if (!blank && indent < 0)
            indent = spaces;
        if (!blank && spaces < indent)
            break;
        blankBehind =
            blank && size_t(line) < source.lineStarts.size() ? indent >= 0 : blank && blankBehind;
        if (!blank)
            lastIndent = bytes[indent] == '\t' ? indent + 1 : spaces;
    }
    if (blankBehind && lastIndent == indent)
        text += '\n';
}

} // namespace

QByteArray withStandIns(QByteArray text)
{
    for (qsizetype i = text.indexOf('?', 1); i >= 0; i = text.indexOf('?', i + 1)) {
        if (!QByteArrayView(" \t\n[{,").contains(text.at(i - 1)))
            text[i] = MarkStandIn;
    }
    return text;
}

void restoreText(const SourceText &source, int offset, std::string &text)
{
    std::ranges::replace(text, MarkStandIn, '?');
    const char first = source.at(offset);
    if (first == '"')
        completeEscapes(text);
    if ((first == '"' || first == '\'') && (text.empty() || text.back() == '\n'))
        restoreBlankLines(source, offset, text);
    if (first == '>')
        restoreKeptLine(source, offset, text);
}

} // namespace foldout
