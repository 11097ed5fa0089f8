// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gradebar.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 1);
const Moment Now{1'796'000'000'000, Today};

std::array<Placement, 4> preview()
{
    const auto after = [](int days) {
        return Placement{.phase = Phase::Review, .dueDay = Today.addDays(days)};
    };
    Placement again = after(0);
    again.dueMs = Now.utcMs + 600'000;
    return {again, after(2), after(5), after(36)};
}

QList<QAbstractButton *> shownButtons(const GradeBar &bar)
{
    QList<QAbstractButton *> shown;
    for (QAbstractButton *button : bar.findChildren<QAbstractButton *>()) {
        if (button->isVisibleTo(&bar))
            shown.append(button);
    }
    return shown;
}

QStringList names(const GradeBar &bar)
{
    QStringList names;
    for (const QAbstractButton *button : shownButtons(bar))
        names.append(button->accessibleName());
    return names;
}

// How many buttons stand in the first line.
int columns(const GradeBar &bar)
{
    const QList<QAbstractButton *> shown = shownButtons(bar);
    return int(std::ranges::count_if(
        shown, [&](const QAbstractButton *button) { return button->y() == shown.first()->y(); }));
}

} // namespace

class TestGradeBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void screenReadersHearGradeIntervalAndReason()
    {
        GradeBar bar;
        QCOMPARE(names(bar), (QStringList{u"Again"_s, u"Hard"_s, u"Good"_s, u"Easy"_s}));
        bar.setPreview(preview(), Now);
        bar.setSuggestion(Grade::Hard, u"2 of 4 points"_s);
        QCOMPARE(names(bar).at(0), u"Again, again in 10 minute(s)"_s);
        QVERIFY(names(bar).at(1).startsWith(u"Hard, again in 2 day(s), on "_s));
        QVERIFY(names(bar).at(1).endsWith(u", suggested: 2 of 4 points"_s));
        QVERIFY(!names(bar).at(2).contains(u"suggested"_s));
        bar.setPreview(std::nullopt, {});
        QCOMPARE(names(bar).at(0), u"Again"_s);
    }

    void digits_data()
    {
        QTest::addColumn<GradeBar::Buttons>("buttons");
        QTest::addColumn<QList<int>>("grades"); // of the digits 0..5; 0: none
        QTest::newRow("four") << GradeBar::Buttons::Four << QList<int>{0, 1, 2, 3, 4, 0};
        QTest::newRow("two") << GradeBar::Buttons::Two << QList<int>{0, 1, 3, 0, 0, 0};
    }
    void digits()
    {
        QFETCH(GradeBar::Buttons, buttons);
        QFETCH(QList<int>, grades);
        for (int digit = 0; digit < grades.size(); ++digit) {
            const auto grade = GradeBar::gradeOf(digit, buttons);
            QCOMPARE(grade ? int(*grade) : 0, grades.at(digit));
        }
    }

    void ofTwoButtonsTheOneThatStandsForTheSuggestionIsMarked_data()
    {
        QTest::addColumn<Grade>("suggested");
        QTest::addColumn<int>("marked");
        QTest::newRow("again is missed") << Grade::Again << 0;
        QTest::newRow("hard is got") << Grade::Hard << 1;
        QTest::newRow("good is got") << Grade::Good << 1;
        QTest::newRow("easy is got") << Grade::Easy << 1;
    }
    void ofTwoButtonsTheOneThatStandsForTheSuggestionIsMarked()
    {
        QFETCH(Grade, suggested);
        QFETCH(int, marked);
        GradeBar bar;
        bar.setButtons(GradeBar::Buttons::Two);
        bar.setSuggestion(suggested, u"why"_s);
        QCOMPARE(names(bar).size(), 2);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(names(bar).at(i).contains(u"why"_s), i == marked);
    }

    void aClickAsksForItsGrade_alsoWithTwoButtons()
    {
        GradeBar bar;
        QSignalSpy asked(&bar, &GradeBar::gradeRequested);
        shownButtons(bar).at(3)->click();
        bar.setButtons(GradeBar::Buttons::Two);
        shownButtons(bar).at(1)->click();
        bar.setButtons(GradeBar::Buttons::Four);
        shownButtons(bar).at(1)->click();
        QList<Grade> grades;
        for (const QList<QVariant> &arguments : asked)
            grades.append(arguments.first().value<Grade>());
        QCOMPARE(grades, (QList<Grade>{Grade::Easy, Grade::Good, Grade::Hard}));
    }

    void whereTheRoomEndsTheButtonsGoOnInTheNextLineAndStayWhole()
    {
        GradeBar bar;
        bar.setPreview(preview(), Now);
        bar.setSuggestion(Grade::Good, u"3 of 4 points"_s);
        const int wide = bar.sizeHint().width();
        bar.show();
        QList<int> seen;
        for (int width = wide; width >= bar.minimumSizeHint().width(); width -= 10) {
            bar.resize(width, bar.heightForWidth(width));
            if (!seen.contains(columns(bar)))
                seen.append(columns(bar));
            for (const QAbstractButton *button : shownButtons(bar)) {
                QVERIFY(bar.rect().contains(button->geometry()));
                QVERIFY(button->width() >= button->minimumSizeHint().width());
                QVERIFY(button->height() >= button->heightForWidth(button->width()));
            }
        }
        QCOMPARE(seen, (QList<int>{4, 2, 1}));
    }

    void compactTakesLessRoomAndKeepsTheNames()
    {
        GradeBar bar;
        bar.setPreview(preview(), Now);
        const QStringList before = names(bar);
        const int tall = bar.heightForWidth(600);
        bar.setCompact(true);
        QVERIFY(bar.heightForWidth(600) < tall);
        QCOMPARE(names(bar), before);
    }
};

QTEST_MAIN(TestGradeBar)
#include "tst_gradebar.moc"
