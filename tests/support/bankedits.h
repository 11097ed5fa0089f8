// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/bankbuilder.h"

#include <QRandomGenerator>

#include <algorithm>

// Random edits of a bank, as an author would make them between two saves.
namespace foldout::test {

inline QString anyTopic(const Bank &bank, QRandomGenerator &random)
{
    const auto n = random.bounded(int(bank.topics.size()) + 1);
    return n < bank.topics.size() ? bank.topics.at(n).id : QString();
}

inline void editOnce(Bank &bank, int &serial, QRandomGenerator &random)
{
    const auto anyPlace = [&] {
        return random.bounded(int(bank.questions.size()));
    };
    const int edit = bank.questions.isEmpty() ? 0 : random.bounded(9);
    const QString fresh = QString::number(++serial);
    switch (edit) {
    case 0:
        bank.questions.insert(bank.questions.isEmpty() ? 0 : anyPlace(),
                              openQuestion(u'n' + fresh, anyTopic(bank, random),
                                           bothLanguages(u'새' + fresh, u'N' + fresh)));
        break;
    case 1:
        bank.questions.removeAt(anyPlace());
        break;
    case 2:
        bank.questions.move(anyPlace(), anyPlace());
        break;
    case 3:
        bank.questions[anyPlace()].topic = anyTopic(bank, random);
        break;
    case 4:
        bank.questions[anyPlace()].question = bothLanguages(u'고' + fresh, u'E' + fresh);
        break;
    case 5: {
        Question &question = bank.questions[anyPlace()];
        question.formerly = {question.id};
        question.id = u'r' + fresh;
        break;
    }
    case 6:
        bank.questions[anyPlace()].tags = {random.bounded(2) ? u'a' + fresh
                                                             : QStringLiteral("eks")};
        break;
    case 7:
        if (random.bounded(2) || bank.topics.isEmpty())
            bank.topics.append({u't' + fresh, bothLanguages(u'주' + fresh, u'T' + fresh)});
        else
            bank.topics.removeAt(random.bounded(int(bank.topics.size())));
        break;
    default:
        std::shuffle(bank.topics.begin(), bank.topics.end(), random);
        break;
    }
}

inline Bank edited(Bank bank, int edits, int &serial, QRandomGenerator &random)
{
    for (Question &question : bank.questions)
        question.formerly.clear();
    for (int i = 0; i < edits; ++i)
        editOnce(bank, serial, random);
    return bank;
}

} // namespace foldout::test
