// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "session/pointidentity.h"

#include <QSet>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

// "id: text" per point; "id! text" has an id of the author's.
QList<KeyPoint> pointsOf(const QStringList &lines)
{
    QList<KeyPoint> points;
    for (const QString &line : lines) {
        const qsizetype end = line.indexOf(u' ') - 1;
        points.append({.id = line.left(end),
                       .ownId = line.at(end) == u'!',
                       .text = LocalText(u"ko"_s, line.mid(end + 2))});
    }
    return points;
}

// "id@position: text"
QList<KnownPoint> knownOf(const QStringList &lines)
{
    QList<KnownPoint> known;
    for (const QString &line : lines) {
        const QString head = line.section(u": "_s, 0, 0);
        known.append({head.section(u'@', 0, 0), foldedText(line.section(u": "_s, 1)),
                      head.section(u'@', 1).toInt()});
    }
    return known;
}

} // namespace

class TestPointIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void similarity_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<double>("similarity");
        QTest::newRow("the same") << u"abcd"_s << u"abcd"_s << 1.0;
        QTest::newRow("nothing in common") << u"abcd"_s << u"wxyz"_s << 0.0;
        QTest::newRow("one of four") << u"abcd"_s << u"abxd"_s << 0.75;
        QTest::newRow("one more") << u"abcd"_s << u"abcde"_s << 0.8;
        QTest::newRow("empty and empty") << QString() << QString() << 1.0;
        QTest::newRow("empty and not") << QString() << u"a"_s << 0.0;
        QTest::newRow("Korean") << u"가나다라마"_s << u"가나다바마"_s << 0.8;
    }

    void similarity()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(double, similarity);
        QCOMPARE(textSimilarity(a, b), similarity);
        QCOMPARE(textSimilarity(b, a), similarity);
    }

    void filed_data()
    {
        QTest::addColumn<QStringList>("known");
        QTest::addColumn<QStringList>("points");
        QTest::addColumn<QStringList>("ids"); // in the order of points
        const QStringList three{u"t-1@0: 텐서 병렬은 노드 안에서 쓴다"_s,
                                u"t-2@1: 파이프라인 병렬은 노드 사이에서 쓴다"_s,
                                u"t-3@2: 나머지는 데이터 병렬이다"_s};
        QTest::newRow("never graded") << QStringList() << QStringList{u"t-1: 하나"_s, u"t-2: 둘"_s}
                                      << QStringList{u"t-1"_s, u"t-2"_s};
        QTest::newRow("unchanged, in another order")
            << three
            << QStringList{u"t-3: 나머지는 데이터 병렬이다"_s,
                           u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s,
                           u"t-2: 파이프라인 병렬은 노드 사이에서 쓴다"_s}
            << QStringList{u"t-3"_s, u"t-1"_s, u"t-2"_s};
        QTest::newRow("only spaces and width differ")
            << QStringList{u"t-1@0: GPU 8개"_s} << QStringList{u"t-9: ＧＰＵ  8개 "_s}
            << QStringList{u"t-1"_s};
        QTest::newRow("one reworded a little")
            << three
            << QStringList{u"t-9: 텐서 병렬은 노드 안에서만 쓴다"_s,
                           u"t-2: 파이프라인 병렬은 노드 사이에서 쓴다"_s,
                           u"t-3: 나머지는 데이터 병렬이다"_s}
            << QStringList{u"t-1"_s, u"t-2"_s, u"t-3"_s};
        QTest::newRow("one reworded beyond recognition, the others in place")
            << three
            << QStringList{u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s, u"t-9: PP spans nodes"_s,
                           u"t-3: 나머지는 데이터 병렬이다"_s}
            << QStringList{u"t-1"_s, u"t-2"_s, u"t-3"_s};
        QTest::newRow("two beyond recognition are two new ones")
            << three
            << QStringList{u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s, u"t-8: PP spans nodes"_s,
                           u"t-9: the rest is DP"_s}
            << QStringList{u"t-1"_s, u"t-8"_s, u"t-9"_s};
        QTest::newRow("one beyond recognition while others moved is new")
            << three
            << QStringList{u"t-9: PP spans nodes"_s, u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s,
                           u"t-3: 나머지는 데이터 병렬이다"_s}
            << QStringList{u"t-9"_s, u"t-1"_s, u"t-3"_s};
        QTest::newRow("one added is new")
            << three
            << QStringList{u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s,
                           u"t-2: 파이프라인 병렬은 노드 사이에서 쓴다"_s,
                           u"t-3: 나머지는 데이터 병렬이다"_s, u"t-9: EFA를 켠다"_s}
            << QStringList{u"t-1"_s, u"t-2"_s, u"t-3"_s, u"t-9"_s};
        QTest::newRow("one taken out")
            << three << QStringList{u"t-3: 나머지는 데이터 병렬이다"_s} << QStringList{u"t-3"_s};
        QTest::newRow("one that was out comes back")
            << QStringList{u"t-1@0: 하나만 있다"_s, u"t-2@-1: 옛날에 있던 것"_s}
            << QStringList{u"t-1: 하나만 있다"_s, u"t-2: 옛날에 있던 것"_s}
            << QStringList{u"t-1"_s, u"t-2"_s};
        QTest::newRow("the most alike wins")
            << QStringList{u"t-1@0: abcdefghij"_s, u"t-2@1: abcdefgxyz"_s}
            << QStringList{u"t-8: abcdefgxyw"_s, u"t-9: abcdefghiw"_s}
            << QStringList{u"t-2"_s, u"t-1"_s};
        QTest::newRow("an id of its own holds through any rewording")
            << QStringList{u"ranks@0: 512"_s} << QStringList{u"ranks! 전혀 다른 말"_s}
            << QStringList{u"ranks"_s};
        QTest::newRow("an id of its own leaves a likeness to the others")
            << QStringList{u"t-1@0: 랭크는 모두 512개"_s}
            << QStringList{u"ranks! 랭크는 모두 512개"_s, u"t-2: 랭크는 모두 512개다"_s}
            << QStringList{u"ranks"_s, u"t-1"_s};
        QTest::newRow("a text that another point has grown out of is a new point")
            << QStringList{u"t-1@0: abcdefghij"_s, u"t-2@1: klmnopqrst"_s}
            << QStringList{u"t-1: 0123456789"_s, u"t-2: klmnopqrst"_s, u"t-3: abcdefghij"_s}
            << QStringList{u"t-1-2"_s, u"t-2"_s, u"t-1"_s};
    }

    void filed()
    {
        QFETCH(QStringList, known);
        QFETCH(QStringList, points);
        QFETCH(QStringList, ids);
        const QList<KeyPoint> present = pointsOf(points);
        const QHash<QString, QString> filed = filedIds(knownOf(known), present);
        QStringList inOrder;
        for (const KeyPoint &point : present)
            inOrder.append(filed.value(point.id));
        QCOMPARE(inOrder, ids);
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), ids.size());
    }

    void historyFollowsAChainOfRewordings()
    {
        QList<KnownPoint> known;
        const QStringList versions{u"t-1: 텐서 병렬은 노드 안에서 쓴다"_s,
                                   u"t-2: 텐서 병렬은 한 노드 안에서 쓴다"_s,
                                   u"t-3: 텐서 병렬은 한 노드 안에서만 쓴다"_s,
                                   u"t-4: 텐서 병렬은 꼭 한 노드 안에서만 씁니다"_s};
        for (const QString &version : versions) {
            const QList<KeyPoint> points = pointsOf({version});
            const auto ids = filedIds(known, points);
            QCOMPARE(ids.value(points.first().id), u"t-1"_s);
            known = changedPoints(known, points, ids); // all of them: there is only one
        }
        QCOMPARE(known.size(), 1);
        QCOMPARE(known.first().text, foldedText(versions.last().section(u": "_s, 1)));
    }

    void nothingIsStoredAgain()
    {
        const QList<KnownPoint> known = knownOf({u"t-1@0: abc"_s, u"t-2@-1: xyz"_s});
        const QList<KeyPoint> points = pointsOf({u"t-1: abc"_s});
        QVERIFY(changedPoints(known, points, filedIds(known, points)).isEmpty());
    }

    void aPointTakenOutIsRememberedWithoutAPlace()
    {
        const QList<KnownPoint> known = knownOf({u"t-1@0: abc"_s, u"t-2@1: xyz"_s});
        const QList<KeyPoint> points = pointsOf({u"t-2: xyz"_s});
        QVERIFY(changedPoints(known, points, filedIds(known, points)) ==
                (QList<KnownPoint>{{u"t-2"_s, u"xyz"_s, 0}, {u"t-1"_s, u"abc"_s, -1}}));
    }
};

QTEST_GUILESS_MAIN(TestPointIdentity)
#include "tst_pointidentity.moc"
