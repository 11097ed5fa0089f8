// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include <md4c.h>

namespace foldout {

namespace {

bool isIgnorable(QChar c)
{
    switch (c.unicode()) {
    case 0x00AD: // soft hyphen
    case 0x200B: // zero-width space
    case 0x200C:
    case 0x200D:
    case 0x2060: // word joiner
    case 0xFEFF:
        return true;
    default:
        return false;
    }
}

void appendSpace(QString &out)
{
    if (!out.isEmpty() && !out.endsWith(u' '))
        out += u' ';
}

int addText(MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *userdata)
{
    QString &out = *static_cast<QString *>(userdata);
    switch (type) {
    case MD_TEXT_BR:
    case MD_TEXT_SOFTBR:
        appendSpace(out);
        break;
    case MD_TEXT_NULLCHAR:
    case MD_TEXT_HTML:
        break;
    default:
        out += QString::fromUtf8(text, qsizetype(size));
        break;
    }
    return 0;
}

} // namespace

QString foldedText(QStringView text)
{
    const QString folded = text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded();
    QString out;
    out.reserve(folded.size());
    for (const QChar c : folded) {
        if (isIgnorable(c))
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

QString plainText(const QString &markdown)
{
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE, void *, void *out) {
        appendSpace(*static_cast<QString *>(out));
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE, void *, void *) {
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE, void *, void *) {
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void *, void *) {
        return 0;
    };
    parser.text = addText;

    QString out;
    const QByteArray utf8 = markdown.toUtf8();
    md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &out);
    return out.simplified();
}

} // namespace foldout
