// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/caretline.h"

#include <QList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr int MaxCells = 100;
constexpr int CellsBefore = 60; // of a long line, kept in front of the place

struct Range
{
    char32_t first;
    char32_t last;
};

// East Asian Width W and F and emoji presentation, in blocks (Unicode TR 11).
constexpr std::array Wide{
    Range{0x1100, 0x115F},   Range{0x231A, 0x231B},   Range{0x2329, 0x232A},
    Range{0x23E9, 0x23EC},   Range{0x23F0, 0x23F0},   Range{0x23F3, 0x23F3},
    Range{0x25FD, 0x25FE},   Range{0x2614, 0x2615},   Range{0x2648, 0x2653},
    Range{0x267F, 0x267F},   Range{0x2693, 0x2693},   Range{0x26A1, 0x26A1},
    Range{0x26AA, 0x26AB},   Range{0x26BD, 0x26BE},   Range{0x26C4, 0x26C5},
    Range{0x26CE, 0x26CE},   Range{0x26D4, 0x26D4},   Range{0x26EA, 0x26EA},
    Range{0x26F2, 0x26F3},   Range{0x26F5, 0x26F5},   Range{0x26FA, 0x26FA},
    Range{0x26FD, 0x26FD},   Range{0x2705, 0x2705},   Range{0x270A, 0x270B},
    Range{0x2728, 0x2728},   Range{0x274C, 0x274C},   Range{0x274E, 0x274E},
    Range{0x2753, 0x2755},   Range{0x2757, 0x2757},   Range{0x2795, 0x2797},
    Range{0x27B0, 0x27B0},   Range{0x27BF, 0x27BF},   Range{0x2B1B, 0x2B1C},
    Range{0x2B50, 0x2B50},   Range{0x2B55, 0x2B55},   Range{0x2E80, 0x303E},
    Range{0x3041, 0x33FF},   Range{0x3400, 0x4DBF},   Range{0x4E00, 0xA4CF},
    Range{0xA960, 0xA97C},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
    Range{0xFE10, 0xFE19},   Range{0xFE30, 0xFE6F},   Range{0xFF01, 0xFF60},
    Range{0xFFE0, 0xFFE6},   Range{0x16FE0, 0x18CFF}, Range{0x1AFF0, 0x1B2FF},
    Range{0x1F004, 0x1F004}, Range{0x1F0CF, 0x1F0CF}, Range{0x1F18E, 0x1F18E},
    Range{0x1F191, 0x1F19A}, Range{0x1F200, 0x1F320}, Range{0x1F32D, 0x1F335},
    Range{0x1F337, 0x1F37C}, Range{0x1F37E, 0x1F393}, Range{0x1F3A0, 0x1F3CA},
    Range{0x1F3CF, 0x1F3D3}, Range{0x1F3E0, 0x1F3F0}, Range{0x1F3F4, 0x1F3F4},
    Range{0x1F3F8, 0x1F43E}, Range{0x1F440, 0x1F440}, Range{0x1F442, 0x1F4FC},
    Range{0x1F4FF, 0x1F53D}, Range{0x1F54B, 0x1F54E}, Range{0x1F550, 0x1F567},
    Range{0x1F57A, 0x1F57A}, Range{0x1F595, 0x1F596}, Range{0x1F5A4, 0x1F5A4},
    Range{0x1F5FB, 0x1F64F}, Range{0x1F680, 0x1F6C5}, Range{0x1F6CC, 0x1F6CC},
    Range{0x1F6D0, 0x1F6D2}, Range{0x1F6D5, 0x1F6D7}, Range{0x1F6DC, 0x1F6DF},
    Range{0x1F6EB, 0x1F6EC}, Range{0x1F6F4, 0x1F6FC}, Range{0x1F7E0, 0x1F7EB},
    Range{0x1F7F0, 0x1F7F0}, Range{0x1F90C, 0x1F93A}, Range{0x1F93C, 0x1F945},
    Range{0x1F947, 0x1F9FF}, Range{0x1FA70, 0x1FAFF}, Range{0x20000, 0x3FFFD}};

bool isMark(QChar::Category category)
{
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

struct Glyph
{
    QString shown;
    int cells = 0;
};

// One character of the source line as the report shows it.
Glyph glyphOf(char32_t c)
{
    if (c == U'\t')
        return {u"→   "_s, 4};
    const QChar::Category category = QChar::category(c);
    const bool space = category == QChar::Separator_Space && c != U' ' && c != 0x3000;
    const bool joins = c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F); // parts of an emoji
    if (category == QChar::Other_Control || space || (category == QChar::Other_Format && !joins) ||
        c == 0x2028 || c == 0x2029) {
        const QString name = u"<U+%1>"_s.arg(QString::number(uint(c), 16).toUpper(), 4, u'0');
        return {name, int(name.size())};
    }
    return {QString::fromUcs4(&c, 1), cellWidth(c)};
}

} // namespace

int cellWidth(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    const bool hangulMedial = character >= 0x1160 && character <= 0x11FF;
    if (isMark(category) || category == QChar::Other_Format || hangulMedial)
        return 0;
    const auto it = std::ranges::lower_bound(Wide, character, {},
                                             [](const Range &range) { return range.last; });
    return it != Wide.end() && it->first <= character ? 2 : 1;
}

QString caretLine(const Diagnostic &diagnostic)
{
    if (diagnostic.mark.line == 0)
        return {};
    const QList<uint> characters = diagnostic.sourceLine.toUcs4();
    const qsizetype place = std::clamp<qsizetype>(diagnostic.mark.column - 1, 0, characters.size());

    qsizetype begin = place;
    for (int cells = 0; begin > 0 && cells < CellsBefore; --begin)
        cells += glyphOf(characters.at(begin - 1)).cells;
    if (begin < 10)
        begin = 0; // not worth an ellipsis

    QString line = begin > 0 ? u"…"_s : QString();
    int before = int(line.size());
    int cells = before;
    for (qsizetype i = begin; i < characters.size(); ++i) {
        const Glyph glyph = glyphOf(characters.at(i));
        if (cells + glyph.cells > MaxCells && i > place) {
            line += u'…';
            break;
        }
        line += glyph.shown;
        cells += glyph.cells;
        if (i < place)
            before = cells;
    }
    return line + u'\n' + QString(before, u' ') + u'^';
}

} // namespace foldout
