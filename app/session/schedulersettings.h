// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/queue.h"
#include "schedule/scheduler.h"

// From the settings to what scheduling works with. Pure; GUI thread, as Settings is.
namespace foldout {

class Settings;

SchedulerOptions schedulerOptions(const Settings &settings);

// The order of a study day is the same at every look: the seed is the day.
QueueOptions queueOptions(const Settings &settings, const QDate &today);

} // namespace foldout
