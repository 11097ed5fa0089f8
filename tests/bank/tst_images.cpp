// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/images.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

using Fault = std::optional<DiagnosticCode>;
Q_DECLARE_METATYPE(Fault)

class TestImages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAreFound_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QStringList>("paths");
        QTest::newRow("plain") << u"a ![b](c.png) d"_s << QStringList{u"c.png"_s};
        QTest::newRow("title") << u"![b](c.png \"t\")"_s << QStringList{u"c.png"_s};
        QTest::newRow("angle brackets") << u"![b](<a b.png>)"_s << QStringList{u"a b.png"_s};
        QTest::newRow("percent") << u"![b](a%20b.png)"_s << QStringList{u"a b.png"_s};
        QTest::newRow("brackets in the name") << u"![b](a(1).png)"_s << QStringList{u"a(1).png"_s};
        QTest::newRow("two") << u"![](a.png)![](b.svg)"_s << QStringList{u"a.png"_s, u"b.svg"_s};
        QTest::newRow("reference") << u"![b][r]\n\n[R]: c.png"_s << QStringList{u"c.png"_s};
        QTest::newRow("short reference")
            << u"![r]\n\n[r]: <c d.png>"_s << QStringList{u"c d.png"_s};
        QTest::newRow("link") << u"[b](c.png)"_s << QStringList{};
        QTest::newRow("escaped") << u"\\![b](c.png)"_s << QStringList{};
        QTest::newRow("code span") << u"`![b](c.png)`"_s << QStringList{};
        QTest::newRow("code fence")
            << u"```md\n![b](c.png)\n```\n![d](e.png)"_s << QStringList{u"e.png"_s};
        QTest::newRow("open fence") << u"~~~\n![b](c.png)"_s << QStringList{};
        QTest::newRow("hostile") << QString(u"![](!["_s.repeated(8000)) << QStringList{};
    }

    void picturesAreFound()
    {
        QFETCH(QString, markdown);
        QTEST(markdownImages(markdown), "paths");
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<Fault>("fault");
        QTest::newRow("there") << u"pictures/a.png"_s << Fault();
        QTest::newRow("dot") << u"./pictures/../pictures/a.png"_s << Fault();
        QTest::newRow("upper case suffix") << u"B.PNG"_s << Fault();
        QTest::newRow("decomposed name")
            << u"바다.svg"_s.normalized(QString::NormalizationForm_D) << Fault();
        QTest::newRow("not there") << u"pictures/b.png"_s << Fault(DiagnosticCode::MissingImage);
        QTest::newRow("a folder") << u"folder.png"_s << Fault(DiagnosticCode::MissingImage);
        QTest::newRow("above") << u"../a.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("above by a way round")
            << u"pictures/../../a.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("above with backslashes")
            << u"..\\a.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("absolute") << u"/etc/a.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("drive") << u"C:\\a.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("web") << u"https://example.org/a.png"_s
                             << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("data") << u"data:image/png;base64,AA"_s
                              << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("link to outside") << u"link.png"_s << Fault(DiagnosticCode::OutsideFolder);
        QTest::newRow("other format") << u"a.tiff"_s << Fault(DiagnosticCode::BadImage);
        QTest::newRow("empty") << QString() << Fault(DiagnosticCode::BadImage);
    }

    void faultsAreTold()
    {
        QTemporaryDir top;
        const QString folder = top.filePath(u"bank"_s);
        QVERIFY(QDir().mkpath(folder + u"/pictures"_s));
        QVERIFY(QDir().mkpath(folder + u"/folder.png"_s));
        for (const QString &name :
             {u"bank/pictures/a.png"_s, u"bank/B.PNG"_s, u"bank/바다.svg"_s, u"a.png"_s}) {
            QFile file(top.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(QFile::link(top.filePath(u"a.png"_s), folder + u"/link.png"_s));
        QFETCH(QString, path);
        QFETCH(Fault, fault);
        QCOMPARE(imageFault(folder, path), fault);
    }
};

QTEST_GUILESS_MAIN(TestImages)
#include "tst_images.moc"
