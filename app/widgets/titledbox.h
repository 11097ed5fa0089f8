// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cardlook.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace foldout {

// A rounded box with a title and a quiet sentence about it above its content. GUI thread; owned by
// its parent.
class TitledBox : public QFrame
{
    Q_OBJECT

public:
    explicit TitledBox(QWidget *parent = nullptr);

    QVBoxLayout *content() const { return m_content; }
    void setLook(const CardLook &look);
    void setTitle(const QString &title, const QString &sentence); // an empty sentence is left out

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QLabel *m_title = nullptr;
    QLabel *m_sentence = nullptr;
    QVBoxLayout *m_content = nullptr;
};

} // namespace foldout
