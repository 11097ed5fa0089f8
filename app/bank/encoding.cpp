// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/encoding.h"

#include <QFile>
#include <QSaveFile>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cstring>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <iconv.h>
#endif

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

#ifdef Q_OS_WIN
std::optional<QString> fromCp949(QByteArrayView bytes)
{
    const int size = int(bytes.size());
    const int length =
        MultiByteToWideChar(949, MB_ERR_INVALID_CHARS, bytes.data(), size, nullptr, 0);
    if (length == 0)
        return std::nullopt;
    QString text(length, Qt::Uninitialized);
    MultiByteToWideChar(949, MB_ERR_INVALID_CHARS, bytes.data(), size,
                        reinterpret_cast<wchar_t *>(text.data()), length);
    return text;
}
#else
std::optional<QString> fromCp949(QByteArrayView bytes)
{
    iconv_t converter = iconv_open("UTF-8", "CP949");
    if (converter == iconv_t(-1)) // NOLINT(performance-no-int-to-ptr): the value POSIX gives
        return std::nullopt;
    QByteArray input = bytes.toByteArray();
    QByteArray output(input.size() * 3 + 4, Qt::Uninitialized);
    char *in = input.data();
    char *out = output.data();
    size_t inLeft = size_t(input.size());
    size_t outLeft = size_t(output.size());
    const size_t failed = iconv(converter, &in, &inLeft, &out, &outLeft);
    iconv_close(converter);
    if (failed == size_t(-1) || inLeft > 0)
        return std::nullopt;
    return QString::fromUtf8(output.constData(), output.size() - qsizetype(outLeft));
}
#endif

void findLines(SourceText &source)
{
    source.lineStarts.assign(1, 0);
    const char *const begin = source.utf8.constData();
    const char *const end = begin + source.utf8.size();
    const char *at = begin;
    while ((at = static_cast<const char *>(std::memchr(at, '\n', size_t(end - at)))) != nullptr)
        source.lineStarts.push_back(int(++at - begin));
}

// CRLF and CR become LF, in place.
void normaliseLineEnds(QByteArray &text)
{
    if (!text.contains('\r'))
        return;
    char *out = text.data();
    const char *in = text.constData();
    const char *const end = in + text.size();
    while (in < end) {
        if (*in == '\r') {
            *out++ = '\n';
            in += in + 1 < end && in[1] == '\n' ? 2 : 1;
        } else {
            *out++ = *in++;
        }
    }
    text.truncate(out - text.constData());
}

QString encodingGuess(const QByteArray &bytes)
{
    if (bytes.count('\0') * 4 >= bytes.size())
        return u"UTF-16"_s;
    return decodeCp949(bytes) ? u"CP949"_s : QString();
}

void reportInvalidLines(const SourceText &source, const QString &guess, Findings &findings)
{
    for (int line = 1; line <= int(source.lineStarts.size()); ++line) {
        const QByteArrayView bytes = source.lineBytes(line);
        if (bytes.isValidUtf8())
            continue;
        qsizetype good = bytes.size();
        while (!bytes.first(good).isValidUtf8())
            --good;
        findings.error(DiagnosticCode::NotUtf8, source.lineStart(line) + int(good), {guess});
        if (!guess.isEmpty())
            return; // every further line has the same cause
    }
}

// The first control or non-character from here on, -1: none. Valid UTF-8 only.
qsizetype findControl(QByteArrayView text, qsizetype from)
{
    for (qsizetype i = from; i < text.size(); ++i) {
        const auto c = uchar(text[i]);
        if (c >= 0x20 && c < 0x7F)
            continue;
        if (c < 0x20 ? (c != '\n' && c != '\t') : c == 0x7F)
            return i;
        if (c == 0xC2 && uchar(text[i + 1]) < 0xA0 && uchar(text[i + 1]) != 0x85)
            return i;
        if (c == 0xEF && uchar(text[i + 1]) == 0xBF && uchar(text[i + 2]) >= 0xBE)
            return i;
    }
    return -1;
}

bool reportControls(const SourceText &source, Findings &findings)
{
    bool clean = true;
    const QByteArrayView text = source.utf8;
    for (qsizetype at = findControl(text, 0); at >= 0;) {
        clean = false;
        const QString character = QString::fromUtf8(text.sliced(at).first(
            std::min<qsizetype>(text.size() - at, uchar(text[at]) < 0x80   ? 1
                                                  : uchar(text[at]) < 0xE0 ? 2
                                                                           : 3)));
        findings.error(DiagnosticCode::ControlChar, int(at),
                       {codePointName(character.toUcs4().value(0))});
        const auto lineEnd = text.indexOf('\n', at); // one finding a line
        at = lineEnd < 0 ? -1 : findControl(text, lineEnd);
    }
    return clean;
}

} // namespace

QString codePointName(char32_t character)
{
    return u"U+%1"_s.arg(uint(character), 4, 16, '0'_L1).toUpper();
}

std::optional<QString> decodeCp949(QByteArrayView bytes)
{
    std::optional<QString> text = fromCp949(bytes);
    if (!text)
        return std::nullopt;
    const auto foreign = std::ranges::count_if(*text, [](QChar c) { return c.unicode() > 0x7F; });
    const auto hangul = std::ranges::count_if(
        *text, [](QChar c) { return c.unicode() >= 0xAC00 && c.unicode() <= 0xD7A3; });
    if (foreign == 0 || hangul * 10 < foreign * 7)
        return std::nullopt;
    return text;
}

bool decodeBank(const QByteArray &bytes, SourceText &source, Findings &findings)
{
    using namespace std::literals;
    const bool utf16 = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
    const bool utf32 = bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4));
    if (utf16 && !utf32) {
        QStringDecoder decoder(QStringDecoder::Utf16);
        const QString text = decoder.decode(bytes);
        source.utf8 = text.toUtf8();
        if (decoder.hasError() || bytes.size() % 2 != 0) {
            findLines(source);
            findings.wholeFile(DiagnosticCode::NotUtf8, {u"UTF-16"_s});
            return false;
        }
    } else {
        source.utf8 = bytes;
    }
    while (source.utf8.startsWith("\xEF\xBB\xBF"))
        source.utf8.remove(0, 3);
    normaliseLineEnds(source.utf8);
    findLines(source);

    if (!source.utf8.isValidUtf8()) {
        reportInvalidLines(source, utf32 ? u"UTF-32"_s : encodingGuess(bytes), findings);
        return false;
    }
    if (source.utf8.contains('\0') && encodingGuess(source.utf8) == "UTF-16"_L1) {
        findings.error(DiagnosticCode::NotUtf8, 0, {u"UTF-16"_s});
        return false;
    }
    return reportControls(source, findings);
}

Status writeUtf8Copy(const QString &file, const QString &copy)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return Error{in.exists() ? ErrorCode::CannotRead : ErrorCode::NotFound, file,
                     in.errorString()};
    const std::optional<QString> text = decodeCp949(in.readAll());
    if (!text)
        return Error{ErrorCode::CannotRead, file, {}};
    QSaveFile out(copy);
    if (!out.open(QIODevice::WriteOnly))
        return Error{ErrorCode::CannotWrite, copy, out.errorString()};
    out.write(text->toUtf8());
    if (!out.commit())
        return Error{ErrorCode::CannotWrite, copy, out.errorString()};
    return Done{};
}

} // namespace foldout
