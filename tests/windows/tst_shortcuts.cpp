// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/banklibrary.h"
#include "session/examsession.h"
#include "session/reviewsession.h"
#include "support/studyfixture.h"
#include "windows/appearance.h"
#include "windows/mainwindow.h"
#include "windows/shortcuts.h"

#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

Shortcuts::Keys keys(const QStringList &texts)
{
    Shortcuts::Keys keys;
    for (const QString &text : texts)
        keys.append(QKeySequence(text, QKeySequence::PortableText));
    return keys;
}

// A window with three actions; restart() is closing and starting the program.
struct Window
{
    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<QWidget> widget;
    QAction *next = nullptr;
    QAction *fold = nullptr;
    QAction *note = nullptr;
    std::unique_ptr<Shortcuts> shortcuts;

    Window() { restart(); }

    void restart()
    {
        shortcuts.reset();
        settings = std::make_unique<Settings>(folder.path());
        widget = std::make_unique<QWidget>();
        next = add(u"&Next card"_s, {u"Right"_s, u"J"_s});
        fold = add(u"&Unfold"_s, {u"Space"_s});
        note = add(u"Note…"_s, {});
        shortcuts = std::make_unique<Shortcuts>(*settings, QList{next, fold, note});
    }

    QAction *add(const QString &name, const QStringList &texts)
    {
        auto *action = new QAction(widget.get());
        action->setObjectName(name);
        action->setShortcuts(keys(texts));
        widget->addAction(action);
        return action;
    }
};

// Every action of the program.
struct Program
{
    StudyFixture study;
    BankLibrary library{LoadOptions{}};
    ReviewSession review{*study.store, *study.progress, study.clock, *study.settings};
    ExamSession exam{*study.store, *study.progress, study.clock};
    Appearance appearance{*study.settings};
    MainWindow window{
        Services{*study.settings, library, *study.progress, review, appearance, {}}, exam, {}};
    QList<QAction *> actions = window.findChild<Shortcuts *>()->actions();
};

} // namespace

class TestShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoActionsOfTheProgramHaveTheSameKeys()
    {
        const Program program;
        const Shortcuts &shortcuts = *program.window.findChild<Shortcuts *>();
        QVERIFY(program.actions.size() > 20);
        for (const QAction *action : program.actions) {
            QCOMPARE(action->shortcuts(), shortcuts.defaultsOf(action)); // none was dropped
            for (const QKeySequence &sequence : action->shortcuts()) {
                const QAction *holder = shortcuts.holderOf({sequence}, action);
                QVERIFY2(!holder, qPrintable(sequence.toString() + u' ' + action->objectName()));
                QVERIFY2(!Shortcuts::isReserved(sequence), qPrintable(action->objectName()));
            }
        }
    }

    void everyActionOfTheProgramHasAnIdOfItsOwnAndAName()
    {
        const Program program;
        QSet<QString> ids;
        QSet<QString> names;
        for (const QAction *action : program.actions) {
            ids.insert(Shortcuts::idOf(action));
            names.insert(Shortcuts::nameOf(action));
        }
        QCOMPARE(ids.size(), program.actions.size());
        QCOMPARE(names.size(), program.actions.size());
        QVERIFY(ids.contains(u"next-card"_s));
        QVERIFY(ids.contains(u"interface-theme-dark"_s));
        QVERIFY(names.contains(u"Theme › Dark"_s));
    }

    void chosenKeysAreInForceAtOnceAndAfterARestart()
    {
        Window window;
        QSignalSpy changed(window.shortcuts.get(), &Shortcuts::changed);
        QVERIFY(!window.shortcuts->setKeys(window.note, keys({u"Ctrl+;"_s, u"N"_s})));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(window.note->shortcuts(), keys({u"Ctrl+;"_s, u"N"_s}));
        QCOMPARE(window.note->shortcut(), QKeySequence(u"Ctrl+;"_s)); // what a menu shows
        window.restart();
        QCOMPARE(window.note->shortcuts(), keys({u"Ctrl+;"_s, u"N"_s}));
        QCOMPARE(window.next->shortcuts(), keys({u"Right"_s, u"J"_s}));
        QVERIFY(!window.shortcuts->isDefault(window.note));
        QVERIFY(window.shortcuts->isDefault(window.next));
    }

    void removedKeysStayAwayAfterARestart()
    {
        Window window;
        QVERIFY(!window.shortcuts->setKeys(window.fold, {}));
        window.restart();
        QVERIFY(window.fold->shortcuts().isEmpty());
        QVERIFY(!window.shortcuts->isDefault(window.fold));
    }

    void aKeyActsWhereItWasMoved()
    {
        Window window;
        QSignalSpy next(window.next, &QAction::triggered);
        QSignalSpy fold(window.fold, &QAction::triggered);
        QSignalSpy note(window.note, &QAction::triggered);
        window.widget->show();
        QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
        QVERIFY(!window.shortcuts->setKeys(window.fold, keys({u"3"_s})));
        QVERIFY(!window.shortcuts->setKeys(window.note, keys({u"Space"_s})));
        QTest::keyClick(window.widget.get(), Qt::Key_Space);
        QTest::keyClick(window.widget.get(), Qt::Key_3);
        QTest::keyClick(window.widget.get(), Qt::Key_J);
        QCOMPARE(note.size(), 1);
        QCOMPARE(fold.size(), 1);
        QCOMPARE(next.size(), 1);
    }

    void keysOfAnotherActionAreRefusedAndItIsNamed_data()
    {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<bool>("refused");
        QTest::newRow("the same") << QStringList{u"J"_s} << true;
        QTest::newRow("the second of two") << QStringList{u"N"_s, u"Right"_s} << true;
        QTest::newRow("begins like it") << QStringList{u"J, N"_s} << true;
        QTest::newRow("with a modifier") << QStringList{u"Ctrl+J"_s} << false;
        QTest::newRow("none") << QStringList{} << false;
    }

    void keysOfAnotherActionAreRefusedAndItIsNamed()
    {
        QFETCH(QStringList, wanted);
        QFETCH(bool, refused);
        Window window;
        const QAction *holder = window.shortcuts->setKeys(window.fold, keys(wanted));
        QCOMPARE(holder, refused ? window.next : nullptr);
        QCOMPARE(window.fold->shortcuts(), refused ? keys({u"Space"_s}) : keys(wanted));
        QCOMPARE(window.next->shortcuts(), keys({u"Right"_s, u"J"_s}));
    }

    void theDefaultsComeBackUnlessAnotherActionHasThemNow()
    {
        Window window;
        QVERIFY(!window.shortcuts->setKeys(window.fold, keys({u"F"_s})));
        QVERIFY(!window.shortcuts->setKeys(window.note, keys({u"Space"_s})));
        QCOMPARE(window.shortcuts->restore(window.fold), window.note);
        QCOMPARE(window.fold->shortcuts(), keys({u"F"_s}));
        QVERIFY(!window.shortcuts->restore(window.note));
        QVERIFY(!window.shortcuts->restore(window.fold));
        QCOMPARE(window.fold->shortcuts(), keys({u"Space"_s}));
        QVERIFY(window.shortcuts->isDefault(window.fold));
    }

    void whereAFileGivesAKeyTwiceOneActionHasIt()
    {
        Window window;
        // As after an update that brought a default of which the learner had made other use.
        window.settings->set(TextOption{u"shortcuts/note", u""}, u"J; N"_s);
        QCOMPARE(window.note->shortcuts(), keys({u"J"_s, u"N"_s}));
        QCOMPARE(window.next->shortcuts(), keys({u"Right"_s}));
        window.settings->set(TextOption{u"shortcuts/unfold", u""}, u"N; F"_s);
        QCOMPARE(window.fold->shortcuts(), keys({u"N"_s, u"F"_s})); // the first in the menus
        QCOMPARE(window.note->shortcuts(), keys({u"J"_s}));
    }

    void nonsenseInTheFileIsNoKey()
    {
        Window window;
        window.settings->set(TextOption{u"shortcuts/note", u""}, u"; Ctrl+Nonsense; F7"_s);
        QCOMPARE(window.note->shortcuts(), keys({u"F7"_s}));
    }

    void altWithALetterIsForTheMenus_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("reserved");
        QTest::newRow("Alt+F") << u"Alt+F"_s << true;
        QTest::newRow("Alt+Shift+F") << u"Alt+Shift+F"_s << false;
        QTest::newRow("Alt+Right") << u"Alt+Right"_s << false;
        QTest::newRow("F") << u"F"_s << false;
    }

    void altWithALetterIsForTheMenus()
    {
        QFETCH(QString, text);
        QTEST(Shortcuts::isReserved(QKeySequence(text)), "reserved");
    }
};

QTEST_MAIN(TestShortcuts)
#include "tst_shortcuts.moc"
