// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pointrow.h"
#include "widgets/textview.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTranslator>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

const QString Text = u"정적 방식과 동적 **프로비저닝**을 구분한다."_s;
const QList<TextRange> Found{{0, 2}, {7, 2}, {10, 5}};
const QStringList FoundWords{u"정적"_s, u"동적"_s, u"프로비저닝"_s};

CardLook look(Theme::Kind kind = Theme::Kind::Light, qreal scale = 1)
{
    return {Theme::of(kind), TextStyle::fromPlatform(scale), u"ko"_s};
}

// The words that are bold beyond what the author set so.
QStringList markedWords(const PointRow &row)
{
    QStringList words;
    const auto *view = row.findChild<TextView *>();
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
        for (const QTextLayout::FormatRange &format : block.layout()->formats())
            words.append(view->card().authorText(block.position() + format.start,
                                                 block.position() + format.start + format.length));
    }
    return words;
}

class Shouting : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper();
    }
};

} // namespace

class TestPointRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSuggestionMarksItsWordsAndTicksNothing()
    {
        PointRow row;
        row.setContent(Text, {}, look(), {});
        QCOMPARE(markedWords(row), QStringList());
        row.setSuggested(Found);
        QCOMPARE(markedWords(row), FoundWords);
        QVERIFY(row.box()->isSuggested());
        QVERIFY(!row.isRecalled());
        QCOMPARE(row.findChild<TextView *>()->markdown(), Text);
        QCOMPARE(row.box()->accessibleDescription(), u"suggested: found in your answer"_s);
        row.setSuggested(std::nullopt);
        QCOMPARE(markedWords(row), QStringList());
        QVERIFY(!row.box()->isSuggested());
        QCOMPARE(row.box()->accessibleDescription(), QString());
    }

    void aPointCanBeSuggestedWithoutAWordToMark()
    {
        PointRow row;
        row.setContent(Text, {}, look(), {});
        row.setSuggested(QList<TextRange>());
        QVERIFY(row.box()->isSuggested());
        QCOMPARE(markedWords(row), QStringList());
    }

    void marksOutliveThemeScaleAndLanguageOfTheInterface()
    {
        PointRow row;
        row.setContent(Text, {}, look(), {});
        row.setSuggested(Found);
        row.setContent(Text, {}, look(Theme::Kind::HighContrastDark), {});
        QCOMPARE(markedWords(row), FoundWords);
        row.setContent(Text, {}, look(Theme::Kind::Dark, 2), {});
        QCOMPARE(markedWords(row), FoundWords);
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&row, &event);
        QCOMPARE(row.box()->accessibleDescription(), u"SUGGESTED: FOUND IN YOUR ANSWER"_s);
        QCOMPARE(markedWords(row), FoundWords);
        QCoreApplication::removeTranslator(&shouting);
        // The same point in another language of the bank: other words.
        row.setContent(u"Tell static from dynamic."_s, {}, look(), {});
        QCOMPARE(markedWords(row), QStringList());
    }

    void boldWordsKeepTheRowAsTallAsItsText()
    {
        PointRow row;
        row.setContent(u"프로비저닝 "_s.repeated(30), {}, look(), {});
        row.resize(400, row.heightForWidth(400));
        row.show();
        QList<TextRange> all;
        for (int i = 0; i < 30; ++i)
            all.append({6 * i, 5});
        row.setSuggested(all);
        auto *view = row.findChild<TextView *>();
        const int width = view->width();
        const int tall = view->heightForWidth(width);
        PointRow fresh;
        fresh.setContent(u"프로비저닝 "_s.repeated(30), {}, look(), {});
        fresh.setSuggested(all);
        QCOMPARE(tall, fresh.findChild<TextView *>()->heightForWidth(width));
    }

    void oneKeyOrOneClickTicksASuggestedPoint()
    {
        PointRow row;
        row.setContent(Text, {}, look(), {});
        row.setSuggested(Found);
        row.resize(500, 60);
        row.show();
        QSignalSpy changed(&row, &PointRow::recalledChanged);
        QTest::keyClick(row.box(), Qt::Key_Space);
        QVERIFY(row.isRecalled());
        QCOMPARE(changed.size(), 1);
        QTest::mouseClick(row.box(), Qt::LeftButton);
        QVERIFY(!row.isRecalled());
        QVERIFY(row.box()->isSuggested()); // still found in the answer
        QCOMPARE(changed.size(), 2);
    }

    void theBoxShowsItsThreeStatesApart()
    {
        PointRow row;
        row.setContent(Text, {}, look(), {});
        const QImage empty = row.box()->grab().toImage();
        row.setSuggested(Found);
        const QImage suggested = row.box()->grab().toImage();
        row.setRecalled(true);
        const QImage ticked = row.box()->grab().toImage();
        QVERIFY(empty != suggested);
        QVERIFY(suggested != ticked);
        row.setSuggested(std::nullopt);
        QCOMPARE(row.box()->grab().toImage(), ticked); // a tick is a tick
    }

    void theHistoryIsShownAndToldToScreenReaders()
    {
        PointRow row;
        row.setContent(Text, u"놓치기 쉽습니다"_s, look(), {});
        row.resize(500, row.heightForWidth(500));
        const int before = row.heightForWidth(500);
        row.setSuggested(Found);
        row.setHistory(u"missed 2 of the last 3"_s);
        QCOMPARE(row.box()->accessibleDescription(),
                 u"suggested: found in your answer, missed 2 of the last 3"_s);
        QVERIFY(row.heightForWidth(500) > before);
        row.setHistory({});
        QCOMPARE(row.heightForWidth(500), before);
        QCOMPARE(row.box()->accessibleDescription(), u"suggested: found in your answer"_s);
    }
};

QTEST_MAIN(TestPointRow)
#include "tst_pointrow.moc"
