// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace foldout {

// Whether a folder is shared between machines: a network file system, or one that a synchronising
// service copies behind our back. SQLite's WAL is not safe there. Pure; any thread.
// 'fileSystemType' as QStorageInfo names it ("ext4", "nfs4", "cifs"); 'folder' is absolute, with
// forward slashes.
bool isSharedPlace(const QByteArray &fileSystemType, const QString &folder);

// The same for a folder of this machine.
bool isSharedPlace(const QString &folder);

} // namespace foldout
