// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace foldout {

// What the program was asked to do, as README.md lists it. A value; needs no application.
struct CommandLine
{
    enum class Mode { Window, Check, Tour, Help, Version };
    enum class Format { Text, Json, Sarif };

    Mode mode = Mode::Window;
    QStringList banks;  // files and folders, as given
    QString dataFolder; // --data-dir or FOLDOUT_DATA_DIR; empty: the usual place
    QString language;   // "ko", "en"; empty: the system's
    QString output;     // tour: the folder to draw into
    Format format = Format::Text;
    QString problem; // what is wrong with the line, in one sentence; empty: nothing
};

// arguments without the program's name.
CommandLine parseCommandLine(const QStringList &arguments);

QString helpText();
QString noDisplayText(); // there is no screen to open a window on: what to do instead

} // namespace foldout
