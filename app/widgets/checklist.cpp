// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/checklist.h"

#include <QKeyEvent>

#include <algorithm>

namespace foldout {

namespace {

constexpr int MostRows = 8;

void toggle(QListWidgetItem *item)
{
    item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

} // namespace

CheckList::CheckList(QWidget *parent)
    : QListWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(true);
    connect(this, &QListWidget::itemPressed, this,
            [this](QListWidgetItem *item) { m_pressed = item->checkState(); });
    // A click on the box itself has changed it by now.
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        if (item->checkState() == m_pressed)
            toggle(item);
    });
    connect(this, &QListWidget::itemChanged, this, &CheckList::checkedChanged);
}

void CheckList::setRows(const QList<Row> &rows)
{
    const QSignalBlocker blocker(this);
    QStringList unchecked;
    for (int i = 0; i < count(); ++i) {
        if (item(i)->checkState() != Qt::Checked)
            unchecked.append(item(i)->data(KeyRole).toString());
    }
    clear();
    for (const Row &row : rows) {
        auto *added = new QListWidgetItem(row.text, this);
        added->setData(KeyRole, row.key);
        added->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        added->setCheckState(unchecked.contains(row.key) ? Qt::Unchecked : Qt::Checked);
    }
    setCurrentRow(0);
    updateGeometry();
}

QStringList CheckList::checkedKeys() const
{
    QStringList keys;
    for (int i = 0; i < count(); ++i) {
        if (item(i)->checkState() == Qt::Checked)
            keys.append(item(i)->data(KeyRole).toString());
    }
    return keys;
}

void CheckList::setChecked(const QStringList &keys)
{
    {
        const QSignalBlocker blocker(this);
        for (int i = 0; i < count(); ++i)
            item(i)->setCheckState(
                keys.contains(item(i)->data(KeyRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
    viewport()->update();
    Q_EMIT checkedChanged();
}

void CheckList::checkEvery(bool checked)
{
    QStringList keys;
    for (int i = 0; checked && i < count(); ++i)
        keys.append(item(i)->data(KeyRole).toString());
    setChecked(keys);
}

QSize CheckList::sizeHint() const
{
    const int row = std::max(sizeHintForRow(0), fontMetrics().height());
    const int rows = std::clamp(count(), 1, MostRows);
    return {fontMetrics().height() * 20, rows * row + 2 * frameWidth() + 2};
}

void CheckList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && currentItem())
        toggle(currentItem());
    else
        QListWidget::keyPressEvent(event);
}

void CheckList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace foldout
