// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankloader.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace foldout {

// The open banks. Loads them on a worker thread, watches their files, and loads again when their
// content has changed and no more writing was seen for the settling time. A file that is refused or
// gone after a change does not take its bank away: the last good version stays, and a diagnostic
// says so. Lives on the GUI thread; owned by AppContext. The destructor stops a running load.
class BankLibrary final : public QObject
{
    Q_OBJECT

public:
    explicit BankLibrary(LoadOptions options, QObject *parent = nullptr);
    ~BankLibrary() override;
    Q_DISABLE_COPY_MOVE(BankLibrary)

    void open(const QStringList &paths); // in place of what is open; a running load is dropped
    void reload();                       // the same paths, whether changed or not
    void cancel();                       // a running load ends without a result

    bool isLoading() const { return m_control != nullptr; }
    const QStringList &paths() const { return m_paths; }
    const LoadReport &report() const { return m_report; }
    BankPtr bank(const QString &id) const; // null: not open

    void setSettlingTime(int milliseconds) { m_settling.setInterval(milliseconds); } // 200 at first

Q_SIGNALS:
    void loadingChanged(bool loading);
    void progressed(qint64 done, qint64 total); // bytes
    void loaded(const foldout::LoadReport &report);

private:
    struct Outcome
    {
        LoadReport report;
        QByteArray fingerprint; // of the content that was there when the load began
        bool unchanged = false;
    };

    void start(bool onlyIfChanged);
    void finish(const Outcome &outcome);
    void keepLastGood(LoadReport &report) const;
    void watchFiles();

    LoadOptions m_options;
    QStringList m_paths;
    LoadReport m_report;
    QByteArray m_fingerprint;
    QFileSystemWatcher m_files;
    QTimer m_settling;
    std::shared_ptr<LoadControl>
        m_control; // of the load that runs; a dropped one has lost its turn
    QThreadPool m_worker;
};

} // namespace foldout
