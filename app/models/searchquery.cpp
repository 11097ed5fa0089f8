// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchquery.h"

#include "core/text.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

// Unicode's arithmetic of Hangul syllables: 19 initials, 21 vowels, 27 finals or none.
constexpr char16_t FirstSyllable = 0xAC00;
constexpr char16_t LastSyllable = 0xD7A3;
constexpr char16_t FirstInitial = 0x1100; // where folding leaves a consonant that stands alone
constexpr int Initials = 19;
constexpr int Finals = 28;
constexpr int Vowels = 21;

bool isSyllable(char16_t c)
{
    return c >= FirstSyllable && c <= LastSyllable;
}

bool isInitial(char16_t c)
{
    return c >= FirstInitial && c < FirstInitial + Initials;
}

bool isHangul(QChar c)
{
    return isSyllable(c.unicode()) || (c.unicode() >= 0x1100 && c.unicode() <= 0x11FF);
}

// What can become of a final consonant with the next key. (Some input methods make ㄲ and ㅆ of two
// keys, hence ㄱ and ㅅ may grow into them.)
struct FinalConsonant
{
    int kept;    // the final that stays behind when the rest begins the next syllable
    int initial; // what the next syllable then begins with
    int last;    // final consonants up to this one begin with this
};

constexpr std::array<FinalConsonant, Finals> FinalConsonants{{
    {},          {0, 0, 3},   {0, 1, 2},   {1, 9, 3},   {0, 2, 6},   {4, 12, 5},  {4, 18, 6},
    {0, 3, 7},   {0, 5, 15},  {8, 0, 9},   {8, 6, 10},  {8, 7, 11},  {8, 9, 12},  {8, 16, 13},
    {8, 17, 14}, {8, 18, 15}, {0, 6, 16},  {0, 7, 18},  {17, 9, 18}, {0, 9, 20},  {0, 10, 20},
    {0, 11, 21}, {0, 12, 22}, {0, 14, 23}, {0, 15, 24}, {0, 16, 25}, {0, 17, 26}, {0, 18, 27},
}};

// The last vowel that is typed by adding to this one: ㅗ becomes ㅘ ㅙ ㅚ, ㅜ becomes ㅝ ㅞ ㅟ, ㅡ
// becomes ㅢ.
int lastVowelFrom(int vowel)
{
    switch (vowel) {
    case 8:
        return 11;
    case 13:
        return 16;
    case 18:
        return 19;
    default:
        return vowel;
    }
}

// Keyboards join consonants that are typed one after the other: ㄱㅅ arrives as ㄳ.
QString withSingleConsonants(QStringView text)
{
    static const QString Joined = QStringLiteral("ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ");
    static const QString Single = QStringLiteral("ㄱㅅㄴㅈㄴㅎㄹㄱㄹㅁㄹㅂㄹㅅㄹㅌㄹㅍㄹㅎㅂㅅ");
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        const bool isLetter = c >= u'ㄱ' && c <= u'ㅎ';
        const qsizetype i = isLetter ? Joined.indexOf(c) : -1;
        if (i < 0)
            out += c;
        else
            out += QStringView(Single).mid(2 * i, 2);
    }
    return out;
}

UnitRange exactly(char16_t unit)
{
    return {unit, unit, unit};
}

UnitRange beginningWith(int initial)
{
    const int first = FirstSyllable + initial * Vowels * Finals;
    return {char16_t(first), char16_t(first + Vowels * Finals - 1),
            char16_t(FirstInitial + initial)};
}

} // namespace

QString searchableText(QStringView plain, std::vector<bool> *wordStarts)
{
    const QString folded = foldedText(withSingleConsonants(plain));
    QString out;
    out.reserve(folded.size());
    for (qsizetype i = 0; i < folded.size(); ++i) {
        const bool besideHangul = i > 0 && i + 1 < folded.size() &&
                                  (isHangul(folded.at(i - 1)) || isHangul(folded.at(i + 1)));
        if (folded.at(i) == u' ' && besideHangul)
            continue;
        out += folded.at(i);
        if (wordStarts)
            wordStarts->push_back(i == 0 || !isHangul(folded.at(i - 1)));
    }
    return out;
}

SearchQuery::SearchQuery(const QString &text)
{
    const QString folded = foldedText(withSingleConsonants(text));
    for (qsizetype at = 0; at < folded.size();) {
        if (folded.at(at) == u' ') {
            ++at;
            continue;
        }
        const bool quoted = folded.at(at) == u'"';
        const qsizetype start = quoted ? at + 1 : at;
        const qsizetype end = folded.indexOf(quoted ? u'"' : u' ', start);
        const QStringView word = QStringView(folded).mid(start, end < 0 ? -1 : end - start);
        add(searchableText(word), quoted && end >= 0);
        at = end < 0 ? folded.size() : end + 1;
    }
}

void SearchQuery::add(const QString &word, bool complete)
{
    if (word.isEmpty())
        return;
    SearchWord found;
    found.fromWordStart =
        !complete && std::ranges::all_of(word, [](QChar c) { return isInitial(c.unicode()); });
    for (const QChar c : word) {
        const char16_t unit = c.unicode();
        found.pattern.push_back(isInitial(unit) && !complete ? beginningWith(unit - FirstInitial)
                                                             : exactly(unit));
    }
    const char16_t last = word.back().unicode();
    if (isSyllable(last) && !complete) {
        UnitRange &end = found.pattern.back();
        const int place = last - FirstSyllable;
        const int final = place % Finals;
        const FinalConsonant &consonant = FinalConsonants.at(size_t(final));
        if (final == 0) {
            const int vowel = place / Finals % Vowels;
            end.last = char16_t(last + (lastVowelFrom(vowel) - vowel + 1) * Finals - 1);
        } else {
            end.last = char16_t(last + consonant.last - final);
            found.carriedOn = found.pattern;
            found.carriedOn.back() = exactly(char16_t(last - final + consonant.kept));
            found.carriedOn.push_back(beginningWith(consonant.initial));
        }
    }
    m_words.push_back(std::move(found));
}

} // namespace foldout
