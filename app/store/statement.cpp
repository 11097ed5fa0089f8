// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statement.h"

#include <QFile>
#include <QSqlError>

namespace foldout {

using namespace Qt::StringLiterals;

Statement::Statement(const Database &database, const QString &name)
    : m_database(database)
    , m_query(database.query())
{
    QFile file(u":/foldout/store/sql/%1.sql"_s.arg(name));
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(found, "Statement", qUtf8Printable(name));
    m_prepared = found && m_query.prepare(QString::fromUtf8(file.readAll()));
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
    if (!m_prepared)
        return m_database.error(m_query.lastError());
    for (int i = 0; i < values.size(); ++i)
        m_query.bindValue(i, values.at(i));
    if (!m_query.exec())
        return m_database.error(m_query.lastError());
    return Done{};
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
