// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exam.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr int Version = 1;
constexpr qint64 MsPerMinute = 60'000;

// A whole number lowest..highest; anything else is 'otherwise'.
qint64 whole(const QJsonValue &value, qint64 otherwise, qint64 lowest = 0,
             qint64 highest = std::numeric_limits<qint64>::max())
{
    const qint64 number = value.toInteger(otherwise);
    return number < lowest || number > highest ? otherwise : number;
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue item : value.toArray())
        list.append(item.toString());
    return list;
}

QJsonObject toObject(const ExamOptions &options)
{
    QJsonArray kinds;
    for (const QuestionKind kind : options.kinds)
        kinds.append(kindName(kind));
    return {
        {u"count"_s, options.count},
        {u"topics"_s, QJsonArray::fromStringList(options.topics)},
        {u"kinds"_s, kinds},
        {u"tags"_s, QJsonArray::fromStringList(options.tags)},
        {u"minutes"_s, options.minutes},
        {u"seed"_s, options.seed},
        {u"confidence"_s, options.asksConfidence},
        {u"schedule"_s, options.movesSchedule},
    };
}

ExamOptions optionsFrom(const QJsonObject &object)
{
    constexpr int Most = std::numeric_limits<int>::max();
    const ExamOptions usual;
    ExamOptions options{
        .count = int(whole(object.value("count"_L1), usual.count, 1, Most)),
        .topics = strings(object.value("topics"_L1)),
        .tags = strings(object.value("tags"_L1)),
        .minutes = int(whole(object.value("minutes"_L1), usual.minutes, 0, Most)),
        .seed = int(whole(object.value("seed"_L1), usual.seed, 0, Most)),
        .asksConfidence = object.value("confidence"_L1).toBool(usual.asksConfidence),
        .movesSchedule = object.value("schedule"_L1).toBool(usual.movesSchedule),
    };
    for (const QString &name : strings(object.value("kinds"_L1))) {
        if (const auto kind = kindFromName(name))
            options.kinds.append(*kind);
    }
    return options;
}

QJsonObject toObject(const ExamQuestion &question)
{
    QJsonObject ticks;
    for (auto it = question.ticks.cbegin(); it != question.ticks.cend(); ++it)
        ticks.insert(it.key(), it.value() ? 1 : 0);
    QJsonObject object{
        {u"card"_s, question.card.toString()},
        {u"hash"_s, question.contentHash},
        {u"text"_s, question.text},
        {u"response"_s, QJsonDocument::fromJson(question.response.toJson().toUtf8()).object()},
        {u"flagged"_s, question.flagged},
        {u"gone"_s, question.gone},
        {u"shown"_s, question.shownAtMs},
        {u"changed"_s, question.changedAtMs},
        {u"raw"_s, question.rawMs},
        {u"active"_s, question.activeMs},
        {u"ticks"_s, ticks},
        {u"chosen"_s, question.chosen},
        {u"event"_s, question.eventId},
    };
    if (question.confidence)
        object.insert(u"confidence"_s, int(*question.confidence));
    if (question.grade)
        object.insert(u"grade"_s, int(*question.grade));
    if (question.share)
        object.insert(u"share"_s, *question.share);
    return object;
}

ExamQuestion questionFrom(const QJsonObject &object)
{
    const QJsonDocument response(object.value("response"_L1).toObject());
    ExamQuestion question{
        .card = CardKey::fromString(object.value("card"_L1).toString()),
        .contentHash = object.value("hash"_L1).toString(),
        .text = object.value("text"_L1).toString(),
        .response = Response::fromJson(QString::fromUtf8(response.toJson())),
        .flagged = object.value("flagged"_L1).toBool(),
        .shownAtMs = whole(object.value("shown"_L1), 0),
        .changedAtMs = whole(object.value("changed"_L1), 0),
        .rawMs = whole(object.value("raw"_L1), 0),
        .activeMs = whole(object.value("active"_L1), 0),
        .gone = object.value("gone"_L1).toBool(),
        .chosen = object.value("chosen"_L1).toBool(),
        .eventId = object.value("event"_L1).toString(),
    };
    if (const qint64 level = whole(object.value("confidence"_L1), 0, 1, 3); level > 0)
        question.confidence = Confidence(level);
    if (const qint64 grade = whole(object.value("grade"_L1), 0, 1, 4); grade > 0)
        question.grade = Grade(grade);
    if (const double share = object.value("share"_L1).toDouble(-1); share >= 0 && share <= 1)
        question.share = share;
    const QJsonObject ticks = object.value("ticks"_L1).toObject();
    for (auto it = ticks.begin(); it != ticks.end(); ++it)
        question.ticks.insert(it.key(), it.value().toInt() != 0);
    return question;
}

} // namespace

std::optional<qint64> Exam::remainingMs() const
{
    if (options.minutes == 0)
        return std::nullopt;
    return std::max<qint64>(0, options.minutes * MsPerMinute - elapsedMs);
}

QString Exam::toJson() const
{
    QJsonArray list;
    for (const ExamQuestion &question : questions)
        list.append(toObject(question));
    const QJsonObject object{
        {u"version"_s, Version},
        {u"options"_s, toObject(options)},
        {u"current"_s, current},
        {u"elapsed"_s, elapsedMs},
        {u"timeRanOut"_s, timeRanOut},
        {u"abandoned"_s, abandoned},
        {u"kept"_s, kept},
        {u"questions"_s, list},
    };
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<Exam> Exam::fromJson(const QString &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    const QJsonArray list = object.value("questions"_L1).toArray();
    if (whole(object.value("version"_L1), 0) != Version || list.isEmpty())
        return std::nullopt;
    Exam exam{
        .options = optionsFrom(object.value("options"_L1).toObject()),
        .current = int(whole(object.value("current"_L1), 0, 0, list.size() - 1)),
        .elapsedMs = whole(object.value("elapsed"_L1), 0),
        .timeRanOut = object.value("timeRanOut"_L1).toBool(),
        .abandoned = object.value("abandoned"_L1).toBool(),
        .kept = object.value("kept"_L1).toBool(),
    };
    for (const QJsonValue item : list) {
        exam.questions.append(questionFrom(item.toObject()));
        if (exam.questions.last().card.isNull())
            return std::nullopt;
    }
    return exam;
}

ExamScore scoreOf(const Exam &exam)
{
    ExamScore score;
    for (const ExamQuestion &question : exam.questions) {
        if (question.gone) {
            ++score.gone;
            continue;
        }
        ++score.questions;
        score.answered += question.isAnswered() ? 1 : 0;
        if (!question.grade)
            continue;
        const bool right = *question.grade >= Grade::Good;
        ++score.graded;
        score.right += right ? 1 : 0;
        score.share += question.share.value_or(shareOf(*question.grade));
        if (question.confidence && question.isAnswered()) {
            ExamScore::Sureness &sureness = score.sureness.at(size_t(*question.confidence) - 1);
            ++sureness.answers;
            sureness.right += right ? 1 : 0;
        }
    }
    if (score.graded > 0)
        score.share /= score.graded;
    return score;
}

double shareOf(Grade grade)
{
    switch (grade) {
    case Grade::Again:
        return 0;
    case Grade::Hard:
        return 0.5;
    case Grade::Good:
    case Grade::Easy:
        return 1;
    }
    Q_UNREACHABLE();
}

} // namespace foldout
