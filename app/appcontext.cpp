// SPDX-License-Identifier: GPL-3.0-or-later
#include "appcontext.h"

#include "schedule/studyday.h"

#include <QCoreApplication>
#include <QDir>

namespace foldout {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<AppContext>> AppContext::create(const QString &dataFolder,
                                                       const QString &language, const Clock &clock)
{
    if (!QDir().mkpath(dataFolder))
        return Error{ErrorCode::CannotWrite, dataFolder, {}};
    auto store = ProgressStore::open(dataFolder, studyDay(clock.nowMs(), clock.zone()));
    if (!store)
        return store.error();
    return std::unique_ptr<AppContext>(
        new AppContext(dataFolder, language, clock, *std::move(store)));
}

AppContext::AppContext(const QString &dataFolder, const QString &language, const Clock &clock,
                       std::unique_ptr<ProgressStore> store)
    : m_language(language)
    , m_settings(dataFolder)
    , m_store(std::move(store))
    , m_progress(*m_store, clock, m_settings)
    , m_review(*m_store, m_progress, clock, m_settings)
    , m_exam(*m_store, m_progress, clock)
    , m_library(LoadOptions{QDir(dataFolder).filePath(u"cache"_s)})
    , m_appearance(m_settings)
{
    m_translations.use(language.isEmpty() ? m_settings.value(options::Language) : language);
    connect(&m_settings, &Settings::changed, this, [this](const QString &key) {
        if (key == options::Language.key)
            m_translations.use(m_settings.value(options::Language));
    });
}

Services AppContext::services()
{
    return {m_settings, m_library, m_progress, m_review, m_appearance, m_language};
}

QStringList AppContext::bundledBanks()
{
    // Installed, or in a macOS bundle, or built somewhere below the sources.
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString &place :
         {u"../share/foldout/questions"_s, u"../Resources/questions"_s, u"questions"_s,
          u"../questions"_s, u"../../questions"_s, u"../../../questions"_s}) {
        const QDir questions(program.absoluteFilePath(place));
        const QStringList folders =
            questions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        QStringList banks;
        for (const QString &folder : folders)
            banks.append(QDir::cleanPath(questions.absoluteFilePath(folder)));
        if (!banks.isEmpty())
            return banks;
    }
    return {};
}

} // namespace foldout
