// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long a grade takes until its row is committed, and the other writes a learner waits
// for, with the database in the folder named (so that it is a real disk, where /tmp may be memory).
#include "report.h"

#include "core/clock.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"
#include "support/smallbank.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder(app.arguments().value(1, u"."_s) + u"/grades-XXXXXX"_s);
    const SystemClock clock;
    const Settings settings(folder.path());
    const auto store = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
    if (!store)
        qFatal("%s", qUtf8Printable(store.error().detail));
    StudyProgress progress(**store, clock, settings);
    const Bank bank = smallBank(2000);

    const auto demand = [](bool succeeded) {
        if (!succeeded)
            qFatal("a write failed");
    };
    Times grades;
    Times ticks;
    Times undos;
    for (int i = 0; i < 4000; ++i) {
        const Question &question = bank.questions.at(i % bank.questions.size());
        const CardKey key = bank.key(question);
        const CardWork work{.response = u"\"typed answer\""_s,
                            .ticks = {{u"a"_s, true}},
                            .confidence = Confidence::Sure};
        demand(progress.cardShown(key, question.contentHash).has_value());
        ticks.add(timed([&] { demand(progress.setWork(key, work).has_value()); }));
        grades.add(timed([&] {
            demand(
                progress.grade(question, bank, Grade(1 + i % 4), StudyMode::Read, u"typed answer"_s)
                    .has_value());
        }));
        if (i % 8 == 0)
            undos.add(timed([&] { demand(progress.undo().has_value()); }));
    }
    row(u"grade to committed row"_s, grades.text({0.5, 0.99, 1}), u"p99 ≤ 16 ms"_s,
        grades.at(0.99) <= 16);
    row(u"tick to committed row"_s, ticks.text({0.5, 0.99, 1}), {}, true);
    row(u"undo to committed row"_s, undos.text({0.5, 0.99, 1}), {}, true);
    return 0;
}
