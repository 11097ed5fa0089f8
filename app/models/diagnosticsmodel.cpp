// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosticsmodel.h"

#include "models/messages.h"

#include <algorithm>

namespace foldout {

void DiagnosticsModel::setDiagnostics(const Diagnostics &wanted)
{
    const qsizetype shorter = std::min(m_diagnostics.size(), wanted.size());
    qsizetype start = 0;
    while (start < shorter && m_diagnostics.at(start) == wanted.at(start))
        ++start;
    qsizetype oldEnd = m_diagnostics.size();
    qsizetype newEnd = wanted.size();
    while (oldEnd > start && newEnd > start &&
           m_diagnostics.at(oldEnd - 1) == wanted.at(newEnd - 1)) {
        --oldEnd;
        --newEnd;
    }
    if (oldEnd > start) {
        beginRemoveRows({}, int(start), int(oldEnd) - 1);
        m_diagnostics.remove(start, oldEnd - start);
        endRemoveRows();
    }
    if (newEnd > start) {
        beginInsertRows({}, int(start), int(newEnd) - 1);
        m_diagnostics = wanted;
        endInsertRows();
    }
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_diagnostics.size());
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Diagnostic &diagnostic = m_diagnostics.at(index.row());
    switch (role) {
    case SeverityRole:
        return int(diagnostic.severity);
    case CodeRole:
        return codeName(diagnostic.code);
    case FileRole:
        return diagnostic.mark.file;
    case LineRole:
        return diagnostic.mark.line;
    case ColumnRole:
        return diagnostic.mark.column;
    case QuestionIdRole:
        return diagnostic.questionId;
    case Qt::DisplayRole:
    case SentenceRole:
        return describe(diagnostic);
    case RemedyRole:
        return remedy(diagnostic);
    default:
        return {};
    }
}

} // namespace foldout
