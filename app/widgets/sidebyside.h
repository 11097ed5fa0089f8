// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace foldout {

// Two widgets in columns of the same width, both from the top; one below the other where a column
// would be narrower than it may be. GUI thread.
class SideBySide : public QWidget
{
    Q_OBJECT

public:
    // Takes both over.
    SideBySide(QWidget *first, QWidget *second, int leastColumnWidth, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override; // a content that changes its height

private:
    bool areColumns(int width) const;

    std::array<QWidget *, 2> m_widgets;
    int m_leastColumnWidth;
};

} // namespace foldout
