// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ReadPage that makes cards, fills them, and passes on what is done with them.
#include "models/gradesuggestion.h"
#include "models/pointsuggestion.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/cardcolumn.h"
#include "windows/readpage.h"

#include <QUrl>

namespace foldout {

QWidget *ReadPage::makeCard(int row, QWidget *parent)
{
    const QModelIndex index = m_filter.questionAt(row);
    auto *card = new CardView(m_filter.bank(index), *m_filter.question(index), m_look, parent);
    connectCard(card);
    refreshCard(card);
    card->setCurrent(row == m_column->current());
    return card;
}

void ReadPage::connectCard(CardView *card)
{
    const CardKey key = card->key();
    connect(card, &CardView::pressed, this,
            [this, key] { m_column->setCurrent(m_filter.flatOf(key)); });
    connect(card, &CardView::unfoldRequested, this,
            [this, key](bool unfolded) { setUnfolded(key, unfolded); });
    connect(card, &CardView::responseChanged, this, [this, key](const Response &response) {
        changeWork(key, [&](CardWork &work) {
            work.response = response.isEmpty() ? QString() : response.toJson();
        });
    });
    connect(card, &CardView::tickChanged, this,
            [this, key, card](const QString &id, bool recalled) {
                changeWork(key, [&](CardWork &work) { work.ticks.insert(id, recalled); });
                suggestGrade(card);
            });
    connect(card, &CardView::confidenceChosen, this, [this, key, card](Confidence confidence) {
        changeWork(key, [&](CardWork &work) { work.confidence = confidence; });
        refreshCard(card);
    });
    connect(card, &CardView::gradeRequested, this, [this, key](Grade wanted) {
        m_column->setCurrent(m_filter.flatOf(key));
        grade(wanted);
    });
    connect(card, &CardView::answeringRequested, this, [this, key] {
        m_column->setCurrent(m_filter.flatOf(key));
        writeAnswer();
    });
    connect(card, &CardView::languageRequested, this, [this](const QString &language) {
        m_services.settings.set(options::ContentLanguage, language);
    });
    connect(card, &CardView::linkActivated, this, [this, key](const QUrl &url) {
        // What is not on the web lies beside the bank.
        const BankPtr bank = m_filter.bank(m_filter.indexOf(key));
        const bool beside = url.isRelative() && bank;
        Q_EMIT linkActivated(beside ? QUrl::fromLocalFile(bank->folder + u'/').resolved(url) : url);
    });
}

CardView *ReadPage::cardOf(const CardKey &key) const
{
    for (const int row : m_column->rows()) {
        auto *card = static_cast<CardView *>(m_column->card(row));
        if (card->key() == key)
            return card;
    }
    return nullptr;
}

void ReadPage::refreshCard(CardView *card)
{
    card->setHeader(headerFor(m_filter.flatOf(card->key())));
    card->setState(stateFor(card->key()));
    suggestGrade(card);
}

CardHeader::Content ReadPage::headerFor(int row) const
{
    const QModelIndex index = m_filter.questionAt(row);
    CardHeader::Content header;
    const BankPtr bank = m_filter.bank(index);
    header.number = tr("%1 / %2").arg(row + 1).arg(m_rows.size());
    if (!index.data(TopicIdRole).toString().isEmpty())
        header.chips.append(index.data(TopicTitleRole).toString());
    const QStringList tags = index.data(TagsRole).toStringList();
    for (const QString &tag : tags) {
        if (bank && !m_commonTags.value(bank->id).contains(tag))
            header.chips.append(tag);
    }
    header.level = index.data(LevelRole).toInt();
    header.mark = CardMark(index.data(MarkRole).toInt());
    header.standing = index.data(MarkTextRole).toString();
    return header;
}

CardWork ReadPage::shownWork(const CardKey &key) const
{
    CardWork work = m_services.progress.work(key);
    work.unfolded = isUnfolded(key);
    if (work.isEmpty()) {
        const auto graded = m_services.progress.lastGraded(key);
        if (graded && graded->stillOpen)
            return graded->work;
    }
    return work;
}

CardView::State ReadPage::stateFor(const CardKey &key) const
{
    const CardWork work = shownWork(key);
    const auto graded = m_services.progress.lastGraded(key);
    const Response response = Response::fromJson(work.response);
    const Question *question = m_filter.question(m_filter.indexOf(key));
    const PointSuggestions found = work.unfolded && question
                                       ? suggestPoints(*question, response.text, m_look.language)
                                       : PointSuggestions();
    return {.response = response,
            .ticks = work.ticks,
            .confidence = work.confidence,
            .lastGrade = graded ? std::optional(graded->grade) : std::nullopt,
            .unfolded = work.unfolded,
            .answering = m_answering.contains(key),
            .suggestedPoints = found.points,
            .foundInAnswer = found.inAnswer};
}

void ReadPage::suggestGrade(CardView *card)
{
    const GradeSuggestion suggestion =
        foldout::suggestGrade(card->question(), shownWork(card->key()), card->judgement());
    card->setSuggestion(suggestion.grade, suggestion.reason);
}

void ReadPage::changeWork(const CardKey &key, const std::function<void(CardWork &)> &change)
{
    CardWork work = shownWork(key);
    change(work);
    if (const Status status = m_services.progress.setWork(key, work); !status)
        report(status.error());
}

} // namespace foldout
