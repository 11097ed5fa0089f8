// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ReviewPage that makes the card, fills it, and passes on what is done with it.
#include "core/text.h"
#include "models/gradesuggestion.h"
#include "models/pointsuggestion.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/banner.h"
#include "widgets/cardstage.h"
#include "widgets/cardview.h"
#include "widgets/notepanel.h"
#include "widgets/runheader.h"
#include "windows/reviewpage.h"

#include <QApplication>
#include <QStackedLayout>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

constexpr int CardPadding = 28;     // beside the note, as in the card
constexpr qsizetype MostTitle = 80; // characters of a question in a sentence

// Null: none was missed.
const KeyPoint *mostMissed(const Question &question, const QHash<QString, QList<bool>> &recent)
{
    const KeyPoint *worst = nullptr;
    qsizetype most = 0;
    for (const KeyPoint &point : question.points) {
        const qsizetype missed = recent.value(point.id).count(false);
        if (missed > most) {
            most = missed;
            worst = &point;
        }
    }
    return worst;
}

} // namespace

void ReviewPage::showCurrent()
{
    (void)leaveNote(); // it tells of a failure itself
    if (m_services.review.question()) {
        m_stack->setCurrentWidget(m_stage);
        m_minute.stop();
        buildCard(false);
        if (m_entered)
            m_stage->setFocus(Qt::OtherFocusReason);
    } else {
        showEnd();
    }
    refreshHeader();
    Q_EMIT currentCardChanged();
}

void ReviewPage::buildCard(bool keepPlace)
{
    const ReviewSession &session = m_services.review;
    const Question *question = session.question();
    if (!question) {
        m_card = nullptr;
        m_note = nullptr;
        m_stage->setContent(nullptr);
        m_stage->setGradesShown(false);
        return;
    }
    QWidget *focus = QApplication::focusWidget();
    const bool inside = focus && m_stage->content() && m_stage->content()->isAncestorOf(focus);
    const bool inNote = inside && m_note && m_note->isAncestorOf(focus);
    const bool typing = inside && !inNote && focus->testAttribute(Qt::WA_InputMethodEnabled) &&
                        !session.isRevealed();

    auto *content = new QWidget;
    content->setFont(m_look.style.interfaceFont());
    m_card = new CardView(session.bank(), *question, m_look, content, CardView::Form::Stage);
    const CardKey key = m_card->key();
    if (key != m_noteKey || !m_note) { // a note that is being written goes along
        m_note = new NotePanel(content);
        connect(m_note, &NotePanel::left, this, &ReviewPage::storeNote);
        connect(m_note, &NotePanel::editRequested, this, &ReviewPage::editNote);
        connect(m_note, &NotePanel::linkActivated, this, &ReviewPage::openLink);
        m_note->setKey(tr("N"));
        m_noteKey = key;
    }
    auto *notes = new QVBoxLayout;
    notes->setContentsMargins(CardPadding, 0, CardPadding, 0);
    notes->addWidget(m_note);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_card);
    layout->addLayout(notes);
    layout->addStretch(1);
    connectCard();
    m_note->setLook(m_look, session.bank()->folder);
    m_stage->setContent(content, keepPlace);
    refreshCard();
    if (inNote)
        m_note->edit();
    else if (typing)
        m_card->startAnswering();
    else if (inside)
        m_stage->setFocus(Qt::OtherFocusReason);
}

void ReviewPage::connectCard()
{
    connect(m_card, &CardView::unfoldRequested, this, &ReviewPage::reveal);
    connect(m_card, &CardView::responseChanged, this, [this](const Response &response) {
        changeWork([&](CardWork &work) {
            work.response = response.isEmpty() ? QString() : response.toJson();
        });
    });
    connect(m_card, &CardView::tickChanged, this, [this](const QString &id, bool recalled) {
        changeWork([&](CardWork &work) { work.ticks.insert(id, recalled); });
        refreshGrades();
    });
    connect(m_card, &CardView::confidenceChosen, this, [this](Confidence confidence) {
        if (isSettled())
            pressDigit(int(confidence));
        else
            refreshCard(); // the click was meant for the card before
    });
    connect(m_card, &CardView::hintRequested, this, &ReviewPage::showHint);
    connect(m_card, &CardView::languageRequested, this, [this](const QString &language) {
        m_services.settings.set(options::ContentLanguage, language);
    });
    connect(m_card, &CardView::linkActivated, this, &ReviewPage::openLink);
}

// What is not on the web lies beside the bank.
void ReviewPage::openLink(const QUrl &url)
{
    const BankPtr bank = m_services.review.bank();
    const bool beside = url.isRelative() && bank;
    Q_EMIT linkActivated(beside ? QUrl::fromLocalFile(bank->folder + u'/').resolved(url) : url);
}

void ReviewPage::changeWork(const std::function<void(CardWork &)> &change)
{
    CardWork work = m_services.progress.work(m_card->key());
    change(work);
    if (const Status status = m_services.progress.setWork(m_card->key(), work); !status)
        report(status.error());
}

// -- what is shown

void ReviewPage::refreshCard()
{
    const ReviewSession &session = m_services.review;
    const Question &question = m_card->question();
    const CardWork work = m_services.progress.work(m_card->key());
    CardHeader::Content header;
    if (m_banks.size() > 1)
        header.chips.append(session.bank()->title.in(m_look.language));
    if (const Topic *topic = session.bank()->topic(question.topic))
        header.chips.append(topic->title.in(m_look.language));
    if (!session.isRevealed() && !question.points.isEmpty() &&
        question.kind() == QuestionKind::Open)
        header.cue = tr("Recall %Ln key point(s)", nullptr, int(question.points.size()));
    m_card->setHeader(header);
    CardView::State state{.response = Response::fromJson(work.response),
                          .ticks = work.ticks,
                          .confidence = work.confidence,
                          .unfolded = session.isRevealed(),
                          .answering = true,
                          .hintsShown = work.hintsUsed};
    if (session.isRevealed()) {
        const PointSuggestions found =
            suggestPoints(question, state.response.text, m_look.language);
        state.suggestedPoints = found.points;
        state.foundInAnswer = found.inAnswer;
        const auto recent = m_services.progress.recentPoints(question, *session.bank());
        for (auto point = recent.cbegin(); point != recent.cend(); ++point)
            state.pointHistory.insert(point.key(), pointHistoryText(*point));
    }
    m_card->setState(state);
    m_card->setCurrent(true);
    m_card->setHintKey(tr("H"));
    m_note->setReadable(session.isRevealed());
    refreshChips();
    refreshGrades();
}

void ReviewPage::refreshGrades()
{
    if (!m_card)
        return;
    const ReviewSession &session = m_services.review;
    GradeBar *grades = m_stage->grades();
    grades->setButtons(buttons());
    if (session.isRevealed()) {
        const CardWork work = m_services.progress.work(m_card->key());
        const GradeSuggestion suggestion =
            suggestGrade(m_card->question(), work, m_card->judgement());
        grades->setSuggestion(suggestion.grade, suggestion.reason);
        if (session.kind() == ReviewSession::Kind::Cram) // moves nothing
            grades->setPreview({}, {});
        else
            grades->setPreview(m_services.progress.preview(m_card->key(), work.confidence),
                               m_services.progress.now());
    }
    m_stage->setGradesShown(session.isRevealed());
}

void ReviewPage::refreshChips()
{
    const CardKey key = m_card->key();
    const CardState state = m_services.progress.state(key);
    QStringList words;
    QStringList meanings;
    const auto add = [&](bool holds, const QString &word, const QString &meaning) {
        if (holds) {
            words.append(word);
            meanings.append(meaning);
        }
    };
    add(state.flagged, tr("Flagged"), tr("You put a flag on this card."));
    add(state.suspended, tr("Suspended"), tr("Not asked until you take that back."));
    add(state.leech, tr("Often forgotten"),
        tr("Forgotten %Ln time(s) after it had been learnt.", nullptr, state.lapses));
    add(!state.contentHash.isEmpty() && state.contentHash != m_card->question().contentHash,
        tr("Text changed since"), tr("The author has changed this card since you graded it last."));
    m_card->setChips(words, meanings);
    if (!m_note->isEditing())
        m_note->setNote(m_unstoredNotes.value(key, m_services.progress.note(key)));
}

void ReviewPage::refreshHeader()
{
    const ReviewSession &session = m_services.review;
    const ReviewSession::Counts counts = session.counts();
    const int total = counts.cards;
    const int place = std::min(total, counts.answered + 1);
    RunHeader::Content content{.done = counts.answered,
                               .cards = counts.cards,
                               .due = counts.due,
                               .fresh = counts.fresh,
                               .learning = counts.learning,
                               .chosenSet = session.kind() != ReviewSession::Kind::Due,
                               .hasSummary = counts.done > 0 && isAsking()};
    if (session.kind() == ReviewSession::Kind::Due)
        //: %1 is which one of the %n it is
        content.position = tr("Question %1 of %Ln today", nullptr, total).arg(place);
    else if (session.kind() == ReviewSession::Kind::Chosen)
        content.position = tr("Question %1 of %Ln in this set", nullptr, total).arg(place);
    else
        content.position = tr("Cram: question %1 of %Ln", nullptr, total).arg(place);
    m_header->setContent(content);
    m_header->setVisible(isAsking());
    if (m_card)
        m_stage->setName(content.position + QStringLiteral(": ") + m_card->accessibleName());
}

void ReviewPage::afterReveal()
{
    if (!isAsking())
        return;
    refreshCard();
    m_stage->scrollTo(m_card->answerRect());
    if (m_entered)
        m_card->focusAnswerStart();
}

// -- note and leech

bool ReviewPage::storeNote(const QString &text)
{
    const QString note = text.trimmed();
    if (const Status status = m_services.progress.setNote(m_noteKey, note); !status) {
        m_unstoredNotes.insert(m_noteKey, note);
        report(status.error());
        return false;
    }
    m_unstoredNotes.remove(m_noteKey);
    const bool hadFocus = m_note->isAncestorOf(QApplication::focusWidget());
    m_note->setNote(note);
    if (hadFocus) // before the field is gone: Qt would go on as if by Tab
        m_stage->setFocus(Qt::OtherFocusReason);
    m_note->endEditing();
    if (hadFocus)
        m_stage->scrollTo(m_note->geometry());
    return true;
}

bool ReviewPage::leaveNote()
{
    return !m_note || !m_note->isEditing() || storeNote(m_note->text());
}

// Nothing is suspended without asking.
void ReviewPage::tellOfLeech(const CardKey &card)
{
    const StudyProgress &progress = m_services.progress;
    const auto bank =
        std::ranges::find_if(m_banks, [&](const BankPtr &open) { return open->id == card.bankId; });
    const Question *question = bank == m_banks.cend() ? nullptr : (*bank)->find(card.questionId);
    if (!question)
        return;
    const QString title = plainText(question->question.in(m_look.language));
    QString sentence =
        tr("You have forgotten this card %Ln time(s): %1", nullptr, progress.state(card).lapses)
            .arg(title.size() > MostTitle ? title.left(MostTitle).trimmed() + u'…' : title);
    if (const KeyPoint *point = mostMissed(*question, progress.recentPoints(*question, **bank)))
        sentence += u'\n' + tr("The key point missed most often: %1")
                                .arg(plainText(point->text.in(m_look.language)));
    m_banner->say(Severity::Warning, sentence,
                  {{tr("Suspend"),
                    [this, card] {
                        if (const Status status = m_services.progress.suspend(card, true); !status)
                            report(status.error());
                    }}},
                  tr("Keep asking it"));
}

} // namespace foldout
