// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/banklibrary.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace foldout {

namespace {

// Changes when any bank file below the paths appears, goes or has other bytes.
QByteArray fingerprintOf(const QStringList &paths)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &path : bankFiles(paths)) {
        QFile file(path);
        hash.addData(path.toUtf8());
        if (file.open(QIODevice::ReadOnly))
            hash.addData(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256));
    }
    return hash.result();
}

// A folder that is gone is seen to return by watching what is left above it.
QString nearestFolder(QString folder)
{
    while (!QFileInfo::exists(folder))
        folder = QFileInfo(folder).path();
    return folder;
}

QSet<QString> foldersOf(const QStringList &paths)
{
    QSet<QString> folders;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.isDir()) {
            folders.insert(nearestFolder(info.absolutePath()));
            continue;
        }
        folders.insert(info.absoluteFilePath());
        for (QDirIterator it(info.absoluteFilePath(), QDir::Dirs | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
             it.hasNext();)
            folders.insert(it.next());
    }
    return folders;
}

} // namespace

BankLibrary::BankLibrary(LoadOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
{
    m_worker.setMaxThreadCount(1);
    m_settling.setSingleShot(true);
    m_settling.setInterval(200ms);
    const auto settle = [this] {
        m_settling.start();
    };
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settling, &QTimer::timeout, this, [this] { start(true); });
}

BankLibrary::~BankLibrary()
{
    if (m_control)
        m_control->cancel();
    m_worker.waitForDone();
}

void BankLibrary::open(const QStringList &paths)
{
    m_paths = paths;
    m_report = {};
    start(false);
}

void BankLibrary::reload()
{
    start(false);
}

void BankLibrary::cancel()
{
    if (!m_control)
        return;
    m_control->cancel();
    m_control.reset();
    Q_EMIT loadingChanged(false);
}

BankPtr BankLibrary::bank(const QString &id) const
{
    const auto it = std::ranges::find(m_report.banks, id, [](const BankPtr &b) { return b->id; });
    return it == m_report.banks.cend() ? nullptr : *it;
}

void BankLibrary::start(bool onlyIfChanged)
{
    m_settling.stop();
    // A load that was asked for may not be dropped in favour of one that may find nothing new.
    const bool forced = !onlyIfChanged || (m_control && m_fingerprint.isEmpty());
    const bool wasLoading = isLoading();
    if (m_control)
        m_control->cancel();
    if (forced)
        m_fingerprint.clear();

    const auto control = std::make_shared<LoadControl>();
    m_control = control;
    control->progressed = [this, turn = control.get()](qint64 done, qint64 total) {
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (m_control.get() == turn)
                    Q_EMIT progressed(done, total);
            },
            Qt::QueuedConnection);
    };
    auto *watcher = new QFutureWatcher<Outcome>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, control] {
        watcher->deleteLater();
        if (m_control == control) // else a newer load has taken the turn
            finish(watcher->result());
    });
    const auto work = [paths = m_paths, options = m_options, known = m_fingerprint, control] {
        Outcome outcome;
        outcome.fingerprint = fingerprintOf(paths);
        outcome.unchanged = outcome.fingerprint == known;
        if (!outcome.unchanged)
            outcome.report = loadBanks(paths, options, control.get());
        return outcome;
    };
    watchFiles();
    watcher->setFuture(QtConcurrent::run(&m_worker, work));
    if (!wasLoading)
        Q_EMIT loadingChanged(true);
}

void BankLibrary::finish(const Outcome &outcome)
{
    m_control.reset();
    m_fingerprint = outcome.fingerprint;
    if (!outcome.unchanged) {
        LoadReport report = outcome.report;
        keepLastGood(report);
        m_report = std::move(report);
    }
    watchFiles();
    Q_EMIT loadingChanged(false);
    if (!outcome.unchanged)
        Q_EMIT loaded(m_report);
}

void BankLibrary::keepLastGood(LoadReport &report) const
{
    QSet<QString> lost(report.refused.begin(), report.refused.end());
    for (const QString &path : std::as_const(report.unreadable))
        lost.insert(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    for (const BankPtr &old : m_report.banks) {
        const auto isLost = [&](const QString &file) {
            return lost.contains(file);
        };
        const auto isGone = [](const QString &file) {
            return !QFileInfo::exists(file);
        };
        auto broken = std::ranges::find_if(old->files, isLost);
        if (broken == old->files.end() && std::ranges::all_of(old->files, isGone))
            broken = old->files.begin();
        if (broken == old->files.end())
            continue;
        const auto same =
            std::ranges::find(report.banks, old->id, [](const BankPtr &b) { return b->id; });
        if (same == report.banks.end())
            report.banks.append(old);
        else
            *same = old;
        report.diagnostics.append({.severity = Severity::Warning,
                                   .code = DiagnosticCode::KeptLastGood,
                                   .mark = {.file = *broken},
                                   .args = {old->id}});
    }
}

// Watchers go deaf when a file is replaced, so both files and folders are added again each time.
void BankLibrary::watchFiles()
{
    QSet<QString> wanted = foldersOf(m_paths);
    for (const QString &file : bankFiles(m_paths)) {
        if (QFileInfo::exists(file))
            wanted.insert(QFileInfo(file).absoluteFilePath());
    }
    const QStringList files = m_files.files();
    const QStringList folders = m_files.directories();
    QSet<QString> watched(files.begin(), files.end());
    watched.unite(QSet<QString>(folders.begin(), folders.end()));
    const QStringList surplus = (watched - wanted).values();
    if (!surplus.isEmpty())
        m_files.removePaths(surplus);
    const QStringList missing = (wanted - watched).values();
    if (!missing.isEmpty())
        m_files.addPaths(missing);
}

} // namespace foldout
