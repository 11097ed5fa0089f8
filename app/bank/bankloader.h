// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/diagnostic.h"

#include <atomic>
#include <functional>

namespace foldout {

// Loads banks from YAML files: values in, values out, on any thread. The bank format is described
// in questions/README.md. A fault in one question leaves out that question; a fault in the YAML
// structure refuses its file; everything is reported at once. Nothing is written but the cache.

struct LoadOptions
{
    QString cacheFolder; // where unchanged large files are remembered; empty: nowhere
};

struct LoadReport
{
    QList<BankPtr> banks;
    Diagnostics diagnostics; // by file, line and column
    QStringList unreadable;  // paths, as given, that do not exist or cannot be read
    QStringList refused;     // absolute paths of files whose structure is unusable
    bool cancelled = false;  // then there are no banks

    int questionCount() const;
    int errorCount() const;
    int warningCount() const;
};

// The caller's hold on a load that runs elsewhere.
class LoadControl
{
public:
    void cancel() { m_cancelled = true; } // any thread; the load returns soon after
    bool isCancelled() const { return m_cancelled; }

    // Called on the loading threads, one call at a time, done rising from 0 to total (bytes).
    std::function<void(qint64 done, qint64 total)> progressed;

private:
    std::atomic_bool m_cancelled = false;
};

// A path is a bank file or a folder that is walked for *.yaml and *.yml (hidden folders are left
// out). Files in one folder with the same bank id are parts of one bank: question ids are unique
// over all of them, topics add up, and any other bank field comes from the first file that has it,
// in the order of their names. The same bank id in another folder is a duplicate.
LoadReport loadBanks(const QStringList &paths, const LoadOptions &options,
                     LoadControl *control = nullptr);

// The bank files below these paths, as loadBanks reads them: in order, each once.
QStringList bankFiles(const QStringList &paths);

// Waits until everything that loads have left to write to the cache is written.
void finishCacheWrites();

} // namespace foldout
