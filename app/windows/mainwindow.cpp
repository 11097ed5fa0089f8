// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/mainwindow.h"

#include "bank/encoding.h"
#include "models/messages.h"
#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/banner.h"
#include "widgets/rail.h"
#include "windows/appearance.h"
#include "windows/exampage.h"
#include "windows/heldkeyfilter.h"
#include "windows/problemsdialog.h"
#include "windows/readpage.h"
#include "windows/reviewpage.h"
#include "windows/shortcuts.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace foldout {

MainWindow::MainWindow(const Services &services, ExamSession &exam, const QStringList &bundledBanks)
    : m_services(services)
    , m_bundledBanks(bundledBanks)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);

    m_banner = new Banner(this);
    m_pages = new QStackedWidget(this);
    m_read = new ReadPage(services, this);
    m_review = new ReviewPage(services, this);
    m_exam = new ExamPage(services, exam, this);
    buildRail();
    auto *content = new QVBoxLayout;
    content->setSpacing(0);
    content->addWidget(m_banner);
    content->addWidget(m_pages, 1);
    auto *middle = new QWidget(this);
    auto *layout = new QHBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addLayout(content, 1);
    setCentralWidget(middle);

    m_progress = new QProgressBar(this);
    m_progress->setMaximumWidth(200);
    m_progress->hide();
    statusBar()->addPermanentWidget(m_progress);
    m_cancelLoading = new QPushButton(this);
    m_cancelLoading->hide();
    statusBar()->addPermanentWidget(m_cancelLoading);
    statusBar()->setSizeGripEnabled(false);

    buildMenus();
    m_review->setUndoAction(m_undo);
    m_shortcuts = new Shortcuts(services.settings, commands(), this);
    retranslate();
    applyLook();

    connect(&services.progress, &StudyProgress::undoChanged, this, &MainWindow::updateActions);
    connect(&services.progress, &StudyProgress::saveFailed, this, &MainWindow::writeFailed);
    connect(m_review, &ReviewPage::cardRequested, this, [this](const CardKey &card) {
        showPage(m_read);
        m_read->goTo(card);
    });
    connect(m_exam, &ExamPage::cramRequested, this,
            [this](const QList<CardKey> &cards) { study(cards, ReviewSession::Kind::Cram); });
    connect(&services.review, &ReviewSession::countsChanged, this, &MainWindow::showCounts);
    connect(&services.appearance, &Appearance::changed, this, &MainWindow::applyLook);
    BankLibrary &library = services.library;
    connect(&library, &BankLibrary::loaded, this, &MainWindow::banksLoaded);
    connect(&library, &BankLibrary::progressed, this, [this](qint64 done, qint64 total) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(total > 0 ? int(done * 1000 / total) : 0);
    });
    connect(m_cancelLoading, &QPushButton::clicked, &library, &BankLibrary::cancel);
    // What is loaded at once needs no bar.
    auto *patience = new QTimer(this);
    patience->setSingleShot(true);
    patience->setInterval(300);
    const auto showLoading = [this](bool shown) {
        m_progress->setVisible(shown);
        m_cancelLoading->setVisible(shown);
    };
    connect(patience, &QTimer::timeout, this, [showLoading] { showLoading(true); });
    connect(&library, &BankLibrary::loadingChanged, this, [patience, showLoading](bool loading) {
        if (loading) {
            patience->start();
        } else {
            patience->stop();
            showLoading(false);
        }
    });
    qApp->installEventFilter(this);
    qApp->installEventFilter(new HeldKeyFilter(this));

    if (!restoreGeometry(services.settings.value(options::WindowGeometry)))
        resize(QSize(1280, 860).boundedTo(screen()->availableSize() - QSize(20, 40)));
    updateActions();
    for (const Place &place : std::as_const(m_places)) {
        if (place.id == services.settings.value(options::FrontPage)) {
            m_pages->setCurrentWidget(place.page);
            place.button->setChecked(true);
        }
    }
    page()->enter(); // keys act on the cards from the start
}

void MainWindow::buildRail()
{
    m_rail = new QWidget(this);
    m_rail->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(m_rail);
    layout->setContentsMargins(8, 14, 8, 14);
    layout->setSpacing(6);
    layout->addStretch(1);
    addPlace(m_read, QStringLiteral("read"), QT_TR_NOOP("Read"));
    addPlace(m_review, QStringLiteral("review"), QT_TR_NOOP("Review"));
    addPlace(m_exam, QStringLiteral("exam"), QT_TR_NOOP("Exam"));
}

void MainWindow::addPlace(Page *page, const QString &id, const char *name)
{
    auto *button = new RailButton(id, m_rail);
    button->setCheckable(true);
    button->setChecked(m_places.isEmpty());
    button->setAutoExclusive(true);
    auto *layout = static_cast<QVBoxLayout *>(m_rail->layout());
    layout->insertWidget(layout->count() - 1, button);
    m_pages->addWidget(page);
    m_places.append({page, button, id, name});

    connect(button, &RailButton::clicked, this, [this, page] { showPage(page); });
    connect(page, &Page::writeFailed, this, &MainWindow::writeFailed);
    connect(page, &Page::said, this,
            [this](const QString &sentence) { statusBar()->showMessage(sentence, 6000); });
    connect(page, &Page::saved, this, [this] {
        if (std::exchange(m_writeFailing, false))
            m_banner->clear(); // it works again
    });
    connect(page, &Page::linkActivated, this, &MainWindow::openLink);
    connect(page, &Page::currentCardChanged, this, &MainWindow::updateActions);
}

Page *MainWindow::page() const
{
    return static_cast<Page *>(m_pages->currentWidget());
}

void MainWindow::showPage(Page *page)
{
    if (page != this->page()) {
        this->page()->leave();
        m_pages->setCurrentWidget(page);
        page->enter();
        updateActions();
    }
    for (const Place &place : std::as_const(m_places)) {
        if (place.page == page) {
            place.button->setChecked(true);
            m_services.settings.set(options::FrontPage, place.id);
        }
    }
}

void MainWindow::applyLook()
{
    const Theme &theme = m_services.appearance.theme();
    setFont(m_services.appearance.style().interfaceFont());
    QPalette panel = palette();
    panel.setColor(QPalette::Window, theme.panel);
    m_rail->setPalette(panel);
    for (const Place &place : std::as_const(m_places))
        place.button->setTheme(theme);
    m_banner->setTheme(theme);
}

// How many cards wait in Review, beside its name in the rail.
void MainWindow::showCounts()
{
    const int left = m_services.review.kind() == ReviewSession::Kind::Due
                         ? m_services.review.counts().left()
                         : 0;
    for (const Place &place : std::as_const(m_places)) {
        if (place.page == m_review)
            place.button->setBadge(left, left > 0 ? tr("%n card(s) to review today", nullptr, left)
                                                  : QString());
    }
}

// -- banks

void MainWindow::openBanks(const QStringList &paths)
{
    QStringList absolute;
    for (const QString &path : paths)
        absolute.append(QFileInfo(path).absoluteFilePath());
    page()->leave();
    m_services.library.open(absolute);
    QStringList recent = m_services.settings.value(options::RecentBanks);
    for (const QString &path : std::as_const(absolute)) {
        recent.removeAll(path);
        if (!m_bundledBanks.contains(path))
            recent.prepend(path);
    }
    m_services.settings.set(options::RecentBanks, recent.mid(0, 10));
}

void MainWindow::chooseBanks()
{
    auto *dialog = new QFileDialog(this, tr("Open banks"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tr("Question banks (*.yaml *.yml)"));
    dialog->setDirectory(
        QFileInfo(m_services.settings.value(options::OpenBanks).value(0)).absolutePath());
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openBanks);
    dialog->open();
}

void MainWindow::fillBankMenu(QMenu *menu, const QStringList &paths)
{
    menu->clear();
    for (const QString &path : paths) {
        const QFileInfo info(path);
        QAction *action =
            menu->addAction(info.isDir() ? info.fileName() : QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openBanks({path}); });
    }
    menu->setDisabled(paths.isEmpty());
}

void MainWindow::banksLoaded(const LoadReport &report)
{
    if (report.cancelled)
        return;
    m_report = report;
    // A file that cannot be read takes nothing away from what is on screen, and is not what the
    // next start opens.
    if (!report.banks.isEmpty()) {
        m_read->setBanks(report.banks); // "formerly" is taken over here
        m_services.review.setBanks(report.banks);
        for (const Place &place : std::as_const(m_places)) {
            if (place.page != m_read)
                place.page->setBanks(report.banks);
        }
        m_services.settings.set(options::OpenBanks, m_services.library.paths());
    }
    showTitle();
    updateActions();

    const int errors = report.errorCount();
    if (errors == 0)
        return m_banner->clear();
    for (const Diagnostic &diagnostic : report.diagnostics) {
        if (diagnostic.code == DiagnosticCode::NotUtf8 && diagnostic.args.value(0) == u"CP949")
            return offerConvertedCopy(diagnostic);
    }
    const bool keptLastGood = std::ranges::any_of(report.diagnostics, [](const Diagnostic &d) {
        return d.code == DiagnosticCode::KeptLastGood;
    });
    const QString sentence =
        keptLastGood
            ? tr("The file now has %n error(s). Its last good version is shown until it is mended.",
                 nullptr, errors)
        : report.banks.isEmpty()
            ? tr("The bank could not be opened: %n error(s). Mend the file; it is read again by itself.",
                 nullptr, errors)
            : tr("The bank has %n error(s). What could be read is shown.", nullptr, errors);
    m_banner->say(Severity::Error, sentence, {{tr("Show"), [this] { showProblems(); }, false}});
}

void MainWindow::showTitle()
{
    const QList<BankPtr> &banks = m_read->banks();
    QString title;
    if (!banks.isEmpty())
        title = banks.first()->title.in(m_read->contentLanguage());
    if (banks.size() > 1)
        //: The window's title: the first bank, and how many others are open
        title = tr("%1 and %n more", nullptr, int(banks.size()) - 1).arg(title);
    setWindowTitle(title); // the platform adds the program's name
}

// A bank that an older Korean editor saved: a copy in UTF-8 is offered, the file itself stays as it
// is.
void MainWindow::offerConvertedCopy(const Diagnostic &diagnostic)
{
    const QFileInfo info(diagnostic.mark.file);
    const QString copy =
        info.dir().filePath(info.completeBaseName() + QStringLiteral("-utf8.yaml"));
    m_banner->say(Severity::Error, describe(diagnostic) + u' ' + remedy(diagnostic),
                  {{tr("Open a converted copy"),
                    [this, file = diagnostic.mark.file, copy] {
                        const Status written = writeUtf8Copy(file, copy);
                        if (written)
                            openBanks({copy});
                        else
                            writeFailed(written.error());
                    }},
                   {tr("Show"), [this] { showProblems(); }, false}});
}

void MainWindow::warnOfSharedPlace(const QString &folder)
{
    if (m_services.settings.value(options::SharedPlaceTold))
        return;
    m_services.settings.set(options::SharedPlaceTold, true);
    m_banner->say(
        Severity::Warning,
        tr("The progress lies in a shared or synchronised folder: %1. Use it on one computer at a time, or "
           "choose a local folder with --data-dir.")
            .arg(QDir::toNativeSeparators(folder)));
}

void MainWindow::showProblems()
{
    auto *dialog = new ProblemsDialog(m_report.diagnostics, m_services.appearance, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::openLink(const QUrl &url)
{
    // Only after a click; the address goes to the desktop's browser and nowhere else.
    if (!QDesktopServices::openUrl(url))
        m_banner->say(Severity::Warning,
                      tr("The link could not be opened. Copy the address into a browser: %1")
                          .arg(url.toString()));
}

// -- when the disk does not take it

void MainWindow::writeFailed(const Error &error)
{
    m_writeFailing = true;
    statusBar()->clearMessage(); // what was saved before
    QList<Banner::Choice> choices;
    if (const auto &failed = m_services.progress.failedGrade()) {
        choices.append({tr("Try again"), [this, grade = failed->grade.value_or(Grade::Again)] {
                            page()->retryGrade(grade);
                        }});
        choices.append({tr("Save a rescue file…"), [this] { chooseRescueFile(); }, false});
    }
    m_banner->say(Severity::Error, describe(error) + u' ' + remedy(error), choices);
}

void MainWindow::chooseRescueFile()
{
    auto *dialog = new QFileDialog(this, tr("Save a rescue file"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("jsonl"));
    dialog->selectFile(QStringLiteral("foldout-rescue.jsonl"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::saveRescueFile);
    dialog->open();
}

void MainWindow::saveRescueFile(const QString &path)
{
    const auto &failed = m_services.progress.failedGrade();
    if (!failed)
        return;
    if (const Status status = StudyProgress::writeRescueFile(path, *failed); !status)
        return m_banner->say(Severity::Error,
                             describe(status.error()) + u' ' + remedy(status.error()));
    m_banner->say(Severity::Warning,
                  tr("The grade is in %1. Import it from the File menu when the disk works again.")
                      .arg(QDir::toNativeSeparators(path)));
}

// -- window

void MainWindow::raiseWindow()
{
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
}

void MainWindow::changeTextScale(int percent)
{
    const int now = m_services.settings.value(options::TextScale);
    m_services.settings.set(options::TextScale, percent == 0 ? 100 : now + percent);
    statusBar()->showMessage(
        tr("Text size %1 %").arg(m_services.settings.value(options::TextScale)), 3000);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    page()->leave();
    m_services.settings.set(options::WindowGeometry, saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        statusBar()->clearMessage(); // was said in the other language
        retranslate();
    } else if (event->type() == QEvent::ThemeChange)
        m_services.appearance.refresh();
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    if (!paths.isEmpty())
        openBanks(paths);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        m_services.progress.userActive();
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace foldout
