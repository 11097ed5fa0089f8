// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ReviewPage that says why there is no card, and what the run came to.
#include "core/text.h"
#include "models/intervals.h"
#include "session/banklibrary.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/cardstage.h"
#include "windows/reviewpage.h"

#include <QDateTime>
#include <QLocale>
#include <QStackedLayout>

namespace foldout {

void ReviewPage::showEnd()
{
    if (!m_services.review.question())
        buildCard(false);
    m_stack->setCurrentWidget(m_end);
    refreshEnd();
    if (m_entered) {
        m_end->setFocus(Qt::OtherFocusReason);
        m_minute.start();
    }
    refreshHeader();
}

void ReviewPage::refreshEnd()
{
    if (m_stack->currentWidget() == m_end)
        m_end->setContent(endContent());
}

ReviewEnd::Content ReviewPage::endContent() const
{
    const ReviewSession &session = m_services.review;
    const ReviewSession::Counts counts = session.counts();
    ReviewEnd::Content content;
    if (m_banks.isEmpty()) {
        content.headline =
            m_services.library.isLoading() ? tr("Opening the bank…") : tr("No bank is open.");
        if (!m_services.library.isLoading())
            content.explanation = tr("Open one with Ctrl+O, or drop a YAML file here.");
        return content;
    }
    content.offersDue = session.kind() != ReviewSession::Kind::Due;
    content.offersBack = !session.current().isNull();
    if (content.offersBack) {
        content.headline = tr("So far");
    } else if (const qint64 next = session.nextDueMs(); next > 0) {
        const qint64 ms = std::max<qint64>(0, next - m_services.progress.now().utcMs);
        //: %1 is a time of the day
        content.headline = tr("The next card comes at %1.")
                               .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(next).time(),
                                                       QLocale::ShortFormat));
        content.explanation =
            tr("In %Ln minute(s); it shows by itself.", nullptr, int((ms + 59'999) / 60'000));
    } else if (counts.done == 0) {
        content.headline = tr("Nothing is due today.");
    } else {
        content.headline = session.kind() == ReviewSession::Kind::Due ? tr("Done for today.")
                                                                      : tr("The set is done.");
    }
    if (!content.offersBack && counts.heldBackDue + counts.heldBackNew > 0) {
        if (!content.explanation.isEmpty())
            content.explanation += u' ';
        content.explanation +=
            tr("%Ln card(s) more wait behind today's limits, which are in the settings.", nullptr,
               counts.heldBackDue + counts.heldBackNew);
    }
    content.tomorrow =
        comingOn(m_services.progress.today().addDays(1), m_services.progress.states(), m_banks,
                 m_services.settings.value(options::NewPerDay));
    if (counts.done > 0)
        addSummary(content);
    return content;
}

void ReviewPage::addSummary(ReviewEnd::Content &content) const
{
    const ReviewSession &session = m_services.review;
    const Result<QList<ReviewEvent>> answers = session.answers();
    if (!answers) {
        content.explanation =
            tr("What was answered cannot be read at the moment; nothing is lost.");
        return;
    }
    content.summary = summarise(*answers);
    content.missed = missedPoints(*content.summary);
    content.offersMissed = !session.missed().isEmpty();
    const QString day = QLocale().toString(m_services.progress.today(), QLocale::LongFormat);
    content.runText = session.kind() == ReviewSession::Kind::Due
                          ? tr("Answers in Review, %1.").arg(day)
                          : tr("Answers of this set.");
}

QList<ReviewEnd::MissedPoint> ReviewPage::missedPoints(const SessionSummary &summary) const
{
    QHash<CardKey, const Question *> questions;
    for (const BankPtr &bank : m_banks) {
        for (const SessionSummary::MissedPoint &point : summary.missedPoints) {
            if (point.card.bankId == bank->id)
                questions.insert(point.card, bank->find(point.card.questionId));
        }
    }
    QList<ReviewEnd::MissedPoint> missed;
    for (const SessionSummary::MissedPoint &point : summary.missedPoints) {
        const Question *question = questions.value(point.card);
        if (!question)
            continue;
        for (const KeyPoint &known : question->points) {
            if (known.id == point.id)
                missed.append({.card = point.card,
                               .text = plainText(known.text.in(m_look.language)),
                               .question = plainText(question->question.in(m_look.language)),
                               .missed = point.missed,
                               .asked = point.asked,
                               .back = point.back});
        }
    }
    return missed;
}

} // namespace foldout
