// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/bankpart.h"

#include <optional>

namespace foldout {

// Keeps what was read from a file, by the SHA-256 of its bytes, so that a large bank opens at once
// when it has not changed. One file an entry: magic, format, program version, checksum, payload. A
// damaged, foreign or outdated entry is as good as none. Any thread; several processes may share
// the folder.
class BankCache
{
public:
    // A folder that is made when first written to; empty: nothing is kept.
    explicit BankCache(QString folder)
        : m_folder(std::move(folder))
    {
    }

    bool isOff() const { return m_folder.isEmpty(); }
    std::optional<BankPart> find(const QByteArray &sha256) const;

    // Failing to write is no fault: the bank is parsed again next time. Keeps the newest entries.
    void store(const QByteArray &sha256, const BankPart &part) const;

private:
    QString path(const QByteArray &sha256) const;

    QString m_folder;
};

} // namespace foldout
