// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/examchoice.h"

#include "core/judge.h"

#include <algorithm>
#include <random>

namespace foldout {

namespace {

template <typename T>
QList<T> shuffled(const QList<T> &list, quint64 seed)
{
    QList<T> result;
    for (const int place : shuffledOrder(int(list.size()), seed))
        result.append(list.at(place));
    return result;
}

} // namespace

QString examTopic(const Bank &bank, const Question &question)
{
    return bank.id + u'/' + (bank.topic(question.topic) ? question.topic : QString());
}

bool passes(const ExamOptions &options, const Bank &bank, const Question &question)
{
    const auto isWanted = [](const auto &wanted, const auto &value) {
        return wanted.isEmpty() || wanted.contains(value);
    };
    const bool hasTag =
        options.tags.isEmpty() || std::ranges::any_of(question.tags, [&](const QString &tag) {
            return options.tags.contains(tag);
        });
    return hasTag && isWanted(options.kinds, question.kind()) &&
           isWanted(options.topics, examTopic(bank, question));
}

QList<CardKey> chooseQuestions(const QList<BankPtr> &banks, const ExamOptions &options,
                               const QSet<CardKey> &leftOut)
{
    QMap<QString, const Question *> passing; // by key: the order of files means nothing
    QHash<const Question *, const Bank *> bankOf;
    for (const BankPtr &bank : banks) {
        for (const Question &question : bank->questions) {
            if (!passes(options, *bank, question) || leftOut.contains(bank->key(question)))
                continue;
            passing.insert(bank->key(question).toString(), &question);
            bankOf.insert(&question, bank.get());
        }
    }
    QMap<QString, QList<CardKey>> topics;
    QSet<QString> contents;
    for (const Question *question : std::as_const(passing)) {
        const Bank &bank = *bankOf.value(question);
        if (!question->contentHash.isEmpty() && contents.contains(question->contentHash))
            continue;
        contents.insert(question->contentHash);
        topics[examTopic(bank, *question)].append(bank.key(*question));
    }

    std::mt19937_64 random(quint64(options.seed));
    QList<CardKey> all;
    for (const QList<CardKey> &topic : shuffled(topics.values(), random()))
        all += shuffled(topic, random());
    const qint64 size = all.size();
    const qint64 count = std::min<qint64>(options.count, size);
    const qint64 start = size > 0 ? qint64(random() % quint64(size)) : 0;
    QList<CardKey> sample;
    for (qint64 i = 0; i < count; ++i)
        sample.append(all.at((i * size + start) / count));
    return shuffled(sample, random());
}

} // namespace foldout
