// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace foldout {

// Keeps a held key from acting more than once. Window systems repeat a held key as a release and a
// press of the same moment; Qt's X11 plug-in calls that a repetition only when it sees both at
// once, which a busy program does not. Text fields keep their repetition. Install on the
// application; GUI thread.
class HeldKeyFilter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_released = 0;       // the key released last
    quint64 m_releasedAt = 0; // when, on the window system's clock, milliseconds
};

} // namespace foldout
