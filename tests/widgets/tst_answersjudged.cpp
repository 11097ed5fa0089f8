// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answerpage.h"
#include "widgets/answers/look.h"
#include "widgets/answers/textlabel.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace answers;

namespace {

QList<Mark> marksOf(const QWidget &widget)
{
    QList<Mark> marks;
    for (const auto *label : widget.findChildren<MarkLabel *>()) {
        if (label->isVisibleTo(&widget))
            marks.append(label->mark());
    }
    return marks;
}

QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
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

// Answers after the reveal, for screen readers, in other languages and sizes.
class TestAnswersJudged : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // --- after the reveal

    void judgedAnswerIsReadOnlyUntilItIsHidden_data() { addKinds(allKinds()); }

    void judgedAnswerIsReadOnlyUntilItIsHidden()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        QVERIFY(page.isReady());
        const Response wrong = samples::wrongResponse(kind);
        page.answer->setResponse(wrong);
        page.judgeNow();
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        for (QWidget *child : page.answer->findChildren<QWidget *>()) {
            if (!child->isVisible())
                continue;
            for (const Qt::Key key : {Qt::Key_A, Qt::Key_Space, Qt::Key_Down, Qt::Key_Backspace})
                QTest::keyClick(child, key);
            QTest::keyClick(child, Qt::Key_Down, Qt::AltModifier);
            QTest::mouseClick(child, Qt::LeftButton);
        }
        QCOMPARE(page.answer->response(), wrong);
        QCOMPARE(changed.count(), 0);

        page.answer->hideJudgement();
        QCOMPARE(page.answer->response(), wrong);
        page.answer->setFocus();
        press(Qt::Key_Down, kind == QuestionKind::Order ? Qt::AltModifier : Qt::NoModifier);
        press(Qt::Key_A);
        press(Qt::Key_Space);
        QVERIFY(changed.count() > 0);
    }

    void marksSayWhatWasRight_data()
    {
        using Marks = QList<Mark>;
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<Response>("response");
        QTest::addColumn<Marks>("marks"); // of the parts in the author's order
        const auto row = [](const char *name, QuestionKind kind, const Response &response,
                            const Marks &marks) {
            QTest::newRow(name) << kind << response << marks;
        };
        const Mark right = Mark::Right;
        const Mark wrong = Mark::Wrong;
        const Mark missed = Mark::Missed; // not put in
        for (const QuestionKind kind : {QuestionKind::Short, QuestionKind::Numeric}) {
            row(qPrintable(kindName(kind) + u" right"_s), kind, samples::rightResponse(kind),
                {right});
            row(qPrintable(kindName(kind) + u" wrong"_s), kind, samples::wrongResponse(kind),
                {wrong});
            row(qPrintable(kindName(kind) + u" empty"_s), kind, {}, {missed});
        }
        row("open", QuestionKind::Open, {.text = u"a"_s}, {});
        row("choice right", QuestionKind::Choice, {.picks = {0}}, {right});
        row("choice wrong", QuestionKind::Choice, {.picks = {1}}, {Mark::Missed, wrong});
        row("choice empty", QuestionKind::Choice, {}, {Mark::Missed});
        row("false right", QuestionKind::TrueFalse, {.picks = {0}}, {right});
        row("false wrong", QuestionKind::TrueFalse, {.picks = {1}}, {wrong, Mark::Missed});
        row("cloze", QuestionKind::Cloze, samples::wrongResponse(QuestionKind::Cloze),
            {wrong, right});
        row("order right", QuestionKind::Order, {.picks = {0, 1, 2}}, {right, right, right});
        row("order wrong", QuestionKind::Order, {.picks = {1, 0, 2}}, {wrong, wrong, right});
        row("order untouched", QuestionKind::Order, {}, {missed, missed, missed});
        row("match", QuestionKind::Match, {.picks = {0, 2, -1}}, {right, wrong, missed});
    }

    void marksSayWhatWasRight()
    {
        using Marks = QList<Mark>;
        QFETCH(QuestionKind, kind);
        QFETCH(Response, response);
        QFETCH(Marks, marks);
        Page page(kind);
        page.answer->setResponse(response);
        QCOMPARE(marksOf(*page.answer), Marks{});
        page.judgeNow();
        Marks shown = marksOf(*page.answer);
        if (kind == QuestionKind::Choice) { // these stand shuffled
            std::ranges::sort(shown);
            std::ranges::sort(marks);
        }
        QCOMPARE(shown, marks);
        page.answer->hideJudgement();
        QCOMPARE(marksOf(*page.answer), Marks{});
    }

    void correctAnswerIsShownInWords_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("why of the chosen option")
            << QuestionKind::Choice << u"That is expert parallelism (EP)."_s;
        QTest::newRow("why of the correct option")
            << QuestionKind::Choice << u"It happens in every layer, inside the TP group."_s;
        QTest::newRow("accepted") << QuestionKind::Short << u"Accepted: node group"_s;
        QTest::newRow("gap") << QuestionKind::Cloze << u"Answer: batch"_s;
        QTest::newRow("number") << QuestionKind::Numeric << u"Answer: 1000 GB"_s;
        QTest::newRow("order") << QuestionKind::Order << u"The right order:"_s;
        QTest::newRow("pair") << QuestionKind::Match << u"the weight matrices of one layer"_s;
    }

    void correctAnswerIsShownInWords()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QString, words);
        Page page(kind, u"en"_s);
        page.answer->setResponse(samples::wrongResponse(kind));
        const auto isShown = [&] {
            for (const TextLabel *label : page.answer->findChildren<TextLabel *>()) {
                if (label->isVisibleTo(&page) && label->words().endsWith(words) &&
                    (kind != QuestionKind::Match || label->words().startsWith(u"Answer")))
                    return true;
            }
            return false;
        };
        QVERIFY(!isShown());
        page.judgeNow();
        QVERIFY(isShown());
    }

    void differencesOfTypingAreNoted_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<Response>("response");
        QTest::addColumn<QString>("note"); // empty: none
        const auto row = [](const char *name, QuestionKind kind, const Response &response,
                            const QString &note) {
            QTest::newRow(name) << kind << response << note;
        };
        const QString spaces = u"Counted as right. The spacing differs."_s;
        row("short, as accepted", QuestionKind::Short, {.text = u"노드 그룹"_s}, u""_s);
        row("short, the other language", QuestionKind::Short, {.text = u"node group"_s}, u""_s);
        row("short, spacing", QuestionKind::Short, {.text = u"노드그룹"_s}, spaces);
        row("short, full width and zero width", QuestionKind::Short,
            {.text = u"ｎode gro\u200Bup"_s},
            u"Counted as right. Full-width and ordinary characters differ. "
            u"Invisible characters differ."_s);
        row("short, decomposed", QuestionKind::Short,
            {.text = u"노드 그룹"_s.normalized(QString::NormalizationForm_D)},
            u"Counted as right. The letters are composed differently (NFD)."_s);
        row("short, wrong", QuestionKind::Short, {.text = u"노드"_s}, u""_s);
        row("gap, spacing", QuestionKind::Cloze, {.gaps = {{1, u"배 치"_s}}}, spaces);
        row("gap, case", QuestionKind::Cloze, {.gaps = {{2, u"Layers"_s}}},
            u"Counted as right. The letter case differs."_s);
        row("gap, wrong", QuestionKind::Cloze, {.gaps = {{1, u"층"_s}}}, u""_s);
    }

    void differencesOfTypingAreNoted()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(Response, response);
        QFETCH(QString, note);
        Page page(kind, u"ko"_s);
        page.answer->setResponse(response);
        const auto notes = [&page] {
            QStringList words;
            for (const TextLabel *label : page.answer->findChildren<TextLabel *>()) {
                if (label->isVisibleTo(&page) && label->words().contains(u"differ"_s))
                    words.append(label->words());
            }
            return words;
        };
        const auto toldToScreenReaders = [&] {
            const auto fields = page.answer->findChildren<QLineEdit *>();
            return std::ranges::any_of(fields, [&](const QLineEdit *field) {
                return field->accessibleDescription().contains(note);
            });
        };
        QCOMPARE(notes(), QStringList());
        page.judgeNow();
        QCOMPARE(notes(), note.isEmpty() ? QStringList() : QStringList(note));
        QVERIFY(toldToScreenReaders());
        page.answer->hideJudgement();
        QCOMPARE(notes(), QStringList());
    }

    void theDifferenceIsWhyAnExactAnswerWasNotAccepted()
    {
        Question question = samples::question(QuestionKind::Short);
        std::get<ShortAnswer>(question.answer).exact = true;
        const std::unique_ptr<AnswerWidget> answer(
            createAnswerWidget(question, u"en"_s, samples::context(), 7));
        answer->setResponse({.text = u"Node group"_s});
        answer->showJudgement(*judge(question, answer->response(), answer->locale()));
        QCOMPARE(marksOf(*answer), QList{Mark::Wrong});
        QVERIFY(answer->findChild<QLineEdit *>()->accessibleDescription().contains(
            u"This answer has to be typed exactly. The letter case differs."_s));
    }

    void wordsFoundInATypedAnswerAreBoldAndNothingElseChanges()
    {
        Page page(QuestionKind::Open);
        page.answer->setResponse({.text = u"정적 마운트\n동적 프로비저닝"_s});
        page.judgeNow();
        QSignalSpy changed(page.answer, &AnswerWidget::responseChanged);
        page.answer->setFound({{0, 2}, {7, 2}});
        const auto *field = page.answer->findChild<QPlainTextEdit *>();
        const auto bold = [field] {
            QStringList words;
            for (QTextBlock block = field->document()->begin(); block.isValid();
                 block = block.next()) {
                for (const auto &format : block.layout()->formats()) {
                    if (format.format.fontWeight() == QFont::Bold)
                        words.append(block.text().mid(format.start, format.length));
                }
            }
            return words;
        };
        QCOMPARE(bold(), (QStringList{u"정적"_s, u"동적"_s}));
        page.answer->setContext(samples::context(2));
        QCOMPARE(bold(), (QStringList{u"정적"_s, u"동적"_s}));
        page.answer->setFound({});
        QCOMPARE(bold(), QStringList());
        QCOMPARE(changed.count(), 0);
        QVERIFY(!field->document()->isUndoAvailable());
    }

    void nothingIsGivenAwayBeforeTheReveal_data() { addKinds(allKinds()); }

    void nothingIsGivenAwayBeforeTheReveal()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind, u"en"_s);
        page.answer->setResponse(samples::wrongResponse(kind));
        page.judgeNow();
        page.answer->hideJudgement();
        QStringList words;
        for (const QWidget *child : page.answer->findChildren<QWidget *>())
            words << child->accessibleName() << child->accessibleDescription();
        for (const QString &secret : {u"Right"_s, u"Wrong"_s, u"Missed"_s, u"It happens"_s,
                                      u"node group"_s, u"1000"_s, u"Answer: "_s, u"order:"_s})
            QVERIFY2(words.filter(secret).isEmpty(), qPrintable(secret));
        QVERIFY(words.count(u"queued for export"_s) <= 1); // where the learner has put it
    }

    void numberIsEchoedAsUnderstood_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("note");
        QTest::newRow("plain") << u"64"_s << u""_s;
        QTest::newRow("grouped") << u"1,000"_s << u"Understood as 1000"_s;
        QTest::newRow("million") << u"1.000.000"_s << u"Understood as 1000000"_s;
        QTest::newRow("small") << u"1e-3"_s << u"Understood as 0.001"_s;
        QTest::newRow("huge") << u"1e300"_s << u"Understood as 1E+300"_s;
        QTest::newRow("unit") << u"64 GB"_s << u"Understood as 64"_s;
        QTest::newRow("exponent") << u"1e3"_s << u"Understood as 1000"_s;
        QTest::newRow("decimal comma") << u"3,5"_s << u"Understood as 3.5"_s;
        QTest::newRow("words") << u"many"_s << u"This is not a number yet."_s;
        QTest::newRow("half-typed") << u"-"_s << u"This is not a number yet."_s;
        QTest::newRow("nothing") << u" "_s << u""_s;
    }

    void numberIsEchoedAsUnderstood()
    {
        QFETCH(QString, typed);
        QFETCH(QString, note);
        Page page(QuestionKind::Numeric);
        page.answer->setLocale(QLocale(u"ko_KR"_s));
        QVERIFY(page.isReady());
        type(typed);
        QStringList shown;
        for (const TextLabel *label : page.answer->findChildren<TextLabel *>()) {
            if (label->isVisibleTo(&page))
                shown.append(label->words());
        }
        shown.removeAll(u"기가바이트"_s);
        QCOMPARE(shown, note.isEmpty() ? QStringList{} : QStringList{note});
    }

    // --- screen readers

    void everyInputHasANameAndARole_data() { addKinds(allKinds()); }

    void everyInputHasANameAndARole()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        int inputs = 0;
        for (QWidget *child : page.answer->findChildren<QWidget *>()) {
            const bool isControl =
                qobject_cast<QAbstractButton *>(child) || child->focusPolicy() != Qt::NoFocus;
            if (!isControl || !child->isVisibleTo(&page))
                continue;
            QAccessibleInterface *const reader = accessible(child);
            QVERIFY(reader);
            QVERIFY2(!reader->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
            QVERIFY(reader->role() != QAccessible::NoRole && reader->role() != QAccessible::Client);
            ++inputs;
        }
        QVERIFY(inputs > 0);
    }

    void optionTellsItsState()
    {
        Page page(QuestionKind::Choice, u"en"_s);
        page.answer->setResponse({.picks = {1}});
        const int place = int(shuffledOrder(3, 7).indexOf(1));
        QAccessibleInterface *const option =
            accessible(page.answer->findChildren<QAbstractButton *>().at(place));
        QCOMPARE(option->role(), QAccessible::RadioButton);
        QVERIFY(option->state().checkable && option->state().checked);
        QCOMPARE(option->text(QAccessible::Name),
                 u"%1, all-to-all of tokens"_s.arg(QChar(u'A' + place)));
        page.judgeNow();
        QCOMPARE(option->text(QAccessible::Name),
                 u"%1, all-to-all of tokens, Wrong, That is expert parallelism (EP)."_s.arg(
                     QChar(u'A' + place)));
    }

    void itemTellsItsNewPosition()
    {
        Page page(QuestionKind::Order, u"en"_s);
        QVERIFY(page.isReady());
        QWidget *const row = QApplication::focusWidget();
        QCOMPARE(accessible(row)->role(), QAccessible::ListItem);
        QCOMPARE(accessible(page.answer)->role(), QAccessible::List);
        QVERIFY(accessible(row)->text(QAccessible::Name).startsWith(u"1 of 3: "));
        press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(accessible(row)->text(QAccessible::Name).startsWith(u"2 of 3: "));
    }

    void fieldTellsItsVerdict()
    {
        Page page(QuestionKind::Short, u"en"_s);
        page.answer->setResponse({.text = u"node"_s});
        QAccessibleInterface *const field = accessible(page.answer->findChild<QLineEdit *>());
        QCOMPARE(field->role(), QAccessible::EditableText);
        QVERIFY(!field->text(QAccessible::Description).contains(u"Wrong"));
        QVERIFY(!field->state().readOnly);
        page.judgeNow();
        QVERIFY(field->state().readOnly);
        QCOMPARE(field->text(QAccessible::Description), u"Wrong, Accepted: node group"_s);
    }

    // --- words and room

    void interfaceLanguageChangesInPlace_data() { addKinds(allKinds()); }

    void interfaceLanguageChangesInPlace()
    {
        QFETCH(QuestionKind, kind);
        Page page(kind);
        page.answer->setResponse(samples::wrongResponse(kind));
        page.judgeNow();
        Shouting shouting;
        QCoreApplication::installTranslator(&shouting);
        QApplication::sendEvent(page.answer,
                                std::make_unique<QEvent>(QEvent::LanguageChange).get());
        const auto marks = page.answer->findChildren<MarkLabel *>();
        for (const MarkLabel *mark : marks)
            QCOMPARE(mark->accessibleName(), mark->accessibleName().toUpper());
        if (auto *open = page.answer->findChild<QPlainTextEdit *>())
            QCOMPARE(open->accessibleName(), u"YOUR ANSWER"_s);
        QCoreApplication::removeTranslator(&shouting);
        QCOMPARE(page.answer->response(), samples::wrongResponse(kind));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QuestionKind>("kind");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const QuestionKind kind : allKinds()) {
            for (const QString &language : {u"ko"_s, u"en"_s}) {
                for (const double scale : {0.8, 1.0, 2.0, 3.0})
                    QTest::addRow("%s %s %g", qPrintable(kindName(kind)), qPrintable(language),
                                  scale)
                        << kind << language << scale;
            }
        }
    }

    void nothingIsCutOff()
    {
        QFETCH(QuestionKind, kind);
        QFETCH(QString, language);
        QFETCH(double, scale);
        const Question question = samples::question(kind);
        const std::unique_ptr<AnswerWidget> widget(
            createAnswerWidget(question, language, samples::context(), 7));
        widget->setContext(samples::context(scale));
        widget->setResponse(samples::wrongResponse(kind));
        for (const bool judged : {false, true}) {
            if (judged)
                widget->showJudgement(
                    judge(question, widget->response(), QLocale::c()).value_or(Judgement{}));
            const int width = 320;
            QVERIFY2(widget->minimumSizeHint().width() <= width,
                     qPrintable(QString::number(widget->minimumSizeHint().width())));
            // The height is known before the widget has the width, and once more after.
            for (int i = 0; i < 2; ++i) {
                widget->resize(width, widget->hasHeightForWidth() ? widget->heightForWidth(width)
                                                                  : widget->sizeHint().height());
                widget->show();
                QCoreApplication::sendPostedEvents();
            }
            for (const QWidget *child : widget->findChildren<QWidget *>()) {
                if (!child->isVisibleTo(widget.get()) || child->window() != widget.get())
                    continue;
                const QRect place(child->mapTo(widget.get(), QPoint()), child->size());
                QVERIFY2(widget->rect().contains(place), child->metaObject()->className());
                if (const auto *label = qobject_cast<const TextLabel *>(child))
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->words()));
                if (const auto *mark = qobject_cast<const MarkLabel *>(child))
                    QVERIFY(mark->width() >= mark->sizeHint().width());
            }
        }
    }

    void longTextGrowsThenScrolls()
    {
        Page page(QuestionKind::Open);
        auto *const field = page.answer->findChild<QPlainTextEdit *>();
        const int few = field->height();
        page.answer->setResponse({.text = QString(5, u'\n')});
        const int six = field->height();
        page.answer->setResponse({.text = QString(11, u'\n')});
        const int twelve = field->height();
        page.answer->setResponse({.text = QString(500, u'\n')});
        QVERIFY(few < six);
        QVERIFY(six < twelve);
        QCOMPARE(field->height(), twelve);
        page.answer->setResponse({});
        QCOMPARE(field->height(), few);
    }
};

QTEST_MAIN(TestAnswersJudged)
#include "tst_answersjudged.moc"
