// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heightindex.h"

#include <QRandomGenerator>
#include <QTest>

using namespace foldout;

class TestHeightIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainSumsThroughRandomEdits()
    {
        QRandomGenerator random(7);
        HeightIndex index;
        std::vector<int> plain(50, 10);
        index.reset(50, 10);
        for (int step = 0; step < 500; ++step) {
            const int n = int(plain.size());
            const int row = n > 0 ? random.bounded(n) : 0;
            switch (random.bounded(4)) {
            case 0:
                plain.insert(plain.begin() + row, 3, 7);
                index.insert(row, 3, 7);
                break;
            case 1:
                if (n > 2 && row + 2 <= n) {
                    plain.erase(plain.begin() + row, plain.begin() + row + 2);
                    index.remove(row, 2);
                }
                break;
            default:
                if (n > 0) {
                    plain[size_t(row)] = random.bounded(1, 40);
                    index.setHeight(row, plain[size_t(row)]);
                }
            }
            qint64 top = 0;
            QCOMPARE(index.count(), int(plain.size()));
            for (int i = 0; i < int(plain.size()); ++i) {
                QCOMPARE(index.top(i), top);
                QCOMPARE(index.rowAt(top), i);
                QCOMPARE(index.rowAt(top + plain[size_t(i)] - 1), i);
                top += plain[size_t(i)];
            }
            QCOMPARE(index.total(), top);
        }
    }

    void placesOutsideTheListAreClamped()
    {
        HeightIndex index;
        QCOMPARE(index.rowAt(0), -1);
        index.reset(3, 10);
        QCOMPARE(index.rowAt(1000), 2);
        QCOMPARE(index.rowAt(0), 0);
    }
};

QTEST_GUILESS_MAIN(TestHeightIndex)
#include "tst_heightindex.moc"
