// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/migrations.h"

#include "store/statement.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView SqlFolder(":/foldout/store/sql");

Result<int> pragma(const Database &database, const QString &name)
{
    const auto value = database.scalar(u"PRAGMA "_s + name);
    if (!value)
        return value.error();
    return value->toInt();
}

QString freeName(const QDir &folder, const QString &stem)
{
    QString path = folder.filePath(stem + u".sqlite3"_s);
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = folder.filePath(u"%1-%2.sqlite3"_s.arg(stem).arg(n));
    return path;
}

Status backUp(Database &database, int version, const QDate &today)
{
    const QFileInfo file(database.path());
    const QDir folder(file.dir().filePath(u"backups"_s));
    if (!folder.mkpath(u"."_s))
        return Error{ErrorCode::CannotWrite, folder.path(), {}};
    const QString stem = u"%1-schema%2-%3"_s.arg(file.completeBaseName())
                             .arg(version)
                             .arg(today.toString(Qt::ISODate));
    const QString path = freeName(folder, stem);
    const QString unfinished = path + u".part"_s; // a half-written copy never has the final name
    QFile::remove(unfinished);
    QString quoted = unfinished;
    quoted.replace(u'\'', u"''"_s);
    if (const Status copied = database.execute(u"VACUUM INTO '%1'"_s.arg(quoted)); !copied) {
        QFile::remove(unfinished);
        return copied.error();
    }
    if (!QFile::rename(unfinished, path))
        return Error{ErrorCode::CannotWrite, path, {}};
    return Done{};
}

} // namespace

QStringList splitStatements(const QString &sql)
{
    QStringList statements;
    const QStringList lines = sql.split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed() == u"-- statement"_s)
            statements.append(QString());
        else if (!statements.isEmpty())
            statements.last() += line + u'\n';
    }
    return statements;
}

QList<Migration> migrations()
{
    QList<Migration> steps;
    const QStringList names =
        QDir(SqlFolder).entryList({u"[0-9][0-9][0-9]_*.sql"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(SqlFolder + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            steps.append(
                {name.left(3).toInt(), splitStatements(QString::fromUtf8(file.readAll()))});
    }
    return steps;
}

Status checkIdentity(const Database &database, const QList<Migration> &steps)
{
    const auto application = pragma(database, u"application_id"_s);
    if (!application)
        return application.error();
    const auto version = pragma(database, u"user_version"_s);
    if (!version)
        return version.error();
    const auto tables = database.scalar(u"SELECT count(*) FROM sqlite_master"_s);
    if (!tables)
        return tables.error();

    const bool empty = *application == 0 && *version == 0 && tables->toInt() == 0;
    if (!empty && *application != ProgressApplicationId)
        return Error{ErrorCode::NotOurs, database.path(), {}};
    if (*version > steps.last().version)
        return Error{ErrorCode::NewerSchema, database.path(), QString::number(*version)};
    return Done{};
}

Status migrate(Database &database, const QList<Migration> &steps, const QDate &today)
{
    const auto before = pragma(database, u"user_version"_s);
    if (!before)
        return before.error();
    if (*before == steps.last().version)
        return Done{};
    if (*before > 0) {
        if (const Status saved = backUp(database, *before, today); !saved)
            return saved.error();
    }

    Transaction transaction(database);
    if (const Status begun = transaction.begin(); !begun)
        return begun.error();
    const auto now = pragma(database, u"user_version"_s); // another process may have been faster
    if (!now)
        return now.error();
    for (const Migration &step : steps) {
        if (step.version <= *now)
            continue;
        QStringList statements = step.statements;
        statements.append(u"PRAGMA application_id=%1"_s.arg(ProgressApplicationId));
        statements.append(u"PRAGMA user_version=%1"_s.arg(step.version));
        for (const QString &statement : std::as_const(statements)) {
            if (const Status done = database.execute(statement); !done)
                return done.error();
        }
    }
    return transaction.commit();
}

} // namespace foldout
