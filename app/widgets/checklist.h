// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace foldout {

// A list to tick: a click anywhere on a row, or Space, ticks it. As tall as its rows, up to eight,
// then it scrolls. GUI thread.
class CheckList : public QListWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString key;
        QString text;
    };

    explicit CheckList(QWidget *parent = nullptr);

    // What was ticked stays so by its key; new rows are ticked.
    void setRows(const QList<Row> &rows);
    void setText(int row, const QString &text) { item(row)->setText(text); }
    QStringList checkedKeys() const;
    bool isEveryChecked() const { return checkedKeys().size() == count(); }
    void setChecked(const QStringList &keys); // these and no others
    void checkEvery(bool checked);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

Q_SIGNALS:
    void checkedChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int KeyRole = Qt::UserRole + 1;

    int m_pressed = -1; // state of the row under the pointer when it was pressed
};

} // namespace foldout
