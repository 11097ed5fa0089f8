// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"

#include <QSqlError>
#include <QUuid>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

ErrorCode codeOf(int sqliteCode)
{
    switch (sqliteCode & 0xff) { // the upper bits only say more about the same
    case 5:                      // SQLITE_BUSY
    case 6:                      // SQLITE_LOCKED
        return ErrorCode::Busy;
    case 8: // SQLITE_READONLY
        return ErrorCode::CannotWrite;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return ErrorCode::Corrupt;
    case 13: // SQLITE_FULL
        return ErrorCode::DiskFull;
    case 14: // SQLITE_CANTOPEN
        return ErrorCode::CannotOpen;
    default:
        return ErrorCode::DatabaseFailed;
    }
}

} // namespace

Database::Database(QString path, const QString &connection)
    : m_path(std::move(path))
    , m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, connection))
{
}

Database::~Database()
{
    m_prepared.clear();
    const QString name = m_connection.connectionName();
    m_connection = {}; // the last copy closes it; removing a connection in use warns
    QSqlDatabase::removeDatabase(name);
}

Result<std::unique_ptr<Database>> Database::open(const QString &path, Access access)
{
    std::unique_ptr<Database> database(
        new Database(path, QUuid::createUuid().toString(QUuid::WithoutBraces)));
    QSqlDatabase &connection = database->m_connection;
    connection.setDatabaseName(path);
    connection.setConnectOptions(access == Access::ReadOnly
                                     ? u"QSQLITE_BUSY_TIMEOUT=250;QSQLITE_OPEN_READONLY"_s
                                     : u"QSQLITE_BUSY_TIMEOUT=250"_s);
    if (!connection.open())
        return database->error(connection.lastError());

    // recursive_triggers: otherwise INSERT OR REPLACE slips past the log's triggers.
    // fullfsync: on macOS fsync alone leaves data in the drive's cache.
    for (const QString &pragma : {u"PRAGMA foreign_keys=ON"_s, u"PRAGMA recursive_triggers=ON"_s,
                                  u"PRAGMA fullfsync=ON"_s}) {
        if (const Status done = database->execute(pragma); !done)
            return done.error();
    }
    // SQLite looks at the file only now; a damaged one shows here.
    if (const auto tables = database->scalar(u"SELECT count(*) FROM sqlite_master"_s); !tables)
        return tables.error();
    return database;
}

QSqlQuery Database::query() const
{
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    return query;
}

Status Database::execute(const QString &sql)
{
    QSqlQuery statement = query();
    if (!statement.exec(sql))
        return error(statement.lastError());
    return Done{};
}

Result<QVariant> Database::scalar(const QString &sql) const
{
    QSqlQuery statement = query();
    if (!statement.exec(sql))
        return error(statement.lastError());
    return statement.next() ? statement.value(0) : QVariant();
}

Status Database::setSafeJournal(bool wal)
{
    const auto mode = scalar(wal ? u"PRAGMA journal_mode=WAL"_s : u"PRAGMA journal_mode=DELETE"_s);
    if (!mode)
        return mode.error();
    return execute(u"PRAGMA synchronous=FULL"_s);
}

Result<QString> Database::journalMode() const
{
    const auto mode = scalar(u"PRAGMA journal_mode"_s);
    if (!mode)
        return mode.error();
    return mode->toString();
}

Error Database::error(const QSqlError &error) const
{
    const QString code = error.nativeErrorCode();
    return {codeOf(code.toInt()), m_path, code + u": "_s + error.text()};
}

} // namespace foldout
