// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/textstyle.h"
#include "render/theme.h"

#include <QTextDocument>
#include <QTextFormat>

namespace foldout {

// How a text is set: everything but the words.
struct TextContext
{
    Theme theme;
    TextStyle style;
    QString folder; // absolute folder of the bank; pictures come from below it. Empty: no pictures
    TextRole role = TextRole::Body;

    friend bool operator==(const TextContext &, const TextContext &) = default;
};

// What is drawn behind or beside the text: grounds of code, bars of quotations, list markers,
// rules. Positions are places in the document, which is never edited.
struct Decoration
{
    enum Kind { CodeBlock, InlineCode, Key, Notice, Quote, Marker, OpenTask, DoneTask, Rule };

    Kind kind;
    int from = 0;
    int to = 0;    // inclusive for blocks, exclusive for inline kinds
    int level = 0; // how many steps the block is indented; for Quote: which step its bar is on
    QString text;  // of a marker: "•", "3."
};

// A rendered Markdown text (render/markdown.h makes it). Prose carries invisible characters that
// guide line breaks and pictures stand as one object each; authorText() gives the author's own
// characters back. Loads nothing: pictures are drawn by an object of its own, from the bank's
// folder only, at the size the width leaves and the device's resolution. Paint it with paint(), or
// call paintDecorations() before a text widget draws the rest. GUI thread.
class CardDocument final : public QTextDocument
{
    Q_OBJECT

public:
    enum Property {
        AuthorText = QTextFormat::UserProperty + 1, // QString: what the characters stand for
        PicturePath,                                // QString
        PictureSize,                                // QSizeF, natural
        PictureText,                                // QString: the alternative text
        CodeLanguage,                               // QString, on the blocks of a code block
        Filler,                                     // bool: a block only Qt's tables need
    };
    static constexpr int PictureObject = QTextFormat::UserObject + 1;

    explicit CardDocument(TextContext context, QObject *parent = nullptr);

    const TextContext &context() const { return m_context; }

    // Lays the text out for a column, in pixels. Words stay whole unless one of them is wider than
    // its column or table cell can be made. setTextWidth() alone does not look after that.
    void fitTo(qreal width);

    // What stands between two positions, as the author wrote it: no line-break guides, list numbers
    // restored, table cells separated by tabs, pictures by their alternative text.
    QString authorText(int from, int to) const;
    QString authorText() const { return authorText(0, characterCount() - 1); }

    // Alternative texts of the pictures in order.
    QStringList pictureTexts() const;

    bool hasLinks() const;

    const QList<Decoration> &decorations() const { return m_decorations; }
    void addDecoration(Decoration decoration) { m_decorations << std::move(decoration); }
    void setJoined(bool joined) { m_joined = joined; } // false: no line-break guides were put in

    // In document coordinates; clip: the part that is wanted.
    void paintDecorations(QPainter &painter, const QRectF &clip) const;
    void paint(QPainter &painter, const QRectF &clip) const;

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }

private:
    TextContext m_context;
    QList<Decoration> m_decorations;
    bool m_joined = true;
};

} // namespace foldout
