// SPDX-License-Identifier: GPL-3.0-or-later
// Loads 10 000 questions in one file and 100 000 in ten files of one bank, for the first time and
// again from the cache, beside a bare yaml-cpp event pass over the same bytes that throws every
// event away. The three take turns, so that whatever else the machine does meets all of them.
#include "largebank.h"
#include "report.h"

#include "bank/bankloader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/parser.h>

#include <sstream>

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

class NullHandler final : public YAML::EventHandler
{
public:
    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t,
                  const std::string &) override
    {
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
    }
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
    }
    void OnMapEnd() override {}
};

void eventPass(const QString &folder)
{
    for (const QString &path : bankFiles({folder})) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qUtf8Printable(path));
        std::istringstream input(file.readAll().toStdString());
        YAML::Parser parser(input);
        NullHandler handler;
        while (parser.HandleNextDocument(handler)) {
        }
    }
}

void load(const QString &folder, const QString &cache, int questions)
{
    const LoadReport report = loadBanks({folder}, {cache});
    if (report.questionCount() != questions || !report.diagnostics.isEmpty())
        qFatal("%d questions and %d findings", report.questionCount(),
               int(report.diagnostics.size()));
}

void compare(int files, int rounds)
{
    constexpr int PerFile = 10000;
    const QTemporaryDir folder;
    const QString bank = folder.filePath(u"bank"_s);
    const qint64 bytes = writeLargeBank(bank, files, PerFile);
    Times bare;
    Times first;
    Times again;
    for (int i = 0; i < rounds; ++i) {
        const QString cache = folder.filePath(u"cache-%1"_s.arg(i));
        bare.add(timed([&] { eventPass(bank); }));
        first.add(timed([&] { load(bank, cache, files * PerFile); }));
        finishCacheWrites();
        again.add(timed([&] { load(bank, cache, files * PerFile); }));
        QDir(cache).removeRecursively();
    }
    const QString name = u"load %1 questions (%2 file(s), %3 MB)"_s.arg(files * PerFile)
                             .arg(files)
                             .arg(double(bytes) / 1e6, 0, 'f', 1);
    const auto print = [&](const QString &what, const Times &times, double bar) {
        const double ratio = times.median() / bare.median();
        row(name + what,
            u"%1 ms = %2 × bare"_s.arg(times.median(), 0, 'f', 0).arg(ratio, 0, 'f', 2),
            u"≤ %1 × (bare pass %2 ms)"_s.arg(bar).arg(bare.median(), 0, 'f', 0), ratio <= bar);
    };
    print(u", first time"_s, first, 1.4);
    print(u", again"_s, again, 0.2);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    compare(1, 7);
    compare(10, 3);
    return 0;
}
