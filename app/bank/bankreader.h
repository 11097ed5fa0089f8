// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankpart.h"
#include "bank/yamltree.h"

namespace foldout {

// From the tree of one file to bank values, in two steps because the files of one bank share their
// language and defaults. Any thread; nothing is kept.

inline constexpr int SchemaVersion = 1;

// The bank's own fields. False: the file is refused (no mapping, made for a newer Foldout).
bool readHeader(const SourceText &source, const YamlTree &tree, Findings &findings,
                PartHeader &header);

// The questions, with what is wrong with them added to findings. A question with a fault that would
// change what it asks or accepts is left out; a harmless one (a bad level) is kept without it.
void readQuestions(const SourceText &source, const YamlTree &tree, const ReadingContext &context,
                   Findings &findings, BankPart &part);

} // namespace foldout
