// SPDX-License-Identifier: GPL-3.0-or-later
#include "checkcommand.h"

#include "models/checkreport.h"

#include <cstdio>

namespace foldout {

namespace {

ReportFormat reportFormat(CommandLine::Format format)
{
    switch (format) {
    case CommandLine::Format::Text:
        return ReportFormat::Text;
    case CommandLine::Format::Json:
        return ReportFormat::Json;
    case CommandLine::Format::Sarif:
        return ReportFormat::Sarif;
    }
    Q_UNREACHABLE();
}

} // namespace

int runCheck(const CommandLine &commandLine)
{
    const LoadReport report = loadBanks(commandLine.banks, {});
    const QByteArray out = checkReport(report, reportFormat(commandLine.format));
    std::fwrite(out.constData(), 1, size_t(out.size()), stdout);
    return checkExitCode(report);
}

} // namespace foldout
