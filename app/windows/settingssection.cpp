// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/settingssection.h"

#include "widgets/painting.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace foldout {

SettingsSection::SettingsSection(const char *title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_heading(new QLabel(this))
    , m_card(new QWidget(this))
{
    m_layout = new QVBoxLayout(m_card);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_card, 1);
}

void SettingsSection::add(SettingRow *row)
{
    m_rows.append(row);
    m_layout->addWidget(row);
}

void SettingsSection::setPart(QWidget *part)
{
    m_part = part;
    m_layout->addWidget(part);
}

void SettingsSection::retranslate()
{
    m_heading->setText(SettingRow::textOf(m_title));
    m_card->setAccessibleName(m_heading->text());
    for (SettingRow *row : std::as_const(m_rows))
        row->retranslate();
}

void SettingsSection::setLook(const Theme &theme, const TextStyle &style)
{
    m_theme = theme;
    QFont font = style.interfaceFont();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    for (SettingRow *row : std::as_const(m_rows))
        row->setLook(theme, style);
    update();
}

void SettingsSection::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect card = m_card->geometry();
    drawRoundedBox(painter, card, 10, m_theme.card, m_theme.line, m_theme.lineWidth());
    bool first = true;
    for (const SettingRow *row : std::as_const(m_rows)) {
        if (row->isHidden())
            continue;
        if (!std::exchange(first, false)) // a rule above every row but the first
            painter.fillRect(QRectF(card.left() + 16, card.top() + row->y(), card.width() - 32,
                                    m_theme.lineWidth()),
                             m_theme.line);
    }
}

} // namespace foldout
