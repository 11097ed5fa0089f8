// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/wordmarks.h"

#include "core/text.h"
#include "render/carddocument.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

namespace foldout {

namespace {

// Spaces, guides of line breaks and what Qt puts around blocks and cells.
bool isBetweenWords(QChar c)
{
    return c.isSpace() || isInvisible(c) || (c >= u'\uFDD0' && c <= u'\uFDEF');
}

QString pictureText(const QTextDocument &document, int position)
{
    QTextCursor cursor(const_cast<QTextDocument *>(&document));
    cursor.setPosition(position + 1); // the format of the character before it
    return cursor.charFormat().stringProperty(CardDocument::PictureText);
}

// For each character of the plain text its place in the document, or -1.
QList<qsizetype> placesOfCharacters(const QString &plain, const QTextDocument &document)
{
    QList<qsizetype> places(plain.size(), -1);
    qsizetype at = 0;
    for (int place = 0; place < document.characterCount(); ++place) {
        while (at < plain.size() && isBetweenWords(plain.at(at)))
            ++at;
        const QChar c = document.characterAt(place);
        if (isBetweenWords(c))
            continue;
        if (c == QChar::ObjectReplacementCharacter) {
            const QString text = pictureText(document, place).simplified();
            at += QStringView(plain).mid(at).startsWith(text) ? text.size() : 0;
            continue;
        }
        if (at >= plain.size() || plain.at(at) != c)
            break;
        places[at++] = place;
    }
    return places;
}

} // namespace

QList<TextRange> placesOf(const QList<TextRange> &ranges, const QString &plain,
                          const QTextDocument &document)
{
    const QList<qsizetype> places = placesOfCharacters(plain, document);
    QList<TextRange> found;
    for (const TextRange &range : ranges) {
        if (range.length <= 0 || range.position < 0 ||
            range.position + range.length > places.size())
            continue;
        const qsizetype first = places.at(range.position);
        const qsizetype last = places.at(range.position + range.length - 1);
        if (first >= 0 && last >= first)
            found.append({first, last + 1 - first});
    }
    return found;
}

void markWords(QTextDocument &document, const QList<TextRange> &places)
{
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const qsizetype start = block.position();
        QList<QTextLayout::FormatRange> formats;
        for (const TextRange &place : places) {
            const qsizetype from = std::max(place.position - start, qsizetype(0));
            const qsizetype to =
                std::min(place.position + place.length - start, qsizetype(block.length() - 1));
            if (from < to)
                formats.append({int(from), int(to - from), bold});
        }
        if (formats == block.layout()->formats())
            continue;
        block.layout()->setFormats(formats);
        document.markContentsDirty(int(start), block.length());
    }
}

} // namespace foldout
