// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rescuefile.h"

#include "store/eventjson.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

namespace foldout {

namespace {

Result<QByteArray> contents(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return Error{ErrorCode::NotFound, path, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::CannotRead, path, file.errorString()};
    return file.readAll();
}

} // namespace

Status addToRescueFile(const QString &path, const ReviewEvent &event)
{
    Result<QByteArray> lines = contents(path);
    if (!lines && lines.error().code != ErrorCode::NotFound)
        return lines.error();
    QByteArray text = lines ? std::move(lines).value() : QByteArray();
    if (!text.isEmpty() && !text.endsWith('\n'))
        text += '\n';
    text += QJsonDocument(eventToJson(event)).toJson(QJsonDocument::Compact) + '\n';

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return Error{ErrorCode::CannotWrite, path, file.errorString()};
    return Done{};
}

Result<RescuedEvents> readRescueFile(const QString &path)
{
    const Result<QByteArray> text = contents(path);
    if (!text)
        return text.error();
    RescuedEvents rescued;
    const QList<QByteArray> lines = text->split('\n');
    for (const QByteArray &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        if (const auto event = eventFromJson(QJsonDocument::fromJson(line).object()))
            rescued.events.append(*event);
        else
            ++rescued.unreadableLines;
    }
    return rescued;
}

} // namespace foldout
