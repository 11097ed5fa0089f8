// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/textstyle.h"
#include "render/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace foldout {

class Settings;

// One setting of the settings dialog: its name, a sentence that explains it, the control, a warning
// where the value deserves one, and the way back to the default where it differs. What is changed
// here is in force at once. The kinds of rows are in settingrows.h. GUI thread; owned by the
// dialog.
class SettingRow : public QWidget
{
    Q_OBJECT

public:
    struct Words // English, sources of the translation; see textOf()
    {
        const char *label;
        const char *explanation;
    };

    const QString &key() const { return m_key; } // of the option; empty: no option is behind it
    QList<const char *> sources() const;         // all it says, for the search
    QString label() const;
    QString warning() const { return warningNow(); }
    bool isAtDefault() const { return isInitial(); }
    void restoreDefault();

    void refresh(); // the setting was changed
    void retranslate();
    void setNarrow(bool narrow); // the control stands below the words
    void setLook(const Theme &theme, const TextStyle &style);

    static QString textOf(const char *source); // translated, context foldout::SettingsDialog

protected:
    SettingRow(Settings &settings, QStringView key, const Words &words, QWidget *parent);

    void setControl(QWidget *control, QWidget *named = nullptr); // once; 'named' has the focus
    void keepNarrow();                                           // however much room there is
    void showState();                                            // the warning and the way back

    virtual void showValue() = 0; // puts the setting into the control; writes nothing
    virtual void retranslateControl() {}
    virtual QList<const char *> choices() const { return {}; }
    virtual bool isInitial() const = 0;
    virtual QString initialText() const = 0;
    virtual void setInitial();
    virtual QString warningNow() const { return {}; }

    Settings &m_settings;

private:
    QString m_key;
    Words m_words;
    QBoxLayout *m_layout = nullptr;
    QLabel *m_label = nullptr;
    QLabel *m_explanation = nullptr;
    QLabel *m_warning = nullptr;
    QWidget *m_side = nullptr; // the control and what stands below it
    QWidget *m_named = nullptr;
    QToolButton *m_default = nullptr;
    bool m_alwaysNarrow = false;
};

} // namespace foldout
