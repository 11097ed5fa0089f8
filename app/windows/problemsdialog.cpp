// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/problemsdialog.h"

#include "models/messages.h"
#include "windows/appearance.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace foldout {

namespace {

QString paragraphFor(const Diagnostic &diagnostic)
{
    QString where = QFileInfo(diagnostic.mark.file).fileName();
    if (diagnostic.mark.line > 0)
        where += QStringLiteral(":%1:%2").arg(diagnostic.mark.line).arg(diagnostic.mark.column);
    const QString severity = diagnostic.severity == Severity::Error ? ProblemsDialog::tr("Error")
                                                                    : ProblemsDialog::tr("Warning");
    QStringList lines{QStringLiteral("%1 · %2 · %3").arg(severity, where, describe(diagnostic))};
    if (!diagnostic.sourceLine.isEmpty())
        lines.append(caretLine(diagnostic));
    lines.append(remedy(diagnostic));
    return lines.join(u'\n');
}

} // namespace

ProblemsDialog::ProblemsDialog(const Diagnostics &diagnostics, const Appearance &appearance,
                               QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Problems in the bank"));
    QStringList paragraphs;
    for (const Diagnostic &diagnostic : diagnostics)
        paragraphs.append(paragraphFor(diagnostic));
    auto *text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setFont(appearance.style().codeFont(TextRole::Body)); // the caret stands under its glyph
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setPlainText(paragraphs.isEmpty() ? tr("No problems were found.")
                                            : paragraphs.join(QStringLiteral("\n\n")));
    text->setAccessibleName(windowTitle());

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 26);
}

} // namespace foldout
