// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/services.h"

#include "session/settings.h"

#include <QLocale>

namespace foldout {

QString contentLanguage(const Services &services)
{
    QString language = services.settings.value(options::ContentLanguage);
    if (language.isEmpty())
        language = services.language.isEmpty() ? services.settings.value(options::Language)
                                               : services.language;
    if (language.isEmpty() && QLocale::system().language() != QLocale::C)
        language = QLocale::system().name().section(u'_', 0, 0);
    return language;
}

} // namespace foldout
