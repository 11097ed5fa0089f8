// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"
#include "core/error.h"
#include "models/caretline.h"

#include <QString>

namespace foldout {

// The words for every code, in the language of the installed translators: describe says in one
// sentence what is wrong, remedy what to do next. A new code without words does not compile. Any
// thread.
QString describe(const Diagnostic &diagnostic);
QString remedy(const Diagnostic &diagnostic);
QString describe(const Error &error);
QString remedy(const Error &error);

} // namespace foldout
