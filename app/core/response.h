// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace foldout {

struct Question;

// What a learner has put in for one question, whatever its kind and the language on screen; may be
// half-finished. A value; any thread.
//
//   kind           field   holds
//   open, short    text    as typed
//   numeric        text    as typed, unit and all
//   choice         picks   the chosen options as places in the author's list, ascending
//   truefalse      picks   one number: 1 true, 0 false
//   order          picks   the arrangement: the author's place of each item, from the top;
//                          empty until the learner has moved something
//   match          picks   for each left side the author's place of the chosen right side, or -1
//   cloze          gaps    number of the deletion -> as typed
struct Response
{
    QString text;
    QList<int> picks;
    QMap<int, QString> gaps;

    // Nothing was put in: no text but white space, nothing picked, nothing matched.
    bool isEmpty() const;

    // One line of JSON for drafts, keys sorted, empty fields left out:
    //   {"gaps":{"1":"batch","2":""},"picks":[2,0,1],"text":"64 GB"}
    // gaps: number 1..99 -> text; picks: whole numbers >= -1; text: text. An empty response is {}.
    QString toJson() const;

    // Reads toJson's form, unknown keys ignored. Anything damaged gives an empty response, never
    // half of one.
    static Response fromJson(const QString &json);

    // In words, for the log's answer column and for reading later, in this content language:
    //   choice "a; b" · truefalse "true" · order "a → b → c" · match "a = b; c = d" · cloze "1: a;
    //   2: b"
    // Empty where isEmpty(). Picks that the question does not have are left out.
    QString asText(const Question &question, QStringView language) const;

    friend bool operator==(const Response &, const Response &) = default;
};

} // namespace foldout
