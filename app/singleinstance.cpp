// SPDX-License-Identifier: GPL-3.0-or-later
#include "singleinstance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 Magic = 0x464F4C44;
constexpr qint64 LargestMessage = 1 << 20;
constexpr int PatienceMs = 5000;
constexpr char Received = '+';

} // namespace

SingleInstance::SingleInstance(const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_folder(dataFolder)
{
}

SingleInstance::~SingleInstance() = default;

Result<SingleInstance::Role> SingleInstance::claim(const QStringList &bankPaths)
{
    if (!QDir().mkpath(m_folder))
        return Error{ErrorCode::CannotWrite, m_folder, {}};
    m_folder = QFileInfo(m_folder).canonicalFilePath();
    // A hash, because a socket's path may have 100 bytes only.
    const QByteArray hash =
        QCryptographicHash::hash(m_folder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    m_serverName = u"foldout-"_s + QLatin1StringView(hash);
    m_lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(u"foldout.lock"_s));
    m_lock->setStaleLockTime(0); // a dead process's lock is stale, an old one's is not

    QStringList absolute;
    for (const QString &path : bankPaths)
        absolute.append(QFileInfo(path).absoluteFilePath());
    QDeadlineTimer deadline(PatienceMs);
    do {
        if (m_lock->tryLock(100)) {
            listen();
            return Role::First;
        }
        if (m_lock->error() != QLockFile::LockFailedError)
            return Error{ErrorCode::CannotWrite, m_lock->fileName(), {}};
        if (handOver(absolute))
            return Role::HandedOver;
    } while (!deadline.hasExpired());

    qint64 process = 0;
    QString host;
    QString program;
    m_lock->getLockInfo(&process, &host, &program);
    return Error{ErrorCode::Busy, m_lock->fileName(), u"%1, %2"_s.arg(process).arg(host)};
}

bool SingleInstance::handOver(const QStringList &bankPaths) const
{
    QLocalSocket socket;
    socket.connectToServer(m_serverName);
    if (!socket.waitForConnected(1000))
        return false;
    QDataStream stream(&socket);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << Magic << bankPaths;
    socket.flush();
    char answer = 0;
    return socket.waitForReadyRead(PatienceMs) && socket.getChar(&answer) && answer == Received;
}

void SingleInstance::listen()
{
    QLocalServer::removeServer(m_serverName); // left behind by a killed program; we hold the lock
    m_server = new QLocalServer(this);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::accept);
    // Where the system gives no socket the program runs all the same; a second one is then told
    // that the folder is in use.
    (void)m_server->listen(m_serverName);
}

void SingleInstance::accept()
{
    QLocalSocket *socket = m_server->nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    const auto read = [this, socket] {
        QDataStream stream(socket);
        stream.setVersion(QDataStream::Qt_6_4);
        stream.startTransaction();
        quint32 magic = 0;
        QStringList bankPaths;
        stream >> magic;
        if (stream.status() == QDataStream::Ok && magic == Magic)
            stream >> bankPaths;
        if (!stream.commitTransaction()) {
            if (socket->bytesAvailable() > LargestMessage)
                socket->abort();
            return;
        }
        if (magic == Magic) {
            socket->putChar(Received);
            Q_EMIT requested(bankPaths);
        }
        socket->disconnectFromServer();
    };
    connect(socket, &QLocalSocket::readyRead, this, read);
    read(); // what arrived together with the connection
}

} // namespace foldout
