// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchindex.h"

#include <QtConcurrentMap>

#include <algorithm>
#include <numeric>

namespace foldout {

namespace {

constexpr size_t PartSize = 4096; // questions; enough parts to share, few enough to put together

using Questions = std::span<const Question>;

QList<Questions> partsOf(const Bank &bank)
{
    const Questions all(bank.questions.constData(), size_t(bank.questions.size()));
    QList<Questions> parts;
    for (size_t first = 0; first < all.size(); first += PartSize)
        parts.append(all.subspan(first, std::min(PartSize, all.size() - first)));
    return parts;
}

bool sameWords(const Question &a, const Question &b)
{
    return a.contentHash == b.contentHash && a.id == b.id && a.tags == b.tags;
}

} // namespace

SearchIndexPtr SearchIndex::build(const BankPtr &bank, const SearchIndexPtr &earlier,
                                  QThreadPool &pool, const std::atomic_bool &cancelled)
{
    const QList<Questions> before = earlier ? partsOf(*earlier->m_bank) : QList<Questions>();
    const QList<Questions> now = partsOf(*bank);
    QList<qsizetype> numbers(now.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    const auto part = [&](qsizetype i) -> SearchPartPtr {
        if (i < before.size() && std::ranges::equal(before.at(i), now.at(i), sameWords))
            return earlier->m_parts.at(i);
        return std::make_shared<const SearchPart>(now.at(i), cancelled);
    };
    const auto index = std::make_shared<SearchIndex>();
    index->m_bank = bank;
    index->m_parts = QtConcurrent::blockingMapped<QList<SearchPartPtr>>(&pool, numbers, part);
    return index;
}

QList<WordMatches> SearchIndex::look(const SearchQuery &query, const QList<WordMatches> &known,
                                     QThreadPool &pool, const std::atomic_bool &cancelled) const
{
    const auto places = [this, &pool, &cancelled](const SearchWord &word) {
        const auto inPart = [&](const SearchPartPtr &part) {
            return cancelled ? QBitArray() : part->placesOf(word);
        };
        const auto found = QtConcurrent::blockingMapped<QList<QBitArray>>(&pool, m_parts, inPart);
        QBitArray all(m_bank->questions.size());
        for (qsizetype i = 0; i < found.size(); ++i) {
            for (qsizetype place = 0; place < found.at(i).size(); ++place) {
                if (found.at(i).testBit(place))
                    all.setBit(i * qsizetype(PartSize) + place);
            }
        }
        return all;
    };
    QList<WordMatches> words;
    for (const SearchWord &word : query.words()) {
        const auto it = std::ranges::find(known, word, &WordMatches::word);
        words.append(it != known.end() ? *it : WordMatches{word, places(word)});
    }
    return words;
}

QBitArray SearchIndex::inAll(const QList<WordMatches> &words) const
{
    QBitArray all(m_bank->questions.size(), true);
    for (const WordMatches &word : words)
        all &= word.places;
    return all;
}

size_t SearchIndex::bytes() const
{
    size_t sum = 0;
    for (const SearchPartPtr &part : m_parts)
        sum += part->bytes();
    return sum;
}

} // namespace foldout
