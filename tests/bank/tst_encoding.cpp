// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/encoding.h"

#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsReadInEveryAcceptedEncoding_data()
    {
        const QString text = u"제목: 조석 🌊\n"_s;
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("UTF-8") << text.toUtf8();
        QTest::newRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBF" + text.toUtf8());
        QTest::newRow("UTF-8 with two marks")
            << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF" + text.toUtf8());
        QTest::newRow("UTF-16 LE with mark")
            << QByteArray("\xFF\xFE" + QByteArray(QStringEncoder(QStringEncoder::Utf16LE)(text)));
        QTest::newRow("UTF-16 BE with mark")
            << QByteArray("\xFE\xFF" + QByteArray(QStringEncoder(QStringEncoder::Utf16BE)(text)));
        QTest::newRow("CRLF") << text.toUtf8().replace('\n', "\r\n");
        QTest::newRow("CR") << text.toUtf8().replace('\n', '\r');
    }

    void textIsReadInEveryAcceptedEncoding()
    {
        QFETCH(QByteArray, bytes);
        SourceText source;
        Findings findings(source);
        QVERIFY(decodeBank(bytes, source, findings));
        QCOMPARE(QString::fromUtf8(source.utf8), u"제목: 조석 🌊\n"_s);
        QCOMPARE(source.lineStarts.size(), size_t(2));
    }

    void otherBytesAreRefusedWithPlaceAndGuess_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<DiagnosticCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("arg");
        const auto notUtf8 = DiagnosticCode::NotUtf8;
        QTest::newRow("CP949") << QByteArray("a: 1\nb: \xBD\xC3\xC7\xE8\n") << notUtf8 << 2 << 4
                               << u"CP949"_s;
        QTest::newRow("Latin-1") << QByteArray("b: s\xE9"
                                               "a\n")
                                 << notUtf8 << 1 << 5 << QString();
        QTest::newRow("overlong") << QByteArray("q: \xC0\x80\n") << notUtf8 << 1 << 4 << QString();
        QTest::newRow("surrogate")
            << QByteArray("q: \xED\xA0\x80\n") << notUtf8 << 1 << 4 << QString();
        QTest::newRow("cut off") << QByteArray("q: \xEC\x8B") << notUtf8 << 1 << 4 << QString();
        QTest::newRow("UTF-16 without mark")
            << QByteArray("a\0:\0 \0b\0", 8) << notUtf8 << 1 << 1 << u"UTF-16"_s;
        QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0a\0\0\0", 8) << notUtf8 << 1 << 1
                                << u"UTF-32"_s;
        const auto control = DiagnosticCode::ControlChar;
        QTest::newRow("NUL") << QByteArray("한: a\0b and more\n", 18) << control << 1 << 5
                             << u"U+0000"_s;
        QTest::newRow("end of transmission") << QByteArray("q: a\x04"
                                                           "b\n")
                                             << control << 1 << 5 << u"U+0004"_s;
        QTest::newRow("delete") << QByteArray("q: a\x7F\n") << control << 1 << 5 << u"U+007F"_s;
        QTest::newRow("C1") << QByteArray("q: \xC2\x9B\n") << control << 1 << 4 << u"U+009B"_s;
        QTest::newRow("non-character")
            << QByteArray("q: \xEF\xBF\xBF\n") << control << 1 << 4 << u"U+FFFF"_s;
    }

    void otherBytesAreRefusedWithPlaceAndGuess()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, arg);
        SourceText source;
        Findings findings(source);
        QVERIFY(!decodeBank(bytes, source, findings));
        const Diagnostics found = findings.take();
        QVERIFY(!found.isEmpty());
        QTEST(found.first().code, "code");
        QTEST(found.first().mark.line, "line");
        QTEST(found.first().mark.column, "column");
        QCOMPARE(found.first().args.value(0), arg);
    }

    void theConvertedCopyLeavesTheFileAlone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"시험.yaml"_s);
        const QString copy = folder.filePath(u"시험-utf8.yaml"_s);
        const QByteArray bytes("title: \xBD\xC3\xC7\xE8\n");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        out.close();
        QVERIFY(writeUtf8Copy(file, copy));
        QFile in(copy);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(in.readAll()), u"title: 시험\n"_s);
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), bytes);
        QCOMPARE(writeUtf8Copy(copy, file).error().code, ErrorCode::CannotRead); // UTF-8 already
        QCOMPARE(writeUtf8Copy(folder.filePath(u"gone"_s), copy).error().code, ErrorCode::NotFound);
    }

    void cp949TextIsConvertedForACopy()
    {
        QCOMPARE(decodeCp949("\xBD\xC3\xC7\xE8 a"), u"시험 a"_s);
        QCOMPARE(decodeCp949("plain"), std::nullopt); // nothing to convert
        QCOMPARE(decodeCp949("s\xE9"
                             "a"),
                 std::nullopt);                              // no Korean text
        QCOMPARE(decodeCp949("\xFF\xFE\xFD"), std::nullopt); // no CP949 at all
    }
};

QTEST_GUILESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
