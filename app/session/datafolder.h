// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

// Where progress, settings and backups lie when neither --data-dir nor FOLDOUT_DATA_DIR names a
// folder: the desktop's usual one, or one that the learner chose. The choice is one line, the
// folder's path in UTF-8, in the file data-folder.txt of the usual folder. Choosing moves nothing
// and removes nothing; it holds from the next start on. Any thread.
namespace foldout {

QString usualDataFolder();

// The chosen folder, else the usual one. It may be gone: a drive that is not connected.
QString defaultDataFolder();

// Creates the folder where there is none; the usual one takes the choice back. Errors: CannotWrite,
// and then the earlier choice stands.
Status chooseDataFolder(const QString &folder);

bool hasProgress(const QString &folder); // of an earlier use

} // namespace foldout
