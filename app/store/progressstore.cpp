// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/progressstore.h"

#include "store/eventrows.h"
#include "store/migrations.h"
#include "store/statement.h"
#include "store/storageplace.h"

#include <QDir>
#include <QUuid>

namespace foldout {

using namespace Qt::StringLiterals;

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
    const QList<Migration> steps = migrations();
    if (const Status ours = checkIdentity(*store->m_database, steps); !ours)
        return ours.error();
    const auto version = store->m_database->scalar(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version->toInt() < steps.last().version)
        return Error{ErrorCode::OlderSchema, store->m_database->path(), version->toString()};
    if (const Status loaded = store->load(); !loaded)
        return loaded.error();
    return store;
}

Status ProgressStore::signDevice()
{
    const auto found = Statement(*m_database, u"device"_s).find();
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
    const auto found = device.find();
    if (!found)
        return found.error();
    m_deviceId = *found ? device.text(0) : QString();
    if (const Status loaded = loadModel(); !loaded)
        return loaded;
    return loadNames();
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
    if (const Status inserted = insertEvent(insert, event); !inserted)
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
    const auto found = undo.find(event.undoes);
    if (!found)
        return found.error();
    return *found ? bringBack(undo.text(0)) : Status(Done{});
}

Result<std::optional<ReviewEvent>> ProgressStore::event(const QString &eventId) const
{
    Statement statement(*m_database, u"event_by_id"_s);
    const auto found = statement.find(eventId);
    if (!found)
        return found.error();
    return *found ? std::optional(readEvent(statement)) : std::nullopt;
}

Result<std::optional<ReviewEvent>> ProgressStore::nextUndo() const
{
    Statement statement(*m_database, u"next_undo"_s);
    const auto found = statement.find(m_deviceId);
    if (!found)
        return found.error();
    return *found ? event(statement.text(0)) : std::optional<ReviewEvent>();
}

Result<std::optional<ReviewEvent>> ProgressStore::nextRedo() const
{
    Statement statement(*m_database, u"next_redo"_s);
    const auto found = statement.find(m_deviceId);
    if (!found)
        return found.error();
    return *found ? event(statement.text(0)) : std::optional<ReviewEvent>();
}

// -- the cache

Result<std::optional<CardState>> ProgressStore::cardState(const CardKey &card) const
{
    Statement statement(*m_database, u"card_state"_s);
    const auto found = statement.find(card.bankId, card.questionId);
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
        marks.insert({statement.text(0), statement.text(1)},
                     markOf(gradesFromDigits(statement.integer(2))));
    });
    if (!read)
        return read.error();
    return marks;
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
