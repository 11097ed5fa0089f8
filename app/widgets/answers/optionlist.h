// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/optionbutton.h"

#include <QList>

namespace foldout {

// A column of options, by place from the top. Up and Down move (among radio buttons they choose),
// Space or a click chooses, and so does the letter where there are letters. GUI thread.
class OptionList : public QWidget
{
    Q_OBJECT

public:
    // single: radio buttons, otherwise check boxes.
    OptionList(int count, bool single, QWidget *parent = nullptr);

    int count() const { return int(m_buttons.size()); }
    OptionButton *at(int place) const { return m_buttons.at(place); }

    QList<int> chosen() const; // places, ascending
    void setChosen(const QList<int> &places);
    void setReadOnly(bool readOnly);

    // "A", "B"…
    static QString letter(int place) { return QChar(u'A' + place); }

Q_SIGNALS:
    void chosenByLearner();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    OptionButton *buttonForKey(const QKeyEvent &event) const;
    void placeTabStop();

    const bool m_single;
    bool m_readOnly = false;
    QList<OptionButton *> m_buttons;
};

} // namespace foldout
