// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankassembly.h"

#include "bank/encoding.h"
#include "bank/fieldreader.h"
#include "bank/images.h"

#include <QFile>
#include <QSet>
#include <QThreadPool>

#include <map>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

// Whoever lets go of a large bank last, most likely the GUI thread, need not take it apart:
// 100 000 questions take a tenth of a second.
void dispose(const Bank *bank)
{
    constexpr qsizetype Large = 2000;
    if (bank->questions.size() < Large)
        delete bank;
    else
        QThreadPool::globalInstance()->start([bank] { delete bank; });
}

class Assembly
{
public:
    Assembly(const QList<const PartFile *> &files, Diagnostics &diagnostics)
        : m_files(files)
        , m_diagnostics(diagnostics)
    {
    }

    BankPtr run()
    {
        readBankFields();
        for (const PartFile *file : m_files) {
            addQuestions(*file);
            checkImages(*file);
        }
        for (const PartFile *file : m_files)
            checkFormerly(*file);
        m_bank->reindex();
        return m_bank;
    }

private:
    void fault(const PartFile &file, Place place, DiagnosticCode code, QStringList args,
               const QString &questionId = {})
    {
        if (++m_faults > Findings::Limit)
            return;
        auto source = m_sources.find(&file);
        if (source == m_sources.end())
            source = m_sources.emplace(&file, sourceOf(file)).first;
        Diagnostic diagnostic = faultIn(file, source->second, place, code, std::move(args));
        diagnostic.questionId = questionId;
        m_diagnostics.append(std::move(diagnostic));
    }

    void readBankFields()
    {
        const PartHeader &first = m_files.first()->part.header;
        m_bank->id = first.id;
        m_bank->folder = m_files.first()->folder;
        bool hasQuestions = false;
        for (const PartFile *file : m_files) {
            const PartHeader &header = file->part.header;
            hasQuestions = hasQuestions || header.hasQuestions;
            m_bank->files.append(file->absolute);
            const auto take = [](auto &to, const auto &from) {
                if (to.isEmpty())
                    to = from;
            };
            take(m_bank->title, header.title);
            take(m_bank->description, header.description);
            take(m_bank->license, header.license);
            take(m_bank->authors, header.authors);
            take(m_bank->asOf, header.asOf);
            for (const Topic &topic : header.topics) {
                if (m_bank->topic(topic.id) == nullptr)
                    m_bank->topics.append(topic);
            }
        }
        const ReadingContext &context = m_files.first()->part.context;
        m_bank->lang = context.lang;
        m_bank->languages = context.languages;
        if (m_bank->languages.isEmpty() && !m_bank->lang.isEmpty())
            m_bank->languages = {m_bank->lang};
        if (m_bank->title.isEmpty()) {
            fault(*m_files.first(), {1, 1}, DiagnosticCode::MissingField, {u"title"_s});
            m_bank->title = LocalText(m_bank->lang, m_bank->id);
        }
        if (!hasQuestions)
            fault(*m_files.first(), {1, 1}, DiagnosticCode::MissingField, {u"questions"_s});
    }

    void addQuestions(const PartFile &file)
    {
        QSet<QString> topics;
        QStringList topicList;
        for (const Topic &topic : m_bank->topics) {
            topics.insert(topic.id);
            topicList.append(topic.id);
        }
        m_bank->questions.reserve(m_bank->questions.size() + file.part.questions.size());
        for (const PartQuestion &read : file.part.questions) {
            const QString &id = read.question.id;
            if (const auto first = m_seen.constFind(id); first != m_seen.cend()) {
                fault(file, read.idPlace, DiagnosticCode::DuplicateId, {id, where(*first, file)},
                      id);
                continue;
            }
            m_seen.insert(id, {&file, read.idPlace});
            m_bank->questions.append(read.question);
            QString &topic = m_bank->questions.last().topic;
            if (!topic.isEmpty() && !topics.contains(topic)) {
                fault(file, read.topicPlace, DiagnosticCode::UnknownTopic,
                      {topic, nearestWord(topic, topicList)}, id);
                topic.clear();
            }
        }
    }

    // A former id that is in use, by a question or by another's history, would mix two histories.
    void checkFormerly(const PartFile &file)
    {
        for (const PartQuestion &read : file.part.questions) {
            for (qsizetype i = 0; i < read.question.formerly.size(); ++i) {
                const QString &old = read.question.formerly.at(i);
                const auto first = m_seen.constFind(old);
                if (first == m_seen.cend()) {
                    m_seen.insert(old, {&file, read.formerlyPlaces.at(i)});
                    continue;
                }
                fault(file, read.formerlyPlaces.at(i), DiagnosticCode::DuplicateId,
                      {old, where(*first, file)}, read.question.id);
                for (Question &question : m_bank->questions) {
                    if (question.id == read.question.id)
                        question.formerly.removeAt(question.formerly.lastIndexOf(old));
                }
            }
        }
    }

    void checkImages(const PartFile &file)
    {
        QHash<QString, std::optional<DiagnosticCode>> known;
        for (const ImageUse &image : file.part.images) {
            auto it = known.constFind(image.path);
            if (it == known.cend())
                it = known.insert(image.path, imageFault(file.folder, image.path));
            if (*it)
                fault(file, image.place, **it, {image.path.left(200)}, image.questionId);
        }
    }

    struct Seen
    {
        const PartFile *file;
        Place place;
    };

    static QString where(const Seen &seen, const PartFile &file)
    {
        const QString line = QString::number(seen.place.line);
        return seen.file == &file ? line : seen.file->shown + u':' + line;
    }

    const QList<const PartFile *> &m_files;
    Diagnostics &m_diagnostics;
    std::shared_ptr<Bank> m_bank{new Bank, dispose};
    QHash<QString, Seen> m_seen;
    std::map<const PartFile *, SourceText> m_sources; // of the files with faults
    int m_faults = 0;
};

} // namespace

ReadingContext sharedContext(const QList<const PartHeader *> &headers)
{
    ReadingContext context;
    bool hasDefaults = false;
    for (const PartHeader *header : headers) {
        if (context.lang.isEmpty())
            context.lang = header->own.lang;
        if (context.languages.isEmpty())
            context.languages = header->own.languages;
        if (!hasDefaults && header->hasDefaults) {
            context.defaults = header->own.defaults;
            hasDefaults = true;
        }
    }
    return context;
}

BankPtr assembleBank(const QList<const PartFile *> &files, Diagnostics &diagnostics)
{
    if (files.first()->part.header.id.isEmpty())
        return nullptr;
    return Assembly(files, diagnostics).run();
}

Diagnostic faultIn(const PartFile &file, const SourceText &source, Place place, DiagnosticCode code,
                   QStringList args)
{
    const bool there = place.line >= 1 && size_t(place.line) <= source.lineStarts.size();
    return {.code = code,
            .mark = {file.shown, place.line, place.column},
            .sourceLine = there ? source.lineText(place.line) : QString(),
            .args = std::move(args)};
}

SourceText sourceOf(const PartFile &file)
{
    SourceText source;
    QFile input(file.absolute);
    Findings unused(source);
    if (input.open(QIODevice::ReadOnly))
        decodeBank(input.readAll(), source, unused);
    return source;
}

} // namespace foldout
