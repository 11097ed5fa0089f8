// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/response.h"
#include "core/review.h"
#include "widgets/cardheader.h"
#include "widgets/cardlook.h"

#include <QFrame>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace foldout {

class AnswerWidget;
class GradeChoice;
class PointRow;
class TextView;

// A question after the exam: the learner's answer beside the model answer, the points with their
// ticks, what the program judged, the explanation, and the grade. It keeps nothing: it shows what
// it is given and asks by signals. GUI thread; owned by the column of results.
class ExamResultCard : public QFrame
{
    Q_OBJECT

public:
    struct State
    {
        QMap<QString, bool> ticks; // key point id -> recalled
        std::optional<Grade> grade;
        std::optional<Grade> suggested;
        QString reason;        // of the suggestion: "3 of 5 points"
        QString note;          // confidence, time and what else there is to know, in one line
        bool readOnly = false; // the results are kept
    };

    // 'seed': the order the options had in the exam.
    ExamResultCard(BankPtr bank, const Question &question, const CardLook &look,
                   const Response &response, quint64 seed, QWidget *parent = nullptr);

    CardKey key() const { return m_bank->key(*m_question); }
    void setHeader(const CardHeader::Content &header);
    void setState(const State &state);
    void setCurrent(bool current); // drawn with a stronger border

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void tickChanged(const QString &pointId, bool recalled);
    void gradeRequested(foldout::Grade grade);
    void linkActivated(const QUrl &url);
    void pressed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    TextView *textView(const QString &name, const QString &markdown, TextRole role,
                       QWidget *parent);
    QWidget *column(const QString &title, QWidget *content);
    void addOpenAnswer(const Response &response);
    void addJudgedAnswer(const Response &response, quint64 seed);
    void addPoints();

    BankPtr m_bank; // keeps m_question alive
    const Question *m_question;
    CardLook m_look;
    bool m_current = false;
    QVBoxLayout *m_layout = nullptr;
    CardHeader *m_header = nullptr;
    QLabel *m_note = nullptr;
    QList<PointRow *> m_points;
    GradeChoice *m_grade = nullptr;
};

} // namespace foldout
