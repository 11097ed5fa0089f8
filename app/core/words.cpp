// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words.h"

#include "core/negation.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

using Views = QSet<QStringView>;

bool isSyllable(QChar c)
{
    return c >= u'\uAC00' && c <= u'\uD7A3';
}

// Particles, the copula, and the endings of verbs and adjectives. Several may follow each
// other: 에서 + 는.
const Views &endings()
{
    static const Views list{
        u"은",     u"는",     u"이",     u"가",     u"을",     u"를",   u"의",     u"에",
        u"로",     u"으로",   u"와",     u"과",     u"도",     u"만",   u"에서",   u"에게",
        u"까지",   u"부터",   u"보다",   u"처럼",   u"이나",   u"나",   u"라도",   u"이라도",
        u"조차",   u"밖에",   u"뿐",     u"대로",   u"만큼",   u"마다", u"별",     u"들",
        u"씩",     u"쯤",     u"끼리",   u"께서",   u"한테",   u"이란", u"란",     u"랑",
        u"이랑",   u"로서",   u"으로서", u"로써",   u"으로써", u"요",   u"이며",   u"며",
        u"이고",   u"고",     u"인",     u"인지",   u"인데",   u"이면", u"면",     u"이라",
        u"라",     u"라서",   u"이라서", u"라고",   u"이라고", u"므로", u"이므로", u"다",
        u"이다",   u"입니다", u"임",     u"이지",   u"지",     u"지만", u"이지만", u"니까",
        u"이니까", u"든",     u"이든",   u"든지",   u"적",     u"적인", u"적으로", u"어",
        u"아",     u"여",     u"어서",   u"아서",   u"여서",   u"어야", u"아야",   u"여야",
        u"어도",   u"아도",   u"서",     u"야",     u"고서",   u"면서", u"으면서", u"으면",
        u"으며",   u"지는",   u"지도",   u"게",     u"기",     u"기는", u"기가",   u"기를",
        u"음",     u"었다",   u"았다",   u"였다",   u"습니다", u"니다", u"다가",   u"다고",
        u"다는",   u"다면",   u"는다",   u"도록",   u"려고",   u"려면", u"는지",   u"을지",
        u"는데",   u"은데",   u"세요",   u"으세요", u"던",     u"거나", u"으므로"};
    return list;
}

bool isPlainEnding(QStringView rest)
{
    if (rest.isEmpty() || endings().contains(rest))
        return true;
    for (qsizetype i = 1; i < rest.size() && rest.size() <= 6; ++i) {
        if (endings().contains(rest.left(i)) && isPlainEnding(rest.mid(i)))
            return true;
    }
    return false;
}

// Also the forms of 하다 and 되다, which make verbs of nouns: 구분 + 한다.
bool isEnding(QStringView rest)
{
    constexpr QStringView Heads = u"하한할함합해했되된될됨됩돼됐";
    return isPlainEnding(rest) || (Heads.contains(rest.front()) && isPlainEnding(rest.mid(1)));
}

// Words without content that take endings; those that take none (or all of which are listed).
// 개, 대, 번: what is counted is said by another word.
bool isCounter(QStringView word)
{
    static const Views rests{u"",   u"가", u"를", u"의", u"에", u"는",
                             u"로", u"씩", u"만", u"이", u"을"};
    return QStringView(u"개대번").contains(word.front()) && rests.contains(word.mid(1));
}

bool isHangulStopWord(QStringView word)
{
    static const Views stems{
        u"그",   u"이",   u"저",   u"것",   u"수",   u"때",   u"등",   u"있",   u"경우",
        u"때문", u"이것", u"그것", u"저것", u"여기", u"거기", u"무엇", u"어디", u"언제",
        u"얼마", u"누구", u"각각", u"모두", u"서로", u"정도", u"우리", u"하나", u"스스로",
        u"자체", u"실제", u"다르", u"같",   u"아무", u"어떻", u"그렇", u"이렇", u"가지"};
    static const Views words{
        u"그리고", u"그러나", u"하지만", u"그래서", u"그러면", u"그런데", u"따라서", u"또는",
        u"또한",   u"혹은",   u"다만",   u"단지",   u"위해",   u"위한",   u"대해",   u"대한",
        u"통해",   u"따라",   u"따른",   u"관해",   u"관한",   u"이런",   u"그런",   u"저런",
        u"어떤",   u"무슨",   u"모든",   u"매우",   u"아주",   u"정말",   u"그냥",   u"이미",
        u"아직",   u"바로",   u"역시",   u"같은",   u"다른",   u"어느",   u"여러",   u"및",
        u"즉",     u"더",     u"또",     u"잘",     u"좀",     u"꼭",     u"왜",     u"뭐",
        u"한",     u"할",     u"될",     u"된",     u"함",     u"됨",     u"임",     u"두",
        u"세",     u"네",     u"다",     u"함께"};
    static const Views nouns{u"한도", u"합의", u"해의"}; // no forms of 하다
    if (words.contains(word) || isCounter(word) || (isEnding(word) && !nouns.contains(word)))
        return true;
    for (qsizetype i = 1; i <= std::min(word.size(), qsizetype(3)); ++i) {
        if (stems.contains(word.left(i)) && isPlainEnding(word.mid(i)))
            return true;
    }
    return false;
}

bool isLatinStopWord(QStringView word)
{
    static const Views words{
        u"the",     u"and",   u"or",      u"but",      u"if",      u"of",     u"to",
        u"in",      u"on",    u"at",      u"by",       u"for",     u"with",   u"from",
        u"as",      u"is",    u"are",     u"was",      u"were",    u"be",     u"been",
        u"being",   u"it",    u"its",     u"this",     u"that",    u"these",  u"those",
        u"there",   u"here",  u"then",    u"than",     u"so",      u"such",   u"do",
        u"does",    u"did",   u"done",    u"doing",    u"have",    u"has",    u"had",
        u"can",     u"could", u"may",     u"might",    u"must",    u"shall",  u"should",
        u"will",    u"would", u"which",   u"what",     u"when",    u"where",  u"who",
        u"whose",   u"why",   u"how",     u"because",  u"into",    u"over",   u"up",
        u"out",     u"off",   u"about",   u"also",     u"too",     u"both",   u"each",
        u"every",   u"all",   u"any",     u"some",     u"same",    u"other",  u"another",
        u"more",    u"most",  u"less",    u"very",     u"just",    u"only",   u"own",
        u"yet",     u"still", u"you",     u"your",     u"we",      u"our",    u"they",
        u"them",    u"their", u"he",      u"she",      u"an",      u"am",     u"while",
        u"whether", u"one",   u"whereas", u"although", u"however", u"rather", u"instead",
        u"not",     u"no",    u"yes"};
    return word.size() == 1 || words.contains(word);
}

// The last syllable of a verb's root changes with the ending: 나누다, 나눈다, 나눠. Its forms share
// initial and vowel, but for a final ㄴ ㄹ ㅁ ㅂ ㅆ that belongs to the ending, and contracted
// vowels.
struct RootSyllable
{
    int letters; // initial and vowel, uncontracted
    bool isContracted;
    int final;

    explicit RootSyllable(QChar c)
    {
        constexpr int Finals = 28;
        constexpr int Vowels = 21;
        const int index = c.unicode() - 0xAC00;
        int vowel = index / Finals % Vowels;
        const int whole = vowel;
        vowel = vowel == 14   ? 13
                : vowel == 9  ? 8
                : vowel == 6  ? 20
                : vowel == 10 ? 11
                              : vowel; // ㅝㅘㅕㅙ
        letters = index / (Finals * Vowels) * Vowels + vowel;
        isContracted = vowel != whole;
        final = index % Finals;
    }
};

bool isVerbForm(RootSyllable syllable, QStringView rest)
{
    static const Views afterFinal{u"다", u"니다", u"다고", u"다는", u"다면", u"다가", u"데", u"지"};
    constexpr std::array EndingFinals = {4, 8, 16, 17, 20}; // ㄴ ㄹ ㅁ ㅂ ㅆ
    if (syllable.final == 0)
        return isPlainEnding(rest);
    return std::ranges::find(EndingFinals, syllable.final) != EndingFinals.end() &&
           afterFinal.contains(rest);
}

// Of words of one syllable only those endings count that nothing else ends with.
bool isNounEnding(QStringView rest)
{
    static const Views list{u"", u"은", u"는", u"을", u"를"};
    return list.contains(rest);
}

bool isVerbEnding(QStringView rest)
{
    static const Views list{u"다",   u"는다", u"니다", u"습니다", u"지",   u"지는",
                            u"고",   u"며",   u"면",   u"는",     u"음",   u"게",
                            u"아",   u"어",   u"아서", u"어서",   u"아야", u"어야",
                            u"지만", u"으면", u"으며", u"도록",   u"는데"};
    return list.contains(rest);
}

// The length of an ending that is hardly ever part of a noun, so that it need not be marked.
qsizetype clearEnding(QStringView word)
{
    for (const QStringView ending : {u"은", u"는", u"을", u"를", u"이", u"에서", u"으로", u"인지",
                                     u"한다", u"하다", u"하는", u"해야", u"합니다"}) {
        if (word.size() >= ending.size() + 2 && word.endsWith(ending))
            return ending.size();
    }
    return 0;
}

qsizetype sharedHangulStem(QStringView a, QStringView b)
{
    const auto same = std::ranges::mismatch(a, b).in1 - a.begin();
    const QStringView restA = a.mid(same);
    const QStringView restB = b.mid(same);
    if (restA.isEmpty() && restB.isEmpty())
        return same - clearEnding(a);
    if (same == 1 && ((isNounEnding(restA) && isNounEnding(restB)) ||
                      (isVerbEnding(restA) && isVerbEnding(restB))))
        return same;
    if (same >= 2 && isEnding(restA) && isEnding(restB))
        return same;
    if (restA.isEmpty() || restB.isEmpty() || !isSyllable(restA.front()) ||
        !isSyllable(restB.front()))
        return 0;
    const RootSyllable rootA(restA.front());
    const RootSyllable rootB(restB.front());
    const bool sameRoot = rootA.letters == rootB.letters && isVerbForm(rootA, restA.mid(1)) &&
                          isVerbForm(rootB, restB.mid(1));
    const bool isVerb = same > 0 || (isVerbEnding(restA.mid(1)) && isVerbEnding(restB.mid(1)));
    return sameRoot && isVerb ? same + 1 : 0;
}

// Plurals, -ing, -ed; then what English adds or drops before them.
QString lightStem(const QString &word)
{
    QString stem = word;
    if (stem.endsWith(u"'s"))
        stem.chop(2);
    const auto drop = [&stem](QStringView suffix, qsizetype least) {
        const bool ends = stem.size() >= suffix.size() + least && stem.endsWith(suffix);
        if (ends)
            stem.chop(suffix.size());
        return ends;
    };
    const bool ending = drop(u"ing", 3) || (!stem.endsWith(u"eed") && drop(u"ed", 3));
    if (!ending && (drop(u"ies", 2) || drop(u"ied", 2)))
        stem += u'y';
    else if (!ending && stem.size() > 3 && stem.endsWith(u's') && !stem.endsWith(u"ss") &&
             !stem.endsWith(u"us") && !stem.endsWith(u"is"))
        stem.chop(1);
    if (stem.size() > 3 && stem.endsWith(u'e')) {
        stem.chop(1);
    } else if (ending && stem.size() > 3 && stem.back() == stem.at(stem.size() - 2) &&
               !u"lsz"_s.contains(stem.back())) {
        stem.chop(1); // splitting
    }
    if (stem.endsWith(u'i'))
        stem.back() = u'y';
    return stem;
}

// Splits a text into words by the kind of its letters.
class Splitter
{
public:
    explicit Splitter(QStringView text)
        : m_text(text)
    {
    }

    std::vector<Word> words()
    {
        while (m_at < m_text.size()) {
            const Letter letter = letterAt(m_at);
            if (letter.kind == Letter::Other || letter.kind == Letter::Attached) {
                m_at += letter.size;
                continue;
            }
            const qsizetype from = m_at;
            skipWord(letter.kind);
            add(from, letter.kind);
        }
        return std::move(m_words);
    }

private:
    struct Letter
    {
        enum Kind { Other, Attached, Hangul, Digit, Latin } kind;
        qsizetype size = 1;
    };

    static QChar narrow(QChar c)
    {
        const bool wide = c >= u'\uFF01' && c <= u'\uFF5E';
        return wide ? QChar(c.unicode() - 0xFEE0) : c;
    }

    QChar charAt(qsizetype at) const
    {
        return at < m_text.size() ? narrow(m_text.at(at)) : QChar();
    }

    Letter letterAt(qsizetype at) const
    {
        const QChar c = charAt(at);
        if (c.unicode() < 0x80) // most of what is typed
            return {c.isDigit() ? Letter::Digit : c.isLetter() ? Letter::Latin : Letter::Other};
        if (isSyllable(c))
            return {Letter::Hangul};
        if (c.isHighSurrogate() && at + 1 < m_text.size()) {
            const char32_t letter = QChar::surrogateToUcs4(c, m_text.at(at + 1));
            return {QChar::isLetterOrNumber(letter) ? Letter::Latin : Letter::Other, 2};
        }
        if (c.isMark() || isInvisible(c))
            return {Letter::Attached};
        if (c.script() == QChar::Script_Hangul)
            return {Letter::Hangul};
        return {c.isDigit() ? Letter::Digit : c.isLetterOrNumber() ? Letter::Latin : Letter::Other};
    }

    // What stands behind the invisible characters from 'at' on.
    qsizetype visibleFrom(qsizetype at) const
    {
        while (at < m_text.size() && letterAt(at).kind == Letter::Attached)
            ++at;
        return at;
    }

    void skipWord(Letter::Kind first)
    {
        while (m_at < m_text.size()) {
            const Letter letter = letterAt(m_at);
            const bool latin = letter.kind == Letter::Latin || letter.kind == Letter::Digit;
            if (letter.kind == Letter::Attached || letter.kind == first ||
                (first == Letter::Latin && latin) || joins(first))
                m_at += letter.size;
            else
                break;
        }
    }

    // Whether the character here stands inside a number or a name.
    bool joins(Letter::Kind first) const
    {
        const QChar c = charAt(m_at);
        const qsizetype next = visibleFrom(m_at + 1);
        const Letter::Kind after = next < m_text.size() ? letterAt(next).kind : Letter::Other;
        if (first == Letter::Digit) {
            const auto isDigit = [this](qsizetype at) {
                return charAt(at).isDigit();
            };
            const bool thousands = c == u',' && isDigit(next) && isDigit(next + 1) &&
                                   isDigit(next + 2) && !isDigit(next + 3);
            return thousands || (c == u'.' && after == Letter::Digit);
        }
        if (first != Letter::Latin || (after != Letter::Latin && after != Letter::Digit))
            return false;
        return c == u'_' || c == u'\'' || c == u'’' || (c == u'.' && !charAt(next).isUpper());
    }

    void add(qsizetype from, Letter::Kind kind)
    {
        const QStringView letters = m_text.mid(from, m_at - from);
        Word word{.range = {from, letters.size()}, .folded = folded(letters)};
        word.stem = word.folded;
        if (kind == Letter::Hangul) {
            word.kind = Word::Kind::Hangul;
            const bool attached = !m_words.empty() && endOfLast() == from;
            word.isStop = isHangulStopWord(word.folded) || (attached && isEnding(word.folded));
        } else if (kind == Letter::Digit) {
            word.kind = Word::Kind::Number;
            word.folded.remove(u',');
            word.stem = word.folded;
        } else {
            classify(word, letters);
        }
        if (word.folded.isEmpty())
            return;
        m_words.push_back(std::move(word));
    }

    qsizetype endOfLast() const
    {
        return m_words.back().range.position + m_words.back().range.length;
    }

    static QString folded(QStringView letters)
    {
        const bool ascii = std::ranges::all_of(letters, [](QChar c) { return c.unicode() < 0x80; });
        if (ascii)
            return letters.toString().toLower();
        if (std::ranges::all_of(letters, isSyllable))
            return letters.toString();
        return foldedText(letters).replace(u'’', u'\'');
    }

    static void classify(Word &word, QStringView letters)
    {
        const QStringView inner = letters.mid(1);
        const auto isSign = [](QChar c) {
            return c.isUpper() || c.isDigit() || c == u'_' || c == u'.';
        };
        word.isStop = isLatinStopWord(word.folded);
        if (std::ranges::none_of(inner, isSign)) {
            word.stem = lightStem(word.folded);
            return;
        }
        word.kind = Word::Kind::Identifier;
        const bool plural =
            letters.size() > 2 && letters.back() == u's' &&
            (letters.at(letters.size() - 2).isUpper() || letters.at(letters.size() - 2).isDigit());
        if (plural) // GPUs
            word.stem.chop(1);
        else if (word.stem.endsWith(u"'s"))
            word.stem.chop(2);
    }

    const QStringView m_text;
    qsizetype m_at = 0;
    std::vector<Word> m_words;
};

} // namespace

std::vector<Word> wordsOf(QStringView text)
{
    std::vector<Word> words = Splitter(text).words();
    markPolarity(words, text);
    return words;
}

qsizetype sharedStem(const Word &a, const Word &b)
{
    const bool hangul = a.kind == Word::Kind::Hangul;
    if (hangul != (b.kind == Word::Kind::Hangul) || a.folded.isEmpty() || b.folded.isEmpty())
        return 0;
    if (hangul)
        return sharedHangulStem(a.folded, b.folded);
    return a.stem == b.stem || a.folded == b.folded ? a.folded.size() : 0;
}

} // namespace foldout
