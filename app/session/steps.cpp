// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/steps.h"

#include "core/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace foldout {

namespace {

struct Unit
{
    QStringView letter;
    QStringView korean;
    int seconds;
};

constexpr std::array<Unit, 4> Units{{{u"d", u"일", SecondsPerDay}, // longest first
                                     {u"h", u"시간", 3600},
                                     {u"m", u"분", 60},
                                     {u"s", u"초", 1}}};
constexpr int LongestStep = 365 * SecondsPerDay;

QStringList wordsOf(QStringView text)
{
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    return foldedText(text).split(gap, Qt::SkipEmptyParts);
}

} // namespace

std::optional<int> parseStep(QStringView word)
{
    for (const Unit &unit : Units) {
        for (const QStringView name : {unit.letter, unit.korean}) {
            bool isNumber = false;
            const int count = word.endsWith(name) ? word.chopped(name.size()).toInt(&isNumber) : 0;
            if (isNumber && count >= 1 && count <= LongestStep / unit.seconds)
                return count * unit.seconds;
        }
    }
    return {};
}

std::optional<QList<int>> parseSteps(QStringView text)
{
    if (!firstBadStep(text).isNull())
        return {};
    QList<int> seconds;
    for (const QString &word : wordsOf(text))
        seconds.append(*parseStep(word));
    return seconds;
}

QString firstBadStep(QStringView text)
{
    const QStringList words = wordsOf(text);
    for (const QString &word : words) {
        if (!parseStep(word))
            return word;
    }
    return words.value(MaximumSteps);
}

QString stepsText(const QList<int> &seconds)
{
    QStringList words;
    for (const int step : seconds) {
        const auto unit =
            std::ranges::find_if(Units, [step](const Unit &u) { return step % u.seconds == 0; });
        words.append(QString::number(step / unit->seconds) + unit->letter.toString());
    }
    return words.join(u' ');
}

} // namespace foldout
