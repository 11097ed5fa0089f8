// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textview.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString text = QStringLiteral(
    "EFA는 3200 Gbps이고 8 × 4 × 2 = 64입니다. [Karpenter](https://karpenter.sh/docs)와 `code`를 봅니다.\n\n"
    "- 하나\n- 둘 [다른 곳](https://example.org)\n\n마지막 줄입니다.");

TextContext context(Theme::Kind kind = Theme::Kind::Light, qreal scale = 1)
{
    return {Theme::of(kind), TextStyle::fromPlatform(scale)};
}

// A page that records what its text lets through.
class Page : public QWidget
{
public:
    Page()
    {
        auto *const column = new QVBoxLayout(this);
        column->setContentsMargins({});
        column->setSpacing(0);
        view = new TextView(this);
        column->addWidget(view);
        column->addStretch();
    }

    TextView *view;
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys << event->key(); }
};

void show(Page &page, int width)
{
    page.resize(width, 600);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

} // namespace

class TestTextView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heightFollowsTheWidth()
    {
        Page page;
        page.view->setMarkdown(text, context());
        QVERIFY(page.view->heightForWidth(200) > page.view->heightForWidth(700));
        show(page, 500);
        for (const int width : {500, 260, 900, 500}) {
            page.resize(width, 600);
            QCoreApplication::sendPostedEvents();
            QTRY_COMPARE(page.view->height(), page.view->heightForWidth(width));
            QCOMPARE(page.view->width(), width);
        }
        // Asked for another width in between, it still paints at its own.
        page.view->heightForWidth(100);
        page.view->grab();
        QCOMPARE(page.view->document()->textWidth(), 500.0);
    }

    void copyingGivesTheAuthorsCharacters()
    {
        Page page;
        page.view->setMarkdown(text, context());
        page.view->selectAll();
        show(page, 300);
        page.view->setFocus();
        QTest::keyClick(page.view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 u"EFA는 3200 Gbps이고 8 × 4 × 2 = 64입니다. Karpenter와 code를 봅니다.\n"
                 "• 하나\n• 둘 다른 곳\n마지막 줄입니다."_s);
        QVERIFY(!QApplication::clipboard()->mimeData()->hasHtml());
    }

    void shiftAndArrowsSelect()
    {
        Page page;
        page.view->setMarkdown(u"가나다"_s, context());
        show(page, 300);
        page.view->setFocus();
        QTest::keyClick(page.view, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(page.view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(page.view->textCursor().selectedText(), u"가나"_s);
        QVERIFY(!page.keys.contains(Qt::Key_Right));
    }

    void otherKeysAndTheWheelGoToThePage()
    {
        Page page;
        page.view->setMarkdown(text, context());
        show(page, 300);
        page.view->setFocus();
        const QList<int> keys = {Qt::Key_Space, Qt::Key_1,  Qt::Key_Left,     Qt::Key_Right,
                                 Qt::Key_J,     Qt::Key_Up, Qt::Key_PageDown, Qt::Key_Return};
        for (const int key : keys)
            QTest::keyClick(page.view, Qt::Key(key));
        QCOMPARE(page.keys, keys);
        QWheelEvent wheel(QPointF(5, 5), page.view->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(page.view->viewport(), &wheel);
        QVERIFY(!wheel.isAccepted()); // so the application offers it to the parent
    }

    void linksAreReachedByTabAndOnlyReported()
    {
        Page page;
        page.view->setMarkdown(text, context());
        show(page, 400);
        QSignalSpy activated(page.view, &TextView::linkActivated);
        page.view->setFocus(Qt::TabFocusReason);
        QTest::keyClick(page.view, Qt::Key_Tab);
        QCOMPARE(activated.size(), 0);
        QTest::keyClick(page.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QTest::keyClick(page.view, Qt::Key_Tab);
        QTest::keyClick(page.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
        QStringList urls;
        for (const QList<QVariant> &arguments : std::as_const(activated))
            urls << arguments.first().toUrl().toString();
        urls.sort();
        QCOMPARE(urls, (QStringList{u"https://example.org"_s, u"https://karpenter.sh/docs"_s}));
        QVERIFY(page.keys.isEmpty());
    }

    void aClickReportsALinkAndHoveringShowsItsTarget()
    {
        Page page;
        page.view->setMarkdown(u"[Karpenter](https://karpenter.sh/docs)"_s, context());
        show(page, 400);
        QSignalSpy hovered(page.view, &TextView::linkHovered);
        QSignalSpy activated(page.view, &TextView::linkActivated);
        QTest::mouseMove(page.view->viewport(), QPoint(20, 12));
        QTRY_COMPARE(hovered.size(), 1);
        QCOMPARE(hovered.first().first().toString(), u"https://karpenter.sh/docs"_s);
        QTest::mouseClick(page.view->viewport(), Qt::LeftButton, {}, QPoint(20, 12));
        QCOMPARE(activated.size(), 1);
    }

    void onlyTextWithLinksIsATabStop()
    {
        TextView view;
        view.setMarkdown(u"a"_s, context());
        QCOMPARE(view.focusPolicy(), Qt::ClickFocus);
        view.setMarkdown(u"[a](https://b.c)"_s, context());
        QCOMPARE(view.focusPolicy(), Qt::StrongFocus);
    }

    void selectionOutlivesThemeAndScale()
    {
        Page page;
        page.view->setMarkdown(text, context());
        show(page, 400);
        page.view->find(u"입니다"_s);
        const QString selected = page.view->textCursor().selectedText();
        const int height = page.view->height();
        QVERIFY(!selected.isEmpty());
        page.view->setContext(context(Theme::Kind::Dark, 2));
        QCOMPARE(page.view->textCursor().selectedText(), selected);
        QTRY_VERIFY(page.view->height() > 1.5 * height);
    }

    void screenReadersGetNameRoleTextAndPictures()
    {
        Page page;
        page.view->setMarkdown(u"첫 줄입니다.\n\n둘째 줄입니다.\n\n![장치 메시](images/mesh.svg)"_s,
                               {Theme::of(Theme::Kind::Light), TextStyle::fromPlatform(),
                                QStringLiteral(FOLDOUT_SOURCE_DIR) + u"/tests/render/data"_s});
        show(page, 600);
        QAccessibleInterface *const view = QAccessible::queryAccessibleInterface(page.view);
        QVERIFY(view);
        QVERIFY(!view->text(QAccessible::Name).isEmpty());
        QVERIFY(view->role() == QAccessible::StaticText);
        QVERIFY(view->state().readOnly);
        QVERIFY(view->text(QAccessible::Description).contains(u"장치 메시"_s));
        QAccessibleTextInterface *const lines = view->textInterface();
        QVERIFY(lines);
        int start = 0;
        int end = 0;
        QCOMPARE(lines->textAtOffset(0, QAccessible::LineBoundary, &start, &end).trimmed(),
                 u"첫 줄입니다."_s);
        QCOMPARE(lines->textAtOffset(end + 1, QAccessible::LineBoundary, &start, &end).trimmed(),
                 u"둘째 줄입니다."_s);
    }
};

QTEST_MAIN(TestTextView)
#include "tst_textview.moc"
