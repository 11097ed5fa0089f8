// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/textfield.h"

#include <QtMath>

#include <algorithm>

namespace foldout {

namespace {

constexpr int FewestLines = 3;
constexpr int MostLines = 12;

// The frame around the field has the ground.
void seeThrough(QWidget *field)
{
    QPalette palette = field->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    field->setPalette(palette);
}

} // namespace

LineField::LineField(QWidget *parent)
    : Composing(parent)
{
    setFrame(false);
    seeThrough(this);
    connect(this, &QLineEdit::textEdited, this, &LineField::edited);
}

TextField::TextField(QWidget *parent)
    : Composing(parent)
{
    setFrameShape(QFrame::NoFrame);
    seeThrough(this);
    viewport()->setAutoFillBackground(false);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    document()->setDocumentMargin(0);
    connect(this, &QPlainTextEdit::textChanged, this, &TextField::edited);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &TextField::fitHeight);
    fitHeight();
}

void TextField::changeEvent(QEvent *event)
{
    Composing::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void TextField::resizeEvent(QResizeEvent *event)
{
    Composing::resizeEvent(event);
    fitHeight();
}

void TextField::fitHeight()
{
    // The layout of a plain text document counts its height in lines.
    const int lines = qCeil(document()->size().height());
    const int shown = std::clamp(lines, FewestLines, MostLines);
    setVerticalScrollBarPolicy(lines > MostLines ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFixedHeight(shown * fontMetrics().lineSpacing() + 2);
}

} // namespace foldout
