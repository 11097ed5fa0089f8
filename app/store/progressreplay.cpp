// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ProgressStore that computes states from the log: the memory model and the replay.
#include "store/eventrows.h"
#include "store/progressstore.h"
#include "store/statement.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <tuple>

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
    QHash<CardKey, CardState> states;
    {
        Statement events(*m_database, u"effective_events"_s);
        if (const Status done = events.run(); !done)
            return done;
        ReviewEvent event;
        const Status read = events.each([&] {
            readEffectiveEvent(events, event);
            const CardKey card = currentKey(event.card);
            CardState &state = states[card];
            state.card = card;
            apply(state, event, *m_model);
        });
        if (!read)
            return read;
    }
    QList<const CardState *> inOrder; // of the table, which is the fastest to write
    inOrder.reserve(states.size());
    for (const CardState &state : std::as_const(states))
        inOrder.append(&state);
    std::ranges::sort(inOrder, [](const CardState *a, const CardState *b) {
        return std::tie(a->card.bankId, a->card.questionId) <
               std::tie(b->card.bankId, b->card.questionId);
    });
    if (const Status cleared = Statement(*m_database, u"delete_card_states"_s).run(); !cleared)
        return cleared;
    Statement put(*m_database, u"put_card_state"_s);
    for (const CardState *state : std::as_const(inOrder)) {
        if (const Status done = putState(put, *state); !done)
            return done;
    }
    return Done{};
}

} // namespace foldout
