// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/intervals.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace foldout {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::Intervals)
};

constexpr qint64 MinuteMs = 60'000;
constexpr qint64 AMomentMs = 999; // between asking for the placement and writing it out
constexpr double DaysInMonth = 30.44;
constexpr double DaysInYear = 365.25;

int minutesUntil(const Placement &placement, const Moment &now)
{
    const qint64 ms = std::max<qint64>(0, placement.dueMs - now.utcMs);
    return int((ms + MinuteMs - 1 - AMomentMs) / MinuteMs);
}

// One decimal, but none for a whole number: that one has a plural of its own.
bool isWhole(double value)
{
    return qRound(value * 10) % 10 == 0;
}

} // namespace

QString intervalText(const Placement &placement, const Moment &now)
{
    if (placement.dueDay.isNull())
        return {};
    const int days = int(now.studyDay.daysTo(placement.dueDay));
    if (days <= 0) {
        const int minutes = minutesUntil(placement, now);
        if (minutes == 0)
            return Words::tr("now");
        if (minutes < 60)
            return Words::tr("%Ln min", nullptr, minutes);
        return Words::tr("%Ln hour(s)", nullptr, qRound(minutes / 60.0));
    }
    if (days < 30)
        return Words::tr("%Ln day(s)", nullptr, days);
    const double months = days / DaysInMonth;
    const double years = days / DaysInYear;
    if (days < 365)
        return isWhole(months) ? Words::tr("%Ln month(s)", nullptr, qRound(months))
                               //: %1 is a number such as 1.2
                               : Words::tr("%1 months").arg(QLocale().toString(months, 'f', 1));
    return isWhole(years) ? Words::tr("%Ln year(s)", nullptr, qRound(years))
                          //: %1 is a number such as 1.5
                          : Words::tr("%1 years").arg(QLocale().toString(years, 'f', 1));
}

QString intervalSentence(const Placement &placement, const Moment &now)
{
    if (placement.dueDay.isNull())
        return {};
    const int days = int(now.studyDay.daysTo(placement.dueDay));
    if (days > 0)
        //: %1 is a date
        return Words::tr("again in %Ln day(s), on %1", nullptr, days)
            .arg(QLocale().toString(placement.dueDay, QLocale::LongFormat));
    const int minutes = minutesUntil(placement, now);
    if (minutes == 0)
        return Words::tr("again today");
    if (minutes < 60)
        return Words::tr("again in %Ln minute(s)", nullptr, minutes);
    return Words::tr("again in %Ln hour(s)", nullptr, qRound(minutes / 60.0));
}

QString durationText(qint64 ms)
{
    const int minutes = int((ms + MinuteMs / 2) / MinuteMs);
    if (minutes == 0)
        return Words::tr("less than a minute");
    if (minutes < 60)
        return Words::tr("%Ln min", nullptr, minutes);
    //: A duration: hours and minutes
    return Words::tr("%1 h %2 min").arg(QLocale().toString(minutes / 60)).arg(minutes % 60);
}

} // namespace foldout
