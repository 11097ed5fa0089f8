// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cardcolumn.h"

#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace foldout;

namespace {

int alive = 0;

// A card of a height of its own, with two places for the focus, that can grow.
class Card : public QWidget
{
public:
    Card(int number, QWidget *parent)
        : QWidget(parent)
        , m_height(100 + number * 37 % 211)
    {
        ++alive;
        setObjectName(QString::number(number));
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(new QPushButton(QStringLiteral("first")));
        layout->addWidget(new QPushButton(QStringLiteral("second")));
    }
    ~Card() override { --alive; }
    Q_DISABLE_COPY_MOVE(Card)

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int) const override { return m_height; }
    void grow(int by)
    {
        m_height += by;
        updateGeometry();
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    }

private:
    int m_height;
};

struct Fixture
{
    QList<int> numbers;
    CardColumn column{[this](int row, QWidget *parent) {
        return new Card(numbers.at(row), parent);
    }};

    explicit Fixture(int count)
    {
        for (int i = 0; i < count; ++i)
            numbers.append(i);
        column.resize(800, 600);
        column.show();
        column.reset(count);
    }

    // Top edge of a card in the view; the card must be there.
    int top(int row) const { return column.card(row)->y(); }
};

} // namespace

class TestCardColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyCardsNearTheViewExist()
    {
        Fixture f(100'000);
        QVERIFY(alive > 2);
        QVERIFY(alive < 30);
        QRandomGenerator random(3);
        QScrollBar *bar = f.column.verticalScrollBar();
        for (int i = 0; i < 200; ++i) {
            bar->setValue(random.bounded(bar->maximum()));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(alive < 40);
            QVERIFY(f.column.card(f.column.place().row));
        }
        f.column.setPlace({99'999, 0});
        QVERIFY(f.column.card(99'999));
        QCOMPARE(bar->value(), bar->maximum());
    }

    void cardsStandOneBelowTheOther()
    {
        Fixture f(50);
        for (int i = 0; i < 120; ++i) {
            f.column.verticalScrollBar()->setValue(f.column.verticalScrollBar()->value() + 61);
            const QList<int> rows = f.column.rows();
            for (qsizetype k = 1; k < rows.size(); ++k) {
                QCOMPARE(rows.at(k), rows.at(k - 1) + 1);
                const QWidget *above = f.column.card(rows.at(k - 1));
                QCOMPARE(f.top(rows.at(k)), above->y() + above->height() + 16);
            }
        }
    }

    void scrollingByADistanceMovesTheCardsByThatDistance()
    {
        Fixture f(100);
        f.column.setPlace({60, 10}); // cards above have never been measured
        for (int i = 0; i < 30; ++i) {
            const int row = f.column.place().row;
            const int before = f.top(row);
            f.column.verticalScrollBar()->setValue(f.column.verticalScrollBar()->value() - 50);
            QCOMPARE(f.top(row), before + 50);
        }
    }

    void aCardThatGrowsAboveDoesNotMoveWhatIsRead()
    {
        Fixture f(40);
        f.column.setPlace({5, 20});
        QCOMPARE(f.top(5), -20);
        static_cast<Card *>(f.column.card(4))->grow(300);
        QCoreApplication::processEvents();
        QCOMPARE(f.top(5), -20);
        static_cast<Card *>(f.column.card(5))->grow(100);
        QCoreApplication::processEvents();
        QCOMPARE(f.top(5), -20);
        QCOMPARE(f.top(6), f.top(5) + f.column.card(5)->height() + 16);
    }

    void insertingAndRemovingKeepsThePlace()
    {
        Fixture f(40);
        f.column.setPlace({20, 5});
        f.column.setCurrent(20);
        f.numbers.insert(3, 3, -1);
        f.column.replaceRows(3, 0, 3);
        QCOMPARE(f.column.place().row, 23);
        QCOMPARE(f.column.current(), 23);
        QCOMPARE(f.column.card(23)->objectName(), QStringLiteral("20"));
        f.numbers.remove(0, 10);
        f.column.replaceRows(0, 10, 0);
        QCOMPARE(f.column.place().row, 13);
        QCOMPARE(f.column.card(13)->objectName(), QStringLiteral("20"));
        QCOMPARE(f.top(13), -5);
        f.numbers.remove(13, 1);
        f.column.replaceRows(13, 1, 0);
        QCOMPARE(f.column.current(), 13);
        QCOMPARE(f.column.card(13)->objectName(), QStringLiteral("21"));
    }

    void cardsStandInTheRowsOfTheirNumbersAfterEveryReplacement()
    {
        Fixture f(300);
        QRandomGenerator random(5);
        int next = 1000;
        for (int round = 0; round < 200; ++round) {
            const int count = int(f.numbers.size());
            f.column.setPlace({random.bounded(std::max(1, count)), random.bounded(50)});
            const int first = count > 0 ? random.bounded(count) : 0;
            const int removed = random.bounded(count - first + 1);
            const int added = random.bounded(120);
            f.numbers.remove(first, removed);
            for (int i = 0; i < added; ++i)
                f.numbers.insert(first + i, next++);
            f.column.replaceRows(first, removed, added);
            QCOMPARE(f.column.count(), int(f.numbers.size()));
            for (const int row : f.column.rows())
                QCOMPARE(f.column.card(row)->objectName(), QString::number(f.numbers.at(row)));
            QVERIFY(f.column.current() < f.column.count());
        }
    }

    void homeAndEndMakeTheFirstAndTheLastCardCurrent()
    {
        Fixture f(50);
        QTest::keyClick(&f.column, Qt::Key_End);
        QCOMPARE(f.column.current(), 49);
        QTest::keyClick(&f.column, Qt::Key_Home);
        QCOMPARE(f.column.current(), 0);
    }

    void theAnchoredCardStaysWhereItIsWhenAllHeightsChange()
    {
        Fixture f(40);
        f.column.setPlace({20, 30}); // row 21 is the one that is read
        const int top = f.top(21);
        f.column.anchorTo(21);
        for (int &number : f.numbers)
            number += 5; // other heights
        f.column.rebuildCards();
        QCOMPARE(f.top(21), top);
    }

    void rebuildingKeepsThePlace()
    {
        Fixture f(40);
        f.column.setPlace({20, 5});
        const QWidget *before = f.column.card(20);
        f.column.rebuildCards();
        QVERIFY(f.column.card(20) != before);
        QCOMPARE(f.top(20), -5);
    }

    void emptyAndShortListsAreFine()
    {
        Fixture f(0);
        QCOMPARE(f.column.current(), -1);
        f.numbers = {1};
        f.column.replaceRows(0, 0, 1);
        QCOMPARE(f.column.current(), 0);
        QVERIFY(f.column.card(0)->y() > 0); // the margin above
        f.numbers.clear();
        f.column.replaceRows(0, 1, 0);
        QCOMPARE(f.column.current(), -1);
        QCOMPARE(f.column.count(), 0);
    }

    void tabWalksThroughAllCardsInOrder()
    {
        Fixture f(30);
        f.column.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&f.column));
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(f.column.rowOf(QApplication::focusWidget()), i / 2);
            const QRect at(QApplication::focusWidget()->mapTo(f.column.viewport(), QPoint()),
                           QApplication::focusWidget()->size());
            QVERIFY(at.intersects(f.column.viewport()->rect()));
        }
        for (int i = 58; i >= 0; --i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
            QCOMPARE(f.column.rowOf(QApplication::focusWidget()), i / 2);
        }
    }

    void scrollingAwayMovesTheCurrentCardAlong()
    {
        Fixture f(50);
        QSignalSpy changed(&f.column, &CardColumn::currentChanged);
        f.column.verticalScrollBar()->setValue(5000);
        QCOMPARE(changed.size(), 1);
        QVERIFY(f.column.card(f.column.current()));
    }
};

QTEST_MAIN(TestCardColumn)
#include "tst_cardcolumn.moc"
