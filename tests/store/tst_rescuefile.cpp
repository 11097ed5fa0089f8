// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/eventjson.h"
#include "store/rescuefile.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

ReviewEvent fullEvent()
{
    return {
        .eventId = u"00000000-0000-4000-8000-000000000001"_s,
        .kind = EventKind::Review,
        .card = {u"bank"_s, u"q1"_s},
        .contentHash = u"aaaa"_s,
        .mode = StudyMode::Exam,
        .grade = Grade::Easy,
        .confidence = Confidence::Guess,
        .points = {{u"a"_s, true}, {u"t-0123456789ab"_s, false}},
        .pointsScore = 1.0 / 3,
        .answer = u"줄\n바꿈과 \"따옴표\" 📚"_s,
        .shownAtMs = 1'796'086'800'001,
        .revealedAtMs = 1'796'086'810'002,
        .answeredAtMs = 1'796'086'820'003,
        .utcOffsetMin = -210,
        .studyDay = QDate(2026, 12, 1),
        .rawMs = 20'002,
        .activeMs = 19'001,
        .deviceId = u"device"_s,
    };
}

} // namespace

class TestRescueFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventsComeBackAsTheyWere()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"구조.jsonl"_s);
        ReviewEvent undo = fullEvent();
        undo.eventId = u"00000000-0000-4000-8000-000000000002"_s;
        undo.kind = EventKind::Undo;
        undo.grade.reset();
        undo.confidence.reset();
        undo.points.clear();
        undo.pointsScore.reset();
        undo.revealedAtMs.reset();
        undo.undoes = fullEvent().eventId;
        QVERIFY(addToRescueFile(path, fullEvent()));
        QVERIFY(addToRescueFile(path, undo));
        const auto rescued = readRescueFile(path);
        QVERIFY(rescued);
        QVERIFY(rescued->events == (QList<ReviewEvent>{fullEvent(), undo}));
        QCOMPARE(rescued->unreadableLines, 0);
    }

    void aCutLineSpoilsNoOther()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"rescue.jsonl"_s);
        QVERIFY(addToRescueFile(path, fullEvent()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray line = file.readAll();
        QVERIFY(file.write(line.left(line.size() / 2)) > 0);
        file.close();
        ReviewEvent other = fullEvent();
        other.eventId = u"00000000-0000-4000-8000-000000000003"_s;
        QVERIFY(addToRescueFile(path, other));
        const auto rescued = readRescueFile(path);
        QVERIFY(rescued);
        QCOMPARE(rescued->events.size(), 2);
        QCOMPARE(rescued->unreadableLines, 1);
    }

    void whatMakesNoSenseIsNoEvent_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("no id") << u"event_id"_s << QJsonValue(u"x"_s);
        QTest::newRow("unknown kind") << u"kind"_s << QJsonValue(u"dance"_s);
        QTest::newRow("unknown mode") << u"mode"_s << QJsonValue(u"dance"_s);
        QTest::newRow("no card") << u"question_id"_s << QJsonValue(u""_s);
        QTest::newRow("a review without a grade") << u"grade"_s << QJsonValue();
        QTest::newRow("a grade out of range") << u"grade"_s << QJsonValue(5);
        QTest::newRow("no day") << u"study_day"_s << QJsonValue(u"2026-02-30"_s);
        QTest::newRow("no time") << u"answered_at_ms"_s << QJsonValue(0);
        QTest::newRow("a review that undoes") << u"undoes"_s << QJsonValue(u"x"_s);
    }

    void whatMakesNoSenseIsNoEvent()
    {
        QFETCH(QString, member);
        QFETCH(QJsonValue, value);
        QJsonObject object = eventToJson(fullEvent());
        QVERIFY(eventFromJson(object));
        object.insert(member, value);
        QVERIFY(!eventFromJson(object));
    }

    void aFileThatCannotBeHadSaysWhy()
    {
        QTemporaryDir folder;
        const auto absent = readRescueFile(folder.filePath(u"absent"_s));
        QVERIFY(!absent);
        QCOMPARE(absent.error().code, ErrorCode::NotFound);
        const Status written = addToRescueFile(folder.filePath(u"no/folder/x"_s), fullEvent());
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    }
};

QTEST_GUILESS_MAIN(TestRescueFile)
#include "tst_rescuefile.moc"
