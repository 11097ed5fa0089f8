// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/cardstate.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestCardState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mark_data()
    {
        QTest::addColumn<QString>("grades"); // digits, latest last
        QTest::addColumn<CardMark>("mark");
        QTest::newRow("never graded") << u""_s << CardMark::New;
        QTest::newRow("Again") << u"1"_s << CardMark::Missed;
        QTest::newRow("Hard") << u"2"_s << CardMark::Shaky;
        QTest::newRow("Good at first sight") << u"3"_s << CardMark::Known;
        QTest::newRow("Easy at first sight") << u"4"_s << CardMark::Known;
        QTest::newRow("Good directly after Again") << u"13"_s << CardMark::Shaky;
        QTest::newRow("Easy directly after Again") << u"14"_s << CardMark::Shaky;
        QTest::newRow("Good twice after Again") << u"133"_s << CardMark::Known;
        QTest::newRow("Good after Hard") << u"23"_s << CardMark::Known;
        QTest::newRow("Hard after Easy") << u"42"_s << CardMark::Shaky;
        QTest::newRow("Again after Easy") << u"441"_s << CardMark::Missed;
        QTest::newRow("more than is remembered") << u"11133"_s << CardMark::Known;
    }

    void mark()
    {
        QFETCH(QString, grades);
        CardState state;
        for (const QChar digit : grades) {
            apply(
                state,
                {.eventId = u"e"_s, .kind = EventKind::Review, .grade = Grade(digit.digitValue())},
                *m_model);
        }
        QTEST(state.mark, "mark");
        QCOMPARE(state.reviews, grades.size());
    }

    void onlyGradesChangeTheMark_data()
    {
        QTest::addColumn<EventKind>("kind");
        QTest::addColumn<CardMark>("mark");
        QTest::newRow("seen") << EventKind::Seen << CardMark::Missed;
        QTest::newRow("suspend") << EventKind::Suspend << CardMark::Missed;
        QTest::newRow("bury") << EventKind::Bury << CardMark::Missed;
        QTest::newRow("note") << EventKind::Note << CardMark::Missed;
        QTest::newRow("reset begins anew") << EventKind::Reset << CardMark::New;
    }

    void onlyGradesChangeTheMark()
    {
        QFETCH(EventKind, kind);
        CardState state;
        apply(state, {.eventId = u"1"_s, .kind = EventKind::Review, .grade = Grade::Again},
              *m_model);
        apply(state, {.eventId = u"2"_s, .kind = kind}, *m_model);
        QTEST(state.mark, "mark");
        QCOMPARE(state.reviews, 1);
        QCOMPARE(state.suspended, kind == EventKind::Suspend);
        QCOMPARE(state.seen, kind == EventKind::Seen ? 1 : 0);
        QCOMPARE(state.lastEventId, u"2"_s);
    }

    void markNamesAreRead()
    {
        for (int i = 0; i < CardMarkCount; ++i)
            QCOMPARE(markFromName(markName(CardMark(i))), CardMark(i));
    }

private:
    MemoryModelPtr m_model = *memoryModel();
};

QTEST_GUILESS_MAIN(TestCardState)
#include "tst_cardstate.moc"
