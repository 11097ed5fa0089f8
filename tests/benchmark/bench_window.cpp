// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the main window without a display: for how long the GUI thread is blocked while a bank
// of 100 000 questions is loaded, searched and scrolled, and how long it takes from a key to the
// painted result. A timer that beats every millisecond on the GUI thread finds the gaps. What a gap
// took of the processor is given beside it: on a busy machine a gap may be somebody else's.
#include "largebank.h"
#include "report.h"

#include "core/clock.h"
#include "session/banklibrary.h"
#include "session/examsession.h"
#include "session/reviewsession.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"
#include "widgets/cardcolumn.h"
#include "windows/appearance.h"
#include "windows/mainwindow.h"
#include "windows/readpage.h"
#include "windows/reviewpage.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace foldout;
using namespace foldout::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr double FrameMs = 16;

double threadMs() // processor time of this thread
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
        m_timer.start(1);
    }

    void begin()
    {
        m_gaps = {};
        m_work = {};
        m_since.start();
        m_threadMs = threadMs();
    }

    void print(const QString &phase)
    {
        beat();
        row(u"GUI thread blocked: "_s + phase,
            m_gaps.text({0.99, 1}) + u" (processor: max %1 ms)"_s.arg(m_work.worst(), 0, 'f', 1),
            u"max ≤ 16 ms"_s, m_gaps.worst() <= FrameMs);
    }

private:
    void beat()
    {
        const double now = threadMs();
        m_gaps.add(msOf(m_since));
        m_work.add(now - m_threadMs);
        m_since.start();
        m_threadMs = now;
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    double m_threadMs = 0;
    Times m_gaps;
    Times m_work;
};

// Sees each time the window is about to be painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &window)
    {
        window.installEventFilter(this);
        window.windowHandle()->installEventFilter(this);
    }

    // Milliseconds from the key until the last of the paintings that followed it closely.
    double afterKey(Qt::Key key)
    {
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(QApplication::focusWidget(), key);
        double painted = 0;
        while (msOf(timer) < painted + 40) {
            m_seen = false;
            QCoreApplication::processEvents(
                QEventLoop::WaitForMoreEvents); // the heart goes on beating
            if (m_seen)
                painted = msOf(timer);
        }
        return painted;
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_seen = m_seen || event->type() == QEvent::UpdateRequest;
        return false;
    }

private:
    bool m_seen = false;
};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

template <typename Start>
void load(const BankLibrary &library, Start start)
{
    QSignalSpy loaded(&library, &BankLibrary::loaded);
    start();
    if (!loaded.wait(60000) || library.report().questionCount() == 0)
        qFatal("a bank could not be loaded");
    wait(3000); // the search index is built meanwhile
}

void search(ReadPage &page)
{
    for (const QString &keys :
         {u"ㅋ 쿠 쿱 쿠버 쿠번 쿠버네 쿠버넽 쿠버네티 쿠버네팃 쿠버네티스"_s,
          u"ㅌ ㅌㅅ ㅌㅅㅂ ㅌㅅㅂㄹ"_s, u"t te ten tens tenso tensor tenso tens ten te t"_s,
          u"n no no- no-9 no-99 no-999 no-9999"_s}) {
        for (const QString &query : keys.split(u' ')) {
            page.searchFor(query);
            wait(120);
        }
        page.searchFor({});
        wait(300);
    }
}

void scroll(ReadPage &page)
{
    for (int i = 0; i < 400; ++i) {
        page.scrollBy(120);
        wait(4);
    }
}

void jump(const ReadPage &page)
{
    QScrollBar *bar = page.findChild<CardColumn *>()->verticalScrollBar();
    QRandomGenerator random(1);
    for (int i = 0; i < 60; ++i) {
        bar->setValue(random.bounded(bar->minimum(), bar->maximum()));
        wait(30);
    }
}

void pressKeys(MainWindow &window, const QString &bank, int rounds, int cards)
{
    PaintWatch paint(window);
    Times reveals;
    Times grades;
    Times folds;
    Times nexts;
    for (int round = 0; round < rounds; ++round) {
        window.readPage().goTo(window.readPage().firstCard());
        wait(50);
        for (int card = 0; card < cards; ++card) {
            reveals.add(paint.afterKey(Qt::Key_Space));
            grades.add(paint.afterKey(Qt::Key_3));
            folds.add(paint.afterKey(Qt::Key_Space));
            nexts.add(paint.afterKey(Qt::Key_J));
        }
    }
    const auto print = [&](const QString &what, const Times &times) {
        row(u"key to paint, %1: %2"_s.arg(bank, what), times.text({0.5, 0.95, 1}), u"p95 ≤ 50 ms"_s,
            times.at(0.95) <= 50);
    };
    print(u"reveal (Space)"_s, reveals);
    print(u"grade (3)"_s, grades);
    print(u"fold (Space)"_s, folds);
    print(u"next (J)"_s, nexts);
}

// One card after the other in Review: reveal, grade, and with the grade the next card.
void pressReviewKeys(MainWindow &window, const QString &bank, int cards)
{
    constexpr int Unread = 320; // ms; a card takes no key before it can have been read
    PaintWatch paint(window);
    Times reveals;
    Times nexts;
    window.showPage(&window.reviewPage());
    for (int card = 0; card < cards && !window.reviewPage().current().isNull(); ++card) {
        wait(Unread);
        reveals.add(paint.afterKey(Qt::Key_Space));
        wait(50);
        nexts.add(paint.afterKey(Qt::Key_4));
    }
    const auto print = [&](const QString &what, const Times &times) {
        row(u"review, key to paint, %1: %2"_s.arg(bank, what), times.text({0.5, 0.95, 1}),
            u"p95 ≤ 50 ms"_s, times.at(0.95) <= 50);
    };
    print(u"reveal (Space)"_s, reveals);
    print(u"grade and next card (4)"_s, nexts);
    window.showPage(&window.readPage());
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QApplication::setStyle(u"fusion"_s);
    const QTemporaryDir folder;
    const QString large = folder.filePath(u"large"_s);
    writeLargeBank(large, 10, 10000);

    const SystemClock clock;
    Settings settings(folder.path());
    const auto store = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
    if (!store)
        qFatal("%s", qUtf8Printable(store.error().detail));
    StudyProgress progress(**store, clock, settings);
    ReviewSession review(**store, progress, clock, settings);
    ExamSession exam(**store, progress, clock);
    BankLibrary library(LoadOptions{folder.filePath(u"cache"_s)});
    Appearance appearance(settings);
    MainWindow window({settings, library, progress, review, appearance, u"ko"_s}, exam, {});
    window.resize(1280, 860);
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("no active window");
    ReadPage &page = window.readPage();

    Heartbeat heart;
    const auto phase = [&](const QString &name, auto work) {
        heart.begin();
        work();
        heart.print(name);
    };
    phase(u"nothing to do (the machine's own noise)"_s, [] { wait(2000); });
    phase(u"load 100 000"_s, [&] { load(library, [&] { window.openBanks({large}); }); });
    phase(u"load 100 000 again, unchanged"_s, [&] { load(library, [&] { library.reload(); }); });
    phase(u"search 100 000"_s, [&] { search(page); });
    phase(u"scroll 100 000"_s, [&] { scroll(page); });
    phase(u"jump in 100 000"_s, [&] { jump(page); });
    pressKeys(window, u"100 000"_s, 1, 60);
    pressReviewKeys(window, u"100 000"_s, 15);
    load(library, [&] {
        window.openBanks({QStringLiteral(FOLDOUT_SOURCE_DIR "/questions/eks-model-training")});
    });
    pressKeys(window, u"bundled bank"_s, 4, 15);
    pressReviewKeys(window, u"bundled bank"_s, 15);
    return 0;
}
