// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include "core/rawhtml.h"

#include <md4c-html.h>

#include <algorithm>
#include <array>
#include <utility>

namespace foldout {

namespace {

void appendSpace(QString &out)
{
    if (!out.isEmpty() && !out.endsWith(u' '))
        out += u' ';
}

struct PlainText
{
    QString out;
    QString html; // raw HTML comes in pieces of a tag
    RawHtml rawHtml;

    void add(MD_TEXTTYPE type, const QString &text)
    {
        if (type == MD_TEXT_HTML) {
            html += text;
            return;
        }
        flushHtml();
        if (rawHtml.isHiding() || type == MD_TEXT_NULLCHAR)
            return;
        if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR)
            appendSpace(out);
        else
            out += type == MD_TEXT_ENTITY ? entityText(text) : text;
    }

    void flushHtml()
    {
        const QList<RawHtml::Piece> pieces = rawHtml.feed(std::exchange(html, {}));
        for (const RawHtml::Piece &piece : pieces) {
            if (piece.tag == u"br")
                appendSpace(out);
            out += piece.text;
        }
    }

    void changeBlock()
    {
        flushHtml();
        rawHtml.endBlock();
        appendSpace(out);
    }
};

} // namespace

bool isInvisible(QChar c)
{
    // Default_Ignorable_Code_Point in Unicode 15, the basic plane.
    constexpr std::array<std::pair<char16_t, char16_t>, 12> Ranges{{
        {0x00AD, 0x00AD}, // soft hyphen
        {0x034F, 0x034F},
        {0x061C, 0x061C},
        {0x115F, 0x1160}, // Hangul fillers
        {0x17B4, 0x17B5},
        {0x180B, 0x180F},
        {0x200B, 0x200F}, // zero-width space, joiners, directions
        {0x202A, 0x202E},
        {0x2060, 0x206F}, // word joiner
        {0x3164, 0x3164},
        {0xFE00, 0xFE0F}, // variation selectors
        {0xFEFF, 0xFEFF},
    }};
    return c == u'\uFFA0' || std::ranges::any_of(Ranges, [c](const auto &range) {
               return c >= range.first && c <= range.second;
           });
}

QString foldedText(QStringView text)
{
    const QString folded = text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded();
    QString out;
    out.reserve(folded.size());
    for (const QChar c : folded) {
        if (isInvisible(c))
            continue;
        if (c.isSpace())
            appendSpace(out);
        else
            out += c;
    }
    if (out.endsWith(u' '))
        out.chop(1);
    return out.normalized(QString::NormalizationForm_KC);
}

QString entityText(const QString &entity)
{
    if (entity.startsWith(u"&#")) {
        const bool hex = entity.size() > 2 && entity.at(2).toLower() == u'x';
        bool ok = false;
        const uint code =
            QStringView(entity).mid(hex ? 3 : 2).chopped(1).toUInt(&ok, hex ? 16 : 10);
        const bool valid =
            ok && code != 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
        const char32_t character = valid ? char32_t(code) : U'\uFFFD';
        return QString::fromUcs4(&character, 1);
    }
    if (entity == u"&lt;")
        return QStringLiteral("<");
    if (entity == u"&gt;")
        return QStringLiteral(">");
    if (entity == u"&amp;")
        return QStringLiteral("&");
    if (entity == u"&quot;")
        return QStringLiteral("\"");
    // md4c knows the other two thousand names, but gives them away only as HTML: <p>…</p>
    QByteArray html;
    const QByteArray utf8 = entity.toUtf8();
    md_html(
        utf8.constData(), MD_SIZE(utf8.size()),
        [](const MD_CHAR *text, MD_SIZE size, void *out) {
            static_cast<QByteArray *>(out)->append(text, qsizetype(size));
        },
        &html, 0, 0);
    const qsizetype start = html.indexOf('>') + 1;
    const QString text = QString::fromUtf8(html.mid(start, html.lastIndexOf("</p>") - start));
    return text.startsWith(u'&') ? entity : text;
}

QString plainText(const QString &markdown)
{
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB;
    parser.enter_block = [](MD_BLOCKTYPE, void *, void *plain) {
        static_cast<PlainText *>(plain)->changeBlock();
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE, void *, void *plain) {
        static_cast<PlainText *>(plain)->changeBlock();
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE, void *, void *) {
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void *, void *) {
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *plain) {
        static_cast<PlainText *>(plain)->add(type, QString::fromUtf8(text, qsizetype(size)));
        return 0;
    };

    PlainText plain;
    const QByteArray utf8 = markdown.toUtf8();
    md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &plain);
    return plain.out.simplified();
}

} // namespace foldout
