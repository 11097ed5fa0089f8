// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/heldkeyfilter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

class Counter : public QWidget
{
public:
    int pressed = 0;

protected:
    void keyPressEvent(QKeyEvent *) override { ++pressed; }
};

void send(QWidget *widget, QEvent::Type type, quint64 at)
{
    QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier, u" "_s);
    event.setTimestamp(at);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class TestHeldKeyFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(new HeldKeyFilter(this)); }

    void aReleaseAndAPressOfOneMomentAreAHeldKey()
    {
        Counter counter;
        send(&counter, QEvent::KeyPress, 1000);
        for (quint64 at = 1500; at < 2500; at += 40) {
            send(&counter, QEvent::KeyRelease, at);
            send(&counter, QEvent::KeyPress, at);
        }
        QCOMPARE(counter.pressed, 1);
    }

    void aQuickFingerIsNotAHeldKey()
    {
        Counter counter;
        for (quint64 at = 5000; at < 5300; at += 60) {
            send(&counter, QEvent::KeyPress, at);
            send(&counter, QEvent::KeyRelease, at + 30);
        }
        QCOMPARE(counter.pressed, 5);
    }

    void aTextFieldRepeats()
    {
        QLineEdit field;
        field.show();
        field.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        send(&field, QEvent::KeyPress, 9000);
        for (quint64 at = 9500; at < 9700; at += 40) {
            send(&field, QEvent::KeyRelease, at);
            send(&field, QEvent::KeyPress, at);
        }
        QCOMPARE(field.text().size(), 6);
    }
};

QTEST_MAIN(TestHeldKeyFilter)
#include "tst_heldkeyfilter.moc"
