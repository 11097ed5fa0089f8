// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/answerreader.h"

#include "core/cloze.h"
#include "core/text.h"

#include <QCryptographicHash>
#include <QHash>

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::StringLiterals;
using namespace std::literals;

namespace foldout {

namespace {

constexpr int None = FieldReader::None;

bool missing(FieldReader &reader, int map, std::string_view field)
{
    reader.error(DiagnosticCode::MissingField, map, {fieldName(field)});
    return false;
}

bool tooFew(FieldReader &reader, int node, std::string_view field, int least)
{
    reader.error(DiagnosticCode::TooFewItems, node, {fieldName(field), QString::number(least)});
    return false;
}

// A text that has to be there.
bool requiredText(FieldReader &reader, int map, std::string_view field, LocalText &out)
{
    const int node = reader.find(map, field);
    if (node == None)
        return missing(reader, map, field);
    const int before = reader.findings().errorCount();
    out = reader.text(node, field);
    if (out.isEmpty() && reader.findings().errorCount() == before)
        reader.error(DiagnosticCode::EmptyText, node, {fieldName(field)});
    return !out.isEmpty();
}

bool requiredItem(FieldReader &reader, int node, std::string_view field, LocalText &out)
{
    const int before = reader.findings().errorCount();
    out = reader.text(node, field);
    if (out.isEmpty() && reader.findings().errorCount() == before)
        reader.error(DiagnosticCode::EmptyText, node, {fieldName(field)});
    return !out.isEmpty();
}

// A list of texts with at least this many entries.
bool textList(FieldReader &reader, int map, std::string_view field, int least,
              QList<LocalText> &out)
{
    const int node = reader.find(map, field);
    if (node == None)
        return missing(reader, map, field);
    bool good = reader.tree().at(node).type == YamlNode::Sequence;
    for (const int item : reader.list(node, field)) {
        LocalText text;
        good = requiredItem(reader, item, field, text) && good;
        out.append(std::move(text));
    }
    return good && (out.size() >= least || tooFew(reader, node, field, least));
}

// --- open

constexpr std::array PointKeys{"id"sv, "text"sv, "weight"sv, "if_missed"sv};

QString derivedPointId(const LocalText &text, const QString &lang)
{
    const QByteArray folded = foldedText(text.in(lang)).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folded, QCryptographicHash::Sha256);
    return u"t-"_s + QString::fromLatin1(hash.toHex().first(12));
}

std::optional<KeyPoint> readPoint(FieldReader &reader, int node)
{
    KeyPoint point;
    if (!reader.isMap(node) || !reader.hasAny(node, PointKeys)) {
        if (!requiredItem(reader, node, "points", point.text))
            return std::nullopt;
        point.id = derivedPointId(point.text, reader.context().lang);
        return point;
    }
    reader.checkKeys(node, PointKeys);
    bool good = requiredText(reader, node, "text", point.text);
    if (const int id = reader.find(node, "id"); id != None) {
        point.id = reader.id(id);
        point.ownId = true;
        good = good && !point.id.isEmpty();
    } else if (good) {
        point.id = derivedPointId(point.text, reader.context().lang);
    }
    if (const int weight = reader.find(node, "weight"); weight != None) {
        const auto value = reader.number(weight, "weight");
        if (value && *value > 0)
            point.weight = *value;
        else if (value)
            reader.error(DiagnosticCode::OutOfRange, weight,
                         {u"weight"_s, reader.raw(weight), u"0"_s, QString()});
    }
    point.ifMissed = reader.textAt(node, "if_missed");
    return good ? std::optional(std::move(point)) : std::nullopt;
}

bool readOpen(FieldReader &reader, int map, Question &question)
{
    const int points = reader.find(map, "points");
    const int answer = reader.find(map, "answer");
    if (points == None && answer == None)
        return missing(reader, map, "points");
    bool good = answer == None || requiredText(reader, map, "answer", question.answerText);
    if (points != None) {
        good = reader.tree().at(points).type == YamlNode::Sequence && good;
        QHash<QString, int> lines; // of the ids so far
        for (const int item : reader.list(points, "points")) {
            auto point = readPoint(reader, item);
            good = point && good;
            if (point && lines.contains(point->id)) {
                reader.error(DiagnosticCode::DuplicateId, item,
                             {point->id, QString::number(lines.value(point->id))});
            } else if (point) {
                lines.insert(point->id, reader.place(item).line);
                question.points.append(std::move(*point));
            }
        }
        if (good && question.points.isEmpty() && answer == None)
            return tooFew(reader, points, "points", 1);
    }
    question.answer = OpenAnswer{};
    return good;
}

// --- choice

constexpr std::array OptionKeys{"text"sv, "correct"sv, "why"sv};

bool readOption(FieldReader &reader, int node, ChoiceOption &option)
{
    if (!reader.isMap(node) || !reader.hasAny(node, OptionKeys))
        return requiredItem(reader, node, "options", option.text);
    reader.checkKeys(node, OptionKeys);
    bool good = requiredText(reader, node, "text", option.text);
    if (const int correct = reader.find(node, "correct"); correct != None) {
        const auto value = reader.boolean(correct, "correct");
        option.correct = value.value_or(false);
        good = value && good;
    }
    option.why = reader.textAt(node, "why");
    return good;
}

bool readChoice(FieldReader &reader, int map, Question &question)
{
    ChoiceAnswer choice{.options = {}, .shuffle = reader.context().defaults.shuffle};
    if (const int shuffle = reader.find(map, "shuffle"); shuffle != None)
        choice.shuffle = reader.boolean(shuffle, "shuffle").value_or(choice.shuffle);
    const int options = reader.find(map, "options");
    if (options == None)
        return missing(reader, map, "options");
    bool good = reader.tree().at(options).type == YamlNode::Sequence;
    for (const int item : reader.list(options, "options")) {
        ChoiceOption option;
        good = readOption(reader, item, option) && good;
        choice.options.append(std::move(option));
    }
    if (!good)
        return false;
    if (choice.options.size() < 2)
        return tooFew(reader, options, "options", 2);
    if (std::ranges::none_of(choice.options, &ChoiceOption::correct)) {
        reader.error(DiagnosticCode::NoCorrectOption, options);
        return false;
    }
    question.answer = std::move(choice);
    return true;
}

// --- truefalse, short

bool readTrueFalse(FieldReader &reader, int map, Question &question)
{
    const int answer = reader.find(map, "answer");
    if (answer == None)
        return missing(reader, map, "answer");
    const auto value = reader.boolean(answer, "answer");
    question.answer = TrueFalseAnswer{.value = value.value_or(false)};
    return value.has_value();
}

bool readShort(FieldReader &reader, int map, Question &question)
{
    ShortAnswer answer{.accepted = {}, .exact = reader.context().defaults.exact};
    if (const int exact = reader.find(map, "exact"); exact != None)
        answer.exact = reader.boolean(exact, "exact").value_or(answer.exact);
    const bool good = textList(reader, map, "answers", 1, answer.accepted);
    question.answer = std::move(answer);
    return good;
}

// --- cloze

bool readCloze(FieldReader &reader, int map, Question &question)
{
    const int node = reader.find(map, "question");
    std::map<int, QHash<QString, QStringList>> gaps; // number -> language -> words
    bool good = true;
    for (const LocalText::Entry &entry : question.question.entries()) {
        const ClozeText cloze = parseCloze(entry.text);
        if (!cloze.malformed.isEmpty()) {
            reader.error(DiagnosticCode::ClozeMalformed, node);
            return false;
        }
        if (cloze.spans.isEmpty()) {
            reader.error(DiagnosticCode::ClozeMissing, node, {entry.language, QString()});
            good = false;
        }
        for (const ClozeSpan &span : cloze.spans) {
            QStringList &words = gaps[span.number][entry.language];
            if (!words.contains(span.text))
                words.append(span.text);
        }
    }
    if (!good)
        return false;
    for (const auto &[number, byLanguage] : gaps) {
        KeyPoint point{.id = u"c%1"_s.arg(number), .ownId = true};
        for (const LocalText::Entry &entry : question.question.entries()) {
            const QStringList words = byLanguage.value(entry.language);
            if (words.isEmpty()) {
                reader.error(DiagnosticCode::ClozeMissing, node, {entry.language, point.id});
                good = false;
            }
            point.text.add(entry.language, words.join(", "_L1));
        }
        question.points.append(std::move(point));
    }
    question.answer = ClozeAnswer{};
    return good;
}

// --- numeric

constexpr std::array ToleranceKeys{"value"sv, "tolerance"sv, "min"sv, "max"sv};

bool readRange(FieldReader &reader, int node, NumericAnswer &answer)
{
    reader.checkKeys(node, ToleranceKeys);
    const int value = reader.find(node, "value");
    const int tolerance = reader.find(node, "tolerance");
    const int min = reader.find(node, "min");
    const int max = reader.find(node, "max");
    const int stray = value == None ? tolerance : min != None ? min : max;
    if (stray != None && (value != None || min != None || max != None)) {
        const auto name = [&](int field) {
            return field == tolerance ? u"tolerance"_s : field == min ? u"min"_s : u"max"_s;
        };
        reader.error(DiagnosticCode::WrongKind, stray,
                     {name(stray), value == None ? u"min, max"_s : u"value"_s});
        return false;
    }
    if (value != None) {
        const auto centre = reader.number(value, "value");
        const auto width =
            tolerance == None ? std::optional(0.0) : reader.number(tolerance, "tolerance");
        if (width && *width < 0) {
            reader.error(DiagnosticCode::OutOfRange, tolerance,
                         {u"tolerance"_s, reader.raw(tolerance), u"0"_s, QString()});
            return false;
        }
        if (!centre || !width)
            return false;
        answer.min = *centre - *width;
        answer.max = *centre + *width;
        answer.shown = reader.raw(value);
        if (*width > 0)
            answer.shown += u" ± "_s + reader.raw(tolerance);
        return true;
    }
    if (min == None || max == None)
        return missing(reader, node,
                       min == None && max == None ? "value"
                       : min == None              ? "min"
                                                  : "max");
    const auto from = reader.number(min, "min");
    const auto to = reader.number(max, "max");
    if (!from || !to)
        return false;
    if (*from > *to) {
        reader.error(DiagnosticCode::OutOfRange, max,
                     {u"max"_s, reader.raw(max), reader.raw(min), QString()});
        return false;
    }
    answer.min = *from;
    answer.max = *to;
    answer.shown = reader.raw(min) + u" – "_s + reader.raw(max);
    return true;
}

bool readNumeric(FieldReader &reader, int map, Question &question)
{
    NumericAnswer answer;
    const int node = reader.find(map, "answer");
    if (node == None)
        return missing(reader, map, "answer");
    answer.unit = reader.textAt(map, "unit");
    bool good = false;
    if (reader.isMap(node)) {
        good = readRange(reader, node, answer);
    } else if (const auto value = reader.number(node, "answer")) {
        answer.min = answer.max = *value;
        answer.shown = reader.raw(node);
        good = true;
    }
    question.answer = std::move(answer);
    return good;
}

// --- order, match

bool readOrder(FieldReader &reader, int map, Question &question)
{
    OrderAnswer answer;
    const bool good = textList(reader, map, "items", 2, answer.items);
    question.answer = std::move(answer);
    return good;
}

constexpr std::array PairKeys{"left"sv, "right"sv};

bool readMatch(FieldReader &reader, int map, Question &question)
{
    MatchAnswer answer;
    const int pairs = reader.find(map, "pairs");
    if (pairs == None)
        return missing(reader, map, "pairs");
    bool good = reader.tree().at(pairs).type == YamlNode::Sequence;
    for (const int item : reader.list(pairs, "pairs")) {
        if (!reader.isMap(item)) {
            reader.wrongType(item, "pairs", u"mapping");
            good = false;
            continue;
        }
        reader.checkKeys(item, PairKeys);
        MatchPair pair;
        good = requiredText(reader, item, "left", pair.left) && good;
        good = requiredText(reader, item, "right", pair.right) && good;
        answer.pairs.append(std::move(pair));
    }
    if (good && answer.pairs.size() < 2)
        return tooFew(reader, pairs, "pairs", 2);
    question.answer = std::move(answer);
    return good;
}

// --- the table

constexpr std::array OpenFields{"answer"sv, "points"sv};
constexpr std::array ChoiceFields{"options"sv, "shuffle"sv};
constexpr std::array TrueFalseFields{"answer"sv};
constexpr std::array ShortFields{"answers"sv, "exact"sv};
constexpr std::array NumericFields{"answer"sv, "unit"sv};
constexpr std::array OrderFields{"items"sv};
constexpr std::array MatchFields{"pairs"sv};
constexpr std::array AllFields{"answer"sv, "points"sv, "options"sv, "shuffle"sv, "answers"sv,
                               "exact"sv,  "unit"sv,   "items"sv,   "pairs"sv};

struct KindRow
{
    KeyList fields;
    bool (*read)(FieldReader &, int, Question &);
};

// In the order of QuestionKind.
const std::array<KindRow, QuestionKindCount> Kinds{{{OpenFields, readOpen},
                                                    {ChoiceFields, readChoice},
                                                    {TrueFalseFields, readTrueFalse},
                                                    {ShortFields, readShort},
                                                    {{}, readCloze},
                                                    {NumericFields, readNumeric},
                                                    {OrderFields, readOrder},
                                                    {MatchFields, readMatch}}};

} // namespace

KeyList keysOfKind(QuestionKind kind)
{
    return Kinds.at(size_t(kind)).fields;
}

KeyList keysOfAnyKind()
{
    return AllFields;
}

bool readAnswer(FieldReader &reader, int map, QuestionKind kind, Question &question)
{
    return Kinds.at(size_t(kind)).read(reader, map, question);
}

} // namespace foldout
