// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QTextDocument;

namespace foldout {

// A short text inside an answer widget: wraps, breaks even a long identifier rather than being cut,
// takes no clicks, and is hidden while it is empty. Set as the answer widget above says (theme,
// fonts, pictures) at the time; set it again when that has changed. GUI thread.
class TextLabel : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Plain, Muted };

    explicit TextLabel(QWidget *parent = nullptr);
    ~TextLabel() override;

    void setMarkdown(const QString &markdown);
    void setText(const QString &text, Tone tone = Tone::Plain); // as it stands

    // The middle of the first line's letters, from the top, for what stands beside it.
    qreal firstLineCentre() const;

    QString words() const { return m_words; } // for screen readers

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setWords(const QString &words);

    QString m_words;
    Tone m_tone = Tone::Plain;
    int m_naturalWidth = 0; // of the longest line, in device-independent pixels
    std::unique_ptr<QTextDocument> m_document;
};

} // namespace foldout
