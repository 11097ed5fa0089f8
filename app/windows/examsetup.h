// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exam.h"
#include "widgets/cardlook.h"

#include <QScrollArea>

#include <array>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace foldout {

class CheckList;
class CramChooser;
class KeyButton;
class RowButton;
class StudyProgress;
class TitledBox;

// Before an exam: what it is to ask, a set to cram, and the exams of the past. GUI thread; owned by
// the exam page.
class ExamSetup : public QScrollArea
{
    Q_OBJECT

public:
    explicit ExamSetup(const StudyProgress &progress, QWidget *parent = nullptr);

    void setLook(const CardLook &look, int maximumWidth);
    void setBanks(const QList<BankPtr> &banks);
    void setPast(const QList<Exam> &past); // latest first; what was chosen last is offered again
    void refresh();                        // the cards' states may be others

    void offerNewNumber(); // the next exam is another one

    ExamOptions options() const;
    void say(const QString &problem); // above the button; empty: nothing

Q_SIGNALS:
    void startRequested(const foldout::ExamOptions &options);
    void cramRequested(const QList<foldout::CardKey> &cards);
    void openRequested(const QString &examId);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // A topic and how many of its questions there are of each kind.
    struct TopicRow
    {
        QString key; // as examTopic() names it
        QString title;
        std::array<int, QuestionKindCount> counts{};
    };

    void buildForm();
    void addRow(QLabel *label, QWidget *field);
    QWidget *withToggle(CheckList *list, KeyButton *toggle);
    void countQuestions();
    void fillLists();
    void showCounts();
    void showPast();
    void retranslate();

    const StudyProgress &m_progress;
    QList<BankPtr> m_banks;
    QList<Exam> m_past;
    QList<TopicRow> m_topics;
    QList<QuestionKind> m_kinds; // that the banks have
    CardLook m_look;
    int m_maximumWidth = 780;
    bool m_asChosenLast = false; // the fields hold what the last exam was

    QWidget *m_page = nullptr;
    QLabel *m_title = nullptr;
    RowButton *m_unkept = nullptr;
    TitledBox *m_box = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_countLabel = nullptr;
    QSpinBox *m_count = nullptr;
    QLabel *m_fitting = nullptr;
    QLabel *m_topicsLabel = nullptr;
    CheckList *m_topicList = nullptr;
    KeyButton *m_everyTopic = nullptr;
    QLabel *m_kindsLabel = nullptr;
    CheckList *m_kindList = nullptr;
    KeyButton *m_everyKind = nullptr;
    QLabel *m_minutesLabel = nullptr;
    QSpinBox *m_minutes = nullptr;
    QLabel *m_seedLabel = nullptr;
    QSpinBox *m_seed = nullptr;
    QPushButton *m_newSeed = nullptr;
    QCheckBox *m_confidence = nullptr;
    QCheckBox *m_schedule = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_start = nullptr;
    CramChooser *m_cram = nullptr;
    TitledBox *m_pastBox = nullptr;
    QVBoxLayout *m_pastRows = nullptr;
};

} // namespace foldout
