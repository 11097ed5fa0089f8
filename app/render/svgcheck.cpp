// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/svgcheck.h"

#include <QHash>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include <cmath>

namespace foldout {

namespace {

constexpr int deepest = 200;
constexpr qint64 mostReuses = 10'000;

// "120", "120px", "10mm"…; 0 where it depends on the surroundings ("100%") or is no number.
qreal pixels(QStringView length)
{
    static const struct
    {
        QLatin1String unit;
        qreal factor;
    } units[] = {{QLatin1String("px"), 1},         {QLatin1String("pt"), 96.0 / 72},
                 {QLatin1String("pc"), 16},        {QLatin1String("mm"), 96 / 25.4},
                 {QLatin1String("cm"), 96 / 2.54}, {QLatin1String("in"), 96},
                 {QLatin1String("em"), 16}};
    qreal factor = 1;
    length = length.trimmed();
    for (const auto &[unit, unitFactor] : units) {
        if (length.endsWith(unit)) {
            length.chop(unit.size());
            factor = unitFactor;
            break;
        }
    }
    bool ok = false;
    const qreal value = length.toDouble(&ok) * factor;
    return ok && std::isfinite(value) && value > 0 ? value : 0;
}

QSizeF naturalSize(const QXmlStreamAttributes &attributes)
{
    const QSizeF size(pixels(attributes.value(QLatin1String("width"))),
                      pixels(attributes.value(QLatin1String("height"))));
    if (!size.isEmpty())
        return size;
    const QString box = attributes.value(QLatin1String("viewBox")).toString();
    const QStringList parts = box.simplified().replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    return parts.size() == 4 ? QSizeF(pixels(parts.at(2)), pixels(parts.at(3))) : QSizeF();
}

// Every url( in a style must point into the file.
bool pointsOutside(QStringView style)
{
    if (style.contains(QLatin1String("@import"), Qt::CaseInsensitive))
        return true;
    for (qsizetype at = 0;
         (at = style.indexOf(QLatin1String("url("), at, Qt::CaseInsensitive)) >= 0;) {
        at += 4;
        const QStringView target = style.mid(at).trimmed();
        if (!target.startsWith(u'#') && !target.startsWith(QLatin1String("'#")) &&
            !target.startsWith(QLatin1String("\"#")))
            return true;
    }
    return false;
}

bool isUnsafe(QStringView element, const QXmlStreamAttributes &attributes)
{
    static const QLatin1String refused[] = {QLatin1String("script"), QLatin1String("foreignObject"),
                                            QLatin1String("iframe"), QLatin1String("handler")};
    for (const QLatin1String &name : refused) {
        if (element.compare(name, Qt::CaseInsensitive) == 0)
            return true;
    }
    for (const QXmlStreamAttribute &attribute : attributes) {
        const QStringView value = attribute.value();
        if (attribute.name() == QLatin1String("href")) {
            const bool embedded = value.startsWith(QLatin1String("data:image/png")) ||
                                  value.startsWith(QLatin1String("data:image/jpeg"));
            if (!value.trimmed().startsWith(u'#') && !embedded && element != QLatin1String("a"))
                return true;
        } else if (attribute.name().startsWith(QLatin1String("on"), Qt::CaseInsensitive) ||
                   pointsOutside(value)) {
            return true;
        }
    }
    return false;
}

// What each element with an id reuses: how many drawings one use of it stands for.
class Reuse
{
public:
    void enter(const QString &id, const QString &used)
    {
        m_open << id;
        if (used.isEmpty() || ++m_count > mostReuses)
            return;
        m_uses[QString()] << used; // everything is drawn once where it stands
        for (const QString &outer : std::as_const(m_open)) {
            if (!outer.isEmpty())
                m_uses[outer] << used;
        }
    }
    void leave() { m_open.removeLast(); }
    bool isTooMuch() { return m_count > mostReuses || drawings({}) > mostReuses; }

private:
    qint64 drawings(const QString &id)
    {
        const auto known = m_drawings.constFind(id);
        if (known != m_drawings.constEnd())
            return *known;
        if (m_visiting.contains(id) || m_visiting.size() > deepest)
            return mostReuses + 1; // within itself
        m_visiting.insert(id);
        qint64 count = 1;
        for (const QString &used : m_uses.value(id)) {
            count += drawings(used);
            if (count > mostReuses)
                break;
        }
        m_visiting.remove(id);
        return m_drawings[id] = count;
    }

    qint64 m_count = 0;
    QStringList m_open;
    QHash<QString, QStringList> m_uses;
    QHash<QString, qint64> m_drawings;
    QSet<QString> m_visiting;
};

} // namespace

SvgCheck checkSvg(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    SvgCheck check;
    Reuse reuse;
    int depth = 0;
    bool inStyle = false;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
        case QXmlStreamReader::ProcessingInstruction:
            return {SvgFault::Unsafe, {}};
        case QXmlStreamReader::StartElement: {
            const QXmlStreamAttributes attributes = xml.attributes();
            if (depth == 0) {
                if (xml.name() != QLatin1String("svg"))
                    return {SvgFault::Unreadable, {}};
                check.size = naturalSize(attributes);
            }
            if (++depth > deepest)
                return {SvgFault::TooComplex, {}};
            if (isUnsafe(xml.name(), attributes))
                return {SvgFault::Unsafe, {}};
            inStyle = xml.name() == QLatin1String("style");
            QString used;
            if (xml.name() == QLatin1String("use")) {
                for (const QXmlStreamAttribute &attribute : attributes) {
                    if (attribute.name() == QLatin1String("href"))
                        used = attribute.value().trimmed().mid(1).toString();
                }
            }
            reuse.enter(attributes.value(QLatin1String("id")).toString(), used);
            break;
        }
        case QXmlStreamReader::EndElement:
            --depth;
            inStyle = false;
            reuse.leave();
            break;
        case QXmlStreamReader::Characters:
            if (inStyle && pointsOutside(xml.text()))
                return {SvgFault::Unsafe, {}};
            break;
        default:
            break;
        }
    }
    if (xml.hasError() || check.size.isEmpty())
        return {SvgFault::Unreadable, {}};
    if (reuse.isTooMuch())
        return {SvgFault::TooComplex, {}};
    return check;
}

} // namespace foldout
