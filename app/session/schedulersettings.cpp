// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/schedulersettings.h"

#include "session/settings.h"

#include <QRegularExpression>

#include <array>

namespace foldout {

namespace {

struct Unit
{
    QChar letter;
    int seconds;
};

constexpr std::array<Unit, 4> Units{
    {{u'd', SecondsPerDay}, {u'h', 3600}, {u'm', 60}, {u's', 1}}}; // longest first
constexpr int LongestStep = 365 * SecondsPerDay;

QStringList wordsOf(QStringView text)
{
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    return text.toString().split(gap, Qt::SkipEmptyParts);
}

// What cannot be read, because somebody edited the file, is the initial value.
QList<int> steps(const Settings &settings, const TextOption &option)
{
    return parseSteps(settings.value(option)).value_or(*parseSteps(option.initial));
}

} // namespace

SchedulerOptions schedulerOptions(const Settings &settings)
{
    return {
        .desiredRetention = settings.value(options::DesiredRetention) / 100.0,
        .learningSteps = steps(settings, options::LearningSteps),
        .relearningSteps = steps(settings, options::RelearningSteps),
        .maximumInterval = settings.value(options::MaximumInterval),
        .fuzz = settings.value(options::Fuzz),
    };
}

QueueOptions queueOptions(const Settings &settings, const QDate &today)
{
    return {
        .order = queueOrderFromName(settings.value(options::QueueOrder)),
        .newPerDay = settings.value(options::NewPerDay),
        .reviewsPerDay = settings.value(options::ReviewsPerDay),
        .seed = quint64(today.toJulianDay()),
    };
}

std::optional<int> parseStep(QStringView word)
{
    for (const Unit &unit : Units) {
        if (word.isEmpty() || word.back().toLower() != unit.letter)
            continue;
        bool isNumber = false;
        const qint64 count = word.chopped(1).toLongLong(&isNumber);
        if (isNumber && count >= 1 && count <= LongestStep / unit.seconds)
            return int(count) * unit.seconds;
    }
    return {};
}

std::optional<QList<int>> parseSteps(QStringView text)
{
    if (!firstBadStep(text).isNull())
        return {};
    QList<int> seconds;
    for (const QString &word : wordsOf(text))
        seconds.append(*parseStep(word));
    return seconds;
}

QString firstBadStep(QStringView text)
{
    const QStringList words = wordsOf(text);
    for (const QString &word : words) {
        if (!parseStep(word))
            return word;
    }
    return words.value(MaximumSteps);
}

QString stepsText(const QList<int> &seconds)
{
    QStringList words;
    for (const int step : seconds) {
        const auto unit =
            std::ranges::find_if(Units, [step](const Unit &u) { return step % u.seconds == 0; });
        words.append(QString::number(step / unit->seconds) + unit->letter);
    }
    return words.join(u' ');
}

} // namespace foldout
