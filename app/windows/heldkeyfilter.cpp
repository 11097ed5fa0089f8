// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/heldkeyfilter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace foldout {

namespace {

constexpr quint64 OneMoment = 2; // milliseconds; no finger is that fast

bool isTyping()
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && focus->testAttribute(Qt::WA_InputMethodEnabled);
}

} // namespace

bool HeldKeyFilter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyRelease) {
        const auto *release = static_cast<QKeyEvent *>(event);
        m_released = release->key();
        m_releasedAt = release->timestamp();
    } else if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const bool repeated = press->key() == m_released && m_releasedAt > 0 &&
                              press->timestamp() - m_releasedAt <= OneMoment;
        if (repeated && !isTyping()) {
            event->accept(); // no shortcut either
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace foldout
