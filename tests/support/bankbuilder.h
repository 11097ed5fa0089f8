// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"

#include <QCryptographicHash>

// Banks made of values, for tests that need no YAML. Header only; any thread.
namespace foldout::test {

inline LocalText bothLanguages(const QString &ko, const QString &en)
{
    LocalText text(QStringLiteral("ko"), ko);
    text.add(QStringLiteral("en"), en);
    return text;
}

inline Question openQuestion(const QString &id, const QString &topic, const LocalText &text)
{
    Question question;
    question.id = id;
    question.topic = topic;
    question.question = text;
    return question;
}

inline KeyPoint keyPoint(const QString &id, const LocalText &text)
{
    KeyPoint point;
    point.id = id;
    point.text = text;
    return point;
}

// Does what the loader does last: content hashes (of the texts that tests change) and the index.
inline BankPtr finished(Bank bank)
{
    for (Question &question : bank.questions) {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        QList<LocalText> texts{question.question, question.answerText, question.explanation};
        for (const KeyPoint &point : question.points)
            texts.append(point.text);
        for (const LocalText &text : texts) {
            for (const LocalText::Entry &entry : text.entries())
                hash.addData((entry.language + u'\n' + entry.text + u'\n').toUtf8());
        }
        question.contentHash = QString::fromLatin1(hash.result().toHex().left(16));
    }
    bank.reindex();
    return std::make_shared<const Bank>(std::move(bank));
}

// `questions` open questions q0, q1… dealt in turn to `topics` topics t0, t1…; every text in Korean
// and English.
inline Bank bankOf(const QString &id, int questions, int topics)
{
    Bank bank;
    bank.id = id;
    bank.title =
        bothLanguages(QStringLiteral("은행 %1").arg(id), QStringLiteral("Bank %1").arg(id));
    bank.lang = QStringLiteral("ko");
    bank.languages = {QStringLiteral("ko"), QStringLiteral("en")};
    bank.asOf = QStringLiteral("2026-08");
    for (int i = 0; i < topics; ++i)
        bank.topics.append(
            {QStringLiteral("t%1").arg(i),
             bothLanguages(QStringLiteral("주제 %1").arg(i), QStringLiteral("Topic %1").arg(i))});
    for (int i = 0; i < questions; ++i) {
        Question question = openQuestion(
            QStringLiteral("q%1").arg(i),
            topics ? QStringLiteral("t%1").arg(i % topics) : QString(),
            bothLanguages(QStringLiteral("문항 %1").arg(i), QStringLiteral("Question %1").arg(i)));
        question.points = {
            keyPoint(QStringLiteral("p"), bothLanguages(QStringLiteral("핵심 %1").arg(i),
                                                        QStringLiteral("Point %1").arg(i)))};
        question.explanation = bothLanguages(QStringLiteral("설명 %1").arg(i),
                                             QStringLiteral("Explanation %1").arg(i));
        bank.questions.append(question);
    }
    return bank;
}

} // namespace foldout::test
