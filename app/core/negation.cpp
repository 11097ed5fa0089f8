// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/negation.h"

#include <QSet>

#include <algorithm>

namespace foldout {

namespace {

using Views = QSet<QStringView>;

enum class Cue {
    None,
    Forward,  // not a quota
    Backward, // moves nothing; 할당량이 아니다
    Itself,   // 내려가지않는다, written in one
};

bool startsWithAny(QStringView word, std::initializer_list<QStringView> heads)
{
    return std::ranges::any_of(heads, [&](QStringView head) { return word.startsWith(head); });
}

bool endsWithAny(QStringView word, std::initializer_list<QStringView> tails)
{
    return std::ranges::any_of(tails, [&](QStringView tail) { return word.endsWith(tail); });
}

bool looksLikeVerb(QStringView word)
{
    return endsWithAny(word, {u"다", u"요", u"음", u"함", u"됨", u"고", u"며", u"면", u"는", u"서",
                              u"야", u"지", u"게", u"돼", u"니", u"므로", u"지만", u"된", u"되"});
}

class Polarities
{
public:
    Polarities(std::vector<Word> &words, QStringView text)
        : m_words(words)
        , m_text(text)
    {
    }

    void mark()
    {
        for (qsizetype i = 0; i < qsizetype(m_words.size()); ++i) {
            if (isStatementStart(i))
                closeStatement(i, word(i) == u"but");
            else if (hasComma(i))
                closeClause(i);
            if (isUnequalBefore(i))
                note(i, Cue::Forward, i);
            const Cue cue = cueAt(i);
            if (cue != Cue::None) {
                m_words[size_t(i)].isStop |= cue != Cue::Itself;
                note(i, cue, i + 1);
            }
            if (endsKoreanClause(i, cue))
                closeStatement(i + 1,
                               startsWithAny(word(i), {u"아니라", u"아니고", u"말고", u"않고"}));
        }
        closeStatement(qsizetype(m_words.size()), false);
    }

private:
    QStringView word(qsizetype i) const
    {
        const bool exists = i >= 0 && i < qsizetype(m_words.size());
        return exists ? QStringView(m_words[size_t(i)].folded) : QStringView();
    }

    bool isHangul(qsizetype i) const { return m_words[size_t(i)].kind == Word::Kind::Hangul; }

    // Between the word before and this one.
    QStringView gapBefore(qsizetype i) const
    {
        const TextRange before = i > 0 ? m_words[size_t(i - 1)].range : TextRange{};
        const qsizetype from = before.position + before.length;
        return m_text.mid(from, m_words[size_t(i)].range.position - from);
    }

    bool isUnequalBefore(qsizetype i) const
    {
        const QStringView gap = gapBefore(i);
        return gap.contains(u'≠') || gap.contains(u"!=");
    }

    bool isStatementStart(qsizetype i) const
    {
        static const Views turns{u"but",    u"however", u"although", u"whereas",
                                 u"하지만", u"그러나",  u"그런데",   u"다만"};
        constexpr QStringView Ends = u".;!?。．；！？…\n\u2028\u2029—";
        if (i == 0 || turns.contains(word(i)))
            return true;
        if (word(i) == u"and" && (isEnglishCue(i + 1) || isEnglishCue(i + 2)))
            return true; // creates a new one and does not reuse the old
        const bool unequal = isUnequalBefore(i);
        const bool ended = std::ranges::any_of(
            gapBefore(i), [&](QChar c) { return Ends.contains(c) && !(unequal && c == u'!'); });
        return ended || (hasComma(i) && isTurn(i)) || isAfterConnective(i);
    }

    bool hasComma(qsizetype i) const
    {
        return i > 0 && std::ranges::any_of(gapBefore(i), [](QChar c) {
                   return QStringView(u",，、").contains(c);
               });
    }

    // Pod를 세고 노드는 아님; but not 세고 있다, and not 수만 보고 정하다.
    bool isAfterConnective(qsizetype i) const
    {
        const QStringView before = word(i - 1);
        return isHangul(i - 1) && before.size() > 1 && before != u"보고" &&
               endsWithAny(before, {u"고", u"며", u"지만", u"는데"}) &&
               !startsWithAny(word(i), {u"있", u"싶"});
    }

    // Whether something new is said after the comma before this word: no "A, B, C".
    bool isTurn(qsizetype i) const
    {
        static const Views fresh{u"so",      u"it",     u"they",  u"this", u"that",
                                 u"these",   u"those",  u"which", u"who",  u"while",
                                 u"because", u"though", u"then",  u"you",  u"there"};
        const QStringView before = word(i - 1);
        if (isHangul(i - 1))
            return looksLikeVerb(before) && !endsWithAny(before, {u"에서", u"는"});
        return m_from == i - 1 || fresh.contains(word(i));
    }

    bool isEnglishCue(qsizetype i) const
    {
        return !word(i).isEmpty() && !isHangul(i) && englishCue(i) != Cue::None;
    }

    Cue cueAt(qsizetype i) const { return isHangul(i) ? koreanCue(i) : englishCue(i); }

    Cue englishCue(qsizetype i) const
    {
        static const Views forward{u"not",    u"no",    u"never", u"without", u"neither",
                                   u"cannot", u"cant",  u"dont",  u"doesnt",  u"didnt",
                                   u"isnt",   u"arent", u"wasnt", u"wont",    u"non"};
        static const Views backward{u"nothing", u"none", u"nobody", u"nowhere", u"unnecessary"};
        static const Views limits{u"only", u"merely", u"just", u"simply", u"necessarily"};
        const QStringView w = word(i);
        if (backward.contains(w))
            return Cue::Backward;
        if (!forward.contains(w) && !w.endsWith(u"n't"))
            return Cue::None;
        if (w == u"not" && limits.contains(word(i + 1)))
            return Cue::None;
        const bool either = w == u"without" && (word(i - 1) == u"and" || word(i - 1) == u"or");
        return either ? Cue::None : Cue::Forward;
    }

    Cue koreanCue(qsizetype i) const
    {
        const QStringView w = word(i);
        const QStringView before = word(i - 1);
        const QStringView after = word(i + 1);
        if (w == u"안") { // or "inside"
            const bool verb = !after.isEmpty() && isHangul(i + 1) && looksLikeVerb(after) &&
                              (!after.endsWith(u"는") || startsWithAny(after, {u"되", u"하"}));
            return verb ? Cue::Forward : Cue::None;
        }
        if (w == u"못") // 못 박다: to nail down
            return after.isEmpty()           ? Cue::Backward
                   : after.startsWith(u"박") ? Cue::None
                                             : Cue::Forward;
        if (startsWithAny(w, {u"아니면", u"불가피", u"없애", u"없앤", u"없앨"}) ||
            endsWithAny(before, {u"뿐", u"뿐만"}))
            return Cue::None;
        if (startsWithAny(w,
                          {u"아니", u"아닌", u"아님", u"아닙", u"아닐", u"아녜", u"않",   u"없",
                           u"못하", u"못한", u"못함", u"못합", u"못해", u"못할", u"안된", u"안되",
                           u"안됨", u"안됩", u"안돼", u"말고", u"불가", u"불필", u"금지"}))
            return Cue::Backward;
        if (startsWithAny(w, {u"말", u"마세", u"마라"}) && endsWithAny(before, {u"지", u"지는"}))
            return Cue::Backward;
        for (const QStringView joined :
             {u"지않", u"지못", u"지말", u"지는않", u"지는못", u"이아니", u"가아니", u"은아니",
              u"는아니", u"이아닌", u"가아닌", u"이아님", u"가아님", u"이아닙", u"가아닙", u"없"}) {
            if (w.indexOf(joined) > 0)
                return w.endsWith(u"없이") ? Cue::None : Cue::Itself; // 빠짐없이
        }
        return Cue::None;
    }

    // Korean denies at the end. "하지 않으면 안 된다" goes on: it affirms.
    bool endsKoreanClause(qsizetype i, Cue cue) const
    {
        if (!isHangul(i))
            return false;
        const bool denied = (cue == Cue::Backward || cue == Cue::Itself ||
                             (i > 0 && isHangul(i - 1) && cueAt(i - 1) == Cue::Forward));
        const bool again = i + 1 < qsizetype(m_words.size()) && !gapBefore(i + 1).contains(u'.') &&
                           isHangul(i + 1) && koreanCue(i + 1) != Cue::None;
        return denied && !(again && endsWithAny(word(i), {u"면", u"서는", u"고는"}));
    }

    bool hasContent(qsizetype i) const
    {
        return i >= 0 && i < qsizetype(m_words.size()) && !m_words[size_t(i)].isStop;
    }

    // A denial by words[i]; what follows it begins at 'next'.
    void note(qsizetype i, Cue cue, qsizetype next)
    {
        const auto last = [&] {
            qsizetype at = i - 1;
            while (at >= m_from && !hasContent(at))
                --at;
            return at < m_from ? -1 : at;
        };
        ++m_denials;
        if (cue == Cue::Itself) {
            m_denied.push_back(i);
        } else if (cue == Cue::Backward) {
            if (const qsizetype at = last(); at >= 0)
                m_denied.push_back(at);
            else if (isHangul(i))
                --m_denials; // 아니요
        } else if (isHangul(i) && !hasContent(next)) {
            if (const qsizetype at = last(); at >= 0) // 쓰면 안 된다
                m_denied.push_back(at);
        } else {
            m_forward = true;
            m_forwardFrom = next;
        }
    }

    void closeClause(qsizetype end)
    {
        if (m_forward) {
            qsizetype at = m_forwardFrom;
            while (at < end && m_words[size_t(at)].isStop)
                ++at;
            if (at < end)
                m_denied.push_back(at);
        }
        if (m_denials % 2 != 0) {
            for (qsizetype i = m_from; i < end; ++i)
                m_words[size_t(i)].polarity = Polarity::InDenied;
            for (const qsizetype i : m_denied)
                m_words[size_t(i)].polarity = Polarity::Denied;
            m_isDenied = true;
        }
        m_from = end;
        m_denials = 0;
        m_denied.clear();
        m_forward = false;
    }

    // A statement is one clause or several with commas between; if one of these is denied, the
    // denial may reach the others. If what is so comes next, it does not reach the subject.
    void closeStatement(qsizetype end, bool isContrast)
    {
        closeClause(end);
        for (qsizetype i = m_statement; i < end && m_isDenied; ++i) {
            Polarity &polarity = m_words[size_t(i)].polarity;
            if (polarity == (isContrast ? Polarity::InDenied : Polarity::Affirmed))
                polarity = Polarity::Shared;
        }
        m_statement = end;
        m_isDenied = false;
    }

    std::vector<Word> &m_words;
    const QStringView m_text;

    qsizetype m_statement = 0; // where it begins
    bool m_isDenied = false;   // a clause of it is

    // Of the clause that is being read:
    qsizetype m_from = 0;
    int m_denials = 0;
    std::vector<qsizetype> m_denied; // places of words
    bool m_forward = false;          // the next content word from m_forwardFrom on is denied
    qsizetype m_forwardFrom = 0;
};

} // namespace

void markPolarity(std::vector<Word> &words, QStringView text)
{
    Polarities(words, text).mark();
}

} // namespace foldout
