// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/textrange.h"
#include "widgets/cardlook.h"

#include <QAbstractButton>
#include <QWidget>

#include <optional>

class QLabel;

namespace foldout {

class TextView;

// The box of a key point that the learner ticks when the point was recalled. While it is empty it
// may hold a dash: suggested. GUI thread.
class TickBox : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TickBox(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void setSuggested(bool suggested);
    bool isSuggested() const { return m_suggested; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    bool m_suggested = false;
};

// One key point after the reveal: its box, its statement, and below it how often it was missed and
// what the author says to those who missed it, the latter while the box is empty and
// setMissedShown() is on. GUI thread; owned by the card.
class PointRow : public QWidget
{
    Q_OBJECT

public:
    explicit PointRow(QWidget *parent = nullptr);

    void setContent(const QString &markdown, const QString &ifMissed, const CardLook &look,
                    const QString &folder);
    void setRecalled(bool recalled);
    bool isRecalled() const;
    void setMissedShown(bool shown); // whether the author's "if missed" may appear

    // The point seems to be in the typed answer; these words of its plain text were found there and
    // are set bold. Nothing: it is not suggested.
    void setSuggested(const std::optional<QList<TextRange>> &wordsInPoint);

    void setHistory(const QString &text); // "missed 2 of the last 3"; empty: none
    TickBox *box() const { return m_box; }

Q_SIGNALS:
    void recalledChanged(bool recalled); // by the learner
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override; // a click beside the text ticks, too

private:
    void updateMissed();
    void describe();

    TickBox *m_box = nullptr;
    TextView *m_text = nullptr;
    QLabel *m_history = nullptr;
    TextView *m_missed = nullptr; // null: the author says nothing
    bool m_missedShown = false;
};

} // namespace foldout
