// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"

#include <QBitArray>
#include <QMetaType>

namespace foldout {

// Which questions a search found. Implicitly shared value; any thread.
struct SearchResult
{
    struct Matches
    {
        BankPtr bank;
        QBitArray places; // one bit for each question of the bank
    };

    QString query; // as typed
    QList<Matches> banks;

    qsizetype count() const
    {
        qsizetype sum = 0;
        for (const Matches &matches : banks)
            sum += matches.places.count(true);
        return sum;
    }

    // What was found in this bank, or in an earlier version of it; null: it was not searched.
    const Matches *in(const Bank &bank) const
    {
        for (const Matches &matches : banks) {
            if (matches.bank->id == bank.id)
                return &matches;
        }
        return nullptr;
    }
};

} // namespace foldout

Q_DECLARE_METATYPE(foldout::SearchResult)
