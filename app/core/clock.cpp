// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock.h"

#include <QDateTime>

namespace foldout {

SystemClock::SystemClock()
{
    m_timer.start();
}

qint64 SystemClock::nowMs() const
{
    return QDateTime::currentMSecsSinceEpoch();
}

QTimeZone SystemClock::zone() const
{
    return QTimeZone::systemTimeZone();
}

qint64 SystemClock::monotonicMs() const
{
    return m_timer.elapsed();
}

} // namespace foldout
