// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/textlabel.h"

#include "core/text.h"
#include "widgets/answers/look.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>
#include <QtMath>

namespace foldout {

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
    setText(plainText(markdown));
}

void TextLabel::setText(const QString &text, Tone tone)
{
    m_tone = tone;
    m_isMarkdown = false;
    show(text);
    setPlainDocument();
}

int TextLabel::heightForWidth(int width) const
{
    if (m_document->textWidth() != width)
        m_document->setTextWidth(width);
    return qCeil(m_document->size().height());
}

QSize TextLabel::sizeHint() const
{
    const int width = qCeil(m_document->idealWidth());
    return {width, heightForWidth(width)};
}

QSize TextLabel::minimumSizeHint() const
{
    return {2 * fontMetrics().height(), fontMetrics().height()};
}

void TextLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange && !m_isMarkdown)
        setPlainDocument();
    QWidget::changeEvent(event);
}

void TextLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_document->textWidth() != width())
        m_document->setTextWidth(width());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    if (m_tone == Tone::Muted)
        context.palette.setColor(QPalette::Text, mutedColor(palette()));
    m_document->documentLayout()->draw(&painter, context);
}

void TextLabel::setPlainDocument()
{
    m_document = std::make_unique<QTextDocument>();
    m_document->setDocumentMargin(0);
    m_document->setDefaultFont(font());
    m_document->setDefaultTextOption([] {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        return option;
    }());
    m_document->setPlainText(m_words);
    updateGeometry();
    update();
}

void TextLabel::show(const QString &words)
{
    m_words = words;
    setAccessibleName(words);
    setVisible(!words.isEmpty());
}

} // namespace foldout
