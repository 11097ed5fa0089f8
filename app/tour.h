// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// `foldout tour DIR`: uses the program for real, on the bundled bank and a data folder that is
// thrown away, and draws every main screen into DIR as PNG: Korean and English, light and dark,
// large text, a narrow window. Returns the exit status (0; 2: DIR cannot be written or a screen
// could not be reached), with a line on stderr. Needs a QApplication on the offscreen platform, no
// display.
int runTour(const QString &folder);

} // namespace foldout
