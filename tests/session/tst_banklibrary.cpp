// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/banklibrary.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

QByteArray bankText(const QByteArray &title, int questions = 1)
{
    QByteArray text = "schema: 1\nid: b\ntitle: " + title + "\nlang: en\nquestions:\n";
    for (int i = 0; i < questions; ++i)
        text += "  - {id: q" + QByteArray::number(i) + ", question: why, answer: so}\n";
    return text;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

bool hasCode(const LoadReport &report, DiagnosticCode code)
{
    return std::ranges::any_of(report.diagnostics,
                               [code](const Diagnostic &d) { return d.code == code; });
}

// How editors and version control replace a file.
using Save = void (*)(const QString &, const QByteArray &);

void saveInPlace(const QString &path, const QByteArray &bytes)
{
    write(path, bytes);
}

void saveInTwoWrites(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes.first(bytes.size() / 2));
    file.flush();
    file.write(bytes.sliced(bytes.size() / 2));
}

void saveByRename(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    QVERIFY(file.commit());
}

void saveWithBackup(const QString &path, const QByteArray &bytes)
{
    QFile::remove(path + u'~');
    QVERIFY(QFile::rename(path, path + u'~'));
    write(path, bytes);
}

void saveByDeleting(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QFile::remove(path));
    write(path, bytes);
}

} // namespace

Q_DECLARE_METATYPE(Save)

class TestBankLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_top = std::make_unique<QTemporaryDir>();
        m_path = m_top->filePath(u"b.yaml"_s);
        write(m_path, bankText("0"));
        m_library = std::make_unique<BankLibrary>(LoadOptions{});
        m_library->setSettlingTime(5);
    }

    void cleanup() { m_library.reset(); }

    void openLoadsOnAWorkerAndTells()
    {
        QSignalSpy loading(m_library.get(), &BankLibrary::loadingChanged);
        QSignalSpy progress(m_library.get(), &BankLibrary::progressed);
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        m_library->open({m_path});
        QVERIFY(m_library->isLoading());
        QCOMPARE(loaded.size(), 0);
        QTRY_COMPARE(loaded.size(), 1);
        QVERIFY(!m_library->isLoading());
        QCOMPARE(loading.size(), 2);
        QVERIFY(!progress.isEmpty());
        QCOMPARE(progress.last().at(0), progress.last().at(1));
        QVERIFY(m_library->bank(u"b"_s));
        QVERIFY(!m_library->bank(u"c"_s));
    }

    void newerRequestWins()
    {
        const QString other = m_top->filePath(u"other.yaml"_s);
        write(m_path, bankText("slow", 3000));
        write(other, bankText("other"));
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        m_library->open({m_path});
        m_library->open({other});
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(title(), u"other"_s);
    }

    void cancelledLoadGivesNothing()
    {
        write(m_path, bankText("slow", 3000));
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        QSignalSpy loading(m_library.get(), &BankLibrary::loadingChanged);
        m_library->open({m_path});
        m_library->cancel();
        QVERIFY(!m_library->isLoading());
        QCOMPARE(loading.size(), 2);
        m_library->reload();
        QTRY_COMPARE(loaded.size(), 1); // the cancelled one never comes
        QCOMPARE(m_library->report().questionCount(), 3000);
    }

    void destructionWhileLoadingIsQuiet()
    {
        write(m_path, bankText("slow", 3000));
        m_library->open({m_path});
        m_library.reset();
    }

    void fiftySavesAreAllNoticed_data()
    {
        QTest::addColumn<Save>("save");
        QTest::newRow("in place") << Save(saveInPlace);
        QTest::newRow("in two writes") << Save(saveInTwoWrites);
        QTest::newRow("written beside and renamed over") << Save(saveByRename);
        QTest::newRow("old one renamed to a backup") << Save(saveWithBackup);
        QTest::newRow("deleted and made again") << Save(saveByDeleting);
    }

    void fiftySavesAreAllNoticed()
    {
        QFETCH(Save, save);
        openAndWait();
        connect(m_library.get(), &BankLibrary::loaded, this, [](const LoadReport &report) {
            QCOMPARE(report.banks.size(), 1);
            QCOMPARE(report.questionCount(), 1);
        });
        for (int i = 1; i <= 50; ++i) {
            save(m_path, bankText(QByteArray::number(i)));
            QTRY_COMPARE(title(), QString::number(i));
        }
    }

    void fileThatIsGoneForAWhileComesBack()
    {
        openAndWait();
        for (int i = 1; i <= 10; ++i) {
            QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
            QVERIFY(QFile::remove(m_path));
            QTRY_COMPARE(loaded.size(), 1);
            QVERIFY(m_library->bank(u"b"_s)); // the last good version
            QVERIFY(hasCode(m_library->report(), DiagnosticCode::KeptLastGood));
            write(m_path, bankText(QByteArray::number(i)));
            QTRY_COMPARE(title(), QString::number(i));
            QVERIFY(!hasCode(m_library->report(), DiagnosticCode::KeptLastGood));
        }
    }

    void folderThatIsReplacedComesBack()
    {
        const QString folder = m_top->filePath(u"bank"_s);
        QVERIFY(QDir().mkpath(folder));
        write(folder + u"/a.yaml"_s, bankText("a"));
        m_library->open({folder});
        QTRY_COMPARE(title(), u"a"_s);
        QVERIFY(QDir(folder).removeRecursively());
        QTRY_VERIFY(hasCode(m_library->report(), DiagnosticCode::KeptLastGood));
        QVERIFY(QDir().mkpath(folder));
        write(folder + u"/a.yaml"_s, bankText("again"));
        QTRY_COMPARE(title(), u"again"_s);
    }

    void newFileInTheFolderIsNoticed()
    {
        m_library->open({m_top->path()});
        QTRY_COMPARE(title(), u"0"_s);
        write(m_top->filePath(u"c.yaml"_s),
              "schema: 1\nid: b\nquestions: [{id: new, question: w, answer: s}]\n");
        QTRY_COMPARE(m_library->report().questionCount(), 2);
        QVERIFY(QDir(m_top->path()).mkpath(u"below"_s));
        write(m_top->filePath(u"below/d.yaml"_s), bankText("d").replace("id: b", "id: d"));
        QTRY_COMPARE(m_library->report().banks.size(), 2);
    }

    void touchedButUnchangedFileIsNotLoadedAgain()
    {
        openAndWait();
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        QSignalSpy loading(m_library.get(), &BankLibrary::loadingChanged);
        write(m_path, bankText("0"));
        QTRY_VERIFY(loading.size() >= 2); // it looked
        QTRY_VERIFY(!m_library->isLoading());
        QCOMPARE(loaded.size(), 0);
        m_library->reload();
        QTRY_COMPARE(loaded.size(), 1); // asked for: loaded whether changed or not
    }

    void refusedFileKeepsTheLastGoodVersion()
    {
        openAndWait();
        const BankPtr good = m_library->bank(u"b"_s);
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        write(m_path, "schema: 1\n\tid: b\n");
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_library->bank(u"b"_s), good);
        QVERIFY(hasCode(m_library->report(), DiagnosticCode::KeptLastGood));
        QVERIFY(hasCode(m_library->report(), DiagnosticCode::TabIndent));
        write(m_path, bankText("mended"));
        QTRY_COMPARE(title(), u"mended"_s);
        QVERIFY(!hasCode(m_library->report(), DiagnosticCode::KeptLastGood));
    }

    void openingAnotherBankKeepsNothing()
    {
        openAndWait();
        const QString other = m_top->filePath(u"other.yaml"_s);
        write(other, "schema: 1\n\tid: b\n");
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        m_library->open({other});
        QTRY_COMPARE(loaded.size(), 1);
        QVERIFY(m_library->report().banks.isEmpty());
    }

private:
    void openAndWait()
    {
        QSignalSpy loaded(m_library.get(), &BankLibrary::loaded);
        m_library->open({m_path});
        QTRY_COMPARE(loaded.size(), 1);
    }

    QString title() const
    {
        const BankPtr bank = m_library->bank(u"b"_s);
        return bank ? bank->title.in(u"en") : QString();
    }

    std::unique_ptr<QTemporaryDir> m_top;
    QString m_path;
    std::unique_ptr<BankLibrary> m_library;
};

QTEST_GUILESS_MAIN(TestBankLibrary)
#include "tst_banklibrary.moc"
