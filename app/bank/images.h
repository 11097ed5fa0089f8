// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"

#include <QStringList>

#include <optional>

namespace foldout {

// Pictures named in Markdown. Any thread.

// The destinations of ![…](…) and ![…][…] outside code, in order, percent-decoded.
QStringList markdownImages(const QString &markdown);

// What is wrong with a picture of a bank in this folder: outside-folder, bad-image, missing-image;
// none: it can be shown. Looks at the disk.
std::optional<DiagnosticCode> imageFault(const QString &folder, const QString &path);

} // namespace foldout
