// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/textlabel.h"

#include "core/text.h"
#include "render/markdown.h"
#include "widgets/answers/look.h"

#include <QAbstractTextDocumentLayout>
#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextOption>
#include <QtMath>

#include <algorithm>

namespace foldout {

namespace {

// Lines as high as those of rendered Markdown, so that both stand side by side.
std::unique_ptr<QTextDocument> plainDocument(const QString &text, const TextStyle &style)
{
    auto document = std::make_unique<QTextDocument>(text);
    document->setDocumentMargin(0);
    document->setDefaultFont(style.font(TextRole::Body));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    QTextBlockFormat format;
    format.setLineHeight(QFontInfo(document->defaultFont()).pixelSize() * TextStyle::lineHeight,
                         QTextBlockFormat::MinimumHeight);
    QTextCursor all(document.get());
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(format);
    return document;
}

} // namespace

TextLabel::TextLabel(QWidget *parent)
    : QWidget(parent)
    , m_document(std::make_unique<QTextDocument>())
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

TextLabel::~TextLabel() = default;

void TextLabel::setMarkdown(const QString &markdown)
{
    m_tone = Tone::Plain;
    m_document = renderMarkdown(markdown, contextOf(*this));
    setWords(plainText(markdown));
    setVisible(!markdown.isEmpty()); // a picture may have no words
}

void TextLabel::setText(const QString &text, Tone tone)
{
    m_tone = tone;
    m_document = plainDocument(text, contextOf(*this).style);
    setWords(text);
}

qreal TextLabel::firstLineCentre() const
{
    const QFontMetricsF metrics(m_document->defaultFont());
    m_document->size(); // lays it out
    const QTextLayout *first = m_document->begin().layout();
    if (first->lineCount() == 0)
        return metrics.height() / 2;
    return first->lineAt(0).y() + first->lineAt(0).ascent() - metrics.capHeight() / 2;
}

int TextLabel::heightForWidth(int width) const
{
    if (m_document->textWidth() != width)
        m_document->setTextWidth(width);
    return qCeil(m_document->size().height());
}

QSize TextLabel::sizeHint() const
{
    return {m_naturalWidth, heightForWidth(m_naturalWidth)};
}

QSize TextLabel::minimumSizeHint() const
{
    return {std::min(m_naturalWidth, 2 * fontMetrics().height()), fontMetrics().height()};
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (m_document->textWidth() != width())
        m_document->setTextWidth(width());
    QPainter painter(this);
    if (const auto *card = qobject_cast<const CardDocument *>(m_document.get())) {
        card->paint(painter, event->rect());
        return;
    }
    const Theme &theme = contextOf(*this).theme;
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_tone == Tone::Muted ? theme.muted : theme.ink);
    m_document->documentLayout()->draw(&painter, context);
}

void TextLabel::setWords(const QString &words)
{
    m_words = words;
    m_document->setTextWidth(-1);
    m_naturalWidth = qCeil(m_document->idealWidth());
    setAccessibleName(words);
    setVisible(!words.isEmpty());
    updateGeometry();
    update();
}

} // namespace foldout
