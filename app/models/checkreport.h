// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankloader.h"

#include <QByteArray>

namespace foldout {

enum class ReportFormat { Text, Json, Sarif };

// What `foldout check` prints about a load. Any thread.
//   Text   file:line:column: error[code]: message, then the source line with a caret and what to
//   do;
//          last "N questions, E errors, W warnings"
//   Json   {"questions": n, "errors": n, "warnings": n, "banks": [{id, questions, files}],
//           "diagnostics": [{file, line, column, severity, code, message, remedy, source,
//           question}]}
//   Sarif  version 2.1.0, columns in Unicode code points
QByteArray checkReport(const LoadReport &report, ReportFormat format);

// 0 no errors, 1 errors, 2 something could not be read.
int checkExitCode(const LoadReport &report);

} // namespace foldout
