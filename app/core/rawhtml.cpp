// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rawhtml.h"

#include <QSet>

namespace foldout {

namespace {

const QSet<QString> &elements()
{
    static const QSet<QString> names = [] {
        const QString list = QStringLiteral(
            "a abbr address area article aside audio b base bdi bdo blockquote body br button "
            "canvas caption center cite code col colgroup data datalist dd del details dfn dialog "
            "div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 "
            "h3 h4 h5 h6 head header hgroup hr html i iframe input ins kbd label legend li link "
            "main map mark menu meta meter nav noscript object ol optgroup option output p param "
            "picture pre progress q rp rt ruby s samp script search section select small source "
            "span strike strong style sub summary sup svg table tbody td template textarea tfoot "
            "th thead time title tr track tt u ul var video wbr");
        const QStringList split = list.split(u' ');
        return QSet<QString>(split.begin(), split.end());
    }();
    return names;
}

struct Tag
{
    QString name; // empty: no tag here
    bool closing = false;
    qsizetype end = 0; // just past '>'
};

Tag tagAt(const QString &html, qsizetype from)
{
    Tag tag;
    qsizetype at = from + 1;
    if (at < html.size() && html.at(at) == u'/') {
        tag.closing = true;
        ++at;
    }
    const qsizetype nameStart = at;
    while (at < html.size() && (html.at(at).isLetterOrNumber() || html.at(at) == u'-'))
        ++at;
    const QString name = html.mid(nameStart, at - nameStart).toLower();
    if (!elements().contains(name))
        return {};
    QChar quote;
    for (; at < html.size(); ++at) {
        const QChar c = html.at(at);
        if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'>') {
            tag.name = name;
            tag.end = at + 1;
            return tag;
        }
    }
    return {};
}

// Just past the markup that is never shown and starts at from; from itself where there is none.
qsizetype skipHidden(const QString &html, qsizetype from)
{
    static const std::pair<QLatin1String, QLatin1String> marks[] = {
        {QLatin1String("<!--"), QLatin1String("-->")},
        {QLatin1String("<![CDATA["), QLatin1String("]]>")},
        {QLatin1String("<?"), QLatin1String("?>")},
        {QLatin1String("<!"), QLatin1String(">")},
    };
    const QStringView rest = QStringView(html).mid(from);
    for (const auto &[open, close] : marks) {
        if (!rest.startsWith(open))
            continue;
        const qsizetype end = html.indexOf(close, from + 2);
        return end < 0 ? html.size() : end + close.size();
    }
    return from;
}

} // namespace

QList<RawHtml::Piece> RawHtml::feed(const QString &html)
{
    QList<Piece> pieces;
    const auto addText = [&](QStringView text) {
        if (text.isEmpty() || isHiding())
            return;
        if (pieces.isEmpty() || !pieces.last().tag.isEmpty())
            pieces << Piece{};
        pieces.last().text += text;
    };
    qsizetype at = 0;
    while (at < html.size()) {
        const qsizetype open = html.indexOf(u'<', at);
        addText(QStringView(html).mid(at, open < 0 ? -1 : open - at));
        if (open < 0)
            break;
        at = skipHidden(html, open);
        if (at > open)
            continue;
        const Tag tag = tagAt(html, open);
        if (tag.name.isEmpty()) {
            addText(QStringView(html).mid(open, 1));
            at = open + 1;
            continue;
        }
        at = tag.end;
        if (isHiding()) {
            if (tag.closing && tag.name == m_hidden)
                m_hidden.clear();
        } else if (!tag.closing && (tag.name == u"script" || tag.name == u"style")) {
            m_hidden = tag.name;
        } else {
            pieces << Piece{tag.name, tag.closing, {}};
        }
    }
    return pieces;
}

} // namespace foldout
