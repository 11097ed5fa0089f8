// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include <QDir>
#include <QSettings>

#include <algorithm>

namespace foldout {

using namespace Qt::StringLiterals;

Settings::Settings(const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_folder(dataFolder)
    , m_file(std::make_unique<QSettings>(QDir(dataFolder).filePath(u"settings.ini"_s),
                                         QSettings::IniFormat))
{
}

Settings::~Settings() = default;

int Settings::value(const NumberOption &option) const
{
    bool isNumber = false;
    const int number = m_file->value(option.key.toString()).toInt(&isNumber);
    return isNumber ? std::clamp(number, option.least, option.greatest) : option.initial;
}

QString Settings::value(const WordOption &option) const
{
    const QString word = m_file->value(option.key.toString()).toString();
    const bool isAllowed = std::ranges::find(option.allowed, word) != option.allowed.end();
    return isAllowed && !word.isEmpty() ? word : option.initial.toString();
}

bool Settings::value(const SwitchOption &option) const
{
    const QString word = m_file->value(option.key.toString()).toString();
    if (word == "true"_L1)
        return true;
    return word == "false"_L1 ? false : option.initial;
}

QString Settings::value(const TextOption &option) const
{
    const QString key = option.key.toString();
    // Commas without quotes, in a file edited by hand, are read as a list.
    return m_file->contains(key) ? m_file->value(key).toStringList().join(QStringLiteral(", "))
                                 : option.initial.toString();
}

QStringList Settings::value(const ListOption &option) const
{
    return m_file->value(option.key.toString()).toStringList();
}

QByteArray Settings::value(const BytesOption &option) const
{
    return m_file->value(option.key.toString()).toByteArray();
}

void Settings::set(const NumberOption &option, int value)
{
    store(option, std::clamp(value, option.least, option.greatest));
}

void Settings::set(const WordOption &option, const QString &value)
{
    const bool isAllowed = std::ranges::find(option.allowed, value) != option.allowed.end();
    store(option, isAllowed ? value : option.initial.toString());
}

void Settings::set(const SwitchOption &option, bool value)
{
    store(option, value);
}

void Settings::set(const TextOption &option, const QString &value)
{
    store(option, value);
}

void Settings::set(const ListOption &option, const QStringList &value)
{
    store(option, value);
}

void Settings::set(const BytesOption &option, const QByteArray &value)
{
    store(option, value);
}

QVariant Settings::kept(const QString &key) const
{
    return m_file->value(key);
}

void Settings::keep(const QString &key, const QVariant &kept)
{
    if (this->kept(key) == kept)
        return;
    if (kept.isValid())
        m_file->setValue(key, kept);
    else
        m_file->remove(key);
    m_file->sync();
    Q_EMIT changed(key);
}

bool Settings::isSaved() const
{
    return m_file->status() == QSettings::NoError;
}

template <typename Option, typename Value>
void Settings::store(const Option &option, const Value &value)
{
    if (this->value(option) == value)
        return;
    const QString key = option.key.toString();
    m_file->setValue(key, value);
    m_file->sync();
    Q_EMIT changed(key);
}

} // namespace foldout
