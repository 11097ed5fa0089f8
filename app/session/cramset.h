// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"

#include <array>

namespace foldout {

class StudyProgress;

// What a learner may want to cram: all questions, or those with a history of trouble.
enum class CramSet { All, Missed, Flagged, Leeches };
inline constexpr std::array CramSets{CramSet::All, CramSet::Missed, CramSet::Flagged,
                                     CramSet::Leeches};

// The cards of the set in the banks' order. Missed: graded Again last time. 'topic' as
// examTopic() names it, empty: all topics. Suspended cards are left out. GUI thread.
QList<CardKey> cramCards(const QList<BankPtr> &banks, const StudyProgress &progress, CramSet set,
                         const QString &topic);

} // namespace foldout
