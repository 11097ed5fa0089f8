// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankloader.h"
#include "session/reviewsession.h"
#include "windows/services.h"

#include <QMainWindow>

#include <functional>

class QActionGroup;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace foldout {

class Banner;
class ExamPage;
class ExamSession;
class Page;
class RailButton;
class ReadPage;
class ReviewPage;
class Shortcuts;
struct Error;

// The window: menus, the rail of places, the page, and what needs to be said. It holds no study
// state. GUI thread; made by AppContext. The menus are in mainmenus.cpp.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // 'bundledBanks': folders of the banks that came with the program.
    MainWindow(const Services &services, ExamSession &exam, const QStringList &bundledBanks);

    void openBanks(const QStringList &paths);      // replaces what is open
    void warnOfSharedPlace(const QString &folder); // once for each data folder
    void raiseWindow();                            // another start of the program asked for it
    ReadPage &readPage() { return *m_read; }
    ReviewPage &reviewPage() { return *m_review; }
    ExamPage &examPage() { return *m_exam; }
    void showPage(Page *page); // brings a place of the rail to the front

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; // notices that somebody is there

private:
    struct Command
    {
        QAction *action;
        const char *text; // source text of the translation, context foldout::MainWindow
    };

    QAction *addCommand(QMenu *menu, const char *text, const QList<QKeySequence> &keys);
    template <typename Function>
    QAction *addCommand(QMenu *menu, const char *text, const QList<QKeySequence> &keys,
                        Function function);
    struct Place
    {
        Page *page;
        RailButton *button;
        QString id;       // as in options::Pages, and of its icon
        const char *name; // source text of the translation, context foldout::MainWindow
    };

    void addPlace(Page *page, const QString &id, const char *name);
    Page *page() const; // the one in front
    QMenu *addMenuTitled(QMenu *parent, const char *text);
    QList<QAction *> commands() const; // of all menus
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildCardMenu();
    void buildExamMenu();
    void buildGoMenu();
    void buildViewMenu();
    void buildHelpMenu();
    void buildRail();
    void showCounts();
    void study(const QList<CardKey> &cards, ReviewSession::Kind kind);
    void reverse(bool undoes); // takes the last act back, or brings it back
    QString nameOfAct(const ReviewEvent &event) const;
    void actOnCard(const std::function<Status(StudyProgress &, const CardKey &)> &act,
                   const QString &done);
    void retranslate();
    void updateActions();
    void fillBankMenu(QMenu *menu, const QStringList &paths);

    void chooseBanks();
    void banksLoaded(const LoadReport &report);
    void offerConvertedCopy(const Diagnostic &diagnostic);
    void showTitle();
    void showProblems();
    void showSettings();
    void writeFailed(const Error &error);
    void chooseRescueFile();
    void saveRescueFile(const QString &path);
    void importRescueFile(const QString &path);
    void openLink(const QUrl &url);
    void changeTextScale(int percent); // 0: back to 100 %
    void applyLook();

    Services m_services;
    QStringList m_bundledBanks;
    LoadReport m_report;
    QList<Command> m_commands;
    QList<QPair<QMenu *, const char *>> m_menus;
    QWidget *m_rail = nullptr;
    QList<Place> m_places;
    QStackedWidget *m_pages = nullptr;
    Banner *m_banner = nullptr;
    ReadPage *m_read = nullptr;
    ReviewPage *m_review = nullptr;
    ExamPage *m_exam = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancelLoading = nullptr;
    Shortcuts *m_shortcuts = nullptr;
    bool m_writeFailing = false; // and the banner says so
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_suspend = nullptr;
    QAction *m_flag = nullptr;
    QActionGroup *m_languages = nullptr;
    QActionGroup *m_contentLanguages = nullptr;
    QActionGroup *m_themes = nullptr;
};

} // namespace foldout
