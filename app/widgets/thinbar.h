// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QProgressBar>

namespace foldout {

// A part of a whole as a thin line: how far a run is, how often something was right. GUI thread.
class ThinBar : public QProgressBar
{
    Q_OBJECT

public:
    explicit ThinBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setShare(int part, int whole); // a whole of 0 is an empty bar

    QSize sizeHint() const override { return {120, 6}; }
    QSize minimumSizeHint() const override { return {60, 6}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

} // namespace foldout
