// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/settingsdialog.h"

#include "session/settings.h"
#include "widgets/answers/textfield.h"
#include "windows/appearance.h"
#include "windows/keyseditor.h"
#include "windows/settingssection.h"
#include "windows/shortcuts.h"

#include <QAbstractButton>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace foldout {

namespace {

constexpr int NarrowEms = 48; // below it one thing stands below the other

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, const Appearance &appearance,
                               Shortcuts &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_appearance(appearance)
    , m_shortcuts(shortcuts)
{
    setObjectName(QStringLiteral("settingsDialog"));
    buildFrame();
    for (const QString &key : keys())
        m_before.insert(key, settings.kept(key));
    connect(&settings, &Settings::changed, this, &SettingsDialog::settingChanged);
    connect(&appearance, &Appearance::changed, this, &SettingsDialog::applyLook);
    applyLook();
    retranslate();
    m_titles->setCurrentRow(0);
    const int em = QFontInfo(font()).pixelSize();
    resize(QSize(em * 66, em * 52).boundedTo(screen()->availableSize() - QSize(20, 40)));
    m_search->setFocus(Qt::OtherFocusReason);
}

void SettingsDialog::buildFrame()
{
    m_search = new LineField(this);
    m_search->setFrame(true);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &LineField::textChanged, this, &SettingsDialog::search);
    connect(m_search, &LineField::edited, this, &SettingsDialog::search); // half a syllable
    m_found = new QLabel(this);
    m_found->setWordWrap(true);

    m_titles = new QListWidget(this);
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_titles->setFrameShape(QFrame::NoFrame);
    m_titles->setSpacing(3);
    m_titles->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    m_titles->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    connect(m_titles, &QListWidget::currentRowChanged, this, [this] {
        m_search->clear();
        showWhatFits();
        m_scroll->verticalScrollBar()->setValue(0);
    });
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(buildContents());

    m_defaults = new QPushButton(this);
    m_back = new QPushButton(this);
    m_close = new QPushButton(this);
    connect(m_defaults, &QPushButton::clicked, this, &SettingsDialog::askForDefaults);
    connect(m_back, &QPushButton::clicked, this, &SettingsDialog::putBack);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_titles);
    middle->addWidget(m_scroll, 1);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_defaults, m_back, m_close}) {
        button->setAutoDefault(false); // Enter in a field ends the typing, nothing more
        buttons->addWidget(button);
    }
    buttons->insertStretch(2, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_found);
    layout->addLayout(middle, 1);
    layout->addLayout(buttons);
}

QWidget *SettingsDialog::buildContents()
{
    addSections();
    auto *contents = new QWidget;
    auto *layout = new QVBoxLayout(contents);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    for (SettingsSection *section : std::as_const(m_sections))
        layout->addWidget(section, section->part() ? 1 : 0); // a list takes the room there is
    layout->addStretch(0);
    return contents;
}

SettingsSection *SettingsDialog::addSection(const char *title)
{
    m_sections.append(new SettingsSection(title, this));
    m_titles->addItem(QString());
    return m_sections.last();
}

QList<SettingRow *> SettingsDialog::rows() const
{
    QList<SettingRow *> rows;
    for (const SettingsSection *section : m_sections) {
        for (SettingRow *row : section->rows()) {
            if (!row->isHidden())
                rows.append(row);
        }
    }
    return rows;
}

SettingRow *SettingsDialog::row(QStringView key) const
{
    for (const SettingsSection *section : m_sections) {
        for (SettingRow *row : section->rows()) {
            if (row->key() == key)
                return row;
        }
    }
    return nullptr;
}

// -- the way back

QStringList SettingsDialog::keys() const
{
    QStringList keys;
    for (const SettingsSection *section : m_sections) {
        for (const SettingRow *row : section->rows()) {
            if (!row->key().isEmpty())
                keys.append(row->key());
        }
    }
    for (const QAction *action : m_shortcuts.actions())
        keys.append(m_shortcuts.keyOf(action));
    return keys;
}

void SettingsDialog::askForDefaults()
{
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("All defaults"),
        tr("Put every setting and all keys back to their defaults? The data folder stays where it "
           "is. “As it was” undoes this as long as the settings are open."),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setFont(font());
    const QPushButton *yes = box->addButton(tr("All defaults"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    box->open();
}

void SettingsDialog::restoreDefaults()
{
    for (const QString &key : keys())
        m_settings.keep(key, {});
}

void SettingsDialog::putBack()
{
    for (const QString &key : keys())
        m_settings.keep(key, m_before.value(key));
}

void SettingsDialog::settingChanged(const QString &key)
{
    if (SettingRow *changed = row(key))
        changed->refresh();
    showWaysBack();
}

void SettingsDialog::showWaysBack()
{
    const QList<QAction *> actions = m_shortcuts.actions();
    bool differs = std::ranges::any_of(
        actions, [this](const QAction *action) { return !m_shortcuts.isDefault(action); });
    for (const SettingsSection *section : std::as_const(m_sections)) {
        for (const SettingRow *row : section->rows())
            differs |= !row->key().isEmpty() && !row->isAtDefault();
    }
    m_defaults->setEnabled(differs);
    const QStringList all = keys();
    m_back->setEnabled(std::ranges::any_of(
        all, [this](const QString &key) { return m_settings.kept(key) != m_before.value(key); }));
}

// -- what is in sight

void SettingsDialog::search()
{
    showWhatFits();
    m_scroll->verticalScrollBar()->setValue(0);
}

// What each row is found by, and behind the rows of its section each action.
QList<QStringList> SettingsDialog::texts() const
{
    const auto inAllLanguages = [this](const char *source) {
        return m_words.inAllLanguages("foldout::SettingsDialog", source);
    };
    QList<QStringList> things;
    for (const SettingsSection *section : m_sections) {
        const QStringList title = inAllLanguages(section->source());
        for (const SettingRow *row : section->rows()) {
            things.append(title);
            for (const char *source : row->sources())
                things.last() += inAllLanguages(source);
        }
        if (section->part() == m_keys) {
            for (const QStringList &texts : m_keys->texts(m_words))
                things.append(title + texts);
        }
    }
    return things;
}

// All that fits the search, wherever it belongs; without a search, or where there is no room for
// the list of sections, what the chosen section holds, or everything.
void SettingsDialog::showWhatFits()
{
    const QString query = m_search->textNow().trimmed();
    const qsizetype actions = m_shortcuts.actions().size();
    QBitArray fitting;
    if (!query.isEmpty())
        fitting = SettingsSearch::find(query, texts());
    const auto fits = [&](qsizetype thing) {
        return query.isEmpty() || fitting.testBit(thing);
    };

    qsizetype at = 0;
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        SettingsSection *section = m_sections.at(i);
        bool any = false;
        for (SettingRow *row : section->rows()) {
            row->setVisible(fits(at++));
            any |= !row->isHidden();
        }
        if (section->part() == m_keys) {
            QBitArray shown(actions);
            for (qsizetype action = 0; action < actions; ++action)
                shown.setBit(action, fits(at++));
            m_keys->showOnly(shown);
            any = shown.count(true) > 0;
        }
        const bool inSight = m_narrow || !query.isEmpty() || m_titles->currentRow() == i;
        section->setVisible(any && inSight);
        section->update();
    }
    const int found = int(fitting.count(true));
    m_found->setVisible(!query.isEmpty());
    m_found->setText(found > 0 ? tr("%n setting(s) found.", nullptr, found)
                               : tr("No setting fits. Press Esc to see all."));
}

void SettingsDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus(Qt::OtherFocusReason);
    } else if (auto *button = qobject_cast<QAbstractButton *>(focusWidget()); enter && button) {
        button->click(); // no button is the default, but the one with the focus is meant
    } else {
        QDialog::keyPressEvent(event);
    }
}

// -- look

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search the settings"));
    m_search->setAccessibleName(tr("Search the settings"));
    m_titles->setAccessibleName(tr("Sections"));
    m_defaults->setText(tr("All defaults…"));
    m_defaults->setAccessibleDescription(
        tr("Puts every setting and all keys back to their defaults."));
    m_back->setText(tr("As it was"));
    m_back->setAccessibleDescription(
        tr("Puts everything back as it was when the settings were opened."));
    for (QPushButton *button : {m_defaults, m_back})
        button->setToolTip(button->accessibleDescription());
    m_close->setText(tr("Close"));
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        m_sections.at(i)->retranslate();
        m_titles->item(int(i))->setText(SettingRow::textOf(m_sections.at(i)->source()));
    }
    m_titles->updateGeometry(); // as wide as its words
    m_keys->retranslate();
    showWhatFits();
    showWaysBack();
}

void SettingsDialog::applyLook()
{
    const Theme &theme = m_appearance.theme();
    const TextStyle &style = m_appearance.style();
    setFont(style.interfaceFont());
    QPalette panel;
    panel.setColor(QPalette::Base, theme.window);
    m_titles->setPalette(panel);
    for (SettingsSection *section : std::as_const(m_sections))
        section->setLook(theme, style);
    m_keys->setLook(theme);
    m_titles->updateGeometry();
    fitWidth();
}

void SettingsDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitWidth();
}

void SettingsDialog::fitWidth()
{
    const bool wasNarrow = m_narrow;
    m_narrow = width() < QFontInfo(font()).pixelSize() * NarrowEms;
    m_titles->setVisible(!m_narrow);
    for (const SettingsSection *section : std::as_const(m_sections)) {
        for (SettingRow *row : section->rows())
            row->setNarrow(m_narrow);
    }
    m_keys->setNarrow(m_narrow);
    if (m_narrow != wasNarrow)
        showWhatFits();
}

} // namespace foldout
