// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/settings.h"
#include "windows/settingrow.h"

#include <functional>

// The kinds of settings, each with its control. GUI thread; owned by the parent.
namespace foldout {

// A field of digits. 'pattern' is a source of the translation and begins with the number: "%1 %".
// 'warning' says what a value deserves to have said about it, or nothing.
SettingRow *newNumberRow(Settings &settings, const NumberOption &option,
                         const SettingRow::Words &words, QWidget *parent,
                         const char *pattern = "%1", int step = 1,
                         std::function<QString(int)> warning = {});

template <typename Value>
using Choices = QList<std::pair<const char *, Value>>; // source of the translation, value

SettingRow *newWordRow(Settings &settings, const WordOption &option, const SettingRow::Words &words,
                       const Choices<QString> &choices, QWidget *parent);

SettingRow *newSwitchRow(Settings &settings, const SwitchOption &option,
                         const SettingRow::Words &words, QWidget *parent);

SettingRow *newStepsRow(Settings &settings, const TextOption &option,
                        const SettingRow::Words &words, QWidget *parent);

// The families that are installed here.
SettingRow *newFontRow(Settings &settings, const TextOption &option, const SettingRow::Words &words,
                       QWidget *parent);

// Points; 0 is the system's.
SettingRow *newFontSizeRow(Settings &settings, const NumberOption &option,
                           const SettingRow::Words &words, QWidget *parent);

} // namespace foldout
