// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

namespace foldout {

// The interface language. use() takes effect at once, also while windows are open: they get
// QEvent::LanguageChange. Owned by main() or AppContext and outlives every window. GUI thread.
class Translations
{
public:
    Translations() = default;
    ~Translations();
    Q_DISABLE_COPY_MOVE(Translations)

    static QStringList available(); // "en", "ko": every language compiled in

    // "" follows the system (its first language that is available, else English). Returns the
    // language in use.
    QString use(const QString &language);

private:
    QTranslator m_qt; // Qt's own dialogs
    QTranslator m_own;
};

} // namespace foldout
