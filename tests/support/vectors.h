// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/manifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <cmath>

namespace foldout {

// Numbers to compare with, from JSON files: ours in tests/<layer>/data, larger ones in
// FOLDOUT_SHARED. Empty where the file is absent or no JSON.
inline QJsonObject vectorsIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

inline QJsonObject sharedVectors(const QString &name)
{
    return vectorsIn(sharedFolder(QStringLiteral("fsrs")) + u'/' + name);
}

inline QList<double> doubles(const QJsonValue &array)
{
    QList<double> list;
    for (const QJsonValue &value : array.toArray())
        list.append(value.toDouble());
    return list;
}

struct Tolerance
{
    double relative = 0;
    double absolute = 0;
};

// The rows that are not as expected. So that a failure shows all of them and how far they are off.
class Mismatches
{
public:
    void check(double actual, double expected, Tolerance limit, const QJsonValue &row)
    {
        ++m_checked;
        if (!(std::abs(actual - expected) <= limit.absolute + limit.relative * std::abs(expected)))
            add(QString::number(actual, 'g', 17) + QStringLiteral(" instead of ") +
                    QString::number(expected, 'g', 17),
                row);
    }

    void verify(bool holds, const QString &what, const QJsonValue &row = {})
    {
        ++m_checked;
        if (!holds)
            add(what, row);
    }

    bool none() const { return m_checked > 0 && m_lines.isEmpty(); }
    QByteArray text() const
    {
        return QStringLiteral("%1 of %2 values are off:\n%3")
            .arg(m_lines.size())
            .arg(m_checked)
            .arg(m_lines.mid(0, 12).join(u'\n'))
            .toUtf8();
    }

private:
    void add(const QString &what, const QJsonValue &row)
    {
        const QJsonDocument json(row.isArray() ? QJsonDocument(row.toArray())
                                               : QJsonDocument(row.toObject()));
        m_lines.append(what + QStringLiteral(" in ") +
                       QString::fromUtf8(json.toJson(QJsonDocument::Compact)));
    }

    int m_checked = 0;
    QStringList m_lines;
};

} // namespace foldout

// At the end of a test that collects them.
#define FOLDOUT_COMPARE_ALL(mismatches)                                                            \
    QVERIFY2((mismatches).none(), (mismatches).text().constData())
