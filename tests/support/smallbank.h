// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"

namespace foldout {

// A bank of open questions q1, q2… with three key points each: a (weight 2), b, c.
inline Bank smallBank(int questions, const QString &id = QStringLiteral("bank"))
{
    const auto text = [](const QString &words) {
        return LocalText(QStringLiteral("en"), words);
    };
    Bank bank;
    bank.id = id;
    for (int i = 1; i <= questions; ++i) {
        Question question;
        question.id = QStringLiteral("q%1").arg(i);
        question.contentHash = QStringLiteral("hash-of-q%1").arg(i);
        for (const QString &name :
             {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}) {
            question.points.append({.id = name,
                                    .ownId = true,
                                    .text = text(QStringLiteral("Point ") + name),
                                    .weight = name == QStringLiteral("a") ? 2.0 : 1.0});
        }
        bank.questions.append(question);
    }
    bank.reindex();
    return bank;
}

} // namespace foldout
