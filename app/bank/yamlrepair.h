// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/source.h"

#include <string>

namespace foldout {

// Mends what yaml-cpp 0.7 does to valid text, so that every text arrives as YAML 1.2 says. Any
// thread.

// yaml-cpp ends a text between brackets at every question mark and would refuse "{en: Why?}". Where
// a mark follows text it is never YAML's own; such a mark is handed over as a byte that no bank may
// contain (one for one: places stay true) and restoreText brings it back.
QByteArray withStandIns(QByteArray text);

// A scalar as yaml-cpp gives it, made right: stand-ins, the escapes \_ and \N (yaml-cpp writes one
// byte that is no UTF-8), blank lines in front of a closing quote (it keeps at most one) and behind
// a >+ text (it loses one).
// offset: where the scalar begins in the source.
void restoreText(const SourceText &source, int offset, std::string &text);

} // namespace foldout
