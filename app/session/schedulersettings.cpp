// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/schedulersettings.h"

#include "session/settings.h"
#include "session/steps.h"

namespace foldout {

namespace {

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

} // namespace foldout
