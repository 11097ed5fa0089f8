// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"

#include "bank/bankassembly.h"
#include "bank/bankcache.h"
#include "bank/bankreader.h"
#include "bank/encoding.h"
#include "bank/parallel.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QSet>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <memory>
#include <tuple>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr qint64 MaxFileBytes = 16LL * 1024 * 1024;
constexpr qint64 WorthCaching = 32LL * 1024; // smaller files parse faster than a cache is written

// One file on its way from bytes to a part of a bank.
struct FileWork
{
    PartFile file;
    qint64 size = 0;
    QByteArray sha256; // empty: not cached
    bool readable = true;
    bool fromCache = false;
    SourceText source;
    std::optional<YamlTree> tree;
    std::unique_ptr<Findings> findings;
};

class Load
{
public:
    Load(const QStringList &paths, const LoadOptions &options, LoadControl *control)
        : m_cache(options.cacheFolder)
        , m_control(control)
    {
        for (const QString &path : paths) {
            if (QFileInfo(path).isDir() && bankFiles({path}).isEmpty())
                m_report.diagnostics.append(
                    {.code = DiagnosticCode::EmptyFile, .mark = {.file = path}});
        }
        for (const QString &file : bankFiles(paths))
            addFile(file);
        for (const FileWork &work : m_files)
            m_total += work.size;
    }

    LoadReport run()
    {
        advance(0);
        parallelFor(int(m_files.size()), [this](int i) { open(m_files[size_t(i)]); });
        if (!isCancelled())
            readAllQuestions();
        if (isCancelled()) {
            m_report = {};
            m_report.cancelled = true;
            return std::move(m_report);
        }
        for (FileWork &work : m_files)
            report(work);
        assemble();
        std::ranges::stable_sort(m_report.diagnostics,
                                 [](const Diagnostic &a, const Diagnostic &b) {
                                     return std::tie(a.mark.file, a.mark.line, a.mark.column) <
                                            std::tie(b.mark.file, b.mark.line, b.mark.column);
                                 });
        return std::move(m_report);
    }

private:
    void addFile(const QString &path)
    {
        const QFileInfo info(path);
        const QString absolute = QDir::cleanPath(info.absoluteFilePath());
        FileWork &work = m_files.emplace_back();
        work.file = {
            .shown = path, .absolute = absolute, .folder = info.absolutePath(), .part = {}};
        work.size = info.size();
        work.findings = std::make_unique<Findings>(work.source);
    }

    bool isCancelled() const { return m_control != nullptr && m_control->isCancelled(); }

    void advance(qint64 bytes)
    {
        const QMutexLocker lock(&m_mutex);
        m_done += bytes;
        if (m_control != nullptr && m_control->progressed)
            m_control->progressed(m_done, m_total);
    }

    // Bytes -> tree and header, or everything from the cache.
    void open(FileWork &work)
    {
        if (isCancelled())
            return;
        work.file.part.refused = true;
        if (work.size > MaxFileBytes) {
            work.findings->wholeFile(DiagnosticCode::TooLarge, {QString(), u"16 MiB"_s});
            return advance(work.size);
        }
        const std::optional<QByteArray> bytes = contentOf(work);
        if (!bytes) {
            work.readable = false;
            work.findings->wholeFile(DiagnosticCode::CannotRead);
            return advance(work.size);
        }
        if (!m_cache.isOff() && bytes->size() >= WorthCaching) {
            work.sha256 = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256);
            if (auto part = m_cache.find(work.sha256)) {
                work.file.part = std::move(*part);
                work.fromCache = true;
                return advance(work.size);
            }
        }
        parse(work, *bytes);
    }

    static std::optional<QByteArray> contentOf(const FileWork &work)
    {
        QFile file(work.file.absolute);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll();
    }

    void parse(FileWork &work, const QByteArray &bytes)
    {
        qint64 told = 0;
        const ParseHooks hooks{.stopped = [this] { return isCancelled(); },
                               .advanced =
                                   [&](qint64 at) {
                                       advance(std::min(at, work.size) - told);
                                       told = std::min(at, work.size);
                                   }};
        work.file.part = {};
        work.file.part.refused = true;
        if (decodeBank(bytes, work.source, *work.findings)) {
            work.tree = parseYaml(work.source, *work.findings, hooks);
            work.file.part.refused =
                !work.tree ||
                !readHeader(work.source, *work.tree, *work.findings, work.file.part.header);
        }
        advance(work.size - told);
    }

    // Files of one bank share language and defaults, so they are grouped before questions are read.
    void readAllQuestions()
    {
        for (FileWork &work : m_files) {
            if (!work.file.part.refused)
                groupOf(work).append(&work);
        }
        for (const QList<FileWork *> &group : std::as_const(m_groups)) {
            QList<const PartHeader *> headers;
            for (const FileWork *work : group)
                headers.append(&work->file.part.header);
            const ReadingContext context = sharedContext(headers);
            for (FileWork *work : group)
                m_pending.push_back({work, context});
        }
        parallelFor(int(m_pending.size()), [this](int i) {
            const auto &[work, context] = m_pending[size_t(i)];
            readQuestionsOf(*work, context);
        });
    }

    QList<FileWork *> &groupOf(FileWork &work)
    {
        const QString &id = work.file.part.header.id;
        const auto it = std::ranges::find_if(m_groups, [&](const QList<FileWork *> &group) {
            const PartFile &first = group.first()->file;
            return !id.isEmpty() && first.part.header.id == id && first.folder == work.file.folder;
        });
        return it != m_groups.end() ? *it : m_groups.emplace_back();
    }

    void readQuestionsOf(FileWork &work, const ReadingContext &context)
    {
        if (isCancelled())
            return;
        BankPart &part = work.file.part;
        if (work.fromCache) {
            if (part.context == context)
                return;
            // A neighbour changed the language or the defaults: what was remembered is void.
            const std::optional<QByteArray> bytes = contentOf(work);
            work.fromCache = false;
            parse(work, bytes.value_or(QByteArray()));
            if (part.refused)
                return;
        }
        readQuestions(work.source, *work.tree, context, *work.findings, part);
        part.diagnostics = work.findings->take();
        if (!work.sha256.isEmpty() && !isCancelled())
            QThreadPool::globalInstance()->start(
                [cache = m_cache, sha256 = work.sha256, part] { cache.store(sha256, part); });
    }

    void report(FileWork &work)
    {
        Diagnostics own =
            work.file.part.refused ? work.findings->take() : work.file.part.diagnostics;
        for (Diagnostic &diagnostic : own) {
            diagnostic.mark.file = work.file.shown;
            m_report.diagnostics.append(std::move(diagnostic));
        }
        if (!work.readable)
            m_report.unreadable.append(work.file.shown);
        else if (work.file.part.refused)
            m_report.refused.append(work.file.absolute);
    }

    void assemble()
    {
        QHash<QString, const PartFile *> firstById;
        for (const QList<FileWork *> &group : std::as_const(m_groups)) {
            QList<const PartFile *> files;
            for (const FileWork *work : group) {
                if (!work->file.part.refused)
                    files.append(&work->file);
            }
            if (files.isEmpty())
                continue;
            const PartHeader &header = files.first()->part.header;
            if (const PartFile *first = firstById.value(header.id); first != nullptr) {
                m_report.diagnostics.append(faultIn(*files.first(), sourceOf(*files.first()),
                                                    header.idPlace, DiagnosticCode::DuplicateId,
                                                    {header.id, first->shown}));
                continue;
            }
            if (BankPtr bank = assembleBank(files, m_report.diagnostics)) {
                firstById.insert(header.id, files.first());
                m_report.banks.append(std::move(bank));
            }
        }
    }

    BankCache m_cache;
    LoadControl *m_control;
    std::deque<FileWork> m_files;      // stays in place: findings point at their source
    QList<QList<FileWork *>> m_groups; // files of one bank each, in order
    std::vector<std::pair<FileWork *, ReadingContext>> m_pending;
    LoadReport m_report;
    QMutex m_mutex; // guards the progress figures
    qint64 m_done = 0;
    qint64 m_total = 0;
};

int count(const Diagnostics &diagnostics, Severity severity)
{
    return int(std::ranges::count(diagnostics, severity, &Diagnostic::severity));
}

} // namespace

int LoadReport::questionCount() const
{
    int sum = 0;
    for (const BankPtr &bank : banks)
        sum += int(bank->questions.size());
    return sum;
}

int LoadReport::errorCount() const
{
    return count(diagnostics, Severity::Error);
}

int LoadReport::warningCount() const
{
    return count(diagnostics, Severity::Warning);
}

LoadReport loadBanks(const QStringList &paths, const LoadOptions &options, LoadControl *control)
{
    return Load(paths, options, control).run();
}

QStringList bankFiles(const QStringList &paths)
{
    QStringList files;
    QSet<QString> seen;
    const auto add = [&](const QString &file) {
        const QString absolute = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
        if (!seen.contains(absolute))
            files.append(file);
        seen.insert(absolute);
    };
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            add(path);
            continue;
        }
        QStringList found;
        for (QDirIterator it(path, {u"*.yaml"_s, u"*.yml"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();)
            found.append(it.next());
        found.sort();
        for (const QString &file : std::as_const(found))
            add(file);
    }
    return files;
}

void finishCacheWrites()
{
    QThreadPool::globalInstance()->waitForDone();
}

} // namespace foldout
