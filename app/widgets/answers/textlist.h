// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace foldout {

class TextLabel;

// Markdown texts one below the other, each behind its letter or number. GUI thread.
class TextList : public QWidget
{
    Q_OBJECT

public:
    explicit TextList(int count, QWidget *parent = nullptr);

    void setItem(int place, const QString &label, const QString &markdown);
    QString words(int place) const; // of the text

private:
    QList<TextLabel *> m_labels;
    QList<TextLabel *> m_texts;
};

} // namespace foldout
