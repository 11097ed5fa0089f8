// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pointmatch.h"

#include "core/text.h"
#include "core/words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype LongestPoint = 2000; // characters that are looked at
constexpr qsizetype LongestAnswer = 20000;
constexpr double QuestionShare = 0.1; // of its weight, for a word of the question

// Words by the letter they begin with: only those can be the same word.
class WordIndex
{
public:
    explicit WordIndex(std::vector<Word> words)
        : m_words(std::move(words))
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            m_byLetter[firstLetter(m_words[i])].push_back(i);
    }

    const std::vector<Word> &words() const { return m_words; }

    const std::vector<size_t> &beginningLike(const Word &word) const
    {
        static const std::vector<size_t> none;
        const auto found = m_byLetter.find(firstLetter(word));
        return found == m_byLetter.end() ? none : *found;
    }

    bool has(const Word &word) const
    {
        return std::ranges::any_of(beginningLike(word),
                                   [&](size_t i) { return sharedStem(word, m_words[i]) > 0; });
    }

private:
    // Of a syllable without its final consonant, which an ending may have brought (쓰지, 쓴다).
    static char16_t firstLetter(const Word &word)
    {
        const char16_t letter = word.folded.front().unicode();
        constexpr char16_t First = 0xAC00;
        const bool isSyllable = letter >= First && letter <= 0xD7A3;
        return isSyllable ? char16_t(letter - (letter - First) % 28) : letter;
    }

    std::vector<Word> m_words;
    QHash<char16_t, std::vector<size_t>> m_byLetter;
};

// A content word of a point, all its occurrences together.
struct Term
{
    std::vector<size_t> places; // in the words of the point
    double ownWeight = 0;
    double weight = 0; // the same, less what the question or other points have of it
    bool isInQuestion = false;
    bool isAside = false; // stands in brackets only
};

struct Point
{
    std::vector<Word> words;
    std::vector<Term> terms;
};

// The words of `code`, folded.
QStringList codeWords(const QString &markdown)
{
    static const QRegularExpression code(u"(`+)(.+?)\\1"_s);
    QStringList words;
    for (const QRegularExpressionMatch &match : code.globalMatch(markdown)) {
        for (const Word &word : wordsOf(match.captured(2)))
            words.append(word.folded);
    }
    return words;
}

// A verb or noun of one syllable and its ending: 쓴다, 값을.
bool isOneSyllable(QStringView hangul)
{
    constexpr QStringView Endings = u"은는을를다며면게";
    return hangul.size() < 2 || (hangul.size() == 2 && Endings.contains(hangul.back()));
}

double weightOf(const Word &word, const QStringList &code)
{
    switch (word.kind) {
    case Word::Kind::Hangul:
        return isOneSyllable(word.folded) ? 0.5 : 1;
    case Word::Kind::Number:
        return word.folded.size() > 1 ? 2 : 1;
    case Word::Kind::Identifier:
        return 2;
    case Word::Kind::Plain:
        break;
    }
    return code.contains(word.folded) ? 2 : 1;
}

Point readPoint(const QString &markdown, const WordIndex &question)
{
    const QString text = plainText(markdown).left(LongestPoint);
    Point point{.words = wordsOf(text), .terms = {}};
    const QStringList code = markdown.contains(u'`') ? codeWords(markdown) : QStringList();
    for (size_t i = 0; i < point.words.size(); ++i) {
        const Word &word = point.words[i];
        if (word.isStop)
            continue;
        const QStringView before = QStringView(text).left(word.range.position);
        const bool aside = before.count(u'(') > before.count(u')');
        const auto known = std::ranges::find_if(point.terms, [&](const Term &term) {
            return sharedStem(point.words[term.places.front()], word) > 0;
        });
        if (known == point.terms.end()) {
            point.terms.push_back({{i}, weightOf(word, code), 0, question.has(word), aside});
        } else {
            known->places.push_back(i);
            known->isAside &= aside;
        }
    }
    return point;
}

std::vector<Point> readPoints(const QStringList &markdown, const QString &question)
{
    const WordIndex asked(wordsOf(plainText(question).left(LongestPoint)));
    std::vector<Point> points;
    for (const QString &point : markdown)
        points.push_back(readPoint(point, asked));

    std::vector<WordIndex> indexes;
    for (const Point &point : points)
        indexes.emplace_back(point.words);
    for (Point &point : points) {
        for (Term &term : point.terms) {
            const Word &word = point.words[term.places.front()];
            const auto count = std::ranges::count_if(
                indexes, [&](const WordIndex &index) { return index.has(word); });
            term.weight = term.ownWeight * (term.isInQuestion ? QuestionShare : 1) / double(count);
        }
    }
    return points;
}

// One word of the point found in the answer.
struct Hit
{
    size_t term = 0; // of the point
    size_t inPoint = 0;
    size_t inAnswer = 0;
    qsizetype length = 0; // of a shared stem; 0: the whole word
};

// Whether the whole word is parts[i] and the next one written as one (글로벌 배치, 글로벌배치).
bool isJoined(const Word &whole, const std::vector<Word> &parts, size_t i)
{
    if (i + 1 >= parts.size() || !whole.folded.startsWith(parts[i].folded) ||
        parts[i].folded.size() < 2)
        return false;
    Word rest = whole;
    rest.folded = whole.folded.mid(parts[i].folded.size());
    rest.stem = whole.stem.mid(parts[i].folded.size());
    return rest.folded.size() >= 2 && sharedStem(rest, parts[i + 1]) >= 2;
}

class Matcher
{
public:
    Matcher(const Point &point, const WordIndex &answer)
        : m_point(point)
        , m_answer(answer)
    {
        for (size_t term = 0; term < point.terms.size(); ++term) {
            for (const size_t place : point.terms[term].places)
                findHits(term, place);
        }
        std::ranges::stable_sort(m_hits, {}, &Hit::inAnswer);
    }

    PointMatch operator()() const
    {
        const Found best = bestPassage();
        const auto isOwn = [](const Term &term) {
            return !term.isInQuestion && !term.isAside;
        };
        const bool isPoor = std::ranges::count_if(m_point.terms, isOwn) < 2;
        constexpr double Rounding = 1e-9; // thirds do not add up exactly
        PointMatch match{
            .share = best.all > 0 ? best.weight / best.all : 0, .inPoint = {}, .inAnswer = {}};
        const bool isAll = best.weight > 0 && match.share >= 1 - Rounding;
        const bool isMuch = match.share >= SuggestedShare - Rounding &&
                            best.ownWeight >= SuggestedWeight - Rounding;
        const bool touched = isAll || (isMuch && !isPoor);
        const bool isDoubted = !best.isAgreedDenial && 2 * best.doubted >= best.weight - Rounding;
        match.negated = touched && (best.isDenied || isDoubted);
        match.suggested = touched && !match.negated;
        for (auto hit = best.from; match.suggested && hit != best.to; ++hit) {
            if (m_point.terms[hit->term].isInQuestion)
                continue;
            match.inPoint.append(marked(m_point.words[hit->inPoint], hit->length));
            match.inAnswer.append(marked(m_answer.words()[hit->inAnswer], hit->length));
        }
        sort(match.inPoint);
        sort(match.inAnswer);
        return match;
    }

private:
    using Place = std::vector<Hit>::const_iterator;

    enum Verdict { NotFound, Denied, Doubted, Agreed }; // the better the later

    static Verdict verdictOn(std::pair<Polarity, Polarity> lowFirst)
    {
        const auto [low, high] = lowFirst;
        if (high == Polarity::Denied)
            return low == Polarity::Affirmed || low == Polarity::Shared ? Denied : Agreed;
        return low == Polarity::Affirmed && high == Polarity::InDenied ? Doubted : Agreed;
    }

    struct Found
    {
        Place from;
        Place to;
        double all = 0;              // weight of all terms that count
        double weight = 0;           // of those found
        double ownWeight = 0;        // of those found that are not in the question
        double doubted = 0;          // of those found in a denied clause of one of the two only
        bool isDenied = false;       // one is denied by one of the two only
        bool isAgreedDenial = false; // one is denied by both
    };

    void findHits(size_t term, size_t place)
    {
        const Word &word = m_point.words[place];
        const std::vector<Word> &typed = m_answer.words();
        for (const size_t i : m_answer.beginningLike(word)) {
            if (const qsizetype shared = sharedStem(word, typed[i]); shared > 0) {
                m_hits.push_back({term, place, i, shared});
            } else if (isJoined(word, typed, i)) {
                m_hits.push_back({term, place, i});
                m_hits.push_back({term, place, i + 1});
            } else if (isJoined(typed[i], m_point.words, place)) {
                m_hits.push_back({term, place, i});
            }
        }
        if (place == 0)
            return;
        for (const size_t i : m_answer.beginningLike(m_point.words[place - 1])) {
            if (isJoined(typed[i], m_point.words, place - 1))
                m_hits.push_back({term, place, i});
        }
    }

    // The stretch of the answer, at most half as long again as the point, that has most of it.
    Found bestPassage() const
    {
        const size_t length = 3 * m_point.words.size() / 2;
        Found best;
        for (auto from = m_hits.begin(), to = from; from != m_hits.end(); ++from) {
            while (to != m_hits.end() && to->inAnswer < from->inAnswer + length)
                ++to;
            if (const Found found = weigh(from, to); found.weight > best.weight)
                best = found;
        }
        return best;
    }

    Found weigh(Place from, Place to) const
    {
        std::vector<Verdict> verdicts(m_point.terms.size(), NotFound);
        for (auto hit = from; hit != to; ++hit) {
            const Polarity a = m_point.words[hit->inPoint].polarity;
            const Polarity b = m_answer.words()[hit->inAnswer].polarity;
            Verdict &verdict = verdicts[hit->term];
            verdict = std::max(verdict, verdictOn(std::minmax(a, b)));
        }
        Found found{.from = from, .to = to};
        found.isAgreedDenial = std::any_of(from, to, [this](const Hit &hit) {
            return m_point.words[hit.inPoint].polarity == Polarity::Denied &&
                   m_answer.words()[hit.inAnswer].polarity == Polarity::Denied;
        });
        for (size_t i = 0; i < verdicts.size(); ++i) {
            const Term &term = m_point.terms[i];
            if (verdicts[i] == NotFound) {
                found.all += term.isAside ? 0 : term.weight;
                continue;
            }
            found.all += term.weight;
            found.weight += term.weight;
            found.ownWeight += term.isInQuestion ? 0 : term.ownWeight;
            found.doubted += verdicts[i] == Agreed ? 0 : term.weight;
            found.isDenied |= verdicts[i] == Denied;
        }
        return found;
    }

    // Of a word in another form (decomposed, full-width) the whole is marked.
    static TextRange marked(const Word &word, qsizetype length)
    {
        const bool hasStem = word.kind == Word::Kind::Hangul && length > 0 &&
                             word.range.length == word.folded.size();
        return {word.range.position, hasStem ? length : word.range.length};
    }

    static void sort(QList<TextRange> &ranges)
    {
        std::ranges::sort(ranges, [](const TextRange &a, const TextRange &b) {
            return a.position != b.position ? a.position < b.position : a.length > b.length;
        });
        const auto again = std::ranges::unique(ranges, {}, &TextRange::position);
        ranges.erase(again.begin(), again.end());
    }

    const Point &m_point;
    const WordIndex &m_answer;
    std::vector<Hit> m_hits; // in the order of the answer
};

} // namespace

QList<PointMatch> matchPoints(const QString &answer, const QStringList &points,
                              const QString &question)
{
    const WordIndex typed(wordsOf(QStringView(answer).left(LongestAnswer)));
    QList<PointMatch> matches;
    for (const Point &point : readPoints(points, question))
        matches.append(Matcher(point, typed)());
    return matches;
}

} // namespace foldout
