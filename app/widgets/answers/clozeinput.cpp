// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/clozeinput.h"

#include "core/cloze.h"
#include "core/text.h"
#include "models/differencenote.h"
#include "widgets/answers/fieldrow.h"
#include "widgets/answers/textfield.h"

#include <QVBoxLayout>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

// What is accepted for a gap, in any language; the deletion stands in Markdown.
QStringList acceptedTexts(const Question &question, int number)
{
    QStringList texts;
    for (const LocalText::Entry &entry : question.question.entries()) {
        for (const ClozeSpan &span : parseCloze(entry.text).spans) {
            if (span.number == number)
                texts << span.text << plainText(span.text);
        }
    }
    return texts;
}

} // namespace

ClozeInput::ClozeInput(const Question &question, QWidget *parent)
    : AnswerWidget(question, parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    for (const int number : gapNumbers(question)) {
        auto *row = new FieldRow(this);
        layout->addWidget(row);
        m_rows.insert(number, row);
        connect(row->field(), &LineField::edited, this, &AnswerWidget::responseChanged);
    }
}

Response ClozeInput::response() const
{
    Response response;
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it) {
        if (const QString typed = it.value()->field()->textNow(); !typed.isEmpty())
            response.gaps.insert(it.key(), typed);
    }
    return response;
}

void ClozeInput::setResponse(const Response &response)
{
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it)
        it.value()->field()->setText(response.gaps.value(it.key()));
}

void ClozeInput::refresh()
{
    struct Gap
    {
        QStringList places; // "1", "3": which gaps of the text, counted from its beginning
        QString hint;
        QStringList texts;
    };
    QMap<int, Gap> gaps;
    QList<int> order;
    int place = 0;
    for (const ClozeSpan &span : parseCloze(question().question.in(language())).spans) {
        Gap &gap = gaps[span.number];
        if (gap.places.isEmpty())
            order.append(span.number);
        gap.places.append(QString::number(++place));
        if (gap.hint.isEmpty())
            gap.hint = span.hint;
        if (const QString text = plainText(span.text); !gap.texts.contains(text))
            gap.texts.append(text);
    }

    const QList<int> numbers = m_rows.keys();
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it) {
        const Gap gap = gaps.value(it.key());
        //: %1 is one number or several: "1", "1, 3"
        const QString name = tr("Gap %1").arg(gap.places.join(u", "_s));
        //: %1 is "Gap 1", %2 the author's hint
        const QString caption = gap.hint.isEmpty() ? name : tr("%1: %2").arg(name, gap.hint);
        it.value()->setCaption(caption, caption);
        it.value()->setVisible(order.contains(it.key()));
        if (!isJudged()) {
            it.value()->setNote({});
            it.value()->clearVerdict();
            continue;
        }
        const bool right = judgement()->parts.value(numbers.indexOf(it.key()));
        const QString typed = it.value()->field()->text();
        it.value()->setNote(
            differenceNote(answerDifference(typed, acceptedTexts(question(), it.key())), right));
        it.value()->setVerdict(
            markOfInput(right, typed.trimmed().isEmpty()),
            gap.texts.contains(typed) ? QString() : tr("Answer: %1").arg(gap.texts.join(u" · "_s)));
    }
    arrange(order);
}

void ClozeInput::commitComposition()
{
    for (FieldRow *row : std::as_const(m_rows))
        row->field()->commitComposition();
}

void ClozeInput::arrange(const QList<int> &numbers)
{
    QList<QWidget *> fields;
    for (const int number : numbers) {
        FieldRow *row = m_rows.value(number);
        layout()->removeWidget(row);
        layout()->addWidget(row);
        fields.append(row->field());
    }
    setInputOrder(fields);
}

} // namespace foldout
