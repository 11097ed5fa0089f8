// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/textrange.h"

#include <QList>
#include <QStringList>

namespace foldout {

// Which key points a typed answer touches, and by which words. A proposal for the learner, never a
// judgement: it sees words, not meaning. Nothing has to be set up; the point's own text is compared
// (core/words.h says how). Pure; any thread.
//
// A content word of a point weighs 1; a number of two digits or more, an identifier and a word of a
// code span 2; a Hangul word of one syllable 1/2. What is found of a point is the best passage of
// the answer, at most half as long again as the point. The point is touched if all
// its words are found, or if
//   share = weight found / weight of all its words >= SuggestedShare, and
//   the words found that the question does not have weigh SuggestedWeight or more.
// In the share a word of the question counts a tenth (repeating it is no recall), a word that n
// points of the question have 1/n, and a word in brackets only where it is found. A point with less
// than two words of its own needs all of them. Of a point the first 2 000 characters
// are looked at, of an answer the first 20 000.
//
// In doubt nothing is suggested. A touched point is 'negated' instead if the answer denies a word
// that the point affirms or the other way round (core/negation.h), or if half of what was found
// stands in a denied clause of one of the two only and there is no word that both deny.
//
// Measured over the bundled banks, each answer against the points of every other question: below 1
// in 100 points suggested wrongly (tests/content/tst_suggestions.cpp).
inline constexpr double SuggestedShare = 0.4;
inline constexpr double SuggestedWeight = 2;

struct PointMatch
{
    bool suggested = false;
    bool negated = false; // touched, but one of the two denies what the other says
    double share = 0;     // 0..1, of the weight of the point's words
    // The words found, where suggested; in order, none overlapping.
    QList<TextRange> inPoint;  // in plainText() of the point
    QList<TextRange> inAnswer; // in the answer as given

    friend bool operator==(const PointMatch &, const PointMatch &) = default;
};

// One match for each point. Points and question are Markdown in the language on screen, the answer
// is plain text.
QList<PointMatch> matchPoints(const QString &answer, const QStringList &points,
                              const QString &question);

} // namespace foldout
