// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/questionpalette.h"

#include "widgets/flowlayout.h"
#include "widgets/painting.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

using State = QuestionPalette::State;

namespace {

constexpr int Padding = 7;
constexpr int Gap = 6;

void drawState(QPainter &painter, const QRect &box, const State &state, const Theme &theme)
{
    const bool filled = state.answered && !state.gone;
    drawRoundedBox(painter, box, box.height() / 5.0, filled ? theme.accentGround : theme.card,
                   filled ? theme.accent : theme.line, theme.lineWidth());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal unit = box.height() / 30.0;
    if (filled) {
        painter.setBrush(theme.accent);
        painter.drawEllipse(QPointF(box.center().x() + 0.5, box.bottom() - 4 * unit), 2 * unit,
                            2 * unit);
    }
    if (state.flagged) {
        const QPointF top(box.right() - 11 * unit, box.top() + 2 * unit);
        painter.setBrush(theme.warn);
        painter.drawPolygon(
            QPolygonF({top, top + QPointF(9 * unit, 0), top + QPointF(9 * unit, 9 * unit)}));
    }
    if (state.gone) {
        painter.setPen(QPen(theme.muted, 1.5));
        painter.drawLine(box.topLeft() + QPoint(4, 4), box.bottomRight() - QPoint(4, 4));
    }
    painter.restore();
}

} // namespace

class PaletteButton : public QAbstractButton
{
public:
    using QAbstractButton::QAbstractButton;

    QSize sizeHint() const override
    {
        const int height = fontMetrics().height() + 2 * Padding;
        return {std::max(height, fontMetrics().horizontalAdvance(text()) + 2 * Padding), height};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

    Theme theme;
    State state;
    bool isCurrent = false;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawState(painter, rect(), state, theme);
        if (isCurrent)
            drawRoundedBox(painter, rect(), height() / 5.0, Qt::transparent, theme.ink, 2);
        if (hasFocus())
            drawFocusRing(painter, rect().adjusted(2, 2, -2, -2), 4, theme);
        QFont number = font();
        number.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
        painter.setFont(number);
        painter.setPen(state.gone ? theme.muted : theme.ink);
        painter.drawText(rect().adjusted(0, 0, 0, -2), Qt::AlignCenter, text());
    }
};

// One shape, what it means, and how many there are.
class PaletteLegend : public QWidget
{
public:
    PaletteLegend(const State &shown, QWidget *parent)
        : QWidget(parent)
        , m_shown(shown)
    {
    }

    void setText(const QString &text, const Theme &theme)
    {
        m_text = text;
        m_theme = theme;
        setAccessibleName(text);
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const int height = fontMetrics().height();
        return {height + Gap + fontMetrics().horizontalAdvance(m_text), height + 2};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const int size = fontMetrics().height() - 2;
        drawState(painter, {0, (height() - size) / 2, size, size}, m_shown, m_theme);
        painter.setPen(m_theme.muted);
        painter.drawText(rect().adjusted(size + Gap, 0, 0, 0),
                         int(Qt::AlignVCenter | Qt::AlignLeading), m_text);
    }

private:
    State m_shown;
    QString m_text;
    Theme m_theme;
};

QuestionPalette::QuestionPalette(QWidget *parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_grid(new QWidget)
{
    auto *flow = new FlowLayout(m_grid);
    flow->setSpacing(Gap);
    flow->setLineSpacing(Gap);
    flow->setContentsMargins(2, 2, 2, 2);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_grid);
    m_grid->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    auto *legend = new FlowLayout;
    legend->setSpacing(14);
    legend->setLineSpacing(4);
    layout->addLayout(legend);
    layout->addWidget(m_scroll, 1);
    for (const State &state : {State{.answered = true}, State{}, State{.flagged = true}}) {
        m_legend.append(new PaletteLegend(state, this));
        legend->addWidget(m_legend.last());
    }
    retranslate();
}

void QuestionPalette::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (PaletteButton *button : std::as_const(m_buttons)) {
        button->theme = theme;
        button->update();
    }
    retranslate();
}

void QuestionPalette::setStates(const QList<State> &states)
{
    if (states == m_states)
        return;
    if (states.size() != m_states.size())
        setCurrent(-1);
    while (m_buttons.size() > states.size())
        delete m_buttons.takeLast();
    while (m_buttons.size() < states.size()) {
        const int index = int(m_buttons.size());
        auto *button = new PaletteButton(m_grid);
        button->setText(QString::number(index + 1));
        button->setFocusPolicy(Qt::ClickFocus);
        button->theme = m_theme;
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
        m_grid->layout()->addWidget(button);
        m_buttons.append(button);
    }
    m_states = states;
    for (int i = 0; i < states.size(); ++i) {
        m_buttons.at(i)->state = states.at(i);
        m_buttons.at(i)->setEnabled(!states.at(i).gone);
        m_buttons.at(i)->update();
    }
    retranslate();
}

void QuestionPalette::setCurrent(int index)
{
    if (index == m_current)
        return;
    if (PaletteButton *before = m_buttons.value(m_current)) {
        before->isCurrent = false;
        before->setFocusPolicy(Qt::ClickFocus);
        before->update();
    }
    m_current = index;
    if (PaletteButton *now = m_buttons.value(index)) {
        now->isCurrent = true;
        now->setFocusPolicy(Qt::StrongFocus);
        now->update();
        m_scroll->ensureWidgetVisible(now);
    }
    retranslate();
}

void QuestionPalette::focusCurrent()
{
    if (PaletteButton *button = m_buttons.value(m_current))
        button->setFocus(Qt::OtherFocusReason);
}

bool QuestionPalette::eventFilter(QObject *watched, QEvent *event)
{
    const bool override = event->type() == QEvent::ShortcutOverride;
    if (override || event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
            key == Qt::Key_Down) {
            event->accept(); // they mean nothing else here
            if (!override)
                moveFocus(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// Up and down go to the button of the next line that is nearest.
void QuestionPalette::moveFocus(int key)
{
    const auto focused =
        std::ranges::find_if(m_buttons, [](const PaletteButton *b) { return b->hasFocus(); });
    if (focused == m_buttons.end())
        return;
    const auto from = int(focused - m_buttons.begin());
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Down;
    const bool byLine = key == Qt::Key_Up || key == Qt::Key_Down;
    const QPoint centre = m_buttons.at(from)->geometry().center();
    int best = -1;
    for (int to = from + (forward ? 1 : -1); to >= 0 && to < m_buttons.size();
         to += forward ? 1 : -1) {
        const QPoint there = m_buttons.at(to)->geometry().center();
        if (!m_buttons.at(to)->isEnabled() || (byLine && there.y() == centre.y()))
            continue;
        if (!byLine) {
            best = to;
            break;
        }
        const QPoint nearest = best < 0 ? there : m_buttons.at(best)->geometry().center();
        if (there.y() != nearest.y())
            break; // the line after
        if (best < 0 || std::abs(there.x() - centre.x()) < std::abs(nearest.x() - centre.x()))
            best = to;
    }
    if (best < 0)
        return;
    m_buttons.at(best)->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(m_buttons.at(best));
}

void QuestionPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void QuestionPalette::retranslate()
{
    setAccessibleName(tr("Questions of the exam"));
    int answered = 0;
    int flagged = 0;
    int there = 0;
    for (int i = 0; i < m_states.size(); ++i) {
        const State &state = m_states.at(i);
        QStringList words{tr("Question %1").arg(i + 1)};
        if (state.gone)
            words.append(tr("no longer in the bank"));
        else
            words.append(state.answered ? tr("answered") : tr("empty"));
        if (state.flagged)
            words.append(tr("flagged for later"));
        if (i == m_current)
            words.append(tr("on screen"));
        m_buttons.at(i)->setAccessibleName(words.join(QStringLiteral(", ")));
        m_buttons.at(i)->setToolTip(m_buttons.at(i)->accessibleName());
        there += state.gone ? 0 : 1;
        answered += state.answered && !state.gone ? 1 : 0;
        flagged += state.flagged && !state.gone ? 1 : 0;
    }
    m_legend.at(0)->setText(tr("answered %1").arg(answered), m_theme);
    m_legend.at(1)->setText(tr("empty %1").arg(there - answered), m_theme);
    m_legend.at(2)->setText(tr("flagged %1").arg(flagged), m_theme);
}

} // namespace foldout
