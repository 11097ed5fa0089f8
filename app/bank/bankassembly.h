// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankpart.h"
#include "bank/source.h"

namespace foldout {

// The last step of loading: parts become banks, and faults that concern more than one file, or the
// disk around them, are found. Any thread.

struct PartFile
{
    QString shown;    // as diagnostics name it
    QString absolute; // path
    QString folder;   // absolute
    BankPart part;
};

// The context for the questions of all these parts (files of one bank, in order).
ReadingContext sharedContext(const QList<const PartHeader *> &headers);

// One bank from its parts; null: it has no id. Diagnostics of the parts are not repeated.
BankPtr assembleBank(const QList<const PartFile *> &files, Diagnostics &diagnostics);

// An error at a place of a file.
Diagnostic faultIn(const PartFile &file, const SourceText &source, Place place, DiagnosticCode code,
                   QStringList args);

// The text of the file as it is on the disk now; empty where it cannot be read.
SourceText sourceOf(const PartFile &file);

} // namespace foldout
