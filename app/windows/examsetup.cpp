// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examsetup.h"

#include "models/bankmodel.h"
#include "models/intervals.h"
#include "session/examchoice.h"
#include "session/studyprogress.h"
#include "widgets/checklist.h"
#include "widgets/flowlayout.h"
#include "widgets/keybutton.h"
#include "widgets/rowbutton.h"
#include "windows/cramchooser.h"
#include "windows/examwords.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

constexpr int MostQuestions = 999;
constexpr int MostMinutes = 600;
constexpr int MostSeed = 999'999;
constexpr int MostPast = 12; // shown
constexpr int Margin = 24;

} // namespace

ExamSetup::ExamSetup(const StudyProgress &progress, QWidget *parent)
    : QScrollArea(parent)
    , m_progress(progress)
    , m_page(new QWidget)
    , m_title(new QLabel(m_page))
    , m_unkept(new RowButton(m_page))
    , m_box(new TitledBox(m_page))
    , m_cram(new CramChooser(progress, m_page))
    , m_pastBox(new TitledBox(m_page))
    , m_pastRows(new QVBoxLayout)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(m_page);
    layout->setSpacing(16);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_unkept),
                            static_cast<QWidget *>(m_box), static_cast<QWidget *>(m_cram),
                            static_cast<QWidget *>(m_pastBox)})
        layout->addWidget(widget);
    layout->addStretch(1);
    buildForm();
    m_pastRows->setSpacing(0);
    m_pastBox->content()->addLayout(m_pastRows);
    setWidget(m_page);

    m_unkept->hide();
    connect(m_unkept, &RowButton::clicked, this, [this] {
        const auto open = std::ranges::find(m_past, false, &Exam::kept);
        if (open != m_past.end())
            Q_EMIT openRequested(open->id);
    });
    connect(m_cram, &CramChooser::cramRequested, this, &ExamSetup::cramRequested);
    offerNewNumber();
    retranslate();
    showPast();
}

void ExamSetup::buildForm()
{
    m_form = new QFormLayout;
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(12);
    m_box->content()->addLayout(m_form);

    const auto spin = [this](int least, int most, int value) {
        auto *box = new QSpinBox(m_box);
        box->setRange(least, most);
        box->setValue(value);
        return box;
    };
    const auto besides = [this](QWidget *first, QWidget *second) {
        auto *row = new QWidget(m_box);
        auto *flow = new FlowLayout(row);
        flow->setSpacing(12);
        flow->addWidget(first);
        flow->addWidget(second);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        row->setSizePolicy(policy);
        return row;
    };
    m_count = spin(1, MostQuestions, ExamOptions{}.count);
    m_fitting = new QLabel(m_box);
    addRow(m_countLabel = new QLabel(m_box), besides(m_count, m_fitting));
    m_countLabel->setBuddy(m_count);

    m_topicList = new CheckList(m_box);
    m_everyTopic = new KeyButton(m_box);
    addRow(m_topicsLabel = new QLabel(m_box), withToggle(m_topicList, m_everyTopic));
    m_topicsLabel->setBuddy(m_topicList);
    m_kindList = new CheckList(m_box);
    m_everyKind = new KeyButton(m_box);
    addRow(m_kindsLabel = new QLabel(m_box), withToggle(m_kindList, m_everyKind));
    m_kindsLabel->setBuddy(m_kindList);

    m_minutes = spin(0, MostMinutes, 0);
    m_minutes->setSingleStep(5);
    addRow(m_minutesLabel = new QLabel(m_box), m_minutes);
    m_minutesLabel->setBuddy(m_minutes);
    m_seed = spin(1, MostSeed, 1);
    m_seed->setGroupSeparatorShown(false);
    m_newSeed = new QPushButton(m_box);
    m_newSeed->setAutoDefault(false);
    addRow(m_seedLabel = new QLabel(m_box), besides(m_seed, m_newSeed));
    m_seedLabel->setBuddy(m_seed);

    m_confidence = new QCheckBox(m_box);
    m_confidence->setChecked(true);
    m_schedule = new QCheckBox(m_box);
    m_problem = new QLabel(m_box);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_start = new QPushButton(m_box);
    m_start->setAutoDefault(true);
    for (QWidget *widget : {static_cast<QWidget *>(m_confidence),
                            static_cast<QWidget *>(m_schedule), static_cast<QWidget *>(m_problem)})
        m_box->content()->addWidget(widget);
    m_box->content()->addWidget(m_start, 0, Qt::AlignLeading);

    connect(m_count, &QSpinBox::valueChanged, this, &ExamSetup::showCounts);
    connect(m_topicList, &CheckList::checkedChanged, this, &ExamSetup::showCounts);
    connect(m_kindList, &CheckList::checkedChanged, this, &ExamSetup::showCounts);
    connect(m_newSeed, &QPushButton::clicked, this, &ExamSetup::offerNewNumber);
    connect(m_start, &QPushButton::clicked, this, [this] {
        say({});
        Q_EMIT startRequested(options());
    });
}

void ExamSetup::addRow(QLabel *label, QWidget *field)
{
    m_form->addRow(label, field);
}

// A list with a small button above it that ticks all or none.
QWidget *ExamSetup::withToggle(CheckList *list, KeyButton *toggle)
{
    auto *box = new QWidget(m_box);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(list);
    layout->addWidget(toggle, 0, Qt::AlignLeading);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(toggle, &KeyButton::clicked, list,
            [list] { list->checkEvery(!list->isEveryChecked()); });
    return box;
}

// -- what can be chosen

void ExamSetup::setBanks(const QList<BankPtr> &banks)
{
    m_banks = banks;
    countQuestions();
    fillLists();
    m_cram->setBanks(banks, m_look.language);
}

void ExamSetup::refresh()
{
    countQuestions();
    showCounts();
    m_cram->refresh();
}

void ExamSetup::countQuestions()
{
    m_topics.clear();
    QSet<QString> contents; // the same question in two banks is asked once
    std::array<int, QuestionKindCount> all{};
    for (const BankPtr &bank : std::as_const(m_banks)) {
        QHash<QString, qsizetype> places;
        const auto addTopic = [&](const QString &id, const QString &title) {
            places.insert(id, m_topics.size());
            m_topics.append({.key = bank->id + u'/' + id,
                             .title = m_banks.size() > 1
                                          //: A bank and one of its topics
                                          ? tr("%1: %2").arg(bank->title.in(m_look.language), title)
                                          : title});
        };
        for (const Topic &topic : bank->topics)
            addTopic(topic.id, topic.title.in(m_look.language));
        addTopic({}, tr("Without a topic"));
        for (const Question &question : bank->questions) {
            if (m_progress.state(bank->key(question)).suspended ||
                contents.contains(question.contentHash))
                continue;
            contents.insert(question.contentHash);
            const qsizetype place = places.value(question.topic, places.value({}));
            ++m_topics[place].counts.at(size_t(question.kind()));
            ++all.at(size_t(question.kind()));
        }
    }
    m_topics.removeIf([](const TopicRow &topic) {
        return std::ranges::all_of(topic.counts, [](int n) { return n == 0; });
    });
    m_kinds.clear();
    for (int kind = 0; kind < QuestionKindCount; ++kind) {
        if (all.at(size_t(kind)) > 0)
            m_kinds.append(QuestionKind(kind));
    }
}

void ExamSetup::fillLists()
{
    QList<CheckList::Row> topics;
    for (const TopicRow &topic : std::as_const(m_topics))
        topics.append({topic.key, topic.title});
    m_topicList->setRows(topics);
    QList<CheckList::Row> kinds;
    for (const QuestionKind kind : std::as_const(m_kinds))
        kinds.append({kindName(kind), BankModel::kindText(kind)});
    m_kindList->setRows(kinds);
    showCounts();
}

// Each topic counts the chosen kinds, each kind the chosen topics.
void ExamSetup::showCounts()
{
    const QSignalBlocker topicsQuiet(m_topicList);
    const QSignalBlocker kindsQuiet(m_kindList);
    const QStringList topics = m_topicList->checkedKeys();
    const QStringList kinds = m_kindList->checkedKeys();
    //: A topic or a kind, and how many questions it has
    const auto counted = [](const QString &name, int n) {
        return tr("%1 (%2)").arg(name).arg(n);
    };
    int fitting = 0;
    QHash<QuestionKind, int> perKind;
    for (int row = 0; row < m_topics.size() && row < m_topicList->count(); ++row) {
        const TopicRow &topic = m_topics.at(row);
        int here = 0;
        for (const QuestionKind kind : std::as_const(m_kinds)) {
            const int n = topic.counts.at(size_t(kind));
            here += kinds.contains(kindName(kind)) ? n : 0;
            perKind[kind] += topics.contains(topic.key) ? n : 0;
        }
        m_topicList->setText(row, counted(topic.title, here));
        fitting += topics.contains(topic.key) ? here : 0;
    }
    for (int row = 0; row < m_kinds.size() && row < m_kindList->count(); ++row) {
        const QuestionKind kind = m_kinds.at(row);
        m_kindList->setText(row, counted(BankModel::kindText(kind), perKind.value(kind)));
    }
    m_fitting->setText(fitting == 0 ? tr("No question fits what is chosen.")
                       : fitting <= m_count->value()
                           ? tr("All %n that fit are asked.", nullptr, fitting)
                           : tr("of %n that fit", nullptr, fitting));
    m_start->setEnabled(fitting > 0);
    const auto toggleText = [](const CheckList *list) {
        return list->isEveryChecked() ? tr("Choose none") : tr("Choose all");
    };
    m_everyTopic->setText(toggleText(m_topicList));
    m_everyKind->setText(toggleText(m_kindList));
}

ExamOptions ExamSetup::options() const
{
    ExamOptions options{.count = m_count->value(),
                        .minutes = m_minutes->value(),
                        .seed = m_seed->value(),
                        .asksConfidence = m_confidence->isChecked(),
                        .movesSchedule = m_schedule->isChecked()};
    if (!m_topicList->isEveryChecked())
        options.topics = m_topicList->checkedKeys();
    if (!m_kindList->isEveryChecked()) {
        for (const QString &name : m_kindList->checkedKeys())
            options.kinds.append(*kindFromName(name));
    }
    return options;
}

void ExamSetup::offerNewNumber()
{
    m_seed->setValue(QRandomGenerator::global()->bounded(1, MostSeed + 1));
}

void ExamSetup::say(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

// -- the past

void ExamSetup::setPast(const QList<Exam> &past)
{
    m_past = past;
    if (!past.isEmpty() && !std::exchange(m_asChosenLast, true)) {
        const ExamOptions &last = past.first().options;
        m_count->setValue(last.count);
        m_minutes->setValue(last.minutes);
        m_confidence->setChecked(last.asksConfidence);
        m_schedule->setChecked(last.movesSchedule);
    }
    showPast();
}

void ExamSetup::showPast()
{
    while (QLayoutItem *item = m_pastRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was pressed
        delete item;
    }
    for (const Exam &exam : m_past.mid(0, MostPast)) {
        const ExamScore score = scoreOf(exam);
        auto *row = new RowButton(m_pastBox);
        row->setLook(m_look);
        QStringList below{shareText(score.share), rightText(score), durationText(exam.elapsedMs)};
        if (!exam.kept)
            below.append(tr("not kept yet"));
        row->setContent(tr("%1 · %n question(s)", nullptr, score.questions).arg(examDateText(exam)),
                        below.join(QStringLiteral(" · ")));
        connect(row, &RowButton::clicked, this, [this, id = exam.id] { Q_EMIT openRequested(id); });
        m_pastRows->addWidget(row);
    }
    m_pastBox->setVisible(!m_past.isEmpty());
    const auto open = std::ranges::find(m_past, false, &Exam::kept);
    m_unkept->setVisible(open != m_past.end());
    if (open != m_past.end())
        m_unkept->setContent(tr("Results that are not kept yet"),
                             tr("The exam of %1 is graded here, then its results are kept.")
                                 .arg(examDateText(*open)));
}

// -- look

void ExamSetup::setLook(const CardLook &look, int maximumWidth)
{
    const bool otherLanguage = look.language != m_look.language;
    m_look = look;
    m_maximumWidth = maximumWidth;
    for (TitledBox *box : {m_box, static_cast<TitledBox *>(m_cram), m_pastBox})
        box->setLook(look);
    m_unkept->setLook(look);
    QFont title = look.style.interfaceFont();
    title.setPointSizeF(title.pointSizeF() * 1.45);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    QPalette palette = m_page->palette();
    palette.setColor(QPalette::WindowText, look.theme.muted);
    m_fitting->setPalette(palette);
    palette.setColor(QPalette::WindowText, look.theme.bad);
    m_problem->setPalette(palette);
    m_everyTopic->setTheme(look.theme);
    m_everyKind->setTheme(look.theme);
    if (otherLanguage)
        setBanks(QList(m_banks));
    showPast();
}

void ExamSetup::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const int side = std::max(Margin, (viewport()->width() - m_maximumWidth) / 2);
    m_page->layout()->setContentsMargins(side, Margin, side, Margin);
}

void ExamSetup::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setBanks(QList(m_banks));
        showPast();
    }
    QScrollArea::changeEvent(event);
}

void ExamSetup::retranslate()
{
    m_title->setText(tr("Exam"));
    m_box->setTitle(tr("New exam"), tr("No answer shows before the end. Then you see your own "
                                       "beside it, and what you missed."));
    m_countLabel->setText(tr("Number of questions"));
    m_topicsLabel->setText(tr("Topics"));
    m_kindsLabel->setText(tr("Kinds"));
    m_minutesLabel->setText(tr("Time limit"));
    m_minutes->setSpecialValueText(tr("none"));
    //: Unit behind a number of minutes
    m_minutes->setSuffix(tr(" min"));
    m_seedLabel->setText(tr("Exam number"));
    m_seed->setToolTip(tr("The same number asks the same questions in the same order."));
    m_seed->setAccessibleDescription(m_seed->toolTip());
    m_newSeed->setText(tr("New number"));
    m_confidence->setText(tr("Ask how sure I am"));
    m_schedule->setText(tr("The grades count for the schedule"));
    m_start->setText(tr("Start the exam"));
    m_topicList->setAccessibleName(tr("Topics"));
    m_kindList->setAccessibleName(tr("Kinds"));
    m_pastBox->setTitle(tr("Past exams"), {});
}

} // namespace foldout
