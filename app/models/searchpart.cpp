// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchpart.h"

#include "core/cloze.h"
#include "core/text.h"

#include <algorithm>

namespace foldout {

namespace {

constexpr size_t Block = 64; // units looked at in one go

// Collects the fields of one question.
class FieldWriter
{
public:
    FieldWriter(std::u16string &out, std::vector<bool> &wordStarts)
        : m_out(out)
        , m_wordStarts(wordStarts)
    {
    }

    void add(const QString &plain)
    {
        const QString text = searchableText(plain, &m_wordStarts);
        if (text.isEmpty())
            return;
        m_out.append(reinterpret_cast<const char16_t *>(text.utf16()), size_t(text.size()));
        m_out += u'\n';
        m_wordStarts.push_back(true);
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
    std::vector<bool> &m_wordStarts;
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

SearchPart::SearchPart(std::span<const Question> questions, const std::atomic_bool &cancelled)
{
    FieldWriter writer(m_text, m_wordStarts);
    for (const Question &question : questions) {
        if (!cancelled)
            writer.addQuestion(question);
        m_ends.push_back(m_text.size());
    }
    m_text.append(Block + 1, u'\n'); // a block may reach beyond the end
    m_text.shrink_to_fit();
    countUnits();
}

void SearchPart::countUnits()
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

size_t SearchPart::occurrences(const UnitRange &range) const
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

QBitArray SearchPart::placesOf(const SearchWord &word) const
{
    QBitArray found(qsizetype(m_ends.size()));
    scan(word.pattern, word.fromWordStart, found);
    if (!word.carriedOn.empty())
        scan(word.carriedOn, word.fromWordStart, found);
    return found;
}

// Sets the bits of the questions whose text fits the pattern.
void SearchPart::scan(const std::vector<UnitRange> &pattern, bool fromWordStart,
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

    const size_t end = m_ends.empty() ? 0 : m_ends.back();
    size_t place = 0;
    for (size_t at = anchor; at < end;) {
        if (!fitsInBlock(m_text.data() + at, a, b)) {
            at += Block;
            continue;
        }
        const size_t blockEnd = std::min(at + Block, end);
        const auto fitsAt = [&](size_t position) {
            return a.fits(m_text[position]) && b.fits(m_text[position + 1]) &&
                   (!fromWordStart || m_wordStarts[position - anchor]) &&
                   std::ranges::equal(
                       pattern,
                       std::u16string_view(m_text).substr(position - anchor, pattern.size()),
                       [](const UnitRange &range, char16_t unit) { return range.fits(unit); });
        };
        while (at < blockEnd && !fitsAt(at))
            ++at;
        if (at == blockEnd)
            continue;
        while (m_ends[place] <= at - anchor)
            ++place;
        found.setBit(qsizetype(place));
        at = m_ends[place] + anchor; // the rest of this question matters no more
    }
}

size_t SearchPart::bytes() const
{
    return m_text.capacity() * sizeof(char16_t) + m_wordStarts.capacity() / 8 +
           m_ends.capacity() * sizeof(size_t) + m_counts.capacity() * sizeof(m_counts.front());
}

} // namespace foldout
