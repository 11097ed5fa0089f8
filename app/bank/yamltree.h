// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/source.h"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace foldout {

struct YamlNode
{
    enum Type : quint8 { Null, Scalar, Sequence, Map };

    Type type = Null;
    bool plain = false;   // a scalar without quotes, | or >
    bool flow = false;    // a collection in [] or {}
    bool spoiled = false; // holds something that YAML has and a bank must not
    int offset = 0;       // byte in SourceText::utf8 where it begins
    int next = 0;         // index of the node behind this one and all it contains
    int text = 0;         // a scalar's text in the tree's store
    int length = 0;
};

// One YAML document as a flat list in reading order: the children of node n start at n + 1, each
// followed at its `next`; a map's children are key, value, key, value… Made from yaml-cpp's events
// and nothing else. Immutable once built; any thread.
class YamlTree
{
public:
    static constexpr int MaxDepth = 64;

    const YamlNode &at(int node) const { return m_nodes[size_t(node)]; }
    int size() const { return int(m_nodes.size()); }
    std::string_view text(int node) const
    {
        const YamlNode &n = at(node);
        return std::string_view(m_store).substr(size_t(n.text), size_t(n.length));
    }
    bool anySpoiled(int node) const; // this node or one inside it
    void moveTo(int node, int offset) { m_nodes[size_t(node)].offset = offset; }
    void spoil(int node) { m_nodes[size_t(node)].spoiled = true; }

private:
    friend class TreeBuilder;
    std::vector<YamlNode> m_nodes;
    std::string m_store;
};

// Stops a parse half-way and hears of its progress. Both are called on the parsing thread.
struct ParseHooks
{
    std::function<bool()> stopped = [] {
        return false;
    };
    std::function<void(qint64 bytes)> advanced = [](qint64) {
    };
};

// Reads the one document of a source. Everything that makes the structure unusable is reported and
// gives nothing; tags, anchors, aliases, merge keys and repeated keys are reported and spoil the
// node they belong to. Never throws.
std::optional<YamlTree> parseYaml(const SourceText &source, Findings &findings,
                                  const ParseHooks &hooks = {});

} // namespace foldout
