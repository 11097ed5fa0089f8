// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statement.h"

#include <QFile>
#include <QSqlError>

namespace foldout {

using namespace Qt::StringLiterals;

Statement::Statement(const Database &database, const QString &name)
    : m_database(database)
    , m_name(name)
    , m_query(database.query())
{
    if (auto kept = database.m_prepared.extract(name)) {
        m_query = std::move(kept.mapped());
        m_usable = true;
        return;
    }
    QFile file(u":/foldout/store/sql/%1.sql"_s.arg(name));
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(found, "Statement", qUtf8Printable(name));
    m_usable = found && m_query.prepare(QString::fromUtf8(file.readAll()));
}

Statement::~Statement()
{
    if (!m_usable)
        return;
    m_query.finish(); // an open result would hold a lock
    m_database.m_prepared.insert_or_assign(m_name, std::move(m_query));
}

Result<bool> Statement::first()
{
    if (m_query.next())
        return true;
    if (const Status ended = status(); !ended)
        return ended.error();
    return false;
}

Status Statement::execute(const QVariantList &values)
{
    if (!m_usable)
        return m_database.error(m_query.lastError());
    // A value bound for an earlier run would stand in for one that is missing now.
    const auto before = m_query.boundValues().size();
    m_usable = before == 0 || before == values.size();
    if (!m_usable)
        return Error{ErrorCode::DatabaseFailed, m_database.path(), m_name};
    for (int i = 0; i < values.size(); ++i)
        m_query.bindValue(i, values.at(i));
    m_usable = m_query.exec();
    return m_usable ? Status(Done{}) : m_database.error(m_query.lastError());
}

Status Statement::status() const
{
    if (m_query.lastError().isValid())
        return m_database.error(m_query.lastError());
    return Done{};
}

Transaction::Transaction(Database &database)
    : m_database(database)
{
}

Transaction::~Transaction()
{
    if (m_open) // SQLite may have rolled back by itself; then this fails and nothing is lost
        (void)m_database.execute(u"ROLLBACK"_s);
}

Status Transaction::begin()
{
    Status begun = m_database.execute(u"BEGIN IMMEDIATE"_s);
    m_open = begun.has_value();
    return begun;
}

Status Transaction::commit()
{
    Status committed = m_database.execute(u"COMMIT"_s);
    m_open = !committed.has_value();
    return committed;
}

} // namespace foldout
