// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/picture.h"
#include "render/svgcheck.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(FOLDOUT_TEST_DATA);

QByteArray svg(const QByteArray &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "width=\"10\" height=\"20\">" +
           inside + "</svg>";
}

} // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesOfTheBankAreFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("png") << u"images/red.png"_s << QSizeF(40, 20);
        QTest::newRow("jpg") << u"images/red.jpg"_s << QSizeF(40, 20);
        QTest::newRow("gif") << u"./images/red.gif"_s << QSizeF(40, 20);
        QTest::newRow("svg") << u"images/mesh.svg"_s << QSizeF(120, 60);
        QTest::newRow("encoded") << u"images%2Fred.png"_s << QSizeF(40, 20);
    }

    void picturesOfTheBankAreFound()
    {
        QFETCH(QString, source);
        const Picture picture = findPicture(folder, source);
        QCOMPARE(picture.problem, QString());
        QTEST(picture.size, "size");
    }

    void everythingElseIsRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("missing") << u"images/none.png"_s;
        QTest::newRow("remote") << u"https://tracker.example/p.gif"_s;
        QTest::newRow("remote without a scheme") << u"//tracker.example/p.gif"_s;
        QTest::newRow("absolute") << u"/etc/passwd"_s;
        QTest::newRow("absolute picture") << folder + u"/images/red.png"_s;
        QTest::newRow("file address") << u"file:///etc/passwd"_s;
        QTest::newRow("embedded") << u"data:image/svg+xml;base64,PHN2Zy8+"_s;
        QTest::newRow("Windows path") << u"C:\\Windows\\a.png"_s;
        QTest::newRow("share") << u"\\\\host\\share\\a.png"_s;
        QTest::newRow("above the folder") << u"../render/data/images/red.png"_s;
        QTest::newRow("above the folder, encoded") << u"%2e%2e/data/images/red.png"_s;
        QTest::newRow("another type") << u"beside.yaml"_s;
        QTest::newRow("a folder") << u"images"_s;
        QTest::newRow("empty") << u""_s;
    }

    void everythingElseIsRefusedWithAReason()
    {
        QFETCH(QString, source);
        const Picture picture = findPicture(folder, source);
        QVERIFY(picture.path.isEmpty());
        QVERIFY(!picture.problem.isEmpty());
        QVERIFY(!findPicture(QString(), source).problem.isEmpty());
    }

    void aLinkOutOfTheFolderIsRefused()
    {
        QTemporaryDir bank;
        QVERIFY(QFile::link(folder + u"/images/red.png"_s, bank.filePath(u"red.png"_s)));
        QVERIFY(findPicture(bank.path(), u"red.png"_s).path.isEmpty());
    }

    void drawingsTakeTheInk()
    {
        const QString path = findPicture(folder, u"images/mesh.svg"_s).path;
        for (const QColor &ink : {QColor(Qt::red), QColor(Qt::white)}) {
            const QImage image = drawnPicture(path, {240, 120}, ink).toImage();
            QCOMPARE(image.size(), QSize(240, 120));
            QCOMPARE(image.pixelColor(120, 60), ink);
            QCOMPARE(image.pixelColor(2, 2).alpha(), 0);
        }
    }

    void svgIsCheckedBeforeItIsDrawn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<SvgFault>("fault");
        const auto row = [](const char *name, const QByteArray &text, SvgFault fault) {
            QTest::newRow(name) << text << fault;
        };
        row("plain", svg("<rect width='1' height='1'/>"), SvgFault::None);
        row("gradient by reference", svg("<rect fill='url(#a)'/>"), SvgFault::None);
        row("reuse", svg("<g id='a'/><use href='#a'/><use xlink:href='#a'/>"), SvgFault::None);
        row("embedded png", svg("<image href='data:image/png;base64,AAAA'/>"), SvgFault::None);
        row("document type", "<!DOCTYPE svg []>" + svg(""), SvgFault::Unsafe);
        row("entity", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), SvgFault::Unsafe);
        row("style sheet instruction", "<?xml-stylesheet href='http://a/b.css'?>" + svg(""),
            SvgFault::Unsafe);
        row("script", svg("<script>alert(1)</script>"), SvgFault::Unsafe);
        row("event", svg("<rect onclick='x()'/>"), SvgFault::Unsafe);
        row("foreign object", svg("<foreignObject/>"), SvgFault::Unsafe);
        row("remote image", svg("<image href='https://tracker.example/p.png'/>"), SvgFault::Unsafe);
        row("local image", svg("<image xlink:href='file:///etc/passwd'/>"), SvgFault::Unsafe);
        row("neighbouring image", svg("<image href='b.png'/>"), SvgFault::Unsafe);
        row("embedded svg", svg("<image href='data:image/svg+xml,x'/>"), SvgFault::Unsafe);
        row("style import", svg("<style>@import 'a.css';</style>"), SvgFault::Unsafe);
        row("style address", svg("<style>a{fill:url( http://a/b)}</style>"), SvgFault::Unsafe);
        row("attribute address", svg("<rect style='fill:URL(http://a/b)'/>"), SvgFault::Unsafe);
        row("reuse of itself", svg("<g id='u'><use href='#u'/></g>"), SvgFault::TooComplex);
        row("reuse in a ring", svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
            SvgFault::TooComplex);
        QByteArray bomb = "<g id='g0'/>";
        for (int i = 1; i < 12; ++i)
            bomb += "<g id='g" + QByteArray::number(i) + "'>" +
                    QByteArray("<use href='#g" + QByteArray::number(i - 1) + "'/>").repeated(10) +
                    "</g>";
        row("reuse without measure", svg(bomb), SvgFault::TooComplex);
        row("deep", svg(QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000)),
            SvgFault::TooComplex);
        row("not svg", "<html/>", SvgFault::Unreadable);
        row("broken", "<svg width='1' height='1'><g>", SvgFault::Unreadable);
        row("no size", "<svg xmlns='http://www.w3.org/2000/svg'/>", SvgFault::Unreadable);
        row("empty", "", SvgFault::Unreadable);
    }

    void svgIsCheckedBeforeItIsDrawn()
    {
        QFETCH(QByteArray, text);
        QFETCH(SvgFault, fault);
        QCOMPARE(checkSvg(text).fault, fault);
    }

    void svgSizeIsInPixels_data()
    {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("pixels") << QByteArray("width='10px' height='20'") << QSizeF(10, 20);
        QTest::newRow("inches") << QByteArray("width='1in' height='2in'") << QSizeF(96, 192);
        QTest::newRow("percent") << QByteArray("width='100%' height='100%' viewBox='0 0 30 40'")
                                 << QSizeF(30, 40);
        QTest::newRow("box only") << QByteArray("viewBox='0,0,30,40'") << QSizeF(30, 40);
    }

    void svgSizeIsInPixels()
    {
        QFETCH(QByteArray, attributes);
        QTEST(checkSvg("<svg xmlns='http://www.w3.org/2000/svg' " + attributes + "/>").size,
              "size");
    }

    void aHugeDrawingIsBroughtWithinSixteenMegapixels()
    {
        QTemporaryDir bank;
        QFile file(bank.filePath(u"huge.svg"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg xmlns='http://www.w3.org/2000/svg' width='100000000' height='50000000'/>");
        file.close();
        const QSizeF size = findPicture(bank.path(), u"huge.svg"_s).size;
        QVERIFY(size.width() * size.height() <= 16'000'001);
        QCOMPARE(qRound(size.width() / size.height()), 2);
    }
};

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"
