// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/database.h"

#include <QDate>
#include <QStringList>

namespace foldout {

// How progress.sqlite3 comes to the schema this program knows. The number of the schema stands in
// PRAGMA user_version, our mark in application_id. Thread: the database's.

inline constexpr int ProgressApplicationId = 0x464F4C44; // "FOLD"

struct Migration
{
    int version = 0; // of the schema once the statements have run
    QStringList statements;
};

// The released steps, in order, from store/sql/NNN_*.sql.
QList<Migration> migrations();

// The parts of a text after each line "-- statement"; what stands before the first is a comment.
// (QSQLITE runs one statement at a time, and splitting at semicolons would break triggers.)
QStringList splitStatements(const QString &sql);

// Fails unless the file is empty or a progress database that 'steps' can read: NotOurs, NewerSchema
// (detail: its number). Writes nothing.
Status checkIdentity(const Database &database, const QList<Migration> &steps);

// Runs the steps the file has not had yet, all in one transaction. An existing database is first
// copied to <folder>/backups/<name>-schema<old>-<today>.sqlite3. On failure the file is as before.
Status migrate(Database &database, const QList<Migration> &steps, const QDate &today);

} // namespace foldout
