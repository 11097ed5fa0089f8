// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace foldout {

namespace {

QString systemLanguage()
{
    const QStringList available = Translations::available();
    for (const QString &tag : QLocale::system().uiLanguages()) {
        const QString language = tag.section(u'-', 0, 0);
        if (available.contains(language))
            return language;
    }
    return QStringLiteral("en");
}

} // namespace

Translations::~Translations()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

QStringList Translations::available()
{
    QStringList languages;
    const QStringList files =
        QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("foldout_*.qm")});
    for (const QString &file : files)
        languages.append(file.section(u'_', 1).section(u'.', 0, 0));
    return languages;
}

QString Translations::use(const QString &language)
{
    const QString chosen = available().contains(language) ? language : systemLanguage();
    // Numbers and dates follow the interface language; the system's own region where it speaks it.
    const QLocale system = QLocale::system();
    const QLocale wanted(chosen);
    QLocale::setDefault(system.language() == wanted.language() ? system : wanted);

    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral("qtbase_") + chosen,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/foldout_%1.qm").arg(chosen)))
        QCoreApplication::installTranslator(&m_own);
    return chosen;
}

} // namespace foldout
