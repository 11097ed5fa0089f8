// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/textlist.h"

#include "widgets/answers/textlabel.h"

#include <QGridLayout>

namespace foldout {

TextList::TextList(int count, QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (int place = 0; place < count; ++place) {
        m_labels.append(new TextLabel(this));
        m_texts.append(new TextLabel(this));
        grid->addWidget(m_labels.last(), place, 0, Qt::AlignTop);
        grid->addWidget(m_texts.last(), place, 1);
    }
}

void TextList::setItem(int place, const QString &label, const QString &markdown)
{
    m_labels.at(place)->setText(label, TextLabel::Tone::Muted);
    m_texts.at(place)->setMarkdown(markdown);
}

QString TextList::words(int place) const
{
    return m_texts.at(place)->words();
}

} // namespace foldout
