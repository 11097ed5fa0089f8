// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchindex.h"

#include "core/cloze.h"
#include "core/text.h"

#include <algorithm>
#include <span>

namespace foldout {

namespace {

constexpr size_t Block = 64;  // units looked at in one go
constexpr int Stretch = 1024; // questions between two looks at the cancel flag

// Collects the fields of one question.
class FieldWriter
{
public:
    explicit FieldWriter(std::u16string &out)
        : m_out(out)
    {
    }

    void add(const QString &plain)
    {
        const QString text = searchableText(plain);
        if (text.isEmpty())
            return;
        m_out.append(reinterpret_cast<const char16_t *>(text.utf16()), size_t(text.size()));
        m_out += u'\n';
    }

    void add(const LocalText &markdown)
    {
        for (const LocalText::Entry &entry : markdown.entries())
            add(plainText(entry.text));
    }

    void addQuestion(const Question &question)
    {
        if (question.kind() == QuestionKind::Cloze) {
            for (const LocalText::Entry &entry : question.question.entries()) {
                add(plainText(clozeFilled(entry.text)));
                add(plainText(clozeWithGaps(entry.text)));
            }
        } else {
            add(question.question);
        }
        add(question.answerText);
        std::visit([this](const auto &answer) { addAnswer(answer); }, question.answer);
        for (const KeyPoint &point : question.points) {
            add(point.text);
            add(point.ifMissed);
        }
        add(question.explanation);
        for (const QString &tag : question.tags)
            add(tag);
        add(question.id);
    }

private:
    void addAnswer(const OpenAnswer &) {}
    void addAnswer(const TrueFalseAnswer &) {}
    void addAnswer(const ClozeAnswer &) {}

    void addAnswer(const ChoiceAnswer &answer)
    {
        for (const ChoiceOption &option : answer.options) {
            add(option.text);
            add(option.why);
        }
    }

    void addAnswer(const ShortAnswer &answer)
    {
        for (const LocalText &accepted : answer.accepted)
            add(accepted);
    }

    void addAnswer(const NumericAnswer &answer)
    {
        add(answer.shown);
        add(answer.unit);
    }

    void addAnswer(const OrderAnswer &answer)
    {
        for (const LocalText &item : answer.items)
            add(item);
    }

    void addAnswer(const MatchAnswer &answer)
    {
        for (const MatchPair &pair : answer.pairs) {
            add(pair.left);
            add(pair.right);
        }
    }

    std::u16string &m_out;
};

// Whether a pair of neighbours fits anywhere in a block. Written without branches, so that the
// compiler compares many units at once.
bool fitsInBlock(const char16_t *text, const UnitRange &a, const UnitRange &b)
{
    const auto spanA = char16_t(a.last - a.first);
    const auto spanB = char16_t(b.last - b.first);
    char16_t any = 0;
    for (size_t i = 0; i < Block; ++i) {
        const char16_t here = text[i];
        const char16_t next = text[i + 1];
        const char16_t fitsA =
            char16_t(char16_t(here - a.first) <= spanA) | char16_t(here == a.also);
        const char16_t fitsB =
            char16_t(char16_t(next - b.first) <= spanB) | char16_t(next == b.also);
        any |= char16_t(fitsA & fitsB);
    }
    return any != 0;
}

} // namespace

SearchIndexPtr SearchIndex::build(const BankPtr &bank, const std::atomic_bool &cancelled)
{
    const auto index = std::shared_ptr<SearchIndex>(new SearchIndex);
    index->m_bank = bank;
    index->m_ends.reserve(size_t(bank->questions.size()));
    FieldWriter writer(index->m_text);
    for (const Question &question : bank->questions) {
        if (cancelled)
            return nullptr;
        writer.addQuestion(question);
        index->m_ends.push_back(index->m_text.size());
    }
    index->m_text.append(Block + 1, u'\n'); // a block may reach beyond the end
    index->m_text.shrink_to_fit();
    index->countUnits();
    return index;
}

void SearchIndex::countUnits()
{
    std::vector<size_t> counts(0x10000);
    for (const char16_t unit : m_text)
        ++counts[unit];
    size_t sum = 0;
    for (size_t unit = 0; unit < counts.size(); ++unit) {
        sum += counts[unit];
        if (counts[unit] > 0)
            m_counts.emplace_back(char16_t(unit), sum);
    }
}

size_t SearchIndex::occurrences(const UnitRange &range) const
{
    const auto upTo = [this](int unit) {
        const auto after = std::ranges::upper_bound(m_counts, unit, {},
                                                    [](const auto &c) { return int(c.first); });
        return after == m_counts.begin() ? 0 : std::prev(after)->second;
    };
    const bool apart = range.also < range.first || range.also > range.last;
    return upTo(range.last) - upTo(range.first - 1) +
           (apart ? upTo(range.also) - upTo(range.also - 1) : 0);
}

// How often the rarest unit of the word occurs.
size_t SearchIndex::cost(const SearchWord &word) const
{
    size_t least = m_text.size();
    for (const UnitRange &range : word.pattern)
        least = std::min(least, occurrences(range));
    return least;
}

QBitArray SearchIndex::matches(const SearchQuery &query, const std::atomic_bool &cancelled) const
{
    std::vector<SearchWord> words = query.words();
    std::ranges::sort(words, {}, [this](const SearchWord &word) { return cost(word); });
    const int count = int(m_ends.size());
    QBitArray candidates(count, true);
    for (const SearchWord &word : words) {
        QBitArray found(count);
        for (int from = 0; from < count && !cancelled;) {
            if (!candidates.testBit(from)) {
                ++from;
                continue;
            }
            int to = from + 1;
            while (to < count && to - from < Stretch && candidates.testBit(to))
                ++to;
            scan(word.pattern, from, to, found);
            if (!word.carriedOn.empty())
                scan(word.carriedOn, from, to, found);
            from = to;
        }
        candidates = found;
    }
    return candidates;
}

// Sets the bits of the questions in [from, to) whose text fits the pattern.
void SearchIndex::scan(const std::vector<UnitRange> &pattern, int from, int to,
                       QBitArray &found) const
{
    // Looks for the pair of neighbours of which one is rarest, and at the rest only there.
    size_t anchor = 0;
    for (size_t i = 1; i < pattern.size(); ++i) {
        if (occurrences(pattern[i]) < occurrences(pattern[anchor]))
            anchor = i;
    }
    if (anchor > 0 && anchor + 1 == pattern.size())
        --anchor;
    static constexpr UnitRange Anything{0, 0xFFFF, 0};
    const UnitRange &a = pattern[anchor];
    const UnitRange &b = anchor + 1 < pattern.size() ? pattern[anchor + 1] : Anything;

    int place = from;
    size_t begin = from > 0 ? m_ends[size_t(from - 1)] : 0;
    const size_t end = m_ends[size_t(to - 1)];
    for (size_t at = begin + anchor; at < end;) {
        if (!fitsInBlock(m_text.data() + at, a, b)) {
            at += Block;
            continue;
        }
        const size_t blockEnd = std::min(at + Block, end);
        for (; at < blockEnd; ++at) {
            const char16_t *start = m_text.data() + at - anchor;
            if (a.fits(m_text[at]) && b.fits(m_text[at + 1]) &&
                std::ranges::equal(pattern, std::span(start, pattern.size()),
                                   [](const UnitRange &r, char16_t c) { return r.fits(c); }))
                break;
        }
        if (at == blockEnd)
            continue;
        place =
            int(std::ranges::upper_bound(m_ends.begin() + place, m_ends.begin() + to, at - anchor) -
                m_ends.begin());
        found.setBit(place);
        at = m_ends[size_t(place)] + anchor; // the rest of this question matters no more
    }
}

size_t SearchIndex::bytes() const
{
    return m_text.capacity() * sizeof(char16_t) + m_ends.capacity() * sizeof(size_t) +
           m_counts.capacity() * sizeof(m_counts.front());
}

} // namespace foldout
