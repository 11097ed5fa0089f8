// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/look.h"

#include <QAbstractButton>

class QSpacerItem;

namespace foldout {

class TextLabel;

// One option: a radio button or a check box whose text wraps, with the mark and the reason under it
// after the reveal. Screen readers get the role, the state, and a name with letter, text and mark.
class OptionButton : public QAbstractButton
{
    Q_OBJECT

public:
    // exclusive: choosing it gives up its siblings.
    explicit OptionButton(bool exclusive, QWidget *parent = nullptr);

    // The letter may be empty.
    void setOption(const QString &letter, const QString &markdown);
    QString letter() const;
    void setVerdict(Mark mark, const QString &why);
    void setReadOnly(bool readOnly);

    Mark mark() const { return m_mark->mark(); }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void nextCheckState() override;
    void paintEvent(QPaintEvent *event) override;

private:
    qreal indicatorSide() const;
    void makeRoom();
    void updateName();

    QSpacerItem *m_room; // for the indicator; owned by the layout
    TextLabel *m_letter;
    TextLabel *m_text;
    MarkLabel *m_mark;
    TextLabel *m_why;
    bool m_readOnly = false;
};

} // namespace foldout
