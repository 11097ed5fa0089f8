// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "models/searchpart.h"

#include <QThreadPool>

namespace foldout {

class SearchIndex;
using SearchIndexPtr = std::shared_ptr<const SearchIndex>;

// In which questions of a bank one word of a query is found.
struct WordMatches
{
    SearchWord word;
    QBitArray places;
};

// One bank, ready to be searched. Building takes seconds for 100 000 questions, looking up a word
// milliseconds. Both are shared out over the threads of a pool, and wait for them: call them on a
// worker that is not of this pool. Immutable; any thread.
class SearchIndex
{
public:
    // Takes over what it can from the index of an earlier version of the bank, which may be null.
    // Incomplete, and soon there, when cancelled.
    static SearchIndexPtr build(const BankPtr &bank, const SearchIndexPtr &earlier,
                                QThreadPool &pool, const std::atomic_bool &cancelled);

    // The words of the query with what they are found in. Those in `known`, answers of this index
    // to an earlier query, are not looked up again: a key changes one word.
    QList<WordMatches> look(const SearchQuery &query, const QList<WordMatches> &known,
                            QThreadPool &pool, const std::atomic_bool &cancelled) const;

    // The questions that hold all of these words; no words: all questions.
    QBitArray inAll(const QList<WordMatches> &words) const;

    const BankPtr &bank() const { return m_bank; }
    size_t bytes() const;

private:
    BankPtr m_bank;
    QList<SearchPartPtr> m_parts; // PartSize questions each, the last one the rest
};

} // namespace foldout
