// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/textrange.h"
#include "render/carddocument.h"

#include <QTextBrowser>

#include <memory>

namespace foldout {

// A Markdown text to be read: no frame, no ground, no scrolling of its own, exactly as tall as the
// text is at the width it gets (height-for-width). Text is selected with the mouse or with Shift
// and the arrow keys (from the caret, which shows when the keyboard is in use) and copied as its
// author wrote it. Links are reached with Tab and reported, never opened. All other keys and the
// wheel go to the parent. A view with links is a Tab stop; one without takes the focus by click or
// setFocus() only. Owned by its parent; GUI thread.
class TextView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit TextView(QWidget *parent = nullptr);
    ~TextView() override;

    void setMarkdown(const QString &markdown, const TextContext &context);
    void setContext(const TextContext &context); // sets the same text anew; keeps the selection

    // Sets these words bold: ranges of plainText() of the Markdown. They stay so in other contexts,
    // until another text is set.
    void setMarked(const QList<TextRange> &words);

    const QString &markdown() const { return m_markdown; } // as given to setMarkdown()
    const CardDocument &card() const { return *m_document; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void linkActivated(const QUrl &url);     // by click or Enter
    void linkHovered(const QString &target); // for a status line; empty: none any more

protected:
    QMimeData *createMimeDataFromSelection() const override;
    QVariant loadResource(int, const QUrl &) override { return {}; }
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void render();
    void markWordsIn(CardDocument &document) const;

    QString m_markdown;
    QList<TextRange> m_marked;
    TextContext m_context;
    std::unique_ptr<CardDocument> m_document;
};

} // namespace foldout
