// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/yamlguard.h"

#include "bank/encoding.h"
#include "bank/yamlexplain.h"

#include <QHash>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isMarker(QByteArrayView line, QByteArrayView marker)
{
    return line.startsWith(marker) && (line.size() == 3 || isBlank(line[3]));
}

bool isKnownDirective(QByteArrayView line)
{
    const QByteArrayView text =
        line.first(std::max<qsizetype>(0, line.indexOf('#') < 0 ? line.size() : line.indexOf('#')))
            .trimmed();
    return text == "%YAML 1.1" || text == "%YAML 1.2";
}

bool startsText(QByteArrayView rest)
{
    rest = rest.trimmed();
    return !rest.isEmpty() && rest.front() != '#';
}

// Follows the document through its lines.
class LineGuard
{
public:
    LineGuard(const SourceText &source, Findings &findings)
        : m_source(source)
        , m_findings(findings)
    {
    }

    bool run()
    {
        for (int line = 1; line <= int(m_source.lineStarts.size()) && !m_over; ++line) {
            const QByteArrayView bytes = m_source.lineBytes(line);
            if (!bytes.isEmpty())
                look(bytes, m_source.lineStart(line));
        }
        if (!m_content && m_good) {
            m_findings.wholeFile(DiagnosticCode::EmptyFile);
            m_good = false;
        }
        return m_good;
    }

private:
    void fault(DiagnosticCode code, int offset, QStringList args = {})
    {
        m_findings.error(code, offset, std::move(args));
        m_good = false;
    }

    void look(QByteArrayView line, int start)
    {
        if (isMarker(line, "...")) {
            m_ended = m_content || m_marker;
        } else if (isMarker(line, "---")) {
            if (m_content || m_marker)
                return second(start);
            m_marker = true;
            if (startsText(line.sliced(3)))
                beginContent(line.sliced(3).trimmed(), start);
        } else if (line.front() == '%' && !m_flowRoot) {
            m_directive = true;
            if (m_content || m_marker || !isKnownDirective(line))
                fault(DiagnosticCode::Directive, start,
                      {QString::fromUtf8(line.first(std::min<qsizetype>(line.size(), 40)))});
        } else if (startsText(line)) {
            if (m_ended)
                return second(start);
            if (!m_content)
                beginContent(line.trimmed(), start);
            if (line.front() == '\t' && !m_flowRoot)
                fault(DiagnosticCode::TabIndent, start);
        }
    }

    void beginContent(QByteArrayView text, int start)
    {
        m_content = true;
        m_flowRoot = text.front() == '{' || text.front() == '[';
        if (m_directive && !m_marker)
            fault(DiagnosticCode::Directive, start, {u"---"_s});
    }

    void second(int start)
    {
        fault(DiagnosticCode::SecondDocument, start);
        m_over = true;
    }

    const SourceText &m_source;
    Findings &m_findings;
    bool m_good = true;
    bool m_content = false;
    bool m_marker = false;
    bool m_directive = false;
    bool m_ended = false;
    bool m_over = false;
    bool m_flowRoot = false; // as in JSON, where tabs may indent
};

void warnOfBidiControls(const SourceText &source, Findings &findings)
{
    const char *const begin = source.utf8.constData();
    const char *const end = begin + source.utf8.size();
    for (const char *at = begin;
         (at = static_cast<const char *>(std::memchr(at, '\xE2', size_t(end - at)))) != nullptr;
         ++at) {
        const auto second = uchar(at[1]);
        const auto third = uchar(at[2]);
        if ((second == 0x80 && third >= 0xAA && third <= 0xAE) ||
            (second == 0x81 && third >= 0xA6 && third <= 0xA9))
            findings.warning(DiagnosticCode::BidiControl, int(at - begin),
                             {codePointName(QString::fromUtf8(at, 3).at(0).unicode())});
    }
}

class TreeGuard
{
public:
    TreeGuard(const SourceText &source, YamlTree &tree, Findings &findings)
        : m_source(source)
        , m_tree(tree)
        , m_findings(findings)
    {
    }

    bool run()
    {
        if (m_tree.at(0).type == YamlNode::Scalar) {
            const Cause cause = explainFault(m_source, m_tree.at(0).offset, -1);
            const bool wideColon = cause.code == DiagnosticCode::FullwidthColon;
            m_findings.error(wideColon ? cause.code : DiagnosticCode::NotAMapping, cause.offset);
            return false;
        }
        check(0, -1, false);
        return m_good;
    }

private:
    // indent: column of the block collection around the node, -1: none.
    void check(int node, int indent, bool inFlow)
    {
        const YamlNode &n = m_tree.at(node);
        advanceTo(n.offset);
        switch (n.type) {
        case YamlNode::Null:
            return;
        case YamlNode::Scalar:
            if (!n.plain && !n.spoiled)
                checkQuoted(node, indent);
            return;
        case YamlNode::Sequence:
        case YamlNode::Map:
            break;
        }
        const int inner = n.flow || inFlow ? indent : n.offset - m_source.lineStart(m_line);
        if (n.type == YamlNode::Map)
            checkMap(node);
        const bool flow = n.flow || inFlow;
        for (int child = node + 1; child < n.next; child = m_tree.at(child).next) {
            if (!flow && n.type == YamlNode::Sequence && m_tree.at(child).type == YamlNode::Null)
                m_tree.moveTo(child, dashBefore(m_tree.at(child).offset, inner));
            if (flow)
                checkFlowPlace(child, indent);
            if (flow && n.type == YamlNode::Sequence && m_tree.at(child).type == YamlNode::Null)
                spoil(child, DiagnosticCode::YamlSyntax, {});
            check(child, inner, flow);
        }
    }

    // Nodes are visited in the order of the file, so the line is found by going on.
    void advanceTo(int offset)
    {
        while (size_t(m_line) < m_source.lineStarts.size() &&
               m_source.lineStart(m_line + 1) <= offset)
            ++m_line;
    }

    // yaml-cpp gives an empty entry the place of what follows; its dash stands above, in the
    // column of the list.
    int dashBefore(int offset, int column) const
    {
        int line = m_source.lineOf(offset);
        while (line > 1 && (m_source.lineStart(line) + column >= offset ||
                            m_source.at(m_source.lineStart(line) + column) != '-'))
            --line;
        return m_source.lineStart(line) + column;
    }

    void checkFlowPlace(int child, int indent)
    {
        const int before = m_line;
        advanceTo(m_tree.at(child).offset);
        if (m_line > before && m_source.indentOf(m_line) <= indent)
            spoil(child, DiagnosticCode::BadIndent, {});
    }

    void checkQuoted(int node, int indent)
    {
        const int opening = m_tree.at(node).offset;
        const char quote = m_source.at(opening);
        if (quote == '>' && m_tree.text(node).find("```") != std::string_view::npos)
            m_findings.warning(DiagnosticCode::FoldedCode, opening);
        if (quote != '"' && quote != '\'')
            return;
        const int end = quoteEnd(m_source, opening);
        const auto begin = m_source.utf8.constData() + opening;
        const bool manyLines =
            end < 0 || std::memchr(begin, '\n', size_t(end - opening)) != nullptr;
        if (manyLines && (end < 0 || leavesIndent(opening, end, indent))) {
            m_findings.error(DiagnosticCode::UnclosedQuote, opening, {QString(QLatin1Char(quote))});
            m_good = false;
            return;
        }
        if (manyLines && m_tree.text(node).find("```") != std::string_view::npos)
            m_findings.warning(DiagnosticCode::FoldedCode, opening);
        const char behind = m_source.at(end);
        if (behind != '\0' && std::strchr(" \t\n,]}:", behind) == nullptr)
            spoil(node, DiagnosticCode::QuoteInText, {QString(QLatin1Char(quote))}, end);
        if (quote == '"')
            checkEscapes(node, opening, end);
    }

    // yaml-cpp takes \' for ', which YAML has not.
    void checkEscapes(int node, int opening, int end)
    {
        for (int i = opening + 1; i + 1 < end; ++i) {
            if (m_source.at(i) != '\\')
                continue;
            ++i;
            if (m_source.at(i) == '\'')
                spoil(node, DiagnosticCode::BadEscape, {u"\\'"_s}, i - 1);
        }
    }

    // A quoted text that goes on in lines that are not further in than what holds it: the quote
    // was forgotten and swallowed the lines behind.
    bool leavesIndent(int opening, int end, int indent) const
    {
        const int last = m_source.lineOf(end - 1);
        for (int line = m_source.lineOf(opening) + 1; line <= last; ++line) {
            const int spaces = m_source.indentOf(line);
            const bool empty = m_source.lineBytes(line).trimmed().isEmpty();
            if (!empty && spaces <= indent)
                return true;
        }
        return false;
    }

    void checkMap(int map)
    {
        const YamlNode &m = m_tree.at(map);
        m_keys.clear();
        for (int key = map + 1; key < m.next;) {
            const int value = m_tree.at(key).next;
            const QByteArrayView source(m_source.utf8);
            if (!m.flow && (m_tree.at(value).offset == m_tree.at(key).offset ||
                            foreignSpace(source.sliced(m_tree.at(key).offset)) > 0))
                return accidentalKey(key);
            checkKey(map, key);
            if (m_tree.at(value).type == YamlNode::Null)
                m_tree.moveTo(value, m_tree.at(key).offset);
            key = m_tree.at(value).next;
        }
        findRepeats(map);
    }

    void accidentalKey(int key)
    {
        const int offset = m_tree.at(key).offset;
        Cause cause = explainFault(m_source, offset, -1);
        if (m_source.lineOf(cause.offset) != m_source.lineOf(offset))
            cause = {DiagnosticCode::TrailingJunk, offset, {}};
        m_findings.error(cause.code, cause.offset, cause.args);
        m_good = false;
    }

    void checkKey(int map, int key)
    {
        const YamlNode &k = m_tree.at(key);
        const char first = m_source.at(k.offset);
        if (k.type == YamlNode::Scalar && k.plain && m_tree.text(key) == "<<")
            spoil(key, DiagnosticCode::MergeKey, {});
        else if (k.type == YamlNode::Scalar)
            m_keys.push_back(key);
        else if (m_tree.at(map).flow && (first == '{' || first == '['))
            spoil(key, DiagnosticCode::FlowInText, {QString(QLatin1Char(first))},
                  m_tree.at(map).offset);
        else
            spoil(key, DiagnosticCode::KeyNotText, {});
    }

    void findRepeats(int map)
    {
        std::ranges::stable_sort(m_keys, {}, [this](int key) { return m_tree.text(key); });
        for (size_t i = 1; i < m_keys.size(); ++i) {
            const int key = m_keys[i];
            const int first = m_keys[i - 1];
            if (m_tree.text(key) != m_tree.text(first))
                continue;
            const QString name = QString::fromUtf8(m_tree.text(key)).left(80);
            const int line = m_source.lineOf(m_tree.at(first).offset);
            spoil(map, DiagnosticCode::DuplicateKey, {name, QString::number(line)},
                  m_tree.at(key).offset);
            m_good = m_good && map != 0;
        }
    }

    void spoil(int node, DiagnosticCode code, const QStringList &args, int offset = -1)
    {
        m_findings.error(code, offset < 0 ? m_tree.at(node).offset : offset, args);
        m_tree.spoil(node);
    }

    const SourceText &m_source;
    YamlTree &m_tree;
    Findings &m_findings;
    std::vector<int> m_keys; // of the map in hand
    int m_line = 1;
    bool m_good = true;
};

} // namespace

bool guardLines(const SourceText &source, Findings &findings)
{
    warnOfBidiControls(source, findings);
    return LineGuard(source, findings).run();
}

bool guardTree(const SourceText &source, YamlTree &tree, Findings &findings)
{
    return TreeGuard(source, tree, findings).run();
}

int quoteEnd(const SourceText &source, int openingQuote)
{
    const char quote = source.at(openingQuote);
    for (int i = openingQuote + 1; i < source.utf8.size(); ++i) {
        const char c = source.utf8[i];
        if (c == '\\' && quote == '"')
            ++i;
        else if (c == quote && quote == '\'' && source.at(i + 1) == quote)
            ++i;
        else if (c == quote)
            return i + 1;
    }
    return -1;
}

int plainEnd(const SourceText &source, int offset, std::string_view text)
{
    // Inside a plain text only white space can differ: line breaks fold.
    const auto isSpace = [](char c) {
        return isBlank(c) || c == '\n';
    };
    int at = offset;
    for (size_t i = 0; i < text.size();) {
        if (!isSpace(text[i])) {
            ++at;
            ++i;
            continue;
        }
        while (i < text.size() && isSpace(text[i]))
            ++i;
        while (isSpace(source.at(at)))
            ++at;
    }
    return at;
}

} // namespace foldout
