// SPDX-License-Identifier: GPL-3.0-or-later
// Sits an exam on the data folder given, or goes on with the one that runs: types a word every
// 50 ms and says on stdout how far the exam's clock is, which question is on screen, and how many
// words of its answer are more than 300 ms old. tst_examsession kills it.
#include "core/clock.h"
#include "session/examsession.h"
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
    const SystemClock clock;
    const Settings settings(folder);
    const auto store = ProgressStore::open(folder, QDate(2026, 12, 1));
    if (!store)
        return 1;
    StudyProgress progress(**store, clock, settings);
    ExamSession exam(**store, progress, clock);
    exam.setBanks({std::make_shared<const Bank>(smallBank(15))});
    if (exam.stage() == ExamSession::Stage::None && !exam.start({.minutes = 60}))
        return 1;
    exam.resume();
    exam.goBy(1);

    QList<qint64> typedAt; // of each word, by the monotonic clock
    QTimer typing;
    QObject::connect(&typing, &QTimer::timeout, &exam, [&] {
        typedAt.append(clock.monotonicMs());
        QString text = exam.exam().questions.at(exam.current()).response.text;
        exam.setResponse({.text = text + u"word "_s});
        const auto old = std::ranges::count_if(
            typedAt, [&](qint64 at) { return clock.monotonicMs() - at > 300; });
        std::printf("%lld %d %d\n", static_cast<long long>(exam.exam().elapsedMs), exam.current(),
                    int(old));
        std::fflush(stdout);
    });
    typing.start(50);
    return QCoreApplication::exec();
}
