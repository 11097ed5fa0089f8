// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bank.h"

#include <algorithm>

namespace foldout {

void Bank::reindex()
{
    indexById.clear();
    indexById.reserve(questions.size());
    for (int i = 0; i < questions.size(); ++i) {
        for (const QString &old : questions.at(i).formerly)
            indexById.insert(old, i);
    }
    for (int i = 0; i < questions.size(); ++i) // a present id wins over a former one
        indexById.insert(questions.at(i).id, i);
}

const Question *Bank::find(const QString &questionId) const
{
    const auto it = indexById.constFind(questionId);
    return it == indexById.cend() ? nullptr : &questions.at(*it);
}

const Topic *Bank::topic(const QString &topicId) const
{
    const auto it = std::ranges::find_if(topics, [&](const Topic &t) { return t.id == topicId; });
    return it == topics.cend() ? nullptr : &*it;
}

QString Bank::languageAfter(const QString &shown) const
{
    if (languages.size() < 2)
        return {};
    const qsizetype at = languages.indexOf(languages.contains(shown) ? shown : lang);
    return languages.at((at + 1) % languages.size());
}

} // namespace foldout
