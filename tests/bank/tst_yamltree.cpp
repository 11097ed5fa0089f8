// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/encoding.h"
#include "bank/yamlguard.h"
#include "bank/yamltree.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

struct Parsed
{
    SourceText source;
    Findings findings{source};
    std::optional<YamlTree> tree;

    explicit Parsed(const QString &yaml, const ParseHooks &hooks = {})
    {
        if (decodeBank(yaml.toUtf8(), source, findings))
            tree = parseYaml(source, findings, hooks);
    }
    Q_DISABLE_COPY_MOVE(Parsed)

    // The text at a key of the root, null: not there or no text.
    QString text(const char *key) const
    {
        for (int k = 1; tree && k < tree->at(0).next; k = tree->at(tree->at(k).next).next) {
            const int value = tree->at(k).next;
            if (tree->text(k) == key && tree->at(value).type == YamlNode::Scalar) {
                const std::string_view text = tree->text(value);
                return exactText(QByteArrayView(text.data(), qsizetype(text.size())));
            }
        }
        return {};
    }
};

} // namespace

class TestYamlTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scalarStaysAsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        const QStringList plain{
            u"no"_s,        u"NO"_s,         u"on"_s,        u"y"_s,       u"~"_s,
            u"null"_s,      u"Null"_s,       u"NULL"_s,      u"012"_s,     u"0x1F"_s,
            u"1_000"_s,     u"2024-01-01"_s, u"12:30:45"_s,  u"1e3"_s,     u".inf"_s,
            u"0o17"_s,      u"3.10"_s,       u"-1"_s,        u"a#b"_s,     u"it's"_s,
            u"a \"b\" c"_s, u"nullable"_s,   u"한국어"_s,    u"a?b"_s,     u"why?"_s,
            u"why??"_s,     u"a ? b"_s,      u"[a"_s.mid(1), u"a\u2028b"_s};
        for (const QString &text : plain)
            QTest::newRow(qPrintable(text)) << text << text;
        QTest::newRow("quoted null") << u"'null'"_s << u"null"_s;
        QTest::newRow("double quotes") << u"\"a\\tb \\u00e9\""_s << u"a\tb é"_s;
        QTest::newRow("single quotes") << u"'it''s'"_s << u"it's"_s;
        QTest::newRow("str tag") << u"!!str 12"_s << u"12"_s;
        QTest::newRow("separators") << u"\"a\u2028\u0085c\""_s << u"a\u2028\u0085c"_s;
        QTest::newRow("byte order mark inside") << u"\"\uFEFFa\""_s << u"\uFEFFa"_s;
        QTest::newRow("escaped spaces")
            << u"\"é\\_\\Nx\\L\\P\""_s << u"é\u00A0\u0085x\u2028\u2029"_s;
        QTest::newRow("blank lines in quotes") << u"'\n\n\n  '"_s << u"\n\n"_s;
        QTest::newRow("blank lines at the end of quotes") << u"\"a\n\n\n\n  \""_s << u"a\n\n\n"_s;
        QTest::newRow("one line end at the end of quotes") << u"'a\n  '"_s << u"a "_s;
        QTest::newRow("literal") << u"|\n  a\n   b # c\n"_s << u"a\n b # c\n"_s;
        QTest::newRow("literal, indented") << u"|2\n    two\n  base\n"_s << u"  two\nbase\n"_s;
        QTest::newRow("folded") << u">-\n  a\n  b\n\n  c\n"_s << u"a b\nc"_s;
        QTest::newRow("folded, kept") << u">+\n  a\n  b\n\n"_s << u"a b\n\n\n"_s;
        QTest::newRow("folded, kept, further in") << u">+\n  a\n    b\n"_s << u"a\n  b\n\n"_s;
        QTest::newRow("folded, kept, no blank line") << u">+\n  a"_s << u"a\n"_s;
        QTest::newRow("plain over lines") << u"a\n  b\n\n  c"_s << u"a b\nc"_s;
    }

    void scalarStaysAsTyped()
    {
        QFETCH(QString, typed);
        const Parsed parsed(u"k: %1\nz: 1\n"_s.arg(typed));
        QTEST(parsed.text("k"), "text");
        QCOMPARE(parsed.text("z"), u"1"_s);
        QCOMPARE(parsed.findings.errorCount(), 0);
    }

    void questionMarksBetweenBracketsAreText_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("text");
        QTest::newRow("at the end") << u"{k: 왜요?}"_s << u"왜요?"_s;
        QTest::newRow("before a comma") << u"{k: Why?, z: 1}"_s << u"Why?"_s;
        QTest::newRow("inside") << u"{k: Why? So, z: 1}"_s << u"Why? So"_s;
        QTest::newRow("quoted") << u"{k: \"? a ?\", z: 1}"_s << u"? a ?"_s;
    }

    void questionMarksBetweenBracketsAreText()
    {
        QFETCH(QString, yaml);
        const Parsed parsed(yaml);
        QTEST(parsed.text("k"), "text");
        QCOMPARE(parsed.findings.errorCount(), 0);
    }

    void missingValueIsNothingWhateverComesNext_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::newRow("next key is the word null") << u"k:\nnull: x\n"_s;
        QTest::newRow("next key of the map outside is null") << u"a:\n  k:\nnull: x\n"_s;
        QTest::newRow("next key is a tilde") << u"k:\n~: x\n"_s;
        QTest::newRow("last") << u"k:\n"_s;
    }

    void missingValueIsNothingWhateverComesNext()
    {
        QFETCH(QString, yaml);
        const Parsed parsed(yaml);
        QVERIFY(parsed.tree);
        QVERIFY(parsed.text("k").isNull());
        int texts = 0;
        for (int node = 0; node < parsed.tree->size(); ++node)
            texts += parsed.tree->at(node).type == YamlNode::Scalar ? 1 : 0;
        QCOMPARE(texts, int(yaml.count(u':') + yaml.count(u'x')));
    }

    void marksCountCharacters_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("behind Korean") << u"한국어: !태그 값\n"_s << 1 << 6;
        QTest::newRow("behind an emoji") << u"a: {🌊: 1, b: !x 2}\n"_s << 1 << 14;
        QTest::newRow("behind CRLF lines") << u"a: 1\r\nb: !x 2\r\n"_s << 2 << 4;
        QTest::newRow("behind CR lines") << u"a: 1\r\rb: !x 2\r"_s << 3 << 4;
        QTest::newRow("behind a byte order mark") << u"\uFEFFa: !x 2\n"_s << 1 << 4;
        QTest::newRow("behind a combining mark") << u"e\u0301: !x 2\n"_s << 1 << 5;
    }

    void marksCountCharacters()
    {
        QFETCH(QString, yaml);
        Parsed parsed(yaml);
        const Diagnostics found = parsed.findings.take();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().code, DiagnosticCode::Tag);
        QTEST(found.first().mark.line, "line");
        QTEST(found.first().mark.column, "column");
    }

    void depthIsLimited()
    {
        const auto nested = [](int depth) {
            return QString(u"a: "_s + QString(depth, u'[') + QString(depth, u']') + u'\n');
        };
        QVERIFY(Parsed(nested(YamlTree::MaxDepth - 1)).tree);
        Parsed tooDeep(nested(YamlTree::MaxDepth));
        QVERIFY(!tooDeep.tree);
        QCOMPARE(tooDeep.findings.take().first().code, DiagnosticCode::TooDeep);
        QVERIFY(!Parsed(nested(100000)).tree);
    }

    void repeatedKeysNameBothLines()
    {
        Parsed parsed(u"m:\n  a: 1\n  b: 2\n  a: 3\n"_s);
        const Diagnostics found = parsed.findings.take();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().mark.line, 4);
        QCOMPARE(found.first().args, QStringList({u"a"_s, u"2"_s}));
        QVERIFY(parsed.tree->anySpoiled(2));
        QVERIFY(!parsed.tree->anySpoiled(1));
    }

    void stoppedParseGivesNothingAndNoFault()
    {
        QString yaml = u"a:\n"_s;
        for (int i = 0; i < 50000; ++i)
            yaml += u"  - some text\n"_s;
        int asked = 0;
        qint64 reached = 0;
        const Parsed parsed(yaml, {.stopped = [&] { return ++asked > 3; },
                                   .advanced =
                                       [&](qint64 bytes) {
                                           reached = bytes;
                                       }});
        QVERIFY(!parsed.tree);
        QCOMPARE(parsed.findings.errorCount(), 0);
        QVERIFY(reached < yaml.size() / 2);
    }

    void plainEndFindsWhereTheTextStops()
    {
        const Parsed parsed(u"k: a b\n   c  # d\n"_s);
        QCOMPARE(plainEnd(parsed.source, 3, "a b c"), 11);
    }
};

QTEST_GUILESS_MAIN(TestYamlTree)
#include "tst_yamltree.moc"
