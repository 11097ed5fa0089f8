// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/matchrow.h"

#include "widgets/answers/textlabel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace foldout {

namespace {

bool isLetterOrSpace(const QKeyEvent &event)
{
    const bool letter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    return (letter || event.key() == Qt::Key_Space) && !(event.modifiers() & ~Qt::ShiftModifier);
}

// A box that a wheel over the scrolling page does not change, that takes letters before the
// window's shortcuts do, and that leaves digits to the card.
class PickBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride &&
            isLetterOrSpace(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        return QComboBox::event(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
            event->ignore();
        else
            QComboBox::keyPressEvent(event);
    }

    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

MatchRow::MatchRow(QWidget *parent)
    : QWidget(parent)
    , m_left(new TextLabel(this))
    , m_box(new PickBox(this))
    , m_choice(new TextLabel(this))
    , m_mark(new MarkLabel(this))
    , m_correction(new TextLabel(this))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(4);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    for (QWidget *part : {static_cast<QWidget *>(m_left), static_cast<QWidget *>(m_box),
                          static_cast<QWidget *>(m_choice), static_cast<QWidget *>(m_mark),
                          static_cast<QWidget *>(m_correction)})
        column->addWidget(part);
    clearVerdict();
}

void MatchRow::setLeft(const QString &markdown)
{
    m_left->setMarkdown(markdown);
    m_box->setAccessibleName(m_left->words());
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
    m_box->hide();
    m_mark->setMark(mark);
    m_correction->setText(correction);
    update();
}

void MatchRow::clearVerdict()
{
    m_choice->setText({});
    m_box->show();
    m_mark->setMark(Mark::None);
    m_correction->setText({});
    update();
}

void MatchRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFrame(painter, *this, {.mark = mark()});
}

} // namespace foldout
