// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/yamltree.h"

#include <optional>

namespace foldout {

// What yaml-cpp lets through although it is not YAML, or not what the author meant. Line-based and
// small on purpose: yaml-cpp alone reads the file, this only refuses. Any thread.

// Before yaml-cpp: directives, document markers, tabs as indentation, an empty file, and (as a
// warning) characters that reorder text. False: the file is refused.
bool guardLines(const SourceText &source, Findings &findings);

// After yaml-cpp: quotes that are not closed where they should be, lines that became a key by
// accident, repeated keys, keys that are no text. False: the file is refused.
bool guardTree(const SourceText &source, YamlTree &tree, Findings &findings);

// Where a quoted scalar ends: the offset behind its closing quote, -1: it is never closed.
int quoteEnd(const SourceText &source, int openingQuote);

// Where a plain scalar with this text ends in the source.
int plainEnd(const SourceText &source, int offset, std::string_view text);

} // namespace foldout
