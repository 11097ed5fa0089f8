// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schedule/examplan.h"

#include <QAbstractTableModel>

namespace foldout {

// The days of an exam plan as a table. Numbers are means of simulated lives, rounded to whole ones.
// GUI thread.
class ExamDaysModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { DayColumn, DueColumn, NewColumn, EarlyColumn, MinutesColumn, ColumnCount };
    enum Role { ShareRole = Qt::UserRole }; // of the longest day (0..1), in MinutesColumn only

    explicit ExamDaysModel(QObject *parent = nullptr);

    void setDays(const QList<ExamPlan::Day> &days);
    void retranslate(); // after another language of the interface

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    double numberAt(const QModelIndex &index) const;

    QList<ExamPlan::Day> m_days;
    double m_most = 0; // minutes
};

} // namespace foldout
