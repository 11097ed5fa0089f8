// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace foldout {

// What progress is filed under: a question's name within its bank. Outlives the question itself.
struct CardKey
{
    QString bankId;
    QString questionId;

    bool isNull() const { return questionId.isEmpty(); }

    // "bank-id/question-id"; neither part can hold a slash.
    QString toString() const { return bankId + u'/' + questionId; }
    static CardKey fromString(const QString &text)
    {
        const qsizetype slash = text.indexOf(u'/');
        return slash < 0 ? CardKey{} : CardKey{text.left(slash), text.mid(slash + 1)};
    }

    friend bool operator==(const CardKey &, const CardKey &) = default;
};

inline size_t qHash(const CardKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.bankId, key.questionId);
}

} // namespace foldout
