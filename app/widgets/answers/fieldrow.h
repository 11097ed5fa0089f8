// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/answers/look.h"

namespace foldout {

class LineField;
class TextLabel;

// A framed line to type into, with a caption above, a unit behind, a note below, and mark and
// correct answer below after the reveal. Each is hidden while it has no text. GUI thread.
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    explicit FieldRow(QWidget *parent = nullptr);

    LineField *field() const { return m_field; }

    // The name is for screen readers.
    void setCaption(const QString &caption, const QString &name);
    void setUnit(const QString &unit);
    void setNote(const QString &note);

    // Read-only with a mark; an empty correction says nothing.
    void setVerdict(Mark mark, const QString &correction);
    void clearVerdict();

    Mark mark() const { return m_mark->mark(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void describe();

    QWidget *m_frame;
    TextLabel *m_caption;
    LineField *m_field;
    TextLabel *m_unit;
    TextLabel *m_note;
    MarkLabel *m_mark;
    TextLabel *m_correction;
};

} // namespace foldout
