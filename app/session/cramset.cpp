// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/cramset.h"

#include "session/examchoice.h"
#include "session/studyprogress.h"

namespace foldout {

namespace {

bool isIn(CramSet set, const CardState &state)
{
    switch (set) {
    case CramSet::All:
        return true;
    case CramSet::Missed:
        return state.mark == CardMark::Missed;
    case CramSet::Flagged:
        return state.flagged;
    case CramSet::Leeches:
        return state.leech;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<CardKey> cramCards(const QList<BankPtr> &banks, const StudyProgress &progress, CramSet set,
                         const QString &topic)
{
    QList<CardKey> cards;
    for (const BankPtr &bank : banks) {
        for (const Question &question : bank->questions) {
            const CardState state = progress.state(bank->key(question));
            if (!state.suspended && isIn(set, state) &&
                (topic.isEmpty() || examTopic(*bank, question) == topic))
                cards.append(bank->key(question));
        }
    }
    return cards;
}

} // namespace foldout
