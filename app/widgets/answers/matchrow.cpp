// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/matchrow.h"

#include "core/text.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace foldout {

namespace {

// A box that a wheel over the scrolling page does not change.
class PickBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

MatchRow::MatchRow(QWidget *parent)
    : QWidget(parent)
    , m_left(wrappingLabel(this))
    , m_box(new PickBox(this))
    , m_choice(wrappingLabel(this))
    , m_mark(new MarkLabel(this))
    , m_correction(wrappingLabel(this))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(4);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    for (QWidget *part : {static_cast<QWidget *>(m_left), static_cast<QWidget *>(m_box),
                          static_cast<QWidget *>(m_choice), static_cast<QWidget *>(m_mark),
                          static_cast<QWidget *>(m_correction)})
        column->addWidget(part);
    setFocusProxy(m_box);
    clearVerdict();
}

void MatchRow::setLeft(const QString &markdown)
{
    m_left->setText(plainText(markdown));
    m_box->setAccessibleName(m_left->text());
}

void MatchRow::setChoices(const QStringList &choices)
{
    const int place = chosen();
    m_box->clear();
    m_box->addItems(choices);
    m_box->setPlaceholderText(tr("Choose"));
    setChosen(place);
}

void MatchRow::setVerdict(Mark mark, const QString &correction)
{
    m_choice->setText(m_box->currentText());
    m_choice->setVisible(chosen() >= 0);
    m_box->hide();
    m_mark->setMark(mark);
    m_correction->setText(correction);
    m_correction->setVisible(!correction.isEmpty());
}

void MatchRow::clearVerdict()
{
    m_choice->hide();
    m_box->show();
    m_mark->setMark(Mark::None);
    m_correction->hide();
}

} // namespace foldout
