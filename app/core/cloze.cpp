// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cloze.h"

#include <QRegularExpression>

namespace foldout {

namespace {

template <typename Replacement>
QString replaced(const QString &text, Replacement replacement)
{
    QString out;
    qsizetype at = 0;
    for (const ClozeSpan &span : parseCloze(text).spans) {
        out += QStringView(text).mid(at, span.position - at);
        out += replacement(span);
        at = span.position + span.length;
    }
    out += QStringView(text).mid(at);
    return out;
}

} // namespace

ClozeText parseCloze(const QString &text)
{
    static const QRegularExpression deletion(
        QStringLiteral(
            R"(\{\{c([1-9][0-9]?)::((?:(?!\}\}|::|\{\{).)+)(?:::((?:(?!\}\}|::|\{\{).)*))?\}\})"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression opening(QStringLiteral(R"(\{\{c[0-9]*:)"));

    ClozeText result;
    for (auto it = deletion.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch m = it.next();
        result.spans.append({.position = m.capturedStart(),
                             .length = m.capturedLength(),
                             .number = m.captured(1).toInt(),
                             .text = m.captured(2),
                             .hint = m.captured(3)});
    }
    for (auto it = opening.globalMatch(text); it.hasNext();) {
        const qsizetype at = it.next().capturedStart();
        bool known = false;
        for (const ClozeSpan &span : result.spans)
            known = known || span.position == at;
        if (!known)
            result.malformed.append(at);
    }
    return result;
}

QString clozeWithGaps(const QString &text)
{
    return replaced(text, [](const ClozeSpan &span) {
        return u'[' + (span.hint.isEmpty() ? QStringLiteral("…") : span.hint) + u']';
    });
}

QString clozeFilled(const QString &text)
{
    return replaced(text, [](const ClozeSpan &span) { return span.text; });
}

} // namespace foldout
