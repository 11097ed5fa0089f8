// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankreader.h"

#include "bank/fieldreader.h"
#include "bank/parallel.h"
#include "bank/questionreader.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace std::literals;

namespace foldout {

namespace {

constexpr int None = FieldReader::None;
constexpr int Root = 0;
constexpr size_t QuestionsPerStretch = 500;

constexpr std::array BankKeys{"schema"sv, "id"sv,        "title"sv,   "description"sv,
                              "lang"sv,   "languages"sv, "license"sv, "authors"sv,
                              "as_of"sv,  "defaults"sv,  "topics"sv,  "questions"sv};
constexpr std::array TopicKeys{"id"sv, "title"sv};

bool readSchema(FieldReader &reader)
{
    const int node = reader.find(Root, "schema");
    if (node == None) {
        reader.error(DiagnosticCode::MissingField, Root, {u"schema"_s});
        return true;
    }
    const auto number = reader.integer(node, "schema");
    if (number && *number > SchemaVersion) {
        reader.error(DiagnosticCode::NewerSchema, node,
                     {reader.raw(node), QString::number(SchemaVersion)});
        return false;
    }
    if (number && *number < 1)
        reader.error(DiagnosticCode::OutOfRange, node,
                     {u"schema"_s, reader.raw(node), u"1"_s, QString::number(SchemaVersion)});
    return true;
}

QString readLanguage(FieldReader &reader, int node)
{
    const QString tag = reader.isScalar(node) ? reader.raw(node) : QString();
    if (isLanguageTag(tag))
        return tag;
    reader.error(DiagnosticCode::UnknownLanguage, node, {tag.left(80), QString()});
    return {};
}

void readLanguages(FieldReader &reader, ReadingContext &own)
{
    for (const int item : reader.listAt(Root, "languages")) {
        const QString tag = readLanguage(reader, item);
        if (!tag.isEmpty() && !own.languages.contains(tag))
            own.languages.append(tag);
    }
    if (const int lang = reader.find(Root, "lang"); lang != None) {
        own.lang = readLanguage(reader, lang);
        if (!own.languages.isEmpty() && !own.lang.isEmpty() && !own.languages.contains(own.lang))
            reader.error(DiagnosticCode::UnknownLanguage, lang, {own.lang, own.languages.first()});
    }
    if (own.lang.isEmpty() && !own.languages.isEmpty())
        own.lang = own.languages.first();
}

QList<Topic> readTopics(FieldReader &reader)
{
    QList<Topic> topics;
    QHash<QString, int> lines; // of the ids so far
    for (const int item : reader.listAt(Root, "topics")) {
        if (!reader.isMap(item)) {
            reader.wrongType(item, "topics", u"mapping");
            continue;
        }
        reader.checkKeys(item, TopicKeys);
        const int id = reader.find(item, "id");
        if (id == None) {
            reader.error(DiagnosticCode::MissingField, item, {u"id"_s});
            continue;
        }
        Topic topic{.id = reader.id(id), .title = reader.textAt(item, "title")};
        if (topic.id.isEmpty())
            continue;
        if (lines.contains(topic.id)) {
            reader.error(DiagnosticCode::DuplicateId, id,
                         {topic.id, QString::number(lines.value(topic.id))});
            continue;
        }
        lines.insert(topic.id, reader.place(id).line);
        topics.append(std::move(topic));
    }
    return topics;
}

} // namespace

bool readHeader(const SourceText &source, const YamlTree &tree, Findings &findings,
                PartHeader &header)
{
    if (tree.at(Root).type != YamlNode::Map) {
        findings.error(DiagnosticCode::NotAMapping, tree.at(Root).offset);
        return false;
    }
    FieldReader reader(source, tree, header.own, findings);
    if (!readSchema(reader))
        return false;
    reader.checkKeys(Root, BankKeys);
    readLanguages(reader, header.own);
    const int id = reader.find(Root, "id");
    if (id == None) {
        reader.error(DiagnosticCode::MissingField, Root, {u"id"_s});
    } else {
        header.id = reader.id(id);
        header.idPlace = reader.place(id);
    }
    header.title = reader.textAt(Root, "title");
    header.description = reader.textAt(Root, "description");
    if (const int license = reader.find(Root, "license"); license != None)
        header.license = reader.string(license, "license");
    if (const int authors = reader.find(Root, "authors"); authors != None)
        header.authors = reader.strings(authors, "authors");
    if (const int asOf = reader.find(Root, "as_of"); asOf != None)
        header.asOf = reader.date(asOf, "as_of");
    header.topics = readTopics(reader);
    if (const int defaults = reader.find(Root, "defaults"); defaults != None) {
        header.hasDefaults = true;
        header.own.defaults = readDefaults(reader, defaults);
    }
    header.hasQuestions = reader.find(Root, "questions") != None;
    return true;
}

void readQuestions(const SourceText &source, const YamlTree &tree, const ReadingContext &context,
                   Findings &findings, BankPart &part)
{
    FieldReader reader(source, tree, context, findings);
    const std::vector<int> nodes = reader.listAt(Root, "questions");

    struct Stretch
    {
        QList<PartQuestion> questions;
        std::vector<ImageUse> images;
        std::unique_ptr<Findings> findings;
    };
    std::vector<Stretch> stretches((nodes.size() + QuestionsPerStretch - 1) / QuestionsPerStretch);
    parallelFor(int(stretches.size()), [&](int index) {
        Stretch &stretch = stretches[size_t(index)];
        stretch.findings = std::make_unique<Findings>(source);
        FieldReader own(source, tree, context, *stretch.findings);
        const size_t begin = size_t(index) * QuestionsPerStretch;
        const size_t end = std::min(nodes.size(), begin + QuestionsPerStretch);
        for (size_t i = begin; i < end; ++i) {
            if (auto question = readQuestion(own, nodes[i]))
                stretch.questions.append(std::move(*question));
        }
        stretch.images = std::move(own.images);
    });
    for (Stretch &stretch : stretches) {
        findings.append(std::move(*stretch.findings));
        std::ranges::move(stretch.questions, std::back_inserter(part.questions));
        std::ranges::move(stretch.images, std::back_inserter(part.images));
    }
    part.context = context;
}

} // namespace foldout
