// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review.h"

#include <QJsonObject>

namespace foldout {

// Key point ticks as the log keeps them: {"c1":1,"rank-count":0}, keys sorted. Pure.
QString ticksToJson(const QMap<QString, bool> &ticks);
QMap<QString, bool> ticksFromJson(const QString &json);

// An event as one JSON object whose members are the columns of review_log; store/rescuefile.h
// describes them. Nothing where a member is missing or makes no sense. Pure.
QJsonObject eventToJson(const ReviewEvent &event);
std::optional<ReviewEvent> eventFromJson(const QJsonObject &object);

} // namespace foldout
