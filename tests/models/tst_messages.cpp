// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "models/messages.h"

#include <QRegularExpression>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

constexpr int ErrorCodeCount = int(ErrorCode::Cancelled) + 1;

void checkSentence(const QString &sentence)
{
    static const QRegularExpression placeholder(u"%[1-9n]"_s);
    QVERIFY2(!sentence.isEmpty(), "no words");
    QVERIFY2(!sentence.contains(placeholder), qPrintable(sentence));
}

} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDiagnosticHasWords_data()
    {
        QTest::addColumn<DiagnosticCode>("code");
        for (int code = 0; code < DiagnosticCodeCount; ++code)
            QTest::newRow(qPrintable(codeName(DiagnosticCode(code)))) << DiagnosticCode(code);
    }

    void everyDiagnosticHasWords()
    {
        QFETCH(DiagnosticCode, code);
        for (const QStringList &args : {QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s},
                                        QStringList{QString(), QString(), QString(), QString()}}) {
            const Diagnostic diagnostic{.code = code, .args = args};
            checkSentence(describe(diagnostic));
            checkSentence(remedy(diagnostic));
        }
        const QString said =
            describe({.code = code, .args = {u"first"_s, u"second"_s, u"third"_s, u"fourth"_s}});
        QVERIFY(!said.contains("yaml-cpp"_L1));
    }

    void everyErrorHasWords_data()
    {
        QTest::addColumn<ErrorCode>("code");
        for (int code = 0; code < ErrorCodeCount; ++code)
            QTest::newRow(qPrintable(QString::number(code))) << ErrorCode(code);
    }

    void everyErrorHasWords()
    {
        QFETCH(ErrorCode, code);
        const Error error{.code = code, .path = u"/a%2b/c.yaml"_s};
        QVERIFY(!describe(error).isEmpty());
        QVERIFY(!remedy(error).isEmpty());
        QVERIFY(!describe(error).contains("%1"_L1));
    }

    void expectedTypesHaveWordsOfTheirOwn()
    {
        QSet<QString> said;
        const QStringList types{u"text"_s,   u"list"_s,    u"mapping"_s, u"integer"_s,
                                u"number"_s, u"boolean"_s, u"date"_s};
        for (const QString &type : types)
            said.insert(describe({.code = DiagnosticCode::WrongType, .args = {u"f"_s, type}}));
        QCOMPARE(said.size(), types.size());
    }

    void placeholdersInNamesAreLeftAlone()
    {
        const QString said =
            describe({.code = DiagnosticCode::DuplicateKey, .args = {u"%2"_s, u"7"_s}});
        QVERIFY(said.contains(u"“%2”"_s));
        QVERIFY(said.contains(u'7'));
    }
};

QTEST_GUILESS_MAIN(TestMessages)
#include "tst_messages.moc"
