// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exam.h"

#include <QString>

namespace foldout {

// What an exam's numbers are called in the interface language. Pure but for the translation, the
// default locale and the zone of the computer; GUI thread.

QString examDateText(const Exam &exam); // when it began: "1 December 2026 10:00"
QString shareText(double share);        // of 0..1, in whole per cent: "71 %"
QString rightText(const ExamScore &score);
QString secondsText(qint64 ms); // "45 s", "1 min 20 s"

// What is left, calmly: whole minutes, rounded up, and seconds only in the last five minutes.
QString remainingText(qint64 ms);    // "32 min left", "4:59 left"
QString remainingInWords(qint64 ms); // for screen readers: "32 minutes left", "1 minute left"

} // namespace foldout
