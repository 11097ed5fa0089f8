// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace foldout {

// Items side by side that go on in the next line where the width ends, so that nothing is cut at
// large text. What is left of a line goes to its items with an expanding size policy. Items of a
// line are centred vertically. Owns its items; GUI thread.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void setLineSpacing(int pixels) { m_lineSpacing = pixels; } // between lines; 8

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize sizeHint() const override; // all in one line
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool apply) const; // returns the height

    QList<QLayoutItem *> m_items;
    int m_lineSpacing = 8;
};

} // namespace foldout
