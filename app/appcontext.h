// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "translations.h"

#include "core/clock.h"
#include "session/banklibrary.h"
#include "session/examsession.h"
#include "session/reviewsession.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"
#include "windows/appearance.h"
#include "windows/services.h"

#include <memory>

namespace foldout {

struct CommandLine;

// Everything the program is made of, in the order it is built, and in the reverse order taken
// apart. Made by main() or by a tour or test; windows get references. GUI thread.
class AppContext : public QObject
{
    Q_OBJECT

public:
    // Opens or creates the progress in this folder. 'clock' outlives the context. 'language': the
    // interface language for this run, empty: as set. Errors: those of ProgressStore::open.
    static Result<std::unique_ptr<AppContext>> create(const QString &dataFolder,
                                                      const QString &language, const Clock &clock);

    Services services();
    Settings &settings() { return m_settings; }
    BankLibrary &library() { return m_library; }
    ExamSession &exam() { return m_exam; }
    StudyProgress &progress() { return m_progress; }
    ProgressStore &store() { return *m_store; }

    // Folders of the banks that came with the program, the first of them opened when nothing else
    // is.
    static QStringList bundledBanks();

private:
    AppContext(const QString &dataFolder, const QString &language, const Clock &clock,
               std::unique_ptr<ProgressStore> store);

    QString m_language;
    Settings m_settings;
    Translations m_translations;
    std::unique_ptr<ProgressStore> m_store;
    StudyProgress m_progress;
    ReviewSession m_review;
    ExamSession m_exam;
    BankLibrary m_library;
    Appearance m_appearance;
};

} // namespace foldout
