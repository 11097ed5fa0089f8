// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace foldout {

class Appearance;
class BankLibrary;
class Clock;
class Settings;
class StudyProgress;

// What windows work with; every part outlives every window. AppContext makes it.
struct Services
{
    Settings &settings;
    BankLibrary &library;
    StudyProgress &progress;
    Appearance &appearance;
};

} // namespace foldout
