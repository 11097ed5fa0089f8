// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storageplace.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>
#include <array>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QByteArrayView, 20> SharedTypes{
    "9p",     "afpfs",    "afs",       "ceph",   "cifs",
    "davfs",  "drvfs",    "glusterfs", "ncpfs",  "nfs",
    "nfs4",   "prl_fs",   "smb2",      "smb3",   "smbfs",
    "vboxsf", "virtiofs", "vmhgfs",    "webdav", "fuse.vmhgfs-fuse"};

// Fuse file systems are remote more often than not; these are known to be local disks.
constexpr std::array<QByteArrayView, 4> LocalFuse{"fuseblk", "fuse.ntfs-3g", "fuse.encfs",
                                                  "fuse.gocryptfs"};

constexpr std::array<QStringView, 8> SyncedNames{
    u"dropbox",          u"google drive", u"googledrive", u"icloud drive",
    u"mobile documents", u"nextcloud",    u"onedrive",    u"pcloud"};

bool isSyncedName(const QString &name)
{
    const QString lower = name.toLower();
    return std::ranges::any_of(SyncedNames, [&](QStringView service) {
        // "OneDrive - University", "Dropbox (Personal)"
        return lower == service || lower.startsWith(service.toString() + u' ');
    });
}

} // namespace

bool isSharedPlace(const QByteArray &fileSystemType, const QString &folder)
{
    const QByteArray type = fileSystemType.toLower();
    if (std::ranges::find(SharedTypes, QByteArrayView(type)) != SharedTypes.end())
        return true;
    if (type.startsWith("fuse.") &&
        std::ranges::find(LocalFuse, QByteArrayView(type)) == LocalFuse.end())
        return true;
    if (folder.startsWith("//"_L1)) // a Windows share reports the type of the disk behind it
        return true;
    const QStringList names = folder.split(u'/');
    return std::ranges::any_of(names, isSyncedName);
}

bool isSharedPlace(const QString &folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    return isSharedPlace(QStorageInfo(path).fileSystemType(), path);
}

} // namespace foldout
