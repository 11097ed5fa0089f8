// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Large banks as people would write them: open questions with key points and an explanation in
// Korean and English, about 850 bytes each. The same numbers always give the same bytes.
namespace foldout::bench {

// Writes part-00.yaml, part-01.yaml… with 'questions' questions each into the folder, all of them
// parts of one bank with 200 topics, and returns how many bytes they have. Ends the program where
// it cannot write.
qint64 writeLargeBank(const QString &folder, int files, int questions);

} // namespace foldout::bench
