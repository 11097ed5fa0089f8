// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exam.h"

#include <QSet>

namespace foldout {

// Which questions an exam asks. Pure; any thread.

// The topic of a question as ExamOptions::topics names it: "bank-id/topic-id", "bank-id/" for a
// question without one (or with one that the bank does not list).
QString examTopic(const Bank &bank, const Question &question);

// Whether the question passes topics, kinds and tags.
bool passes(const ExamOptions &options, const Bank &bank, const Question &question);

// The exam's questions in their order. The same banks, options and 'leftOut' give the same list on
// every computer, whatever the order of banks, topics and questions in the files. Every topic has
// its share of the questions that pass, rounded up or down, and every question the same chance: a
// systematic sample with a random start over topics and questions in random order. Of the same
// question in two banks one is asked. Empty where none passes.
QList<CardKey> chooseQuestions(const QList<BankPtr> &banks, const ExamOptions &options,
                               const QSet<CardKey> &leftOut);

} // namespace foldout
