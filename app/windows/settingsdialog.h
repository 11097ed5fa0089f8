// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windows/settingrow.h"
#include "windows/settingssearch.h"

#include <QDialog>
#include <QHash>
#include <QVariant>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace foldout {

class Appearance;
class KeysEditor;
class LineField;
class SettingsSection;
class Shortcuts;

// All settings in one place: searched in every language of the interface, in force as soon as they
// are changed, each with a way back to its default, and all together with a way back to how they
// were when the dialog was opened. The settings themselves are listed in settingslist.cpp. Show it,
// do not wait for it. GUI thread.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    // What it works on outlives the dialog.
    SettingsDialog(Settings &settings, const Appearance &appearance, Shortcuts &shortcuts,
                   QWidget *parent = nullptr);

    QList<SettingRow *> rows() const; // those that pass the search, whether or not in sight
    SettingRow *row(QStringView key) const;

    void restoreDefaults(); // of everything but the data folder
    void putBack();         // all as it was when the dialog was opened

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addSections(); // settingslist.cpp
    SettingsSection *addSection(const char *title);
    void addStudy();
    void addLook();
    void addLanguage();
    void buildFrame();
    QWidget *buildContents();
    void askForDefaults();
    QStringList keys() const; // of the options that can be restored
    void settingChanged(const QString &key);
    void search();
    QList<QStringList> texts() const;
    void showWhatFits();
    void showWaysBack();
    void retranslate();
    void applyLook();
    void fitWidth();

    Settings &m_settings;
    const Appearance &m_appearance;
    Shortcuts &m_shortcuts;
    SettingsSearch m_words;
    QHash<QString, QVariant> m_before; // as kept when the dialog was opened
    QList<SettingsSection *> m_sections;
    LineField *m_search = nullptr;
    QLabel *m_found = nullptr;
    QListWidget *m_titles = nullptr;
    QScrollArea *m_scroll = nullptr;
    KeysEditor *m_keys = nullptr;
    QPushButton *m_defaults = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_close = nullptr;
    bool m_narrow = false;
};

} // namespace foldout
