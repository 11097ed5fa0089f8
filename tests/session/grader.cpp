// SPDX-License-Identifier: GPL-3.0-or-later
// Grades for ever on the data folder given, with a draft before and an undo now and then, and says
// each event's id on stdout once it is committed. tst_kill kills it.
#include "core/clock.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"
#include "support/smallbank.h"

#include <QCoreApplication>

#include <cstdio>

using namespace foldout;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QString folder = app.arguments().value(1);
    const QString run = app.arguments().value(2);
    const SystemClock clock;
    const Settings settings(folder);
    const auto store = ProgressStore::open(folder, QDate(2026, 12, 1));
    if (!store)
        return 1;
    StudyProgress progress(**store, clock, settings);
    const Bank bank = smallBank(15);
    for (int i = 0;; ++i) {
        const Question &question = bank.questions.at(i % bank.questions.size());
        const CardKey card = bank.key(question);
        const bool worked = progress.cardShown(card, question.contentHash) &&
                            progress.setWork(card, {.ticks = {{u"a"_s, i % 2 == 0}}}) &&
                            progress.cardRevealed(card);
        const auto graded =
            progress.grade(question, bank, Grade(1 + i % 4), StudyMode::Read,
                           u"%1:%2"_s.arg(run).arg(i)); // tells a repeated act from a new one
        if (!worked || !graded)
            return 1;
        std::printf("%s\n", qPrintable(graded->eventId));
        std::fflush(stdout);
        if (i % 7 == 6 && !progress.undo())
            return 1;
    }
}
