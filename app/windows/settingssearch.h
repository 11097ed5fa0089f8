// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/searchpart.h"

#include <QTranslator>

namespace foldout {

// Finds what fits a query among short texts of the interface, as the search for questions does:
// every word, in any order, also by initial consonants; in every language the program has, whatever
// language it speaks. GUI thread.
class SettingsSearch
{
public:
    SettingsSearch();

    // A text of the interface in every language, without mnemonics.
    QStringList inAllLanguages(const char *context, const char *source) const;

    // One bit for each thing, which is found by the texts it has.
    static QBitArray find(const QString &query, const QList<QStringList> &things);

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace foldout
