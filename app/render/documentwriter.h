// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/carddocument.h"

#include <QCoreApplication>
#include <QTextCursor>

#include <array>

class QTextTable;

namespace foldout {

// Writes a CardDocument from front to back: blocks, spacing, indentation, tables and decorations.
// Knows nothing of Markdown. A block comes into being with its first content, so nothing empty is
// left behind. Lives while one document is written, on the GUI thread.
class DocumentWriter
{
    Q_DECLARE_TR_FUNCTIONS(foldout::DocumentWriter)

public:
    enum Span { Emphasis, Strong, Struck, Code, Sub, Super, Key, SpanCount };
    enum class Item { Plain, OpenTask, DoneTask };
    struct Numbering
    {
        uint next = 0;
        QChar delimiter; // null: bullets
    };

    // source: the whole text, to see whether its author uses the characters of typography.h.
    DocumentWriter(CardDocument &document, const QString &source);

    void startBlock();
    void endBlock();
    void enterHeading(int level);
    void leaveHeading();
    void enterQuote();
    void leaveQuote();
    void enterList(Numbering numbering, bool tight);
    void leaveList();
    void enterItem(Item item);
    void leaveItem();
    void addRule();
    void addCodeBlock(const QString &code, const QString &language);

    void enterTable(int rows, int columns);
    void leaveTable();
    void enterRow();
    void enterCell(Qt::Alignment alignment, bool head);
    void leaveCell();

    void addText(const QString &text);
    void change(Span span,
                int by); // spans may overlap; a count that would fall below 0 stays there
    void enterLink(const QString &href);
    void leaveLink();
    void addPicture(const QString &source, const QString &alternative);

    void finish();

private:
    struct List
    {
        Numbering numbering;
        bool tight = true;
    };
    struct Quote
    {
        int firstBlock = -1; // position; -1: nothing written yet
        int level = 0;
    };

    int indent() const;
    bool inTable() const { return m_table || m_skipping; }
    QTextCharFormat charFormat() const;
    QTextBlockFormat blockFormat(qreal lineHeight) const;
    void ensureBlock();
    void openBlock(QTextBlockFormat format, const QTextCharFormat &characters);
    void placeMarker();
    void flushText();
    void insertPadding(QTextCharFormat format);
    void insertCode(const QString &code, const QTextCharFormat &format);
    void addNotice(const QString &text);
    void fill(QTextBlockFormat format); // makes the current block as good as invisible

    CardDocument &m_document;
    const Theme &m_theme;
    const TextStyle &m_style;
    QTextCursor m_cursor;
    qreal m_em;          // body font size in pixels
    bool m_join;         // put line-break guides into prose
    bool m_fresh = true; // the cursor stands in an empty block that nobody has used
    bool m_startBlock = true;
    qreal m_gap = 0;     // asked for by the block before, in pixels
    qreal m_padding = 0; // of a code block before, part of the space below it
    QString m_text;      // inline text not yet inserted
    std::array<int, SpanCount> m_spans{};
    QStringList m_links; // targets, empty for refused ones
    int m_heading = 0;
    QList<List> m_lists;
    QList<Quote> m_quotes;
    bool m_itemOpen = false; // its marker is still to be placed
    Item m_item = Item::Plain;
    QTextTable *m_table = nullptr; // the one being written
    QTextTable *m_lastTable = nullptr;
    bool m_skipping = false; // what is written lies beyond the limits of the table
    bool m_headCell = false;
    int m_row = -1;
    int m_column = -1;
    int m_rowsAsked = 0;
    int m_columnsAsked = 0;
};

} // namespace foldout
