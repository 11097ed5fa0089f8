// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/searchindex.h"
#include "models/searchresult.h"

#include <QFutureWatcher>
#include <QObject>

#include <optional>

namespace foldout {

// Search as you type: keeps an index of the open banks and answers queries, both on threads of its
// own, so that no call here takes time. Only the answer to the latest query over the latest banks
// is given; a query that comes while the index is being built waits for it. Owned by the page that
// searches; GUI thread.
class Search final : public QObject
{
    Q_OBJECT

public:
    explicit Search(QObject *parent = nullptr);
    ~Search() override; // stops what is running and waits for it: milliseconds

    void setBanks(const QList<BankPtr> &banks); // repeats the query over them, if there was one
    void setQuery(const QString &query);        // answered by found(), unless another follows

    bool isBusy() const { return m_busy; } // an answer is on its way
    size_t indexBytes() const;

Q_SIGNALS:
    void found(const foldout::SearchResult &result); // BankFilterModel::setMatches() takes it
    void busyChanged(bool busy);

private:
    using Indexes = QList<SearchIndexPtr>;
    using Flag = std::shared_ptr<std::atomic_bool>; // true: stop

    struct Answer
    {
        SearchResult result;
        QList<QList<WordMatches>> words; // by index; spares the next query most of the work
    };

    void takeIndexes();
    void ask();
    void giveAnswer();
    void setBusy(bool busy);

    std::optional<QString> m_query;
    Indexes m_indexes;                 // of the banks of the last finished indexing
    QList<QList<WordMatches>> m_known; // what the last answer found in m_indexes
    bool m_indexing = false;
    bool m_busy = false;
    Flag m_stopIndexing = std::make_shared<std::atomic_bool>(false);
    Flag m_stopAsking = std::make_shared<std::atomic_bool>(false);
    QFutureWatcher<Indexes> m_indexWatcher;
    QFutureWatcher<Answer> m_answerWatcher;
    QThreadPool m_parts;  // shares out the parts of an index
    QThreadPool m_runner; // one thread; not of the pool above, which it waits for
};

} // namespace foldout
