// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/migrations.h"
#include "store/progressstore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QDate Today(2026, 12, 3);

// The tables as SQLite has them, one "name: sql" a line, without comments and layout.
QStringList schemaOf(const Database &database)
{
    static const QRegularExpression comment(u"--[^\n]*"_s);
    QStringList lines;
    QSqlQuery query = database.query();
    query.exec(u"SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_master ORDER BY 1"_s);
    while (query.next())
        lines.append(query.value(0).toString() + u": "_s +
                     query.value(1).toString().remove(comment).simplified());
    return lines;
}

bool writeFixture(const QString &path)
{
    QFile file(QStringLiteral(FOLDOUT_TEST_DATA "/schema1.sql"));
    const auto database = Database::open(path);
    if (!database || !file.open(QIODevice::ReadOnly))
        return false;
    QStringList statements = splitStatements(QString::fromUtf8(file.readAll()));
    statements.prepend(u"BEGIN"_s);
    statements.append(u"COMMIT"_s);
    return std::ranges::all_of(statements, [&](const QString &statement) {
        return (*database)->execute(statement).has_value();
    });
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Two more schemas, as a later Foldout might have them.
QList<Migration> laterSteps()
{
    QList<Migration> steps = migrations();
    const int last = steps.last().version;
    steps.append(
        {last + 1, {u"ALTER TABLE card_state ADD COLUMN extra TEXT NOT NULL DEFAULT ''"_s}});
    steps.append({last + 2,
                  {u"CREATE TABLE met (question_id TEXT NOT NULL) STRICT"_s,
                   u"INSERT INTO met SELECT DISTINCT question_id FROM review_log"_s}});
    return steps;
}

} // namespace

class TestMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = ProgressStore::fileIn(m_folder->path());
    }

    void statementsEndAtTheMarkerAndNotAtASemicolon()
    {
        const QStringList parts = splitStatements(u"-- head; head\n-- statement\nCREATE TRIGGER a "
                                                  "BEGIN SELECT 1; END\n -- statement \nB\n"_s);
        QCOMPARE(parts, (QStringList{u"CREATE TRIGGER a BEGIN SELECT 1; END\n"_s, u"B\n\n"_s}));
    }

    void stepsAreNumberedWithoutGaps()
    {
        const QList<Migration> steps = migrations();
        QVERIFY(!steps.isEmpty());
        for (int i = 0; i < steps.size(); ++i) {
            QCOMPARE(steps.at(i).version, i + 1);
            QVERIFY(!steps.at(i).statements.isEmpty());
        }
    }

    void aFreshFileIsOursAndHasNoBackup()
    {
        const auto store = ProgressStore::open(m_folder->path(), Today);
        QVERIFY(store);
        Database &database = (*store)->database();
        QCOMPARE(database.scalar(u"PRAGMA application_id"_s)->toInt(), 0x464F4C44);
        QCOMPARE(database.scalar(u"PRAGMA user_version"_s)->toInt(), migrations().last().version);
        QCOMPARE(*database.journalMode(), u"wal"_s);
        QVERIFY(!QFile::exists(m_folder->filePath(u"backups"_s)));
    }

    void aFreshSchemaIsTheMigratedOne()
    {
        const auto fresh = Database::open(m_folder->filePath(u"fresh.sqlite3"_s));
        QVERIFY(fresh);
        QVERIFY(migrate(**fresh, laterSteps(), Today));

        QVERIFY(writeFixture(m_path));
        const auto migrated = Database::open(m_path);
        QVERIFY(migrated);
        QVERIFY(migrate(**migrated, migrations(), Today));
        QVERIFY(migrate(**migrated, laterSteps(), Today));
        QCOMPARE(schemaOf(**migrated), schemaOf(**fresh));
        QCOMPARE((*migrated)->scalar(u"PRAGMA user_version"_s)->toInt(),
                 laterSteps().last().version);
        QCOMPARE((*migrated)->scalar(u"SELECT count(*) FROM met"_s)->toInt(), 8);
        QCOMPARE((*migrated)->scalar(u"SELECT count(*) FROM review_log"_s)->toInt(), 16);
    }

    void aDatabaseOfSchemaOneIsReadInFull()
    {
        QVERIFY(writeFixture(m_path));
        const auto store = ProgressStore::open(m_folder->path(), Today);
        QVERIFY(store);
        QCOMPARE((*store)->deviceId(), u"00000000-0000-4000-8000-00000000000d"_s);
        const auto before = (*store)->states();
        QVERIFY(before);
        QCOMPARE(before->size(), 7);
        QVERIFY((*store)->rebuildStates());
        QVERIFY(*(*store)->states() == *before);
        QCOMPARE((*store)->eventsOf({u"bank"_s, u"q1"_s})->first().answer, u"첫 답"_s);
        QCOMPARE((*(*store)->nextUndo())->eventId, u"00000000-0000-4000-8000-000000000016"_s);
        QCOMPARE(*(*store)->note({u"bank"_s, u"q1"_s}), u"외울 것"_s);
        QCOMPARE((*store)->work({u"bank"_s, u"q2"_s})->hintsUsed, 2);
        QVERIFY((*store)->work({u"bank"_s, u"q3"_s})->unfolded);
        QCOMPARE((*store)->place(u"bank"_s)->questionId, u"q3"_s);
        QCOMPARE((*store)->knownPoints({u"bank"_s, u"q1"_s})->size(), 2);
        QVERIFY((*store)->exams()->isEmpty());
    }

    void theLogComesThroughAMigrationUntouched()
    {
        // Types too: a value that was only rewritten in another form would be a change.
        const QString columns =
            u"seq event_id kind bank_id question_id content_hash mode grade confidence points "
            "points_score answer shown_at_ms revealed_at_ms answered_at_ms utc_offset_min "
            "study_day raw_ms active_ms device_id undoes"_s;
        QStringList parts;
        for (const QString &column : columns.split(u' '))
            parts.append(u"typeof(%1) || ' ' || quote(%1)"_s.arg(column));
        const QString rows = u"SELECT group_concat(line, char(10)) FROM (SELECT %1 AS line "
                             "FROM review_log ORDER BY seq)"_s.arg(parts.join(u" || ' ' || "_s));

        QVERIFY(writeFixture(m_path));
        const auto database = Database::open(m_path);
        QVERIFY(database);
        const QString before = (*database)->scalar(rows)->toString();
        QCOMPARE(before.count(u'\n'), 15);
        QVERIFY(ProgressStore::open(m_folder->path(), Today));
        QCOMPARE((*database)->scalar(rows)->toString(), before);
        QCOMPARE((*database)
                     ->scalar(u"SELECT count(*) FROM review_log WHERE hints_used = 0 AND "
                              "coalesce(phase, step, interval_days, due_day, due_ms) IS NULL"_s)
                     ->toInt(),
                 16);
    }

    // Rows of schema 1 do not say when a card is due: the default steps and intervals do.
    void gradesOfSchemaOneFindTheirPlaceInTheSchedule_data()
    {
        QTest::addColumn<CardState>("expected"); // memory and interval: see below
        const QDate first(2026, 12, 1);
        const QDate second(2026, 12, 2);
        constexpr qint64 TenMinutes = 600'000;
        const auto learning = [&](qint64 gradedMs) {
            return Placement{.phase = Phase::Learning,
                             .step = 1,
                             .dueDay = second,
                             .dueMs = gradedMs + TenMinutes};
        };
        const auto of = [](const QString &question, CardState state) {
            state.card = {u"bank"_s, question};
            return state;
        };
        QTest::newRow("Again, then Good the day after")
            << of(u"q1"_s, {.mark = CardMark::Shaky,
                            .reviews = 2,
                            .placement = learning(1'796'173'220'000),
                            .firstDay = first,
                            .lastReviewDay = second});
        QTest::newRow("suspended; its only grade was taken back")
            << of(u"q2"_s, {.suspended = true});
        QTest::newRow("put off") << of(u"q3"_s, {.seen = 1, .buriedOn = second});
        QTest::newRow("a grade taken back and brought back")
            << of(u"q4"_s, {.mark = CardMark::Known,
                            .reviews = 1,
                            .memory = MemoryState{.stability = 2.3065},
                            .placement = learning(1'796'173'720'000),
                            .firstDay = second,
                            .lastReviewDay = second});
        QTest::newRow("an exam moves nothing")
            << of(u"q5"_s, {.mark = CardMark::Shaky, .reviews = 1});
        QTest::newRow("graded twice, the first time under another name") << of(
            u"q6"_s,
            {.mark = CardMark::Known,
             .reviews = 2,
             .memory = MemoryState{.stability = 2.3065},
             .placement = {.phase = Phase::Review, .intervalDays = 2, .dueDay = second.addDays(2)},
             .firstDay = second,
             .lastReviewDay = second});
        QTest::newRow("reset") << of(u"q7"_s, {.reviews = 1});
    }

    void gradesOfSchemaOneFindTheirPlaceInTheSchedule()
    {
        QFETCH(CardState, expected);
        QVERIFY(writeFixture(m_path));
        const auto store = ProgressStore::open(m_folder->path(), Today);
        QVERIFY(store);
        const auto found = (*store)->cardState(expected.card);
        QVERIFY(found && *found);
        const CardState &state = **found;
        QCOMPARE(state.mark, expected.mark);
        QCOMPARE(state.reviews, expected.reviews);
        QCOMPARE(state.seen, expected.seen);
        QVERIFY(state.placement == expected.placement);
        QCOMPARE(state.memory.has_value(), state.placement.phase != Phase::New);
        if (expected.memory)
            QCOMPARE(state.memory->stability, expected.memory->stability);
        QCOMPARE(state.firstDay, expected.firstDay);
        QCOMPARE(state.lastReviewDay, expected.lastReviewDay);
        QCOMPARE(state.suspended, expected.suspended);
        QCOMPARE(state.buriedOn, expected.buriedOn);
        QVERIFY(!state.sureButWrong && !state.leech && !state.flagged);
    }

    void whatOnlyReadsLeavesAnOlderFileAlone()
    {
        QVERIFY(writeFixture(m_path));
        const QByteArray before = bytesOf(m_path);
        const auto reader = ProgressStore::openReadOnly(m_folder->path());
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, ErrorCode::OlderSchema);
        QCOMPARE(reader.error().detail, u"1"_s);
        QCOMPARE(bytesOf(m_path), before);
        QVERIFY(ProgressStore::open(m_folder->path(), Today));
        QVERIFY(ProgressStore::openReadOnly(m_folder->path()));
    }

    void anExistingFileIsBackedUpBeforeAMigration()
    {
        QVERIFY(writeFixture(m_path));
        const auto database = Database::open(m_path);
        QVERIFY(database);
        QVERIFY(migrate(**database, laterSteps(), Today));
        const QString name = u"backups/progress-schema1-2026-12-03.sqlite3"_s;
        QCOMPARE(QDir(m_folder->filePath(u"backups"_s)).entryList(QDir::Files),
                 QStringList{name.section(u'/', 1)});
        const auto backup = Database::open(m_folder->filePath(name), Database::Access::ReadOnly);
        QVERIFY(backup);
        QCOMPARE((*backup)->scalar(u"PRAGMA user_version"_s)->toInt(), 1);
        QCOMPARE((*backup)->scalar(u"PRAGMA application_id"_s)->toInt(), ProgressApplicationId);
        QCOMPARE((*backup)->scalar(u"SELECT count(*) FROM review_log"_s)->toInt(), 16);
    }

    void aSecondBackupOfTheDayKeepsTheFirst()
    {
        QVERIFY(writeFixture(m_path));
        QVERIFY(QDir(m_folder->path()).mkpath(u"backups"_s));
        const QString first = m_folder->filePath(u"backups/progress-schema1-2026-12-03.sqlite3"_s);
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("first") == 5);
        file.close();
        const auto database = Database::open(m_path);
        QVERIFY(database);
        QVERIFY(migrate(**database, laterSteps(), Today));
        QCOMPARE(bytesOf(first), QByteArray("first"));
        QVERIFY(
            QFile::exists(m_folder->filePath(u"backups/progress-schema1-2026-12-03-2.sqlite3"_s)));
    }

    void withoutABackupNothingIsMigrated()
    {
        QVERIFY(writeFixture(m_path));
        QFile inTheWay(m_folder->filePath(u"backups"_s));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const auto database = Database::open(m_path);
        QVERIFY(database);
        const Status migrated = migrate(**database, laterSteps(), Today);
        QVERIFY(!migrated);
        QCOMPARE(migrated.error().code, ErrorCode::CannotWrite);
        QCOMPARE((*database)->scalar(u"PRAGMA user_version"_s)->toInt(), 1);
    }

    void aStepThatFailsInTheMiddleTakesAllWithIt()
    {
        QVERIFY(writeFixture(m_path));
        const auto database = Database::open(m_path);
        QVERIFY(database);
        const QStringList before = schemaOf(**database);
        QList<Migration> steps = laterSteps();
        steps.last().statements.insert(1, u"INSERT INTO no_such_table VALUES (1)"_s);
        const Status migrated = migrate(**database, steps, Today);
        QVERIFY(!migrated);
        QCOMPARE(migrated.error().code, ErrorCode::DatabaseFailed);
        QCOMPARE(schemaOf(**database), before);
        QCOMPARE((*database)->scalar(u"PRAGMA user_version"_s)->toInt(), 1);
        QVERIFY(migrate(**database, laterSteps(), Today));
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes"); // put in the file's place; empty: see statements
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        QTest::newRow("a newer Foldout's")
            << QByteArray()
            << QStringList{u"PRAGMA application_id=0x464F4C44"_s, u"PRAGMA user_version=999"_s,
                           u"CREATE TABLE t (x)"_s}
            << ErrorCode::NewerSchema << u"999"_s;
        QTest::newRow("another program's")
            << QByteArray()
            << QStringList{u"PRAGMA application_id=12345"_s, u"CREATE TABLE t (x)"_s}
            << ErrorCode::NotOurs << QString();
        QTest::newRow("a database without a mark")
            << QByteArray() << QStringList{u"CREATE TABLE review_log (x)"_s} << ErrorCode::NotOurs
            << QString();
        QTest::newRow("no database at all") << QByteArray("schema: 1\nid: eks\n").repeated(100)
                                            << QStringList() << ErrorCode::Corrupt << QString();
    }

    void refused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, statements);
        QFETCH(ErrorCode, code);
        if (bytes.isEmpty()) {
            const auto database = Database::open(m_path);
            QVERIFY(database);
            for (const QString &statement : std::as_const(statements))
                QVERIFY((*database)->execute(statement));
        } else {
            QFile file(m_path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        const QByteArray before = bytesOf(m_path);
        {
            const auto store = ProgressStore::open(m_folder->path(), Today);
            QVERIFY(!store);
            QCOMPARE(store.error().code, code);
            if (code == ErrorCode::NewerSchema)
                QTEST(store.error().detail, "detail");
            QVERIFY(!ProgressStore::openReadOnly(m_folder->path()));
        }
        QCOMPARE(bytesOf(m_path), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"progress.sqlite3"_s});
    }

    void aDamagedFileIsRefusedAndLeftAlone_data()
    {
        QTest::addColumn<double>("kept"); // share of the file
        QTest::addColumn<bool>("scrambled");
        QTest::newRow("cut off") << 0.4 << false;
        QTest::newRow("first page overwritten") << 1.0 << true;
    }

    void aDamagedFileIsRefusedAndLeftAlone()
    {
        QFETCH(double, kept);
        QFETCH(bool, scrambled);
        QVERIFY(writeFixture(m_path));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(qint64(double(file.size()) * kept)));
        if (scrambled) {
            QVERIFY(file.seek(100));
            QCOMPARE(file.write(QByteArray(2000, '\xa5')), 2000);
        }
        file.close();
        const QByteArray before = bytesOf(m_path);
        const auto store = ProgressStore::open(m_folder->path(), Today);
        QVERIFY(!store);
        QCOMPARE(store.error().code, ErrorCode::Corrupt);
        QCOMPARE(bytesOf(m_path), before);
    }

    void anEmptyFileIsAFreshOne() // the program was killed between creating and filling it
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(ProgressStore::open(m_folder->path(), Today));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
