// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/source.h"

namespace foldout {

// Finds what the author most likely did where yaml-cpp gave up: the code and the place of the
// cause, which is often a line above the place of the symptom. Any thread.
struct Cause
{
    DiagnosticCode code = DiagnosticCode::YamlSyntax;
    int offset = 0;
    QStringList args;
};

// The length in bytes of a space that is no indentation in YAML (no-break, ideographic, zero-width)
// at the start of this text, 0: none.
int foreignSpace(QByteArrayView text);

// openFlow: where the outermost [ or { that is still open begins, -1: none.
Cause explainFault(const SourceText &source, int offset, int openFlow);

} // namespace foldout
