// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long a log of a million reviews takes to replay into card states, in the folder
// named, and compares the states bit for bit with those that the same reviews gave one by one.
#include "report.h"

#include "store/database.h"
#include "store/eventrows.h"
#include "store/progressstore.h"
#include "store/statement.h"
#include "support/simulatedlearner.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int Reviews = 1'000'000;
constexpr int NewPerDay = 60; // some 55 000 cards in the end
constexpr int Runs = 5;

void demand(bool succeeded, const char *what)
{
    if (!succeeded)
        qFatal("%s failed", what);
}

// The process's largest resident size since forgetPeak(), MiB; 0 where the system does not tell.
double peakMiB()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

void forgetPeak()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder(app.arguments().value(1, u"."_s) + u"/replay-XXXXXX"_s);
    const auto store = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
    demand(store.has_value(), "opening the store");
    Database &database = (*store)->database();

    const Scheduler scheduler((*store)->model(), {});
    SimulatedLearner learner(NewPerDay, scheduler);
    {
        Transaction transaction(database);
        Statement append(database, u"append_event"_s);
        demand(transaction.begin().has_value(), "the transaction");
        for (int i = 0; i < Reviews; ++i)
            demand(insertEvent(append, learner.next()).has_value(), "an insert");
        demand(transaction.commit().has_value(), "the commit");
    }

    forgetPeak();
    const double before = peakMiB();
    Times replays;
    for (int run = 0; run < Runs; ++run)
        replays.add(timed([&] { demand((*store)->rebuildStates().has_value(), "the replay"); }));
    const double peak = peakMiB();

    const auto states = (*store)->states();
    demand(states.has_value(), "reading the states");
    bool same = states->size() == qsizetype(learner.states().size());
    for (const CardState &state : learner.states())
        same = same && states->value(state.card) == state;

    row(u"replay of 1 000 000 reviews"_s, replays.text({0, 0.5, 1}), u"p50 ≤ 2 s"_s,
        replays.median() <= 2000);
    row(u"states of %1 cards, incremental and replayed"_s.arg(states->size()),
        same ? u"equal bit for bit"_s : u"DIFFERENT"_s, u"equal"_s, same);
    if (peak > 0)
        row(u"memory the replay adds at its peak"_s,
            QString::number(peak - before, 'f', 0) + u" MiB"_s, {}, true);
    return 0;
}
