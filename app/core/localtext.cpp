// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/localtext.h"

#include <algorithm>

namespace foldout {

LocalText::LocalText(QString language, QString text)
    : m_entries{{std::move(language), std::move(text)}}
{
}

void LocalText::add(QString language, QString text)
{
    m_entries.append({std::move(language), std::move(text)});
}

bool LocalText::isEmpty() const
{
    return std::ranges::all_of(m_entries, [](const Entry &e) { return e.text.isEmpty(); });
}

bool LocalText::has(QStringView language) const
{
    return std::ranges::any_of(m_entries, [&](const Entry &e) { return e.language == language; });
}

QString LocalText::in(QStringView language) const
{
    const auto it =
        std::ranges::find_if(m_entries, [&](const Entry &e) { return e.language == language; });
    if (it != m_entries.cend())
        return it->text;
    return m_entries.isEmpty() ? QString() : m_entries.first().text;
}

QStringList LocalText::languages() const
{
    QStringList list;
    for (const Entry &entry : m_entries)
        list.append(entry.language);
    return list;
}

} // namespace foldout
