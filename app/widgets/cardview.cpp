// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cardview.h"

#include "core/cloze.h"
#include "core/text.h"
#include "widgets/answers/answerwidget.h"
#include "widgets/chiprow.h"
#include "widgets/confidencebar.h"
#include "widgets/foldbutton.h"
#include "widgets/gradebar.h"
#include "widgets/hintpanel.h"
#include "widgets/painting.h"
#include "widgets/pointrow.h"
#include "widgets/textview.h"

#include <QCryptographicHash>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QToolButton>
#include <QtEndian>

namespace foldout {

namespace {

constexpr int SidePadding = 28;
constexpr int TopPadding = 20;
constexpr int BottomPadding = 18;
constexpr int StageBottomPadding = 10; // the stage has its own
constexpr int WidthInEms = 49;

// A title is plain text; in Markdown some of its characters would mean something.
QString escaped(QString text)
{
    static const QRegularExpression special(QStringLiteral(R"(([\\`*_\[\]<>&~]))"));
    return text.replace(special, QStringLiteral("\\\\1"));
}

// Languages are offered by their own names: a Korean reader looks for 한국어, not for "Korean". The
// plain language, not that of one country ("American English").
QString languageName(const QString &language)
{
    const QLocale::Language code = QLocale(language).language();
    const QString name = QLocale(code, QLocale::World).nativeLanguageName();
    return code == QLocale::C || name.isEmpty() ? language : name;
}

} // namespace

CardView::CardView(BankPtr bank, const Question &question, const CardLook &look, QWidget *parent,
                   Form form)
    : QFrame(parent)
    , m_bank(std::move(bank))
    , m_question(&question)
    , m_look(look)
    , m_form(form)
{
    setFont(look.style.interfaceFont());
    setAccessibleName(plainText(shownQuestion()));
    buildTop();
    retranslate();
    applyState();
}

int CardView::comfortableWidth(const CardLook &look)
{
    return QFontInfo(look.style.font(TextRole::Body)).pixelSize() * WidthInEms + 2 * SidePadding;
}

QString CardView::shownQuestion() const
{
    const QString text = m_question->question.in(m_look.language);
    if (m_question->kind() != QuestionKind::Cloze)
        return text;
    return m_state.unfolded ? clozeFilled(text) : clozeWithGaps(text);
}

TextContext CardView::contextFor(TextRole role) const
{
    return {m_look.theme, m_look.style, m_bank->folder, role};
}

TextView *CardView::addText(QVBoxLayout *layout, const QString &name, const QString &markdown,
                            TextRole role, int above)
{
    if (markdown.isEmpty())
        return nullptr;
    auto *view = new TextView(this);
    view->setAccessibleName(name);
    view->setMarkdown(markdown, contextFor(role));
    connect(view, &TextView::linkActivated, this, &CardView::linkActivated);
    layout->addSpacing(above);
    layout->addWidget(view);
    return view;
}

void CardView::buildTop()
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(SidePadding, TopPadding, SidePadding,
                                 m_form == Form::Stage ? StageBottomPadding : BottomPadding);
    m_layout->setSpacing(0);

    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    m_header = new CardHeader(this);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.87);
    m_header->setFont(small);
    m_header->setTheme(m_look.theme);
    top->addWidget(m_header, 1);
    m_language = new QToolButton(this);
    m_language->setFont(small);
    m_language->setAutoRaise(true);
    m_language->setVisible(!m_bank->languageAfter(m_look.language).isEmpty());
    connect(m_language, &QToolButton::clicked, this,
            [this] { Q_EMIT languageRequested(m_bank->languageAfter(m_look.language)); });
    top->addWidget(m_language);
    m_layout->addLayout(top);
    m_chips = new ChipRow(this);
    m_chips->setFont(small);
    m_chips->setTheme(m_look.theme);
    m_layout->addWidget(m_chips);

    m_questionText = addText(m_layout, tr("Question"), shownQuestion(), TextRole::Question, 6);

    if (m_question->kind() == QuestionKind::Open) {
        m_write = new QToolButton(this);
        m_write->setFont(small);
        m_write->setAutoRaise(true);
        connect(m_write, &QToolButton::clicked, this, &CardView::answeringRequested);
        m_layout->addSpacing(8);
        m_layout->addWidget(m_write, 0, Qt::AlignLeading);
    } else {
        openAnswerBox();
    }

    if (m_form == Form::Stage && !m_question->hints.isEmpty())
        buildHints();
    m_fold = new FoldButton(this);
    m_fold->setTheme(m_look.theme);
    connect(m_fold, &FoldButton::clicked, this, &CardView::unfoldRequested);
    m_layout->addSpacing(10);
    m_layout->addWidget(m_fold);
}

void CardView::buildHints()
{
    QStringList hints;
    for (const LocalText &hint : m_question->hints)
        hints.append(hint.in(m_look.language));
    m_hints = new HintPanel(hints, contextFor(TextRole::Body), this);
    connect(m_hints, &HintPanel::hintRequested, this, &CardView::hintRequested);
    connect(m_hints, &HintPanel::linkActivated, this, &CardView::linkActivated);
    m_layout->addWidget(m_hints);
}

void CardView::openAnswerBox()
{
    // Options stand in the same order whenever the card is made again, in another for each
    // question.
    const QByteArray hash =
        QCryptographicHash::hash(key().toString().toUtf8(), QCryptographicHash::Sha256);
    const auto seed = qFromLittleEndian<quint64>(hash.constData());
    m_answer = createAnswerWidget(*m_question, m_look.language,
                                  {m_look.theme, m_look.style, m_bank->folder}, seed, this);
    m_answer->setResponse(m_state.response);
    connect(m_answer, &AnswerWidget::responseChanged, this, [this] {
        m_state.response = m_answer->response();
        Q_EMIT responseChanged(m_state.response);
    });
    connect(m_answer, &AnswerWidget::revealRequested, this, [this] {
        if (!m_state.unfolded)
            Q_EMIT unfoldRequested(true);
    });
    m_confidence = new ConfidenceBar(this);
    m_confidence->setTheme(m_look.theme);
    connect(m_confidence, &ConfidenceBar::chosen, this, &CardView::confidenceChosen);

    // Below the question, above the fold line (which is not there yet while the card is being
    // built).
    const int at = m_write ? m_layout->indexOf(m_write) : m_layout->count();
    m_layout->insertWidget(at, m_answer);
    m_layout->insertWidget(at + 1, m_confidence);
    m_layout->insertSpacing(at, 12);
    if (m_write)
        m_write->hide();
}

void CardView::buildBody()
{
    m_body = new QWidget(this);
    auto *layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(0);

    m_answerText = addText(layout, tr("Answer"), m_question->answerText.in(m_look.language),
                           TextRole::Body, 4);
    if (m_question->kind() != QuestionKind::Cloze)
        buildPoints(layout);
    addText(layout, tr("Explanation"), m_question->explanation.in(m_look.language), TextRole::Body,
            10);
    buildReferences(layout);

    if (m_form == Form::Column) {
        m_grades = new GradeBar(m_body);
        m_grades->setTheme(m_look.theme);
        connect(m_grades, &GradeBar::gradeRequested, this, &CardView::gradeRequested);
        layout->addWidget(m_grades);
    }
    m_layout->addWidget(m_body);
}

void CardView::buildPoints(QVBoxLayout *layout)
{
    if (m_question->points.isEmpty())
        return;
    layout->addSpacing(6);
    for (const KeyPoint &point : m_question->points) {
        auto *row = new PointRow(m_body);
        row->setContent(point.text.in(m_look.language), point.ifMissed.in(m_look.language), m_look,
                        m_bank->folder);
        connect(row, &PointRow::recalledChanged, this, [this, id = point.id](bool recalled) {
            m_state.ticks.insert(id, recalled);
            m_fold->setNote(foldNote());
            for (PointRow *other : std::as_const(m_points))
                other->setMissedShown(true);
            Q_EMIT tickChanged(id, recalled);
        });
        connect(row, &PointRow::linkActivated, this, &CardView::linkActivated);
        layout->addWidget(row);
        m_points.append(row);
    }
}

// One quiet line: the titles as links, and when they were last checked.
void CardView::buildReferences(QVBoxLayout *layout)
{
    if (m_question->references.isEmpty())
        return;
    QStringList links;
    for (const Reference &reference : m_question->references) {
        QString link = QStringLiteral("[%1 ↗](<%2>)")
                           .arg(escaped(reference.title.in(m_look.language)), reference.url);
        if (!reference.checked.isEmpty())
            //: When the author last checked a reference; %1 is a date such as 2026-08
            link += u' ' + tr("checked %1").arg(reference.checked);
        links.append(link);
    }
    auto *rule = new QFrame(m_body);
    rule->setFixedHeight(1);
    rule->setAutoFillBackground(true);
    QPalette line = rule->palette();
    line.setColor(QPalette::Window, m_look.theme.line);
    rule->setPalette(line);
    layout->addSpacing(12);
    layout->addWidget(rule);
    addText(layout, tr("References"),
            tr("References") + QStringLiteral(" · ") + links.join(QStringLiteral(" · ")),
            TextRole::Caption, 8);
}

void CardView::setHeader(const CardHeader::Content &header)
{
    m_header->setContent(header);
}

void CardView::setChips(const QStringList &words, const QStringList &meanings)
{
    m_chips->setChips(words, meanings);
}

void CardView::setState(const State &state)
{
    m_state = state;
    applyState();
}

void CardView::applyState()
{
    if (!m_answer && (m_state.answering || !m_state.response.isEmpty()))
        openAnswerBox();
    if (m_answer && m_answer->response() != m_state.response)
        m_answer->setResponse(m_state.response);
    if (m_confidence) {
        m_confidence->setChosen(m_state.confidence);
        m_confidence->setReadOnly(m_state.unfolded);
    }
    if (m_state.unfolded && !m_body)
        buildBody();
    if (m_body)
        m_body->setVisible(m_state.unfolded);
    m_fold->setChecked(m_state.unfolded);
    if (m_form == Form::Stage)
        m_fold->setEnabled(!m_state.unfolded); // a heading from now on
    if (m_form == Form::Stage && m_answer) {   // what was not used does not stand in the way
        m_answer->setVisible(!m_state.unfolded || !m_state.response.isEmpty() ||
                             m_question->kind() != QuestionKind::Open);
        m_confidence->setVisible(!m_state.unfolded || m_state.confidence);
    }
    if (m_hints) {
        m_hints->setShown(m_state.hintsShown);
        m_hints->setClosed(m_state.unfolded);
    }
    m_fold->setNote(foldNote());
    if (m_question->kind() == QuestionKind::Cloze)
        m_questionText->setMarkdown(shownQuestion(), contextFor(TextRole::Question));

    applyToPoints();
    if (m_answer) {
        if (m_state.unfolded)
            m_answer->showJudgement(judgement().value_or(Judgement{}));
        else
            m_answer->hideJudgement();
        m_answer->setFound(m_state.unfolded ? m_state.foundInAnswer : QList<TextRange>());
    }
    if (m_grades)
        m_grades->setLast(m_state.lastGrade);
    updateGeometry();
}

void CardView::applyToPoints()
{
    for (int i = 0; i < m_points.size(); ++i) {
        PointRow *row = m_points.at(i);
        const QString &id = m_question->points.at(i).id;
        row->setRecalled(m_state.ticks.value(id, false));
        row->setMissedShown(!m_state.ticks.isEmpty());
        const auto found = m_state.suggestedPoints.constFind(id);
        row->setSuggested(found == m_state.suggestedPoints.cend() ? std::nullopt
                                                                  : std::optional(*found));
        row->setHistory(m_state.pointHistory.value(id));
    }
}

std::optional<Judgement> CardView::judgement() const
{
    if (!m_state.unfolded)
        return std::nullopt;
    return judge(*m_question, m_state.response, locale());
}

void CardView::setSuggestion(std::optional<Grade> grade, const QString &reason)
{
    if (m_grades)
        m_grades->setSuggestion(grade, reason);
}

void CardView::setHintKey(const QString &key)
{
    if (m_hints)
        m_hints->setKey(key);
}

void CardView::setCurrent(bool current)
{
    if (current == m_current)
        return;
    m_current = current;
    m_fold->setKeyHint(current ? tr("Space") : QString());
    update();
}

void CardView::focusAnswerStart()
{
    if (m_answerText)
        m_answerText->setFocus(Qt::OtherFocusReason);
    else if (!m_points.isEmpty())
        m_points.first()->box()->setFocus(Qt::OtherFocusReason);
    else if (m_fold->isEnabled())
        m_fold->setFocus(Qt::OtherFocusReason);
    else if (auto *text = m_body->findChild<TextView *>())
        text->setFocus(Qt::OtherFocusReason);
}

void CardView::startAnswering()
{
    m_state.answering = true;
    applyState();
    m_answer->setFocus(Qt::OtherFocusReason);
}

QRect CardView::answerRect() const
{
    QRect rect = m_fold->geometry();
    const auto below = [&](const QWidget *part) {
        rect |= QRect(part->mapTo(this, QPoint()), part->size());
    };
    if (!m_points.isEmpty())
        below(m_points.last());
    else if (m_answerText)
        below(m_answerText);
    else if (m_body)
        below(m_body);
    if (m_question->kind() != QuestionKind::Open) // the answer is judged where it was put in
        rect |= m_answer->geometry();
    return rect;
}

void CardView::tickPoint(int number)
{
    if (m_state.unfolded && number >= 1 && number <= m_points.size())
        m_points.at(number - 1)->box()->click();
}

QString CardView::foldNote() const
{
    const int points = int(m_question->points.size());
    if (points == 0 || m_question->kind() == QuestionKind::Cloze)
        return {};
    if (!m_state.unfolded)
        return tr("%n key point(s)", nullptr, points);
    int recalled = 0;
    for (const KeyPoint &point : m_question->points)
        recalled += m_state.ticks.value(point.id, false) ? 1 : 0;
    const QString note = m_state.ticks.isEmpty()
                             ? tr("Tick what you recalled")
                             : tr("Recalled %1 of %n key point(s)", nullptr, points).arg(recalled);
    if (m_state.suggestedPoints.isEmpty())
        return note;
    //: %1 is "Tick what you recalled" or "Recalled 2 of 4 key points"
    return tr("%1 · bold: found in your answer").arg(note);
}

int CardView::heightForWidth(int width) const
{
    return m_layout->totalHeightForWidth(width);
}

void CardView::retranslate()
{
    m_fold->setText(tr("Answer and explanation"));
    m_fold->setNote(foldNote());
    if (m_current)
        m_fold->setKeyHint(tr("Space"));
    if (m_write)
        m_write->setText(tr("Write an answer…"));
    const QString other = languageName(m_bank->languageAfter(m_look.language));
    m_language->setText(other);
    m_language->setToolTip(tr("Show the cards in %1").arg(other));
}

void CardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CardView::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT pressed();
    QFrame::mousePressEvent(event);
}

void CardView::paintEvent(QPaintEvent *)
{
    if (m_form == Form::Stage)
        return;
    QPainter painter(this);
    drawRoundedBox(painter, rect(), 12, m_look.theme.card,
                   m_current ? m_look.theme.accent : m_look.theme.line, m_look.theme.lineWidth());
}

} // namespace foldout
