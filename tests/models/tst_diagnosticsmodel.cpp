// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosticsmodel.h"
#include "models/messages.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

Diagnostic faultAt(int line)
{
    return {.severity = line % 2 ? Severity::Error : Severity::Warning,
            .code = DiagnosticCode::DuplicateKey,
            .mark = {u"bank.yaml"_s, line, 3},
            .args = {u"answer"_s, u"4"_s},
            .questionId = u"q%1"_s.arg(line)};
}

} // namespace

class TestDiagnosticsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rolesSayWhatAndWhere()
    {
        DiagnosticsModel model;
        model.setDiagnostics({faultAt(7)});
        const QModelIndex index = model.index(0);
        QCOMPARE(index.data(SeverityRole).toInt(), int(Severity::Error));
        QCOMPARE(index.data(CodeRole).toString(), u"duplicate-key"_s);
        QCOMPARE(index.data(FileRole).toString(), u"bank.yaml"_s);
        QCOMPARE(index.data(LineRole).toInt(), 7);
        QCOMPARE(index.data(ColumnRole).toInt(), 3);
        QCOMPARE(index.data(QuestionIdRole).toString(), u"q7"_s);
        QCOMPARE(index.data().toString(), describe(faultAt(7)));
        QCOMPARE(index.data(RemedyRole).toString(), remedy(faultAt(7)));
    }

    void theOthersStayWhenOneIsMended()
    {
        DiagnosticsModel model;
        QAbstractItemModelTester tester(&model);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setDiagnostics({faultAt(1), faultAt(2), faultAt(3), faultAt(4)});
        const QPersistentModelIndex place = model.index(3);
        model.setDiagnostics({faultAt(1), faultAt(2), faultAt(4)});
        QCOMPARE(place.data(LineRole).toInt(), 4);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(reset.count(), 0);
    }

    void anyListFollowsAnyOther()
    {
        QRandomGenerator random(3);
        DiagnosticsModel model;
        QAbstractItemModelTester tester(&model);
        for (int round = 0; round < 300; ++round) {
            Diagnostics wanted;
            for (int line = 1; line < 8; ++line) {
                if (random.bounded(3))
                    wanted.append(faultAt(random.bounded(4) ? line : 1));
            }
            model.setDiagnostics(wanted);
            QCOMPARE(model.diagnostics(), wanted);
            QCOMPARE(model.rowCount(), int(wanted.size()));
        }
    }
};

QTEST_GUILESS_MAIN(TestDiagnosticsModel)
#include "tst_diagnosticsmodel.moc"
