// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <utility>

// What a Korean two-set keyboard makes of keys, written independently of the search: for tests that
// type. Header only.
namespace foldout::test {

inline const QString Initials = QStringLiteral("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ");
inline const QString Vowels = QStringLiteral("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ");
inline const QString Finals =
    QStringLiteral(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ");

// The two keys of a letter that has no key of its own, otherwise the letter.
inline QString keysOfLetter(QChar letter)
{
    static const QStringList Joined{
        QStringLiteral("ㅘㅗㅏ"), QStringLiteral("ㅙㅗㅐ"), QStringLiteral("ㅚㅗㅣ"),
        QStringLiteral("ㅝㅜㅓ"), QStringLiteral("ㅞㅜㅔ"), QStringLiteral("ㅟㅜㅣ"),
        QStringLiteral("ㅢㅡㅣ"), QStringLiteral("ㄳㄱㅅ"), QStringLiteral("ㄵㄴㅈ"),
        QStringLiteral("ㄶㄴㅎ"), QStringLiteral("ㄺㄹㄱ"), QStringLiteral("ㄻㄹㅁ"),
        QStringLiteral("ㄼㄹㅂ"), QStringLiteral("ㄽㄹㅅ"), QStringLiteral("ㄾㄹㅌ"),
        QStringLiteral("ㄿㄹㅍ"), QStringLiteral("ㅀㄹㅎ"), QStringLiteral("ㅄㅂㅅ")};
    for (const QString &row : Joined) {
        if (row.front() == letter)
            return row.mid(1);
    }
    return letter;
}

inline QChar joinedLetter(QChar first, QChar second)
{
    const QString keys = QString(first) + second;
    for (const QString &letters : {Vowels, Finals}) {
        for (const QChar letter : letters) {
            if (keysOfLetter(letter) == keys)
                return letter;
        }
    }
    return {};
}

// The keys that type this text; a consonant in Shift position is one key.
inline QString keysOf(QStringView text)
{
    QString keys;
    for (const QChar c : text) {
        const int place = c.unicode() - 0xAC00;
        if (place < 0 || place >= 19 * 21 * 28) {
            keys += c;
            continue;
        }
        keys += Initials.at(place / 588);
        keys += keysOfLetter(Vowels.at(place / 28 % 21));
        if (place % 28 > 0)
            keys += keysOfLetter(Finals.at(place % 28));
    }
    return keys;
}

// What the field shows after these keys. Some systems join consonants that have no vowel (ㄱㅅ:
// ㄳ).
inline QString composed(QStringView keys, bool joinsLoneConsonants)
{
    QString out;
    QChar initial;
    QChar vowel;
    QChar final;
    const auto letters = [&]() -> QString {
        if (initial.isNull() || vowel.isNull())
            return initial.isNull() ? (vowel.isNull() ? QString() : QString(vowel))
                                    : QString(initial);
        const qsizetype last = final.isNull() ? 0 : Finals.indexOf(final);
        return QChar(char16_t(
            0xAC00 + (Initials.indexOf(initial) * 21 + Vowels.indexOf(vowel)) * 28 + last));
    };
    const auto flush = [&] {
        out += letters();
        initial = vowel = final = QChar();
    };
    for (const QChar key : keys) {
        if (Vowels.contains(key)) {
            if (!final.isNull()) { // the last consonant begins the next syllable
                const QString parts = keysOfLetter(final);
                const QChar carried = parts.back();
                final = parts.size() > 1 ? parts.front() : QChar();
                flush();
                initial = carried;
            } else if (initial.isNull() || !vowel.isNull()) {
                const QChar joined = vowel.isNull() ? QChar() : joinedLetter(vowel, key);
                if (!joined.isNull()) {
                    vowel = joined;
                    continue;
                }
                flush();
            } else if (!Initials.contains(initial)) { // joined without a vowel: comes apart again
                const QString parts = keysOfLetter(initial);
                out += parts.front();
                initial = parts.back();
            }
            vowel = key;
        } else if (Initials.contains(key)) {
            if (!initial.isNull() && vowel.isNull() && joinsLoneConsonants) {
                const QChar joined = joinedLetter(initial, key);
                if (!joined.isNull()) {
                    initial = joined;
                    continue;
                }
            }
            if (!initial.isNull() && !vowel.isNull()) {
                const QChar joined = final.isNull() ? key : joinedLetter(final, key);
                if (!joined.isNull() && Finals.contains(joined)) {
                    final = joined;
                    continue;
                }
            }
            flush();
            initial = key;
        } else {
            flush();
            out += key;
        }
    }
    flush();
    return out;
}

} // namespace foldout::test
