// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/reviewpage.h"

#include "core/response.h"
#include "models/intervals.h"
#include "session/banklibrary.h"
#include "session/settings.h"
#include "session/studyprogress.h"
#include "widgets/banner.h"
#include "widgets/cardstage.h"
#include "widgets/cardview.h"
#include "widgets/notepanel.h"
#include "widgets/runheader.h"
#include "windows/appearance.h"
#include "windows/presskeys.h"

#include <QAction>
#include <QKeyEvent>
#include <QStackedLayout>

#include <algorithm>

namespace foldout {

namespace {

constexpr int SideMargin = 24;
constexpr int TopMargin = 18;
constexpr int MinuteTick = 20'000; // ms: the minutes shown are never far from the truth

} // namespace

ReviewPage::ReviewPage(const Services &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_header(new RunHeader(this))
    , m_banner(new Banner(this))
    , m_stage(new CardStage(this))
    , m_end(new ReviewEnd(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_header);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_stage);
    m_stack->addWidget(m_end);
    layout->addLayout(m_stack, 1);

    connect(m_header, &RunHeader::summaryRequested, this, &ReviewPage::showSummary);
    connect(m_header, &RunHeader::dueRequested, &services.review, &ReviewSession::studyDue);
    connect(m_stage, &CardStage::pressed, this,
            [this] { m_stage->setFocus(Qt::MouseFocusReason); });
    connect(m_stage->grades(), &GradeBar::gradeRequested, this, &ReviewPage::grade);
    connect(m_end, &ReviewEnd::dueRequested, &services.review, &ReviewSession::studyDue);
    connect(m_end, &ReviewEnd::missedRequested, this, [this] {
        ReviewSession &session = m_services.review;
        session.studyChosen(session.missed(), ReviewSession::Kind::Cram);
    });
    connect(m_end, &ReviewEnd::backRequested, this, &ReviewPage::showCurrent);
    connect(m_end, &ReviewEnd::cardRequested, this, &ReviewPage::cardRequested);
    m_minute.setInterval(MinuteTick);
    connect(&m_minute, &QTimer::timeout, this, &ReviewPage::refreshEnd);
    watchServices();
    applyLook();
}

ReviewPage::~ReviewPage()
{
    // Fields are still left while the card is taken down, when this is no page any more.
    for (QWidget *part : {static_cast<QWidget *>(m_card), static_cast<QWidget *>(m_note)}) {
        if (part)
            part->disconnect(this);
    }
}

void ReviewPage::watchServices()
{
    const ReviewSession &session = m_services.review;
    connect(&session, &ReviewSession::currentChanged, this, &ReviewPage::showCurrent);
    connect(&session, &ReviewSession::revealedChanged, this, &ReviewPage::afterReveal);
    connect(&session, &ReviewSession::countsChanged, this, &ReviewPage::refreshHeader);
    // Not in the middle of what the session does.
    connect(&session, &ReviewSession::countsChanged, this, &ReviewPage::askAgain,
            Qt::QueuedConnection);
    connect(&m_services.library, &BankLibrary::loadingChanged, this, &ReviewPage::refreshEnd);
    connect(&session, &ReviewSession::dayChanged, this, [this] {
        refreshHeader();
        refreshGrades(); // the intervals count from another day
        refreshEnd();
    });
    connect(&m_services.progress, &StudyProgress::leechFound, this, &ReviewPage::tellOfLeech);
    connect(&m_services.progress, &StudyProgress::stateChanged, this, [this](const CardKey &card) {
        if (m_card && card == m_card->key())
            refreshChips();
    });
    connect(&m_services.appearance, &Appearance::changed, this, &ReviewPage::applyLook);
    connect(&m_services.settings, &Settings::changed, this, [this](const QString &key) {
        if (key == options::Language.key)
            m_services.language.clear(); // chosen anew, the command line has had its say
        if (key == options::ContentLanguage.key || key == options::Language.key)
            applyLook();
        if (key.startsWith(QLatin1String("study/")))
            refreshGrades();
    });
}

void ReviewPage::setUndoAction(QAction *action)
{
    m_undo = action;
    m_header->setUndoAction(action);
    m_end->setUndoAction(action);
}

void ReviewPage::applyLook()
{
    const Appearance &appearance = m_services.appearance;
    m_look = {appearance.theme(), appearance.style(), contentLanguage(m_services)};
    setFont(m_look.style.interfaceFont());
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_header->setFont(small);
    m_header->setTheme(m_look.theme);
    m_banner->setTheme(m_look.theme);
    m_stage->setTheme(m_look.theme);
    m_stage->setMaximumCardWidth(CardView::comfortableWidth(m_look));
    m_end->setLook(m_look, CardView::comfortableWidth(m_look));
    resizeEvent(nullptr);
    if (m_card)
        buildCard(true);
    refreshHeader();
}

// The line above stands over the card.
void ReviewPage::resizeEvent(QResizeEvent *event)
{
    const int side = std::max(SideMargin, (width() - CardView::comfortableWidth(m_look)) / 2);
    m_header->layout()->setContentsMargins(side, TopMargin, side, 12);
    m_header->setCompact(false);
    m_header->setCompact(m_header->heightForWidth(width()) > height() / 5);
    if (event)
        Page::resizeEvent(event);
}

// -- page

void ReviewPage::setBanks(const QList<BankPtr> &banks)
{
    m_banks = banks;
    if (!m_card || m_card->key() != current())
        return showCurrent();
    buildCard(true); // of the new bank, whether the text is another one or not
    refreshHeader();
    refreshEnd();
}

void ReviewPage::enter()
{
    m_entered = true;
    m_services.review.enter();
    showCurrent();
}

void ReviewPage::leave()
{
    (void)leaveNote(); // it tells of a failure itself
    m_unstoredNotes.removeIf([this](const std::pair<const CardKey &, QString &> &note) {
        return bool(m_services.progress.setNote(note.first, note.second));
    });
    m_minute.stop();
    m_entered = false;
    m_services.review.leave();
    if (const Status status = m_services.progress.flush(); !status)
        report(status.error());
}

// Another day has begun, or a limit was raised: there is something to ask again.
void ReviewPage::askAgain()
{
    ReviewSession &session = m_services.review;
    if (m_entered && session.current().isNull() && !session.upcoming().isEmpty())
        session.enter();
}

bool ReviewPage::isPlaceOf(StudyMode mode) const
{
    return mode == StudyMode::Review || mode == StudyMode::Cram;
}

bool ReviewPage::isAsking() const
{
    return m_card && m_stack->currentWidget() == m_stage;
}

GradeBar::Buttons ReviewPage::buttons() const
{
    return m_services.settings.value(options::GradeButtons) == u"two" ? GradeBar::Buttons::Two
                                                                      : GradeBar::Buttons::Four;
}

void ReviewPage::report(const Error &error)
{
    Q_EMIT writeFailed(error);
}

// -- what the learner does

void ReviewPage::reveal()
{
    if (isAsking())
        (void)m_services.review.reveal(); // false: revealed already, or nobody has read it yet
}

void ReviewPage::pressDigit(int digit)
{
    if (!isAsking() || !isSettled())
        return;
    if (m_services.review.isRevealed()) {
        if (const auto wanted = GradeBar::gradeOf(digit, buttons()))
            grade(*wanted);
    } else if (digit >= int(Confidence::Guess) && digit <= int(Confidence::Sure)) {
        changeWork([digit](CardWork &work) { work.confidence = Confidence(digit); });
        refreshCard();
    }
}

void ReviewPage::grade(Grade wanted)
{
    ReviewSession &session = m_services.review;
    const Question *graded = session.question();
    if (!isAsking() || !graded || !session.isRevealed() || !session.isSettled() || !leaveNote())
        return;
    const CardWork work = m_services.progress.work(current());
    const QString answer = Response::fromJson(work.response).asText(*graded, m_look.language);
    const Result<ReviewEvent> event = session.grade(wanted, answer);
    if (!event)
        return report(event.error());
    Q_EMIT saved();
    QStringList what{GradeBar::gradeName(wanted)};
    if (event->placement)
        what.append(intervalSentence(*event->placement, {event->answeredAtMs, event->studyDay}));
    Q_EMIT said(tr("Saved: %1.").arg(what.join(QStringLiteral(", "))));
}

void ReviewPage::goBy(int cards)
{
    if (!isAsking() || !isSettled() || !leaveNote())
        return;
    if (cards > 0)
        m_services.review.putOff();
    else
        m_services.review.goBack();
}

void ReviewPage::writeAnswer()
{
    if (!isAsking())
        return;
    if (m_services.review.isRevealed()) {
        Q_EMIT said(tr("The answer is shown; write yours before the reveal."));
        return;
    }
    m_card->startAnswering();
}

void ReviewPage::showHint()
{
    if (!isAsking() || !isSettled())
        return;
    if (m_services.review.isRevealed()) {
        Q_EMIT said(tr("The answer is shown; hints are for before it."));
        return;
    }
    const int hints = int(m_card->question().hints.size());
    const int shown = m_card->state().hintsShown;
    if (shown >= hints) {
        Q_EMIT said(hints == 0 ? tr("This question has no hints.")
                               : tr("There are no more hints."));
        return;
    }
    changeWork([shown](CardWork &work) { work.hintsUsed = shown + 1; });
    refreshCard();
    m_stage->scrollTo(m_card->answerRect());
    Q_EMIT said(tr("Hint %1 of %2.").arg(shown + 1).arg(hints));
}

void ReviewPage::editNote()
{
    if (!isAsking())
        return;
    m_note->edit();
    m_stage->scrollTo(m_note->geometry());
}

void ReviewPage::tickPoint(int number)
{
    if (isAsking())
        m_card->tickPoint(number);
}

// The session has followed the undo already, if it is one of its own.
bool ReviewPage::showUndone(const ReviewEvent &event)
{
    const bool cram = m_services.review.kind() == ReviewSession::Kind::Cram;
    if (event.mode != (cram ? StudyMode::Cram : StudyMode::Review))
        return false;
    if (event.card == current() && !isAsking())
        showCurrent(); // from the summary
    return true;
}

void ReviewPage::showSummary()
{
    if (leaveNote())
        showEnd();
}

void ReviewPage::switchLanguage()
{
    const BankPtr bank = m_services.review.bank();
    if (const QString language = bank ? bank->languageAfter(m_look.language) : QString();
        !language.isEmpty())
        m_services.settings.set(options::ContentLanguage, language);
}

// -- events

bool ReviewPage::event(QEvent *event)
{
    return keepsPress(event) || Page::event(event);
}

void ReviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        if (m_card)
            buildCard(true);
        refreshHeader();
        refreshEnd();
    }
    Page::changeEvent(event);
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    const int digit = event->key() - Qt::Key_0;
    if (event->key() == Qt::Key_Escape && isAsking())
        m_stage->setFocus(Qt::OtherFocusReason); // out of a field, back to the card
    else if (event->key() == Qt::Key_Escape && m_card)
        showCurrent(); // out of the summary
    else if (event->modifiers() == Qt::AltModifier && digit >= 1 && digit <= 9)
        tickPoint(digit);
    else
        Page::keyPressEvent(event);
}

} // namespace foldout
