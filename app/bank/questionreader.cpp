// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/questionreader.h"

#include "bank/answerreader.h"
#include "bank/contenthash.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::literals;

namespace foldout {

namespace {

constexpr int None = FieldReader::None;

constexpr std::array CommonKeys{"id"sv,    "topic"sv,    "tags"sv,        "level"sv,
                                "kind"sv,  "question"sv, "explanation"sv, "hints"sv,
                                "notes"sv, "minutes"sv,  "refs"sv,        "formerly"sv};
constexpr std::array DefaultKeys{"kind"sv,    "topic"sv,   "tags"sv, "level"sv,
                                 "minutes"sv, "shuffle"sv, "exact"sv};
constexpr std::array ReferenceKeys{"title"sv, "url"sv, "supports"sv, "checked"sv};

QStringList kindNames()
{
    QStringList list;
    for (int kind = 0; kind < QuestionKindCount; ++kind)
        list.append(kindName(QuestionKind(kind)));
    return list;
}

// None: not a kind; reported.
std::optional<QuestionKind> readKind(FieldReader &reader, int node)
{
    const QString word = reader.isScalar(node) ? reader.raw(node) : QString();
    const auto kind = kindFromName(word);
    if (!kind)
        reader.error(DiagnosticCode::UnknownKind, node,
                     {word.left(80), nearestWord(word, kindNames())});
    return kind;
}

int readLevel(FieldReader &reader, int node)
{
    const auto level = reader.integer(node, "level");
    if (level && *level >= 1 && *level <= 5)
        return *level;
    if (level)
        reader.error(DiagnosticCode::OutOfRange, node,
                     {u"level"_s, reader.raw(node), u"1"_s, u"5"_s});
    return 0;
}

double readMinutes(FieldReader &reader, int node)
{
    const auto minutes = reader.number(node, "minutes");
    if (minutes && *minutes > 0 && *minutes <= 1440)
        return *minutes;
    if (minutes)
        reader.error(DiagnosticCode::OutOfRange, node,
                     {u"minutes"_s, reader.raw(node), u"0"_s, u"1440"_s});
    return 0;
}

Reference readReference(FieldReader &reader, int node)
{
    Reference reference;
    if (!reader.isMap(node)) {
        reader.wrongType(node, "refs", u"mapping");
        return reference;
    }
    reader.checkKeys(node, ReferenceKeys);
    reference.title = reader.textAt(node, "title");
    reference.supports = reader.textAt(node, "supports");
    if (reader.find(node, "title") == None)
        reader.error(DiagnosticCode::MissingField, node, {u"title"_s});
    if (const int url = reader.find(node, "url"); url != None)
        reference.url = reader.url(url);
    if (const int checked = reader.find(node, "checked"); checked != None)
        reference.checked = reader.date(checked, "checked");
    return reference;
}

// What every kind has and no fault of which makes the question unusable.
void readExtras(FieldReader &reader, int node, PartQuestion &result)
{
    Question &question = result.question;
    const QuestionDefaults &defaults = reader.context().defaults;
    question.topic = defaults.topic;
    result.topicPlace = result.idPlace;
    if (const int topic = reader.find(node, "topic"); topic != None) {
        question.topic = reader.id(topic);
        result.topicPlace = reader.place(topic);
    }
    question.tags = defaults.tags;
    if (const int tags = reader.find(node, "tags"); tags != None) {
        for (const QString &tag : reader.strings(tags, "tags")) {
            if (!question.tags.contains(tag))
                question.tags.append(tag);
        }
    }
    const int level = reader.find(node, "level");
    question.level = level == None ? defaults.level : readLevel(reader, level);
    const int minutes = reader.find(node, "minutes");
    question.minutes = minutes == None ? defaults.minutes : readMinutes(reader, minutes);

    question.explanation = reader.textAt(node, "explanation");
    question.notes = reader.textAt(node, "notes");
    for (const int hint : reader.listAt(node, "hints")) {
        const LocalText text = reader.text(hint, "hints");
        if (text.isEmpty())
            reader.error(DiagnosticCode::EmptyText, hint, {u"hints"_s});
        else
            question.hints.append(text);
    }
    for (const int reference : reader.listAt(node, "refs"))
        question.references.append(readReference(reader, reference));
    for (const int old : reader.listAt(node, "formerly")) {
        if (const QString id = reader.id(old); !id.isEmpty()) {
            question.formerly.append(id);
            result.formerlyPlaces.append(reader.place(old));
        }
    }
}

bool explains(const Question &question)
{
    const auto *choice = std::get_if<ChoiceAnswer>(&question.answer);
    return !question.explanation.isEmpty() ||
           (choice != nullptr && std::ranges::any_of(choice->options, [](const ChoiceOption &o) {
                return !o.why.isEmpty();
            }));
}

bool readQuestionText(FieldReader &reader, int node, LocalText &text)
{
    const int field = reader.find(node, "question");
    if (field == None) {
        reader.error(DiagnosticCode::MissingField, node, {u"question"_s});
        return false;
    }
    const int before = reader.findings().errorCount();
    text = reader.text(field, "question");
    if (text.isEmpty() && reader.findings().errorCount() == before)
        reader.error(DiagnosticCode::EmptyText, field, {u"question"_s});
    return !text.isEmpty();
}

QuestionKind kindOf(FieldReader &reader, int node, bool &good)
{
    const int field = reader.find(node, "kind");
    if (field == None)
        return reader.context().defaults.kind;
    const auto kind = readKind(reader, field);
    good = kind && good;
    return kind.value_or(QuestionKind::Open);
}

} // namespace

std::optional<PartQuestion> readQuestion(FieldReader &reader, int node)
{
    if (!reader.isMap(node)) {
        reader.wrongType(node, "questions", u"mapping");
        return std::nullopt;
    }
    PartQuestion result;
    Question &question = result.question;
    bool good = !reader.tree().anySpoiled(node);

    const int id = reader.find(node, "id");
    if (id == None) {
        reader.error(DiagnosticCode::MissingField, node, {u"id"_s});
        good = false;
    } else {
        result.idPlace = reader.place(id);
        question.id = reader.id(id);
        good = !question.id.isEmpty() && good;
    }
    reader.findings().setQuestion(question.id);
    const size_t imagesBefore = reader.images.size();

    const bool kindBefore = good;
    const QuestionKind kind = kindOf(reader, node, good);
    const bool kindKnown = good == kindBefore;
    std::vector<std::string_view> known(CommonKeys.begin(), CommonKeys.end());
    const KeyList own = kindKnown ? keysOfKind(kind) : keysOfAnyKind();
    known.insert(known.end(), own.begin(), own.end());
    reader.checkKeys(node, known, keysOfAnyKind(), kindName(kind));

    good = readQuestionText(reader, node, question.question) && good;
    if (kindKnown)
        good = readAnswer(reader, node, kind, question) && good;
    readExtras(reader, node, result);

    for (size_t i = imagesBefore; i < reader.images.size(); ++i)
        reader.images[i].questionId = question.id;
    if (good && !explains(question))
        reader.findings().warning(DiagnosticCode::MissingExplanation, reader.offset(node));
    reader.findings().setQuestion({});
    if (!good)
        return std::nullopt;
    question.contentHash = contentHash(question);
    return result;
}

QuestionDefaults readDefaults(FieldReader &reader, int node)
{
    QuestionDefaults defaults;
    if (!reader.isMap(node)) {
        reader.wrongType(node, "defaults", u"mapping");
        return defaults;
    }
    reader.checkKeys(node, DefaultKeys);
    if (const int kind = reader.find(node, "kind"); kind != None)
        defaults.kind = readKind(reader, kind).value_or(QuestionKind::Open);
    if (const int topic = reader.find(node, "topic"); topic != None)
        defaults.topic = reader.id(topic);
    if (const int tags = reader.find(node, "tags"); tags != None)
        defaults.tags = reader.strings(tags, "tags");
    if (const int level = reader.find(node, "level"); level != None)
        defaults.level = readLevel(reader, level);
    if (const int minutes = reader.find(node, "minutes"); minutes != None)
        defaults.minutes = readMinutes(reader, minutes);
    if (const int shuffle = reader.find(node, "shuffle"); shuffle != None)
        defaults.shuffle = reader.boolean(shuffle, "shuffle").value_or(true);
    if (const int exact = reader.find(node, "exact"); exact != None)
        defaults.exact = reader.boolean(exact, "exact").value_or(false);
    return defaults;
}

} // namespace foldout
