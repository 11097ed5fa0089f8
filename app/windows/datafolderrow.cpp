// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/datafolderrow.h"

#include "models/messages.h"
#include "session/datafolder.h"
#include "session/settings.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace foldout {

DataFolderRow::DataFolderRow(Settings &settings, const Words &words, QWidget *parent)
    : SettingRow(settings, {}, words, parent)
{
    auto *control = new QWidget(this);
    m_path = new QLineEdit(control);
    m_path->setReadOnly(true);
    m_open = new QPushButton(control);
    m_choose = new QPushButton(control);
    auto *layout = new QVBoxLayout(control);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_path);
    for (QPushButton *button : {m_open, m_choose}) {
        button->setAutoDefault(false);
        layout->addWidget(button, 0, Qt::AlignLeft);
    }
    connect(m_open, &QPushButton::clicked, this, &DataFolderRow::open);
    connect(m_choose, &QPushButton::clicked, this, &DataFolderRow::choose);
    setControl(control, m_path);
    keepNarrow();
}

void DataFolderRow::showValue()
{
    m_path->setText(QDir::toNativeSeparators(m_settings.folder()));
    m_path->setCursorPosition(0);
}

void DataFolderRow::retranslateControl()
{
    m_open->setText(tr("Open the folder"));
    m_choose->setText(tr("Use another folder…"));
}

bool DataFolderRow::isInitial() const
{
    return defaultDataFolder() == usualDataFolder();
}

QString DataFolderRow::initialText() const
{
    return tr("the usual folder");
}

void DataFolderRow::setInitial()
{
    use(usualDataFolder());
}

void DataFolderRow::use(const QString &folder)
{
    const Status chosen = chooseDataFolder(folder);
    m_failure = chosen ? QString() : describe(chosen.error()) + u' ' + remedy(chosen.error());
    refresh();
}

QString DataFolderRow::warningNow() const
{
    if (!m_failure.isEmpty())
        return m_failure;
    const QString now = QDir::cleanPath(m_settings.folder());
    const QString next = defaultDataFolder();
    if (next == now)
        return {};
    const QString there =
        hasProgress(next)
            ? tr("The next start uses %1 and the progress that is there, unless --data-dir names "
                 "another folder.")
            : tr("The next start uses %1 and begins without progress there, unless --data-dir "
                 "names another folder.");
    return there.arg(QDir::toNativeSeparators(next)) + u' ' +
           tr("Nothing is moved: what you have stays in %1. To take it along, close Foldout and, "
              "before the next start, copy what is in there into the new folder.")
               .arg(QDir::toNativeSeparators(now));
}

void DataFolderRow::choose()
{
    auto *dialog = new QFileDialog(this, tr("Data folder"), m_settings.folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &DataFolderRow::use);
    dialog->open();
}

void DataFolderRow::open()
{
    const bool opened = QDesktopServices::openUrl(QUrl::fromLocalFile(m_settings.folder()));
    m_failure = opened ? QString()
                       : tr("The folder could not be opened. Open it by its path in the program "
                            "you use for files.");
    refresh();
}

} // namespace foldout
