// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/progressstore.h"

#include "store/eventjson.h"
#include "store/migrations.h"
#include "store/statement.h"
#include "store/storageplace.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

template <typename T>
std::optional<T> optionalInteger(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional<T>(T(row.integer(column)));
}

template <typename T>
std::optional<int> number(const std::optional<T> &value)
{
    return value ? std::optional<int>(int(*value)) : std::nullopt;
}

QDate date(const Statement &row, int column)
{
    return QDate::fromString(row.text(column), Qt::ISODate);
}

std::optional<QDate> dateOrNull(const QDate &date)
{
    return date.isValid() ? std::optional(date) : std::nullopt;
}

// phase, step, interval_days, due_day, due_ms from 'column' on.
std::optional<Placement> readPlacement(const Statement &row, int column)
{
    if (row.isNull(column))
        return std::nullopt;
    return Placement{
        .phase = phaseFromName(row.text(column)).value_or(Phase::New),
        .step = int(row.integer(column + 1)),
        .intervalDays = int(row.integer(column + 2)),
        .dueDay = date(row, column + 3),
        .dueMs = row.integer(column + 4),
    };
}

// The columns as event_by_id.sql and events_of_card.sql select them.
ReviewEvent readEvent(const Statement &row)
{
    ReviewEvent event{
        .eventId = row.text(0),
        .kind = eventKindFromName(row.text(1)).value_or(EventKind::Note),
        .card = {row.text(2), row.text(3)},
        .contentHash = row.text(4),
        .mode = studyModeFromName(row.text(5)).value_or(StudyMode::Read),
        .grade = optionalInteger<Grade>(row, 6),
        .confidence = optionalInteger<Confidence>(row, 7),
        .points = ticksFromJson(row.text(8)),
        .answer = row.text(10),
        .hintsUsed = int(row.integer(20)),
        .placement = readPlacement(row, 21),
        .shownAtMs = row.integer(11),
        .revealedAtMs = optionalInteger<qint64>(row, 12),
        .answeredAtMs = row.integer(13),
        .utcOffsetMin = int(row.integer(14)),
        .studyDay = date(row, 15),
        .rawMs = row.integer(16),
        .activeMs = row.integer(17),
        .deviceId = row.text(18),
        .undoes = row.text(19),
    };
    if (!row.isNull(9))
        event.pointsScore = row.real(9);
    return event;
}

// The columns as effective_events*.sql select them: what apply() looks at.
ReviewEvent readEffectiveEvent(const Statement &row)
{
    return {
        .eventId = row.text(0),
        .kind = eventKindFromName(row.text(1)).value_or(EventKind::Note),
        .card = {row.text(2), row.text(3)},
        .contentHash = row.text(4),
        .mode = studyModeFromName(row.text(5)).value_or(StudyMode::Read),
        .grade = optionalInteger<Grade>(row, 6),
        .confidence = optionalInteger<Confidence>(row, 7),
        .placement = readPlacement(row, 10),
        .answeredAtMs = row.integer(8),
        .studyDay = date(row, 9),
    };
}

CardState readState(const Statement &row)
{
    CardState state{
        .card = {row.text(0), row.text(1)},
        .mark = markFromName(row.text(2)),
        .reviews = int(row.integer(4)),
        .seen = int(row.integer(5)),
        .placement = readPlacement(row, 8).value_or(Placement{}),
        .lapses = int(row.integer(13)),
        .firstDay = date(row, 14),
        .lastReviewDay = date(row, 15),
        .lastReviewMs = row.integer(16),
        .sureButWrong = row.integer(17) != 0,
        .leech = row.integer(18) != 0,
        .suspended = row.integer(19) != 0,
        .flagged = row.integer(20) != 0,
        .buriedOn = date(row, 21),
        .contentHash = row.text(22),
        .lastAnsweredMs = row.integer(23),
        .lastStudyDay = date(row, 24),
        .lastEventId = row.text(25),
    };
    if (!row.isNull(6))
        state.memory = MemoryState{row.real(6), row.real(7)};
    const QString grades = row.text(3);
    for (const QChar digit : grades)
        state.recentGrades.append(Grade(digit.digitValue()));
    return state;
}

QString gradeDigits(const QList<Grade> &grades)
{
    QString digits;
    for (const Grade grade : grades)
        digits += QString::number(int(grade));
    return digits;
}

} // namespace

ProgressStore::ProgressStore(std::unique_ptr<Database> database)
    : m_database(std::move(database))
{
}

ProgressStore::~ProgressStore() = default;

QString ProgressStore::fileIn(const QString &dataFolder)
{
    return QDir(dataFolder).filePath(u"progress.sqlite3"_s);
}

Result<std::unique_ptr<ProgressStore>> ProgressStore::open(const QString &dataFolder,
                                                           const QDate &today)
{
    auto database = Database::open(fileIn(dataFolder));
    if (!database)
        return database.error();
    std::unique_ptr<ProgressStore> store(new ProgressStore(std::move(database).value()));
    const QList<Migration> steps = migrations();
    if (const Status ours = checkIdentity(*store->m_database, steps); !ours)
        return ours.error();
    if (const Status safe = store->m_database->setSafeJournal(!isSharedPlace(dataFolder)); !safe)
        return safe.error();
    if (const Status migrated = migrate(*store->m_database, steps, today); !migrated)
        return migrated.error();
    if (const Status signedNow = store->signDevice(); !signedNow)
        return signedNow.error();
    if (const Status loaded = store->load(); !loaded)
        return loaded.error();
    if (const Status filled = store->fillCache(); !filled)
        return filled.error();
    return store;
}

Result<std::unique_ptr<ProgressStore>> ProgressStore::openReadOnly(const QString &dataFolder)
{
    auto database = Database::open(fileIn(dataFolder), Database::Access::ReadOnly);
    if (!database)
        return database.error();
    std::unique_ptr<ProgressStore> store(new ProgressStore(std::move(database).value()));
    if (const Status ours = checkIdentity(*store->m_database, migrations()); !ours)
        return ours.error();
    if (const Status loaded = store->load(); !loaded)
        return loaded.error();
    return store;
}

Status ProgressStore::signDevice()
{
    Statement device(*m_database, u"device"_s);
    if (const Status done = device.run(); !done)
        return done.error();
    const auto found = device.first();
    if (!found)
        return found.error();
    if (*found)
        return Done{};
    return Statement(*m_database, u"put_device"_s)
        .run(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

Status ProgressStore::load()
{
    Statement device(*m_database, u"device"_s);
    if (const Status done = device.run(); !done)
        return done.error();
    if (const auto found = device.first(); !found)
        return found.error();
    m_deviceId = device.text(0);
    if (const Status loaded = loadModel(); !loaded)
        return loaded;
    return loadNames();
}

Status ProgressStore::loadModel()
{
    Statement statement(*m_database, u"memory_model"_s);
    if (const Status done = statement.run(); !done)
        return done;
    const auto found = statement.first();
    if (!found)
        return found.error();
    QList<double> parameters;
    if (*found) {
        const QJsonArray array = QJsonDocument::fromJson(statement.text(0).toUtf8()).array();
        for (const QJsonValue &value : array)
            parameters.append(value.toDouble());
    }
    const auto model = memoryModel(parameters);
    if (!model)
        return Error{ErrorCode::Corrupt, m_database->path(), statement.text(0)};
    m_model = *model;
    return Done{};
}

// A migration leaves the cache empty.
Status ProgressStore::fillCache()
{
    const auto isEmpty = m_database->scalar(
        u"SELECT NOT EXISTS (SELECT 1 FROM card_state) AND EXISTS (SELECT 1 FROM effective_log)"_s);
    if (!isEmpty)
        return isEmpty.error();
    return isEmpty->toBool() ? rebuildStates() : Status(Done{});
}

// -- the log

Result<ProgressStore::Appended> ProgressStore::append(const ReviewEvent &event,
                                                      const QList<KnownPoint> &points)
{
    const CardKey card = currentKey(event.card);
    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun.error();

    Statement insert(*m_database, u"append_event"_s);
    const std::optional<QString> undoes =
        event.undoes.isEmpty() ? std::nullopt : std::optional(event.undoes);
    const std::optional<Placement> &place = event.placement;
    const Status inserted = insert.run(
        event.eventId, eventKindName(event.kind), event.card.bankId, event.card.questionId,
        event.contentHash, studyModeName(event.mode), number(event.grade), number(event.confidence),
        ticksToJson(event.points), event.pointsScore, event.answer, event.shownAtMs,
        event.revealedAtMs, event.answeredAtMs, event.utcOffsetMin, event.studyDay, event.rawMs,
        event.activeMs, event.deviceId, undoes, event.hintsUsed,
        place ? std::optional(phaseName(place->phase)) : std::nullopt,
        place ? std::optional(place->step) : std::nullopt,
        place ? std::optional(place->intervalDays) : std::nullopt,
        place ? dateOrNull(place->dueDay) : std::nullopt,
        place ? std::optional(place->dueMs) : std::nullopt);
    if (!inserted)
        return inserted.error();
    if (insert.changedRows() == 0) {
        const auto stored = this->event(event.eventId);
        if (!stored)
            return stored.error();
        const auto state = cardState(card);
        if (!state)
            return state.error();
        return Appended{stored->value_or(event), state->value_or(CardState{.card = card})};
    }

    const bool takesBack = !event.undoes.isEmpty();
    const auto state = takesBack ? replay(card) : advance(event);
    if (!state)
        return state.error();
    if (const Status swapped = swapWork(event, card); !swapped)
        return swapped.error();
    if (const Status known = putPoints(card, points); !known)
        return known.error();
    if (const Status committed = transaction.commit(); !committed)
        return committed.error();
    return Appended{event, *state};
}

Result<CardState> ProgressStore::advance(const ReviewEvent &event)
{
    const CardKey card = currentKey(event.card);
    const auto before = cardState(card);
    if (!before)
        return before.error();
    CardState state = before->value_or(CardState{.card = card});
    apply(state, event, *m_model);
    Statement put(*m_database, u"put_card_state"_s);
    if (const Status done = putState(put, state); !done)
        return done.error();
    return state;
}

Result<CardState> ProgressStore::replay(const CardKey &card)
{
    CardState state{.card = card};
    {
        Statement events(*m_database, u"effective_events_of_card"_s);
        if (const Status done =
                events.run(card.bankId, card.questionId, card.bankId, card.questionId);
            !done)
            return done.error();
        const Status read =
            events.each([&] { apply(state, readEffectiveEvent(events), *m_model); });
        if (!read)
            return read.error();
    }
    if (state.lastEventId.isEmpty()) {
        const Status gone =
            Statement(*m_database, u"delete_card_state"_s).run(card.bankId, card.questionId);
        return gone ? Result<CardState>(state) : gone.error();
    }
    Statement put(*m_database, u"put_card_state"_s);
    if (const Status done = putState(put, state); !done)
        return done.error();
    return state;
}

Status ProgressStore::swapWork(const ReviewEvent &event, const CardKey &card)
{
    const auto setAside = [&](const QString &eventId) {
        return Statement(*m_database, u"set_work_aside"_s)
            .run(eventId, card.bankId, card.questionId);
    };
    const auto bringBack = [&](const QString &eventId) {
        return Statement(*m_database, u"bring_work_back"_s)
            .run(card.bankId, card.questionId, eventId);
    };
    if (event.kind == EventKind::Review)
        return setAside(event.eventId);
    if (event.undoes.isEmpty())
        return Done{};

    const auto taken = this->event(event.undoes);
    if (!taken)
        return taken.error();
    if (!*taken || (*taken)->kind != EventKind::Review)
        return Done{};
    if (event.kind == EventKind::Undo) {
        const Status aside = setAside(event.eventId);
        return aside ? bringBack(event.undoes) : aside;
    }
    if (const Status aside = setAside(event.undoes); !aside)
        return aside;
    Statement undo(*m_database, u"last_undo_of"_s);
    if (const Status done = undo.run(event.undoes); !done)
        return done;
    const auto found = undo.first();
    if (!found)
        return found.error();
    return *found ? bringBack(undo.text(0)) : Status(Done{});
}

Result<std::optional<ReviewEvent>> ProgressStore::event(const QString &eventId) const
{
    Statement statement(*m_database, u"event_by_id"_s);
    if (const Status done = statement.run(eventId); !done)
        return done.error();
    const auto found = statement.first();
    if (!found)
        return found.error();
    return *found ? std::optional(readEvent(statement)) : std::nullopt;
}

Result<QList<ReviewEvent>> ProgressStore::eventsOf(const CardKey &card) const
{
    Statement statement(*m_database, u"events_of_card"_s);
    if (const Status done =
            statement.run(card.bankId, card.questionId, card.bankId, card.questionId);
        !done)
        return done.error();
    QList<ReviewEvent> events;
    const Status read = statement.each([&] { events.append(readEvent(statement)); });
    if (!read)
        return read.error();
    return events;
}

Result<std::optional<ReviewEvent>> ProgressStore::eventNamedBy(Statement &statement) const
{
    const auto found = statement.first();
    if (!found)
        return found.error();
    return *found ? event(statement.text(0)) : std::optional<ReviewEvent>();
}

Result<std::optional<ReviewEvent>> ProgressStore::nextUndo() const
{
    Statement statement(*m_database, u"next_undo"_s);
    if (const Status done = statement.run(m_deviceId); !done)
        return done.error();
    return eventNamedBy(statement);
}

Result<std::optional<ReviewEvent>> ProgressStore::nextRedo() const
{
    Statement statement(*m_database, u"next_redo"_s);
    if (const Status done = statement.run(m_deviceId, m_deviceId); !done)
        return done.error();
    return eventNamedBy(statement);
}

// -- the cache

Result<std::optional<CardState>> ProgressStore::cardState(const CardKey &card) const
{
    Statement statement(*m_database, u"card_state"_s);
    if (const Status done = statement.run(card.bankId, card.questionId); !done)
        return done.error();
    const auto found = statement.first();
    if (!found)
        return found.error();
    return *found ? std::optional(readState(statement)) : std::nullopt;
}

Result<QHash<CardKey, CardState>> ProgressStore::states() const
{
    Statement statement(*m_database, u"card_states"_s);
    if (const Status done = statement.run(); !done)
        return done.error();
    QHash<CardKey, CardState> states;
    const Status read = statement.each([&] {
        CardState state = readState(statement);
        states.insert(state.card, std::move(state));
    });
    if (!read)
        return read.error();
    return states;
}

Result<QHash<CardKey, CardMark>> ProgressStore::marks() const
{
    Statement statement(*m_database, u"card_marks"_s);
    if (const Status done = statement.run(); !done)
        return done.error();
    QHash<CardKey, CardMark> marks;
    const Status read = statement.each([&] {
        marks.insert({statement.text(0), statement.text(1)}, markFromName(statement.text(2)));
    });
    if (!read)
        return read.error();
    return marks;
}

Status ProgressStore::rebuildStates()
{
    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun;
    QHash<CardKey, CardState> states;
    {
        Statement events(*m_database, u"effective_events"_s);
        if (const Status done = events.run(); !done)
            return done;
        const Status read = events.each([&] {
            const ReviewEvent event = readEffectiveEvent(events);
            const CardKey card = currentKey(event.card);
            CardState &state = states[card];
            state.card = card;
            apply(state, event, *m_model);
        });
        if (!read)
            return read;
    }
    if (const Status cleared = Statement(*m_database, u"delete_card_states"_s).run(); !cleared)
        return cleared;
    Statement put(*m_database, u"put_card_state"_s);
    for (auto it = states.begin(); it != states.end(); ++it) {
        if (const Status done = putState(put, *it); !done)
            return done;
    }
    return transaction.commit();
}

Status ProgressStore::putState(Statement &statement, const CardState &state)
{
    const auto &memory = state.memory;
    const Placement &place = state.placement;
    return statement.run(
        state.card.bankId, state.card.questionId, markName(state.mark),
        gradeDigits(state.recentGrades), state.reviews, state.seen,
        memory ? std::optional(memory->stability) : std::nullopt,
        memory ? std::optional(memory->difficulty) : std::nullopt, phaseName(place.phase),
        place.step, place.intervalDays, dateOrNull(place.dueDay), place.dueMs, state.lapses,
        dateOrNull(state.firstDay), dateOrNull(state.lastReviewDay), state.lastReviewMs,
        state.sureButWrong, state.leech, state.suspended, state.flagged, dateOrNull(state.buriedOn),
        state.contentHash, state.lastAnsweredMs, state.lastStudyDay, state.lastEventId);
}

Status ProgressStore::integrityCheck() const
{
    const auto findings = m_database->scalar(u"PRAGMA integrity_check"_s);
    if (!findings)
        return findings.error();
    if (findings->toString() != "ok"_L1)
        return Error{ErrorCode::Corrupt, m_database->path(), findings->toString()};
    return Done{};
}

} // namespace foldout
