// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QTextDocument;

namespace foldout {

// A short text inside an answer widget: wraps, breaks even a long identifier rather than being cut,
// takes no clicks, and is hidden while it is empty. Set as the answer widget above says (theme,
// fonts, pictures). GUI thread.
class TextLabel : public QWidget
{
    Q_OBJECT

public:
    enum class Tone { Plain, Muted };

    explicit TextLabel(QWidget *parent = nullptr);
    ~TextLabel() override;

    void setMarkdown(const QString &markdown);
    void setText(const QString &text, Tone tone = Tone::Plain); // as it stands

    QString words() const { return m_words; } // for screen readers

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setPlainDocument();
    void show(const QString &words);

    QString m_words;
    Tone m_tone = Tone::Plain;
    bool m_isMarkdown = false;
    std::unique_ptr<QTextDocument> m_document;
};

} // namespace foldout
