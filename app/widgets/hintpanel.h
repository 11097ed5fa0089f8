// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/carddocument.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace foldout {

class KeyButton;
class TextView;

// The hints of a question, one by one, and the button that asks for the next. What is not shown yet
// is in no widget. A hint that appears is announced to screen readers. GUI thread; owned by the
// card.
class HintPanel : public QWidget
{
    Q_OBJECT

public:
    HintPanel(const QStringList &hints, const TextContext &context, QWidget *parent = nullptr);

    void setShown(int hints);    // the first so many
    void setClosed(bool closed); // after the reveal: no more of them
    void setKey(const QString &key);

Q_SIGNALS:
    void hintRequested();
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addHint();
    void retranslate();
    QString nameOf(int hint) const; // "Hint 1 of 3"

    const QStringList m_hints;
    const TextContext m_context;
    struct Hint
    {
        QLabel *title;
        TextView *text;
    };
    QList<Hint> m_shown;
    QVBoxLayout *m_layout = nullptr;
    KeyButton *m_next = nullptr;
    bool m_closed = false;
};

} // namespace foldout
