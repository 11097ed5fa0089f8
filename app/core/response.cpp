// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/response.h"

#include "core/question.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

const QString PicksKey = u"picks"_s;
const QString GapsKey = u"gaps"_s;
const QString TextKey = u"text"_s;

bool isBlank(const QString &text)
{
    return text.trimmed().isEmpty();
}

// The whole number in value, or nothing where it is none or outside lowest..highest.
std::optional<int> wholeNumber(const QJsonValue &value, int lowest, int highest)
{
    const int number = value.toInt(lowest - 1);
    if (number < lowest || number > highest)
        return std::nullopt;
    return number;
}

struct Words
{
    const Question &question;
    const Response &response;
    QStringView language;

    QString operator()(const OpenAnswer &) const { return response.text; }
    QString operator()(const ShortAnswer &) const { return response.text; }
    QString operator()(const NumericAnswer &) const { return response.text; }

    QString operator()(const ChoiceAnswer &answer) const
    {
        return picked(answer.options, &ChoiceOption::text).join("; "_L1);
    }

    QString operator()(const TrueFalseAnswer &) const
    {
        if (response.picks.isEmpty())
            return {};
        return response.picks.first() == 1 ? u"true"_s : u"false"_s;
    }

    QString operator()(const ClozeAnswer &) const
    {
        QStringList gaps;
        for (auto it = response.gaps.cbegin(); it != response.gaps.cend(); ++it) {
            if (!isBlank(it.value()))
                gaps.append(u"%1: %2"_s.arg(QString::number(it.key()), it.value()));
        }
        return gaps.join("; "_L1);
    }

    QString operator()(const OrderAnswer &answer) const
    {
        QStringList items;
        for (const int place : response.picks) {
            if (place >= 0 && place < answer.items.size())
                items.append(plainText(answer.items.at(place).in(language)));
        }
        return items.join(u" → "_s);
    }

    QString operator()(const MatchAnswer &answer) const
    {
        QStringList pairs;
        const qsizetype count = std::min(response.picks.size(), answer.pairs.size());
        for (qsizetype left = 0; left < count; ++left) {
            const int right = response.picks.at(left);
            if (right >= 0 && right < answer.pairs.size())
                pairs.append(
                    u"%1 = %2"_s.arg(plainText(answer.pairs.at(left).left.in(language)),
                                     plainText(answer.pairs.at(right).right.in(language))));
        }
        return pairs.join("; "_L1);
    }

    template <typename T>
    QStringList picked(const QList<T> &list, LocalText T::*text) const
    {
        QStringList words;
        for (const int place : response.picks) {
            if (place >= 0 && place < list.size())
                words.append(plainText((list.at(place).*text).in(language)));
        }
        return words;
    }
};

} // namespace

bool Response::isEmpty() const
{
    return isBlank(text) && std::ranges::all_of(picks, [](int pick) { return pick < 0; }) &&
           std::ranges::all_of(gaps, isBlank);
}

QString Response::toJson() const
{
    QJsonObject object;
    if (!text.isEmpty())
        object.insert(TextKey, text);
    if (!picks.isEmpty()) {
        QJsonArray array;
        for (const int pick : picks)
            array.append(pick);
        object.insert(PicksKey, array);
    }
    if (!gaps.isEmpty()) {
        QJsonObject typed;
        for (auto it = gaps.cbegin(); it != gaps.cend(); ++it)
            typed.insert(QString::number(it.key()), it.value());
        object.insert(GapsKey, typed);
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Response Response::fromJson(const QString &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    const QJsonValue text = object.value(TextKey);
    const QJsonValue picks = object.value(PicksKey);
    const QJsonValue gaps = object.value(GapsKey);
    if (!(text.isUndefined() || text.isString()) || !(picks.isUndefined() || picks.isArray()) ||
        !(gaps.isUndefined() || gaps.isObject()))
        return {};

    Response response;
    response.text = text.toString();
    for (const QJsonValue value : picks.toArray()) {
        const std::optional<int> pick = wholeNumber(value, -1, 9999);
        if (!pick)
            return {};
        response.picks.append(*pick);
    }
    const QJsonObject typed = gaps.toObject();
    for (auto it = typed.begin(); it != typed.end(); ++it) {
        const std::optional<int> number = wholeNumber(it.key().toInt(), 1, 99);
        if (!number || !it.value().isString())
            return {};
        response.gaps.insert(*number, it.value().toString());
    }
    return response;
}

QString Response::asText(const Question &question, QStringView language) const
{
    if (isEmpty())
        return {};
    return std::visit(Words{question, *this, language}, question.answer);
}

} // namespace foldout
