// SPDX-License-Identifier: GPL-3.0-or-later
// What can be set: every row of the settings dialog, in the order it is shown.
#include "windows/datafolderrow.h"
#include "windows/keyseditor.h"
#include "windows/settingrows.h"
#include "windows/settingsdialog.h"
#include "windows/settingssection.h"

namespace foldout {

namespace {

constexpr int HighRetention = 97; // per cent; above it intervals are a few days at most

} // namespace

void SettingsDialog::addSections()
{
    addStudy();
    SettingsSection *grades = addSection(QT_TR_NOOP("Grades"));
    grades->add(newWordRow(
        m_settings, options::GradeButtons,
        {QT_TR_NOOP("Grade buttons"),
         QT_TR_NOOP("Two are quicker to choose from; four tell the schedule more about the card.")},
        {{QT_TR_NOOP("Four: Again, Hard, Good, Easy"), QStringLiteral("four")},
         {QT_TR_NOOP("Two: Missed, Got it"), QStringLiteral("two")}},
        grades));
    addLook();
    addLanguage();
    m_keys = new KeysEditor(m_shortcuts, this);
    addSection(QT_TR_NOOP("Keys"))->setPart(m_keys);
    SettingsSection *place = addSection(QT_TR_NOOP("Data"));
    place->add(new DataFolderRow(
        m_settings,
        {QT_TR_NOOP("Data folder"),
         QT_TR_NOOP("Holds your progress, your settings and their backups. For one run only, start "
                    "Foldout with --data-dir and a folder, or set FOLDOUT_DATA_DIR.")},
        place));
}

void SettingsDialog::addStudy()
{
    SettingsSection *study = addSection(QT_TR_NOOP("Study"));
    study->add(newNumberRow(
        m_settings, options::DesiredRetention,
        {QT_TR_NOOP("Desired retention"),
         QT_TR_NOOP(
             "The chance that you still recall a card on the day it comes back. Higher means "
             "shorter intervals and more reviews.")},
        study, QT_TR_NOOP("%1 %"), 1, [](int percent) {
            return percent <= HighRetention
                       ? QString()
                       : tr("Above %1 % the intervals become very short: many times the reviews, "
                            "for very little more remembered. 85 to 95 % suits most people.")
                             .arg(HighRetention);
        }));
    study->add(newNumberRow(m_settings, options::NewPerDay,
                            {QT_TR_NOOP("New cards per day"),
                             QT_TR_NOOP("How many cards you have never met are added to a day.")},
                            study));
    study->add(newNumberRow(
        m_settings, options::ReviewsPerDay,
        {QT_TR_NOOP("Reviews per day"),
         QT_TR_NOOP("How many due cards are asked on a day at most; the others wait.")},
        study, "%1", 10, [](int count) {
            return count > 0
                       ? QString()
                       : tr("With 0 no card that is due is ever asked, and all are forgotten.");
        }));
    study->add(newWordRow(m_settings, options::QueueOrder,
                          {QT_TR_NOOP("Order"),
                           QT_TR_NOOP("In which order the cards of a day are asked. Mixed topics "
                                      "are remembered best.")},
                          {{QT_TR_NOOP("Topics mixed"), QStringLiteral("mixed")},
                           {QT_TR_NOOP("Topic after topic"), QStringLiteral("topic")},
                           {QT_TR_NOOP("Weakest first"), QStringLiteral("weakest")},
                           {QT_TR_NOOP("As in the bank"), QStringLiteral("bank")}},
                          study));
    study->add(newStepsRow(m_settings, options::LearningSteps,
                           {QT_TR_NOOP("Learning steps"),
                            QT_TR_NOOP("How long a new card waits each time until it is asked "
                                       "again on its first day, such as 30s 1m 10m 1h. Empty: it "
                                       "comes back on another day.")},
                           study));
    study->add(newStepsRow(m_settings, options::RelearningSteps,
                           {QT_TR_NOOP("Relearning steps"),
                            QT_TR_NOOP("The same for a card that you had known and missed.")},
                           study));
    study->add(newNumberRow(
        m_settings, options::MaximumInterval,
        {QT_TR_NOOP("Longest interval"), QT_TR_NOOP("No card stays away for more days than this.")},
        study, "%1", 10));
    study->add(newSwitchRow(m_settings, options::Fuzz,
                            {QT_TR_NOOP("Spread due days"),
                             QT_TR_NOOP("Cards learnt together come back on slightly different "
                                        "days.")},
                            study));
    study->add(newNumberRow(m_settings, options::RolloverHour,
                            {QT_TR_NOOP("A study day begins at"),
                             QT_TR_NOOP("Whoever studies past midnight is still on the day before "
                                        "until this hour. What is in the log keeps its day.")},
                            study, QT_TR_NOOP("%1:00")));
}

void SettingsDialog::addLook()
{
    SettingsSection *look = addSection(QT_TR_NOOP("Look"));
    look->add(newWordRow(m_settings, options::Theme,
                         {QT_TR_NOOP("Theme"), QT_TR_NOOP("The colours of the program.")},
                         {{QT_TR_NOOP("As the system"), QStringLiteral("system")},
                          {QT_TR_NOOP("Light"), QStringLiteral("light")},
                          {QT_TR_NOOP("Dark"), QStringLiteral("dark")},
                          {QT_TR_NOOP("High contrast"), QStringLiteral("highcontrast")}},
                         look));
    look->add(newNumberRow(m_settings, options::TextScale,
                           {QT_TR_NOOP("Text size"),
                            QT_TR_NOOP("Of everything in the program, from 80 to 300 % of the "
                                       "system's.")},
                           look, QT_TR_NOOP("%1 %"), 10));
    look->add(newFontRow(
        m_settings, options::ReadingFont,
        {QT_TR_NOOP("Reading font"), QT_TR_NOOP("Of questions, answers and explanations.")}, look));
    look->add(newFontSizeRow(
        m_settings, options::ReadingFontSize,
        {QT_TR_NOOP("Reading size"), QT_TR_NOOP("Of the cards alone, at a text size of 100 %.")},
        look));
}

void SettingsDialog::addLanguage()
{
    const Choices<QString> own{{"한국어", QStringLiteral("ko")}, {"English", QStringLiteral("en")}};
    SettingsSection *language = addSection(QT_TR_NOOP("Language"));
    language->add(newWordRow(
        m_settings, options::Language,
        {QT_TR_NOOP("Interface language"), QT_TR_NOOP("Of menus, buttons and messages.")},
        Choices<QString>{{QT_TR_NOOP("As the system"), QString()}} + own, language));
    language->add(newWordRow(
        m_settings, options::ContentLanguage,
        {QT_TR_NOOP("Language of the cards"),
         QT_TR_NOOP("Where a bank has both; otherwise cards are in the language they have.")},
        Choices<QString>{{QT_TR_NOOP("As the interface"), QString()}} + own, language));
}

} // namespace foldout
