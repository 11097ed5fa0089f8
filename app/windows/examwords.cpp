// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examwords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace foldout {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::ExamWords)
};

constexpr qint64 SecondMs = 1'000;
constexpr qint64 MinuteMs = 60'000;
constexpr qint64 LastMinutesMs = 5 * MinuteMs;

int roundedUp(qint64 ms, qint64 unit)
{
    return int((ms + unit - 1) / unit);
}

} // namespace

QString examDateText(const Exam &exam)
{
    const QDateTime began = QDateTime::fromMSecsSinceEpoch(exam.startedMs);
    const QLocale locale;
    //: A date and a time of day
    return Words::tr("%1 %2").arg(
        locale.toString(began.date(), locale.dateFormat(QLocale::LongFormat)),
        locale.toString(began.time(), locale.timeFormat(QLocale::ShortFormat)));
}

QString shareText(double share)
{
    //: A percentage
    return Words::tr("%1 %").arg(QLocale().toString(qRound(share * 100)));
}

QString rightText(const ExamScore &score)
{
    //: How many questions of an exam were right
    return Words::tr("%1 of %n right", nullptr, score.questions).arg(score.right);
}

QString secondsText(qint64 ms)
{
    const int seconds = int((ms + SecondMs / 2) / SecondMs);
    if (seconds < 60)
        return Words::tr("%n s", nullptr, seconds);
    //: A duration: minutes and seconds
    return Words::tr("%1 min %2 s").arg(QLocale().toString(seconds / 60)).arg(seconds % 60);
}

QString remainingText(qint64 ms)
{
    if (ms > LastMinutesMs)
        return Words::tr("%n min left", nullptr, roundedUp(ms, MinuteMs));
    const int seconds = roundedUp(ms, SecondMs);
    //: What is left of the time, as minutes and seconds: 4:59
    return Words::tr("%1 left").arg(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

QString remainingInWords(qint64 ms)
{
    return Words::tr("%n minute(s) left", nullptr, roundedUp(ms, MinuteMs));
}

} // namespace foldout
