// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examresults.h"

#include "models/gradesuggestion.h"
#include "widgets/askbar.h"
#include "widgets/cardcolumn.h"
#include "widgets/confidencebar.h"
#include "widgets/examresultcard.h"
#include "widgets/flowlayout.h"
#include "widgets/gradebar.h"
#include "widgets/titledbox.h"
#include "windows/examsummary.h"
#include "windows/examwords.h"

#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

ExamResults::ExamResults(ExamSession &exam, QWidget *parent)
    : QWidget(parent)
    , m_exam(exam)
    , m_column(new CardColumn([this](int row, QWidget *p) { return makeCard(row, p); }, this))
    , m_ask(new AskBar(this))
    , m_buttons(new QWidget(this))
    , m_missedOnly(new QCheckBox(m_buttons))
    , m_later(new QPushButton(m_buttons))
    , m_keep(new QPushButton(m_buttons))
    , m_cram(new QPushButton(m_buttons))
    , m_another(new QPushButton(m_buttons))
{
    auto *gap = new QWidget(m_buttons);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *bottom = new FlowLayout(m_buttons);
    for (QWidget *widget : {static_cast<QWidget *>(m_missedOnly), gap,
                            static_cast<QWidget *>(m_later), static_cast<QWidget *>(m_cram),
                            static_cast<QWidget *>(m_another), static_cast<QWidget *>(m_keep)})
        bottom->addWidget(widget);
    for (QPushButton *button : {m_later, m_keep, m_cram, m_another})
        button->setAutoDefault(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 14);
    layout->setSpacing(10);
    layout->addWidget(m_column, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(24, 0, 24, 0);
    foot->addWidget(m_ask);
    foot->addWidget(m_buttons);
    layout->addLayout(foot);
    setFocusProxy(m_column);

    connect(m_missedOnly, &QCheckBox::toggled, this, &ExamResults::fillRows);
    connect(m_later, &QPushButton::clicked, this, [this] { (void)m_exam.close(); });
    connect(m_another, &QPushButton::clicked, this, [this] { (void)m_exam.close(); });
    connect(m_keep, &QPushButton::clicked, this, &ExamResults::keep);
    connect(m_cram, &QPushButton::clicked, this,
            [this] { Q_EMIT cramRequested(m_exam.missedCards()); });
    connect(m_ask, &AskBar::answered, this, [this] {
        m_buttons->show();
        m_column->setFocus(Qt::OtherFocusReason);
    });
    connect(m_column, &CardColumn::currentChanged, this, [this](int current) {
        for (const int row : m_column->rows()) {
            if (auto *card = qobject_cast<ExamResultCard *>(m_column->card(row)))
                card->setCurrent(row == current);
        }
        Q_EMIT currentChanged();
    });
    connect(&m_exam, &ExamSession::questionsChanged, this, &ExamResults::showAnew);
    connect(&m_exam, &ExamSession::questionChanged, this, &ExamResults::questionChanged);
    retranslate();
}

// -- what is shown

void ExamResults::setLook(const CardLook &look, int cardWidth)
{
    m_look = look;
    m_ask->setTheme(look.theme);
    m_column->setMaximumCardWidth(cardWidth);
    m_column->rebuildCards();
}

void ExamResults::showAnew()
{
    if (m_exam.stage() != ExamSession::Stage::Finished) {
        m_shown.clear();
        m_rows.clear();
        m_column->reset(0);
        m_ask->close();
        return;
    }
    refreshButtons();
    if (std::exchange(m_shown, m_exam.exam().id) == m_exam.exam().id)
        return m_column->rebuildCards();
    const QSignalBlocker quiet(m_missedOnly);
    m_missedOnly->setChecked(false);
    fillRows();
}

void ExamResults::fillRows()
{
    if (m_exam.stage() != ExamSession::Stage::Finished)
        return;
    m_rows.clear();
    for (int i = 0; i < m_exam.exam().questions.size(); ++i) {
        if (!m_missedOnly->isChecked() || m_exam.isMissed(i))
            m_rows.append(i);
    }
    m_column->reset(int(m_rows.size()) + 1);
}

int ExamResults::indexAt(int row) const
{
    return m_rows.value(row - 1, -1);
}

QString ExamResults::closedBank() const
{
    for (int i = 0; i < m_exam.exam().questions.size(); ++i) {
        if (!m_exam.isBankOpen(i))
            return m_exam.exam().questions.at(i).card.bankId;
    }
    return {};
}

QWidget *ExamResults::makeCard(int row, QWidget *parent)
{
    const int index = indexAt(row);
    if (index < 0) {
        auto *summary = new ExamSummary(m_look, parent);
        summary->setExam(m_exam.exam(), closedBank());
        return summary;
    }
    const Question *question = m_exam.question(index);
    if (!question)
        return makeLostCard(index, parent);
    auto *card = new ExamResultCard(m_exam.bank(index), *question, m_look,
                                    m_exam.exam().questions.at(index).response,
                                    m_exam.optionSeed(index), parent);
    connect(card, &ExamResultCard::tickChanged, this,
            [this, index](const QString &point, bool recalled) {
                m_exam.setTick(index, point, recalled);
            });
    connect(card, &ExamResultCard::gradeRequested, this,
            [this, index](Grade grade) { m_exam.setGrade(index, grade); });
    connect(card, &ExamResultCard::linkActivated, this, &ExamResults::linkActivated);
    connect(card, &ExamResultCard::pressed, this, [this, row] { m_column->setCurrent(row); });
    refreshCard(card, index);
    card->setCurrent(row == m_column->current());
    return card;
}

// Of a question that is no longer there: what is left of it.
QWidget *ExamResults::makeLostCard(int index, QWidget *parent) const
{
    const ExamQuestion &given = m_exam.exam().questions.at(index);
    auto *box = new TitledBox(parent);
    box->setFont(m_look.style.interfaceFont());
    box->setLook(m_look);
    box->setTitle(
        given.text.isEmpty() ? given.card.questionId : given.text,
        given.gone
            ? tr("Question %1 left the bank during the exam and does not count.").arg(index + 1)
            : tr("Question %1 is not in an open bank.").arg(index + 1));
    QStringList words = given.response.gaps.values();
    if (!given.response.text.isEmpty())
        words.prepend(given.response.text);
    auto *answer =
        new QLabel(words.isEmpty() ? tr("Nothing was written.") : words.join(u'\n'), box);
    answer->setTextFormat(Qt::PlainText);
    answer->setWordWrap(true);
    box->content()->addWidget(answer);
    return box;
}

void ExamResults::refreshCard(ExamResultCard *card, int index)
{
    const ExamQuestion &given = m_exam.exam().questions.at(index);
    const Question &question = *m_exam.question(index);
    const CardWork work{.ticks = given.ticks, .confidence = given.confidence};
    const GradeSuggestion why = suggestGrade(
        question, work,
        given.isAnswered() ? judge(question, given.response, QLocale()) : std::nullopt);
    const std::optional<Grade> suggested = m_exam.suggestion(index);
    card->setHeader(headerFor(index));
    card->setState({.ticks = given.ticks,
                    .grade = given.grade,
                    .suggested = suggested,
                    .reason = suggested == why.grade ? why.reason
                              : given.isAnswered()   ? QString()
                                                     : tr("not answered"),
                    .note = noteOn(index),
                    .readOnly = m_exam.exam().kept});
}

CardHeader::Content ExamResults::headerFor(int index) const
{
    const ExamQuestion &given = m_exam.exam().questions.at(index);
    const Question &question = *m_exam.question(index);
    CardHeader::Content header;
    //: A question's number of how many
    header.number = tr("%1 / %2").arg(index + 1).arg(m_exam.exam().questions.size());
    if (const Topic *topic = m_exam.bank(index)->topic(question.topic))
        header.chips.append(topic->title.in(m_look.language));
    header.level = question.level;
    header.standing = given.grade ? GradeBar::gradeName(*given.grade) : tr("no grade yet");
    if (given.grade)
        header.mark = *given.grade == Grade::Again  ? CardMark::Missed
                      : *given.grade == Grade::Hard ? CardMark::Shaky
                                                    : CardMark::Known;
    return header;
}

QString ExamResults::noteOn(int index) const
{
    const ExamQuestion &given = m_exam.exam().questions.at(index);
    QStringList parts;
    if (!given.isAnswered())
        parts.append(tr("Not answered"));
    if (given.confidence)
        parts.append(ConfidenceBar::confidenceName(*given.confidence));
    parts.append(given.shownAtMs > 0 ? secondsText(given.activeMs) : tr("never looked at"));
    if (given.flagged)
        parts.append(tr("flagged for later"));
    if (!given.contentHash.isEmpty() && given.contentHash != m_exam.question(index)->contentHash)
        parts.append(tr("the question was changed after you saw it"));
    return parts.join(QStringLiteral(" · "));
}

void ExamResults::questionChanged(int index)
{
    if (m_exam.stage() != ExamSession::Stage::Finished)
        return;
    if (auto *summary = qobject_cast<ExamSummary *>(m_column->card(0)))
        summary->setExam(m_exam.exam(), closedBank());
    const int row = int(m_rows.indexOf(index)) + 1;
    if (auto *card = qobject_cast<ExamResultCard *>(m_column->card(row)))
        refreshCard(card, index);
    refreshButtons();
}

// -- what the learner does

CardKey ExamResults::current() const
{
    const auto *card = qobject_cast<ExamResultCard *>(m_column->card(m_column->current()));
    return card ? card->key() : CardKey();
}

void ExamResults::goBy(int questions)
{
    const int row = std::clamp(m_column->current() + questions, 0, m_column->count() - 1);
    m_column->setCurrent(row);
    m_column->showRow(row);
    if (m_column->rowOf(QApplication::focusWidget()) >= 0)
        m_column->setFocus(Qt::OtherFocusReason);
}

bool ExamResults::goTo(const CardKey &card)
{
    for (int row = 1; row < m_column->count(); ++row) {
        const int index = indexAt(row);
        if (m_exam.question(index) && m_exam.bank(index)->key(*m_exam.question(index)) == card) {
            m_column->setCurrent(row);
            m_column->showRow(row);
            return true;
        }
    }
    return false;
}

void ExamResults::grade(Grade grade)
{
    const int index = indexAt(m_column->current());
    if (index >= 0 && m_exam.question(index) && !m_exam.exam().kept)
        m_exam.setGrade(index, grade);
}

void ExamResults::keep()
{
    const ExamScore score = scoreOf(m_exam.exam());
    if (score.isComplete())
        return writeRows();
    m_buttons->hide();
    m_ask->ask(tr("%n answer(s) have no grade. Kept now, they are not noted in the log.", nullptr,
                  score.questions - score.graded),
               tr("Keep without them"), tr("Grade them first"), [this] { writeRows(); });
}

void ExamResults::writeRows()
{
    if (const Status status = m_exam.keep(m_look.language); !status) {
        if (status.error().code == ErrorCode::NotFound)
            Q_EMIT said(tr("Open the bank “%1” first: its questions belong to this exam.")
                            .arg(status.error().path));
        else
            Q_EMIT failed(status.error());
        return;
    }
    m_column->rebuildCards();
    refreshButtons();
    Q_EMIT kept();
    Q_EMIT said(tr("The results are kept."));
}

void ExamResults::refreshButtons()
{
    const bool kept = m_exam.exam().kept;
    const qsizetype missed = m_exam.missedCards().size();
    m_later->setVisible(!kept);
    m_keep->setVisible(!kept);
    m_another->setVisible(kept);
    m_cram->setVisible(kept);
    m_cram->setEnabled(missed > 0);
    m_cram->setText(tr("Cram the %n missed one(s)", nullptr, int(missed)));
    m_missedOnly->setText(tr("Missed only (%1)").arg(missed));
}

void ExamResults::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ask->close();
        retranslate();
        m_column->rebuildCards();
    }
    QWidget::changeEvent(event);
}

void ExamResults::retranslate()
{
    m_column->setAccessibleName(tr("Results"));
    m_later->setText(tr("Keep later"));
    m_keep->setText(tr("Keep results"));
    m_another->setText(tr("Another exam"));
    refreshButtons();
}

} // namespace foldout
