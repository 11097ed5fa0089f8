// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QAbstractButton>

namespace foldout {

// A quiet button in a line of text: its words, and the key that does the same as a key cap. GUI
// thread; owned by its parent.
class KeyButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit KeyButton(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setKey(const QString &key); // "Ctrl+Z"; empty: none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont keyFont() const;

    Theme m_theme;
    QString m_key;
};

} // namespace foldout
