// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QAbstractButton>

namespace foldout {

// A rounded button with a line of text and, if given, a caption below it: a grade, a confidence.
// The chosen or suggested one has the accent's ground and a stronger border. GUI thread; owned by
// its parent.
class CaptionButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CaptionButton(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // "2 days · 2 of 4 points"; goes on in the next line where it is wider than the button.
    void setCaption(const QString &caption);
    void setCaptioned(bool captioned);   // room for a caption is kept also while there is none
    void setEmphasised(bool emphasised); // suggested, without being checked
    bool isEmphasised() const { return m_emphasised; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // as wide as the longest word
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont captionFont() const;
    bool isCaptioned() const { return m_captioned || !m_caption.isEmpty(); }

    Theme m_theme;
    QString m_caption;
    bool m_captioned = false;
    bool m_emphasised = false;
};

} // namespace foldout
