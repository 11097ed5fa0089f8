// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"

#include <QAbstractListModel>

namespace foldout {

// What DiagnosticsModel answers. Plain data only.
enum DiagnosticRole {
    SeverityRole = Qt::UserRole + 1, // int, a Severity
    CodeRole,                        // QString, the stable name: "duplicate-key"
    FileRole,                        // QString as in SourceMark
    LineRole,                        // int, 1-based; 0: the whole file
    ColumnRole,                      // int, 1-based in characters; 0: the whole line
    QuestionIdRole,                  // QString, may be empty
    SentenceRole,                    // QString, what is wrong, in the interface language
    RemedyRole,                      // QString, what to do next
};

// What is wrong with the open banks, in the order found. Qt::DisplayRole is the sentence. A new
// list replaces only the rows between what it begins and ends with in common with the old one, so
// that the place is kept while an author mends one fault after another. GUI thread.
class DiagnosticsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setDiagnostics(const Diagnostics &diagnostics);
    const Diagnostics &diagnostics() const { return m_diagnostics; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Diagnostics m_diagnostics;
};

} // namespace foldout
