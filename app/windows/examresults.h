// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/examsession.h"
#include "widgets/cardheader.h"
#include "widgets/cardlook.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace foldout {

class AskBar;
class CardColumn;
class ExamResultCard;

// The results of an exam: how it came out, and every question with the learner's answer beside the
// model answer, to be graded until the results are kept. It watches the session and keeps nothing
// but the filter. GUI thread; owned by the exam page.
class ExamResults : public QWidget
{
    Q_OBJECT

public:
    explicit ExamResults(ExamSession &exam, QWidget *parent = nullptr);

    void setLook(const CardLook &look, int cardWidth);
    void showAnew(); // another exam, or its bank was read again

    CardKey current() const; // null: none
    void goBy(int questions);
    bool goTo(const CardKey &card); // false: it is not in this exam
    void grade(Grade grade);        // of the current question
    void keep();                    // asks where something has no grade yet

Q_SIGNALS:
    void cramRequested(const QList<foldout::CardKey> &cards);
    void linkActivated(const QUrl &url);
    void failed(const foldout::Error &error);
    void kept();
    void said(const QString &sentence);
    void currentChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillRows();
    int indexAt(int row) const; // of the question in that row; -1: the summary
    QWidget *makeCard(int row, QWidget *parent);
    QWidget *makeLostCard(int index, QWidget *parent) const;
    void refreshCard(ExamResultCard *card, int index);
    void questionChanged(int index);
    CardHeader::Content headerFor(int index) const;
    QString noteOn(int index) const;
    QString closedBank() const;
    void writeRows();
    void refreshButtons();
    void retranslate();

    ExamSession &m_exam;
    CardLook m_look;
    QString m_shown;   // id of the exam that is shown
    QList<int> m_rows; // questions that pass the filter; the summary stands above them
    CardColumn *m_column = nullptr;
    AskBar *m_ask = nullptr;
    QWidget *m_buttons = nullptr;
    QCheckBox *m_missedOnly = nullptr;
    QPushButton *m_later = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_cram = nullptr;
    QPushButton *m_another = nullptr;
};

} // namespace foldout
