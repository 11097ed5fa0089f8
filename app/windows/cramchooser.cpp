// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/cramchooser.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace foldout {

CramChooser::CramChooser(const StudyProgress &progress, QWidget *parent)
    : TitledBox(parent)
    , m_progress(progress)
    , m_setLabel(new QLabel(this))
    , m_set(new QComboBox(this))
    , m_topicLabel(new QLabel(this))
    , m_topic(new QComboBox(this))
    , m_start(new QPushButton(this))
{
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(10);
    form->addRow(m_setLabel, m_set);
    form->addRow(m_topicLabel, m_topic);
    m_setLabel->setBuddy(m_set);
    m_topicLabel->setBuddy(m_topic);
    for (QComboBox *box : {m_set, m_topic}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(box, &QComboBox::activated, this, &CramChooser::refresh);
    }
    for (size_t i = 0; i < CramSets.size(); ++i)
        m_set->addItem(QString());
    content()->addLayout(form);
    content()->addWidget(m_start, 0, Qt::AlignLeading);
    m_start->setAutoDefault(false);
    connect(m_start, &QPushButton::clicked, this, [this] {
        const QList<CardKey> cards = chosen();
        if (!cards.isEmpty())
            Q_EMIT cramRequested(cards);
    });
    fillTopics();
    retranslate();
}

void CramChooser::setBanks(const QList<BankPtr> &banks, const QString &language)
{
    m_banks = banks;
    m_language = language;
    fillTopics();
    refresh();
}

void CramChooser::fillTopics()
{
    const QString before = m_topic->currentData().toString();
    m_topic->clear();
    m_topic->addItem(tr("All topics"), QString());
    for (const BankPtr &bank : std::as_const(m_banks)) {
        for (const Topic &topic : bank->topics) {
            const QString title = topic.title.in(m_language);
            m_topic->addItem(m_banks.size() > 1
                                 //: A bank and one of its topics
                                 ? tr("%1: %2").arg(bank->title.in(m_language), title)
                                 : title,
                             QString(bank->id + u'/' + topic.id));
        }
    }
    m_topic->setCurrentIndex(std::max(0, m_topic->findData(before)));
}

QList<CardKey> CramChooser::chosen() const
{
    return cramCards(m_banks, m_progress, CramSets.at(size_t(std::max(0, m_set->currentIndex()))),
                     m_topic->currentData().toString());
}

void CramChooser::refresh()
{
    const int cards = int(chosen().size());
    m_start->setText(cards > 0 ? tr("Cram %n question(s)", nullptr, cards)
                               : tr("No such question"));
    m_start->setEnabled(cards > 0);
}

void CramChooser::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TitledBox::changeEvent(event);
}

void CramChooser::retranslate()
{
    setTitle(tr("Cram"), tr("Goes through a set until each question was passed. It is noted in the "
                            "log and leaves the schedule alone."));
    m_setLabel->setText(tr("Questions"));
    m_topicLabel->setText(tr("Topic"));
    m_topic->setItemText(0, tr("All topics"));
    const auto name = [](CramSet set) {
        switch (set) {
        case CramSet::All:
            return tr("All");
        case CramSet::Missed:
            return tr("Missed last time");
        case CramSet::Flagged:
            return tr("Flagged");
        case CramSet::Leeches:
            return tr("Leeches: missed again and again");
        }
        Q_UNREACHABLE();
    };
    for (size_t i = 0; i < CramSets.size(); ++i)
        m_set->setItemText(int(i), name(CramSets.at(i)));
    refresh();
}

} // namespace foldout
