// SPDX-License-Identifier: GPL-3.0-or-later
// bench_start FOLDOUT KWORDQUIZ FOLDER [RUNS]: starts the two programs in turn on the display that
// is there, Foldout with the bundled bank and KWordQuiz with a flash-card session over as many
// cards, and measures both from outside: the time from the start of the process until its window is
// painted, and its memory two seconds later. Each has a home of its own below FOLDER, where a
// picture of what was measured is left. KWORDQUIZ may be empty.
#include "report.h"
#include "screenwatcher.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QThread>

using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int Cards = 15; // as the bundled bank has
constexpr int QuietMs = 1500;

struct Program
{
    QString name;
    QString path;
    QStringList arguments;
    Times starts;
    Times pss;        // MB
    Times privateSet; // MB
};

// What the bundled bank asks, in the length KWordQuiz shows on a card.
void writeKvtml(const QString &path)
{
    QString xml =
        u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<!DOCTYPE kvtml PUBLIC \"kvtml2.dtd\" \"http://edu.kde.org/kvtml/kvtml2.dtd\">\n"
        "<kvtml version=\"2.0\"><information><title>Cards</title></information><identifiers>"
        "<identifier id=\"0\"><name>Question</name><locale>ko</locale></identifier>"
        "<identifier id=\"1\"><name>Answer</name><locale>ko</locale></identifier></identifiers>"
        "<entries>\n"_s;
    for (int i = 0; i < Cards; ++i) {
        xml +=
            u"<entry id=\"%1\"><translation id=\"0\"><text>%1. 텐서 병렬이 여러 장치에 나누어 놓는 것은 무엇이며, "
            "데이터 병렬과는 어디에서 갈리나요?</text></translation><translation id=\"1\"><text>레이어 안쪽을 자른다. "
            "가중치 행렬과 그 행렬 연산이 한 그룹의 장치에 나뉜다.</text></translation></entry>\n"_s
                .arg(i);
    }
    xml += u"</entries></kvtml>\n"_s;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(xml.toUtf8()) < 0)
        qFatal("%s cannot be written", qUtf8Printable(path));
}

// Sums of smaps_rollup in MB, by name: Pss, Private_Dirty…
double megabytes(qint64 pid, const QByteArrayList &names)
{
    QFile file(u"/proc/%1/smaps_rollup"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    double kilobytes = 0;
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (names.contains(line.left(line.indexOf(':'))))
            kilobytes += line.simplified().split(' ').value(1).toDouble();
    }
    return kilobytes / 1024;
}

void runOnce(Program &program, const QDir &folder, ScreenWatcher &screen, bool counts)
{
    const QString home = folder.filePath(program.name + u"-home"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, place] :
         {std::pair(u"HOME"_s, u""_s), std::pair(u"XDG_DATA_HOME"_s, u"/data"_s),
          std::pair(u"XDG_CONFIG_HOME"_s, u"/config"_s),
          std::pair(u"XDG_CACHE_HOME"_s, u"/cache"_s)}) {
        QDir().mkpath(home + place);
        environment.insert(name, home + place);
    }
    // Each locks something, which it does not unlock when it is ended from outside.
    QDir(home + u"/data/stalefiles"_s).removeRecursively();
    QFile::remove(home + u"/data/foldout/foldout.lock"_s);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(folder.filePath(program.name + u".log"_s));
    process.start(program.path, program.arguments);
    const double ms = screen.timeUntilPainted(QuietMs, 30000);
    if (ms < 0)
        qFatal("%s showed nothing; see its log in %s", qUtf8Printable(program.name),
               qUtf8Printable(folder.path()));
    QThread::msleep(2000 - QuietMs);
    if (counts) {
        program.starts.add(ms);
        program.pss.add(megabytes(process.processId(), {"Pss"}));
        program.privateSet.add(megabytes(process.processId(), {"Private_Clean", "Private_Dirty"}));
    }
    screen.save(folder.filePath(program.name + u".png"_s));
    std::fprintf(stderr, "%s %.0f ms, %.1f MB PSS, a picture takes %.1f ms\n",
                 qUtf8Printable(program.name), ms, megabytes(process.processId(), {"Pss"}),
                 screen.pictureMs());
    process.terminate();
    if (!process.waitForFinished(5000)) {
        process.kill();
        process.waitForFinished();
    }
    for (int i = 0; i < 500 && !screen.isEmpty(); ++i)
        QThread::msleep(10);
}

void compare(const QString &what, const QString &unit, const Times &our, const Times &their,
             double ratioBar, double bar)
{
    const double ours = our.median();
    const double theirs = their.median();
    QString figure = u"%1 %2 (best %3)"_s.arg(ours, 0, 'f', 1).arg(unit).arg(our.best(), 0, 'f', 1);
    QString bars = u"≤ %1 %2"_s.arg(bar).arg(unit);
    bool reached = ours <= bar;
    if (theirs > 0) {
        figure += u" = %1 × peer"_s.arg(ours / theirs, 0, 'f', 2);
        bars += u" and ≤ %1 × KWordQuiz (%2 %3, best %4)"_s.arg(ratioBar)
                    .arg(theirs, 0, 'f', 1)
                    .arg(unit)
                    .arg(their.best(), 0, 'f', 1);
        reached = reached && ours <= ratioBar * theirs;
    }
    row(what, figure, bars, reached);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 4)
        qFatal("bench_start FOLDOUT KWORDQUIZ FOLDER [RUNS]");
    const QDir folder(arguments.at(3));
    const int runs = arguments.size() > 4 ? arguments.at(4).toInt() : 9;
    const QString cards = folder.absoluteFilePath(u"cards.kvtml"_s);
    folder.mkpath(u"."_s);
    writeKvtml(cards);

    Program foldout{.name = u"foldout"_s, .path = arguments.at(1)};
    Program peer{.name = u"kwordquiz"_s,
                 .path = arguments.at(2),
                 .arguments = {u"--goto"_s, u"flash"_s, cards}};
    const bool hasPeer = !peer.path.isEmpty();
    ScreenWatcher screen;
    for (int i = -1; i < runs; ++i) { // the first run of each makes its home
        runOnce(foldout, folder, screen, i >= 0);
        if (hasPeer)
            runOnce(peer, folder, screen, i >= 0);
    }
    compare(u"start to painted card, bundled bank, median of %1"_s.arg(runs), u"ms"_s,
            foldout.starts, peer.starts, 0.6, 150);
    compare(u"memory with it open (PSS)"_s, u"MB"_s, foldout.pss, peer.pss, 0.75, 60);
    row(u"memory of its own (private pages)"_s,
        u"%1 MB"_s.arg(foldout.privateSet.median(), 0, 'f', 1),
        hasPeer ? u"KWordQuiz: %1 MB"_s.arg(peer.privateSet.median(), 0, 'f', 1) : QString(), true);
    return 0;
}
