// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cardlook.h"

#include <QAbstractButton>
#include <QWidget>

namespace foldout {

class TextView;

// The box of a key point that the learner ticks when the point was recalled. GUI thread.
class TickBox : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TickBox(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

// One key point after the reveal: its box, its statement, and below it what the author says to
// those who missed it, shown while the box is empty and 'askMissed' is on. GUI thread; owned by the
// card.
class PointRow : public QWidget
{
    Q_OBJECT

public:
    explicit PointRow(QWidget *parent = nullptr);

    void setContent(const QString &markdown, const QString &ifMissed, const CardLook &look,
                    const QString &folder);
    void setRecalled(bool recalled);
    bool isRecalled() const;
    void setMissedShown(bool shown); // whether the author's "if missed" may appear
    TickBox *box() const { return m_box; }

Q_SIGNALS:
    void recalledChanged(bool recalled); // by the learner
    void linkActivated(const QUrl &url);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override; // a click beside the text ticks, too

private:
    void updateMissed();

    TickBox *m_box = nullptr;
    TextView *m_text = nullptr;
    TextView *m_missed = nullptr; // null: the author says nothing
    bool m_missedShown = false;
};

} // namespace foldout
