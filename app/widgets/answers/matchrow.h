// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/look.h"

#include <QComboBox>

namespace foldout {

class TextLabel;

// One left side of a match question and the box to choose its right side from; after the reveal the
// choice in full, its mark and the correct right side. GUI thread.
class MatchRow : public QWidget
{
    Q_OBJECT

public:
    explicit MatchRow(QWidget *parent = nullptr);

    QComboBox *box() const { return m_box; }

    void setLeft(const QString &markdown);

    // Keeps the choice by place.
    void setChoices(const QStringList &choices);

    int chosen() const { return m_box->currentIndex(); } // -1: none
    void setChosen(int place) { m_box->setCurrentIndex(place); }

    void setVerdict(Mark mark, const QString &correction);
    void clearVerdict();

    Mark mark() const { return m_mark->mark(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TextLabel *m_left;
    QComboBox *m_box;
    TextLabel *m_choice;
    MarkLabel *m_mark;
    TextLabel *m_correction;
};

} // namespace foldout
