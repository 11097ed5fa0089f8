// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

// All kinds and a fault, long enough to be worth keeping.
QByteArray largeBank()
{
    QFile file(QStringLiteral(FOLDOUT_TEST_DATA "/good/kinds.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bank = file.readAll();
    for (int i = 0; i < 2500; ++i)
        bank += "  - id: more-" + QByteArray::number(i) +
                "\n    question: \"![x](p.png) why?\"\n    answer: so\n";
    bank += "  - id: faulty\n    question: why?\n    answr: so\n";
    return bank;
}

QByteArrayList entries(const QString &folder)
{
    QByteArrayList list;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly))
            list.append(file.readAll());
    }
    return list;
}

} // namespace

class TestBankCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_top = std::make_unique<QTemporaryDir>();
        m_bank = m_top->filePath(u"bank.yaml"_s);
        m_cache = m_top->filePath(u"cache"_s);
        write(m_bank, largeBank());
    }

    void unchangedBankIsTheSameFromTheCache()
    {
        const LoadReport parsed = load();
        QCOMPARE(entries(m_cache).size(), 1);
        const LoadReport cached = load();
        QCOMPARE(cached.banks.size(), 1);
        QCOMPARE(cached.banks.first()->questions, parsed.banks.first()->questions);
        QCOMPARE(cached.banks.first()->topics, parsed.banks.first()->topics);
        QCOMPARE(cached.banks.first()->title, parsed.banks.first()->title);
        QCOMPARE(cached.banks.first()->languages, parsed.banks.first()->languages);
        QCOMPARE(cached.banks.first()->indexById, parsed.banks.first()->indexById);
        QCOMPARE(cached.diagnostics, parsed.diagnostics);
        QVERIFY(parsed.errorCount() > 0);
    }

    void entryIsReallyUsed()
    {
        load();
        // The same bytes under another name come from the same entry, with their own file name.
        const QString copy = m_top->filePath(u"copy.yaml"_s);
        QVERIFY(QFile::rename(m_bank, copy));
        const LoadReport report = loadBanks({copy}, {.cacheFolder = m_cache});
        QCOMPARE(report.diagnostics.first().mark.file, copy);
        QCOMPARE(report.banks.first()->files, QStringList{copy});
        finishCacheWrites();
        QCOMPARE(entries(m_cache).size(), 1);
    }

    void picturesAreLookedForAgain()
    {
        QVERIFY(hasCode(load(), DiagnosticCode::MissingImage));
        write(m_top->filePath(u"p.png"_s), "x");
        QVERIFY(!hasCode(load(), DiagnosticCode::MissingImage));
    }

    void damagedEntryIsReadAgainFromTheBank_data()
    {
        QTest::addColumn<int>("permille"); // where the byte is changed
        QTest::addColumn<bool>("cut");
        for (const int at : {0, 1, 2, 5, 100, 300, 500, 700, 900, 999})
            QTest::newRow(qPrintable(QString::number(at))) << at << false;
        QTest::newRow("cut in half") << 500 << true;
        QTest::newRow("cut to nothing") << 0 << true;
    }

    void damagedEntryIsReadAgainFromTheBank()
    {
        QFETCH(int, permille);
        QFETCH(bool, cut);
        const LoadReport parsed = load();
        const QString path = QDir(m_cache).entryInfoList(QDir::Files).first().filePath();
        QByteArray bytes = entries(m_cache).first();
        const qsizetype at = bytes.size() * permille / 1000;
        if (cut)
            bytes.truncate(at);
        else
            bytes[at] = char(bytes.at(at) ^ 0x41);
        write(path, bytes);
        const LoadReport again = load();
        QCOMPARE(again.banks.first()->questions, parsed.banks.first()->questions);
        QCOMPARE(again.diagnostics, parsed.diagnostics);
    }

    void neighbourThatChangesTheLanguageVoidsTheEntry()
    {
        const QString folder = m_top->filePath(u"parts"_s);
        QVERIFY(QDir().mkpath(folder));
        QByteArray part = "schema: 1\nid: parts\nquestions:\n";
        for (int i = 0; i < 2000; ++i)
            part += "  - {id: q-" + QByteArray::number(i) + ", question: why, answer: so}\n";
        write(folder + u"/b.yaml"_s, part);
        const auto language = [&](const QByteArray &lang) {
            write(folder + u"/a.yaml"_s, "schema: 1\nid: parts\ntitle: T\nlang: " + lang + "\n");
            const LoadReport report = loadBanks({folder}, {.cacheFolder = m_cache});
            finishCacheWrites();
            return report.banks.first()->questions.first().question.languages();
        };
        QCOMPARE(language("en"), QStringList{u"en"_s});
        QCOMPARE(language("en"), QStringList{u"en"_s});
        QCOMPARE(language("ko"), QStringList{u"ko"_s});
        QCOMPARE(language("ko"), QStringList{u"ko"_s});
    }

    void folderThatCannotBeWrittenIsNoFault()
    {
        write(m_cache, "a file where the folder should be");
        QCOMPARE(load().banks.size(), 1);
        QCOMPARE(load().banks.size(), 1);
    }

private:
    LoadReport load()
    {
        const LoadReport report = loadBanks({m_bank}, {.cacheFolder = m_cache});
        finishCacheWrites();
        return report;
    }

    static bool hasCode(const LoadReport &report, DiagnosticCode code)
    {
        return std::ranges::any_of(report.diagnostics,
                                   [code](const Diagnostic &d) { return d.code == code; });
    }

    std::unique_ptr<QTemporaryDir> m_top;
    QString m_bank;
    QString m_cache;
};

QTEST_GUILESS_MAIN(TestBankCache)
#include "tst_bankcache.moc"
