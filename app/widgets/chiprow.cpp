// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chiprow.h"

#include "widgets/flowlayout.h"
#include "widgets/painting.h"

#include <QLabel>

namespace foldout {

namespace {

class Chip final : public QLabel
{
public:
    Chip(const QString &word, const Theme &theme, QWidget *parent)
        : QLabel(word, parent)
        , m_theme(theme)
    {
        setContentsMargins(8, 1, 8, 1);
        setTextFormat(Qt::PlainText);
        QPalette words = palette();
        words.setColor(QPalette::WindowText, theme.warn);
        setPalette(words);
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        drawRoundedBox(painter, rect(), height() / 2.0, m_theme.warnGround, m_theme.warn);
        painter.end();
        QLabel::paintEvent(event);
    }

private:
    const Theme m_theme;
};

} // namespace

ChipRow::ChipRow(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setLineSpacing(6);
    hide();
}

void ChipRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    setChips(QStringList(m_words), QStringList(m_meanings));
}

void ChipRow::setChips(const QStringList &words, const QStringList &meanings)
{
    m_words = words;
    m_meanings = meanings;
    while (QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        auto *chip = new Chip(words.at(i), m_theme, this);
        chip->setToolTip(meanings.value(i));
        chip->setAccessibleDescription(meanings.value(i));
        layout()->addWidget(chip);
    }
    setVisible(!words.isEmpty());
}

} // namespace foldout
