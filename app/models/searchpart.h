// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"
#include "models/searchquery.h"

#include <QBitArray>

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace foldout {

class SearchPart;
using SearchPartPtr = std::shared_ptr<const SearchPart>;

// The words of some questions in all their languages, laid out for searching: question, answer,
// options, items, pairs, accepted answers, key points, explanation, tags and id, each a field of
// its own that no match leaves. Presenter notes are not in it. Immutable; any thread. Takes two
// bytes and a bit for each letter.
class SearchPart
{
public:
    SearchPart(std::span<const Question> questions, const std::atomic_bool &cancelled);

    QBitArray placesOf(const SearchWord &word) const; // one bit for each question
    size_t bytes() const;                             // what it holds in memory

private:
    void countUnits();
    size_t occurrences(const UnitRange &range) const;
    void scan(const std::vector<UnitRange> &pattern, bool fromWordStart, QBitArray &found) const;

    std::u16string m_text;      // fields end with '\n', which no folded text holds
    std::vector<bool> m_wordStarts; // by unit of m_text
    std::vector<size_t> m_ends; // by question: where its fields end
    std::vector<std::pair<char16_t, size_t>> m_counts; // unit, occurrences of it and all below
};

} // namespace foldout
