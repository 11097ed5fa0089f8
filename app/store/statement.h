// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/database.h"

#include <QDate>

#include <concepts>
#include <optional>

namespace foldout {

// One statement, read from store/sql/<name>.sql and prepared once a database, however often it is
// made. Lives on the database's thread and must be gone before it. It takes the values :1, :2 …,
// each given once however often it stands in the text. They are typed and counted, so that a
// missing one fails instead of writing NULL; only an empty optional becomes NULL.
class Statement
{
public:
    Statement(const Database &database, const QString &name);
    ~Statement();
    Q_DISABLE_COPY_MOVE(Statement)

    template <typename... Values>
    Status run(const Values &...values)
    {
        return execute({bound(values)...});
    }

    // Runs it and goes to the first row; false where there is none.
    template <typename... Values>
    Result<bool> find(const Values &...values)
    {
        const Status done = run(values...);
        return done ? first() : done.error();
    }

    // Calls 'row' for each row of the result, until one returns an error if they return a Status;
    // fails if reading stops half-way.
    template <std::invocable Row>
    Status each(Row row)
    {
        while (m_prepared.query.next()) {
            if constexpr (std::same_as<std::invoke_result_t<Row>, Status>) {
                if (const Status done = row(); !done)
                    return done;
            } else {
                row();
            }
        }
        return status();
    }

    bool isNull(int column) const { return m_prepared.query.isNull(column); }
    QString text(int column) const { return m_prepared.query.value(column).toString(); }
    QByteArray bytes(int column) const { return m_prepared.query.value(column).toByteArray(); }
    qint64 integer(int column) const { return m_prepared.query.value(column).toLongLong(); }
    double real(int column) const { return m_prepared.query.value(column).toDouble(); }
    int changedRows() const { return m_prepared.query.numRowsAffected(); }

private:
    static QVariant bound(const QString &text)
    {
        return text.isNull() ? QString::fromLatin1("") : text;
    }
    static QVariant bound(const QDate &date) { return date.toString(Qt::ISODate); }
    static QVariant bound(double value) { return value; }
    static QVariant bound(std::integral auto value) { return QVariant(qint64(value)); }
    template <typename T>
    static QVariant bound(const std::optional<T> &value)
    {
        return value ? bound(*value) : QVariant();
    }

    bool prepare(QString sql);
    Result<bool> first();
    Status execute(const QVariantList &values);
    Status status() const;

    const Database &m_database;
    QString m_name;
    Database::Prepared m_prepared;
    bool m_usable = false; // prepared, and no run has failed
};

// A write that happens wholly or not at all: takes the write lock at once (BEGIN IMMEDIATE) and
// rolls back unless committed.
class Transaction
{
public:
    explicit Transaction(Database &database);
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    Status begin();
    Status commit();

private:
    Database &m_database;
    bool m_open = false;
};

} // namespace foldout
