// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/exampage.h"

#include "session/settings.h"
#include "session/studyprogress.h"
#include "windows/appearance.h"
#include "windows/examdesk.h"
#include "windows/examresults.h"
#include "windows/examsetup.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFontInfo>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace foldout {

namespace {

constexpr int ColumnEms = 49; // as on the Read page
constexpr int CardPadding = 28;

bool isPress(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

ExamPage::ExamPage(const Services &services, ExamSession &exam, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_exam(exam)
    , m_stages(new QStackedWidget(this))
{
    makeActions();
    m_setup = new ExamSetup(services.progress, m_stages);
    m_desk = new ExamDesk(exam, {m_previous, m_next, m_flag, m_pause, m_finish}, m_stages);
    m_results = new ExamResults(exam, m_stages);
    for (QWidget *stage : {static_cast<QWidget *>(m_setup), static_cast<QWidget *>(m_desk),
                           static_cast<QWidget *>(m_results)})
        m_stages->addWidget(stage);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stages);
    watch();
    retranslate();
    applyLook();
    refreshPast();
    showStage();
}

ExamPage::~ExamPage()
{
    qApp->removeEventFilter(this);
}

void ExamPage::makeActions()
{
    m_previous->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageUp));
    m_next->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageDown));
    m_pause->setShortcut(QKeySequence(Qt::Key_P));
    m_previous->setObjectName(QStringLiteral("Exam: previous question"));
    m_next->setObjectName(QStringLiteral("Exam: next question"));
    m_flag->setObjectName(QStringLiteral("Exam: flag for later"));
    m_pause->setObjectName(QStringLiteral("Exam: pause or continue"));
    m_finish->setObjectName(QStringLiteral("Exam: finish"));
    for (QAction *action : commands())
        action->setAutoRepeat(false);
    connect(m_previous, &QAction::triggered, this, [this] { m_exam.goBy(-1); });
    connect(m_next, &QAction::triggered, this, [this] { m_exam.goBy(1); });
    connect(m_flag, &QAction::triggered, this, [this] {
        if (isRunning())
            m_exam.setFlagged(!m_exam.exam().questions.at(m_exam.current()).flagged);
    });
    connect(m_pause, &QAction::triggered, this, [this] {
        if (m_exam.isPaused())
            m_exam.resume();
        else
            m_exam.pause();
    });
    connect(m_finish, &QAction::triggered, this, [this] { m_desk->askToFinish(); });
}

QList<QAction *> ExamPage::commands() const
{
    return {m_previous, m_next, m_flag, m_pause, m_finish};
}

void ExamPage::watch()
{
    connect(m_setup, &ExamSetup::startRequested, this, &ExamPage::start);
    connect(m_setup, &ExamSetup::openRequested, this, &ExamPage::open);
    connect(m_setup, &ExamSetup::cramRequested, this, &ExamPage::cramRequested);
    connect(m_results, &ExamResults::cramRequested, this, &ExamPage::cramRequested);
    connect(m_results, &ExamResults::kept, this, &ExamPage::saved);
    connect(m_results, &ExamResults::currentChanged, this, &ExamPage::currentCardChanged);
    connect(m_desk, &ExamDesk::said, this, &ExamPage::said);
    connect(m_results, &ExamResults::said, this, &ExamPage::said);
    connect(m_desk, &ExamDesk::failed, this, &ExamPage::writeFailed);
    connect(m_results, &ExamResults::failed, this, &ExamPage::writeFailed);
    connect(m_desk, &ExamDesk::linkActivated, this, &ExamPage::linkActivated);
    connect(m_results, &ExamResults::linkActivated, this, &ExamPage::linkActivated);
    connect(&m_exam, &ExamSession::saveFailed, this, &ExamPage::writeFailed);
    connect(&m_exam, &ExamSession::saved, this, &ExamPage::saved);
    connect(&m_exam, &ExamSession::stageChanged, this, &ExamPage::showStage);
    connect(&m_exam, &ExamSession::pausedChanged, this, &ExamPage::retranslate);
    connect(&m_services.appearance, &Appearance::changed, this, &ExamPage::applyLook);
    connect(&m_services.settings, &Settings::changed, this, [this](const QString &key) {
        if (key == options::Language.key)
            m_services.language.clear(); // chosen anew, the command line has had its say
        if (key == options::ContentLanguage.key || key == options::Language.key)
            applyLook();
    });
}

// -- stages

bool ExamPage::toggleFlag()
{
    if (!isRunning())
        return false;
    m_flag->trigger();
    return true;
}

void ExamPage::setBanks(const QList<BankPtr> &banks)
{
    m_exam.setBanks(banks);
    m_setup->setBanks(banks);
    retranslate();
}

void ExamPage::enter()
{
    m_setup->refresh();
    if (isRunning())
        m_desk->focusAnswer();
}

void ExamPage::showStage()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_desk->showAnew();
    m_results->showAnew();
    retranslate();
    qApp->removeEventFilter(this);
    switch (m_exam.stage()) {
    case ExamSession::Stage::None:
        refreshPast();
        m_setup->refresh();
        m_setup->offerNewNumber();
        m_stages->setCurrentWidget(m_setup);
        break;
    case ExamSession::Stage::Running:
        qApp->installEventFilter(this);
        m_stages->setCurrentWidget(m_desk);
        break;
    case ExamSession::Stage::Finished:
        if (m_stages->currentWidget() == m_desk)
            Q_EMIT said(m_exam.exam().timeRanOut ? tr("The time is up. The exam has ended.")
                                                 : tr("The exam has ended."));
        m_stages->setCurrentWidget(m_results);
        break;
    }
    if (hadFocus) {
        if (isRunning())
            m_desk->focusAnswer();
        else
            m_stages->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT currentCardChanged();
}

void ExamPage::start(const ExamOptions &options)
{
    const Status started = m_exam.start(options);
    if (started)
        return m_desk->focusAnswer();
    if (started.error().code == ErrorCode::NotFound)
        m_setup->say(tr("No question fits what is chosen. Choose more topics or kinds."));
    else
        Q_EMIT writeFailed(started.error());
}

void ExamPage::open(const QString &examId)
{
    if (const Status opened = m_exam.open(examId); !opened)
        Q_EMIT writeFailed(opened.error());
}

void ExamPage::refreshPast()
{
    if (const auto past = m_exam.past())
        m_setup->setPast(*past);
    else
        Q_EMIT writeFailed(past.error());
}

// -- keys

CardKey ExamPage::current() const
{
    return m_exam.stage() == ExamSession::Stage::Finished ? m_results->current() : CardKey();
}

void ExamPage::pressDigit(int digit)
{
    if (m_exam.stage() == ExamSession::Stage::Finished)
        m_results->grade(Grade(digit));
    else if (isRunning() && m_exam.exam().options.asksConfidence && digit <= int(Confidence::Sure))
        m_exam.setConfidence(Confidence(digit));
}

void ExamPage::goBy(int questions)
{
    if (m_exam.stage() == ExamSession::Stage::Finished)
        m_results->goBy(questions);
    else if (isRunning() && !m_exam.isPaused())
        m_exam.goBy(questions);
}

void ExamPage::writeAnswer()
{
    if (isRunning())
        m_desk->focusAnswer();
}

bool ExamPage::showUndone(const ReviewEvent &event)
{
    return m_exam.stage() == ExamSession::Stage::Finished && m_results->goTo(event.card);
}

// Elsewhere in the window the answers can be read.
void ExamPage::leave()
{
    m_exam.pause();
}

QAction *ExamPage::actionFor(const QKeyEvent &event) const
{
    const QKeySequence pressed(event.keyCombination());
    for (QAction *action : commands()) {
        if (action->isEnabled() && action->shortcuts().contains(pressed))
            return action;
    }
    return nullptr;
}

// Here F and P mean the exam and Space the button with the focus, whatever they mean elsewhere in
// the window. A field that is typed in has taken its keys before this is asked.
bool ExamPage::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (isPress(key->key()) || actionFor(*key)) {
            event->accept();
            return true;
        }
    }
    return Page::event(event);
}

void ExamPage::keyPressEvent(QKeyEvent *event)
{
    if (QAction *action = actionFor(*event)) {
        if (!event->isAutoRepeat())
            action->trigger();
        return;
    }
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    if (plain && button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return button->click();
    if (plain && event->key() == Qt::Key_Left)
        goBy(-1);
    else if (plain && event->key() == Qt::Key_Right)
        goBy(1);
    else if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_4)
        pressDigit(event->key() - Qt::Key_0);
    else
        Page::keyPressEvent(event);
}

bool ExamPage::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        if (isVisible())
            m_exam.userActive();
        break;
    default:
        break;
    }
    return Page::eventFilter(watched, event);
}

// -- look

void ExamPage::applyLook()
{
    const Appearance &appearance = m_services.appearance;
    const CardLook look{appearance.theme(), appearance.style(), contentLanguage(m_services)};
    setFont(look.style.interfaceFont());
    const int em = QFontInfo(look.style.font(TextRole::Body)).pixelSize();
    const int width = em * ColumnEms + 2 * CardPadding;
    m_setup->setLook(look, width);
    m_desk->setLook(look, width);
    m_results->setLook(look, width);
}

void ExamPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void ExamPage::retranslate()
{
    m_previous->setText(tr("&Previous question"));
    m_next->setText(tr("&Next question"));
    m_flag->setText(tr("&Flag for later"));
    m_pause->setText(isRunning() && m_exam.isPaused() ? tr("&Continue the exam")
                                                      : tr("P&ause the exam"));
    m_finish->setText(tr("F&inish the exam…"));
    if (!isRunning()) {
        for (QAction *action : commands())
            action->setEnabled(false);
    }
}

} // namespace foldout
