// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bank/source.h"
#include "core/result.h"

#include <QByteArrayView>

#include <optional>

namespace foldout {

// From the bytes of a file to text. Any thread.

// UTF-8 (a byte order mark is dropped) or UTF-16 with a byte order mark; LF, CRLF and CR end lines.
// Anything else, and every control character other than tab and line end, is reported in findings
// (whose source must be this one) and gives false. The text is then still good enough to show the
// faulty lines.
bool decodeBank(const QByteArray &bytes, SourceText &source, Findings &findings);

// The text if these bytes are CP949 (Korean Windows) throughout and mostly Hangul, so that a
// converted copy can be offered; the file itself is never touched.
std::optional<QString> decodeCp949(QByteArrayView bytes);

// Writes what a CP949 file says into 'copy' as UTF-8, atomically. The file itself is only read; a
// copy that exists is replaced. Errors: NotFound, CannotRead (also: not CP949 after all),
// CannotWrite.
Status writeUtf8Copy(const QString &file, const QString &copy);

// "U+200B" for messages about characters that cannot be seen.
QString codePointName(char32_t character);

} // namespace foldout
