// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/answersamples.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<AnswerWidget> widgetFor(QuestionKind kind, const QString &language = u"ko"_s)
{
    return std::unique_ptr<AnswerWidget>(createAnswerWidget(samples::question(kind), language, 7));
}

void addKinds()
{
    QTest::addColumn<QuestionKind>("kind");
    for (int kind = 0; kind < QuestionKindCount; ++kind)
        QTest::newRow(qPrintable(kindName(QuestionKind(kind)))) << QuestionKind(kind);
}

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storedResponseComesBackInAnyLanguage_data() { addKinds(); }

    void storedResponseComesBackInAnyLanguage()
    {
        QFETCH(QuestionKind, kind);
        const auto widget = widgetFor(kind);
        QSignalSpy changed(widget.get(), &AnswerWidget::responseChanged);
        QCOMPARE(widget->response(), Response{});
        for (const Response &response :
             {samples::rightResponse(kind), samples::wrongResponse(kind), Response{}}) {
            widget->setResponse(response);
            QCOMPARE(widget->response(), response);
            widget->setLanguage(u"en"_s);
            QCOMPARE(widget->response(), response);
            widget->setLanguage(u"ko"_s);
            QCOMPARE(widget->response(), response);
        }
        QCOMPARE(changed.count(), 0);
    }
};

QTEST_MAIN(TestAnswers)
#include "tst_answers.moc"
