// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examdesk.h"

#include "widgets/askbar.h"
#include "widgets/banner.h"
#include "widgets/cardstage.h"
#include "widgets/examcard.h"
#include "widgets/flowlayout.h"
#include "widgets/keybutton.h"
#include "widgets/questionpalette.h"
#include "widgets/thinbar.h"
#include "windows/examwords.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace foldout {

namespace {

constexpr int NarrowEms = 50;  // below it there is no room beside the card
constexpr int PaletteEms = 14; // width of the palette
constexpr int Margin = 24;
constexpr qint64 MinuteMs = 60'000;

QPushButton *pushButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    return button;
}

} // namespace

ExamDesk::ExamDesk(ExamSession &exam, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_exam(exam)
    , m_actions(actions)
    , m_views(new QStackedWidget(this))
{
    buildQuestionView();
    buildPauseView();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_views);
    watch();
}

void ExamDesk::buildQuestionView()
{
    m_questionView = new QWidget(m_views);
    m_position = new QLabel(m_questionView);
    m_bar = new ThinBar(m_questionView);
    m_bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_time = new QLabel(m_questionView);
    m_pause = new KeyButton(m_questionView);
    auto *top = new FlowLayout;
    top->setSpacing(16);
    for (QWidget *widget : {static_cast<QWidget *>(m_position), static_cast<QWidget *>(m_bar),
                            static_cast<QWidget *>(m_time), static_cast<QWidget *>(m_pause)})
        top->addWidget(widget);
    m_notice = new Banner(m_questionView);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_stage = new CardStage(m_questionView);
    m_palette = new QuestionPalette(m_questionView);
    middle->addWidget(m_stage, 1);
    middle->addWidget(m_palette);

    m_ask = new AskBar(m_questionView);
    m_buttons = new QWidget(m_questionView);
    auto *bottom = new FlowLayout(m_buttons);
    m_previous = pushButton(m_buttons);
    m_next = pushButton(m_buttons);
    m_flag = pushButton(m_buttons);
    m_flag->setCheckable(true);
    m_overview = pushButton(m_buttons);
    m_overview->setCheckable(true);
    m_finish = pushButton(m_buttons);
    auto *gap = new QWidget(m_buttons);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QWidget *widget : {static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_next),
                            static_cast<QWidget *>(m_flag), static_cast<QWidget *>(m_overview), gap,
                            static_cast<QWidget *>(m_finish)})
        bottom->addWidget(widget);

    auto *layout = new QVBoxLayout(m_questionView);
    layout->setContentsMargins(0, 14, 0, 14);
    layout->setSpacing(10);
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(Margin, 0, Margin, 0);
    inset->addLayout(top);
    layout->addLayout(inset);
    layout->addWidget(m_notice);
    layout->addLayout(middle, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(Margin, 0, Margin, 0);
    foot->addWidget(m_ask);
    foot->addWidget(m_buttons);
    layout->addLayout(foot);
    m_views->addWidget(m_questionView);
}

void ExamDesk::buildPauseView()
{
    m_pauseView = new QWidget(m_views);
    m_pauseTitle = new QLabel(m_pauseView);
    m_pauseText = new QLabel(m_pauseView);
    for (QLabel *label : {m_pauseTitle, m_pauseText}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_resume = pushButton(m_pauseView);
    m_abandon = pushButton(m_pauseView);
    m_askAbandon = new AskBar(m_pauseView);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch(1);
    buttons->addWidget(m_resume);
    buttons->addWidget(m_abandon);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(m_pauseView);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(14);
    layout->addStretch(1);
    layout->addWidget(m_pauseTitle);
    layout->addWidget(m_pauseText);
    layout->addLayout(buttons);
    layout->addWidget(m_askAbandon);
    layout->addStretch(2);
    m_views->addWidget(m_pauseView);
}

void ExamDesk::watch()
{
    connect(m_previous, &QPushButton::clicked, m_actions.previous, &QAction::trigger);
    connect(m_next, &QPushButton::clicked, m_actions.next, &QAction::trigger);
    connect(m_flag, &QPushButton::clicked, m_actions.flag, &QAction::trigger);
    connect(m_pause, &KeyButton::clicked, m_actions.pause, &QAction::trigger);
    connect(m_resume, &QPushButton::clicked, m_actions.pause, &QAction::trigger);
    connect(m_finish, &QPushButton::clicked, m_actions.finish, &QAction::trigger);
    connect(m_abandon, &QPushButton::clicked, this, &ExamDesk::askToAbandon);
    connect(m_overview, &QPushButton::clicked, this, &ExamDesk::showOverview);
    connect(m_stage, &CardStage::pressed, this,
            [this] { m_stage->setFocus(Qt::MouseFocusReason); });
    connect(m_palette, &QuestionPalette::chosen, this, [this](int index) {
        showOverview(false);
        m_exam.goTo(index);
        focusAnswer();
    });
    connect(m_ask, &AskBar::answered, this, [this] {
        m_buttons->show();
        focusAnswer();
    });
    connect(m_askAbandon, &AskBar::answered, this,
            [this] { m_resume->setFocus(Qt::OtherFocusReason); });
    connect(&m_exam, &ExamSession::currentChanged, this, &ExamDesk::showQuestion);
    connect(&m_exam, &ExamSession::questionsChanged, this, &ExamDesk::showAnew);
    connect(&m_exam, &ExamSession::questionChanged, this, &ExamDesk::showWork);
    connect(&m_exam, &ExamSession::pausedChanged, this, &ExamDesk::showPause);
    connect(&m_exam, &ExamSession::ticked, this, &ExamDesk::showTime);
}

// -- what is shown

void ExamDesk::setLook(const CardLook &look, int cardWidth)
{
    m_look = look;
    m_cardContent.clear();
    m_stage->setTheme(look.theme);
    m_stage->setMaximumCardWidth(cardWidth);
    m_palette->setTheme(look.theme);
    m_bar->setTheme(look.theme);
    m_pause->setTheme(look.theme);
    m_notice->setTheme(look.theme);
    m_ask->setTheme(look.theme);
    m_askAbandon->setTheme(look.theme);
    QFont title = look.style.interfaceFont();
    title.setPointSizeF(title.pointSizeF() * 1.45);
    title.setWeight(QFont::DemiBold);
    m_pauseTitle->setFont(title);
    arrange();
    showAnew();
}

void ExamDesk::showAnew()
{
    if (m_exam.stage() != ExamSession::Stage::Running) {
        m_stage->setContent(nullptr);
        m_cardContent.clear();
        m_remainingMs = -1;
        m_notice->clear();
        m_ask->close();
        m_askAbandon->close();
        return;
    }
    showPause();
    showQuestion();
    showTime();
}

void ExamDesk::showQuestion()
{
    const int index = m_exam.current();
    const Question *question = m_exam.question(index);
    if (!question || m_exam.isPaused()) {
        m_stage->setContent(nullptr); // nothing can be read in a pause
        m_cardContent.clear();
        return;
    }
    // A bank read again does not disturb who is typing.
    const QString content = QString::number(index) + question->contentHash + m_look.language;
    if (content != m_cardContent) {
        const bool answering = hasFocusInside(m_stage->content());
        if (m_card)
            m_card->disconnect(this); // what it says from now on is of another question
        m_card = new ExamCard(m_exam.bank(index), *question, m_look, m_exam.optionSeed(index),
                              m_exam.exam().options.asksConfidence);
        connect(m_card, &ExamCard::responseChanged, &m_exam, &ExamSession::setResponse);
        connect(m_card, &ExamCard::confidenceChosen, &m_exam, &ExamSession::setConfidence);
        connect(m_card, &ExamCard::nextRequested, m_actions.next, &QAction::trigger);
        connect(m_card, &ExamCard::linkActivated, this, &ExamDesk::linkActivated);
        m_cardContent = content;
        m_stage->setContent(m_card);
        if (answering)
            m_card->focusAnswer();
    }
    CardHeader::Content header;
    //: A question's number of how many
    header.number = tr("%1 / %2").arg(index + 1).arg(m_exam.exam().questions.size());
    if (const Topic *topic = m_exam.bank(index)->topic(question->topic))
        header.chips.append(topic->title.in(m_look.language));
    header.level = question->level;
    m_card->setHeader(header);
    m_stage->setName(tr("Question %1 of %2").arg(index + 1).arg(m_exam.exam().questions.size()));
    showWork();
}

void ExamDesk::showWork()
{
    if (m_exam.stage() != ExamSession::Stage::Running)
        return;
    const Exam &exam = m_exam.exam();
    const ExamQuestion &current = exam.questions.at(m_exam.current());
    if (m_card)
        m_card->setWork(current.response, current.confidence);
    QList<QuestionPalette::State> states;
    int answered = 0;
    int there = 0;
    for (int i = 0; i < exam.questions.size(); ++i) {
        const ExamQuestion &question = exam.questions.at(i);
        const bool gone = !m_exam.question(i);
        states.append(
            {.answered = question.isAnswered(), .flagged = question.flagged, .gone = gone});
        there += gone ? 0 : 1;
        answered += question.isAnswered() && !gone ? 1 : 0;
    }
    m_palette->setStates(states);
    m_palette->setCurrent(m_exam.current());
    m_bar->setShare(answered, there);
    m_bar->setAccessibleName(tr("Answered %1 of %2").arg(answered).arg(there));
    m_flag->setChecked(current.flagged);
    m_previous->setEnabled(m_exam.canGoBy(-1));
    m_next->setEnabled(m_exam.canGoBy(1));
    m_position->setText(tr("Question %1 of %2").arg(m_exam.current() + 1).arg(states.size()));
}

void ExamDesk::showTime()
{
    const std::optional<qint64> left = m_exam.exam().remainingMs();
    m_time->setVisible(left.has_value());
    if (!left)
        return;
    m_time->setText(remainingText(*left));
    if (const QString words = remainingInWords(*left); words != m_time->accessibleName())
        m_time->setAccessibleName(words); // a screen reader hears it once a minute
    const bool late = *left <= 5 * MinuteMs;
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, late ? m_look.theme.warn : m_look.theme.muted);
    m_time->setPalette(palette);
    for (const int minutes : {5, 1}) {
        const qint64 mark = minutes * MinuteMs;
        if (m_remainingMs > mark && *left <= mark && *left > 0) {
            const QString sentence = tr("Only %n minute(s) left.", nullptr, minutes);
            m_notice->say(Severity::Warning, sentence);
            Q_EMIT said(sentence);
        }
    }
    m_remainingMs = *left;
}

void ExamDesk::showPause()
{
    if (m_exam.stage() != ExamSession::Stage::Running)
        return;
    const bool paused = m_exam.isPaused();
    const bool hadFocus = hasFocusInside(this);
    showQuestion();
    m_views->setCurrentWidget(paused ? m_pauseView : m_questionView);
    m_ask->close();
    m_askAbandon->close();
    m_actions.previous->setEnabled(!paused);
    m_actions.next->setEnabled(!paused);
    m_actions.flag->setEnabled(!paused);
    m_actions.finish->setEnabled(!paused);
    m_actions.pause->setEnabled(!paused || m_exam.canGo());
    retranslate();
    if (hadFocus)
        focusAnswer();
}

bool ExamDesk::hasFocusInside(const QWidget *area) const
{
    const QWidget *focus = QApplication::focusWidget();
    return area && focus && (area == focus || area->isAncestorOf(focus));
}

void ExamDesk::focusAnswer()
{
    if (m_exam.isPaused())
        (m_resume->isEnabled() ? m_resume : m_abandon)->setFocus(Qt::OtherFocusReason);
    else if (m_card)
        m_card->focusAnswer();
}

// -- what is asked

void ExamDesk::askToFinish()
{
    const int unanswered = m_exam.unanswered();
    const int flagged = m_exam.flagged();
    if (unanswered == 0 && flagged == 0)
        return m_exam.finish();
    QStringList sentences;
    if (unanswered > 0)
        sentences.append(tr("%n question(s) have no answer yet.", nullptr, unanswered));
    if (flagged > 0)
        sentences.append(tr("%n question(s) are flagged for later.", nullptr, flagged));
    sentences.append(tr("Finish the exam all the same?"));
    m_buttons->hide();
    m_ask->ask(sentences.join(u' '), tr("Finish the exam"), tr("Go on"),
               [this] { m_exam.finish(); });
}

void ExamDesk::askToAbandon()
{
    m_askAbandon->ask(tr("End the exam without results? Your answers are thrown away and nothing "
                         "is logged."),
                      tr("End without results"), tr("Keep the exam"), [this] {
                          if (const Status ended = m_exam.abandon(); !ended)
                              Q_EMIT failed(ended.error());
                      });
}

// -- room

bool ExamDesk::isNarrow() const
{
    const int em = QFontInfo(m_look.style.font(TextRole::Body)).pixelSize();
    return width() < NarrowEms * em;
}

void ExamDesk::arrange()
{
    const int em = QFontInfo(m_look.style.font(TextRole::Body)).pixelSize();
    const bool narrow = isNarrow();
    m_overview->setVisible(narrow);
    if (!narrow)
        m_overview->setChecked(false);
    const bool onlyPalette = narrow && m_overview->isChecked();
    m_palette->setVisible(!narrow || onlyPalette);
    m_stage->setVisible(!onlyPalette);
    m_palette->setContentsMargins(narrow ? Margin : 0, 0, Margin, 0);
    if (narrow)
        m_palette->setMaximumWidth(QWIDGETSIZE_MAX);
    m_palette->setSizePolicy(narrow ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                             QSizePolicy::Preferred);
    if (narrow) {
        m_palette->setMinimumWidth(0);
    } else {
        m_palette->setFixedWidth(PaletteEms * em);
    }
}

void ExamDesk::showOverview(bool shown)
{
    m_overview->setChecked(shown);
    arrange();
    if (shown)
        m_palette->focusCurrent();
    else if (isNarrow())
        focusAnswer();
}

void ExamDesk::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ExamDesk::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ask->close();
        m_askAbandon->close();
        retranslate();
        showAnew();
    }
    QWidget::changeEvent(event);
}

void ExamDesk::retranslate()
{
    const auto key = [](const QAction *action) {
        return action->shortcut().toString(QKeySequence::NativeText);
    };
    m_previous->setText(tr("Previous"));
    m_previous->setToolTip(key(m_actions.previous));
    m_next->setText(tr("Next"));
    m_next->setToolTip(key(m_actions.next));
    m_flag->setText(tr("Flag for later"));
    m_flag->setToolTip(key(m_actions.flag));
    m_overview->setText(tr("All questions"));
    m_finish->setText(tr("Finish…"));
    m_finish->setToolTip(key(m_actions.finish));
    m_pause->setText(tr("Pause"));
    m_pause->setAccessibleName(tr("Pause"));
    m_pause->setKey(key(m_actions.pause));
    m_resume->setText(tr("Continue"));
    m_abandon->setText(tr("End without results…"));
    m_pauseTitle->setText(tr("The exam is paused"));
    if (m_exam.stage() != ExamSession::Stage::Running)
        return;
    const bool canGo = m_exam.canGo();
    m_resume->setEnabled(canGo);
    const std::optional<qint64> left = m_exam.exam().remainingMs();
    QStringList sentences{
        tr("Question %1 of %2.").arg(m_exam.current() + 1).arg(m_exam.exam().questions.size())};
    sentences.append(left ? tr("%1; the time stands still.").arg(remainingText(*left))
                          : tr("The time stands still."));
    if (!canGo)
        sentences.append(
            tr("Its questions are in the bank “%1”, which is not open. Open it to go on.")
                .arg(m_exam.exam().questions.first().card.bankId));
    m_pauseText->setText(sentences.join(u'\n'));
}

} // namespace foldout
