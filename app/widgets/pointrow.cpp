// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pointrow.h"

#include "core/text.h"
#include "widgets/painting.h"
#include "widgets/textview.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace foldout {

namespace {

constexpr int BoxSize = 18;

} // namespace

TickBox::TickBox(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TickBox::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void TickBox::setSuggested(bool suggested)
{
    m_suggested = suggested;
    update();
}

QSize TickBox::sizeHint() const
{
    const int size = std::max(BoxSize, fontMetrics().ascent() + 4) + 6;
    return {size, size};
}

void TickBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect box = rect().adjusted(3, 3, -3, -3);
    const QColor line = isChecked() ? m_theme.ok : m_suggested ? m_theme.accent : m_theme.muted;
    drawRoundedBox(painter, box, 4, isChecked() ? m_theme.ok : m_theme.card, line, 1.5);
    if (isChecked()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.onAccent(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QRectF b(box);
        painter.drawPolyline(
            QPolygonF({b.topLeft() + QPointF(b.width() * 0.24, b.height() * 0.54),
                       b.topLeft() + QPointF(b.width() * 0.43, b.height() * 0.72),
                       b.topLeft() + QPointF(b.width() * 0.77, b.height() * 0.3)}));
    } else if (m_suggested) {
        const QRectF b(box);
        const qreal inset = b.width() * 0.3;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(
            QPen(m_theme.accent, std::max(2.0, b.width() * 0.1), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(b.left() + inset, b.center().y()),
                         QPointF(b.right() - inset, b.center().y()));
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), 6, m_theme);
}

PointRow::PointRow(QWidget *parent)
    : QWidget(parent)
    , m_box(new TickBox(this))
    , m_text(new TextView(this))
    , m_history(new QLabel(this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 3, 0, 3);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_box, 0, 0, Qt::AlignTop);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_history, 1, 1);
    layout->setColumnStretch(1, 1);
    m_history->setTextFormat(Qt::PlainText);
    m_history->setWordWrap(true);
    m_history->hide();
    connect(m_box, &TickBox::clicked, this, [this](bool recalled) {
        updateMissed();
        Q_EMIT recalledChanged(recalled);
    });
    connect(m_text, &TextView::linkActivated, this, &PointRow::linkActivated);
}

void PointRow::setContent(const QString &markdown, const QString &ifMissed, const CardLook &look,
                          const QString &folder)
{
    m_box->setTheme(look.theme);
    m_box->setAccessibleName(plainText(markdown));
    m_text->setMarkdown(markdown, {look.theme, look.style, folder, TextRole::Body});
    m_history->setFont(look.style.font(TextRole::Caption));
    QPalette quiet = m_history->palette();
    quiet.setColor(QPalette::WindowText, look.theme.muted);
    m_history->setPalette(quiet);
    if (!ifMissed.isEmpty() && !m_missed) {
        m_missed = new TextView(this);
        static_cast<QGridLayout *>(layout())->addWidget(m_missed, 2, 1);
        connect(m_missed, &TextView::linkActivated, this, &PointRow::linkActivated);
    }
    if (m_missed) {
        TextContext context{look.theme, look.style, folder, TextRole::Caption};
        context.theme.muted = look.theme.bad;
        m_missed->setMarkdown(ifMissed, context);
    }
    updateMissed();
}

void PointRow::setRecalled(bool recalled)
{
    m_box->setChecked(recalled);
    updateMissed();
}

bool PointRow::isRecalled() const
{
    return m_box->isChecked();
}

void PointRow::setMissedShown(bool shown)
{
    m_missedShown = shown;
    updateMissed();
}

void PointRow::setSuggested(const std::optional<QList<TextRange>> &wordsInPoint)
{
    m_box->setSuggested(wordsInPoint.has_value());
    m_text->setMarked(wordsInPoint.value_or(QList<TextRange>()));
    describe();
}

void PointRow::setHistory(const QString &text)
{
    m_history->setText(text);
    m_history->setVisible(!text.isEmpty());
    describe();
}

void PointRow::describe()
{
    QStringList parts;
    if (m_box->isSuggested())
        //: For screen readers: why the box of a key point has a dash
        parts.append(tr("suggested: found in your answer"));
    if (!m_history->text().isEmpty())
        parts.append(m_history->text());
    m_box->setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void PointRow::updateMissed()
{
    if (m_missed)
        m_missed->setVisible(m_missedShown && !isRecalled());
}

void PointRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

void PointRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        m_box->click();
}

} // namespace foldout
