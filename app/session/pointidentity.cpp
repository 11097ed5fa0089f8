// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/pointidentity.h"

#include "core/text.h"

#include <QSet>

#include <algorithm>
#include <numeric>
#include <vector>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

// In the bank's first language, so that adding a translation changes nothing.
QString normalised(const KeyPoint &point)
{
    const auto &entries = point.text.entries();
    return entries.isEmpty() ? QString() : foldedText(entries.first().text);
}

struct Matching
{
    const QList<KnownPoint> &known;
    const QList<KeyPoint> &points;
    QStringList texts;  // of points
    QList<int> knownOf; // point -> known point, -1: none yet
    QList<bool> isUsed; // known point
    QHash<QString, QString> ids;

    void pair(int point, int k)
    {
        knownOf[point] = k;
        isUsed[k] = true;
    }

    bool isOpen(int point) const { return knownOf.at(point) < 0 && !points.at(point).ownId; }
};

void pairOwnIds(Matching &m)
{
    for (int p = 0; p < m.points.size(); ++p) {
        for (int k = 0; k < m.known.size(); ++k) {
            if (m.points.at(p).ownId && m.known.at(k).id == m.points.at(p).id)
                m.pair(p, k);
        }
    }
}

void pairSameTexts(Matching &m)
{
    for (int p = 0; p < m.points.size(); ++p) {
        for (int k = 0; k < m.known.size() && m.isOpen(p); ++k) {
            if (!m.isUsed.at(k) && m.known.at(k).text == m.texts.at(p))
                m.pair(p, k);
        }
    }
}

void pairSimilarTexts(Matching &m)
{
    struct Candidate
    {
        double similarity;
        int distance; // in places
        int point;
        int known;
    };
    std::vector<Candidate> candidates;
    for (int p = 0; p < m.points.size(); ++p) {
        for (int k = 0; k < m.known.size() && m.isOpen(p); ++k) {
            if (m.isUsed.at(k))
                continue;
            const double similarity = textSimilarity(m.known.at(k).text, m.texts.at(p));
            if (similarity >= SimilarEnough)
                candidates.push_back({similarity, std::abs(m.known.at(k).position - p), p, k});
        }
    }
    std::ranges::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
        return a.similarity != b.similarity ? a.similarity > b.similarity : a.distance < b.distance;
    });
    for (const Candidate &c : candidates) {
        if (m.isOpen(c.point) && !m.isUsed.at(c.known))
            m.pair(c.point, c.known);
    }
}

void pairSamePlace(Matching &m)
{
    const auto wasThere =
        std::ranges::count_if(m.known, [](const KnownPoint &point) { return point.position >= 0; });
    if (wasThere != m.points.size())
        return;
    int left = -1;
    for (int p = 0; p < m.points.size(); ++p) {
        const int k = m.knownOf.at(p);
        if (k >= 0 && m.known.at(k).position == p)
            continue;
        if (left >= 0 || k >= 0)
            return;
        left = p;
    }
    for (int k = 0; k < m.known.size() && left >= 0 && m.isOpen(left); ++k) {
        if (m.known.at(k).position == left && !m.isUsed.at(k))
            m.pair(left, k);
    }
}

} // namespace

double textSimilarity(QStringView a, QStringView b)
{
    constexpr qsizetype Compared = 400;
    a = a.left(Compared);
    b = b.left(Compared);
    const qsizetype longer = std::max(a.size(), b.size());
    if (longer == 0)
        return 1;
    std::vector<int> row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (size_t j = 1; j < row.size(); ++j) {
            const int substituted = diagonal + (a[i] == b[qsizetype(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({substituted, row[j] + 1, row[j - 1] + 1});
        }
    }
    return 1 - double(row.back()) / double(longer);
}

QHash<QString, QString> filedIds(const QList<KnownPoint> &known, const QList<KeyPoint> &points)
{
    Matching m{.known = known,
               .points = points,
               .knownOf = QList<int>(points.size(), -1),
               .isUsed = QList<bool>(known.size(), false)};
    for (const KeyPoint &point : points)
        m.texts.append(normalised(point));
    pairOwnIds(m);
    pairSameTexts(m);
    pairSimilarTexts(m);
    pairSamePlace(m);

    QSet<QString> taken;
    for (int p = 0; p < points.size(); ++p) {
        if (m.knownOf.at(p) >= 0 || points.at(p).ownId) {
            const QString id = points.at(p).ownId ? points.at(p).id : known.at(m.knownOf.at(p)).id;
            m.ids.insert(points.at(p).id, id);
            taken.insert(id);
        }
    }
    for (const KnownPoint &point : known)
        taken.insert(point.id);
    for (const KeyPoint &point : points) {
        if (m.ids.contains(point.id))
            continue;
        QString id = point.id; // taken if that text now stands in another point's history
        for (int n = 2; taken.contains(id); ++n)
            id = u"%1-%2"_s.arg(point.id).arg(n);
        m.ids.insert(point.id, id);
        taken.insert(id);
    }
    return m.ids;
}

QList<KnownPoint> changedPoints(const QList<KnownPoint> &known, const QList<KeyPoint> &points,
                                const QHash<QString, QString> &ids)
{
    QList<KnownPoint> changed;
    QSet<QString> present;
    const auto note = [&](const KnownPoint &point) {
        if (!known.contains(point))
            changed.append(point);
    };
    for (int p = 0; p < points.size(); ++p) {
        const QString id = ids.value(points.at(p).id);
        note({id, normalised(points.at(p)), p});
        present.insert(id);
    }
    for (const KnownPoint &point : known) {
        if (!present.contains(point.id))
            note({point.id, point.text, -1});
    }
    return changed;
}

} // namespace foldout
