// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QList>
#include <QLocale>
#include <QStringList>

#include <optional>

namespace foldout {

class LocalText;
struct Question;
struct Response;

// How the program judges an answer that needs no self-grading. What it says is a proposal: whoever
// shows it lets the learner overrule it. Pure functions; any thread.

struct Judgement
{
    bool complete = false; // everything that was asked for has been put in, and can be read
    bool correct = false;  // wholly right; implies complete
    double score = 0;      // 0..1, see judge()

    // Which parts are right:
    //   choice                     each option in the author's order: picked if and only if correct
    //   truefalse, short, numeric  one part
    //   cloze                      each of gapNumbers()
    //   order                      each place from the top: holds the item that belongs there
    //   match                      each left side
    QList<bool> parts;

    friend bool operator==(const Judgement &, const Judgement &) = default;
};

// Nothing for open questions. The locale decides how a number is read. The score is the share of
// the parts that are right, but for a choice max(0, right picks - wrong picks) / correct options,
// so that picking everything or nothing earns nothing. Picks that the question does not have, or an
// arrangement that is none (an old draft of a question that was rewritten since), count as not put
// in.
std::optional<Judgement> judge(const Question &question, const Response &response,
                               const QLocale &locale);

// True when both read the same to a person: foldedText(), and in addition spaces beside a Hangul
// syllable do not count (글로벌 배치 = 글로벌배치), × is x, and dashes, minus signs and quotation
// marks are those of the keyboard.
bool sameWords(const QString &a, const QString &b);

// In what two texts with the same words differ.
enum class TypingDifference {
    Composition = 1, // NFC and NFD: 서 as one character or as ㅅ and ㅓ
    Width = 2,       // full-width and half-width forms
    Form = 4,        // other forms of characters: ㎇, ①, ﬁ
    Invisible = 8,   // zero-width and other invisible characters
    LetterCase = 16,
    Spacing = 32,
    Punctuation = 64, // kinds of dashes and quotation marks
    TimesSign = 128,  // × and x
};
Q_DECLARE_FLAGS(AnswerDifference, TypingDifference)
Q_DECLARE_OPERATORS_FOR_FLAGS(AnswerDifference)

// How a given answer differs from an accepted one: no flag where they are letter by letter the
// same, nothing where the words are others. Of several accepted answers the most alike.
std::optional<AnswerDifference> answerDifference(const QString &given, const QString &accepted);
std::optional<AnswerDifference> answerDifference(const QString &given, const QStringList &accepted);

// The number in text, or nothing where it is none. Accepts 64, 64.0, +64, 1e3, .5, full-width and
// other decimal digits, and the unit (in any language) after it. Of "." and "," the locale's
// decimal point is the decimal point; the other groups thousands where three digits follow
// (1,000 in English is one thousand) and is taken for a decimal point where they do not (3,5).
// With both, the last one is the decimal point. Spaces and ' group thousands in any locale.
// Infinities, NaN and numbers too large for a double are none.
std::optional<double> parseNumber(const QString &text, const QLocale &locale,
                                  const LocalText &unit);

// The numbers of the cloze deletions in the question, in any language, ascending.
QList<int> gapNumbers(const Question &question);

// 0..n-1 in an order that depends on the seed alone, on every platform.
QList<int> shuffledOrder(int n, quint64 seed);

// The same, but never 0, 1, 2… for n > 1: an order question must not begin solved.
QList<int> scrambledOrder(int n, quint64 seed);

} // namespace foldout
