// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// Where a link in a bank may lead. Returns the target as it is to be shown and opened (host in its
// ASCII form, so look-alike letters are seen), or an empty string for a link that stays plain text.
// Allowed are http, https and mailto, and documents beside the bank by relative path: no "..", no
// file type that a desktop would run. Any thread.
QString linkTarget(const QString &href);

} // namespace foldout
