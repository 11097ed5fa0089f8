// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/fieldreader.h"

#include "bank/encoding.h"
#include "bank/images.h"
#include "bank/yamlguard.h"

#include <QDate>
#include <QUrl>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::literals;

namespace foldout {

namespace {

// How a control character is written in double quotes; mostly a TeX command such as \alpha.
QString escapeOf(char control)
{
    switch (control) {
    case '\0':
        return u"\\0"_s;
    case '\a':
        return u"\\a"_s;
    case '\b':
        return u"\\b"_s;
    case '\v':
        return u"\\v"_s;
    case '\f':
        return u"\\f"_s;
    case '\r':
        return u"\\r"_s;
    case '\x1b':
        return u"\\e"_s;
    default:
        return u"\\x%1"_s.arg(uint(uchar(control)), 2, 16, '0'_L1);
    }
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isLower(QChar c)
{
    return c >= u'a' && c <= u'z';
}

// Invisible and look-alike spaces shown as <U+200B>, at most 80 characters.
QString shownKey(const QString &key)
{
    QString shown;
    for (const char32_t c : key.left(80).toUcs4()) {
        const QChar::Category category = QChar::category(c);
        const bool invisible = category == QChar::Other_Format ||
                               category == QChar::Other_Control ||
                               (category == QChar::Separator_Space && c != U' ');
        shown += invisible ? u'<' + codePointName(c) + u'>' : QString::fromUcs4(&c, 1);
    }
    return key.size() > 80 ? shown + u'…' : shown;
}

QString withoutInvisible(const QString &key)
{
    QString out;
    for (const QChar c : key) {
        if (c.category() != QChar::Other_Format && !c.isSpace())
            out += c;
    }
    return out;
}

// Edits (insert, delete, replace, swap of neighbours) from one word to another.
int distance(QStringView a, QStringView b)
{
    std::vector<std::vector<int>> d(size_t(a.size()) + 1, std::vector<int>(size_t(b.size()) + 1));
    for (size_t i = 0; i < d.size(); ++i) {
        for (size_t j = 0; j < d[i].size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = int(i + j);
                continue;
            }
            const auto ai = a[qsizetype(i) - 1];
            const auto bj = b[qsizetype(j) - 1];
            d[i][j] =
                std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (ai == bj ? 0 : 1)});
            if (i > 1 && j > 1 && ai == b[qsizetype(j) - 2] && a[qsizetype(i) - 2] == bj)
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d.back().back();
}

QStringList names(KeyList keys)
{
    QStringList list;
    for (const std::string_view key : keys)
        list.append(fieldName(key));
    return list;
}

bool contains(KeyList keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace

QString fieldName(std::string_view field)
{
    return exactText(QByteArrayView(field.data(), qsizetype(field.size())));
}

bool isId(QStringView text)
{
    const auto inner = [](QChar c) {
        return isLower(c) || isDigit(c) || c == u'.' || c == u'_' || c == u'-';
    };
    return !text.isEmpty() && text.size() <= 64 &&
           (isLower(text.front()) || isDigit(text.front())) && std::ranges::all_of(text, inner);
}

bool isLanguageTag(QStringView text)
{
    const auto parts = text.split(u'-');
    const QStringView first = parts.front();
    return first.size() >= 2 && first.size() <= 3 && std::ranges::all_of(first, isLower) &&
           std::all_of(parts.begin() + 1, parts.end(), [](QStringView part) {
               return !part.isEmpty() && part.size() <= 8 && std::ranges::all_of(part, [](QChar c) {
                   return c.unicode() < 128 && c.isLetterOrNumber();
               });
           });
}

QString nearestWord(const QString &word, const QStringList &known)
{
    const QString clean = withoutInvisible(word).toLower();
    if (clean.isEmpty() || clean.size() > 40)
        return {};
    QString best;
    int bestDistance = std::max(1, int(clean.size()) / 3) + 1;
    for (const QString &candidate : known) {
        const int d = distance(clean, candidate);
        if (d < bestDistance) {
            bestDistance = d;
            best = candidate;
        }
    }
    return best;
}

Place FieldReader::place(int node) const
{
    const SourceMark mark = m_source.mark(offset(node));
    return {mark.line, mark.column};
}

int FieldReader::find(int map, std::string_view key) const
{
    const int end = m_tree.at(map).next;
    for (int k = map + 1; k < end;) {
        const int value = m_tree.at(k).next;
        if (m_tree.at(k).length == int(key.size()) && m_tree.text(k) == key)
            return value;
        k = m_tree.at(value).next;
    }
    return None;
}

bool FieldReader::hasAny(int map, KeyList keys) const
{
    return std::ranges::any_of(keys, [&](std::string_view key) { return find(map, key) != None; });
}

void FieldReader::checkKeys(int map, KeyList known, KeyList elsewhere, const QString &kind)
{
    const int end = m_tree.at(map).next;
    for (int k = map + 1; k < end;) {
        const std::string_view key = m_tree.text(k);
        if (isScalar(k) && !m_tree.at(k).spoiled && !contains(known, key) &&
            !key.starts_with("x-")) {
            const QString name = fieldName(key);
            if (contains(elsewhere, key))
                error(DiagnosticCode::WrongKind, k, {name, kind});
            else
                error(DiagnosticCode::UnknownKey, k,
                      {shownKey(name), nearestWord(name, names(known))});
        }
        k = m_tree.at(m_tree.at(k).next).next;
    }
}

QString FieldReader::raw(int node) const
{
    return fieldName(m_tree.text(node));
}

void FieldReader::wrongType(int node, std::string_view field, QStringView expected)
{
    error(DiagnosticCode::WrongType, node, {fieldName(field), expected.toString()});
}

// A scalar in a text field: exactly what was typed, or empty after a fault.
QString FieldReader::scalarText(int node, std::string_view field)
{
    const std::string_view bytes = m_tree.text(node);
    if (bytes.size() > size_t(MaxTextBytes)) {
        error(DiagnosticCode::TooLarge, node, {fieldName(field), u"64 KiB"_s});
        return {};
    }
    const auto isControl = [](char c) {
        return uchar(c) < 0x20 && c != '\n' && c != '\t';
    };
    if (const auto it = std::ranges::find_if(bytes, isControl); it != bytes.end()) {
        // No such byte is in the file: an escape in double quotes has made it.
        error(DiagnosticCode::BadEscape, node, {escapeOf(*it)});
        return {};
    }
    if (m_tree.at(node).plain)
        warnIfCommentCuts(node);
    return fieldName(bytes);
}

void FieldReader::warnIfCommentCuts(int node)
{
    const int end = plainEnd(m_source, offset(node), m_tree.text(node));
    int hash = end;
    while (m_source.at(hash) == ' ' || m_source.at(hash) == '\t')
        ++hash;
    if (m_source.at(hash) != '#')
        return;
    const char behind = m_source.at(hash + 1);
    const bool looksLikeComment = hash - end >= 2 && (behind == ' ' || behind == '\t');
    if (!looksLikeComment)
        m_findings.warning(DiagnosticCode::CommentCutText, hash);
}

void FieldReader::noteImages(int node, const QString &text)
{
    for (const QString &path : markdownImages(text))
        images.push_back({.path = path, .place = place(node), .questionId = {}});
}

// A mapping stands where a text was expected: most often an unquoted "word: text".
void FieldReader::foreignKeyInText(int map, int key)
{
    const QString name = raw(key);
    const bool oneEntry =
        m_tree.at(m_tree.at(key).next).next == m_tree.at(map).next && key == map + 1;
    if (oneEntry && !m_tree.at(map).flow && !isLanguageTag(name))
        error(DiagnosticCode::ColonInText, key);
    else
        error(DiagnosticCode::UnknownLanguage, key,
              {shownKey(name), nearestWord(name, m_context.languages)});
}

LocalText FieldReader::text(int node, std::string_view field, bool wantsAllLanguages)
{
    const YamlNode &n = m_tree.at(node);
    if (n.type == YamlNode::Scalar) {
        QString value = scalarText(node, field);
        noteImages(node, value);
        return value.isEmpty() ? LocalText() : LocalText(m_context.lang, std::move(value));
    }
    if (n.type != YamlNode::Map) {
        if (n.type == YamlNode::Sequence)
            wrongType(node, field, u"text");
        return {};
    }

    QList<LocalText::Entry> entries;
    for (int key = node + 1; key < n.next;) {
        const int value = m_tree.at(key).next;
        const QString language = raw(key);
        const bool known = m_context.languages.isEmpty() ? isLanguageTag(language)
                                                         : m_context.languages.contains(language);
        if (!known && !language.startsWith("x-"_L1) && !m_tree.at(key).spoiled)
            foreignKeyInText(node, key);
        else if (known && !isScalar(value) && !isNull(value))
            wrongType(value, field, u"text");
        else if (known) {
            QString content = isScalar(value) ? scalarText(value, field) : QString();
            noteImages(value, content);
            if (!content.isEmpty())
                entries.append({language, std::move(content)});
        }
        key = m_tree.at(value).next;
    }
    std::stable_partition(entries.begin(), entries.end(), [this](const LocalText::Entry &e) {
        return e.language == m_context.lang;
    });
    LocalText result;
    for (LocalText::Entry &entry : entries)
        result.add(std::move(entry.language), std::move(entry.text));

    QStringList missing;
    for (const QString &language : m_context.languages) {
        if (!result.has(language))
            missing.append(language);
    }
    if (wantsAllLanguages && !missing.isEmpty() && !result.isEmpty())
        m_findings.warning(DiagnosticCode::MissingLanguage, n.offset,
                           {fieldName(field), missing.join(", "_L1)});
    return result;
}

QString FieldReader::string(int node, std::string_view field)
{
    if (isScalar(node))
        return scalarText(node, field);
    wrongType(node, field, u"text");
    return {};
}

QStringList FieldReader::strings(int node, std::string_view field)
{
    QStringList result;
    for (const int item : list(node, field)) {
        QString value = isNull(item) ? QString() : string(item, field);
        if (value.isEmpty())
            error(DiagnosticCode::EmptyText, item, {fieldName(field)});
        else
            result.append(std::move(value));
    }
    return result;
}

QString FieldReader::id(int node)
{
    const QString value = isScalar(node) ? raw(node) : QString();
    if (isId(value))
        return value;
    error(DiagnosticCode::BadId, node, {shownKey(value)});
    return {};
}

std::optional<int> FieldReader::integer(int node, std::string_view field)
{
    const std::string_view text = m_tree.text(node);
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!isScalar(node) || !m_tree.at(node).plain || fault != std::errc() ||
        end != text.data() + text.size()) {
        wrongType(node, field, u"integer");
        return std::nullopt;
    }
    return value;
}

std::optional<double> FieldReader::number(int node, std::string_view field)
{
    const QByteArray text =
        QByteArray::fromRawData(m_tree.text(node).data(), m_tree.at(node).length);
    const bool shaped = std::ranges::all_of(
        text, [](char c) { return (c >= '0' && c <= '9') || QByteArrayView("+-.eE").contains(c); });
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (!isScalar(node) || !m_tree.at(node).plain) {
        wrongType(node, field, u"number");
        return std::nullopt;
    }
    if (!ok || !shaped || !std::isfinite(value)) {
        error(DiagnosticCode::BadNumber, node, {fieldName(field), raw(node).left(80)});
        return std::nullopt;
    }
    return value;
}

std::optional<bool> FieldReader::boolean(int node, std::string_view field)
{
    const std::string_view text = m_tree.text(node);
    if (isScalar(node) && m_tree.at(node).plain && (text == "true" || text == "false"))
        return text == "true";
    wrongType(node, field, u"boolean");
    return std::nullopt;
}

QString FieldReader::date(int node, std::string_view field)
{
    if (!isScalar(node)) {
        wrongType(node, field, u"date");
        return {};
    }
    QString typed = raw(node);
    static constexpr std::array Rest{"-01-01"_L1, ""_L1, ""_L1, "-01"_L1, ""_L1, ""_L1, ""_L1};
    const qsizetype length = typed.size();
    const bool shaped = length == 4 || length == 7 || length == 10;
    if (shaped && QDate::fromString(typed + Rest.at(size_t(length - 4)), Qt::ISODate).isValid())
        return typed;
    error(DiagnosticCode::BadDate, node, {fieldName(field), typed.left(80)});
    return {};
}

QString FieldReader::url(int node)
{
    QString typed = string(node, "url");
    const QUrl url(typed, QUrl::StrictMode);
    const QString scheme = url.scheme();
    const bool web = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    const bool mail = scheme == "mailto"_L1 && !url.path().isEmpty();
    if (url.isValid() && (web || mail))
        return typed;
    error(DiagnosticCode::BadUrl, node, {typed.left(200)});
    return {};
}

std::vector<int> FieldReader::list(int node, std::string_view field)
{
    std::vector<int> items;
    if (m_tree.at(node).type != YamlNode::Sequence)
        wrongType(node, field, u"list");
    else
        for (int item = node + 1; item < m_tree.at(node).next; item = m_tree.at(item).next)
            items.push_back(item);
    return items;
}

LocalText FieldReader::textAt(int map, std::string_view key)
{
    const int node = find(map, key);
    if (node == None)
        return {};
    LocalText value = text(node, key, key != "notes");
    if (value.isEmpty() && (isNull(node) || (isScalar(node) && m_tree.at(node).length == 0)))
        m_findings.warning(DiagnosticCode::EmptyText, offset(node), {fieldName(key)});
    return value;
}

std::vector<int> FieldReader::listAt(int map, std::string_view key)
{
    const int node = find(map, key);
    return node == None ? std::vector<int>() : list(node, key);
}

} // namespace foldout
