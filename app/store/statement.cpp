// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statement.h"

#include <QFile>
#include <QRegularExpression>
#include <QSqlError>

#include <algorithm>

namespace foldout {

using namespace Qt::StringLiterals;

Statement::Statement(const Database &database, const QString &name)
    : m_database(database)
    , m_name(name)
    , m_prepared{database.query(), {}}
{
    if (auto kept = database.m_prepared.extract(name)) {
        m_prepared = std::move(kept.mapped());
        m_usable = true;
        return;
    }
    QFile file(u":/foldout/store/sql/%1.sql"_s.arg(name));
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(found, "Statement", qUtf8Printable(name));
    m_usable = found && prepare(QString::fromUtf8(file.readAll()));
}

Statement::~Statement()
{
    if (!m_usable)
        return;
    m_prepared.query.finish(); // an open result would hold a lock
    m_database.m_prepared.insert_or_assign(m_name, std::move(m_prepared));
}

bool Statement::prepare(QString sql)
{
    static const QRegularExpression comment(u"--[^\n]*"_s);
    sql.remove(comment); // Qt would take an apostrophe there for the beginning of a string
    static const QRegularExpression placeholder(u":\\d+"_s);
    qsizetype count = 0;
    for (const auto &match : placeholder.globalMatch(sql))
        count = std::max(count, match.captured().mid(1).toLongLong());
    for (int i = 1; i <= count; ++i)
        m_prepared.placeholders.append(u":%1"_s.arg(i));
    return m_prepared.query.prepare(sql);
}

Result<bool> Statement::first()
{
    if (m_prepared.query.next())
        return true;
    if (const Status ended = status(); !ended)
        return ended.error();
    return false;
}

Status Statement::execute(const QVariantList &values)
{
    QSqlQuery &query = m_prepared.query;
    if (m_usable && values.size() != m_prepared.placeholders.size()) {
        m_usable = false;
        return Error{ErrorCode::DatabaseFailed, m_database.path(), m_name};
    }
    // By name: for a position Qt 6.4 would make up a name at every call.
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(m_prepared.placeholders.at(i), values.at(i));
    m_usable = m_usable && query.exec();
    return m_usable ? Status(Done{}) : m_database.error(query.lastError());
}

Status Statement::status() const
{
    if (m_prepared.query.lastError().isValid())
        return m_database.error(m_prepared.query.lastError());
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
