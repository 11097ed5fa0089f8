// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowtree.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

using namespace foldout;

namespace {

using Shape = std::map<int, std::vector<int>>; // parent -> children

RowTree treeOf(const Shape &shape)
{
    RowTree tree;
    for (const auto &[parent, children] : shape)
        tree.setChildren(parent, children);
    return tree;
}

Shape shapeOf(const RowTree &tree, int parent = RowTree::Root)
{
    Shape shape;
    if (tree.children(parent).empty())
        return shape;
    shape[parent] = tree.children(parent);
    for (const int child : tree.children(parent))
        shape.merge(shapeOf(tree, child));
    return shape;
}

// Groups 1..4 in some order, leaves 10..29 scattered over them.
Shape randomShape(QRandomGenerator &random)
{
    Shape shape;
    for (int group = 1; group <= 4; ++group) {
        if (random.bounded(4) > 0)
            shape[RowTree::Root].push_back(group);
    }
    auto &groups = shape[RowTree::Root];
    std::shuffle(groups.begin(), groups.end(), random);
    for (int leaf = 10; leaf < 30 && !groups.empty(); ++leaf) {
        if (random.bounded(5) > 0)
            shape[groups[size_t(random.bounded(int(groups.size())))]].push_back(leaf);
    }
    for (const int group : groups) {
        if (random.bounded(3) == 0)
            std::shuffle(shape[group].begin(), shape[group].end(), random);
        if (shape[group].empty())
            shape.erase(group);
    }
    if (groups.empty())
        shape.erase(RowTree::Root);
    return shape;
}

} // namespace

class TestRowTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreFew_data()
    {
        QTest::addColumn<QList<int>>("from");
        QTest::addColumn<QList<int>>("to");
        QTest::addColumn<int>("steps");
        QTest::newRow("nothing changes") << QList{1, 2, 3} << QList{1, 2, 3} << 0;
        QTest::newRow("all new") << QList<int>{} << QList{1, 2, 3} << 1;
        QTest::newRow("all gone") << QList{1, 2, 3} << QList<int>{} << 1;
        QTest::newRow("first to the end") << QList{1, 2, 3, 4} << QList{2, 3, 4, 1} << 1;
        QTest::newRow("last to the front") << QList{1, 2, 3, 4} << QList{4, 1, 2, 3} << 1;
        QTest::newRow("two runs inserted") << QList{1, 2} << QList{3, 4, 1, 5, 6, 2} << 2;
        QTest::newRow("two runs removed") << QList{3, 4, 1, 5, 6, 2} << QList{1, 2} << 2;
        QTest::newRow("replaced in the middle") << QList{1, 2, 3} << QList{1, 4, 3} << 2;
    }

    void stepsAreFew()
    {
        QFETCH(QList<int>, from);
        QFETCH(QList<int>, to);
        QFETCH(int, steps);
        const RowTree a = treeOf({{0, {from.begin(), from.end()}}});
        const RowTree b = treeOf({{0, {to.begin(), to.end()}}});
        const auto plan = a.stepsTo(b, steps);
        QVERIFY(plan);
        QCOMPARE(plan->size(), steps);
        QVERIFY(steps == 0 || !a.stepsTo(b, steps - 1));
    }

    void aNodeThatMovesBetweenParentsIsNeverRemoved()
    {
        const RowTree from = treeOf({{0, {1, 2}}, {1, {10, 11, 12}}, {2, {13}}});
        const RowTree to = treeOf({{0, {2, 3}}, {2, {13, 11}}, {3, {10, 12}}});
        const auto plan = from.stepsTo(to, 99);
        QVERIFY(plan);
        RowTree work = from;
        for (const RowTree::Step &step : *plan) {
            work.apply(step, to);
            for (const int leaf : {10, 11, 12, 13})
                QVERIFY(work.contains(leaf));
        }
        QVERIFY(!work.contains(1));
    }

    void stepsLeadFromAnyTreeToAnyOther()
    {
        QRandomGenerator random(2);
        for (int round = 0; round < 2000; ++round) {
            const Shape from = randomShape(random);
            const Shape to = randomShape(random);
            RowTree work = treeOf(from);
            const RowTree wanted = treeOf(to);
            const auto plan = work.stepsTo(wanted, 999);
            QVERIFY(plan);
            for (const RowTree::Step &step : *plan) {
                QVERIFY(step.count > 0);
                if (step.kind == RowTree::Step::Move && step.parent == step.toParent)
                    QVERIFY(step.to < step.first || step.to > step.first + step.count);
                work.apply(step, wanted);
            }
            QCOMPARE(shapeOf(work), to);
            for (const auto &[parent, children] : to) {
                for (size_t row = 0; row < children.size(); ++row) {
                    QCOMPARE(work.row(children[row]), int(row));
                    QCOMPARE(work.parent(children[row]), parent);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRowTree)
#include "tst_rowtree.moc"
