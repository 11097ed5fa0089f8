// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/matchinput.h"

#include "widgets/answers/matchrow.h"
#include "widgets/answers/optionlist.h"
#include "widgets/answers/textlist.h"

#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

using namespace Qt::StringLiterals;

namespace {

QList<int> differentRights(const MatchAnswer &answer, quint64 seed)
{
    QList<int> rights;
    for (const int pair : shuffledOrder(int(answer.pairs.size()), seed)) {
        const LocalText &text = answer.pairs.at(pair).right;
        if (std::ranges::none_of(rights, [&](int r) { return answer.pairs.at(r).right == text; }))
            rights.append(pair);
    }
    return rights;
}

} // namespace

MatchInput::MatchInput(const Question &question, const MatchAnswer &answer, quint64 seed,
                       QWidget *parent)
    : AnswerWidget(question, parent)
    , m_answer(answer)
    , m_rights(differentRights(answer, seed))
    , m_list(new TextList(int(m_rights.size()), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    layout->addWidget(m_list);
    for (int left = 0; left < answer.pairs.size(); ++left) {
        auto *row = new MatchRow(this);
        layout->addWidget(row);
        m_rows.append(row);
        connect(row->box(), &QComboBox::activated, this, &AnswerWidget::responseChanged);
    }
    if (!m_rows.isEmpty())
        setFocusProxy(m_rows.first()->box());
}

Response MatchInput::response() const
{
    Response response;
    for (const MatchRow *row : m_rows)
        response.picks.append(row->chosen() < 0 ? -1 : m_rights.at(row->chosen()));
    return response.isEmpty() ? Response{} : response;
}

void MatchInput::setResponse(const Response &response)
{
    for (int left = 0; left < m_rows.size(); ++left)
        m_rows.at(left)->setChosen(placeOf(response.picks.value(left, -1)));
}

void MatchInput::refresh()
{
    QStringList choices;
    for (int place = 0; place < m_rights.size(); ++place) {
        m_list->setItem(place, OptionList::letter(place),
                        m_answer.pairs.at(m_rights.at(place)).right.in(language()));
        choices.append(OptionList::letter(place) + u"  "_s + m_list->words(place));
    }
    for (int left = 0; left < m_rows.size(); ++left) {
        MatchRow *row = m_rows.at(left);
        row->setLeft(m_answer.pairs.at(left).left.in(language()));
        row->setChoices(choices);
        if (!isJudged())
            row->clearVerdict();
        else if (judgement()->parts.value(left))
            row->setVerdict(Mark::Right, {});
        else
            row->setVerdict(markOfInput(false, response().picks.value(left, -1) < 0),
                            tr("Answer: %1").arg(choices.at(placeOf(left))));
    }
}

int MatchInput::placeOf(int pair) const
{
    if (pair < 0 || pair >= m_answer.pairs.size())
        return -1;
    const LocalText &text = m_answer.pairs.at(pair).right;
    const auto it = std::ranges::find_if(
        m_rights, [&](int right) { return m_answer.pairs.at(right).right == text; });
    return int(it - m_rights.begin());
}

} // namespace foldout
