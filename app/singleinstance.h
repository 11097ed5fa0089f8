// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QLockFile>
#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;

namespace foldout {

// One program a data folder. The first holds <data folder>/foldout.lock and listens on a local
// socket named by the folder; another on the same folder hands over its banks and ends. Programs
// with other data folders run beside it. Owned by main(); GUI thread.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    enum class Role {
        First,     // go on; requested() tells what later ones were asked for
        HandedOver // the first has the arguments and comes to the front; exit with 0
    };

    explicit SingleInstance(const QString &dataFolder, QObject *parent = nullptr);
    ~SingleInstance() override;

    // Creates the folder where there is none. 'bankPaths' are handed over as absolute paths. A lock
    // left behind by a killed program is taken over. Waits up to 5 s for a first that is starting
    // or closing. Call once. Errors: CannotWrite; Busy: a program that does not answer, or one on
    // another machine, holds the folder (detail: its process and host).
    Result<Role> claim(const QStringList &bankPaths);

    QString serverName() const { return m_serverName; } // once claimed

Q_SIGNALS:
    // Another program was started: raise the window and open these. Empty: only raise.
    void requested(const QStringList &bankPaths);

private:
    bool handOver(const QStringList &bankPaths) const;
    void listen();
    void accept();

    QString m_folder;
    QString m_serverName;
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer *m_server = nullptr;
};

} // namespace foldout
