// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QStringList>
#include <QWidget>

namespace foldout {

// What is out of the ordinary about a card, each as a chip with its word: "suspended", "flagged".
// Goes on in the next line where it is wider; hidden while there is nothing. GUI thread.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipRow(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setChips(const QStringList &words, const QStringList &meanings); // meanings as tooltips

private:
    Theme m_theme;
    QStringList m_words;
    QStringList m_meanings;
};

} // namespace foldout
