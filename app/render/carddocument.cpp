// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/carddocument.h"

#include "render/decorationpainter.h"
#include "render/picture.h"
#include "render/typography.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextObjectInterface>
#include <QTextOption>
#include <QTextTable>

namespace foldout {

namespace {

class PictureDrawer final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    PictureDrawer(const TextContext &context, QObject *parent)
        : QObject(parent)
        , m_context(context)
    {
    }

    // Natural size times the text scale, but never wider than the column or taller than two of it.
    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override
    {
        const QSizeF size =
            format.property(CardDocument::PictureSize).toSizeF() * m_context.style.scale;
        const QTextBlock block = document->findBlock(position);
        const qreal indent = block.blockFormat().indent() * document->indentWidth();
        const qreal column = qMax(16.0, document->textWidth() - indent);
        if (document->textWidth() < 0)
            return size;
        const qreal factor = qMin(column / size.width(), 2 * column / size.height());
        return size * qMin(1.0, factor);
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        const QPixmap pixmap = drawnPicture(format.property(CardDocument::PicturePath).toString(),
                                            (rect.size() * ratio).toSize(), m_context.theme.ink);
        painter->drawPixmap(rect, pixmap, pixmap.rect());
    }

private:
    const TextContext &m_context;
};

} // namespace

CardDocument::CardDocument(TextContext context, QObject *parent)
    : QTextDocument(parent)
    , m_context(std::move(context))
{
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
    documentLayout()->registerHandler(PictureObject, new PictureDrawer(m_context, this));
}

void CardDocument::fitTo(qreal width)
{
    if (textWidth() == width)
        return;
    // With whole words Qt makes every column of a table as wide as its longest word. Only where
    // that does not fit, words give way; deciding it for the text at once costs one layout in most
    // cases.
    QTextOption option = defaultTextOption();
    if (option.wrapMode() != QTextOption::WordWrap) {
        setTextWidth(-1); // makes the change of the option cheap
        option.setWrapMode(QTextOption::WordWrap);
        setDefaultTextOption(option);
    }
    setTextWidth(width);
    if (size().width() > width + 1) { // a table that fits may be a pixel wider, by rounding
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        setDefaultTextOption(option);
    }
}

QString CardDocument::authorText(int from, int to) const
{
    // A no-break space of ours is two characters; a selection may begin between them.
    if (m_joined && from > 0 && characterAt(from - 1) == wordJoiner &&
        characterAt(from) == QChar::Nbsp)
        --from;
    QHash<int, QString> markers;
    for (const Decoration &decoration : m_decorations) {
        if (!decoration.text.isEmpty())
            markers.insert(decoration.from, decoration.text + u' ');
    }
    QString out;
    const QTextTable *table = nullptr;
    int row = 0;
    for (QTextBlock block = findBlock(from);
         block.isValid() && block.position() < qMax(to, from + 1); block = block.next()) {
        if (block.blockFormat().boolProperty(Filler))
            continue;
        QTextCursor cursor(block);
        const QTextTable *const inside = cursor.currentTable();
        if (!out.isEmpty()) {
            const bool sameRow = inside && inside == table && inside->cellAt(cursor).row() == row;
            out += sameRow ? u'\t' : u'\n';
        }
        table = inside;
        row = inside ? inside->cellAt(cursor).row() : 0;
        if (from <= block.position())
            out += markers.value(block.position());
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int start = qMax(from, fragment.position());
            const int end = qMin(to, fragment.position() + fragment.length());
            if (start >= end)
                continue;
            const QTextCharFormat format = fragment.charFormat();
            if (format.hasProperty(AuthorText))
                out += format.stringProperty(AuthorText);
            else
                out += fragment.text().mid(start - fragment.position(), end - start);
        }
    }
    out.replace(QChar::LineSeparator, u'\n');
    return m_joined ? withoutJoiners(out) : out;
}

QStringList CardDocument::pictureTexts() const
{
    QStringList texts;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.hasProperty(PictureText))
                texts << format.stringProperty(PictureText);
        }
    }
    return texts;
}

bool CardDocument::hasLinks() const
{
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isAnchor())
                return true;
        }
    }
    return false;
}

void CardDocument::paintDecorations(QPainter &painter, const QRectF &clip) const
{
    DecorationPainter decorations(*this, painter, clip);
    for (const Decoration &decoration : m_decorations)
        decorations.draw(decoration);
}

void CardDocument::paint(QPainter &painter, const QRectF &clip) const
{
    paintDecorations(painter, clip);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = toPalette(m_context.theme);
    context.clip = clip;
    documentLayout()->draw(&painter, context);
}

} // namespace foldout

#include "carddocument.moc"
