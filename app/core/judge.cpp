// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge.h"

#include "core/cloze.h"
#include "core/question.h"
#include "core/response.h"
#include "core/text.h"

#include <QRegularExpression>
#include <QtAlgorithms>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

bool isHangul(QChar c)
{
    return c.script() == QChar::Script_Hangul;
}

// What most keyboards have for a typographic character.
QChar keyboardForm(QChar c)
{
    switch (c.unicode()) {
    case u'‘':
    case u'’':
        return u'\'';
    case u'“':
    case u'”':
        return u'"';
    case u'‐':
    case u'‑':
    case u'–':
    case u'—':
    case u'−':
        return u'-';
    default:
        return c;
    }
}

QString withKeyboardForms(QString text)
{
    std::ranges::transform(text, text.begin(), keyboardForm);
    return text;
}

QString withoutTimesSigns(QString text)
{
    return text.replace(u'×', u'x');
}

// A space counts between words of other scripts than Hangul. (The full-width one is folded before.)
QString withSpacesThatCount(const QString &text)
{
    QString out;
    out.reserve(text.size());
    bool spaced = false;
    for (const QChar c : text) {
        if (c.isSpace() && c != u'\u3000') {
            spaced = true;
            continue;
        }
        if (spaced && !out.isEmpty() && !isHangul(out.back()) && !isHangul(c))
            out += u' ';
        spaced = false;
        out += c;
    }
    return out;
}

QString comparable(const QString &text)
{
    return withSpacesThatCount(withoutTimesSigns(withKeyboardForms(foldedText(text))));
}

bool isWidthForm(QChar c)
{
    return c.decompositionTag() == QChar::Wide || c.decompositionTag() == QChar::Narrow;
}

bool isOtherForm(QChar c)
{
    constexpr std::array Others = {QChar::NoDecomposition, QChar::Canonical, QChar::Wide,
                                   QChar::Narrow, QChar::NoBreak};
    return std::ranges::find(Others, c.decompositionTag()) == Others.end();
}

QString withUsualForms(const QString &text, bool (*isOtherwise)(QChar))
{
    QString out;
    for (const QChar c : text)
        out += isOtherwise(c) ? c.decomposition() : QString(c);
    return out;
}

// The text without its differences of these kinds.
QString without(AnswerDifference kinds, QString text)
{
    if (kinds.testFlag(TypingDifference::Invisible))
        text.removeIf(isInvisible);
    if (kinds.testFlag(TypingDifference::Width))
        text = withUsualForms(text, isWidthForm);
    if (kinds.testFlag(TypingDifference::Form))
        text = withUsualForms(text, isOtherForm);
    if (kinds.testFlag(TypingDifference::Composition))
        text = text.normalized(QString::NormalizationForm_C);
    if (kinds.testFlag(TypingDifference::LetterCase))
        text = text.toCaseFolded();
    if (kinds.testFlag(TypingDifference::Punctuation))
        text = withKeyboardForms(text);
    if (kinds.testFlag(TypingDifference::TimesSign))
        text = withoutTimesSigns(text);
    if (kinds.testFlag(TypingDifference::Spacing))
        text = withSpacesThatCount(text);
    return text;
}

bool isBlank(const QString &text)
{
    return comparable(text).isEmpty();
}

// The text without the unit at its end, both comparable.
QString withoutUnit(const QString &text, const LocalText &unit)
{
    const QString number = comparable(text);
    for (const LocalText::Entry &entry : unit.entries()) {
        const QString suffix = comparable(entry.text);
        if (!suffix.isEmpty() && number.endsWith(suffix))
            return number.chopped(suffix.size()).trimmed();
    }
    return number;
}

// 1,000 or 12'345'678, with one kind of separator; also 12,34,567 as in India.
bool isGrouped(const QString &digits)
{
    static const QRegularExpression groups(
        uR"(^[1-9][0-9]{0,2}([.,' ])(?:[0-9]{2,3}\1)*[0-9]{3}$)"_s);
    return groups.match(digits).hasMatch();
}

// Where the decimal point stands in digits with separators, or -1.
qsizetype decimalPoint(const QString &digits, const QLocale &locale)
{
    static const QRegularExpression separator(u"[.,' ]"_s);
    const qsizetype at = std::max(digits.lastIndexOf(u'.'), digits.lastIndexOf(u','));
    if (at < 0 || digits.count(digits.at(at)) > 1)
        return -1;
    const QString mark = digits.at(at);
    const bool alone = digits.count(separator) == 1;
    const bool groups = locale.decimalPoint() != mark && locale.groupSeparator() == mark;
    return alone && groups && isGrouped(digits) ? -1 : at;
}

struct Judge
{
    const Question &question;
    const Response &response;
    const QLocale &locale;

    std::optional<Judgement> operator()(const OpenAnswer &) const { return std::nullopt; }

    std::optional<Judgement> operator()(const ChoiceAnswer &answer) const
    {
        Judgement judgement;
        int correct = 0;
        int balance = 0;
        for (qsizetype i = 0; i < answer.options.size(); ++i) {
            const bool right = answer.options.at(i).correct;
            const bool picked = response.picks.contains(int(i));
            judgement.parts.append(right == picked);
            judgement.complete |= picked;
            correct += right ? 1 : 0;
            if (picked)
                balance += right ? 1 : -1;
        }
        judgement.correct = judgement.complete && !judgement.parts.contains(false);
        judgement.score = correct > 0 ? std::max(0.0, double(balance) / correct) : 0;
        return judgement;
    }

    std::optional<Judgement> operator()(const TrueFalseAnswer &answer) const
    {
        const bool complete = response.picks == QList{0} || response.picks == QList{1};
        return fromParts(complete, {complete && (response.picks.first() == 1) == answer.value});
    }

    std::optional<Judgement> operator()(const ShortAnswer &answer) const
    {
        const auto accepts = [&](const LocalText::Entry &entry) {
            return answer.exact ? response.text.normalized(QString::NormalizationForm_C) ==
                                      entry.text.normalized(QString::NormalizationForm_C)
                                : sameWords(response.text, entry.text);
        };
        const bool complete = !isBlank(response.text);
        const bool right = std::ranges::any_of(answer.accepted, [&](const LocalText &text) {
            return std::ranges::any_of(text.entries(), accepts);
        });
        return fromParts(complete, {complete && right});
    }

    std::optional<Judgement> operator()(const ClozeAnswer &) const
    {
        QMap<int, bool> right;
        for (const LocalText::Entry &entry : question.question.entries()) {
            for (const ClozeSpan &span : parseCloze(entry.text).spans) {
                const QString typed = response.gaps.value(span.number);
                // The deletion stands in Markdown: its words count without the markup too.
                right[span.number] |=
                    sameWords(typed, span.text) || sameWords(typed, plainText(span.text));
            }
        }
        bool complete = true;
        for (auto it = right.begin(); it != right.end(); ++it) {
            const bool blank = isBlank(response.gaps.value(it.key()));
            complete = complete && !blank;
            *it = *it && !blank;
        }
        return fromParts(complete, right.values());
    }

    std::optional<Judgement> operator()(const NumericAnswer &answer) const
    {
        const std::optional<double> number = parseNumber(response.text, locale, answer.unit);
        // value ± tolerance is rounded when it is computed: 9.4 - 0.1 must take 9.3.
        const double largest = std::max(std::abs(answer.min), std::abs(answer.max));
        const double slack = std::isfinite(largest) ? largest * 1e-12 : 0;
        return fromParts(number.has_value(), {number && *number >= answer.min - slack &&
                                              *number <= answer.max + slack});
    }

    std::optional<Judgement> operator()(const OrderAnswer &answer) const
    {
        const int count = int(answer.items.size());
        QList<int> sorted = response.picks;
        std::ranges::sort(sorted);
        QList<int> all(count);
        std::iota(all.begin(), all.end(), 0);
        const bool complete = sorted == all;
        QList<bool> parts(count, false);
        for (int i = 0; complete && i < count; ++i)
            parts[i] = answer.items.at(response.picks.at(i)) == answer.items.at(i);
        return fromParts(complete, parts);
    }

    std::optional<Judgement> operator()(const MatchAnswer &answer) const
    {
        QList<bool> parts;
        bool complete = true;
        for (qsizetype left = 0; left < answer.pairs.size(); ++left) {
            const int right = response.picks.value(left, -1);
            const bool chosen = right >= 0 && right < answer.pairs.size();
            complete = complete && chosen;
            parts.append(chosen && answer.pairs.at(right).right == answer.pairs.at(left).right);
        }
        return fromParts(complete, parts);
    }

    static Judgement fromParts(bool complete, const QList<bool> &parts)
    {
        const double score = parts.isEmpty() ? 0 : double(parts.count(true)) / double(parts.size());
        return {.complete = complete,
                .correct = complete && !parts.contains(false),
                .score = score,
                .parts = parts};
    }
};

void shuffle(QList<int> &list, std::mt19937_64 &random)
{
    // Not std::shuffle: its steps differ between standard libraries.
    for (qsizetype i = list.size() - 1; i > 0; --i)
        list.swapItemsAt(i, qsizetype(random() % quint64(i + 1)));
}

QList<int> upTo(int n)
{
    QList<int> list(n);
    std::iota(list.begin(), list.end(), 0);
    return list;
}

} // namespace

std::optional<Judgement> judge(const Question &question, const Response &response,
                               const QLocale &locale)
{
    return std::visit(Judge{question, response, locale}, question.answer);
}

bool sameWords(const QString &a, const QString &b)
{
    return comparable(a) == comparable(b);
}

std::optional<AnswerDifference> answerDifference(const QString &given, const QString &accepted)
{
    if (given == accepted)
        return AnswerDifference();
    if (!sameWords(given, accepted))
        return std::nullopt;
    constexpr std::array Kinds = {TypingDifference::Composition, TypingDifference::Width,
                                  TypingDifference::Form,        TypingDifference::Invisible,
                                  TypingDifference::LetterCase,  TypingDifference::Spacing,
                                  TypingDifference::Punctuation, TypingDifference::TimesSign};
    AnswerDifference all;
    for (const TypingDifference kind : Kinds)
        all |= kind;
    AnswerDifference difference;
    for (const TypingDifference kind : Kinds) {
        const AnswerDifference others = AnswerDifference(all).setFlag(kind, false);
        difference.setFlag(kind, without(others, given) != without(others, accepted));
    }
    // One that two kinds account for is in neither of them.
    return difference == AnswerDifference() ? TypingDifference::Form : difference;
}

std::optional<AnswerDifference> answerDifference(const QString &given, const QStringList &accepted)
{
    std::optional<AnswerDifference> least;
    for (const QString &text : accepted) {
        const auto difference = answerDifference(given, text);
        if (difference &&
            (!least || qPopulationCount(quint32(*difference)) < qPopulationCount(quint32(*least))))
            least = difference;
    }
    return least;
}

std::optional<double> parseNumber(const QString &text, const QLocale &locale, const LocalText &unit)
{
    static const QRegularExpression form(
        u"^([+-]?) ?([0-9.,' ]*[0-9][0-9.,' ]*?) ?(?:e([+-]?[0-9]{1,3}))?$"_s);
    static const QRegularExpression noDigit(u"[^0-9]"_s);

    QString typed = withoutUnit(text, unit);
    for (QChar &c : typed) {
        if (c.isDigit())
            c = QChar(u'0' + c.digitValue());
    }
    const QRegularExpressionMatch match = form.match(typed);
    if (!match.hasMatch())
        return std::nullopt;

    const QString digits = match.captured(2);
    const qsizetype point = decimalPoint(digits, locale);
    QString whole = digits.left(point < 0 ? digits.size() : point);
    const QString fraction = point < 0 ? QString() : digits.mid(point + 1);
    if (isGrouped(whole))
        whole.remove(noDigit);
    if (whole.contains(noDigit) || fraction.contains(noDigit))
        return std::nullopt;

    bool ok = false;
    const QString exponent = match.captured(3).isEmpty() ? u"0"_s : match.captured(3);
    const QString plain = match.captured(1) + u'0' + whole + u'.' + fraction + u"0e"_s + exponent;
    const double number = plain.toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QList<int> gapNumbers(const Question &question)
{
    QList<int> numbers;
    for (const LocalText::Entry &entry : question.question.entries()) {
        for (const ClozeSpan &span : parseCloze(entry.text).spans) {
            if (!numbers.contains(span.number))
                numbers.append(span.number);
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

QList<int> shuffledOrder(int n, quint64 seed)
{
    std::mt19937_64 random(seed);
    QList<int> order = upTo(n);
    shuffle(order, random);
    return order;
}

QList<int> scrambledOrder(int n, quint64 seed)
{
    std::mt19937_64 random(seed);
    QList<int> order = upTo(n);
    do {
        shuffle(order, random);
    } while (n > 1 && std::ranges::is_sorted(order));
    return order;
}

} // namespace foldout
