// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textview.h"

#include "core/text.h"
#include "render/markdown.h"
#include "render/wordmarks.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr int usualWidth = 640; // of a column, until the view has got its own

// What reading needs; whatever else is pressed belongs to the card and the page around it.
bool isReadingKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::SelectAll))
        return true;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return event.modifiers().testFlag(Qt::ShiftModifier);
    default:
        return false;
    }
}

} // namespace

TextView::TextView(QWidget *parent)
    : QTextBrowser(parent)
    , m_document(std::make_unique<CardDocument>(TextContext{}))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setOpenLinks(false);
    setLineWrapMode(FixedPixelWidth); // the width we say: see render()
    setLineWrapColumnOrWidth(usualWidth);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Text"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QTextBrowser::anchorClicked, this, &TextView::linkActivated);
    connect(this, &QTextBrowser::highlighted, this,
            [this](const QUrl &url) { Q_EMIT linkHovered(url.toString(QUrl::FullyEncoded)); });
}

TextView::~TextView()
{
    setDocument(nullptr); // ours goes before the base class
}

void TextView::setMarkdown(const QString &markdown, const TextContext &context)
{
    if (markdown == m_markdown && context == m_context)
        return;
    if (markdown != m_markdown)
        m_marked.clear();
    m_markdown = markdown;
    m_context = context;
    render();
}

void TextView::setContext(const TextContext &context)
{
    if (context == m_context)
        return;
    m_context = context;
    const int anchor = textCursor().anchor();
    const int position = textCursor().position();
    render();
    QTextCursor cursor(document());
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

void TextView::setMarked(const QList<TextRange> &words)
{
    if (words == m_marked)
        return;
    m_marked = words;
    {
        const QSignalBlocker blocker(m_document->documentLayout()); // see heightForWidth()
        markWordsIn(*m_document);
    }
    updateGeometry();
    viewport()->update();
}

void TextView::markWordsIn(CardDocument &document) const
{
    markWords(document, placesOf(m_marked, plainText(m_markdown), document));
}

void TextView::render()
{
    std::unique_ptr<CardDocument> document = renderMarkdown(m_markdown, m_context);
    if (!m_marked.isEmpty())
        markWordsIn(*document);
    // The base class lays a new document out at once; at the width of an unshown widget that would
    // cost more than all the rest.
    document->fitTo(lineWrapColumnOrWidth());
    setDocument(document.get());
    m_document = std::move(document);
    const QStringList pictures = m_document->pictureTexts();
    setAccessibleDescription(pictures.isEmpty() ? QString()
                                                //: %1 the descriptions of the pictures in a text
                                                : tr("Pictures: %1").arg(pictures.join(u"; "_s)));
    setFocusPolicy(m_document->hasLinks() ? Qt::StrongFocus : Qt::ClickFocus);
    updateGeometry();
}

int TextView::heightForWidth(int width) const
{
    if (m_document->textWidth() != width) {
        // The base class answers a change of size by laying out at its present width again.
        const QSignalBlocker blocker(m_document->documentLayout());
        m_document->fitTo(width);
    }
    return int(std::ceil(m_document->size().height()));
}

QSize TextView::sizeHint() const
{
    const int width = this->width();
    return {width, heightForWidth(width)};
}

QSize TextView::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {8 * em, em};
}

QMimeData *TextView::createMimeDataFromSelection() const
{
    auto *const mime = new QMimeData;
    mime->setText(
        m_document->authorText(textCursor().selectionStart(), textCursor().selectionEnd()));
    return mime;
}

void TextView::focusInEvent(QFocusEvent *event)
{
    setCursorWidth(event->reason() == Qt::MouseFocusReason ? 0 : 2);
    QTextBrowser::focusInEvent(event);
}

void TextView::keyPressEvent(QKeyEvent *event)
{
    const bool onLink = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReadingKey(*event) ||
        (onLink && textCursor().hasSelection() && textCursor().charFormat().isAnchor()))
        QTextBrowser::keyPressEvent(event);
    else
        event->ignore();
}

void TextView::paintEvent(QPaintEvent *event)
{
    // A layout may have asked for the height at another width in the meantime.
    m_document->fitTo(viewport()->width());
    {
        QPainter painter(viewport());
        m_document->paintDecorations(painter, event->rect());
    }
    QTextBrowser::paintEvent(event);
}

void TextView::resizeEvent(QResizeEvent *event)
{
    m_document->fitTo(viewport()->width());
    setLineWrapColumnOrWidth(viewport()->width());
    QTextBrowser::resizeEvent(event);
}

void TextView::scrollContentsBy(int, int)
{
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
}

void TextView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

bool TextView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const QPoint place = static_cast<QHelpEvent *>(event)->pos();
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), anchorAt(place), this);
        return true;
    }
    return QTextBrowser::viewportEvent(event);
}

} // namespace foldout
