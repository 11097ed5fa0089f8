// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/datafolder.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTemporaryFile>

namespace foldout {

namespace {

QString choiceFile()
{
    return QDir(usualDataFolder()).filePath(QStringLiteral("data-folder.txt"));
}

bool canWriteIn(const QString &folder)
{
    return QDir().mkpath(folder) &&
           QTemporaryFile(QDir(folder).filePath(QStringLiteral("foldout-XXXXXX"))).open();
}

} // namespace

QString usualDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString defaultDataFolder()
{
    QFile file(choiceFile());
    const QString chosen =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()).trimmed() : QString();
    return QDir::isAbsolutePath(chosen) ? QDir::cleanPath(chosen) : usualDataFolder();
}

Status chooseDataFolder(const QString &folder)
{
    const QString wanted = QDir::cleanPath(QDir(folder).absolutePath());
    if (!canWriteIn(wanted))
        return Error{ErrorCode::CannotWrite, wanted, {}};
    if (wanted == usualDataFolder()) {
        if (QFile::exists(choiceFile()) && !QFile::remove(choiceFile()))
            return Error{ErrorCode::CannotWrite, choiceFile(), {}};
        return Done{};
    }
    QSaveFile file(choiceFile());
    const QByteArray line = wanted.toUtf8() + '\n';
    if (!QDir().mkpath(usualDataFolder()) || !file.open(QIODevice::WriteOnly) ||
        file.write(line) != line.size() || !file.commit())
        return Error{ErrorCode::CannotWrite, choiceFile(), file.errorString()};
    return Done{};
}

bool hasProgress(const QString &folder)
{
    return QFile::exists(QDir(folder).filePath(QStringLiteral("progress.sqlite3")));
}

} // namespace foldout
