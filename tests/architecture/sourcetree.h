// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace foldout {

// The project's own files as text, for the tests that keep the house rules. Values; any thread.

struct SourceFile
{
    QString path;         // from the top folder: "app/core/text.h"
    QStringList lines;    // as they stand
    QStringList code;     // the same lines with comments and the insides of literals blanked
    QStringList comments; // the same lines with everything but comments blanked

    QString layer() const; // "core" for app/core/text.h, empty outside app/ and at its root
    bool isHeader() const { return path.endsWith(u".h"); }
    bool isCpp() const { return isHeader() || path.endsWith(u".cpp"); }
};

SourceFile sourceFile(const QString &path, const QString &text);

// Every file below the named folders of the source tree whose name or suffix is one people write
// code in, without test data. A file that is not UTF-8 reads with replacement characters.
QList<SourceFile> sourceTree(const QStringList &folders);

// app/layers.txt: layer -> the layers it may use, itself not among them.
using Layers = QMap<QString, QStringList>;
Layers parseLayers(const QString &text);

} // namespace foldout
