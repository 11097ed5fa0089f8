// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cardlook.h"

#include <QAbstractButton>

namespace foldout {

// A row of a list that leads somewhere: what it says, and in small below it what there is to know;
// both go on in the next line where they are wider. GUI thread.
class RowButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RowButton(QWidget *parent = nullptr);

    void setLook(const CardLook &look);
    void setContent(const QString &text, const QString &below); // plain texts

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont smallFont() const;
    QRect roomFor(const QFont &font, const QString &text, int width) const;

    Theme m_theme;
    QString m_below;
};

} // namespace foldout
