// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "models/searchquery.h"

#include <QBitArray>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace foldout {

class SearchIndex;
using SearchIndexPtr = std::shared_ptr<const SearchIndex>;

// The words of one bank in all its languages, laid out for searching: question, answer, options,
// items, pairs, accepted answers, key points, explanation, tags and id, each a field of its own
// that no match leaves. Presenter notes are not in it. Immutable; any thread. Takes two bytes for
// each letter of the bank.
class SearchIndex
{
public:
    // Takes seconds for 100 000 questions, so call it on a worker. Null: cancelled.
    static SearchIndexPtr build(const BankPtr &bank, const std::atomic_bool &cancelled);

    // One bit for each question of the bank. Meaningless, and soon there, when cancelled.
    QBitArray matches(const SearchQuery &query, const std::atomic_bool &cancelled) const;

    const BankPtr &bank() const { return m_bank; }
    size_t bytes() const; // what the index holds in memory

private:
    SearchIndex() = default;

    void countUnits();
    size_t occurrences(const UnitRange &range) const;
    size_t cost(const SearchWord &word) const;
    void scan(const std::vector<UnitRange> &pattern, int from, int to, QBitArray &found) const;

    BankPtr m_bank;
    std::u16string m_text;      // fields end with '\n', which no folded text holds
    std::vector<size_t> m_ends; // by place of the question: where its fields end
    std::vector<std::pair<char16_t, size_t>> m_counts; // unit, occurrences up to and with it
};

} // namespace foldout
