// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace foldout {

// A question to the learner in the page itself: yes, or back. Takes the focus, which stands on
// "back"; Escape is "back", too. Hidden while nothing is asked. GUI thread; owned by its parent.
class AskBar : public QWidget
{
    Q_OBJECT

public:
    explicit AskBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void ask(const QString &question, const QString &yes, const QString &back,
             std::function<void()> act);
    void close(); // without an answer
    bool isAsking() const { return isVisibleTo(parentWidget()); }

Q_SIGNALS:
    void answered(); // either way; the focus may go back to where it was

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Theme m_theme;
    QLabel *m_label = nullptr;
    QPushButton *m_yes = nullptr;
    QPushButton *m_back = nullptr;
    std::function<void()> m_act;
};

} // namespace foldout
