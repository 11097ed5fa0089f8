// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/numericinput.h"

#include "widgets/answers/fieldrow.h"
#include "widgets/answers/textfield.h"

#include <QVBoxLayout>

#include <cmath>

namespace foldout {

using namespace Qt::StringLiterals;

NumericInput::NumericInput(const Question &question, const NumericAnswer &answer, QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_row(new FieldRow(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_row);
    setFocusProxy(m_row->field());
    connect(m_row->field(), &LineField::edited, this, [this] {
        echo();
        Q_EMIT responseChanged();
    });
}

Response NumericInput::response() const
{
    return {.text = m_row->field()->textNow()};
}

void NumericInput::setResponse(const Response &response)
{
    m_row->field()->setText(response.text);
    echo();
}

void NumericInput::refresh()
{
    m_row->setCaption({}, tr("Your answer, a number"));
    m_row->field()->setPlaceholderText(tr("A number"));
    m_row->setUnit(m_answer.unit.in(language()));
    echo();
    if (!isJudged()) {
        m_row->clearVerdict();
        return;
    }
    const QString shown = (m_answer.shown + u' ' + m_answer.unit.in(language())).trimmed();
    m_row->setVerdict(markOfInput(judgement()->correct, m_row->field()->text().trimmed().isEmpty()),
                      tr("Answer: %1").arg(shown));
}

void NumericInput::commitComposition()
{
    m_row->field()->commitComposition();
}

void NumericInput::echo()
{
    const QString typed = m_row->field()->textNow();
    const std::optional<double> number = parseNumber(typed, locale(), m_answer.unit);
    if (typed.trimmed().isEmpty()) {
        m_row->setNote({});
    } else if (!number) {
        m_row->setNote(tr("This is not a number yet."));
    } else {
        // Without group separators, so that 1.000 can only mean one.
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        const double size = std::abs(*number);
        const bool readable = size == 0 || (size >= 1e-6 && size < 1e15);
        const QString understood =
            plain.toString(*number, readable ? 'f' : 'g', QLocale::FloatingPointShortest);
        m_row->setNote(understood == typed.trimmed() ? QString()
                                                     : tr("Understood as %1").arg(understood));
    }
}

} // namespace foldout
