// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/theme.h"

#include <QIcon>
#include <QString>

namespace foldout {

// An icon of resources/icons in the theme's colours: ink, muted when disabled, the accent when
// selected or switched on. Drawn anew at every size and resolution. Ask again after the theme has
// changed. A name that does not exist gives a null icon. GUI thread.
QIcon themedIcon(const QString &name, const Theme &theme);

// The program's own, in its own colours.
QIcon applicationIcon();

} // namespace foldout
