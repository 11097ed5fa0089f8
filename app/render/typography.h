// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace foldout {

inline constexpr QChar wordJoiner(0x2060);
inline constexpr QChar zeroWidthSpace(0x200B);

// Whether a line may end inside a compound or name: in the narrow cells of a table it may.
enum class NameBreaks { Avoid, Allow };

// Line breaks in prose. Word joiners (U+2060) go where a line must not end: inside short compounds
// and names (all-reduce, 1–3단계, slinky.slurm.net/v1beta1); a joiner and a no-break space stand
// for the space between a number and its unit (3200 Gbps), inside a product (8 × 4), in TP 8 and
// between
// "=" and a number, because Qt ends lines after a plain space whatever follows. Zero-width spaces
// (U+200B) go where a long chain joined by middle dots may end a line. withoutJoiners() gives the
// author's text back exactly; a text that holds one of the two characters already must not be
// passed to withJoiners(). Never for code. Any thread.
bool hasJoiners(QStringView text);
QString withJoiners(const QString &prose, NameBreaks breaks = NameBreaks::Avoid);
QString withoutJoiners(QString text);

} // namespace foldout
