// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowlayout.h"

#include <QTest>
#include <QWidget>

using namespace foldout;

namespace {

// A window with boxes of these widths, each 20 high.
struct Row
{
    explicit Row(const QList<int> &widths)
    {
        layout->setSpacing(10);
        layout->setLineSpacing(5);
        for (const int width : widths) {
            auto *box = new QWidget(&window);
            box->setFixedSize(width, 20);
            layout->addWidget(box);
            boxes.append(box);
        }
    }

    void arrange(int width) { layout->setGeometry({0, 0, width, layout->heightForWidth(width)}); }

    QWidget window;
    FlowLayout *layout = new FlowLayout(&window);
    QList<QWidget *> boxes;
};

} // namespace

class TestFlowLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLineWhereThereIsRoom_elseTheNext_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QList<QPoint>>("places");
        QTest::addColumn<int>("height");
        QTest::newRow("just enough") << 170 << QList<QPoint>{{0, 0}, {60, 0}, {120, 0}} << 20;
        QTest::newRow("one too few") << 169 << QList<QPoint>{{0, 0}, {60, 0}, {0, 25}} << 45;
        QTest::newRow("one a line") << 60 << QList<QPoint>{{0, 0}, {0, 25}, {0, 50}} << 70;
        QTest::newRow("none fits") << 30 << QList<QPoint>{{0, 0}, {0, 25}, {0, 50}} << 70;
    }
    void oneLineWhereThereIsRoom_elseTheNext()
    {
        QFETCH(int, width);
        QFETCH(QList<QPoint>, places);
        QFETCH(int, height);
        Row row({50, 50, 50});
        QCOMPARE(row.layout->heightForWidth(width), height);
        row.arrange(width);
        for (qsizetype i = 0; i < places.size(); ++i)
            QCOMPARE(row.boxes.at(i)->pos(), places.at(i));
        QCOMPARE(row.layout->sizeHint(), QSize(170, 20));
    }

    void whatIsHiddenTakesNoRoom()
    {
        Row row({50, 50, 50});
        row.boxes.at(1)->hide();
        row.arrange(110);
        QCOMPARE(row.boxes.at(2)->pos(), QPoint(60, 0));
    }

    void whatExpandsTakesTheRestOfItsLine()
    {
        Row row({50, 50});
        auto *bar = new QWidget(&row.window);
        bar->setMinimumSize(30, 6);
        bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row.layout->addWidget(bar);
        row.arrange(300);
        QCOMPARE(bar->x(), 120);
        QCOMPARE(bar->width(), 180);
        row.arrange(140); // in a line of its own
        QCOMPARE(bar->x(), 0);
        QCOMPARE(bar->width(), 140);
    }

    void fromTheRightWhereThatIsTheDirection()
    {
        Row row({50, 70});
        row.window.setLayoutDirection(Qt::RightToLeft);
        row.arrange(200);
        QCOMPARE(row.boxes.at(0)->x(), 150);
        QCOMPARE(row.boxes.at(1)->x(), 70);
    }
};

QTEST_MAIN(TestFlowLayout)
#include "tst_flowlayout.moc"
