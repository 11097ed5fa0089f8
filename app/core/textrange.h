// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace foldout {

// A part of a text, in UTF-16 units.
struct TextRange
{
    qsizetype position = 0;
    qsizetype length = 0;

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

} // namespace foldout
