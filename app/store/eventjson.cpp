// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/eventjson.h"

#include <QJsonDocument>
#include <QUuid>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

QJsonObject ticksToObject(const QMap<QString, bool> &ticks)
{
    QJsonObject object;
    for (auto it = ticks.cbegin(); it != ticks.cend(); ++it)
        object.insert(it.key(), it.value() ? 1 : 0);
    return object;
}

QMap<QString, bool> ticksFromObject(const QJsonObject &object)
{
    QMap<QString, bool> ticks;
    for (auto it = object.begin(); it != object.end(); ++it)
        ticks.insert(it.key(), it.value().toInt() != 0);
    return ticks;
}

template <typename T>
QJsonValue numberOrNull(const std::optional<T> &value)
{
    if (!value)
        return QJsonValue::Null;
    if constexpr (std::is_same_v<T, double>)
        return *value;
    else
        return qint64(*value);
}

template <typename T>
std::optional<T> inRange(const QJsonValue &value, T least, T greatest)
{
    const int number = value.toInt(-1);
    if (number < int(least) || number > int(greatest))
        return std::nullopt;
    return T(number);
}

QJsonValue placementToObject(const Placement &place)
{
    return QJsonObject{{u"phase"_s, phaseName(place.phase)},
                       {u"step"_s, place.step},
                       {u"interval_days"_s, place.intervalDays},
                       {u"due_day"_s, place.dueDay.toString(Qt::ISODate)},
                       {u"due_ms"_s, place.dueMs}};
}

std::optional<Placement> placementFromObject(const QJsonObject &object)
{
    const auto phase = phaseFromName(object.value("phase"_L1).toString());
    const QDate dueDay = QDate::fromString(object.value("due_day"_L1).toString(), Qt::ISODate);
    if (!phase || !dueDay.isValid())
        return std::nullopt;
    return Placement{.phase = *phase,
                     .step = object.value("step"_L1).toInt(),
                     .intervalDays = object.value("interval_days"_L1).toInt(),
                     .dueDay = dueDay,
                     .dueMs = object.value("due_ms"_L1).toInteger()};
}

} // namespace

QString ticksToJson(const QMap<QString, bool> &ticks)
{
    return QString::fromUtf8(QJsonDocument(ticksToObject(ticks)).toJson(QJsonDocument::Compact));
}

QMap<QString, bool> ticksFromJson(const QString &json)
{
    return ticksFromObject(QJsonDocument::fromJson(json.toUtf8()).object());
}

QJsonObject eventToJson(const ReviewEvent &event)
{
    return {
        {u"event_id"_s, event.eventId},
        {u"kind"_s, eventKindName(event.kind)},
        {u"bank_id"_s, event.card.bankId},
        {u"question_id"_s, event.card.questionId},
        {u"content_hash"_s, event.contentHash},
        {u"mode"_s, studyModeName(event.mode)},
        {u"grade"_s, numberOrNull(event.grade)},
        {u"confidence"_s, numberOrNull(event.confidence)},
        {u"points"_s, ticksToObject(event.points)},
        {u"points_score"_s, numberOrNull(event.pointsScore)},
        {u"answer"_s, event.answer},
        {u"shown_at_ms"_s, event.shownAtMs},
        {u"revealed_at_ms"_s, numberOrNull(event.revealedAtMs)},
        {u"answered_at_ms"_s, event.answeredAtMs},
        {u"utc_offset_min"_s, event.utcOffsetMin},
        {u"study_day"_s, event.studyDay.toString(Qt::ISODate)},
        {u"raw_ms"_s, event.rawMs},
        {u"active_ms"_s, event.activeMs},
        {u"device_id"_s, event.deviceId},
        {u"hints_used"_s, event.hintsUsed},
        {u"placement"_s,
         event.placement ? placementToObject(*event.placement) : QJsonValue(QJsonValue::Null)},
        {u"undoes"_s, event.undoes.isEmpty() ? QJsonValue(QJsonValue::Null) : event.undoes},
    };
}

std::optional<ReviewEvent> eventFromJson(const QJsonObject &object)
{
    const auto kind = eventKindFromName(object.value("kind"_L1).toString());
    const auto mode = studyModeFromName(object.value("mode"_L1).toString());
    ReviewEvent event{
        .eventId = object.value("event_id"_L1).toString(),
        .kind = kind.value_or(EventKind::Review),
        .card = {object.value("bank_id"_L1).toString(), object.value("question_id"_L1).toString()},
        .contentHash = object.value("content_hash"_L1).toString(),
        .mode = mode.value_or(StudyMode::Read),
        .grade = inRange(object.value("grade"_L1), Grade::Again, Grade::Easy),
        .confidence = inRange(object.value("confidence"_L1), Confidence::Guess, Confidence::Sure),
        .points = ticksFromObject(object.value("points"_L1).toObject()),
        .answer = object.value("answer"_L1).toString(),
        .hintsUsed = object.value("hints_used"_L1).toInt(),
        .placement = placementFromObject(object.value("placement"_L1).toObject()),
        .shownAtMs = object.value("shown_at_ms"_L1).toInteger(),
        .answeredAtMs = object.value("answered_at_ms"_L1).toInteger(),
        .utcOffsetMin = object.value("utc_offset_min"_L1).toInt(),
        .studyDay = QDate::fromString(object.value("study_day"_L1).toString(), Qt::ISODate),
        .rawMs = object.value("raw_ms"_L1).toInteger(),
        .activeMs = object.value("active_ms"_L1).toInteger(),
        .deviceId = object.value("device_id"_L1).toString(),
        .undoes = object.value("undoes"_L1).toString(),
    };
    if (const QJsonValue score = object.value("points_score"_L1); score.isDouble())
        event.pointsScore = score.toDouble();
    if (const QJsonValue revealed = object.value("revealed_at_ms"_L1); revealed.isDouble())
        event.revealedAtMs = revealed.toInteger();

    const bool isUndoOrRedo = event.kind == EventKind::Undo || event.kind == EventKind::Redo;
    const bool sound = kind && mode && !QUuid::fromString(event.eventId).isNull() &&
                       !event.card.isNull() && event.studyDay.isValid() && event.answeredAtMs > 0 &&
                       (event.kind != EventKind::Review || event.grade) &&
                       isUndoOrRedo == !event.undoes.isEmpty();
    return sound ? std::optional(event) : std::nullopt;
}

} // namespace foldout
