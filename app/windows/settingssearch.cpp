// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/settingssearch.h"

#include "windows/shortcuts.h"

#include <QDir>

namespace foldout {

SettingsSearch::SettingsSearch()
{
    const QDir folder(QStringLiteral(":/i18n"));
    const QStringList files = folder.entryList({QStringLiteral("foldout_*.qm")});
    for (const QString &file : files) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(folder.filePath(file)))
            m_translators.push_back(std::move(translator));
    }
}

QStringList SettingsSearch::inAllLanguages(const char *context, const char *source) const
{
    QStringList texts{withoutMnemonic(QString::fromUtf8(source))};
    for (const auto &translator : m_translators) {
        if (const QString text = translator->translate(context, source); !text.isEmpty())
            texts.append(withoutMnemonic(text));
    }
    return texts;
}

QBitArray SettingsSearch::find(const QString &query, const QList<QStringList> &things)
{
    // To the search, a thing is a question with these tags.
    std::vector<Question> questions;
    for (const QStringList &texts : things) {
        questions.emplace_back();
        questions.back().tags = texts;
    }
    const SearchPart part(questions, std::atomic_bool(false));
    QBitArray found(things.size(), true);
    const SearchQuery words(query);
    for (const SearchWord &word : words.words())
        found &= part.placesOf(word);
    return found;
}

} // namespace foldout
