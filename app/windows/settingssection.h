// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windows/settingrow.h"

class QVBoxLayout;

namespace foldout {

// A titled card of the settings dialog with what belongs together: rows, or one large part. GUI
// thread; owned by the dialog.
class SettingsSection : public QWidget
{
    Q_OBJECT

public:
    SettingsSection(const char *title, QWidget *parent); // a source, see SettingRow::textOf()

    void add(SettingRow *row);
    void setPart(QWidget *part); // instead of rows
    const QList<SettingRow *> &rows() const { return m_rows; }
    QWidget *part() const { return m_part; }
    const char *source() const { return m_title; }

    void retranslate();
    void setLook(const Theme &theme, const TextStyle &style);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const char *m_title;
    QLabel *m_heading = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QWidget *m_card = nullptr;
    QWidget *m_part = nullptr;
    QList<SettingRow *> m_rows;
    Theme m_theme;
};

} // namespace foldout
