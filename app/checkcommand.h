// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline.h"

namespace foldout {

// `foldout check`: reads the banks, prints the report on standard output, gives the exit status
// (0 no errors, 1 errors, 2 unreadable). Needs a QCoreApplication for the words and no display.
int runCheck(const CommandLine &commandLine);

} // namespace foldout
