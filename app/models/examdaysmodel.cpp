// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/examdaysmodel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace foldout {

ExamDaysModel::ExamDaysModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ExamDaysModel::setDays(const QList<ExamPlan::Day> &days)
{
    beginResetModel();
    m_days = days;
    m_most = 0;
    for (const ExamPlan::Day &day : days)
        m_most = std::max(m_most, day.minutes);
    endResetModel();
}

void ExamDaysModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_days.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_days.size()) - 1, ColumnCount - 1));
}

int ExamDaysModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_days.size());
}

int ExamDaysModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double ExamDaysModel::numberAt(const QModelIndex &index) const
{
    const ExamPlan::Day &day = m_days.at(index.row());
    switch (index.column()) {
    case DueColumn:
        return day.reviews;
    case NewColumn:
        return day.fresh;
    case EarlyColumn:
        return day.early;
    default:
        return day.minutes;
    }
}

QVariant ExamDaysModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isDay = index.column() == DayColumn;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (isDay ? Qt::AlignLeading : Qt::AlignTrailing));
    if (role == ShareRole && index.column() == MinutesColumn)
        return m_most > 0 ? numberAt(index) / m_most : 0.0;
    if (role != Qt::DisplayRole)
        return {};
    const QLocale locale;
    if (isDay) //: A day in a table of days, as QDate::toString() understands it: Thu 10 Dec
        return locale.toString(m_days.at(index.row()).day, tr("ddd d MMM"));
    return locale.toString(std::llround(numberAt(index)));
}

QVariant ExamDaysModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case DayColumn:
        return tr("Day");
    case DueColumn: //: Heading of a column of numbers: cards that are due
        return tr("Due");
    case NewColumn: //: Heading of a column of numbers: cards to begin
        return tr("New");
    case EarlyColumn: //: Heading of a column of numbers: cards asked before they are due
        return tr("Early");
    case MinutesColumn:
        return tr("Minutes");
    default:
        return {};
    }
}

} // namespace foldout
