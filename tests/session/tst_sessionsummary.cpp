// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/sessionsummary.h"
#include "support/bankbuilder.h"

#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

ReviewEvent answer(const QString &question, Grade grade, const QMap<QString, bool> &points = {},
                   std::optional<Confidence> confidence = {})
{
    return {.card = {u"b"_s, question},
            .grade = grade,
            .confidence = confidence,
            .points = points,
            .activeMs = 10'000};
}

CardState dueOn(const QString &question, const QDate &day)
{
    CardState state{.card = {u"b"_s, question}, .memory = MemoryState{1, 5}};
    state.placement = {.phase = Phase::Review, .intervalDays = 1, .dueDay = day};
    return state;
}

const QDate Tomorrow(2026, 12, 2);

} // namespace

class TestSessionSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noAnswersAreNothing() { QCOMPARE(summarise({}), SessionSummary()); }

    void answersCardsAndTimeAreCounted()
    {
        ReviewEvent seen = answer(u"q3"_s, Grade::Good);
        seen.kind = EventKind::Seen;
        seen.grade.reset();
        const SessionSummary summary =
            summarise({answer(u"q1"_s, Grade::Again), answer(u"q2"_s, Grade::Hard),
                       answer(u"q1"_s, Grade::Good), seen});
        QCOMPARE(summary.answers, 3);
        QCOMPARE(summary.cards, 2);
        QCOMPARE(summary.right, 2); // Hard is one
        QCOMPARE(summary.activeMs, 30'000);
    }

    void theSameQuestionOfTwoBanksIsTwoCards()
    {
        ReviewEvent other = answer(u"q1"_s, Grade::Good);
        other.card.bankId = u"c"_s;
        QCOMPARE(summarise({answer(u"q1"_s, Grade::Good), other}).cards, 2);
    }

    void aPointThatWasMissedAndThenRecalledIsBack()
    {
        const SessionSummary summary =
            summarise({answer(u"q1"_s, Grade::Again, {{u"a"_s, true}, {u"b"_s, false}}),
                       answer(u"q1"_s, Grade::Good, {{u"a"_s, true}, {u"b"_s, true}})});
        QCOMPARE(summary.pointsAsked, 4);
        QCOMPARE(summary.pointsRecalled, 3);
        const QList<SessionSummary::MissedPoint> expected{
            {.card = {u"b"_s, u"q1"_s}, .id = u"b"_s, .missed = 1, .asked = 2, .back = true}};
        QCOMPARE(summary.missedPoints, expected);
    }

    void thePointMissedMostOftenComesFirst_othersInTheOrderOfTheRun()
    {
        const SessionSummary summary =
            summarise({answer(u"q1"_s, Grade::Hard, {{u"x"_s, false}}),
                       answer(u"q2"_s, Grade::Again, {{u"x"_s, false}}),
                       answer(u"q3"_s, Grade::Again, {{u"x"_s, false}}),
                       answer(u"q2"_s, Grade::Again, {{u"x"_s, false}})});
        QStringList order;
        for (const auto &point : summary.missedPoints)
            order.append(point.card.questionId);
        QCOMPARE(order, (QStringList{u"q2"_s, u"q1"_s, u"q3"_s}));
    }

    void anAnswerWithoutTicksSaysNothingOfPoints()
    {
        const SessionSummary summary = summarise({answer(u"q1"_s, Grade::Again)});
        QCOMPARE(summary.pointsAsked, 0);
        QVERIFY(summary.missedPoints.isEmpty());
    }

    void calibrationCountsWhatWasSaidBeforeTheReveal()
    {
        const SessionSummary summary = summarise(
            {answer(u"q1"_s, Grade::Again, {}, Confidence::Sure),
             answer(u"q2"_s, Grade::Hard, {}, Confidence::Sure),
             answer(u"q3"_s, Grade::Easy, {}, Confidence::Guess), answer(u"q4"_s, Grade::Good)});
        QCOMPARE(summary.calibration[0], (SessionSummary::Calibration{1, 1}));
        QCOMPARE(summary.calibration[1], (SessionSummary::Calibration{0, 0}));
        QCOMPARE(summary.calibration[2], (SessionSummary::Calibration{1, 2}));
    }

    void comingIsWhatIsDueThatDay_whatIsLeft_andNewCardsUpToTheLimit()
    {
        const BankPtr bank = finished(bankOf(u"b"_s, 8, 0));
        QHash<CardKey, CardState> states;
        const auto put = [&states](const CardState &state) {
            states.insert(state.card, state);
        };
        put(dueOn(u"q0"_s, Tomorrow));
        put(dueOn(u"q1"_s, Tomorrow.addDays(-1)));
        put(dueOn(u"q2"_s, Tomorrow.addDays(1)));
        CardState suspended = dueOn(u"q3"_s, Tomorrow);
        suspended.suspended = true;
        put(suspended);
        put({.card = {u"b"_s, u"q4"_s}, .seen = 1}); // only looked at: still new
        put(dueOn(u"gone"_s, Tomorrow));             // no card of the bank
        QCOMPARE(comingOn(Tomorrow, states, {bank}, 20), (Coming{1, 1, 4}));
        QCOMPARE(comingOn(Tomorrow, states, {bank}, 3), (Coming{1, 1, 3}));
        QCOMPARE(comingOn(Tomorrow, states, {}, 3), Coming());
    }

    void aNewCardThatIsSuspendedDoesNotCome()
    {
        const BankPtr bank = finished(bankOf(u"b"_s, 1, 0));
        const CardState suspended{.card = {u"b"_s, u"q0"_s}, .suspended = true};
        QCOMPARE(comingOn(Tomorrow, {{suspended.card, suspended}}, {bank}, 20), Coming());
    }
};

QTEST_GUILESS_MAIN(TestSessionSummary)
#include "tst_sessionsummary.moc"
