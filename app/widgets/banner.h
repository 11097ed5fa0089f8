// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"
#include "render/theme.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace foldout {

// A sentence above the page about something that needs attention, with what to do as buttons. Never
// takes the focus away and never covers what is read; hidden while there is nothing to say. GUI
// thread.
class Banner : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        QString text;
        std::function<void()> act;
        bool closes = true;
    };

    explicit Banner(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // Replaces what is shown. A button that only closes is always there as well: "Close" where
    // nothing else is given.
    void say(Severity severity, const QString &sentence, const QList<Choice> &choices = {},
             const QString &closeText = {});
    void clear();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    Severity m_severity = Severity::Warning;
    QLabel *m_label = nullptr;
};

} // namespace foldout
