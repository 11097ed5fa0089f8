// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ProgressStore that computes states from the log: the memory model and the replay.
#include "store/eventrows.h"
#include "store/progressstore.h"
#include "store/statement.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

QString parametersToJson(const QList<double> &parameters)
{
    QJsonArray array;
    for (const double parameter : parameters)
        array.append(parameter);
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

std::optional<QList<double>> parametersFromJson(const QString &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isArray())
        return std::nullopt;
    QList<double> parameters;
    for (const QJsonValue value : document.array()) {
        if (!value.isDouble())
            return std::nullopt;
        parameters.append(value.toDouble());
    }
    return parameters;
}

} // namespace

Status ProgressStore::loadModel()
{
    Statement statement(*m_database, u"memory_model"_s);
    const auto found = statement.find();
    if (!found)
        return found.error();
    const auto parameters = *found ? parametersFromJson(statement.text(0)) : QList<double>();
    const auto model = parameters ? memoryModel(*parameters) : Error{ErrorCode::Corrupt, {}, {}};
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
        if (const Status done = events.run(card.bankId, card.questionId); !done)
            return done.error();
        ReviewEvent event;
        const Status read = events.each([&] {
            readEffectiveEvent(events, event);
            apply(state, event, *m_model);
        });
        if (!read)
            return read.error();
    }
    Status done = Statement(*m_database, u"delete_card_state"_s).run(card.bankId, card.questionId);
    if (done && !state.lastEventId.isEmpty()) {
        Statement put(*m_database, u"put_replayed_state"_s);
        done = putState(put, state);
    }
    if (!done)
        return done.error();
    const auto stored = cardState(card);
    return stored ? Result<CardState>(stored->value_or(state)) : stored.error();
}

Status ProgressStore::rebuildStates()
{
    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun;
    const Status replayed = replayAll();
    return replayed ? transaction.commit() : replayed;
}

Status ProgressStore::setParameters(const QList<double> &parameters, qint64 nowMs)
{
    auto model = memoryModel(parameters);
    if (!model)
        return model.error();
    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun;
    m_model.swap(*model);
    Status done =
        Statement(*m_database, u"put_memory_model"_s).run(parametersToJson(parameters), nowMs);
    if (done)
        done = replayAll();
    if (done)
        done = transaction.commit();
    if (!done)
        m_model.swap(*model);
    return done;
}

Status ProgressStore::replayAll()
{
    if (const Status cleared = Statement(*m_database, u"delete_card_states"_s).run(); !cleared)
        return cleared;
    QSet<CardKey> renamed; // their rows stand under several names, so not together
    for (auto it = m_currentIds.cbegin(); it != m_currentIds.cend(); ++it)
        renamed << it.key() << CardKey{it.key().bankId, it.value()};

    Statement events(*m_database, u"effective_events"_s);
    Statement put(*m_database, u"put_replayed_state"_s);
    ReviewEvent event;
    QByteArray name;
    CardState state;
    const auto putLast = [&] {
        const bool isComplete = !state.lastEventId.isEmpty() && !renamed.contains(state.card);
        return isComplete ? putState(put, state) : Status(Done{});
    };
    Status done = events.run();
    if (done) {
        done = events.each([&] {
            Status last = Done{};
            if (QByteArray next = events.bytes(7); next != name) {
                last = putLast();
                name = std::move(next);
                state = {.card = CardKey::fromString(QString::fromUtf8(name))};
            }
            readEffectiveEvent(events, event);
            apply(state, event, *m_model);
            return last;
        });
    }
    if (done)
        done = putLast();
    for (const CardKey &card : std::as_const(renamed)) {
        if (!done || currentKey(card) != card)
            continue;
        if (const auto replayed = replay(card); !replayed)
            done = replayed.error();
    }
    return done;
}

} // namespace foldout
