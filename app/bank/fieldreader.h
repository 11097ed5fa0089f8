// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankpart.h"
#include "bank/yamltree.h"

#include <span>

namespace foldout {

// The keys a mapping may have.
using KeyList = std::span<const std::string_view>;

// A text field may not be larger than this many bytes of UTF-8.
inline constexpr int MaxTextBytes = 64 * 1024;

// Reads typed fields from a tree, reporting every fault where it stands; a faulty field reads as
// its empty value. Fields are named in diagnostics as in the file. One per thread.
class FieldReader
{
public:
    FieldReader(const SourceText &source, const YamlTree &tree, const ReadingContext &context,
                Findings &findings)
        : m_source(source)
        , m_tree(tree)
        , m_context(context)
        , m_findings(findings)
    {
    }

    static constexpr int None = -1;

    const YamlTree &tree() const { return m_tree; }
    Findings &findings() { return m_findings; }
    const ReadingContext &context() const { return m_context; }
    int offset(int node) const { return m_tree.at(node).offset; }
    Place place(int node) const;

    bool isMap(int node) const { return m_tree.at(node).type == YamlNode::Map; }
    bool isNull(int node) const { return m_tree.at(node).type == YamlNode::Null; }
    bool isScalar(int node) const { return m_tree.at(node).type == YamlNode::Scalar; }

    // The value at a key of a map, None: not there.
    int find(int map, std::string_view key) const;
    bool hasAny(int map, KeyList keys) const;

    // Reports keys that are neither known nor x-…; those in elsewhere belong to another kind.
    void checkKeys(int map, KeyList known, KeyList elsewhere = {}, const QString &kind = {});

    // All take the value's node; wrong types are reported as the field's fault.
    LocalText text(int node, std::string_view field, bool wantsAllLanguages = true);
    QString string(int node, std::string_view field);
    QStringList strings(int node, std::string_view field);
    QString id(int node); // [a-z0-9][a-z0-9._-]{0,63}, else empty
    std::optional<int> integer(int node, std::string_view field);
    std::optional<double> number(int node, std::string_view field);
    std::optional<bool> boolean(int node, std::string_view field);
    QString date(int node, std::string_view field); // 2026, 2026-08 or 2026-08-31, as typed
    QString url(int node);
    std::vector<int> list(int node, std::string_view field); // children; empty when no list

    // The same for an optional key of a map.
    LocalText textAt(int map, std::string_view key);
    std::vector<int> listAt(int map, std::string_view key);

    QString raw(int node) const; // a scalar as typed
    void wrongType(int node, std::string_view field, QStringView expected);
    void error(DiagnosticCode code, int node, QStringList args = {})
    {
        m_findings.error(code, offset(node), std::move(args));
    }

    std::vector<ImageUse> images; // met in the texts read so far

private:
    QString scalarText(int node, std::string_view field);
    void warnIfCommentCuts(int node);
    void noteImages(int node, const QString &text);
    void foreignKeyInText(int map, int key);

    const SourceText &m_source;
    const YamlTree &m_tree;
    const ReadingContext &m_context;
    Findings &m_findings;
};

QString fieldName(std::string_view field);
bool isId(QStringView text);
bool isLanguageTag(QStringView text);

// The known word that this one was most likely meant to be; empty: none is near.
QString nearestWord(const QString &word, const QStringList &known);

} // namespace foldout
