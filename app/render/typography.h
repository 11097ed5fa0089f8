// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

// Line breaks in prose. Word joiners go where a line must not end: between a number and its unit
// (3200 Gbps), inside a product (8 × 4), after "=" before a number, inside short compounds and
// names (all-reduce, slinky.slurm.net/v1beta1). Zero-width spaces go where a long chain joined by
// middle dots may end a line. Nothing is replaced, so withoutJoiners() gives the author's text back
// exactly; a text that holds one of the two characters already must not be passed to withJoiners().
// Never for code. Any thread.
bool hasJoiners(QStringView text);
QString withJoiners(const QString &prose);
QString withoutJoiners(QString text);

} // namespace foldout
