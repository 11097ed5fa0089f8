// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace foldout {

// Text as it is searched: folded (core/text.h) and without the spaces beside Hangul, because
// Korean is written with them or without. 'wordStarts', if given, gets a flag for each unit of the
// text: no Hangul syllable stands directly before it. Any thread.
QString searchableText(QStringView plain, std::vector<bool> *wordStarts = nullptr);

// What one UTF-16 unit of the text may be: anything from first to last, or `also`. Only one unit
// fits a Latin letter; all syllables that begin with it fit an initial consonant.
struct UnitRange
{
    char16_t first = 0;
    char16_t last = 0;
    char16_t also = 0;

    bool fits(char16_t unit) const
    {
        return char16_t(unit - first) <= char16_t(last - first) || unit == also;
    }

    friend bool operator==(const UnitRange &, const UnitRange &) = default;
};

// One word of a query. A text fits if one of the patterns fits some of its units one by one.
struct SearchWord
{
    std::vector<UnitRange> pattern;
    // The same word when its last consonant is going to begin the next syllable; may be empty.
    std::vector<UnitRange> carriedOn;
    bool fromWordStart = false; // initial consonants alone fit too much in the middle of words

    friend bool operator==(const SearchWord &, const SearchWord &) = default;
};

// What the learner typed into the search field, taken apart once. Words are separated by spaces and
// all must be found, in any order, each within one field of a question; "two words" in quotes are
// one. Case, width and Unicode normal form do not matter.
//
// Hangul is met half-way, so that a word that exists is found after each key of a two-set keyboard:
// a consonant alone fits every syllable that begins with it (ㅌㅅ 텐서, at the start of a word
// where there are only consonants), the last syllable of a word may lack its final consonant or half of its vowel (가 각, 고 과), and its final consonant
// may belong to the next syllable (넽 네트). A closed quotation is taken as it stands. Any thread.
class SearchQuery
{
public:
    explicit SearchQuery(const QString &text);

    const std::vector<SearchWord> &words() const { return m_words; } // empty: everything fits

private:
    void add(const QString &word, bool complete);

    std::vector<SearchWord> m_words;
};

} // namespace foldout
