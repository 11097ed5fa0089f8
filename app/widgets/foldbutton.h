// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QAbstractButton>

namespace foldout {

// The line that unfolds a card: a hairline above, a triangle, "Answer and explanation", and a note
// at the far end (how many points are expected, or recalled). Checked means unfolded; screen
// readers are told "expanded" or "collapsed" and every change of it. GUI thread; owned by its
// parent.
class FoldButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FoldButton(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setNote(const QString &note);   // "5 key points"
    void setKeyHint(const QString &key); // "Space", drawn as a key cap while folded; empty: none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override; // the note below where it does not fit beside

    // Makes screen readers see the fold state; call once per program, before the first window.
    static void installAccessibility();

protected:
    void paintEvent(QPaintEvent *event) override;
    void checkStateSet() override;
    void nextCheckState() override;

private:
    void announce();
    QFont noteFont() const;
    bool isNoteBeside(int width) const;

    Theme m_theme;
    QString m_note;
    QString m_keyHint;
};

} // namespace foldout
