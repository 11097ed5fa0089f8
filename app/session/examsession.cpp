// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/examsession.h"

#include "core/clock.h"
#include "core/cloze.h"
#include "core/judge.h"
#include "core/text.h"
#include "schedule/suggestion.h"
#include "session/examchoice.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"

#include <QCryptographicHash>
#include <QUuid>
#include <QtEndian>

#include <algorithm>

namespace foldout {

namespace {

constexpr int TypingDelayMs = 250;
constexpr qint64 IdleAfterMs = 120'000;
constexpr qint64 LongestStepMs = 5'000; // a longer one: the computer slept
constexpr qsizetype MostText = 200;

QString inPlainWords(const Question &question)
{
    return plainText(clozeWithGaps(question.question.in({}))).left(MostText);
}

} // namespace

ExamSession::ExamSession(ProgressStore &store, StudyProgress &progress, const Clock &clock,
                         QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_progress(progress)
    , m_clock(clock)
{
    m_tickTimer.setInterval(TickMs);
    m_tickTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_tickTimer, &QTimer::timeout, this, &ExamSession::tick);
    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(TypingDelayMs);
    connect(&m_typingTimer, &QTimer::timeout, this, &ExamSession::save);
    load();
}

ExamSession::~ExamSession()
{
    const QSignalBlocker nobodyListensAnyMore(this);
    pause();
    if (m_stage != Stage::None)
        (void)save();
}

// -- what is asked

void ExamSession::setBanks(const QList<BankPtr> &banks)
{
    count(); // the time until now belongs to the question that was shown
    m_banks = banks;
    if (m_stage == Stage::Running) {
        if (!canGo()) {
            pause();
        } else if (!question(current())) {
            goBy(canGoBy(1) ? 1 : -1);
        } else if (!m_paused) {
            show();
        }
    }
    settleAll();
    Q_EMIT questionsChanged();
}

BankPtr ExamSession::bank(int index) const
{
    const QString id = m_exam.questions.value(index).card.bankId;
    const auto it = std::ranges::find(m_banks, id, [](const BankPtr &bank) { return bank->id; });
    return it == m_banks.end() ? nullptr : *it;
}

const Question *ExamSession::question(int index) const
{
    const BankPtr bank = this->bank(index);
    return bank ? bank->find(m_exam.questions.at(index).card.questionId) : nullptr;
}

quint64 ExamSession::optionSeed(int index) const
{
    const QString text =
        QString::number(m_exam.options.seed) + u' ' + m_exam.questions.value(index).card.toString();
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromLittleEndian<quint64>(hash.constData());
}

// -- before

void ExamSession::load()
{
    const auto record = m_store.runningExam();
    if (!record || !*record)
        return;
    if (auto exam = Exam::fromJson((*record)->state)) {
        m_exam = *std::move(exam);
        m_exam.id = (*record)->examId;
        m_exam.startedMs = (*record)->startedMs;
        m_stage = Stage::Running;
        m_paused = true;
    }
}

Status ExamSession::start(const ExamOptions &options)
{
    Q_ASSERT(m_stage != Stage::Running);
    QSet<CardKey> suspended;
    for (const CardState &state : m_progress.states()) {
        if (state.suspended)
            suspended.insert(state.card);
    }
    const QList<CardKey> cards = chooseQuestions(m_banks, options, suspended);
    if (cards.isEmpty())
        return Error{ErrorCode::NotFound, {}, {}};
    Exam exam{.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
              .startedMs = m_clock.nowMs(),
              .options = options};
    for (const CardKey &card : cards)
        exam.questions.append({.card = card});
    if (const Status stored = m_store.putExam({exam.id, exam.startedMs, {}, exam.toJson()});
        !stored)
        return stored;
    m_exam = std::move(exam);
    m_stage = Stage::Running;
    m_paused = false;
    m_countedMono = m_clock.monotonicMs();
    m_tickTimer.start();
    show();
    (void)save();
    Q_EMIT stageChanged();
    return Done{};
}

Result<QList<Exam>> ExamSession::past() const
{
    const auto records = m_store.exams();
    if (!records)
        return records.error();
    QList<Exam> exams;
    for (const ExamRecord &record : *records) {
        auto exam = record.finishedMs ? Exam::fromJson(record.state) : std::nullopt;
        if (!exam || exam->abandoned)
            continue;
        exam->id = record.examId;
        exam->startedMs = record.startedMs;
        exam->finishedMs = record.finishedMs;
        exams.append(*std::move(exam));
    }
    return exams;
}

Status ExamSession::open(const QString &examId)
{
    const auto exams = past();
    if (!exams)
        return exams.error();
    const auto exam = std::ranges::find(*exams, examId, &Exam::id);
    if (exam == exams->end() || m_stage == Stage::Running)
        return Error{ErrorCode::NotFound, {}, {}};
    m_exam = *exam;
    m_stage = Stage::Finished;
    m_tickTimer.start();
    settleAll();
    Q_EMIT stageChanged();
    return Done{};
}

// -- the clock of the exam

bool ExamSession::isCounting() const
{
    return m_stage == Stage::Running && !m_paused;
}

void ExamSession::count()
{
    const qint64 now = m_clock.monotonicMs();
    const qint64 passed = now - std::exchange(m_countedMono, now);
    if (!isCounting())
        return;
    if (passed > LongestStepMs) {
        m_inputMono += passed;
        return;
    }
    const qint64 counted = std::min(passed, m_exam.remainingMs().value_or(passed));
    const qint64 idleFrom = m_inputMono + IdleAfterMs;
    ExamQuestion &question = m_exam.questions[m_exam.current];
    question.rawMs += counted;
    question.activeMs += std::clamp<qint64>(idleFrom - (now - passed), 0, counted);
    m_exam.elapsedMs += counted;
}

void ExamSession::tick()
{
    count();
    if (isCounting() && m_exam.remainingMs() == 0) {
        m_exam.timeRanOut = true;
        return finish();
    }
    if (isCounting() || m_failing)
        (void)save();
    if (isCounting())
        Q_EMIT ticked();
}

void ExamSession::userActive()
{
    if (!isCounting())
        return;
    count();
    m_inputMono = m_countedMono;
}

void ExamSession::pause()
{
    if (!isCounting())
        return;
    count();
    m_paused = true;
    (void)save();
    Q_EMIT pausedChanged();
}

void ExamSession::resume()
{
    if (m_stage != Stage::Running || !m_paused || !canGo())
        return;
    m_paused = false;
    m_countedMono = m_clock.monotonicMs();
    m_tickTimer.start();
    if (question(current()))
        show();
    else
        goBy(canGoBy(1) ? 1 : -1);
    (void)save();
    Q_EMIT pausedChanged();
}

// The current question is on screen from now on.
void ExamSession::show()
{
    ExamQuestion &shown = m_exam.questions[m_exam.current];
    const Question &question = *this->question(m_exam.current);
    if (shown.shownAtMs == 0)
        shown.shownAtMs = m_clock.nowMs();
    shown.contentHash = question.contentHash;
    shown.text = inPlainWords(question);
    m_inputMono = m_clock.monotonicMs();
}

// -- while it runs

bool ExamSession::canGo() const
{
    for (int i = 0; i < m_exam.questions.size(); ++i) {
        if (question(i))
            return true;
    }
    return false;
}

int ExamSession::unanswered() const
{
    int n = 0;
    for (int i = 0; i < m_exam.questions.size(); ++i)
        n += question(i) && !m_exam.questions.at(i).isAnswered() ? 1 : 0;
    return n;
}

int ExamSession::flagged() const
{
    int n = 0;
    for (int i = 0; i < m_exam.questions.size(); ++i)
        n += question(i) && m_exam.questions.at(i).flagged ? 1 : 0;
    return n;
}

void ExamSession::goTo(int index)
{
    if (m_stage != Stage::Running || index == m_exam.current || !question(index))
        return;
    count();
    m_exam.current = index;
    if (!m_paused)
        show();
    (void)save();
    Q_EMIT currentChanged();
}

void ExamSession::goBy(int questions)
{
    if (const int to = neighbour(questions); to >= 0)
        goTo(to);
}

int ExamSession::neighbour(int questions) const
{
    int at = m_exam.current;
    for (int left = std::abs(questions); left > 0; --left) {
        do
            at += questions > 0 ? 1 : -1;
        while (at >= 0 && at < m_exam.questions.size() && !question(at));
    }
    return question(at) ? at : -1;
}

void ExamSession::setResponse(const Response &response)
{
    if (!isCounting() || m_exam.questions.at(current()).response == response)
        return;
    userActive();
    m_exam.questions[current()].response = response;
    m_exam.questions[current()].changedAtMs = m_clock.nowMs();
    if (!m_typingTimer.isActive())
        m_typingTimer.start();
    Q_EMIT questionChanged(current());
}

void ExamSession::setConfidence(Confidence confidence)
{
    if (!isCounting() || m_exam.questions.at(current()).confidence == confidence)
        return;
    userActive();
    m_exam.questions[current()].confidence = confidence;
    m_exam.questions[current()].changedAtMs = m_clock.nowMs();
    changed(current());
}

void ExamSession::setFlagged(bool flagged)
{
    if (!isCounting() || m_exam.questions.at(current()).flagged == flagged)
        return;
    userActive();
    m_exam.questions[current()].flagged = flagged;
    changed(current());
}

void ExamSession::changed(int index)
{
    (void)save();
    Q_EMIT questionChanged(index);
}

void ExamSession::finish()
{
    if (m_stage != Stage::Running)
        return;
    count();
    m_exam.finishedMs = m_clock.nowMs();
    m_stage = Stage::Finished;
    m_paused = false;
    for (int i = 0; i < m_exam.questions.size(); ++i)
        m_exam.questions[i].gone = isBankOpen(i) && !question(i);
    settleAll();
    (void)save();
    Q_EMIT stageChanged();
}

Status ExamSession::abandon()
{
    if (m_stage != Stage::Running)
        return Done{};
    count();
    Exam ended = m_exam;
    ended.finishedMs = m_clock.nowMs();
    ended.abandoned = true;
    if (const Status stored =
            m_store.putExam({ended.id, ended.startedMs, ended.finishedMs, ended.toJson()});
        !stored)
        return stored;
    leave();
    return Done{};
}

// -- the results

std::optional<double> ExamSession::judgedShare(int index) const
{
    const ExamQuestion &given = m_exam.questions.at(index);
    const Question *question = this->question(index);
    if (!question)
        return std::nullopt;
    if (given.isAnswered()) {
        if (const auto judgement = judge(*question, given.response, QLocale()))
            return judgement->score;
    }
    return given.ticks.isEmpty() ? std::nullopt : pointsScore(question->points, given.ticks);
}

std::optional<Grade> ExamSession::suggestion(int index) const
{
    const ExamQuestion &given = m_exam.questions.at(index);
    if (const std::optional<double> share = judgedShare(index))
        return suggestedGrade(*share, given.confidence);
    return given.isAnswered() ? std::nullopt : std::optional(Grade::Again);
}

// Makes grade and share agree with the answer, the ticks and what the learner chose.
void ExamSession::settle(int index)
{
    ExamQuestion &given = m_exam.questions[index];
    const Question *question = this->question(index);
    if (!question && given.isAnswered())
        return; // nothing to judge it by: as it was
    if (question && question->kind() == QuestionKind::Cloze && given.isAnswered()) {
        const QList<int> gaps = gapNumbers(*question); // each is a key point of its own
        const Judgement judgement = *judge(*question, given.response, QLocale());
        for (qsizetype i = 0; i < gaps.size(); ++i)
            given.ticks.insert(u'c' + QString::number(gaps.at(i)), judgement.parts.at(i));
    }
    const std::optional<Grade> suggested = suggestion(index);
    if (!given.chosen)
        given.grade = suggested;
    given.share = judgedShare(index);
    const bool isTicked = question && question->kind() == QuestionKind::Open && given.share;
    if (given.grade && !isTicked && (!given.share || given.grade != suggested))
        given.share = shareOf(*given.grade);
}

void ExamSession::settleAll()
{
    if (m_stage != Stage::Finished || m_exam.kept)
        return;
    for (int i = 0; i < m_exam.questions.size(); ++i)
        settle(i);
}

void ExamSession::setTick(int index, const QString &pointId, bool recalled)
{
    if (m_stage != Stage::Finished || m_exam.kept)
        return;
    m_exam.questions[index].ticks.insert(pointId, recalled);
    settle(index);
    changed(index);
}

void ExamSession::setGrade(int index, Grade grade)
{
    if (m_stage != Stage::Finished || m_exam.kept)
        return;
    m_exam.questions[index].grade = grade;
    m_exam.questions[index].chosen = true;
    settle(index);
    changed(index);
}

Status ExamSession::keep(const QString &language)
{
    if (m_stage != Stage::Finished || m_exam.kept)
        return Done{};
    for (int i = 0; i < m_exam.questions.size(); ++i) {
        const ExamQuestion &given = m_exam.questions.at(i);
        if (!given.gone && given.eventId.isEmpty() && !isBankOpen(i))
            return Error{ErrorCode::NotFound, given.card.bankId, {}};
    }
    for (int i = 0; i < m_exam.questions.size(); ++i) {
        const ExamQuestion &given = m_exam.questions.at(i);
        if (given.gone || !given.grade || !given.eventId.isEmpty() || !question(i))
            continue;
        if (const Status logged = logGrade(i, language); !logged)
            return logged;
    }
    m_exam.kept = true;
    return save();
}

Status ExamSession::logGrade(int index, const QString &language)
{
    ExamQuestion &given = m_exam.questions[index];
    const BankPtr bank = this->bank(index);
    Question question = *this->question(index);
    if (!given.contentHash.isEmpty())
        question.contentHash = given.contentHash; // as it was shown
    const qint64 shownAtMs = given.shownAtMs > 0 ? given.shownAtMs : m_exam.startedMs;
    const qint64 answeredAtMs =
        given.changedAtMs > 0 ? given.changedAtMs : m_exam.finishedMs.value_or(shownAtMs);

    // A kill may have come between the row and the record that names it.
    const auto history = m_progress.history(bank->key(question));
    if (!history)
        return history.error();
    for (const ReviewEvent &event : *history) {
        if (event.mode == StudyMode::Exam && event.kind == EventKind::Review &&
            event.shownAtMs == shownAtMs && event.answeredAtMs == answeredAtMs) {
            given.eventId = event.eventId;
            return Done{};
        }
    }
    const CardWork work{
        .response = given.isAnswered() ? given.response.toJson() : QString(),
        .ticks = given.ticks,
        .confidence = given.confidence,
        .unfolded = true,
    };
    const auto event = m_progress.gradeGiven(question, *bank,
                                             {.grade = *given.grade,
                                              .mode = StudyMode::Exam,
                                              .work = work,
                                              .answer = given.response.asText(question, language),
                                              .shownAtMs = shownAtMs,
                                              .answeredAtMs = answeredAtMs,
                                              .rawMs = given.rawMs,
                                              .activeMs = given.activeMs,
                                              .movesSchedule = m_exam.options.movesSchedule});
    if (!event)
        return event.error();
    given.eventId = event->eventId;
    return Done{};
}

QList<CardKey> ExamSession::missedCards() const
{
    QList<CardKey> cards;
    for (int i = 0; i < m_exam.questions.size(); ++i) {
        if (isMissed(i) && question(i))
            cards.append(bank(i)->key(*question(i)));
    }
    return cards;
}

bool ExamSession::isMissed(int index) const
{
    const ExamQuestion &given = m_exam.questions.at(index);
    return !given.gone && given.grade && *given.grade < Grade::Good;
}

Status ExamSession::close()
{
    if (m_stage != Stage::Finished)
        return Done{};
    if (const Status stored = save(); !stored)
        return stored;
    leave();
    return Done{};
}

void ExamSession::leave()
{
    m_tickTimer.stop();
    m_typingTimer.stop();
    m_failing = false;
    m_exam = {};
    m_stage = Stage::None;
    Q_EMIT stageChanged();
}

Status ExamSession::save()
{
    m_typingTimer.stop();
    const Status stored =
        m_store.putExam({m_exam.id, m_exam.startedMs, m_exam.finishedMs, m_exam.toJson()});
    if (stored && std::exchange(m_failing, false))
        Q_EMIT saved();
    if (!stored && !std::exchange(m_failing, true))
        Q_EMIT saveFailed(stored.error());
    return stored;
}

} // namespace foldout
