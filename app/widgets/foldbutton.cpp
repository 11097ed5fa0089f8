// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/foldbutton.h"

#include "widgets/painting.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>
#include <QStyle>

namespace foldout {

namespace {

constexpr int Above = 12; // between the hairline and the text
constexpr int TriangleSize = 8;

class FoldButtonAccessible final : public QAccessibleWidget
{
public:
    explicit FoldButtonAccessible(QWidget *widget)
        : QAccessibleWidget(widget, QAccessible::Button)
    {
    }

    QString text(QAccessible::Text type) const override
    {
        const auto *button = static_cast<const QAbstractButton *>(widget());
        if (type == QAccessible::Name && button->accessibleName().isEmpty())
            return button->text();
        return QAccessibleWidget::text(type);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const bool unfolded = static_cast<const QAbstractButton *>(widget())->isChecked();
        state.expandable = true;
        state.expanded = unfolded;
        state.collapsed = !unfolded;
        return state;
    }

    QStringList actionNames() const override { return {pressAction()}; }

    void doAction(const QString &action) override
    {
        if (action == pressAction())
            static_cast<QAbstractButton *>(widget())->click();
    }
};

QAccessibleInterface *accessibleFor(const QString &, QObject *object)
{
    auto *button = qobject_cast<FoldButton *>(object);
    return button ? new FoldButtonAccessible(button) : nullptr;
}

} // namespace

FoldButton::FoldButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FoldButton::installAccessibility()
{
    QAccessible::installFactory(accessibleFor);
}

void FoldButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void FoldButton::setNote(const QString &note)
{
    m_note = note;
    setAccessibleDescription(note);
    updateGeometry();
    update();
}

void FoldButton::setKeyHint(const QString &key)
{
    m_keyHint = key;
    updateGeometry();
    update();
}

QFont FoldButton::noteFont() const
{
    QFont smaller = font();
    smaller.setPointSizeF(smaller.pointSizeF() * 0.87);
    return smaller;
}

QSize FoldButton::minimumSizeHint() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(text()) + 3 * TriangleSize, metrics.height() + Above + 6};
}

QSize FoldButton::sizeHint() const
{
    const QFontMetrics small(noteFont());
    return minimumSizeHint() +
           QSize(small.horizontalAdvance(m_note) + small.horizontalAdvance(m_keyHint) + 32, 0);
}

bool FoldButton::isNoteBeside(int width) const
{
    return m_note.isEmpty() || sizeHint().width() <= width;
}

int FoldButton::heightForWidth(int width) const
{
    const QFontMetrics small(noteFont());
    return minimumSizeHint().height() + (isNoteBeside(width) ? 0 : small.height());
}

void FoldButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.line);
    const QRect whole = rect().adjusted(0, Above - 4, 0, 0);
    if (hasFocus())
        drawFocusRing(painter, whole, 6, m_theme);
    const bool beside = isNoteBeside(width());
    QRect row = whole;
    if (!beside)
        row.setBottom(row.bottom() - QFontMetrics(noteFont()).height());

    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect inner = row.adjusted(4, 0, -4, 0);
    const qreal x = mirrored ? inner.right() - TriangleSize : inner.left();
    const qreal y = row.center().y() + 0.5;
    const qreal s = TriangleSize;
    QPolygonF triangle;
    if (isChecked())
        triangle << QPointF(x, y - s / 3) << QPointF(x + s, y - s / 3)
                 << QPointF(x + s / 2, y + s / 2);
    else if (mirrored)
        triangle << QPointF(x + s, y - s / 2) << QPointF(x + s, y + s / 2) << QPointF(x + s / 4, y);
    else
        triangle << QPointF(x, y - s / 2) << QPointF(x, y + s / 2) << QPointF(x + s * 3 / 4, y);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.accent);
    painter.drawPolygon(triangle);

    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(m_theme.accent);
    const int textWidth = QFontMetrics(bold).horizontalAdvance(text());
    const QRect textRect = inner.adjusted(TriangleSize + 6, 0, 0, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), inner, textRect),
                     int(Qt::AlignVCenter | Qt::AlignLeading), text());

    QRect rest = textRect.adjusted(textWidth + 16, 0, 0, 0);
    painter.setFont(noteFont());
    const QFontMetrics small(noteFont());
    if (!m_keyHint.isEmpty() && !isChecked()) {
        const int capWidth = small.horizontalAdvance(m_keyHint) + 10;
        QRect cap(rest.right() - capWidth + 1, 0, capWidth, small.height() + 2);
        if (cap.left() >= rest.left()) {
            cap.moveCenter({cap.center().x(), row.center().y()});
            const QRect shown = QStyle::visualRect(layoutDirection(), inner, cap);
            drawRoundedBox(painter, shown, 4, m_theme.card, m_theme.line, 1);
            painter.setPen(m_theme.muted);
            painter.drawText(shown, Qt::AlignCenter, m_keyHint);
            rest.setRight(cap.left() - 8);
        }
    }
    painter.setPen(m_theme.muted);
    if (!beside) {
        rest = textRect;
        rest.setTop(row.bottom() + 1);
        rest.setHeight(small.height());
    }
    painter.drawText(QStyle::visualRect(layoutDirection(), inner, rest),
                     int(Qt::AlignVCenter | (beside ? Qt::AlignTrailing : Qt::AlignLeading)),
                     small.elidedText(m_note, Qt::ElideRight, rest.width()));
}

void FoldButton::checkStateSet()
{
    QAbstractButton::checkStateSet();
    announce();
}

void FoldButton::nextCheckState()
{
    QAbstractButton::nextCheckState();
    announce();
}

void FoldButton::announce()
{
    QAccessible::State changed;
    changed.expanded = true;
    changed.collapsed = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

} // namespace foldout
