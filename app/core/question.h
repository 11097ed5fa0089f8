// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardkey.h"
#include "core/localtext.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <variant>

namespace foldout {

// One question as the bank's author wrote it; knows nothing of YAML, progress or widgets. The
// fields are described for authors in questions/README.md. Texts are Markdown unless said
// otherwise. Any thread.

// One statement that a good answer contains.
struct KeyPoint
{
    QString id; // the author's, or "t-" + 12 hex digits of the SHA-256 of the normalised text
    bool ownId = false; // true: the author gave the id, so a rewording cannot lose its history
    LocalText text;
    double weight = 1; // > 0
    LocalText ifMissed;

    friend bool operator==(const KeyPoint &, const KeyPoint &) = default;
};

struct Reference
{
    LocalText title;
    QString url; // http, https or mailto
    LocalText supports;
    QString checked; // as typed: 2026, 2026-08 or 2026-08-31

    friend bool operator==(const Reference &, const Reference &) = default;
};

struct OpenAnswer
{
    friend bool operator==(const OpenAnswer &, const OpenAnswer &) = default;
};

struct ChoiceOption
{
    LocalText text;
    bool correct = false;
    LocalText why;

    friend bool operator==(const ChoiceOption &, const ChoiceOption &) = default;
};

struct ChoiceAnswer
{
    QList<ChoiceOption> options; // two or more, one or more correct
    bool shuffle = true;

    friend bool operator==(const ChoiceAnswer &, const ChoiceAnswer &) = default;
};

struct TrueFalseAnswer
{
    bool value = false;

    friend bool operator==(const TrueFalseAnswer &, const TrueFalseAnswer &) = default;
};

struct ShortAnswer
{
    QList<LocalText> accepted; // one or more
    bool exact = false;        // true: compare letter by letter

    friend bool operator==(const ShortAnswer &, const ShortAnswer &) = default;
};

// The deletions stand in the question text as {{c1::text::hint}}; see core/cloze.h. Each is also a
// key point "c1", "c2"… of the question.
struct ClozeAnswer
{
    friend bool operator==(const ClozeAnswer &, const ClozeAnswer &) = default;
};

struct NumericAnswer
{
    double min = 0; // accepted from here …
    double max = 0; // … to here, both included
    QString shown;  // the answer as the author typed it: "64", "64 ± 0.5", "9.3 – 9.5"
    LocalText unit; // plain text, may be empty

    friend bool operator==(const NumericAnswer &, const NumericAnswer &) = default;
};

struct OrderAnswer
{
    QList<LocalText> items; // two or more, in the right order

    friend bool operator==(const OrderAnswer &, const OrderAnswer &) = default;
};

struct MatchPair
{
    LocalText left;
    LocalText right;

    friend bool operator==(const MatchPair &, const MatchPair &) = default;
};

struct MatchAnswer
{
    QList<MatchPair> pairs; // two or more

    friend bool operator==(const MatchAnswer &, const MatchAnswer &) = default;
};

// The order of the alternatives is the order of QuestionKind.
using Answer = std::variant<OpenAnswer, ChoiceAnswer, TrueFalseAnswer, ShortAnswer, ClozeAnswer,
                            NumericAnswer, OrderAnswer, MatchAnswer>;

enum class QuestionKind { Open, Choice, TrueFalse, Short, Cloze, Numeric, Order, Match };
inline constexpr int QuestionKindCount = 8;
static_assert(std::variant_size_v<Answer> == QuestionKindCount);

// "open", "choice"…: the word used in banks, in the log and on the command line.
QString kindName(QuestionKind kind);
std::optional<QuestionKind> kindFromName(QStringView name);

struct Question
{
    QString id;
    QString topic; // topic id, empty: none
    QStringList tags;
    int level = 0; // 1..5, 0: not given
    LocalText question;
    LocalText answerText; // open questions: the short model answer
    Answer answer;
    QList<KeyPoint> points;
    LocalText explanation;
    QList<LocalText> hints;
    LocalText notes;    // for the presenter only
    double minutes = 0; // 0: not given
    QList<Reference> references;
    QStringList formerly;
    QString contentHash; // 16 hex digits; changes whenever anything the learner can see changes

    QuestionKind kind() const { return QuestionKind(answer.index()); }

    friend bool operator==(const Question &, const Question &) = default;
};

} // namespace foldout
