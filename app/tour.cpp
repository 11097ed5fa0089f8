// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour.h"

#include "appcontext.h"

#include "windows/exampage.h"
#include "windows/mainwindow.h"
#include "windows/readpage.h"
#include "windows/reviewpage.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QKeyEvent>
#include <QLoggingCategory>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <functional>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

// One step: what is done, then, after a while, what is drawn (nothing when the name is empty).
struct Step
{
    QString picture;
    std::function<void()> act;
    int waitMs = 0;
};

// A search answers and a layout settles after the events it sends.
constexpr int SettledMs = 120;
// A card that came up takes no key before it can have been read.
constexpr int ReadMs = 350;

class Tour : public QObject
{
public:
    Tour(AppContext &context, const QString &folder)
        : m_context(context)
        , m_folder(folder)
        , m_window(context.services(), context.exam(), AppContext::bundledBanks())
    {
        m_pause.setSingleShot(true);
        connect(&m_pause, &QTimer::timeout, this, &Tour::next);
        // Nothing is drawn before the bank is there.
        connect(&context.library(), &BankLibrary::loaded, this, [this] { m_pause.start(0); });
    }

    void start()
    {
        plan();
        m_window.resize(1280, 860);
        m_window.show();
        m_steps.takeFirst().act(); // opens the first bank
    }

    bool isComplete() const { return m_complete; }

private:
    void set(const WordOption &option, const QString &value)
    {
        m_context.settings().set(option, value);
    }
    void set(const NumberOption &option, int value) { m_context.settings().set(option, value); }

    // A key as the learner presses it: shortcuts first, then the widget with the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QKeySequence sequence(key | int(modifiers.toInt()));
        for (QAction *action : m_window.findChildren<QAction *>()) {
            if (action->shortcuts().contains(sequence) && action->isEnabled())
                return action->trigger();
        }
    }

    void open(int bundled)
    {
        const QStringList banks = AppContext::bundledBanks();
        if (bundled < banks.size())
            m_window.openBanks({banks.at(bundled)});
        else
            QApplication::exit(2);
    }

    void tick(int point, bool recalled)
    {
        const CardKey key = page().current();
        CardWork work = m_context.progress().work(key);
        work.ticks.insert(page().question()->points.value(point).id, recalled);
        if (!m_context.progress().setWork(key, work))
            QApplication::exit(2);
        page().refreshCurrent();
    }

    void add(const QString &picture, std::function<void()> act)
    {
        m_steps.append({picture, std::move(act), picture.isEmpty() ? 0 : SettledMs});
    }

    void speak(const QString &language, const QString &theme)
    {
        set(options::Language, language);
        set(options::ContentLanguage, language);
        set(options::Theme, theme);
    }

    void plan();
    void planRead();
    void planReview();
    void planExam();
    void planKinds();
    void next();
    void draw(const QString &name);
    ReadPage &page() { return m_window.readPage(); }

    AppContext &m_context;
    QString m_folder;
    MainWindow m_window;
    QList<Step> m_steps;
    QTimer m_pause;
    bool m_complete = false;
};

void Tour::plan()
{
    add({}, [this] {
        speak(u"ko"_s, u"light"_s);
        open(0);
    });
    planRead();
    planReview();
    planExam();
    planKinds();
}

void Tour::planRead()
{
    add(u"read-first-start"_s, [] {});
    // The first card: unfolded, three of five points recalled, graded.
    add({}, [this] { press(Qt::Key_3); }); // sure
    add({}, [this] { press(Qt::Key_Space); });
    add({}, [this] {
        for (int point = 0; point < 3; ++point)
            tick(point, true);
        tick(3, false);
    });
    add(u"read-unfolded"_s, [] {});
    add({}, [this] { press(Qt::Key_2); });
    add({}, [this] { press(Qt::Key_J); });
    add({}, [this] { press(Qt::Key_Space); });
    add({}, [this] {
        for (int point = 0; point < 5; ++point)
            tick(point, true);
    });
    add({}, [this] { press(Qt::Key_3); });
    add({}, [this] { press(Qt::Key_J); });
    add({}, [this] { press(Qt::Key_Space); });
    add({}, [this] { press(Qt::Key_1); });
    add({}, [this] { press(Qt::Key_J); });
    for (const QString &language : {u"ko"_s, u"en"_s}) {
        for (const QString &theme : {u"light"_s, u"dark"_s}) {
            const QString suffix = u'-' + language + u'-' + theme;
            add({}, [this, language, theme] { speak(language, theme); });
            add(u"read"_s + suffix, [this] { page().goTo(page().firstCard()); });
            add(u"read-graded"_s + suffix, [this] { page().goBy(1); });
            add(u"read-explanation"_s + suffix, [this] { page().scrollBy(560); });
            add(u"search"_s + suffix, [this] { page().searchFor(u"ㅌㅅ ㅂㄹ"_s); });
            add(u"search-nothing"_s + suffix, [this] { page().searchFor(u"없는 말 xyz"_s); });
            add({}, [this] { page().searchFor({}); });
        }
    }
    add(u"read-en-highcontrast"_s, [this] {
        page().goTo(page().firstCard());
        set(options::Theme, u"highcontrast"_s);
    });
    add({}, [this] { speak(u"ko"_s, u"light"_s); });
    add({}, [this] { set(options::TextScale, 200); });
    add(u"read-ko-200"_s, [this] { page().goTo(page().firstCard()); });
    add({}, [this] { set(options::TextScale, 100); });
    add({}, [this] { m_window.resize(560, 720); });
    add(u"read-ko-narrow"_s, [this] { page().goTo(page().firstCard()); });
    add({}, [this] { m_window.resize(1280, 860); });
}

// A card answered, revealed, ticked and graded; the run's summary; settings.
void Tour::planReview()
{
    const auto review = [this]() -> ReviewPage & {
        return m_window.reviewPage();
    };
    add({}, [this] { set(options::QueueOrder, u"bank"_s); }); // the same cards every day
    m_steps.append({{}, [this, review] { m_window.showPage(&review()); }, ReadMs});
    add(u"review-question"_s, [] {});
    add({}, [review] { review().writeAnswer(); });
    add({}, [this] {
        if (auto *box = qobject_cast<QPlainTextEdit *>(m_window.focusWidget()))
            box->setPlainText(
                u"slurmctld는 컨트롤러로서 스케줄링을 맡고, 상태를 StateSaveLocation에 저장해서 "
                "다시 시작할 때 되살린다"_s);
    });
    add(u"review-answered"_s, [this] { press(Qt::Key_2); });
    add({}, [this] { press(Qt::Key_Space); });
    add({}, [review] {
        review().tickPoint(1);
        review().tickPoint(2);
    });
    for (const QString &language : {u"ko"_s, u"en"_s}) {
        for (const QString &theme : {u"light"_s, u"dark"_s}) {
            add({}, [this, language, theme] { speak(language, theme); });
            add(u"review-"_s + language + u'-' + theme, [] {});
        }
    }
    add({}, [this] { speak(u"ko"_s, u"light"_s); });
    add({}, [this] { set(options::TextScale, 200); });
    add(u"review-ko-200"_s, [] {});
    add({}, [this] { set(options::TextScale, 100); });
    for (const int key : {Qt::Key_3, Qt::Key_1, Qt::Key_4}) {
        m_steps.append({{}, [this, key] { press(key); }, ReadMs});
        add({}, [this] { press(Qt::Key_Space); });
    }
    for (const QString &language : {u"ko"_s, u"en"_s}) {
        add({}, [this, language] { speak(language, u"light"_s); });
        add(u"review-summary-"_s + language, [review] { review().showSummary(); });
        add({}, [this] { press(Qt::Key_Comma, Qt::ControlModifier); });
        add(u"settings-"_s + language, [] {});
        add({}, [this] {
            if (auto *dialog = m_window.findChild<QDialog *>())
                dialog->close();
        });
    }
}

// An exam from its setup to its results.
void Tour::planExam()
{
    add({}, [this] { speak(u"ko"_s, u"light"_s); });
    add(u"exam-setup"_s, [this] { m_window.showPage(&m_window.examPage()); });
    add({}, [this] {
        if (!m_context.exam().start({.count = 5, .minutes = 30, .seed = 3}))
            QApplication::exit(2);
    });
    add(u"exam-running"_s, [this] { m_context.exam().setConfidence(Confidence::Unsure); });
    add({}, [this] { m_context.exam().finish(); });
    for (const QString &language : {u"ko"_s, u"en"_s}) {
        add({}, [this, language] { speak(language, u"light"_s); });
        add(u"exam-results-"_s + language, [] {});
    }
    add({}, [this] { speak(u"ko"_s, u"light"_s); });
    add({}, [this] { m_window.showPage(&page()); });
}

// Every kind of question has a card in the drill bank.
void Tour::planKinds()
{
    add({}, [this] { open(1); });
    for (int kind = 1; kind < QuestionKindCount; ++kind) {
        const QString name = kindName(QuestionKind(kind));
        add({}, [this, kind] { page().goTo(page().firstOf(QuestionKind(kind))); });
        add(u"kind-"_s + name, [] {});
        add({}, [this] { press(Qt::Key_Space); });
        add(u"kind-"_s + name + u"-unfolded"_s, [] {});
    }
}

void Tour::next()
{
    if (m_steps.isEmpty()) {
        m_complete = true;
        m_window.close();
        return QApplication::quit();
    }
    const Step step = m_steps.takeFirst();
    step.act();
    QTimer::singleShot(step.waitMs, this, [this, step] {
        if (!step.picture.isEmpty())
            draw(step.picture);
        if (!m_context.library().isLoading())
            m_pause.start(0);
    });
}

void Tour::draw(const QString &name)
{
    const QString path = QDir(m_folder).filePath(name + u".png"_s);
    QWidget *front = m_window.findChild<QDialog *>();
    if (!(front ? front : &m_window)->grab().save(path)) {
        std::fprintf(stderr, "foldout: cannot write %s\n", qPrintable(path));
        QApplication::exit(2);
    }
}

} // namespace

int runTour(const QString &folder)
{
    // The offscreen platform repeats at every resize that it gives no size hints to a window
    // manager.
    QLoggingCategory::setFilterRules(u"default.warning=false"_s);
    const QTemporaryDir data;
    if (!QDir().mkpath(folder) || !data.isValid()) {
        std::fprintf(stderr, "foldout: cannot write %s\n", qPrintable(folder));
        return 2;
    }
    const SystemClock clock;
    const auto context = AppContext::create(data.path(), {}, clock);
    if (!context) {
        std::fprintf(stderr, "foldout: cannot write %s\n", qPrintable(data.path()));
        return 2;
    }
    Tour tour(**context, folder);
    QTimer::singleShot(0, &tour, &Tour::start);
    const int status = QApplication::exec();
    return status != 0 ? status : tour.isComplete() ? 0 : 2;
}

} // namespace foldout
