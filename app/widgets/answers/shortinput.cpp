// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/shortinput.h"

#include "models/differencenote.h"
#include "widgets/answers/fieldrow.h"
#include "widgets/answers/textfield.h"

#include <QVBoxLayout>

namespace foldout {

ShortInput::ShortInput(const Question &question, const ShortAnswer &answer, QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_row(new FieldRow(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_row);
    setFocusProxy(m_row->field());
    connect(m_row->field(), &LineField::edited, this, &AnswerWidget::responseChanged);
}

Response ShortInput::response() const
{
    return {.text = m_row->field()->textNow()};
}

void ShortInput::setResponse(const Response &response)
{
    m_row->field()->setText(response.text);
}

void ShortInput::refresh()
{
    m_row->setCaption({}, tr("Your answer"));
    m_row->field()->setPlaceholderText(tr("Your answer"));
    if (!isJudged()) {
        m_row->setNote({});
        m_row->clearVerdict();
        return;
    }
    QStringList accepted;
    QStringList inAnyLanguage;
    for (const LocalText &text : m_answer.accepted) {
        accepted.append(text.in(language()));
        for (const LocalText::Entry &entry : text.entries())
            inAnyLanguage.append(entry.text);
    }
    m_row->setNote(differenceNote(answerDifference(m_row->field()->text(), inAnyLanguage),
                                  judgement()->correct));
    m_row->setVerdict(markOfInput(judgement()->correct, m_row->field()->text().trimmed().isEmpty()),
                      accepted.contains(m_row->field()->text())
                          ? QString()
                          : tr("Accepted: %1").arg(accepted.join(u" · ")));
}

void ShortInput::commitComposition()
{
    m_row->field()->commitComposition();
}

} // namespace foldout
