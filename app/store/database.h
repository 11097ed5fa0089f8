// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <map>
#include <memory>

namespace foldout {

// One SQLite connection. Bound to the thread that opened it; open another for another thread.
// Statements must be gone before it. A failure leaves the file as it was.
class Database
{
public:
    enum class Access { ReadWrite, ReadOnly };

    // Creates an empty file where there is none (ReadWrite); changes nothing in an existing one.
    // Waits 250 ms for another process's lock, here and in every later call.
    // Errors: CannotOpen, Corrupt, Busy, DatabaseFailed.
    static Result<std::unique_ptr<Database>> open(const QString &path,
                                                  Access access = Access::ReadWrite);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    const QString &path() const { return m_path; }

    // One statement without a result.
    Status execute(const QString &sql);

    // The first column of the first row; an invalid variant where there is no row.
    Result<QVariant> scalar(const QString &sql) const;

    // Every commit reaches the disk before it returns. WAL where asked for and to be had, otherwise
    // the rollback journal; journalMode() tells which ("wal", "delete").
    Status setSafeJournal(bool wal);
    Result<QString> journalMode() const;

    QSqlQuery query() const;
    Error error(const QSqlError &error) const;

private:
    friend class Statement; // what is prepared is kept for the next of its name

    struct Prepared
    {
        QSqlQuery query;
        QStringList placeholders; // ":1", ":2" …
    };
    Database(QString path, const QString &connection);

    QString m_path;
    QSqlDatabase m_connection;
    mutable std::map<QString, Prepared> m_prepared; // those not in use now
};

} // namespace foldout
