// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ProgressStore that is no log: drafts, folds, places, known points, sessions, names.
#include "store/eventjson.h"
#include "store/progressstore.h"
#include "store/statement.h"

namespace foldout {

using namespace Qt::StringLiterals;

// -- what is not graded yet

namespace {

// The columns response, ticks, confidence, hints_used, from 'column' on.
void readWork(const Statement &statement, int column, CardWork &work)
{
    work.response = statement.text(column);
    work.ticks = ticksFromJson(statement.text(column + 1));
    if (!statement.isNull(column + 2))
        work.confidence = Confidence(statement.integer(column + 2));
    work.hintsUsed = int(statement.integer(column + 3));
}

} // namespace

Result<CardWork> ProgressStore::work(const CardKey &card) const
{
    CardWork work;
    Statement draft(*m_database, u"draft"_s);
    const auto hasDraft = draft.find(card.bankId, card.questionId);
    if (!hasDraft)
        return hasDraft.error();
    if (*hasDraft)
        readWork(draft, 0, work);
    Statement fold(*m_database, u"fold"_s);
    const auto hasFold = fold.find(card.bankId, card.questionId);
    if (!hasFold)
        return hasFold.error();
    work.unfolded = *hasFold && fold.integer(0) != 0;
    return work;
}

Result<std::optional<GradedWork>> ProgressStore::lastGraded(const CardKey &card) const
{
    Statement statement(*m_database, u"last_graded"_s);
    const auto found = statement.find(card.bankId, card.questionId);
    if (!found)
        return found.error();
    if (!*found)
        return std::optional<GradedWork>();
    GradedWork graded{.eventId = statement.text(0), .grade = Grade(statement.integer(1))};
    if (!statement.isNull(3))
        readWork(statement, 3, graded.work);
    graded.work.unfolded = !statement.isNull(7) && statement.integer(7) != 0;
    graded.stillOpen = graded.work.unfolded && statement.integer(8) <= statement.integer(2);
    return std::optional(graded);
}

Status ProgressStore::putDraft(const CardKey &card, const CardWork &work)
{
    if (work.isEmpty())
        return Statement(*m_database, u"delete_draft"_s).run(card.bankId, card.questionId);
    const auto confidence =
        work.confidence ? std::optional(int(*work.confidence)) : std::optional<int>();
    return Statement(*m_database, u"put_draft"_s)
        .run(card.bankId, card.questionId, work.response, ticksToJson(work.ticks), confidence,
             work.hintsUsed);
}

Status ProgressStore::putFolds(const QList<CardKey> &cards, bool unfolded, qint64 nowMs)
{
    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun;
    Statement put(*m_database, u"put_fold"_s);
    for (const CardKey &card : cards) {
        if (const Status done = put.run(card.bankId, card.questionId, unfolded, nowMs); !done)
            return done;
    }
    return transaction.commit();
}

Result<QSet<QString>> ProgressStore::unfoldedQuestions(const QString &bankId) const
{
    Statement statement(*m_database, u"unfolded"_s);
    if (const Status done = statement.run(bankId); !done)
        return done.error();
    QSet<QString> ids;
    const Status read = statement.each([&] { ids.insert(statement.text(0)); });
    if (!read)
        return read.error();
    return ids;
}

Result<ReadingPlace> ProgressStore::place(const QString &bankId) const
{
    Statement statement(*m_database, u"place"_s);
    const auto found = statement.find(bankId);
    if (!found)
        return found.error();
    if (!*found)
        return ReadingPlace{};
    return ReadingPlace{currentKey({bankId, statement.text(0)}).questionId, statement.real(1)};
}

Status ProgressStore::putPlace(const QString &bankId, const ReadingPlace &place)
{
    return Statement(*m_database, u"put_place"_s).run(bankId, place.questionId, place.offset);
}

Result<QList<KnownPoint>> ProgressStore::knownPoints(const CardKey &card) const
{
    Statement statement(*m_database, u"known_points"_s);
    if (const Status done = statement.run(card.bankId, card.questionId); !done)
        return done.error();
    QList<KnownPoint> points;
    const Status read = statement.each([&] {
        points.append({statement.text(0), statement.text(1), int(statement.integer(2))});
    });
    if (!read)
        return read.error();
    return points;
}

Status ProgressStore::putPoints(const CardKey &card, const QList<KnownPoint> &points)
{
    Statement put(*m_database, u"put_known_point"_s);
    for (const KnownPoint &point : points) {
        const Status done =
            put.run(card.bankId, card.questionId, point.id, point.text, point.position);
        if (!done)
            return done;
    }
    return Done{};
}

// -- sessions that go on after a restart

namespace {

// The columns as exams.sql and running_exam.sql select them.
ExamRecord readExam(const Statement &row)
{
    ExamRecord exam{
        .examId = row.text(0), .startedMs = row.integer(1), .finishedMs = {}, .state = row.text(3)};
    if (!row.isNull(2))
        exam.finishedMs = row.integer(2);
    return exam;
}

} // namespace

Result<QString> ProgressStore::running(const QString &name) const
{
    Statement statement(*m_database, u"running"_s);
    const auto found = statement.find(name);
    if (!found)
        return found.error();
    return *found ? statement.text(0) : QString();
}

Status ProgressStore::putRunning(const QString &name, const QString &json)
{
    if (json.isEmpty())
        return Statement(*m_database, u"delete_running"_s).run(name);
    return Statement(*m_database, u"put_running"_s).run(name, json);
}

Status ProgressStore::putExam(const ExamRecord &exam)
{
    return Statement(*m_database, u"put_exam"_s)
        .run(exam.examId, exam.startedMs, exam.finishedMs, exam.state);
}

Result<std::optional<ExamRecord>> ProgressStore::runningExam() const
{
    Statement statement(*m_database, u"running_exam"_s);
    const auto found = statement.find();
    if (!found)
        return found.error();
    return *found ? std::optional(readExam(statement)) : std::nullopt;
}

Result<QList<ExamRecord>> ProgressStore::exams() const
{
    Statement statement(*m_database, u"exams"_s);
    if (const Status done = statement.run(); !done)
        return done.error();
    QList<ExamRecord> exams;
    const Status read = statement.each([&] { exams.append(readExam(statement)); });
    if (!read)
        return read.error();
    return exams;
}

// -- names

CardKey ProgressStore::currentKey(const CardKey &card) const
{
    const auto it = m_currentIds.constFind(card);
    return it == m_currentIds.cend() ? card : CardKey{card.bankId, *it};
}

Status ProgressStore::loadNames()
{
    Statement statement(*m_database, u"renamed"_s);
    if (const Status done = statement.run(); !done)
        return done;
    QHash<CardKey, QString> ids;
    const Status read = statement.each([&] {
        ids.insert({statement.text(0), statement.text(1)}, statement.text(2));
    });
    if (read)
        m_currentIds = ids;
    return read;
}

Result<QList<CardKey>> ProgressStore::adopt(const Bank &bank)
{
    QList<CardKey> ownAgain; // a former id that is a question of its own once more
    QSet<CardKey> replayed;
    for (auto it = m_currentIds.cbegin(); it != m_currentIds.cend(); ++it) {
        const CardKey &old = it.key();
        const Question *question = old.bankId == bank.id ? bank.find(old.questionId) : nullptr;
        if (question && question->id == old.questionId) {
            ownAgain.append(old);
            replayed << old << CardKey{bank.id, it.value()};
        }
    }
    QList<std::pair<CardKey, CardKey>> renames;
    for (const Question &question : bank.questions) {
        for (const QString &id : question.formerly) {
            const CardKey old{bank.id, id};
            const bool isTaken = id == question.id || bank.find(id) != &question;
            if (isTaken || m_currentIds.value(old) == question.id)
                continue;
            renames.append({old, bank.key(question)});
            replayed << bank.key(question);
        }
    }
    if (replayed.isEmpty())
        return QList<CardKey>();

    Transaction transaction(*m_database);
    if (const Status begun = transaction.begin(); !begun)
        return begun.error();
    for (const CardKey &card : std::as_const(ownAgain)) {
        const Status done =
            Statement(*m_database, u"delete_renamed"_s).run(card.bankId, card.questionId);
        if (!done)
            return done.error();
    }
    for (const auto &[old, present] : std::as_const(renames)) {
        if (const Status done = rename(old, present); !done)
            return done.error();
        replayed.remove(old);
    }
    for (const CardKey &card : std::as_const(replayed)) {
        if (const auto done = replay(card); !done)
            return done.error();
    }
    if (const Status committed = transaction.commit(); !committed)
        return committed.error();
    if (const Status loaded = loadNames(); !loaded)
        return loaded.error();
    for (const auto &[old, present] : std::as_const(renames))
        replayed << old;
    return replayed.values();
}

Status ProgressStore::rename(const CardKey &old, const CardKey &present)
{
    Status done = Statement(*m_database, u"redirect_renamed"_s)
                      .run(present.questionId, old.bankId, old.questionId);
    if (done)
        done = Statement(*m_database, u"put_renamed"_s)
                   .run(old.bankId, old.questionId, present.questionId);
    if (done)
        done = Statement(*m_database, u"delete_card_state"_s).run(old.bankId, old.questionId);
    for (const QString &move : {u"move_work"_s, u"move_fold"_s, u"move_known_point"_s}) {
        if (done) // what the present name already has of its own stays
            done = Statement(*m_database, move).run(present.questionId, old.bankId, old.questionId);
    }
    return done;
}

} // namespace foldout
