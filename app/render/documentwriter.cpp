// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/documentwriter.h"

#include "render/links.h"
#include "render/picture.h"
#include "render/typography.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextOption>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr int deepestIndent = 8;
constexpr int mostColumns = 32;
constexpr int mostCells = 1000;
constexpr qreal tableScale = 0.93;
constexpr std::array headingScale = {1.35, 1.2, 1.1, 1.0, 1.0, 1.0};

bool isHangulOrHan(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) {
        return c.script() == QChar::Script_Hangul || c.script() == QChar::Script_Han;
    });
}

bool reordersText(QChar c)
{
    return (c.unicode() >= 0x202A && c.unicode() <= 0x202E) ||
           (c.unicode() >= 0x2066 && c.unicode() <= 0x2069) || c.unicode() == 0x200E ||
           c.unicode() == 0x200F;
}

} // namespace

DocumentWriter::DocumentWriter(CardDocument &document, const QString &source)
    : m_document(document)
    , m_theme(document.context().theme)
    , m_style(document.context().style)
    , m_cursor(&document)
    , m_join(!hasJoiners(source))
{
    const TextRole role = document.context().role;
    document.setDefaultFont(m_style.font(role));
    document.setJoined(m_join);
    m_em = QFontInfo(document.defaultFont()).pixelSize();
    document.setIndentWidth(1.8 * m_em);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    option.setTabStopDistance(4 * QFontMetricsF(m_style.codeFont(role)).horizontalAdvance(u' '));
    document.setDefaultTextOption(option);
    m_cursor.beginEditBlock();
}

void DocumentWriter::finish()
{
    flushText();
    if (m_fresh && m_lastTable) { // nothing follows it
        QTextTableFormat format = m_lastTable->format();
        format.setBottomMargin(0);
        m_lastTable->setFormat(format);
    }
    m_cursor.endEditBlock();
}

int DocumentWriter::indent() const
{
    return int(qMin(m_lists.size() + m_quotes.size(), qsizetype(deepestIndent)));
}

QTextCharFormat DocumentWriter::charFormat() const
{
    const TextRole role = m_document.context().role;
    QTextCharFormat format;
    QFont font = m_spans[Code] ? m_style.codeFont(role) : m_document.defaultFont();
    const bool muted = role == TextRole::Caption || m_headCell || m_heading == 6;
    format.setForeground(muted ? m_theme.muted : m_theme.ink);
    if (m_heading) {
        font.setPointSizeF(font.pointSizeF() * headingScale.at(size_t(m_heading - 1)));
        font.setWeight(QFont::Bold);
    }
    if (inTable())
        font.setPointSizeF(font.pointSizeF() * tableScale);
    if (m_headCell)
        font.setWeight(QFont::DemiBold);
    if (m_spans[Key]) {
        font.setPointSizeF(font.pointSizeF() * 0.87);
        format.setForeground(m_theme.muted);
    }
    // Hangul and Han have no italics; weight stands in.
    if (m_spans[Strong])
        font.setWeight(QFont::Bold);
    else if (m_spans[Emphasis] && isHangulOrHan(m_text))
        font.setWeight(QFont::DemiBold);
    if (m_spans[Emphasis] && !isHangulOrHan(m_text))
        font.setItalic(true);
    if (font != m_document.defaultFont())
        format.setFont(font);
    if (m_spans[Struck])
        format.setFontStrikeOut(true);
    if (m_spans[Sub] || m_spans[Super])
        format.setVerticalAlignment(m_spans[Sub] ? QTextCharFormat::AlignSubScript
                                                 : QTextCharFormat::AlignSuperScript);
    if (!m_links.isEmpty() && !m_links.last().isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(m_links.last());
        format.setToolTip(m_links.last());
        format.setForeground(m_theme.accent);
        format.setFontUnderline(true);
    }
    return format;
}

QTextBlockFormat DocumentWriter::blockFormat(qreal lineHeight) const
{
    QTextBlockFormat format;
    format.setLineHeight(lineHeight, QTextBlockFormat::MinimumHeight);
    format.setIndent(indent());
    return format;
}

void DocumentWriter::ensureBlock()
{
    if (!std::exchange(m_startBlock, false))
        return;
    const bool tight = !m_lists.isEmpty() && m_lists.last().tight;
    qreal size = m_em;
    qreal gap = (tight ? 0.2 : 0.6) * m_em;
    if (m_heading) {
        size *= headingScale.at(size_t(m_heading - 1));
        gap = 1.1 * m_em;
    }
    QTextBlockFormat format = blockFormat(size * (m_heading ? 1.4 : TextStyle::lineHeight));
    format.setTopMargin(qMax(gap, m_gap));
    format.setHeadingLevel(m_heading);
    openBlock(format, charFormat());
}

// Every block is made here; the first one has no space above it.
void DocumentWriter::openBlock(QTextBlockFormat format, const QTextCharFormat &characters)
{
    const bool first = m_cursor.atStart() && m_fresh;
    format.setTopMargin(first ? 0 : format.topMargin() + std::exchange(m_padding, 0));
    m_gap = 0;
    if (std::exchange(m_fresh, false)) {
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat(characters);
    } else {
        m_cursor.insertBlock(format, characters);
    }
    for (Quote &quote : m_quotes) {
        if (quote.firstBlock < 0)
            quote.firstBlock = m_cursor.position();
    }
    placeMarker();
}

void DocumentWriter::placeMarker()
{
    if (!std::exchange(m_itemOpen, false))
        return;
    Numbering &numbering = m_lists.last().numbering;
    Decoration marker{.kind = Decoration::Marker, .from = m_cursor.position(), .level = indent()};
    if (!numbering.delimiter.isNull())
        marker.text = QString::number(numbering.next++) + numbering.delimiter;
    else if (m_item == Item::Plain)
        marker.text = m_lists.size() % 2 ? u"•"_s : u"◦"_s;
    if (m_item != Item::Plain) {
        marker.kind = m_item == Item::DoneTask ? Decoration::DoneTask : Decoration::OpenTask;
        marker.text = m_item == Item::DoneTask ? u"[x]"_s : u"[ ]"_s;
    }
    m_document.addDecoration(marker);
}

void DocumentWriter::startBlock()
{
    flushText();
    m_startBlock = true;
}

void DocumentWriter::endBlock()
{
    flushText();
    for (const Span span : {Sub, Super, Key}) // raw HTML may leave them open
        m_spans[span] = 0;
    m_startBlock = true;
}

void DocumentWriter::enterHeading(int level)
{
    startBlock();
    m_heading = level;
}

void DocumentWriter::leaveHeading()
{
    endBlock();
    m_heading = 0;
    m_gap = 0.3 * m_em;
}

void DocumentWriter::enterQuote()
{
    endBlock();
    m_quotes << Quote{-1, indent()};
}

void DocumentWriter::leaveQuote()
{
    endBlock();
    const Quote quote = m_quotes.takeLast();
    if (quote.firstBlock >= 0)
        m_document.addDecoration({.kind = Decoration::Quote,
                                  .from = quote.firstBlock,
                                  .to = m_cursor.position(),
                                  .level = quote.level});
}

void DocumentWriter::enterList(Numbering numbering, bool tight)
{
    endBlock();
    m_lists << List{numbering, tight};
    if (m_lists.size() == 1)
        m_gap = 0.5 * m_em;
}

void DocumentWriter::leaveList()
{
    m_lists.removeLast();
    if (m_lists.isEmpty())
        m_gap = 0.6 * m_em;
}

void DocumentWriter::enterItem(Item item)
{
    startBlock();
    m_itemOpen = true;
    m_item = item;
}

void DocumentWriter::leaveItem()
{
    if (m_itemOpen)
        ensureBlock();
    endBlock();
}

void DocumentWriter::addRule()
{
    startBlock();
    ensureBlock();
    m_document.addDecoration({.kind = Decoration::Rule,
                              .from = m_cursor.position(),
                              .to = m_cursor.position(),
                              .level = indent()});
    endBlock();
}

void DocumentWriter::addCodeBlock(const QString &code, const QString &language)
{
    flushText();
    const TextRole role = m_document.context().role;
    QTextCharFormat characters;
    characters.setFont(m_style.codeFont(role));
    characters.setForeground(m_theme.ink);
    const qreal size = QFontInfo(characters.font()).pixelSize();
    const qreal padding = 0.75 * m_em;
    const qreal hanging = 2 * QFontMetricsF(characters.font()).horizontalAdvance(u' ');

    QTextBlockFormat format = blockFormat(size * TextStyle::codeLineHeight);
    format.setLayoutDirection(Qt::LeftToRight);
    format.setLeftMargin(0.95 * m_em + hanging);
    format.setRightMargin(0.95 * m_em);
    format.setTextIndent(-hanging);
    format.setProperty(CardDocument::CodeLanguage, language);

    QStringList lines = code.split(u'\n');
    if (lines.size() > 1 && lines.last().isEmpty())
        lines.removeLast();
    int from = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QTextBlockFormat line = format;
        if (i == 0)
            line.setTopMargin(qMax(m_gap, 0.7 * m_em) + padding);
        if (i + 1 == lines.size())
            line.setBottomMargin(padding);
        openBlock(line, characters);
        if (i == 0)
            from = m_cursor.position();
        insertCode(lines.at(i), characters);
    }
    m_document.addDecoration({.kind = Decoration::CodeBlock,
                              .from = from,
                              .to = m_cursor.position(),
                              .level = indent()});
    m_gap = 0.7 * m_em;
    m_padding = padding;
    m_startBlock = true;
}

void DocumentWriter::enterTable(int rows, int columns)
{
    flushText();
    m_rowsAsked = rows;
    m_columnsAsked = columns;
    columns = qMin(columns, mostColumns);
    rows = qBound(1, rows, mostCells / columns);
    const bool first = m_fresh && m_cursor.atStart();
    if (m_fresh || m_itemOpen) { // Qt puts a block before a table that opens a frame
        startBlock();
        ensureBlock();
        fill(m_cursor.blockFormat());
    }
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setTopMargin(first ? 0 : 0.5 * m_em);
    format.setBottomMargin(0.7 * m_em);
    format.setLeftMargin(indent() * m_document.indentWidth());
    format.setHeaderRowCount(1);
    m_table = m_cursor.insertTable(rows, columns, format);
    m_row = -1;
}

void DocumentWriter::leaveTable()
{
    m_cursor.setPosition(m_table->lastPosition() + 1);
    const int rows = m_table->rows();
    const int columns = m_table->columns();
    m_lastTable = std::exchange(m_table, nullptr);
    m_skipping = false;
    m_gap = 0.7 * m_em;
    fill({});
    m_fresh = true;
    m_startBlock = true;
    if (rows < m_rowsAsked || columns < m_columnsAsked)
        addNotice(tr("This table is cut: %1 of %2 rows and %3 of %4 columns are shown.")
                      .arg(rows)
                      .arg(m_rowsAsked)
                      .arg(columns)
                      .arg(m_columnsAsked));
}

void DocumentWriter::enterRow()
{
    ++m_row;
    m_column = -1;
}

void DocumentWriter::enterCell(Qt::Alignment alignment, bool head)
{
    ++m_column;
    m_skipping = m_row >= m_table->rows() || m_column >= m_table->columns();
    if (m_skipping)
        return;
    m_headCell = head;
    QTextTableCell cell = m_table->cellAt(m_row, m_column);
    QTextTableCellFormat format;
    format.setLeftPadding(0.7 * m_em);
    format.setRightPadding(0.7 * m_em);
    format.setTopPadding(0.25 * m_em);
    format.setBottomPadding(0.3 * m_em);
    format.setBottomBorder(head ? 1.5 * m_theme.lineWidth() : m_theme.lineWidth());
    format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBottomBorderBrush(m_theme.line);
    cell.setFormat(format);
    m_cursor = cell.firstCursorPosition();
    QTextBlockFormat block;
    block.setLineHeight(m_em * tableScale * TextStyle::lineHeight, QTextBlockFormat::MinimumHeight);
    block.setAlignment(alignment);
    m_cursor.setBlockFormat(block);
    m_startBlock = false;
}

void DocumentWriter::leaveCell()
{
    flushText();
    m_headCell = false;
}

void DocumentWriter::addText(const QString &text)
{
    if (!m_skipping)
        m_text += text;
}

void DocumentWriter::change(Span span, int by)
{
    flushText();
    m_spans[span] = qMax(0, m_spans[span] + by);
}

void DocumentWriter::enterLink(const QString &href)
{
    flushText();
    m_links << linkTarget(href);
}

void DocumentWriter::leaveLink()
{
    flushText();
    m_links.removeLast();
}

void DocumentWriter::flushText()
{
    if (m_skipping)
        m_text.clear();
    if (m_text.isEmpty())
        return;
    ensureBlock();
    const QTextCharFormat format = charFormat();
    const QString text = std::exchange(m_text, {});
    const bool boxed = m_spans[Code] || m_spans[Key];
    const int from = m_cursor.position();
    if (boxed)
        insertPadding(format);
    if (m_spans[Code])
        insertCode(text, format);
    else
        m_cursor.insertText(
            m_join ? withJoiners(text, inTable() ? NameBreaks::Allow : NameBreaks::Avoid) : text,
            format);
    if (boxed)
        insertPadding(format);
    if (boxed)
        m_document.addDecoration({.kind = m_spans[Code] ? Decoration::InlineCode : Decoration::Key,
                                  .from = from,
                                  .to = m_cursor.position()});
}

// Room inside the box of inline code: a joiner with letter spacing, so that it stays with the code.
void DocumentWriter::insertPadding(QTextCharFormat format)
{
    if (!m_join)
        return;
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(0.3 * m_em);
    m_cursor.insertText(QString(wordJoiner), format);
}

void DocumentWriter::insertCode(const QString &code, const QTextCharFormat &format)
{
    qsizetype from = 0;
    for (qsizetype i = 0; i < code.size(); ++i) {
        if (!reordersText(code.at(i)))
            continue;
        m_cursor.insertText(code.mid(from, i - from), format);
        QTextCharFormat mark = format;
        mark.setForeground(m_theme.bad);
        mark.setProperty(CardDocument::AuthorText, QString(code.at(i)));
        m_cursor.insertText(
            u"[U+%1]"_s.arg(uint(code.at(i).unicode()), 4, 16, QChar(u'0')).toUpper(), mark);
        from = i + 1;
    }
    m_cursor.insertText(code.mid(from), format);
}

void DocumentWriter::addPicture(const QString &source, const QString &alternative)
{
    flushText();
    if (m_skipping)
        return;
    ensureBlock();
    const Picture picture = findPicture(m_document.context().folder, source);
    if (picture.problem.isEmpty()) {
        QTextCharFormat format = charFormat();
        format.setObjectType(CardDocument::PictureObject);
        format.setProperty(CardDocument::PicturePath, picture.path);
        format.setProperty(CardDocument::PictureSize, picture.size);
        format.setProperty(CardDocument::PictureText, alternative);
        format.setProperty(CardDocument::AuthorText, alternative);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
        return;
    }
    QTextCharFormat format = charFormat();
    format.setForeground(m_theme.warn);
    const int from = m_cursor.position();
    const QString shown = source.size() > 80 ? source.left(79) + u'…' : source;
    //: The place of a picture that cannot be shown: %1 its description, %2 its path, %3 the reason
    m_cursor.insertText(tr("%1 (%2) %3").arg(alternative, shown, picture.problem).trimmed(),
                        format);
    m_document.addDecoration({.kind = Decoration::Notice, .from = from, .to = m_cursor.position()});
}

void DocumentWriter::addNotice(const QString &text)
{
    startBlock();
    ensureBlock();
    QTextCharFormat format;
    format.setFont(m_style.font(TextRole::Caption));
    format.setForeground(m_theme.muted);
    m_cursor.insertText(text, format);
    endBlock();
}

void DocumentWriter::fill(QTextBlockFormat format)
{
    QTextCharFormat characters;
    QFont font = m_document.defaultFont();
    font.setPointSizeF(1);
    characters.setFont(font);
    format.setLineHeight(1, QTextBlockFormat::FixedHeight);
    format.setProperty(CardDocument::Filler, true);
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat(characters);
}

} // namespace foldout
