// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the main window: every action of the program, with its keys.
#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/gradebar.h"
#include "widgets/rail.h"
#include "windows/exampage.h"
#include "windows/examplandialog.h"
#include "windows/keysdialog.h"
#include "windows/mainwindow.h"
#include "windows/readpage.h"
#include "windows/reviewpage.h"
#include "windows/settingsdialog.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QStatusBar>

namespace foldout {

QAction *MainWindow::addCommand(QMenu *menu, const char *text, const QList<QKeySequence> &keys)
{
    QAction *action = menu->addAction(QString());
    action->setShortcuts(keys);
    action->setAutoRepeat(false); // a held key acts once
    action->setObjectName(QString::fromUtf8(text));
    m_commands.append({action, text});
    return action;
}

template <typename Function>
QAction *MainWindow::addCommand(QMenu *menu, const char *text, const QList<QKeySequence> &keys,
                                Function function)
{
    QAction *action = addCommand(menu, text, keys);
    connect(action, &QAction::triggered, this, function);
    return action;
}

QMenu *MainWindow::addMenuTitled(QMenu *parent, const char *text)
{
    QMenu *menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    m_menus.append({menu, text});
    return menu;
}

void MainWindow::buildMenus()
{
    buildFileMenu();
    buildEditMenu();
    buildCardMenu();
    buildExamMenu();
    buildGoMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu()
{
    QMenu *file = addMenuTitled(nullptr, QT_TR_NOOP("&File"));
    addCommand(file, QT_TR_NOOP("&Open…"), {QKeySequence::Open}, [this] { chooseBanks(); });
    QMenu *bundled = addMenuTitled(file, QT_TR_NOOP("&Banks that came with Foldout"));
    fillBankMenu(bundled, m_bundledBanks);
    QMenu *recent = addMenuTitled(file, QT_TR_NOOP("Open &recent"));
    connect(file, &QMenu::aboutToShow, this, [this, recent] {
        fillBankMenu(recent, m_services.settings.value(options::RecentBanks));
    });
    addCommand(file, QT_TR_NOOP("Read the bank a&gain"), {QKeySequence::Refresh},
               [this] { m_services.library.reload(); });
    addCommand(file, QT_TR_NOOP("&Problems in the bank…"), {}, [this] { showProblems(); });
    addCommand(file, QT_TR_NOOP("&Import a rescue file…"), {}, [this] {
        auto *dialog = new QFileDialog(this, tr("Import a rescue file"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setNameFilter(tr("Rescue files (*.jsonl)"));
        connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::importRescueFile);
        dialog->open();
    });
    file->addSeparator();
    addCommand(file, QT_TR_NOOP("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] {
        close();
    })->setMenuRole(QAction::QuitRole);
}

void MainWindow::buildEditMenu()
{
    QMenu *edit = addMenuTitled(nullptr, QT_TR_NOOP("&Edit"));
    m_undo = addCommand(edit, QT_TR_NOOP("&Undo"), {QKeySequence::Undo}, [this] { reverse(true); });
    m_redo = addCommand(
        edit, QT_TR_NOOP("&Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [this] { reverse(false); });
    edit->addSeparator();
    addCommand(edit, QT_TR_NOOP("&Search…"), {QKeySequence::Find}, [this] {
        showPage(m_read);
        m_read->focusSearch();
    });
    edit->addSeparator();
    addCommand(edit, QT_TR_NOOP("Se&ttings…"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, [this] {
        showSettings();
    })->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::buildCardMenu()
{
    QMenu *card = addMenuTitled(nullptr, QT_TR_NOOP("&Card"));
    addCommand(card, QT_TR_NOOP("&Unfold or fold the answer"),
               {QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_Return),
                QKeySequence(Qt::Key_Enter), QKeySequence(Qt::CTRL | Qt::Key_Return)},
               [this] { page()->reveal(); });
    addCommand(card, QT_TR_NOOP("&Write an answer"), {QKeySequence(Qt::Key_W)},
               [this] { page()->writeAnswer(); });
    card->addSeparator();
    addCommand(card, QT_TR_NOOP("&Next card"),
               {QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_J)}, [this] { page()->goBy(1); });
    addCommand(card, QT_TR_NOOP("&Previous card"),
               {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_K)}, [this] { page()->goBy(-1); });
    card->addSeparator();
    constexpr std::array Digits{
        QT_TR_NOOP("Grade 1: Again · before unfolding: a guess"),
        QT_TR_NOOP("Grade 2: Hard · before unfolding: unsure"),
        QT_TR_NOOP("Grade 3: Good · before unfolding: sure"),
        QT_TR_NOOP("Grade 4: Easy"),
    };
    for (int digit = 1; digit <= int(Digits.size()); ++digit) {
        addCommand(card, Digits[size_t(digit) - 1], {QKeySequence(Qt::Key_0 + digit)},
                   [this, digit] { page()->pressDigit(digit); });
    }
    card->addSeparator();
    addCommand(card, QT_TR_NOOP("&Hint"), {QKeySequence(Qt::Key_H)},
               [this] { page()->showHint(); });
    addCommand(card, QT_TR_NOOP("N&ote…"), {QKeySequence(Qt::Key_N)},
               [this] { page()->editNote(); });
    m_flag = addCommand(card, QT_TR_NOOP("&Flag"), {QKeySequence(Qt::Key_F)}, [this] {
        if (page()->toggleFlag())
            return;
        const bool flag = !m_services.progress.state(page()->current()).flagged;
        actOnCard([flag](StudyProgress &progress,
                         const CardKey &key) { return progress.setFlag(key, flag); },
                  flag ? tr("The card is flagged.") : tr("The flag is gone."));
    });
    m_suspend = addCommand(card, QT_TR_NOOP("&Suspend"), {QKeySequence(Qt::Key_S)}, [this] {
        const bool suspend = !m_services.progress.state(page()->current()).suspended;
        actOnCard([suspend](StudyProgress &progress,
                            const CardKey &key) { return progress.suspend(key, suspend); },
                  suspend ? tr("Suspended: not asked until you press S on it in Read.")
                          : tr("The card is asked again."));
    });
    addCommand(card, QT_TR_NOOP("&Bury until tomorrow"), {QKeySequence(Qt::Key_B)},
               [this] { actOnCard(&StudyProgress::bury, tr("Not asked again before tomorrow.")); });
    addCommand(card, QT_TR_NOOP("Begin the card a&new"), {}, [this] {
        actOnCard(&StudyProgress::reset, tr("The card is new again; its history stays."));
    });
    card->addSeparator();
    addCommand(card, QT_TR_NOOP("Unfold &all"), {QKeySequence(Qt::CTRL | Qt::Key_E)},
               [this] { m_read->unfoldAll(true); });
    addCommand(card, QT_TR_NOOP("&Fold all"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
               [this] { m_read->unfoldAll(false); });
}

// The page makes these actions itself: they hold only while an exam runs.
void MainWindow::buildExamMenu()
{
    addMenuTitled(nullptr, QT_TR_NOOP("E&xam"))->addActions(m_exam->commands());
}

QList<QAction *> MainWindow::commands() const
{
    QList<QAction *> actions = m_exam->commands();
    for (const Command &command : m_commands)
        actions.append(command.action);
    return actions;
}

void MainWindow::buildGoMenu()
{
    QMenu *go = addMenuTitled(nullptr, QT_TR_NOOP("&Go"));
    for (qsizetype i = 0; i < m_places.size(); ++i)
        addCommand(go, m_places.at(i).name, {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i))},
                   [this, page = m_places.at(i).page] { showPage(page); });
    go->addSeparator();
    addCommand(go, QT_TR_NOOP("Review what is &due today"), {},
               [this] { study({}, ReviewSession::Kind::Due); });
    addCommand(go, QT_TR_NOOP("&Cram the cards listed in Read"), {},
               [this] { study(m_read->listedCards(), ReviewSession::Kind::Cram); });
    addCommand(go, QT_TR_NOOP("Plan for an &exam date…"), {}, [this] {
        const StudyProgress &progress = m_services.progress;
        auto *dialog = new ExamPlanDialog(m_services, m_read->banks(), progress.states(),
                                          progress.scheduler(), progress.today(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ExamPlanDialog::studyRequested, this,
                [this](const QList<CardKey> &cards) { study(cards, ReviewSession::Kind::Chosen); });
        dialog->open();
    });
}

// In Review: the day's queue, or a chosen set.
void MainWindow::study(const QList<CardKey> &cards, ReviewSession::Kind kind)
{
    if (kind == ReviewSession::Kind::Due)
        m_services.review.studyDue();
    else
        m_services.review.studyChosen(cards, kind);
    showPage(m_review);
}

void MainWindow::buildViewMenu()
{
    const auto addChoices = [this](QMenu *menu, const WordOption &option,
                                   const QList<QPair<const char *, QString>> &choices) {
        auto *group = new QActionGroup(this);
        for (const auto &[text, value] : choices) {
            QAction *action = addCommand(menu, text, {}, [this, option, value = value] {
                m_services.settings.set(option, value);
            });
            action->setCheckable(true);
            action->setData(value);
            action->setProperty("id", option.key.toString() + u'=' + value);
            group->addAction(action);
        }
        return group;
    };
    // Languages are listed by their own names.
    QMenu *view = addMenuTitled(nullptr, QT_TR_NOOP("&View"));
    m_contentLanguages = addChoices(addMenuTitled(view, QT_TR_NOOP("&Language of the cards")),
                                    options::ContentLanguage,
                                    {{QT_TR_NOOP("As the interface"), QString()},
                                     {"한국어", QStringLiteral("ko")},
                                     {"English", QStringLiteral("en")}});
    addCommand(view, QT_TR_NOOP("Cards in the o&ther language"), {QKeySequence(Qt::Key_L)},
               [this] { page()->switchLanguage(); });
    m_languages =
        addChoices(addMenuTitled(view, QT_TR_NOOP("&Interface language")), options::Language,
                   {{QT_TR_NOOP("As the system"), QString()},
                    {"한국어", QStringLiteral("ko")},
                    {"English", QStringLiteral("en")}});
    m_themes = addChoices(addMenuTitled(view, QT_TR_NOOP("T&heme")), options::Theme,
                          {{QT_TR_NOOP("As the system"), QStringLiteral("system")},
                           {QT_TR_NOOP("Light"), QStringLiteral("light")},
                           {QT_TR_NOOP("Dark"), QStringLiteral("dark")},
                           {QT_TR_NOOP("High contrast"), QStringLiteral("highcontrast")}});
    view->addSeparator();
    addCommand(view, QT_TR_NOOP("&Larger text"),
               {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
               [this] { changeTextScale(10); });
    addCommand(view, QT_TR_NOOP("&Smaller text"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
               [this] { changeTextScale(-10); });
    addCommand(view, QT_TR_NOOP("&Normal text size"), {QKeySequence(Qt::CTRL | Qt::Key_0)},
               [this] { changeTextScale(0); });
    view->addSeparator();
    addCommand(view, QT_TR_NOOP("&Outline"), {QKeySequence(Qt::Key_F9)},
               [this] { m_read->toggleOutline(); });
    addCommand(view, QT_TR_NOOP("&Full screen"), {QKeySequence(Qt::Key_F11)},
               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(&m_services.settings, &Settings::changed, this, [this] {
        updateActions();
        showTitle();
    });
}

void MainWindow::buildHelpMenu()
{
    QMenu *help = addMenuTitled(nullptr, QT_TR_NOOP("&Help"));
    addCommand(help, QT_TR_NOOP("&Keys"), {QKeySequence(Qt::Key_F1)}, [this] {
        auto *dialog = new KeysDialog(commands(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    addCommand(help, QT_TR_NOOP("&About Foldout"), {}, [this] {
        auto *box = new QMessageBox(
            QMessageBox::NoIcon, tr("About Foldout"),
            tr("Foldout %1\n\nQuestions you answer from memory, and answers that fold out.\n"
               "Free software under the GNU General Public License, version 3 or later.")
                .arg(QStringLiteral(FOLDOUT_VERSION)),
            QMessageBox::Close, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setIconPixmap(windowIcon().pixmap(64));
        box->open();
    })->setMenuRole(QAction::AboutRole);
}

void MainWindow::showSettings()
{
    auto *dialog = findChild<SettingsDialog *>();
    if (!dialog) {
        dialog = new SettingsDialog(m_services.settings, m_services.appearance, *m_shortcuts, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    }
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::retranslate()
{
    for (const Command &command : std::as_const(m_commands))
        command.action->setText(tr(command.text));
    for (const auto &[menu, text] : std::as_const(m_menus))
        menu->setTitle(tr(text));
    for (const Place &place : std::as_const(m_places))
        place.button->setText(tr(place.name));
    m_progress->setAccessibleName(tr("Loading"));
    m_progress->setFormat(tr("Loading %p %"));
    m_cancelLoading->setText(tr("Cancel"));
    updateActions();
}

void MainWindow::updateActions()
{
    const StudyProgress &progress = m_services.progress;
    const auto &undo = progress.nextUndo();
    const auto &redo = progress.nextRedo();
    m_undo->setEnabled(undo.has_value());
    m_redo->setEnabled(redo.has_value());
    //: %1 is what was done: "grade Good", "suspend"
    m_undo->setText(undo ? tr("&Undo: %1").arg(nameOfAct(*undo)) : tr("&Undo"));
    m_redo->setText(redo ? tr("&Redo: %1").arg(nameOfAct(*redo)) : tr("&Redo"));
    const CardState state = progress.state(page()->current());
    m_flag->setText(state.flagged ? tr("Take the &flag away") : tr("&Flag"));
    m_suspend->setText(state.suspended ? tr("A&sk the card again") : tr("&Suspend"));

    const auto check = [this](QActionGroup *group, const WordOption &option) {
        for (QAction *action : group->actions())
            action->setChecked(action->data().toString() == m_services.settings.value(option));
    };
    check(m_contentLanguages, options::ContentLanguage);
    check(m_languages, options::Language);
    check(m_themes, options::Theme);
}

QString MainWindow::nameOfAct(const ReviewEvent &event) const
{
    switch (event.kind) {
    case EventKind::Review:
        //: An act that can be undone; %1 is Again, Hard, Good or Easy
        return tr("grade %1").arg(GradeBar::gradeName(event.grade.value_or(Grade::Again)));
    case EventKind::Suspend:
        return tr("suspend");
    case EventKind::Unsuspend:
        return tr("ask again");
    case EventKind::Bury:
        return tr("bury");
    case EventKind::Reset:
        return tr("begin anew");
    case EventKind::Flag:
        return tr("flag");
    case EventKind::Unflag:
        return tr("take the flag away");
    case EventKind::Note:
        return tr("note");
    case EventKind::Reschedule:
        return tr("reschedule");
    case EventKind::Seen:
    case EventKind::Undo:
    case EventKind::Redo:
    case EventKind::Import:
        break; // no acts
    }
    return {};
}

void MainWindow::reverse(bool undoes)
{
    StudyProgress &progress = m_services.progress;
    const std::optional<ReviewEvent> next = undoes ? progress.nextUndo() : progress.nextRedo();
    if (!next)
        return;
    const Result<CardKey> card = undoes ? progress.undo() : progress.redo();
    if (!card)
        return writeFailed(card.error());
    ReviewEvent event = *next;
    event.card = *card; // by its present name
    const QString name = nameOfAct(event);
    statusBar()->showMessage(
        undoes ? tr("Taken back: %1.").arg(name) : tr("Done again: %1.").arg(name), 6000);
    // The place where it was done, or else any that has the card.
    QList<Page *> pages;
    for (const Place &place : std::as_const(m_places)) {
        if (place.page->isPlaceOf(event.mode))
            pages.prepend(place.page);
        else
            pages.append(place.page);
    }
    for (Page *page : pages) {
        if (page->showUndone(event))
            return showPage(page);
    }
}

void MainWindow::actOnCard(const std::function<Status(StudyProgress &, const CardKey &)> &act,
                           const QString &done)
{
    const CardKey card = page()->current();
    if (card.isNull() || !page()->isSettled())
        return;
    if (const Status status = act(m_services.progress, card); !status)
        return writeFailed(status.error());
    statusBar()->showMessage(done, 6000);
    updateActions();
}

void MainWindow::importRescueFile(const QString &path)
{
    const Result<StudyProgress::Rescued> rescued = m_services.progress.importRescueFile(path);
    if (!rescued)
        return writeFailed(rescued.error());
    statusBar()->showMessage(tr("%n grade(s) imported.", nullptr, rescued->added), 10000);
}

} // namespace foldout
