// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runheader.h"

#include "widgets/flowlayout.h"
#include "widgets/keybutton.h"
#include "widgets/painting.h"
#include "widgets/thinbar.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

// A shape and "3 due". Every kind has a shape of its own.
class CountLabel final : public QWidget
{
public:
    enum class Shape { Disc, Ring, Half };

    CountLabel(Shape shape, QWidget *parent)
        : QWidget(parent)
        , m_shape(shape)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setTheme(const Theme &theme)
    {
        m_theme = theme;
        update();
    }

    void setText(const QString &text, const QString &meaning)
    {
        m_text = text;
        setToolTip(meaning);
        setAccessibleName(text);
        setAccessibleDescription(meaning);
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        return {shapeSize() + 6 + fontMetrics().horizontalAdvance(m_text), fontMetrics().height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const int size = shapeSize();
        const QRect shape = QStyle::visualRect(layoutDirection(), rect(), {0, 0, size, height()});
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF centre = QRectF(shape).center();
        if (m_shape == Shape::Disc) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.accent);
            painter.drawEllipse(centre, size / 2.0, size / 2.0);
        } else {
            drawMark(painter, centre, size,
                     m_shape == Shape::Ring ? CardMark::New : CardMark::Shaky, m_theme);
        }
        painter.setPen(m_theme.muted);
        painter.drawText(
            QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(size + 6, 0, 0, 0)),
            int(Qt::AlignVCenter | Qt::AlignLeading), m_text);
    }

private:
    int shapeSize() const { return std::max(9, fontMetrics().ascent() * 2 / 3); }

    const Shape m_shape;
    Theme m_theme;
    QString m_text;
};

RunHeader::RunHeader(QWidget *parent)
    : QWidget(parent)
    , m_position(new QLabel(this))
    , m_bar(new ThinBar(this))
    , m_undo(new KeyButton(this))
    , m_counts{new CountLabel(CountLabel::Shape::Disc, this),
               new CountLabel(CountLabel::Shape::Ring, this),
               new CountLabel(CountLabel::Shape::Half, this)}
    , m_summary(new KeyButton(this))
    , m_backToDue(new KeyButton(this))
{
    auto *where = new FlowLayout;
    where->setSpacing(14);
    where->addWidget(m_position);
    where->addWidget(m_bar);
    where->addWidget(m_undo);
    auto *left = new FlowLayout;
    left->setSpacing(14);
    for (CountLabel *count : m_counts)
        left->addWidget(count);
    left->addWidget(m_summary);
    left->addWidget(m_backToDue);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(where);
    layout->addLayout(left);
    m_undo->hide();
    connect(m_undo, &KeyButton::clicked, this, [this] {
        if (m_action)
            m_action->trigger();
    });
    connect(m_summary, &KeyButton::clicked, this, &RunHeader::summaryRequested);
    connect(m_backToDue, &KeyButton::clicked, this, &RunHeader::dueRequested);
    refresh();
}

void RunHeader::setTheme(const Theme &theme)
{
    QPalette muted = m_position->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_position->setPalette(muted);
    m_bar->setTheme(theme);
    for (CountLabel *count : m_counts)
        count->setTheme(theme);
    for (KeyButton *button : {m_undo, m_summary, m_backToDue})
        button->setTheme(theme);
}

void RunHeader::setContent(const Content &content)
{
    m_content = content;
    refresh();
}

void RunHeader::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    refresh();
}

void RunHeader::setUndoAction(QAction *action)
{
    m_action = action;
    connect(action, &QAction::changed, this, &RunHeader::refresh);
    refresh();
}

void RunHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void RunHeader::refresh()
{
    m_position->setText(m_content.position);
    m_bar->setShare(m_content.done, m_content.cards);
    m_bar->setAccessibleName(tr("Progress of this run"));
    m_counts[0]->setText(tr("%Ln due", nullptr, m_content.due),
                         tr("Graded before, and due today or earlier."));
    m_counts[1]->setText(tr("%Ln new", nullptr, m_content.fresh),
                         tr("Never graded. How many come in a day is set in the settings."));
    m_counts[2]->setText(
        tr("%Ln in learning", nullptr, m_content.learning),
        tr("Asked again within the day, after a few minutes, until they are recalled."));
    const std::array counts{m_content.due, m_content.fresh, m_content.learning};
    for (size_t i = 0; i < counts.size(); ++i)
        m_counts.at(i)->setVisible(counts.at(i) > 0 && !m_compact);
    m_summary->setText(tr("Summary"));
    m_summary->setVisible(m_content.hasSummary && !m_compact);
    m_backToDue->setText(tr("Back to today's cards"));
    m_backToDue->setVisible(m_content.chosenSet);
    m_undo->setText(tr("Undo"));
    m_undo->setVisible(!m_action.isNull());
    if (m_action) {
        m_undo->setEnabled(m_action->isEnabled());
        m_undo->setKey(m_action->shortcut().toString(QKeySequence::NativeText));
        static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&"));
        m_undo->setToolTip(m_action->text().remove(mnemonic));
        m_undo->setAccessibleDescription(m_undo->toolTip());
    }
}

} // namespace foldout
