// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/datafolder.h"
#include "session/settings.h"
#include "windows/appearance.h"
#include "windows/datafolderrow.h"
#include "windows/settingsdialog.h"
#include "windows/settingssearch.h"
#include "windows/shortcuts.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>
#include <QWheelEvent>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// The dialog over a settings file, with three actions.
struct Desk
{
    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<Appearance> appearance;
    QWidget window;
    QAction *next = add("&Next card", {Qt::Key_J});
    QAction *search = add("&Search…", {Qt::CTRL | Qt::Key_F});
    QAction *fold = add("&Unfold or fold the answer", {Qt::Key_Space});
    std::unique_ptr<Shortcuts> shortcuts;
    std::unique_ptr<SettingsDialog> dialog;

    Desk()
    {
        qputenv("HOME", QFile::encodeName(folder.path()));
        qunsetenv("XDG_DATA_HOME");
        QStandardPaths::setTestModeEnabled(true);
        settings = std::make_unique<Settings>(usualDataFolder());
        appearance = std::make_unique<Appearance>(*settings);
        shortcuts = std::make_unique<Shortcuts>(*settings, QList{next, search, fold});
        open();
    }
    ~Desk() { QDir(usualDataFolder()).removeRecursively(); }

    void open()
    {
        dialog = std::make_unique<SettingsDialog>(*settings, *appearance, *shortcuts);
        dialog->resize(1000, 700);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }

    QAction *add(const char *name, const QList<QKeyCombination> &keys)
    {
        auto *action = new QAction(&window);
        action->setObjectName(QString::fromUtf8(name));
        action->setShortcuts({keys.cbegin(), keys.cend()});
        return action;
    }

    // What the learner meets, by the name it tells.
    template <typename Control>
    Control *control(const QString &name) const
    {
        for (Control *control : dialog->findChildren<Control *>()) {
            if (control->accessibleName() == name)
                return control;
        }
        return nullptr;
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisibleTo(dialog.get()))
                return button;
        }
        return nullptr;
    }
    QToolButton *wayBack(QStringView key) const
    {
        return dialog->row(key)->findChild<QToolButton *>();
    }
    void showSection(const QString &title) const
    {
        auto *titles = dialog->findChild<QListWidget *>();
        titles->setCurrentItem(titles->findItems(title, Qt::MatchExactly).value(0));
    }
    void find(const QString &text) const
    {
        auto *field = control<QLineEdit>(u"Search the settings"_s);
        field->setFocus();
        field->setText(text);
    }
    QStringList found() const
    {
        QStringList labels;
        for (const SettingRow *row : dialog->rows()) {
            if (row->isVisible())
                labels.append(row->label());
        }
        return labels;
    }
    // Presses a key where the focus is.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QVERIFY(dialog->focusWidget());
        QTest::keyClick(dialog->focusWidget(), Qt::Key(key), modifiers);
    }
    // Everything the dialog says in words.
    QString said() const
    {
        QStringList texts;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts.join(u'\n');
    }
    // In the list of keys, by name.
    void choose(const QAction *action) const
    {
        showSection(u"Keys"_s);
        auto *list = dialog->findChild<QTreeWidget *>();
        list->setFocus();
        list->setCurrentItem(list->findItems(Shortcuts::nameOf(action), Qt::MatchExactly).value(0));
    }
};

QList<QWidget *> focusableIn(const QWidget &widget)
{
    QList<QWidget *> found;
    for (QWidget *child : widget.findChildren<QWidget *>()) {
        if (child->isVisible() && child->focusPolicy() != Qt::NoFocus && !child->focusProxy() &&
            child->objectName() != u"qt_spinbox_lineedit")
            found.append(child);
    }
    return found;
}

} // namespace

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // -- values

    void aChangeIsInForceAtOnce()
    {
        const Desk desk;
        auto *box = desk.control<QSpinBox>(u"New cards per day"_s);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, u"35"_s);
        QCOMPARE(desk.settings->value(options::NewPerDay), 35);
        QCOMPARE(Settings(usualDataFolder()).value(options::NewPerDay), 35);
        auto *order = desk.control<QComboBox>(u"Order"_s);
        order->setFocus();
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.settings->value(options::QueueOrder), u"topic"_s);
    }

    void whatIsChangedElsewhereIsShown()
    {
        const Desk desk;
        desk.settings->set(options::TextScale, 150);
        desk.settings->set(options::Theme, u"dark"_s);
        desk.settings->set(options::LearningSteps, u"5m"_s);
        QCOMPARE(desk.control<QSpinBox>(u"Text size"_s)->value(), 150);
        QCOMPARE(desk.control<QComboBox>(u"Theme"_s)->currentText(), u"Dark"_s);
        QCOMPARE(desk.control<QLineEdit>(u"Learning steps"_s)->text(), u"5m"_s);
    }

    void theWheelOverAFieldWithoutTheFocusChangesNothing()
    {
        const Desk desk;
        auto *box = desk.control<QSpinBox>(u"New cards per day"_s);
        const auto roll = [box] {
            QWheelEvent event(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120),
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(box, &event);
        };
        roll();
        QCOMPARE(desk.settings->value(options::NewPerDay), 20);
        box->setFocus();
        roll();
        QCOMPARE(desk.settings->value(options::NewPerDay), 21);
    }

    // -- the way back

    void theWayBackIsThereWhereAValueDiffersAndOnlyThere()
    {
        const Desk desk;
        const auto key = options::DesiredRetention.key;
        QVERIFY(!desk.wayBack(key)->isVisible());
        desk.settings->set(options::DesiredRetention, 85);
        QVERIFY(desk.wayBack(key)->isVisible());
        QVERIFY(desk.wayBack(key)->text().contains(u"90"_s));
        desk.wayBack(key)->setFocus();
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.settings->value(options::DesiredRetention), 90);
        QVERIFY(!desk.wayBack(key)->isVisible());
        QCOMPARE(desk.dialog->focusWidget(), desk.control<QSpinBox>(u"Desired retention"_s));
    }

    void allDefaultsAreAskedForFirst()
    {
        const Desk desk;
        QVERIFY(!desk.button(u"All defaults…"_s)->isEnabled());
        desk.settings->set(options::NewPerDay, 3);
        const auto answer = [&desk](const QString &text) {
            desk.button(u"All defaults…"_s)->click();
            auto *box = desk.dialog->findChild<QMessageBox *>();
            QVERIFY(box);
            for (QAbstractButton *button : box->buttons()) {
                if (button->text().remove(u'&') == text)
                    button->click();
            }
            delete box;
        };
        answer(u"Cancel"_s);
        QCOMPARE(desk.settings->value(options::NewPerDay), 3);
        answer(u"All defaults"_s);
        QCOMPARE(desk.settings->value(options::NewPerDay), 20);
        QVERIFY(!desk.button(u"All defaults…"_s)->isEnabled());
    }

    void asItWasUndoesAllThatHappenedInTheDialog()
    {
        Desk desk;
        desk.settings->set(options::NewPerDay, 3);
        desk.settings->set(options::Theme, u"dark"_s);
        QVERIFY(!desk.shortcuts->setKeys(desk.next, {QKeySequence(u"X"_s)}));
        desk.open();
        QPushButton *asItWas = desk.button(u"As it was"_s);
        QVERIFY(!asItWas->isEnabled());
        desk.settings->set(options::LearningSteps, u""_s);
        desk.dialog->restoreDefaults();
        QCOMPARE(desk.settings->value(options::Theme), u"system"_s);
        QCOMPARE(desk.settings->value(options::LearningSteps), u"1m 10m"_s);
        QCOMPARE(desk.next->shortcut(), QKeySequence(Qt::Key_J));
        QVERIFY(asItWas->isEnabled());
        asItWas->click();
        QCOMPARE(desk.settings->value(options::NewPerDay), 3);
        QCOMPARE(desk.settings->value(options::Theme), u"dark"_s);
        QCOMPARE(desk.settings->value(options::LearningSteps), u"1m 10m"_s);
        QCOMPARE(desk.next->shortcut(), QKeySequence(u"X"_s));
        QVERIFY(!asItWas->isEnabled());
    }

    // -- warnings

    void highRetentionIsWarnedOfWithTheReason_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("warned");
        QTest::newRow("70") << 70 << false;
        QTest::newRow("97") << 97 << false;
        QTest::newRow("98") << 98 << true;
        QTest::newRow("99") << 99 << true;
    }

    void highRetentionIsWarnedOfWithTheReason()
    {
        QFETCH(int, percent);
        QFETCH(bool, warned);
        const Desk desk;
        auto *box = desk.control<QSpinBox>(u"Desired retention"_s);
        box->setValue(percent);
        QCOMPARE(desk.settings->value(options::DesiredRetention), percent);
        QCOMPARE(desk.said().contains(u"many times the reviews"_s), warned);
        QCOMPARE(box->accessibleDescription().contains(u"many times the reviews"_s), warned);
    }

    void stepsThatAreNoneChangeNothingAndAreExplained()
    {
        const Desk desk;
        auto *field = desk.control<QLineEdit>(u"Learning steps"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"2m 5"_s); // still being typed
        QVERIFY(!desk.said().contains(u"is no step"_s));
        QTest::keyClicks(field, u"w 1h"_s);
        QVERIFY(desk.said().contains(u"“5w” is no step"_s));
        QCOMPARE(desk.settings->value(options::LearningSteps), u"2m"_s);
        desk.control<QSpinBox>(u"New cards per day"_s)->setFocus();
        QVERIFY(desk.said().contains(u"“2m” holds"_s));
        QCOMPARE(field->text(), u"2m 5w 1h"_s);
        desk.wayBack(options::LearningSteps.key)->click();
        QCOMPARE(field->text(), u"1m 10m"_s);
        QVERIFY(!desk.said().contains(u"is no step"_s));
    }

    void stepsOfADayAreTakenWithAWarning()
    {
        const Desk desk;
        auto *field = desk.control<QLineEdit>(u"Relearning steps"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"10m 1d"_s);
        QCOMPARE(desk.settings->value(options::RelearningSteps), u"10m 1d"_s);
        QVERIFY(desk.said().contains(u"whole days"_s));
    }

    // -- search

    void aSettingIsFoundInBothLanguages_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("label");
        QTest::newRow("its name") << u"retention"_s << u"Desired retention"_s;
        QTest::newRow("of its explanation") << u"midnight"_s << u"A study day begins at"_s;
        QTest::newRow("a choice") << u"contrast"_s << u"Theme"_s;
        QTest::newRow("two words in any order") << u"day new"_s << u"New cards per day"_s;
        QTest::newRow("Korean") << u"기억률"_s << u"Desired retention"_s;
        QTest::newRow("Korean, without its space") << u"읽기글꼴"_s << u"Reading font"_s;
        QTest::newRow("initial consonants") << u"ㅎㅅㄷㄱ"_s << u"Learning steps"_s;
        QTest::newRow("a Korean choice") << u"고대비"_s << u"Theme"_s;
    }

    void aSettingIsFoundInBothLanguages()
    {
        QFETCH(QString, typed);
        QFETCH(QString, label);
        const Desk desk;
        desk.find(typed);
        QVERIFY2(desk.found().contains(label), qPrintable(desk.found().join(u", ")));
        QVERIFY(desk.found().size() < 6);
    }

    void anActionIsFoundByItsNameInBothLanguagesAndByItsKeys_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << u"next"_s << u"Next card"_s;
        QTest::newRow("Korean") << u"다음 카드"_s << u"Next card"_s;
        QTest::newRow("keys") << u"ctrl+f"_s << u"Search…"_s;
    }

    void anActionIsFoundByItsNameInBothLanguagesAndByItsKeys()
    {
        QFETCH(QString, typed);
        const Desk desk;
        desk.find(typed);
        const auto *list = desk.dialog->findChild<QTreeWidget *>();
        QVERIFY(list->isVisible());
        QStringList names;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (!list->topLevelItem(i)->isHidden())
                names.append(list->topLevelItem(i)->text(0));
        }
        QTEST(names.join(u'|'), "name");
    }

    void whereNothingIsFoundTheWayOnIsSaid()
    {
        const Desk desk;
        desk.find(u"zebra"_s);
        QVERIFY(desk.found().isEmpty());
        QVERIFY(desk.said().contains(u"Esc"_s));
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.dialog->isVisible());
        QVERIFY(desk.found().contains(u"Desired retention"_s));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
    }

    void aTextIsKnownInEveryLanguage()
    {
        const QStringList texts = SettingsSearch().inAllLanguages("foldout::MainWindow", "T&heme");
        QVERIFY(texts.contains(u"Theme"_s));
        QVERIFY(texts.contains(u"테마"_s));
    }

    // -- keys

    void keysAreChangedWithTheKeyboardAlone()
    {
        const Desk desk;
        desk.choose(desk.next);
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(u"Ctrl+G"_s)});
        QVERIFY(desk.said().contains(u"“Next card” now has Ctrl+G"_s));
        // The focus is in the list again.
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.dialog->isVisible());
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(u"Ctrl+G"_s)});
        desk.press(Qt::Key_Backspace);
        QVERIFY(desk.next->shortcuts().isEmpty());
        desk.button(u"Default"_s)->setFocus();
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(Qt::Key_J)});
    }

    void furtherKeysAreAdded()
    {
        const Desk desk;
        desk.choose(desk.fold);
        desk.button(u"Add…"_s)->click();
        desk.press(Qt::Key_7);
        QCOMPARE(desk.fold->shortcuts(),
                 (QList{QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_7)}));
    }

    void keysThatAreTakenAreRefusedAndTheirActionIsNamed()
    {
        const Desk desk;
        desk.choose(desk.next);
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(Qt::Key_J)});
        QCOMPARE(desk.search->shortcuts(), QList{QKeySequence(u"Ctrl+F"_s)});
        QVERIFY(desk.said().contains(u"Ctrl+F already belongs to “Search…”"_s));
        desk.press(Qt::Key_F, Qt::AltModifier);
        QVERIFY(desk.said().contains(u"Alt+F is for the menus"_s));
        desk.press(Qt::Key_2); // it still asks
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(Qt::Key_2)});
    }

    void aKeyStillHeldIsNotTheNewOne()
    {
        const Desk desk;
        desk.choose(desk.next);
        desk.press(Qt::Key_Return);
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QApplication::sendEvent(desk.dialog->focusWidget(), &repeated);
        QCOMPARE(desk.next->shortcuts(), QList{QKeySequence(Qt::Key_J)});
    }

    void aScreenReaderReadsTheActionWithItsKeys()
    {
        const Desk desk;
        desk.choose(desk.fold);
        const auto *list = desk.dialog->findChild<QTreeWidget *>();
        QCOMPARE(list->currentItem()->data(0, Qt::AccessibleTextRole).toString(),
                 u"Unfold or fold the answer, Space"_s);
    }

    // -- data folder

    void anotherFolderHoldsFromTheNextStartAndNothingIsMoved()
    {
        const Desk desk;
        desk.showSection(u"Data"_s);
        auto *row = desk.dialog->findChild<DataFolderRow *>();
        QCOMPARE(desk.control<QLineEdit>(u"Data folder"_s)->text(),
                 QDir::toNativeSeparators(usualDataFolder()));
        const QString other = desk.folder.filePath(u"다른 곳"_s);
        row->use(other);
        QCOMPARE(defaultDataFolder(), other);
        QVERIFY(desk.said().contains(QDir::toNativeSeparators(other)));
        QVERIFY(desk.said().contains(u"Nothing is moved"_s));
        QVERIFY(!row->isAtDefault());
        desk.dialog->restoreDefaults(); // leaves it alone
        QCOMPARE(defaultDataFolder(), other);
        row->findChild<QToolButton *>()->click();
        QCOMPARE(defaultDataFolder(), usualDataFolder());
        QVERIFY(!desk.said().contains(u"Nothing is moved"_s));
    }

    void aFolderThatCannotBeUsedIsRefusedInWords()
    {
        const Desk desk;
        desk.showSection(u"Data"_s);
        QFile file(desk.folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        desk.dialog->findChild<DataFolderRow *>()->use(desk.folder.filePath(u"file/below"_s));
        QVERIFY(desk.said().contains(u"could not be written"_s));
        QCOMPARE(defaultDataFolder(), usualDataFolder());
    }

    // -- everybody

    void everythingThatTakesTheFocusHasAName()
    {
        const Desk desk;
        desk.settings->set(options::DesiredRetention, 98);
        auto *titles = desk.dialog->findChild<QListWidget *>();
        int seen = 0;
        for (int i = 0; i < titles->count(); ++i) {
            titles->setCurrentRow(i);
            for (QWidget *widget : focusableIn(*desk.dialog)) {
                const QAccessibleInterface *about = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(about);
                QVERIFY2(!about->text(QAccessible::Name).isEmpty(),
                         qPrintable(titles->item(i)->text() + u": "_s +
                                    QString::fromLatin1(widget->metaObject()->className())));
                ++seen;
            }
        }
        QVERIFY(seen > 30);
    }

    void tabReachesEveryControlOfASection()
    {
        const Desk desk;
        QSet<QWidget *> reached;
        desk.control<QLineEdit>(u"Search the settings"_s)->setFocus();
        for (int i = 0; i < 40; ++i) {
            desk.press(Qt::Key_Tab);
            reached.insert(desk.dialog->focusWidget());
        }
        for (QWidget *widget : focusableIn(*desk.dialog))
            QVERIFY2(!widget->isEnabled() || reached.contains(widget),
                     qPrintable(widget->accessibleName()));
    }

    void inASmallWindowWithLargeTextNothingIsCutOff_data()
    {
        QTest::addColumn<int>("scale");
        QTest::newRow("100 %") << 100;
        QTest::newRow("200 %") << 200;
        QTest::newRow("300 %") << 300;
    }

    void inASmallWindowWithLargeTextNothingIsCutOff()
    {
        QFETCH(int, scale);
        const Desk desk;
        desk.settings->set(options::TextScale, scale);
        desk.settings->set(options::DesiredRetention, 98);
        desk.dialog->resize(800, 600);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(desk.dialog->size(), QSize(800, 600));
        const auto *scroll = desk.dialog->findChild<QScrollArea *>();
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        const QRect whole = desk.dialog->rect();
        for (const QWidget *widget : focusableIn(*desk.dialog)) {
            const QPoint corner = widget->mapTo(desk.dialog.get(), QPoint(0, 0));
            QVERIFY2(corner.x() >= 0 && corner.x() + widget->width() <= whole.width(),
                     qPrintable(widget->accessibleName()));
        }
    }

    void theLanguageChangesWhileTheDialogIsOpen()
    {
        const Desk desk;
        QTranslator korean;
        QVERIFY(korean.load(u":/i18n/foldout_ko.qm"_s));
        QCoreApplication::installTranslator(&korean);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCOMPARE(desk.dialog->windowTitle(), u"설정"_s);
        QVERIFY(desk.control<QSpinBox>(u"목표 기억률"_s));
        QCOMPARE(desk.control<QComboBox>(u"테마"_s)->currentText(), u"시스템과 같게"_s);
        QCoreApplication::removeTranslator(&korean);
    }
};

QTEST_MAIN(TestSettingsDialog)
#include "tst_settingsdialog.moc"
