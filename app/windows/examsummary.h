// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exam.h"
#include "widgets/cardlook.h"

#include <QWidget>

#include <array>

class QLabel;

namespace foldout {

class StatTile;

// How an exam came out, above its questions: score, what was right, time, how sure and how right,
// and what there is to know about it. GUI thread; owned by the column of results.
class ExamSummary : public QWidget
{
    Q_OBJECT

public:
    ExamSummary(const CardLook &look, QWidget *parent = nullptr);

    // 'closedBank': the id of a bank of the exam that is not open; empty: all are.
    void setExam(const Exam &exam, const QString &closedBank);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

private:
    QString calibrationText(const ExamScore &score) const;
    QStringList notesOn(const Exam &exam, const ExamScore &score, const QString &closedBank) const;

    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
    std::array<StatTile *, 4> m_tiles{}; // score, right, answered, time
    QLabel *m_calibration = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace foldout
