// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examplandialog.h"

#include "core/text.h"
#include "models/examdaysmodel.h"
#include "session/studyprogress.h"
#include "windows/appearance.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <utility>

namespace foldout {

namespace {

constexpr int DaysAtFirst = 14;
constexpr int MostDays = 730;
constexpr int MostMinutes = 600;
constexpr int MinutesOfADay = 24 * 60;
constexpr int PauseMs = 150;
constexpr int TableRows = 7; // to be seen at least

// A number over a bar as long as its share.
class BarDelegate final : public QStyledItemDelegate
{
public:
    BarDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QRectF bar = QRectF(option.rect).adjusted(2, 3, -2, -3);
        const qreal width = bar.width() * index.data(ExamDaysModel::ShareRole).toDouble();
        if (option.direction == Qt::RightToLeft)
            bar.setLeft(bar.right() - width);
        else
            bar.setWidth(width);
        const Theme &theme = m_appearance.theme();
        if (!(option.state & QStyle::State_Selected) && width > 0) {
            painter->fillRect(bar, theme.accentGround);
            painter->setPen(QPen(theme.accent, theme.lineWidth()));
            painter->drawLine(bar.topRight(), bar.bottomRight());
        }
        QStyledItemDelegate::paint(painter, option, index);
    }

private:
    const Appearance &m_appearance;
};

} // namespace

ExamPlanDialog::ExamPlanDialog(const Services &services, const QList<BankPtr> &banks,
                               const QHash<CardKey, CardState> &states, const Scheduler &scheduler,
                               const QDate &today, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_banks(banks)
    , m_states(states)
    , m_scheduler(scheduler)
    , m_today(today)
{
    setObjectName(QStringLiteral("examPlanDialog"));
    // The learner's own pace, as soon as it is known.
    if (const double seconds = services.progress.secondsPerNew(); seconds > 0)
        m_options.secondsPerNew = std::round(seconds);
    if (const double seconds = services.progress.secondsPerReview(); seconds > 0)
        m_options.secondsPerReview = std::round(seconds);
    buildFrame();
    fillScopes();
    applyLook();
    retranslate();
    const int em = fontMetrics().averageCharWidth();
    resize(QSize(em * 84, fontMetrics().height() * 40)
               .boundedTo(screen()->availableSize() - QSize(20, 40)));

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ExamPlanDialog::startPlan);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ExamPlanDialog::showPlan);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ExamPlanDialog::changed);
    connect(m_day, &QDateEdit::dateChanged, this, &ExamPlanDialog::changed);
    connect(m_minutes, &QSpinBox::valueChanged, this, &ExamPlanDialog::changed);
    connect(m_study, &QPushButton::clicked, this, &ExamPlanDialog::study);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&services.appearance, &Appearance::changed, this, &ExamPlanDialog::applyLook);
    startPlan();
}

ExamPlanDialog::~ExamPlanDialog()
{
    *m_cancelled = true;
}

// -- the frame

void ExamPlanDialog::buildFrame()
{
    m_scope = new QComboBox(this);
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scope->setMinimumContentsLength(12);
    m_day = new QDateEdit(m_today.addDays(DaysAtFirst), this);
    m_day->setDateRange(m_today.addDays(1), m_today.addDays(MostDays));
    m_day->setCalendarPopup(true);
    m_minutes = new QSpinBox(this);
    m_minutes->setRange(1, MostMinutes);
    m_minutes->setValue(ExamPlanOptions{}.minutesPerDay);
    m_form = new QFormLayout;
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QWidget *field : {static_cast<QWidget *>(m_scope), static_cast<QWidget *>(m_day),
                           static_cast<QWidget *>(m_minutes)})
        m_form->addRow(QString(), field);

    m_days = new ExamDaysModel(this);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("days"));
    m_table->setModel(m_days);
    m_table->setItemDelegateForColumn(ExamDaysModel::MinutesColumn,
                                      new BarDelegate(m_services.appearance, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ExamDaysModel::MinutesColumn,
                                                      QHeaderView::Stretch);
    m_left = new QListWidget(this);
    m_left->setUniformItemSizes(true);
    m_left->setTextElideMode(Qt::ElideRight);
    m_left->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addSpacing(8);
    for (QLabel **label : {&m_fit, &m_recall, &m_leftTitle, &m_how}) {
        *label = new QLabel(contents);
        (*label)->setTextFormat(Qt::PlainText);
        (*label)->setWordWrap(true);
    }
    column->addWidget(m_fit);
    column->addWidget(m_recall);
    column->addWidget(m_table, 2);
    column->addWidget(m_leftTitle);
    column->addWidget(m_left, 1);
    column->addWidget(m_how);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(contents);

    m_study = new QPushButton(this);
    m_close = new QPushButton(this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton *button : {m_study, m_close}) {
        button->setAutoDefault(false); // Enter in a field ends the typing, nothing more
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);
}

void ExamPlanDialog::fillScopes()
{
    const QString language = contentLanguage(m_services);
    const auto add = [this](const Scope &scope, const QString &name) {
        m_scopes.append(scope);
        m_scope->addItem(name);
    };
    if (m_banks.size() != 1)
        add({}, QString()); // its name is set by retranslate()
    for (int i = 0; i < m_banks.size(); ++i) {
        const Bank &bank = *m_banks.at(i);
        const QString title = plainText(bank.title.in(language));
        add({i, {}}, title);
        for (const Topic &topic : bank.topics) {
            //: A bank and one of its topics
            add({i, topic.id}, tr("%1: %2").arg(title, plainText(topic.title.in(language))));
        }
    }
}

void ExamPlanDialog::applyLook()
{
    const Theme &theme = m_services.appearance.theme();
    const QFont font = m_services.appearance.style().interfaceFont();
    setFont(font);
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    m_fit->setFont(strong);
    m_leftTitle->setFont(strong);
    QFont small = font;
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_how->setFont(small);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_how->setPalette(muted);
    const int row = fontMetrics().height() + 8;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setMinimumHeight(row * (TableRows + 1));
    m_left->setMinimumHeight(row * 4);
    m_table->viewport()->update();
}

void ExamPlanDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ExamPlanDialog::retranslate()
{
    setWindowTitle(tr("Plan for an exam"));
    const auto setLabel = [this](QWidget *field, const QString &text) {
        auto *label = qobject_cast<QLabel *>(m_form->labelForField(field));
        label->setText(text);
        label->setBuddy(field);
    };
    setLabel(m_scope, tr("&Questions"));
    setLabel(m_day, tr("&Exam on"));
    setLabel(m_minutes, tr("&Minutes a day"));
    if (m_scopes.first().bank < 0)
        m_scope->setItemText(0, tr("All open banks"));
    //: The day of an exam in its field, as QDate::toString() understands it: 24 Dec 2026
    m_day->setDisplayFormat(tr("d MMM yyyy"));
    m_days->retranslate();
    m_table->setAccessibleName(tr("Days until the exam"));
    m_left->setAccessibleName(tr("Does not fit"));
    m_close->setText(tr("Close"));
    m_study->setText(tr("&Study today's share"));
    if (m_isPlanning)
        showPlanning();
    else if (m_cancelled)
        showPlan();
}

// -- the plan

void ExamPlanDialog::changed()
{
    *m_cancelled = true;
    showPlanning();
    m_pause.start();
}

void ExamPlanDialog::startPlan()
{
    const Scope &scope = m_scopes.at(m_scope->currentIndex());
    m_cards.clear();
    QList<CardState> states;
    for (int i = 0; i < m_banks.size(); ++i) {
        if (scope.bank >= 0 && scope.bank != i)
            continue;
        for (const Question &question : m_banks.at(i)->questions) {
            if (!scope.topicId.isEmpty() && question.topic != scope.topicId)
                continue;
            m_cards.append(m_banks.at(i)->key(question));
            states.append(m_states.value(m_cards.last(), CardState{.card = m_cards.last()}));
        }
    }
    m_options.today = m_today;
    m_options.examDay = m_day->date();
    m_options.minutesPerDay = m_minutes->value();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    showPlanning();
    m_watcher.setFuture(QtConcurrent::run(
        [states, scheduler = m_scheduler, options = m_options, cancelled = m_cancelled] {
            return planForExam(states, scheduler, options, cancelled.get());
        }));
}

void ExamPlanDialog::showPlanning()
{
    m_isPlanning = true;
    m_study->setEnabled(false);
    m_fit->setText(tr("Planning…"));
}

void ExamPlanDialog::showPlan()
{
    if (*m_cancelled)
        return; // something was changed since
    m_isPlanning = false;
    m_plan = m_watcher.result();
    m_days->setDays(m_plan.days);
    m_fit->setText(fitSentence());
    m_recall->setText(recallSentence());
    m_how->setText(howSentence());
    m_recall->setVisible(!m_plan.isEmpty());
    m_how->setVisible(!m_plan.isEmpty());
    m_table->setVisible(!m_plan.isEmpty());
    showLeft();
    const int today = int(m_plan.today.size());
    m_study->setEnabled(today > 0);
    m_study->setText(today > 0 ? tr("&Study today's share: %n question(s)", nullptr, today)
                               : tr("Nothing to study today"));
}

void ExamPlanDialog::showLeft()
{
    const QString language = contentLanguage(m_services);
    m_left->clear();
    for (const int index : std::as_const(m_plan.left)) {
        const CardKey &key = m_cards.at(index);
        const auto bank =
            std::ranges::find(m_banks, key.bankId, [](const BankPtr &b) { return b->id; });
        const Question *question = (*bank)->find(key.questionId);
        m_left->addItem(plainText(question->question.in(language)));
    }
    const int left = int(m_plan.left.size());
    m_leftTitle->setText(tr("%n question(s) do not fit", nullptr, left));
    m_leftTitle->setVisible(left > 0);
    m_left->setVisible(left > 0);
}

QString ExamPlanDialog::fitSentence() const
{
    const int all = int(m_plan.fits.size() + m_plan.left.size());
    if (all == 0)
        return tr("There is no question to plan here: they are all suspended, or none is there.");
    if (m_plan.left.isEmpty())
        return tr("Everything fits: all %n question(s).", nullptr, all);
    const QLocale locale;
    const QString fits = locale.toString(m_plan.fits.size());
    if (m_options.minutesPerDay + m_plan.minutesMissing >= MinutesOfADay)
        return tr("%1 of %2 questions fit. Not even studying all day long would be enough for "
                  "the others.")
            .arg(fits, locale.toString(all));
    return tr("%1 of %2 questions fit. With %n more minute(s) a day all of them would.", nullptr,
              m_plan.minutesMissing)
        .arg(fits, locale.toString(all));
}

QString ExamPlanDialog::recallSentence() const
{
    const QLocale locale;
    return tr("On the exam day you would recall about %1 of %2 questions; in 95 of 100 simulated "
              "exams between %3 and %4.")
        .arg(locale.toString(std::llround(m_plan.recalledExpected)),
             locale.toString(m_plan.fits.size() + m_plan.left.size()),
             locale.toString(std::llround(m_plan.recalledLow)),
             locale.toString(std::llround(m_plan.recalledHigh)));
}

QString ExamPlanDialog::howSentence() const
{
    const QLocale locale;
    return tr("Due: asked by the schedule. New: to be begun. Early: asked before it is due, because "
              "the exam comes first. A question fits when it is begun before the exam and, once "
              "due, is asked. The numbers are averages: from here to the exam, your memory is "
              "simulated %1 times with the model that also sets the due days, counting %2 seconds "
              "for a new question and %3 for any other answer. No due day is changed.")
        .arg(locale.toString(m_plan.runs), locale.toString(m_options.secondsPerNew),
             locale.toString(m_options.secondsPerReview));
}

void ExamPlanDialog::study()
{
    QList<CardKey> share;
    for (const int index : std::as_const(m_plan.today))
        share.append(m_cards.at(index));
    accept();
    Q_EMIT studyRequested(share);
}

} // namespace foldout
