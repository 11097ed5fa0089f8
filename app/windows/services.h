// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

class Appearance;
class BankLibrary;
class ReviewSession;
class Settings;
class StudyProgress;

// What windows work with; every part outlives every window. AppContext makes it.
struct Services
{
    Settings &settings;
    BankLibrary &library;
    StudyProgress &progress;
    ReviewSession &review;
    Appearance &appearance;
    QString language; // of the interface for this run only; empty: as set
};

// The language in which cards are read: the one chosen for cards, else that of the interface;
// empty: the bank's own.
QString contentLanguage(const Services &services);

} // namespace foldout
