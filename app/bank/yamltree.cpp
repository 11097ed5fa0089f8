// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/yamltree.h"

#include "bank/yamlexplain.h"
#include "bank/yamlguard.h"
#include "bank/yamlrepair.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>
#include <utility>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

// Hands the text to yaml-cpp piece by piece, so that a large file can report progress and be
// stopped: a stopped feed simply ends.
class Feed final : public std::streambuf
{
public:
    Feed(const QByteArray &text, const ParseHooks &hooks)
        : m_text(text)
        , m_hooks(hooks)
    {
    }

    void stop() { m_stopped = true; }
    bool isStopped() const { return m_stopped; }

protected:
    int_type underflow() override
    {
        m_stopped = m_stopped || m_hooks.stopped();
        if (m_stopped || m_given >= m_text.size())
            return traits_type::eof();
        m_hooks.advanced(m_given);
        const qsizetype size = std::min<qsizetype>(Piece, m_text.size() - m_given);
        // The get area is declared char*, yet nothing here or in yaml-cpp writes to it.
        char *const begin = const_cast<char *>(m_text.constData() + m_given);
        m_given += size;
        setg(begin, begin, begin + size);
        return traits_type::to_int_type(*begin);
    }

private:
    static constexpr qsizetype Piece = 64 * 1024;

    const QByteArray &m_text;
    const ParseHooks &m_hooks;
    qsizetype m_given = 0;
    bool m_stopped = false;
};

bool isNullWord(const SourceText &source, int offset)
{
    for (const QByteArrayView word : {"~", "null", "Null", "NULL"}) {
        if (QByteArrayView(source.utf8).sliced(offset).startsWith(word)) {
            const char behind = source.at(offset + word.size());
            return behind == '\0' || QByteArrayView(" \t\n,]}:").contains(behind);
        }
    }
    return false;
}

} // namespace

// Turns events into the flat tree.
class TreeBuilder final : public YAML::EventHandler
{
public:
    TreeBuilder(const SourceText &source, Findings &findings, Feed &feed)
        : m_source(source)
        , m_findings(findings)
        , m_feed(feed)
    {
        m_tree.m_store.reserve(size_t(source.utf8.size()));
        m_tree.m_nodes.reserve(size_t(source.utf8.size() / 16));
    }

    bool refused() const { return m_refused; }
    void refuseQuietly() { m_refused = true; } // the reason is reported already
    int openFlow() const
    {
        const auto it =
            std::ranges::find_if(m_open, [this](int node) { return m_tree.at(node).flow; });
        return it == m_open.end() ? -1 : m_tree.at(*it).offset;
    }

    YamlTree take()
    {
        // "~" and "null" are text like any other; only a value that is not there is nothing.
        for (YamlNode &node : m_tree.m_nodes) {
            if (node.type != YamlNode::Null || node.spoiled || !isNullWord(m_source, node.offset))
                continue;
            node.type = YamlNode::Scalar;
            node.plain = true;
            node.text = int(m_tree.m_store.size());
            node.length = m_source.at(node.offset) == '~' ? 1 : 4;
            m_tree.m_store.append(m_source.utf8.constData() + node.offset, size_t(node.length));
        }
        for (const int node : m_absent)
            m_tree.m_nodes[size_t(node)].spoiled = false;
        return std::move(m_tree);
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_documents++ == 0 || m_feed.isStopped())
            return;
        const Cause cause = explainFault(m_source, mark.pos, -1);
        refuse(cause.code, cause.offset, cause.args);
    }

    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        addLeaf(YamlNode::Null, mark, {}, anchor);
    }

    void OnAlias(const YAML::Mark &mark, YAML::anchor_t /*anchor*/) override
    {
        const int node = addLeaf(YamlNode::Scalar, mark, {}, 0);
        if (node >= 0)
            spoil(node, DiagnosticCode::Alias, u"*"_s);
    }

    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        const int node = addLeaf(YamlNode::Scalar, mark, tag, anchor);
        if (node < 0)
            return;
        YamlNode &n = m_tree.m_nodes.back();
        n.plain = tag == "?";
        m_text = value;
        restoreText(m_source, n.offset, m_text);
        n.text = int(m_tree.m_store.size());
        n.length = int(m_text.size());
        m_tree.m_store += m_text;
    }

    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(YamlNode::Sequence, mark, tag, anchor, style);
    }

    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        open(YamlNode::Map, mark, tag, anchor, style);
    }

    void OnMapEnd() override { close(); }

private:
    bool ignoring() const { return m_feed.isStopped() || m_documents > 1; }

    int addLeaf(YamlNode::Type type, const YAML::Mark &mark, const std::string &tag,
                YAML::anchor_t anchor)
    {
        return ignoring() ? -1 : add(type, mark, tag, anchor);
    }

    int add(YamlNode::Type type, const YAML::Mark &mark, const std::string &tag,
            YAML::anchor_t anchor)
    {
        std::vector<YamlNode> &nodes = m_tree.m_nodes;
        const int node = int(nodes.size());
        // yaml-cpp gives a missing value the place of what comes next: two nodes at one place mean
        // that the first is not there, whatever the text at that place looks like.
        for (auto it = nodes.rbegin(); it != nodes.rend() && it->type == YamlNode::Null &&
                                       it->offset == mark.pos && !it->spoiled;
             ++it) {
            it->spoiled = true;
            m_absent.push_back(int(nodes.rend() - it) - 1);
        }
        YamlNode &n = nodes.emplace_back();
        n.type = type;
        n.offset = std::clamp(mark.pos, 0, int(m_source.utf8.size()));
        n.next = node + 1;
        if (anchor != 0)
            spoil(node, DiagnosticCode::Alias, u"&"_s);
        if (m_source.at(n.offset) == '!')
            checkTag(node, tag);
        return node;
    }

    // !!str says what a text is anyway; every other tag is a word of text that YAML would take
    // away.
    void checkTag(int node, const std::string &tag)
    {
        YamlNode &n = m_tree.m_nodes[size_t(node)];
        int end = n.offset;
        while (end < m_source.utf8.size() && !QByteArrayView(" \t\n").contains(m_source.at(end)))
            ++end;
        const auto word = QByteArrayView(m_source.utf8).sliced(n.offset, end - n.offset);
        if (tag != "tag:yaml.org,2002:str" || m_source.at(end) != ' ')
            return spoil(node, DiagnosticCode::Tag, QString::fromUtf8(word).left(80));
        while (m_source.at(end) == ' ')
            ++end;
        n.offset = end;
    }

    void open(YamlNode::Type type, const YAML::Mark &mark, const std::string &tag,
              YAML::anchor_t anchor, YAML::EmitterStyle::value style)
    {
        if (ignoring())
            return;
        const int node = add(type, mark, tag, anchor);
        m_tree.m_nodes.back().flow = style == YAML::EmitterStyle::Flow;
        m_open.push_back(node);
        if (m_open.size() > size_t(YamlTree::MaxDepth))
            refuse(DiagnosticCode::TooDeep, m_tree.at(node).offset,
                   {QString::number(YamlTree::MaxDepth)});
    }

    void close()
    {
        if (ignoring() || m_open.empty())
            return;
        m_tree.m_nodes[size_t(m_open.back())].next = m_tree.size();
        m_open.pop_back();
    }

    void spoil(int node, DiagnosticCode code, const QString &what)
    {
        m_findings.error(code, m_tree.at(node).offset, {what});
        m_tree.spoil(node);
    }

    void refuse(DiagnosticCode code, int offset, const QStringList &args)
    {
        if (!std::exchange(m_refused, true))
            m_findings.error(code, offset, args);
        m_feed.stop();
    }

    const SourceText &m_source;
    Findings &m_findings;
    Feed &m_feed;
    YamlTree m_tree;
    std::string m_text;        // the scalar in hand; a member so that it need not grow each time
    std::vector<int> m_open;   // collections not ended yet
    std::vector<int> m_absent; // nulls known to be no text
    int m_documents = 0;
    bool m_refused = false;
};

namespace {

void reportException(const YAML::Exception &exception, const SourceText &source, int openFlow,
                     Findings &findings)
{
    const int offset = std::clamp(exception.mark.pos, 0, int(source.utf8.size()));
    const auto says = [&](const std::string &start) {
        return exception.msg.starts_with(start);
    };
    if (says(YAML::ErrorMsg::INVALID_ESCAPE) || says(YAML::ErrorMsg::INVALID_HEX) ||
        says(YAML::ErrorMsg::INVALID_UNICODE)) {
        const QString escape = QString::fromUtf8(
            source.utf8.sliced(offset).first(std::min<qsizetype>(2, source.utf8.size() - offset)));
        findings.error(DiagnosticCode::BadEscape, offset, {escape});
        return;
    }
    const Cause cause = explainFault(source, offset, openFlow);
    findings.error(cause.code, cause.offset, cause.args);
}

} // namespace

bool YamlTree::anySpoiled(int node) const
{
    const auto begin = m_nodes.begin() + node;
    return std::any_of(begin, m_nodes.begin() + at(node).next,
                       [](const YamlNode &n) { return n.spoiled; });
}

std::optional<YamlTree> parseYaml(const SourceText &source, Findings &findings,
                                  const ParseHooks &hooks)
{
    const bool linesGood = guardLines(source, findings);
    const QByteArray text = withStandIns(source.utf8);
    Feed feed(text, hooks);
    TreeBuilder builder(source, findings, feed);
    bool parsed = false;
    if (!linesGood)
        builder.refuseQuietly();
    try {
        std::istream input(&feed);
        YAML::Parser parser(input);
        while (!feed.isStopped() && parser.HandleNextDocument(builder)) {
        }
        parsed = !feed.isStopped();
    } catch (const YAML::Exception &exception) {
        // A stopped feed ends in the middle; a file refused already has its reason.
        if (!feed.isStopped() && !builder.refused())
            reportException(exception, source, builder.openFlow(), findings);
    }
    if (!parsed || builder.refused())
        return std::nullopt;
    YamlTree tree = builder.take();
    if (tree.size() == 0) {
        findings.wholeFile(DiagnosticCode::EmptyFile);
        return std::nullopt;
    }
    if (!guardTree(source, tree, findings))
        return std::nullopt;
    return tree;
}

} // namespace foldout
