// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windows/settingrow.h"

class QLineEdit;
class QPushButton;

namespace foldout {

// Where progress, settings and backups lie, and how to have them elsewhere from the next start on,
// see session/datafolder.h. Nothing is moved. GUI thread; owned by the settings dialog.
class DataFolderRow : public SettingRow
{
    Q_OBJECT

public:
    DataFolderRow(Settings &settings, const Words &words, QWidget *parent);

    void use(const QString &folder); // from the next start on

protected:
    void showValue() override;
    void retranslateControl() override;
    bool isInitial() const override;
    QString initialText() const override;
    void setInitial() override;
    QString warningNow() const override;

private:
    void choose();
    void open();

    QString m_failure; // why the last act did nothing; empty: it did
    QLineEdit *m_path = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_choose = nullptr;
};

} // namespace foldout
