// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "bank/fieldreader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString Data = QStringLiteral(FOLDOUT_TEST_DATA);

QByteArray bankText(const QByteArray &id, const QByteArray &questionIds,
                    const QByteArray &more = {})
{
    QByteArray text = "schema: 1\nid: " + id + "\ntitle: T\nlang: en\n" + more + "questions:\n";
    for (const QByteArray &question : questionIds.split(' '))
        text += "  - {id: " + question + ", question: why, answer: so, explanation: because}\n";
    return text;
}

QStringList codes(const LoadReport &report)
{
    QStringList list;
    for (const Diagnostic &d : report.diagnostics)
        list.append(codeName(d.code));
    return list;
}

} // namespace

class TestBankLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_top = std::make_unique<QTemporaryDir>(); }

    void everyFieldOfEveryKindIsRead()
    {
        const LoadReport report = loadBanks({Data + u"/good/kinds.yaml"_s}, {});
        QCOMPARE(codes(report), QStringList());
        const Bank &bank = *report.banks.first();
        QCOMPARE(bank.id, u"kinds"_s);
        QCOMPARE(bank.title.in(u"en"), u"Kinds"_s);
        QCOMPARE(bank.description.in(u"ko"), u"모든 갈래"_s);
        QCOMPARE(bank.lang, u"ko"_s);
        QCOMPARE(bank.languages, QStringList({u"ko"_s, u"en"_s}));
        QCOMPARE(bank.license, u"CC-BY-4.0"_s);
        QCOMPARE(bank.authors, QStringList({u"A"_s, u"B"_s}));
        QCOMPARE(bank.asOf, u"2026-08"_s);
        QCOMPARE(bank.topics.size(), 2);
        QCOMPARE(bank.folder, Data + u"/good"_s);
        QCOMPARE(bank.questions.size(), 10);
        for (const Question &question : bank.questions)
            QCOMPARE(question.contentHash.size(), 16);

        const Question &open = *bank.find(u"open"_s);
        QCOMPARE(bank.find(u"why"_s), &open); // by its former id
        QCOMPARE(open.topic, u"more"_s);
        QCOMPARE(open.tags, QStringList({u"sea"_s, u"moon"_s, u"sun"_s})); // tags add up
        QCOMPARE(open.level, 4);
        QCOMPARE(open.minutes, 3.0);
        QCOMPARE(open.answerText.in(u"ko"), u"달"_s);
        QCOMPARE(open.points.size(), 2);
        QVERIFY(!open.points.at(0).ownId);
        QCOMPARE(open.points.at(0).id, u"t-c3e9248dca5e"_s);
        QCOMPARE(open.points.at(1).id, u"sun"_s);
        QCOMPARE(open.points.at(1).weight, 2.0);
        QCOMPARE(open.points.at(1).ifMissed.in(u"en"), u"Mind the sun."_s);
        QCOMPARE(open.hints.size(), 1);
        QCOMPARE(open.notes.languages(), QStringList{u"ko"_s});
        QCOMPARE(open.references.first().url, u"https://example.org/tides"_s);
        QCOMPARE(open.references.first().checked, u"2026-08"_s);

        const auto &choice = std::get<ChoiceAnswer>(bank.find(u"choice"_s)->answer);
        QCOMPARE(choice.options.size(), 2);
        QVERIFY(choice.options.at(0).correct && !choice.options.at(1).correct && !choice.shuffle);
        QCOMPARE(bank.find(u"choice"_s)->level, 2); // from the defaults
        QCOMPARE(bank.find(u"choice"_s)->minutes, 1.5);
        QVERIFY(std::get<TrueFalseAnswer>(bank.find(u"truefalse"_s)->answer).value);
        const auto &shortAnswer = std::get<ShortAnswer>(bank.find(u"short"_s)->answer);
        QVERIFY(shortAnswer.exact);
        QCOMPARE(shortAnswer.accepted.at(1).in(u"ko"), u"64"_s);
        const Question &cloze = *bank.find(u"cloze"_s);
        QCOMPARE(cloze.points.size(), 2);
        QCOMPARE(cloze.points.at(1).id, u"c2"_s);
        QCOMPARE(cloze.points.at(1).text.in(u"en"), u"sun"_s);
        const auto &numeric = std::get<NumericAnswer>(bank.find(u"numeric"_s)->answer);
        QCOMPARE(numeric.shown, u"12.4 ± 0.1"_s);
        QCOMPARE(numeric.unit.in(u"en"), u"hours"_s);
        QVERIFY(numeric.min < 12.31 && numeric.max > 12.49);
        QCOMPARE(std::get<NumericAnswer>(bank.find(u"range"_s)->answer).shown, u"1 – 2.5"_s);
        QCOMPARE(std::get<NumericAnswer>(bank.find(u"plain-number"_s)->answer).max, 1000.0);
        QCOMPARE(std::get<OrderAnswer>(bank.find(u"order"_s)->answer).items.size(), 2);
        QCOMPARE(std::get<MatchAnswer>(bank.find(u"match"_s)->answer).pairs.at(1).left.in(u"en"),
                 u"sun"_s);
    }

    void textsStayExactlyAsTyped()
    {
        const LoadReport report = loadBanks({Data + u"/good/exact-scalars.yaml"_s}, {});
        QCOMPARE(codes(report), QStringList());
        const Bank &bank = *report.banks.first();
        QCOMPARE(bank.title.in(u"en"), u"012"_s);
        const Question &question = bank.questions.first();
        QCOMPARE(question.question.in(u"en"), u"no"_s);
        QStringList accepted;
        for (const LocalText &text : std::get<ShortAnswer>(question.answer).accepted)
            accepted.append(text.in(u"en"));
        QCOMPARE(accepted,
                 QStringList({u"no"_s,    u"NO"_s,   u"on"_s,         u"y"_s,        u"~"_s,
                              u"null"_s,  u"Null"_s, u"NULL"_s,       u"012"_s,      u"0x1F"_s,
                              u"1_000"_s, u"3.10"_s, u"2026-12-01"_s, u"12:30:45"_s, u"1e3"_s,
                              u".inf"_s,  u"yes"_s,  u"1.10"_s,       u"-1"_s,       u"a#b"_s,
                              u"a: b"_s,  u"it's"_s, u"tab\there"_s,  u"12"_s}));
        QCOMPARE(question.explanation.in(u"en"),
                 u"first\n\n  second # no comment\nthird: \ttab\n"_s);
        QCOMPARE(question.notes.in(u"en"), u"one line\ntwo"_s);
        QCOMPARE(question.hints.at(0).in(u"en"), u"kept\n\n"_s);
        QCOMPARE(question.hints.at(1).in(u"en"), u"plain text over two lines"_s);
        QCOMPARE(question.tags, QStringList({u"on"_s, u"off"_s, u"1.10"_s, u"null"_s, u"~"_s}));
    }

    void contentHashFollowsWhatTheLearnerSees()
    {
        const auto hash = [this](const QByteArray &question) {
            write(u"h.yaml"_s, "schema: 1\nid: h\ntitle: T\nlang: en\nquestions:\n  - {id: q, " +
                                   question + "}\n");
            return loadBanks({path(u"h.yaml"_s)}, {}).banks.first()->questions.first().contentHash;
        };
        const QString first = hash("question: a, answer: b");
        QCOMPARE(hash("question: a, answer: b, notes: n, level: 3, tags: [x]"), first);
        QVERIFY(hash("question: a, answer: c") != first);
        QVERIFY(hash("question: ab, answer: b") != first);
        QVERIFY(hash("question: a, answer: b, hints: [h]") != first);
    }

    void filesOfOneFolderWithOneIdAreOneBank()
    {
        write(u"1.yaml"_s,
              "schema: 1\nid: b\ntitle: T\nlang: ko\ntopics: [{id: t}]\ndefaults: {level: 3}\n");
        write(u"2.yml"_s,
              "schema: 1\nid: b\nquestions:\n  - {id: p, question: w, answer: s, topic: t}\n");
        write(u"3.yaml"_s,
              "schema: 1\nid: b\nquestions:\n  - {id: q, question: w, answer: s, topic: u}\n"
              "  - {id: p, question: w, answer: s}\n");
        write(u".hidden/4.yaml"_s, bankText("hidden", "a"));
        write(u"other/5.yaml"_s, bankText("other", "a"));
        write(u"note.txt"_s, "no bank");
        const LoadReport report = loadBanks({m_top->path()}, {});
        QCOMPARE(report.banks.size(), 2);
        const Bank &bank = *report.banks.first();
        QCOMPARE(bank.files.size(), 3);
        QCOMPARE(bank.questions.size(), 2);
        QCOMPARE(bank.find(u"p"_s)->question.languages(), QStringList{u"ko"_s});
        QCOMPARE(bank.find(u"q"_s)->level, 3);
        QCOMPARE(bank.find(u"p"_s)->topic, u"t"_s);
        QCOMPARE(bank.find(u"q"_s)->topic, QString());
        QVERIFY(codes(report).contains(u"unknown-topic"_s));
        const auto twice =
            std::ranges::find(report.diagnostics, DiagnosticCode::DuplicateId, &Diagnostic::code);
        QVERIFY(twice != report.diagnostics.end());
        QCOMPARE(twice->args, QStringList({u"p"_s, path(u"2.yml"_s) + u":4"_s}));
        QCOMPARE(twice->mark.file, path(u"3.yaml"_s));
        QVERIFY(twice->sourceLine.contains(u"id: p"_s));
    }

    void sameIdInAnotherFolderIsADuplicate()
    {
        write(u"a/b.yaml"_s, bankText("same", "x"));
        write(u"b/b.yaml"_s, bankText("same", "y"));
        const LoadReport report = loadBanks({m_top->path()}, {});
        QCOMPARE(report.banks.size(), 1);
        QCOMPARE(codes(report), QStringList{u"duplicate-id"_s});
        QCOMPARE(report.diagnostics.first().mark.file, path(u"b/b.yaml"_s));
        QCOMPARE(report.diagnostics.first().mark.line, 2);
    }

    void refusedFileLeavesTheOthers()
    {
        write(u"a.yaml"_s, bankText("a", "x y"));
        write(u"b.yaml"_s, "schema: 1\n\tid: b\n");
        const LoadReport report = loadBanks({path(u"b.yaml"_s), path(u"a.yaml"_s)}, {});
        QCOMPARE(report.questionCount(), 2);
        QCOMPARE(report.refused, QStringList{path(u"b.yaml"_s)});
    }

    void missingFileIsUnreadable()
    {
        const LoadReport report = loadBanks({path(u"none.yaml"_s)}, {});
        QCOMPARE(report.unreadable, QStringList{path(u"none.yaml"_s)});
        QCOMPARE(codes(report), QStringList{u"cannot-read"_s});
    }

    void folderWithoutBanksIsTold()
    {
        QCOMPARE(codes(loadBanks({m_top->path()}, {})), QStringList{u"empty-file"_s});
    }

    void samePathTwiceIsReadOnce()
    {
        write(u"a.yaml"_s, bankText("a", "x"));
        const LoadReport report = loadBanks({path(u"a.yaml"_s), m_top->path()}, {});
        QCOMPARE(report.questionCount(), 1);
        QCOMPARE(codes(report), QStringList());
    }

    void tooLargeFileIsRefusedUnread()
    {
        QFile file(path(u"big.yaml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(16LL * 1024 * 1024 + 1));
        file.close();
        const LoadReport report = loadBanks({path(u"big.yaml"_s)}, {});
        QCOMPARE(codes(report), QStringList{u"too-large"_s});
        QCOMPARE(report.refused.size(), 1);
    }

    void textMayHave64KiBAndNoMore()
    {
        const auto load = [this](int bytes) {
            write(
                u"t.yaml"_s,
                "schema: 1\nid: t\ntitle: T\nquestions:\n  - {id: q, question: w, explanation: e, answer: " +
                    QByteArray(bytes, 'a') + "}\n");
            return codes(loadBanks({path(u"t.yaml"_s)}, {}));
        };
        QCOMPARE(load(MaxTextBytes), QStringList());
        QCOMPARE(load(MaxTextBytes + 1), QStringList{u"too-large"_s});
    }

    void progressRisesToTheEnd()
    {
        QByteArray ids;
        for (int i = 0; i < 5000; ++i)
            ids += "q" + QByteArray::number(i) + ' ';
        write(u"a.yaml"_s, bankText("a", ids.trimmed()));
        LoadControl control;
        QList<qint64> steps;
        qint64 total = 0;
        control.progressed = [&](qint64 done, qint64 all) {
            steps.append(done);
            total = all;
        };
        QCOMPARE(loadBanks({path(u"a.yaml"_s)}, {}, &control).questionCount(), 5000);
        QCOMPARE(total, QFileInfo(path(u"a.yaml"_s)).size());
        QVERIFY(steps.size() > 4);
        QVERIFY(std::ranges::is_sorted(steps));
        QCOMPARE(steps.first(), 0);
        QCOMPARE(steps.last(), total);
    }

    void cancelledLoadStopsWithinTheFile()
    {
        QByteArray ids;
        for (int i = 0; i < 5000; ++i)
            ids += "q" + QByteArray::number(i) + ' ';
        write(u"a.yaml"_s, bankText("a", ids.trimmed()));
        LoadControl control;
        qint64 reached = 0;
        control.progressed = [&](qint64 done, qint64) {
            reached = std::max(reached, done);
            if (done > 0)
                control.cancel();
        };
        const LoadReport report = loadBanks({path(u"a.yaml"_s)}, {}, &control);
        QVERIFY(report.cancelled);
        QVERIFY(report.banks.isEmpty());
        QVERIFY(report.diagnostics.isEmpty());
    }

    void nearWordsAreFound_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("swapped") << u"anwser"_s << u"answer"_s;
        QTest::newRow("missing letter") << u"answr"_s << u"answer"_s;
        QTest::newRow("upper case") << u"Question"_s << u"question"_s;
        QTest::newRow("zero width") << u"ques\u200Btion"_s << u"question"_s;
        QTest::newRow("no-break space") << u"question\u00A0"_s << u"question"_s;
        QTest::newRow("far") << u"colour"_s << QString();
        QTest::newRow("Korean") << u"질문"_s << QString();
        QTest::newRow("very long") << QString(1000, u'k') << QString();
    }

    void nearWordsAreFound()
    {
        QFETCH(QString, word);
        QTEST(nearestWord(word, {u"question"_s, u"answer"_s, u"points"_s}), "nearest");
    }

    void invisibleCharactersAreShownInTheKey()
    {
        const LoadReport report = loadBanks({Data + u"/broken/invisible-in-key.yaml"_s}, {});
        const auto unknown =
            std::ranges::find(report.diagnostics, DiagnosticCode::UnknownKey, &Diagnostic::code);
        QVERIFY(unknown != report.diagnostics.end());
        QCOMPARE(unknown->args, QStringList({u"no<U+200B>tes"_s, u"notes"_s}));
        QCOMPARE(unknown->questionId, u"middle"_s);
    }

    void ids_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::newRow("plain") << u"a-b_c.d9"_s << true;
        QTest::newRow("digit first") << u"9a"_s << true;
        QTest::newRow("64 long") << QString(64, u'a') << true;
        QTest::newRow("65 long") << QString(65, u'a') << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("dot first") << u".a"_s << false;
        QTest::newRow("upper case") << u"aB"_s << false;
        QTest::newRow("slash") << u"a/b"_s << false;
        QTest::newRow("accent") << u"é"_s << false;
    }

    void ids()
    {
        QFETCH(QString, text);
        QTEST(isId(text), "good");
    }

private:
    QString path(const QString &name) const { return m_top->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_top;
};

QTEST_GUILESS_MAIN(TestBankLoader)
#include "tst_bankloader.moc"
