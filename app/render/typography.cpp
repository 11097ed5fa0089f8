// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/typography.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace foldout {

namespace {

constexpr QChar noBreakSpace(0x00A0);
constexpr qsizetype longestUnbrokenName = 32;
constexpr qsizetype shortestBrokenChain = 12;

bool isUnit(QStringView word)
{
    static const QSet<QString> units = [] {
        const QStringList list =
            QStringLiteral(
                "% ‰ ° °C °F B kB KB MB GB TB PB KiB MiB GiB TiB PiB Ki Mi Gi Ti Pi bit bps "
                "kbps Mbps Gbps Tbps B/s kB/s KB/s MB/s GB/s TB/s KiB/s MiB/s GiB/s Gb/s "
                "GT/s Hz kHz MHz GHz ns us µs μs ms s min h W kW MW V mV A mA nm µm mm cm "
                "m km mg g kg px pt dpi K FLOPS GFLOPS TFLOPS PFLOPS IOPS vCPU")
                .split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    qsizetype end = 0; // a particle or punctuation may follow: "Gbps를", "GB,"
    while (end < word.size() &&
           (word.at(end).script() == QChar::Script_Latin ||
            word.at(end).script() == QChar::Script_Greek || word.at(end) == u'/' ||
            word.at(end) == u'%' || word.at(end) == u'°' || word.at(end) == u'µ' ||
            word.at(end) == u'‰'))
        ++end;
    return end > 0 && units.contains(word.left(end).toString());
}

bool isOperator(QStringView word)
{
    return word.size() == 1 && QStringView(u"×÷+−±/~–").contains(word.front());
}

bool isRelation(QStringView word)
{
    return word.size() == 1 && QStringView(u"=≈≠≤≥<>").contains(word.front());
}

bool startsWithDigit(QStringView word)
{
    if (!word.isEmpty() && QStringView(u"(−+-~≈$").contains(word.front()))
        word = word.mid(1);
    return !word.isEmpty() && word.front().isDigit();
}

bool endsWithDigit(QStringView word)
{
    if (word.endsWith(u')'))
        word.chop(1);
    return !word.isEmpty() && word.back().isDigit();
}

// "TP", "PP", "AZ": reads as one with the number after it.
bool isAbbreviation(QStringView word)
{
    return word.size() >= 2 && word.size() <= 3 && std::ranges::all_of(word, [](QChar c) {
               return c.isUpper() && c.script() == QChar::Script_Latin;
           });
}

bool isNameCharacter(QChar c)
{
    return c.isDigit() || c.script() == QChar::Script_Latin;
}

// Whether a line must not end after c, which stands between before and after in one word.
bool holdsTogether(QChar before, QChar c, QChar after)
{
    if (c == u'–')
        return before.isDigit() && after.isDigit();
    if (c == u'%')
        return after == u'(';
    return (c == u'-' || c == u'/') && isNameCharacter(before) && isNameCharacter(after);
}

void appendWord(QString &out, QStringView word, NameBreaks breaks)
{
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar c = word.at(i);
        out += c;
        if (i == 0 || i + 1 == word.size())
            continue;
        if (breaks == NameBreaks::Avoid && word.size() <= longestUnbrokenName &&
            holdsTogether(word.at(i - 1), c, word.at(i + 1)))
            out += wordJoiner;
        else if (c == u'·' && word.size() >= shortestBrokenChain)
            out += zeroWidthSpace;
    }
}

} // namespace

bool hasJoiners(QStringView text)
{
    return text.contains(wordJoiner) || text.contains(zeroWidthSpace);
}

QString withJoiners(const QString &prose, NameBreaks breaks)
{
    const QList<QStringView> words = QStringView(prose).split(u' ');
    const auto wordAt = [&](qsizetype i) {
        return i >= 0 && i < words.size() ? words.at(i) : QStringView();
    };
    QString out;
    out.reserve(prose.size() + prose.size() / 8);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QStringView left = wordAt(i - 1);
        const QStringView right = words.at(i);
        if (i > 0) {
            const bool together =
                (endsWithDigit(left) && isUnit(right)) ||
                (endsWithDigit(left) && isOperator(right) && startsWithDigit(wordAt(i + 1))) ||
                (isOperator(left) && endsWithDigit(wordAt(i - 2)) && startsWithDigit(right)) ||
                (isRelation(left) && startsWithDigit(right)) ||
                (isAbbreviation(left) && !right.isEmpty() && right.front().isDigit());
            if (together)
                (out += wordJoiner) += noBreakSpace;
            else
                out += u' ';
        }
        appendWord(out, right, breaks);
    }
    return out;
}

QString withoutJoiners(QString text)
{
    text.replace(QString(wordJoiner) + noBreakSpace, QStringLiteral(" "));
    return text.remove(wordJoiner).remove(zeroWidthSpace);
}

} // namespace foldout
