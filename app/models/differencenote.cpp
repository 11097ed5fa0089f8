// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/differencenote.h"

#include <QCoreApplication>

namespace foldout {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::AnswerDifference)
};

} // namespace

QString differenceNote(std::optional<AnswerDifference> difference, bool isCounted)
{
    if (!difference || *difference == AnswerDifference())
        return {};
    QStringList sentences{isCounted ? Words::tr("Counted as right.")
                                    : Words::tr("This answer has to be typed exactly.")};
    const auto add = [&](TypingDifference kind, const QString &sentence) {
        if (difference->testFlag(kind))
            sentences.append(sentence);
    };
    add(TypingDifference::LetterCase, Words::tr("The letter case differs."));
    add(TypingDifference::Spacing, Words::tr("The spacing differs."));
    add(TypingDifference::Width, Words::tr("Full-width and ordinary characters differ."));
    add(TypingDifference::Form, Words::tr("Special forms of characters differ."));
    add(TypingDifference::Composition, Words::tr("The letters are composed differently (NFD)."));
    add(TypingDifference::Invisible, Words::tr("Invisible characters differ."));
    add(TypingDifference::Punctuation, Words::tr("The kind of dash or quotation mark differs."));
    add(TypingDifference::TimesSign, Words::tr("The times sign differs (× or x)."));
    return sentences.join(u' ');
}

} // namespace foldout
