// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/storageplace.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestStoragePlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shared_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("shared");
        const QString home = u"/home/user/.local/share/foldout"_s;
        QTest::newRow("ext4") << QByteArray("ext4") << home << false;
        QTest::newRow("NTFS") << QByteArray("NTFS") << u"C:/Users/홍길동/foldout"_s << false;
        QTest::newRow("apfs") << QByteArray("apfs") << u"/Users/u/Library"_s << false;
        QTest::newRow("tmpfs") << QByteArray("tmpfs") << u"/tmp/x"_s << false;
        QTest::newRow("NTFS through fuse") << QByteArray("fuseblk") << home << false;
        QTest::newRow("nfs") << QByteArray("nfs4") << home << true;
        QTest::newRow("Windows share, mounted") << QByteArray("cifs") << home << true;
        QTest::newRow("Windows share, by name") << QByteArray("NTFS") << u"//server/a/b"_s << true;
        QTest::newRow("sshfs") << QByteArray("fuse.sshfs") << home << true;
        QTest::newRow("virtual machine's folder") << QByteArray("vboxsf") << home << true;
        QTest::newRow("Dropbox") << QByteArray("ext4") << u"/home/u/Dropbox/foldout"_s << true;
        QTest::newRow("OneDrive of a school")
            << QByteArray("NTFS") << u"C:/Users/u/OneDrive - School/f"_s << true;
        QTest::newRow("iCloud") << QByteArray("apfs") << u"/Users/u/Library/Mobile Documents/f"_s
                                << true;
        QTest::newRow("a name that only begins alike")
            << QByteArray("ext4") << u"/home/u/dropboxes/f"_s << false;
    }

    void shared()
    {
        QFETCH(QByteArray, type);
        QFETCH(QString, folder);
        QTEST(isSharedPlace(type, folder), "shared");
    }
};

QTEST_GUILESS_MAIN(TestStoragePlace)
#include "tst_storageplace.moc"
