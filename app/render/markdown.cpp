// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/markdown.h"

#include "core/rawhtml.h"
#include "core/text.h"
#include "render/documentwriter.h"

#include <md4c.h>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

QString attributeText(const MD_ATTRIBUTE &attribute)
{
    QString text;
    for (int i = 0; attribute.text && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET from = attribute.substr_offsets[i];
        const QString part =
            QString::fromUtf8(attribute.text + from, attribute.substr_offsets[i + 1] - from);
        switch (attribute.substr_types[i]) {
        case MD_TEXT_ENTITY:
            text += entityText(part);
            break;
        case MD_TEXT_NULLCHAR:
            text += QChar::ReplacementCharacter;
            break;
        default:
            text += part;
        }
    }
    return text;
}

// Turns md4c's events into calls of the writer. Collects what comes in pieces: raw HTML, code, the
// alternative text of a picture.
class Reader
{
public:
    explicit Reader(DocumentWriter &writer)
        : m_writer(writer)
    {
    }

    bool read(const QByteArray &utf8)
    {
        MD_PARSER parser{};
        parser.flags = MD_DIALECT_GITHUB;
        parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
            static_cast<Reader *>(self)->enterBlock(type, detail);
            return 0;
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
            static_cast<Reader *>(self)->leaveBlock(type, detail);
            return 0;
        };
        parser.enter_span = [](MD_SPANTYPE type, void *detail, void *self) {
            static_cast<Reader *>(self)->enterSpan(type, detail);
            return 0;
        };
        parser.leave_span = [](MD_SPANTYPE type, void *, void *self) {
            static_cast<Reader *>(self)->leaveSpan(type);
            return 0;
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
            static_cast<Reader *>(self)->addText(type, QString::fromUtf8(text, qsizetype(size)));
            return 0;
        };
        return md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, this) == 0;
    }

private:
    void enterBlock(MD_BLOCKTYPE type, void *detail);
    void leaveBlock(MD_BLOCKTYPE type, void *detail);
    void enterSpan(MD_SPANTYPE type, void *detail);
    void leaveSpan(MD_SPANTYPE type);
    void addText(MD_TEXTTYPE type, const QString &text);
    void flushHtml();

    DocumentWriter &m_writer;
    RawHtml m_rawHtml;
    QString m_html;
    QString m_code;
    bool m_inCode = false;
    bool m_inHtmlBlock = false;
    int m_pictureDepth = 0; // > 0: text goes to m_alternative
    QString m_alternative;
    QString m_source;
};

void Reader::enterBlock(MD_BLOCKTYPE type, void *detail)
{
    flushHtml();
    switch (type) {
    case MD_BLOCK_QUOTE:
        m_writer.enterQuote();
        break;
    case MD_BLOCK_UL:
        m_writer.enterList({}, static_cast<MD_BLOCK_UL_DETAIL *>(detail)->is_tight != 0);
        break;
    case MD_BLOCK_OL: {
        const auto *list = static_cast<MD_BLOCK_OL_DETAIL *>(detail);
        m_writer.enterList({list->start, QLatin1Char(list->mark_delimiter)}, list->is_tight != 0);
        break;
    }
    case MD_BLOCK_LI: {
        const auto *item = static_cast<MD_BLOCK_LI_DETAIL *>(detail);
        m_writer.enterItem(!item->is_task           ? DocumentWriter::Item::Plain
                           : item->task_mark == ' ' ? DocumentWriter::Item::OpenTask
                                                    : DocumentWriter::Item::DoneTask);
        break;
    }
    case MD_BLOCK_HR:
        m_writer.addRule();
        break;
    case MD_BLOCK_H:
        m_writer.enterHeading(int(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level));
        break;
    case MD_BLOCK_CODE:
        m_inCode = true;
        break;
    case MD_BLOCK_HTML:
        m_inHtmlBlock = true;
        m_writer.startBlock();
        break;
    case MD_BLOCK_P:
        m_writer.startBlock();
        break;
    case MD_BLOCK_TABLE: {
        const auto *table = static_cast<MD_BLOCK_TABLE_DETAIL *>(detail);
        m_writer.enterTable(int(table->head_row_count + table->body_row_count),
                            int(table->col_count));
        break;
    }
    case MD_BLOCK_TR:
        m_writer.enterRow();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD: {
        const MD_ALIGN align = static_cast<MD_BLOCK_TD_DETAIL *>(detail)->align;
        m_writer.enterCell(align == MD_ALIGN_CENTER  ? Qt::AlignHCenter
                           : align == MD_ALIGN_RIGHT ? Qt::AlignRight
                                                     : Qt::AlignLeft,
                           type == MD_BLOCK_TH);
        break;
    }
    case MD_BLOCK_DOC:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
        break;
    }
}

void Reader::leaveBlock(MD_BLOCKTYPE type, void *detail)
{
    flushHtml();
    m_rawHtml.endBlock();
    switch (type) {
    case MD_BLOCK_QUOTE:
        m_writer.leaveQuote();
        break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_writer.leaveList();
        break;
    case MD_BLOCK_LI:
        m_writer.leaveItem();
        break;
    case MD_BLOCK_H:
        m_writer.leaveHeading();
        break;
    case MD_BLOCK_CODE:
        m_inCode = false;
        m_writer.addCodeBlock(std::exchange(m_code, {}),
                              attributeText(static_cast<MD_BLOCK_CODE_DETAIL *>(detail)->lang));
        break;
    case MD_BLOCK_HTML:
        m_inHtmlBlock = false;
        m_writer.endBlock();
        break;
    case MD_BLOCK_P:
        m_writer.endBlock();
        break;
    case MD_BLOCK_TABLE:
        m_writer.leaveTable();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        m_writer.leaveCell();
        break;
    default:
        break;
    }
}

void Reader::enterSpan(MD_SPANTYPE type, void *detail)
{
    flushHtml();
    if (type == MD_SPAN_IMG && m_pictureDepth++ == 0)
        m_source = attributeText(static_cast<MD_SPAN_IMG_DETAIL *>(detail)->src);
    if (m_pictureDepth > 0)
        return;
    switch (type) {
    case MD_SPAN_EM:
        m_writer.change(DocumentWriter::Emphasis, +1);
        break;
    case MD_SPAN_STRONG:
        m_writer.change(DocumentWriter::Strong, +1);
        break;
    case MD_SPAN_DEL:
        m_writer.change(DocumentWriter::Struck, +1);
        break;
    case MD_SPAN_CODE:
        m_writer.change(DocumentWriter::Code, +1);
        break;
    case MD_SPAN_A:
        m_writer.enterLink(attributeText(static_cast<MD_SPAN_A_DETAIL *>(detail)->href));
        break;
    default:
        break;
    }
}

void Reader::leaveSpan(MD_SPANTYPE type)
{
    flushHtml();
    if (type == MD_SPAN_IMG && --m_pictureDepth == 0) {
        m_writer.addPicture(m_source, std::exchange(m_alternative, {}));
        return;
    }
    if (m_pictureDepth > 0)
        return;
    switch (type) {
    case MD_SPAN_EM:
        m_writer.change(DocumentWriter::Emphasis, -1);
        break;
    case MD_SPAN_STRONG:
        m_writer.change(DocumentWriter::Strong, -1);
        break;
    case MD_SPAN_DEL:
        m_writer.change(DocumentWriter::Struck, -1);
        break;
    case MD_SPAN_CODE:
        m_writer.change(DocumentWriter::Code, -1);
        break;
    case MD_SPAN_A:
        m_writer.leaveLink();
        break;
    default:
        break;
    }
}

void Reader::addText(MD_TEXTTYPE type, const QString &text)
{
    if (type == MD_TEXT_HTML) {
        m_html += text;
        return;
    }
    flushHtml();
    if (m_rawHtml.isHiding())
        return;
    if (m_inCode) {
        m_code += type == MD_TEXT_NULLCHAR ? QString(QChar::ReplacementCharacter) : text;
        return;
    }
    QString words = text;
    if (type == MD_TEXT_ENTITY)
        words = entityText(text);
    else if (type == MD_TEXT_NULLCHAR)
        words = QString(QChar::ReplacementCharacter);
    else if (type == MD_TEXT_SOFTBR)
        words = u" "_s;
    else if (type == MD_TEXT_BR)
        words = QString(QChar::LineSeparator);
    if (m_pictureDepth > 0)
        m_alternative += words;
    else
        m_writer.addText(words);
}

void Reader::flushHtml()
{
    if (m_html.isEmpty())
        return;
    const QList<RawHtml::Piece> pieces = m_rawHtml.feed(std::exchange(m_html, {}));
    for (const RawHtml::Piece &piece : pieces) {
        const int by = piece.closing ? -1 : +1;
        if (piece.tag == u"br")
            m_writer.addText(QString(QChar::LineSeparator));
        else if (piece.tag == u"sub")
            m_writer.change(DocumentWriter::Sub, by);
        else if (piece.tag == u"sup")
            m_writer.change(DocumentWriter::Super, by);
        else if (piece.tag == u"kbd")
            m_writer.change(DocumentWriter::Key, by);
        else if (!m_inHtmlBlock)
            m_writer.addText(piece.text);
        else if (const QString words = piece.text.trimmed(); !words.isEmpty())
            m_writer.addText(QString(words).replace(u'\n', QChar::LineSeparator) +
                             QChar::LineSeparator);
    }
}

} // namespace

std::unique_ptr<CardDocument> renderMarkdown(const QString &markdown, const TextContext &context)
{
    auto document = std::make_unique<CardDocument>(context);
    DocumentWriter writer(*document, markdown);
    if (!Reader(writer).read(markdown.toUtf8())) {
        writer.startBlock();
        writer.addText(markdown);
        writer.endBlock();
    }
    writer.finish();
    return document;
}

} // namespace foldout
