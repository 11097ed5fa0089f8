// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QEvent;

namespace foldout {

// Space and Enter reveal a card, but belong first to a button, a list or a field that has the
// focus. A page asks this in event() of every event; true: the widget with the focus has its own
// use for the key, the event is accepted and no shortcut takes it. GUI thread.
bool keepsPress(QEvent *event);

} // namespace foldout
