// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

namespace foldout {

// The rows of a tab-separated table with a header line; empty where the file is absent.
inline QList<QStringList> manifestRows(const QString &path)
{
    QList<QStringList> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1))
        rows.append(line.split(u'\t'));
    return rows;
}

// The folder with larger optional data, null: absent.
inline QString sharedFolder(const QString &below)
{
    const QString folder = qEnvironmentVariable("FOLDOUT_SHARED") + u'/' + below;
    return QDir(folder).exists() ? folder : QString();
}

} // namespace foldout
