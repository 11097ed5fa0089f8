// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/judge.h"
#include "core/response.h"
#include "core/review.h"
#include "core/textrange.h"
#include "render/carddocument.h"
#include "widgets/cardheader.h"
#include "widgets/cardlook.h"

#include <QFrame>
#include <QHash>

class QToolButton;
class QVBoxLayout;

namespace foldout {

class AnswerWidget;
class ChipRow;
class ConfidenceBar;
class FoldButton;
class GradeBar;
class HintPanel;
class PointRow;
class TextView;

// One question on a card: header, question, the learner's own answer, and the fold that opens
// answer, key points, explanation, references and grades in place. It owns no state that must last:
// it shows what it is given and asks for changes by signals; whoever made it keeps the state.
// Nothing folded away is in any widget before it is unfolded. GUI thread; owned by the card column.
class CardView : public QFrame
{
    Q_OBJECT

public:
    // What the learner has done with this card so far.
    struct State
    {
        Response response;
        QMap<QString, bool> ticks; // key point id -> recalled
        std::optional<Confidence> confidence;
        std::optional<Grade> lastGrade;
        bool unfolded = false;
        bool answering = false; // the box for a typed answer is open (open questions only)
        int hintsShown = 0;     // on the stage only

        // Shown once unfolded (models/pointsuggestion.h):
        QHash<QString, QList<TextRange>> suggestedPoints; // id -> words found, in its plain text
        QList<TextRange> foundInAnswer;                   // the same words in response.text
        QHash<QString, QString> pointHistory;             // id -> "missed 2 of the last 3"
    };

    enum class Form {
        Column, // one of many: framed, folds and unfolds, with its own grades
        Stage,  // alone on a CardStage, which has frame and grades: reveals once, shows hints
    };

    CardView(BankPtr bank, const Question &question, const CardLook &look,
             QWidget *parent = nullptr, Form form = Form::Column);

    // Pixels: about 75 Latin characters or 40 Hangul syllables with their spaces.
    static int comfortableWidth(const CardLook &look);

    const Question &question() const { return *m_question; }
    CardKey key() const { return m_bank->key(*m_question); }
    const State &state() const { return m_state; }

    void setHeader(const CardHeader::Content &header);
    // What is out of the ordinary: "suspended", "flagged"; each with what it means.
    void setChips(const QStringList &words, const QStringList &meanings);
    void setState(const State &state);
    void setSuggestion(std::optional<Grade> grade, const QString &reason);
    void setHintKey(const QString &key);
    void setCurrent(bool current); // drawn with a stronger border
    void focusAnswerStart();       // after the reveal by key
    QRect answerRect() const; // from the fold line to the last point, with what was judged
    void startAnswering();         // opens and focuses the answer box
    void tickPoint(int number);    // 1..; as a click on its box; once unfolded

    // How the program judges the response; none for open questions or while folded.
    std::optional<Judgement> judgement() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void unfoldRequested(bool unfolded);
    void responseChanged(const foldout::Response &response);
    void tickChanged(const QString &pointId, bool recalled);
    void confidenceChosen(foldout::Confidence confidence);
    void gradeRequested(foldout::Grade grade);
    void answeringRequested();
    void hintRequested();
    void languageRequested(const QString &language); // another language of the bank, please
    void linkActivated(const QUrl &url);
    void pressed(); // the learner touched this card

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString shownQuestion() const;
    TextView *addText(QVBoxLayout *layout,
                      const QString &name, // for screen readers
                      const QString &markdown, TextRole role, int above);
    TextContext contextFor(TextRole role) const;
    void buildTop();
    void buildHints();
    void buildBody();
    void buildPoints(QVBoxLayout *layout);
    void buildReferences(QVBoxLayout *layout);
    void openAnswerBox();
    void applyState();
    void applyToPoints();
    void retranslate();
    QString foldNote() const;

    BankPtr m_bank; // keeps m_question alive
    const Question *m_question;
    CardLook m_look;
    const Form m_form;
    State m_state;
    bool m_current = false;

    QVBoxLayout *m_layout = nullptr;
    CardHeader *m_header = nullptr;
    ChipRow *m_chips = nullptr;
    QToolButton *m_language = nullptr;
    TextView *m_questionText = nullptr;
    QToolButton *m_write = nullptr;
    AnswerWidget *m_answer = nullptr;
    ConfidenceBar *m_confidence = nullptr;
    HintPanel *m_hints = nullptr; // null: in a column, or the question has none
    FoldButton *m_fold = nullptr;
    QWidget *m_body = nullptr; // null until first unfolded
    TextView *m_answerText = nullptr;
    QList<PointRow *> m_points;
    GradeBar *m_grades = nullptr;
};

} // namespace foldout
