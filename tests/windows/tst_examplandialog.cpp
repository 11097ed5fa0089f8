// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/examdaysmodel.h"
#include "session/banklibrary.h"
#include "session/reviewsession.h"
#include "support/bankbuilder.h"
#include "support/studyfixture.h"
#include "windows/appearance.h"
#include "windows/examplandialog.h"

#include <QAccessible>
#include <QComboBox>
#include <QDateEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QThreadPool>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 10);

// The dialog over bank b with 12 questions in three topics and bank c with five.
struct Desk
{
    explicit Desk(const QList<BankPtr> &given = {finished(bankOf(u"b"_s, 12, 3)),
                                                 finished(bankOf(u"c"_s, 5, 0))})
        : banks(given)
    {
        study.settings->set(options::ContentLanguage, u"ko"_s);
    }

    void open()
    {
        dialog = std::make_unique<ExamPlanDialog>(
            Services{*study.settings, library, *study.progress, review, appearance, {}}, banks,
            states, scheduler, Today, nullptr);
        dialog->open();
    }

    // What the plan is of these cards, as the fields are now.
    ExamPlan planOf(const QList<CardState> &cards) const
    {
        return planForExam(
            cards, scheduler,
            {.today = Today, .examDay = day().date(), .minutesPerDay = minutes().value()});
    }

    QComboBox &scope() const { return *dialog->findChild<QComboBox *>(); }
    QDateEdit &day() const { return *dialog->findChild<QDateEdit *>(); }
    QSpinBox &minutes() const { return *dialog->findChild<QSpinBox *>(); }
    QTableView &days() const { return *dialog->findChild<QTableView *>(u"days"_s); }
    QListWidget &left() const { return *dialog->findChild<QListWidget *>(); }
    QPushButton &studyButton() const { return *dialog->findChildren<QPushButton *>().first(); }

    StudyFixture study;
    BankLibrary library{LoadOptions{}};
    ReviewSession review{*study.store, *study.progress, study.clock, *study.settings};
    Appearance appearance{*study.settings};
    Scheduler scheduler{*memoryModel(), {}};
    QList<BankPtr> banks;
    QHash<CardKey, CardState> states;
    std::unique_ptr<ExamPlanDialog> dialog;
};

} // namespace

class TestExamPlanDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opened_plansTheOpenBanks()
    {
        Desk desk;
        desk.open();
        QVERIFY(!desk.studyButton().isEnabled());
        QTRY_VERIFY(!desk.dialog->isPlanning());
        const ExamPlan &plan = desk.dialog->plan();
        QCOMPARE(plan.fits.size() + plan.left.size(), 17);
        QCOMPARE(desk.days().model()->rowCount(), int(Today.daysTo(desk.day().date())));
        QCOMPARE(desk.days().model()->columnCount(), int(ExamDaysModel::ColumnCount));
        QVERIFY(!desk.left().isVisible());
        QVERIFY(desk.studyButton().isEnabled());
    }

    void scope_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("cards");
        QTest::newRow("a bank") << u"은행 b"_s << 12;
        QTest::newRow("a topic") << u"은행 b: 주제 1"_s << 4;
        QTest::newRow("a bank without topics") << u"은행 c"_s << 5;
    }

    void scope()
    {
        QFETCH(QString, name);
        Desk desk;
        desk.open();
        QCOMPARE(desk.scope().count(), 6);
        desk.scope().setCurrentText(name);
        QCOMPARE(desk.scope().currentText(), name);
        QTRY_VERIFY(!desk.dialog->isPlanning());
        const ExamPlan &plan = desk.dialog->plan();
        QTEST(int(plan.fits.size() + plan.left.size()), "cards");
    }

    void statesOfTheCards_areInThePlan()
    {
        Desk desk({finished(bankOf(u"c"_s, 3, 0))});
        desk.states[{u"c"_s, u"q1"_s}] = {
            .card = {u"c"_s, u"q1"_s},
            .memory = MemoryState{9, 5},
            .placement = {.phase = Phase::Review, .intervalDays = 9, .dueDay = Today},
            .firstDay = Today.addDays(-20),
            .lastReviewDay = Today.addDays(-9)};
        desk.states[{u"c"_s, u"q2"_s}] = {.suspended = true};
        desk.open();
        QCOMPARE(desk.scope().count(), 1);
        desk.day().setDate(Today.addDays(1));
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QCOMPARE(desk.dialog->plan().today, (QList<int>{1, 0}));
    }

    // However fast the learner turns the fields: what is shown in the end is of the last values.
    void changedWhilePlanning_showsThePlanOfTheLastValues()
    {
        Desk desk;
        desk.open();
        desk.scope().setCurrentText(u"은행 c"_s);
        for (const int minutes : {50, 1, 20, 2}) {
            desk.minutes().setValue(minutes);
            desk.day().setDate(Today.addDays(minutes));
            QCoreApplication::sendPostedEvents();
            QVERIFY(desk.dialog->isPlanning());
            QVERIFY(!desk.studyButton().isEnabled());
        }
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QList<CardState> cards;
        for (int i = 0; i < 5; ++i)
            cards.append({.card = {u"c"_s, u"q%1"_s.arg(i)}});
        QCOMPARE(desk.dialog->plan(), desk.planOf(cards));
        QCOMPARE(desk.days().model()->rowCount(), 2);
    }

    void whatDoesNotFit_isListed()
    {
        Desk desk({finished(bankOf(u"c"_s, 5, 0))});
        desk.open();
        desk.day().setDate(Today.addDays(1));
        desk.minutes().setValue(4); // of 97 seconds a new card
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QCOMPARE(desk.dialog->plan().left, (QList<int>{2, 3, 4}));
        QVERIFY(desk.left().isVisible());
        QCOMPARE(desk.left().count(), 3);
        QCOMPARE(desk.left().item(0)->text(), u"문항 2"_s);
        desk.minutes().setValue(30);
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QVERIFY(!desk.left().isVisible());
    }

    void study_asksForTodaysShareAndCloses()
    {
        Desk desk;
        desk.open();
        desk.scope().setCurrentText(u"은행 c"_s);
        desk.day().setDate(Today.addDays(1));
        desk.minutes().setValue(4);
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QSignalSpy requested(desk.dialog.get(), &ExamPlanDialog::studyRequested);
        desk.studyButton().click();
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.first().first().value<QList<CardKey>>(),
                 (QList<CardKey>{{u"c"_s, u"q0"_s}, {u"c"_s, u"q1"_s}}));
        QVERIFY(!desk.dialog->isVisible());
    }

    void nothingToPlan_data()
    {
        QTest::addColumn<int>("cards");
        QTest::newRow("every question is suspended") << 2;
        QTest::newRow("an empty bank") << 0;
        QTest::newRow("no bank") << -1;
    }

    void nothingToPlan()
    {
        QFETCH(int, cards);
        Desk desk(cards < 0 ? QList<BankPtr>{}
                            : QList<BankPtr>{finished(bankOf(u"c"_s, cards, 0))});
        for (int i = 0; i < cards; ++i)
            desk.states[{u"c"_s, u"q%1"_s.arg(i)}].suspended = true;
        desk.open();
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QVERIFY(!desk.days().isVisible());
        QVERIFY(!desk.studyButton().isEnabled());
    }

    void enterInAField_neitherStudiesNorCloses()
    {
        Desk desk;
        desk.open();
        QTRY_VERIFY(!desk.dialog->isPlanning());
        QSignalSpy requested(desk.dialog.get(), &ExamPlanDialog::studyRequested);
        desk.minutes().setFocus();
        QTest::keyClick(&desk.minutes(), Qt::Key_Return);
        QVERIFY(requested.isEmpty());
        QVERIFY(desk.dialog->isVisible());
    }

    void closedWhilePlanning_endsTheWork()
    {
        Desk desk({finished(bankOf(u"c"_s, 3000, 0))});
        desk.open();
        QVERIFY(desk.dialog->isPlanning());
        desk.dialog.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
    }

    void everyField_hasAName()
    {
        Desk desk({finished(bankOf(u"c"_s, 5, 0))});
        desk.open();
        desk.minutes().setValue(1);
        QTRY_VERIFY(!desk.dialog->isPlanning());
        int fields = 0;
        for (QWidget *widget : desk.dialog->findChildren<QWidget *>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) ||
                widget->focusProxy())
                continue;
            ++fields;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(fields >= 6);
    }
};

QTEST_MAIN(TestExamPlanDialog)
#include "tst_examplandialog.moc"
