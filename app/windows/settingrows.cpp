// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/settingrows.h"

#include "session/steps.h"
#include "widgets/answers/textfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace foldout {

namespace {

constexpr const char *AsTheSystem = QT_TRANSLATE_NOOP("foldout::SettingsDialog", "As the system");

class NumberRow final : public SettingRow
{
public:
    NumberRow(Settings &settings, const NumberOption &option, const Words &words, QWidget *parent,
              const char *pattern, int step, std::function<QString(int)> warning)
        : SettingRow(settings, option.key, words, parent)
        , m_option(option)
        , m_pattern(pattern)
        , m_warning(std::move(warning))
        , m_box(new QSpinBox(this))
    {
        m_box->setRange(option.least, option.greatest);
        m_box->setSingleStep(step);
        m_box->setAccelerated(true);
        connect(m_box, &QSpinBox::valueChanged, this,
                [this](int value) { m_settings.set(m_option, value); });
        setControl(m_box);
    }

protected:
    void showValue() override
    {
        const QSignalBlocker quiet(m_box);
        const int value = m_settings.value(m_option);
        if (m_box->value() != value) // what is being typed stays as it is
            m_box->setValue(value);
    }
    void retranslateControl() override { m_box->setSuffix(suffix()); }
    bool isInitial() const override { return m_settings.isInitial(m_option); }
    QString initialText() const override
    {
        return m_box->locale().toString(m_option.initial) + suffix();
    }
    QString warningNow() const override
    {
        return m_warning ? m_warning(m_settings.value(m_option)) : QString();
    }

private:
    QString suffix() const { return textOf(m_pattern).mid(2); }

    NumberOption m_option;
    const char *m_pattern;
    std::function<QString(int)> m_warning;
    QSpinBox *m_box;
};

// One of a list. An entry has a source to translate or says the same in every language.
template <typename Option, typename Value>
class ChoiceRow final : public SettingRow
{
public:
    struct Entry
    {
        const char *source;
        QString text;
        Value value;
    };

    ChoiceRow(Settings &settings, const Option &option, const Words &words,
              const QList<Entry> &entries, QWidget *parent)
        : SettingRow(settings, option.key, words, parent)
        , m_option(option)
        , m_entries(entries)
        , m_box(new QComboBox(this))
    {
        // As wide as its place, not as its longest entry.
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_box->setMinimumContentsLength(8);
        for (const Entry &entry : m_entries)
            m_box->addItem(entry.text, entry.value);
        connect(m_box, &QComboBox::currentIndexChanged, this,
                [this] { m_settings.set(m_option, m_box->currentData().template value<Value>()); });
        setControl(m_box);
    }

protected:
    void showValue() override
    {
        const QSignalBlocker quiet(m_box);
        const Value value = m_settings.value(m_option);
        if (m_box->findData(value) < 0) // not on offer here, but in force
            m_box->addItem(QVariant(value).toString(), value);
        m_box->setCurrentIndex(m_box->findData(value));
    }

    void retranslateControl() override
    {
        for (int i = 0; i < m_entries.size(); ++i) {
            if (m_entries.at(i).source)
                m_box->setItemText(i, textOf(m_entries.at(i).source));
        }
    }

    QList<const char *> choices() const override
    {
        QList<const char *> sources;
        for (const Entry &entry : m_entries) {
            if (entry.source)
                sources.append(entry.source);
        }
        return sources;
    }

    bool isInitial() const override { return m_settings.isInitial(m_option); }

    QString initialText() const override
    {
        const auto entry = std::ranges::find_if(
            m_entries, [this](const Entry &e) { return e.value == m_option.initial; });
        Q_ASSERT(entry != m_entries.end());
        return entry->source ? textOf(entry->source) : entry->text;
    }

private:
    Option m_option;
    QList<Entry> m_entries;
    QComboBox *m_box;
};

class SwitchRow final : public SettingRow
{
public:
    SwitchRow(Settings &settings, const SwitchOption &option, const Words &words, QWidget *parent)
        : SettingRow(settings, option.key, words, parent)
        , m_option(option)
        , m_box(new QCheckBox(this))
    {
        connect(m_box, &QCheckBox::toggled, this, [this](bool on) {
            m_settings.set(m_option, on);
            retranslateControl();
        });
        setControl(m_box);
    }

protected:
    void showValue() override
    {
        const QSignalBlocker quiet(m_box);
        m_box->setChecked(m_settings.value(m_option));
        retranslateControl();
    }
    void retranslateControl() override { m_box->setText(word(m_box->isChecked())); }
    bool isInitial() const override { return m_settings.isInitial(m_option); }
    QString initialText() const override { return word(m_option.initial); }

private:
    static QString word(bool on) { return on ? SettingRow::tr("On") : SettingRow::tr("Off"); }

    SwitchOption m_option;
    QCheckBox *m_box;
};

class StepsRow final : public SettingRow
{
public:
    StepsRow(Settings &settings, const TextOption &option, const Words &words, QWidget *parent)
        : SettingRow(settings, option.key, words, parent)
        , m_option(option)
        , m_field(new LineField(this))
    {
        m_field->setFrame(true);
        connect(m_field, &LineField::textChanged, this, [this](const QString &text) {
            if (const auto steps = parseSteps(text))
                m_settings.set(m_option, stepsText(*steps));
            showState();
        });
        connect(m_field, &LineField::editingFinished, this, [this] { showState(); });
        setControl(m_field);
    }

protected:
    void showValue() override
    {
        const QString text = m_settings.value(m_option);
        if (parseSteps(m_field->text()) == parseSteps(text))
            return; // however it is written
        const QSignalBlocker quiet(m_field);
        m_field->setText(text);
    }

    bool isInitial() const override { return m_settings.isInitial(m_option); }
    QString initialText() const override { return m_option.initial.toString(); }

    QString warningNow() const override
    {
        const QString bad = firstBadStep(m_field->text());
        const bool isBeingTyped =
            m_field->hasFocus() && m_field->text().endsWith(bad) && !parseStep(bad);
        if (!bad.isNull() && !isBeingTyped) {
            const QString reason =
                parseStep(bad)
                    ? SettingRow::tr("There are more than %1 steps.").arg(MaximumSteps)

                    : SettingRow::tr(
                          "“%1” is no step. Write a number and s, m, h or d, such as 10m.")
                          .arg(bad);
            //: behind the reason why what was typed is not taken
            return reason + u' ' + SettingRow::tr("Until then %1 holds.").arg(inForce());
        }
        const QList<int> steps = parseSteps(m_settings.value(m_option)).value_or(QList<int>());
        if (std::ranges::any_of(steps, [](int step) { return step >= SecondsPerDay; }))
            return SettingRow::tr(
                "A step of a day or more is counted in whole days and takes the place of an "
                "interval that your memory would call for.");
        return {};
    }

private:
    QString inForce() const
    {
        const QString text = m_settings.value(m_option);
        return text.isEmpty() ? SettingRow::tr("no step") : u'“' + text + u'”';
    }

    TextOption m_option;
    LineField *m_field;
};

} // namespace

SettingRow *newNumberRow(Settings &settings, const NumberOption &option,
                         const SettingRow::Words &words, QWidget *parent, const char *pattern,
                         int step, std::function<QString(int)> warning)
{
    return new NumberRow(settings, option, words, parent, pattern, step, std::move(warning));
}

SettingRow *newWordRow(Settings &settings, const WordOption &option, const SettingRow::Words &words,
                       const Choices<QString> &choices, QWidget *parent)
{
    using Row = ChoiceRow<WordOption, QString>;
    QList<Row::Entry> entries;
    for (const auto &[source, value] : choices)
        entries.append({source, {}, value});
    return new Row(settings, option, words, entries, parent);
}

SettingRow *newSwitchRow(Settings &settings, const SwitchOption &option,
                         const SettingRow::Words &words, QWidget *parent)
{
    return new SwitchRow(settings, option, words, parent);
}

SettingRow *newStepsRow(Settings &settings, const TextOption &option,
                        const SettingRow::Words &words, QWidget *parent)
{
    return new StepsRow(settings, option, words, parent);
}

SettingRow *newFontRow(Settings &settings, const TextOption &option, const SettingRow::Words &words,
                       QWidget *parent)
{
    using Row = ChoiceRow<TextOption, QString>;
    QList<Row::Entry> entries{{AsTheSystem, {}, {}}};
    for (const QString &family : QFontDatabase::families()) {
        if (!QFontDatabase::isPrivateFamily(family))
            entries.append({nullptr, family, family});
    }
    return new Row(settings, option, words, entries, parent);
}

SettingRow *newFontSizeRow(Settings &settings, const NumberOption &option,
                           const SettingRow::Words &words, QWidget *parent)
{
    using Row = ChoiceRow<NumberOption, int>;
    QList<Row::Entry> entries{{AsTheSystem, {}, 0}};
    for (const int size : {8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 40, 48})
        entries.append({nullptr, QStringLiteral("%1 pt").arg(size), size});
    return new Row(settings, option, words, entries, parent);
}

} // namespace foldout
