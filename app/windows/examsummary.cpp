// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/examsummary.h"

#include "models/intervals.h"
#include "widgets/confidencebar.h"
#include "widgets/flowlayout.h"
#include "widgets/stattile.h"
#include "windows/examwords.h"

#include <QLabel>
#include <QVBoxLayout>

namespace foldout {

ExamSummary::ExamSummary(const CardLook &look, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_calibration(new QLabel(this))
    , m_notes(new QLabel(this))
{
    setFont(look.style.interfaceFont());
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.45);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, look.theme.muted);
    m_subtitle->setPalette(muted);
    for (QLabel *label : {m_title, m_subtitle, m_calibration, m_notes}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *tiles = new FlowLayout;
    tiles->setSpacing(12);
    tiles->setLineSpacing(12);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addSpacing(6);
    layout->addLayout(tiles);
    layout->addSpacing(6);
    layout->addWidget(m_calibration);
    layout->addWidget(m_notes);
    for (StatTile *&tile : m_tiles) {
        tile = new StatTile(this);
        tile->setLook(look);
        tiles->addWidget(tile);
    }
}

void ExamSummary::setExam(const Exam &exam, const QString &closedBank)
{
    const ExamScore score = scoreOf(exam);
    m_title->setText(tr("Results"));
    //: The date of an exam, and its number
    m_subtitle->setText(
        tr("%1 · exam number %2").arg(examDateText(exam), QString::number(exam.options.seed)));
    m_tiles[0]->setContent(tr("Score"), score.graded > 0 ? shareText(score.share) : tr("–"),
                           tr("of all points"),
                           tr("The mean of the questions graded so far. Within a question the key "
                              "points count by their weight."));
    m_tiles[1]->setContent(tr("Right"), tr("%1 / %2").arg(score.right).arg(score.questions),
                           tr("graded Good or Easy"),
                           tr("Questions with the grade Good or Easy, of all that count."));
    m_tiles[2]->setContent(tr("Answered"), tr("%1 / %2").arg(score.answered).arg(score.questions),
                           tr("the rest is Again"),
                           tr("Questions with an answer. One without is graded Again."));
    m_tiles[3]->setContent(tr("Time"), durationText(exam.elapsedMs),
                           exam.options.minutes > 0 ? tr("of %n min", nullptr, exam.options.minutes)
                                                    : tr("without a limit"),
                           tr("The time the exam ran, without pauses."));
    m_calibration->setText(calibrationText(score));
    m_calibration->setVisible(!m_calibration->text().isEmpty());
    m_notes->setText(notesOn(exam, score, closedBank).join(u'\n'));
    m_notes->setVisible(!m_notes->text().isEmpty());
    setAccessibleName(m_title->text() + QStringLiteral(": ") + m_tiles[0]->accessibleName());
}

QString ExamSummary::calibrationText(const ExamScore &score) const
{
    QStringList parts;
    for (const Confidence level : {Confidence::Sure, Confidence::Unsure, Confidence::Guess}) {
        const ExamScore::Sureness &sureness = score.sureness.at(size_t(level) - 1);
        if (sureness.answers > 0)
            //: %1 is how sure the learner was (Sure, Unsure, Guess), %2 of %n answers were right
            parts.append(tr("%1: %2 of %n right", nullptr, sureness.answers)
                             .arg(ConfidenceBar::confidenceName(level))
                             .arg(sureness.right));
    }
    return parts.join(QStringLiteral(" · "));
}

QStringList ExamSummary::notesOn(const Exam &exam, const ExamScore &score,
                                 const QString &closedBank) const
{
    QStringList notes;
    const int ungraded = score.questions - score.graded;
    if (exam.timeRanOut)
        notes.append(tr("The time ran out. What was written by then counts."));
    if (score.gone > 0)
        notes.append(tr("%n question(s) left the bank during the exam and do not count.", nullptr,
                        score.gone));
    if (!closedBank.isEmpty())
        notes.append(
            tr("Questions of the bank “%1” cannot be shown: it is not open.").arg(closedBank));
    if (ungraded > 0 && !exam.kept)
        notes.append(tr("%n answer(s) have no grade yet: tick the points you had, or choose a "
                        "grade.",
                        nullptr, ungraded));
    if (exam.kept)
        notes.append(exam.options.movesSchedule
                         ? tr("The results are kept; they count for the schedule.")
                         : tr("The results are kept; the schedule is as it was."));
    return notes;
}

int ExamSummary::heightForWidth(int width) const
{
    return layout()->totalHeightForWidth(width);
}

} // namespace foldout
