// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/examresultcard.h"

#include "core/cloze.h"
#include "core/judge.h"
#include "core/text.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/gradechoice.h"
#include "widgets/painting.h"
#include "widgets/pointrow.h"
#include "widgets/sidebyside.h"
#include "widgets/textview.h"

#include <QFontInfo>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

namespace {

constexpr int ColumnEms = 15; // a narrower column is hard to read

} // namespace

ExamResultCard::ExamResultCard(BankPtr bank, const Question &question, const CardLook &look,
                               const Response &response, quint64 seed, QWidget *parent)
    : QFrame(parent)
    , m_bank(std::move(bank))
    , m_question(&question)
    , m_look(look)
    , m_layout(new QVBoxLayout(this))
    , m_header(new CardHeader(this))
    , m_note(new QLabel(this))
    , m_grade(new GradeChoice(this))
{
    setFont(look.style.interfaceFont());
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.87);
    m_header->setFont(small);
    m_header->setTheme(look.theme);
    m_note->setFont(small);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, look.theme.muted);
    m_note->setPalette(muted);
    m_grade->setTheme(look.theme);
    connect(m_grade, &GradeChoice::gradeRequested, this, &ExamResultCard::gradeRequested);

    const QString text = clozeFilled(question.question.in(look.language));
    setAccessibleName(plainText(text));
    m_layout->setContentsMargins(28, 20, 28, 18);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
    m_layout->addSpacing(6);
    m_layout->addWidget(textView(tr("Question"), text, TextRole::Question, this));
    m_layout->addSpacing(4);
    m_layout->addWidget(m_note);
    m_layout->addSpacing(12);
    if (question.kind() == QuestionKind::Open)
        addOpenAnswer(response);
    else
        addJudgedAnswer(response, seed);
    addPoints();
    if (const QString explanation = question.explanation.in(look.language);
        !explanation.isEmpty()) {
        m_layout->addSpacing(10);
        m_layout->addWidget(textView(tr("Explanation"), explanation, TextRole::Body, this));
    }
    m_layout->addSpacing(14);
    m_layout->addWidget(m_grade);
}

TextView *ExamResultCard::textView(const QString &name, const QString &markdown, TextRole role,
                                   QWidget *parent)
{
    auto *view = new TextView(parent);
    view->setAccessibleName(name);
    view->setMarkdown(markdown, {m_look.theme, m_look.style, m_bank->folder, role});
    connect(view, &TextView::linkActivated, this, &ExamResultCard::linkActivated);
    return view;
}

// A small title above its text.
QWidget *ExamResultCard::column(const QString &title, QWidget *content)
{
    auto *column = new QWidget(this);
    auto *heading = new QLabel(title, column);
    heading->setFont(m_note->font());
    heading->setPalette(m_note->palette());
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(heading);
    layout->addWidget(content);
    layout->addStretch(1);
    QSizePolicy policy = column->sizePolicy();
    policy.setHeightForWidth(true);
    column->setSizePolicy(policy);
    return column;
}

void ExamResultCard::addOpenAnswer(const Response &response)
{
    auto *own = new QLabel(this);
    own->setTextFormat(Qt::PlainText); // as typed: nothing in it is markup
    own->setWordWrap(true);
    own->setFont(m_look.style.font(TextRole::Body));
    own->setTextInteractionFlags(Qt::TextSelectableByMouse);
    own->setText(response.isEmpty() ? tr("Nothing was written.") : response.text.trimmed());
    if (response.isEmpty())
        own->setPalette(m_note->palette());
    QWidget *ownColumn = column(tr("Your answer"), own);
    const QString model = m_question->answerText.in(m_look.language);
    if (model.isEmpty()) { // the points stand below
        m_layout->addWidget(ownColumn);
        return;
    }
    QWidget *modelColumn =
        column(tr("Model answer"), textView(tr("Model answer"), model, TextRole::Body, this));
    const int em = QFontInfo(m_look.style.font(TextRole::Body)).pixelSize();
    m_layout->addWidget(new SideBySide(ownColumn, modelColumn, ColumnEms * em, this));
}

void ExamResultCard::addJudgedAnswer(const Response &response, quint64 seed)
{
    AnswerWidget *answer = createAnswerWidget(
        *m_question, m_look.language, {m_look.theme, m_look.style, m_bank->folder}, seed, this);
    answer->setResponse(response);
    answer->showJudgement(judge(*m_question, response, locale()).value_or(Judgement{}));
    m_layout->addWidget(answer);
}

void ExamResultCard::addPoints()
{
    if (m_question->points.isEmpty() || m_question->kind() == QuestionKind::Cloze)
        return; // the gaps are the points of a cloze
    m_layout->addSpacing(10);
    for (const KeyPoint &point : m_question->points) {
        auto *row = new PointRow(this);
        row->setContent(point.text.in(m_look.language), point.ifMissed.in(m_look.language), m_look,
                        m_bank->folder);
        connect(row, &PointRow::recalledChanged, this,
                [this, id = point.id](bool recalled) { Q_EMIT tickChanged(id, recalled); });
        connect(row, &PointRow::linkActivated, this, &ExamResultCard::linkActivated);
        m_layout->addWidget(row);
        m_points.append(row);
    }
}

void ExamResultCard::setHeader(const CardHeader::Content &header)
{
    m_header->setContent(header);
}

void ExamResultCard::setState(const State &state)
{
    m_note->setText(state.note);
    m_grade->setContent(state.grade, state.suggested, state.reason);
    m_grade->setReadOnly(state.readOnly);
    for (int i = 0; i < m_points.size(); ++i) {
        m_points.at(i)->setRecalled(state.ticks.value(m_question->points.at(i).id, false));
        m_points.at(i)->setMissedShown(!state.ticks.isEmpty());
        m_points.at(i)->setEnabled(!state.readOnly);
    }
    updateGeometry();
}

void ExamResultCard::setCurrent(bool current)
{
    if (current == m_current)
        return;
    m_current = current;
    update();
}

int ExamResultCard::heightForWidth(int width) const
{
    return m_layout->totalHeightForWidth(width);
}

void ExamResultCard::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT pressed();
    QFrame::mousePressEvent(event);
}

void ExamResultCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRoundedBox(painter, rect(), 12, m_look.theme.card,
                   m_current ? m_look.theme.accent : m_look.theme.line, m_look.theme.lineWidth());
}

} // namespace foldout
