// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace foldout {

// Text in one or more languages, exactly as the author typed it. The first entry is the fallback
// (the bank's own language where it has one). A plain string in a bank is one entry in the bank's
// language. Implicitly shared value; any thread.
class LocalText
{
public:
    struct Entry
    {
        QString language; // BCP 47 tag as written in the bank: "ko", "en"
        QString text;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    LocalText() = default;
    LocalText(QString language, QString text);

    void add(QString language, QString text); // keeps the order of calls
    bool isEmpty() const;                     // no entry has any text
    bool has(QStringView language) const;

    // The text in this language, else the first entry, else an empty string.
    QString in(QStringView language) const;

    const QList<Entry> &entries() const { return m_entries; }
    QStringList languages() const;

    friend bool operator==(const LocalText &, const LocalText &) = default;

private:
    QList<Entry> m_entries;
};

} // namespace foldout
