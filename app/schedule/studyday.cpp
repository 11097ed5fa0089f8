// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/studyday.h"

#include <QDateTime>

namespace foldout {

QDate studyDay(qint64 utcMs, const QTimeZone &zone, int rolloverHour)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(utcMs, zone);
    return local.time().hour() < rolloverHour ? local.date().addDays(-1) : local.date();
}

} // namespace foldout
