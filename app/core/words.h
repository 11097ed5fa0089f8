// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/textrange.h"

#include <QString>

#include <vector>

namespace foldout {

// The words of a Korean, English or mixed text, made comparable: what a typed answer and a key
// point have in common. Rules of thumb, not a grammar. Pure functions; any thread.

// What a text says of a word.
enum class Polarity {
    Affirmed, // it is so
    Shared,   // a denial beside it may reach it: "PVC" in "a PVC is a placeholder, not a quota"
    InDenied, // its clause is denied: "PVC" in "a PVC is not a quota"
    Denied,   // it is not so: "quota" in both
};

struct Word
{
    enum class Kind {
        Plain,
        Hangul,     // with its particles and endings
        Number,     // 64, 3.75, 3,200, 1.2.2
        Identifier, // EFA, FSx, v1beta1, slurm.conf, use_reentrant
    };

    TextRange range; // in the text as given, whatever its form
    QString folded;  // as foldedText(); a number without separators of thousands
    QString stem;    // of a Latin word, lightly stemmed; otherwise as folded
    Kind kind = Kind::Plain;
    bool isStop = false; // carries no content: the, 것은, 한다
    Polarity polarity = Polarity::Affirmed;
};

// The words in order. Letters of Hangul and others part, so that "EFS의" is EFS and 의; a hyphen,
// slash, × or middle dot parts words, a point or an underscore inside Latin letters joins them.
std::vector<Word> wordsOf(QStringView text);

// More than 0 where both are the same word; then for Hangul how many units of 'folded' they share.
// Hangul: a stem, with nothing but particles and endings left on either side (구분한다, 구분해서;
// 나눈다, 나누어), never a particle alone. Latin: equal, or the same light stem (splits,
// splitting). Identifiers and numbers: equal, but GPUs is GPU.
qsizetype sharedStem(const Word &a, const Word &b);

} // namespace foldout
