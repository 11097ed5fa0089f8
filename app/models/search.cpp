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
    m_runner.setMaxThreadCount(1);
    connect(&m_indexWatcher, &QFutureWatcherBase::finished, this, &Search::takeIndexes);
    connect(&m_answerWatcher, &QFutureWatcherBase::finished, this, &Search::giveAnswer);
}

Search::~Search()
{
    *m_stopIndexing = true;
    *m_stopAsking = true;
    m_runner.waitForDone();
}

void Search::setBanks(const QList<BankPtr> &banks)
{
    *m_stopAsking = true;
    m_indexing = true;
    setBusy(m_query.has_value());
    const auto work = [this, banks, known = m_indexes, stop = renewed(m_stopIndexing)] {
        Indexes indexes;
        for (const BankPtr &bank : banks) {
            const auto it = std::ranges::find_if(
                known, [&](const SearchIndexPtr &index) { return index->bank()->id == bank->id; });
            const SearchIndexPtr earlier = it == known.end() ? nullptr : *it;
            const bool same = earlier && earlier->bank() == bank;
            indexes.append(same ? earlier : SearchIndex::build(bank, earlier, m_parts, *stop));
        }
        return indexes;
    };
    m_indexWatcher.setFuture(QtConcurrent::run(&m_runner, work));
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
    m_known = QList<QList<WordMatches>>(m_indexes.size());
    if (m_query)
        ask();
}

void Search::ask()
{
    const auto work = [this, query = *m_query, indexes = m_indexes, known = m_known,
                       stop = renewed(m_stopAsking)] {
        Answer answer{.result = {.query = query, .banks = {}}, .words = {}};
        const SearchQuery words(query);
        for (qsizetype i = 0; i < indexes.size(); ++i) {
            const SearchIndexPtr &index = indexes.at(i);
            answer.words.append(index->look(words, known.at(i), m_parts, *stop));
            answer.result.banks.append({index->bank(), index->inAll(answer.words.last())});
        }
        return answer;
    };
    m_answerWatcher.setFuture(QtConcurrent::run(&m_runner, work));
}

void Search::giveAnswer()
{
    if (*m_stopAsking) // the banks have changed since; the query waits for the new index
        return;
    const Answer answer = m_answerWatcher.result();
    m_known = answer.words;
    setBusy(false);
    Q_EMIT found(answer.result);
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
