// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/textstyle.h"
#include "render/theme.h"

#include <QString>

namespace foldout {

// How cards look now and in which language they are read: handed down as a value, replaced as a
// whole.
struct CardLook
{
    Theme theme;
    TextStyle style;
    QString language; // of the content
};

} // namespace foldout
