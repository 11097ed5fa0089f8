// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cardlook.h"

#include <QFrame>

class QLabel;

namespace foldout {

// One number with what it is and what it is made of: "Points recalled", "14 / 22", "of all answers
// you ticked". The meaning in full is its tooltip. GUI thread.
class StatTile : public QFrame
{
    Q_OBJECT

public:
    explicit StatTile(QWidget *parent = nullptr);

    void setLook(const CardLook &look);
    void setContent(const QString &title, const QString &value, const QString &caption,
                    const QString &meaning);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QLabel *m_title = nullptr;
    QLabel *m_value = nullptr;
    QLabel *m_caption = nullptr;
};

} // namespace foldout
