// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/search.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace foldout {

namespace {

// Tells the running work to stop and gives the next one a flag of its own.
std::shared_ptr<std::atomic_bool> renewed(std::shared_ptr<std::atomic_bool> &flag)
{
    *flag = true;
    return flag = std::make_shared<std::atomic_bool>(false);
}

} // namespace

Search::Search(QObject *parent)
    : QObject(parent)
{
    connect(&m_indexWatcher, &QFutureWatcherBase::finished, this, &Search::takeIndexes);
    connect(&m_answerWatcher, &QFutureWatcherBase::finished, this, &Search::giveAnswer);
}

Search::~Search()
{
    *m_stopIndexing = true;
    *m_stopAsking = true;
    m_pool.waitForDone();
}

void Search::setBanks(const QList<BankPtr> &banks)
{
    *m_stopAsking = true;
    m_indexing = true;
    setBusy(m_query.has_value());
    const auto work = [banks, known = m_indexes, stop = renewed(m_stopIndexing)] {
        Indexes indexes;
        for (const BankPtr &bank : banks) {
            const auto it = std::ranges::find(known, bank, &SearchIndex::bank);
            indexes.append(it != known.end() ? *it : SearchIndex::build(bank, *stop));
        }
        return indexes;
    };
    m_indexWatcher.setFuture(QtConcurrent::run(&m_pool, work));
}

void Search::setQuery(const QString &query)
{
    m_query = query;
    setBusy(true);
    if (!m_indexing)
        ask();
}

void Search::takeIndexes()
{
    m_indexing = false;
    m_indexes = m_indexWatcher.result();
    if (m_query)
        ask();
}

void Search::ask()
{
    const auto work = [query = *m_query, indexes = m_indexes, stop = renewed(m_stopAsking)] {
        SearchResult result{.query = query, .banks = {}};
        const SearchQuery words(query);
        for (const SearchIndexPtr &index : indexes)
            result.banks.append({index->bank(), index->matches(words, *stop)});
        return result;
    };
    m_answerWatcher.setFuture(QtConcurrent::run(&m_pool, work));
}

void Search::giveAnswer()
{
    if (*m_stopAsking) // the banks have changed since; the query waits for the new index
        return;
    setBusy(false);
    Q_EMIT found(m_answerWatcher.result());
}

void Search::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        Q_EMIT busyChanged(busy);
}

size_t Search::indexBytes() const
{
    size_t sum = 0;
    for (const SearchIndexPtr &index : m_indexes)
        sum += index->bytes();
    return sum;
}

} // namespace foldout
