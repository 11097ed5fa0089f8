// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/settings.h"
#include "session/studyprogress.h"
#include "store/progressstore.h"
#include "support/fakeclock.h"
#include "support/smallbank.h"

#include <QTemporaryDir>

#include <memory>

namespace foldout {

// A data folder with the services over it; reopen() is a restart of the program.
class StudyFixture
{
public:
    StudyFixture() { reopen(); }

    void reopen()
    {
        close();
        settings = std::make_unique<Settings>(folder.path());
        auto opened = ProgressStore::open(folder.path(), QDate(2026, 12, 1));
        Q_ASSERT(opened.has_value());
        store = std::move(opened).value();
        progress = std::make_unique<StudyProgress>(*store, clock, *settings);
    }

    void close()
    {
        progress.reset();
        store.reset();
        settings.reset();
    }

    CardKey key(int question) const { return bank.key(bank.questions.at(question - 1)); }

    Result<ReviewEvent> grade(int question, Grade grade, const QString &answer = {})
    {
        return progress->grade(bank.questions.at(question - 1), bank, grade, StudyMode::Read,
                               answer);
    }

    QTemporaryDir folder;
    FakeClock clock;
    Bank bank = smallBank(20);
    std::unique_ptr<Settings> settings;
    std::unique_ptr<ProgressStore> store;
    std::unique_ptr<StudyProgress> progress;
};

} // namespace foldout
