// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"

#include <QHash>

#include <memory>

namespace foldout {

struct Topic
{
    QString id;
    LocalText title;

    friend bool operator==(const Topic &, const Topic &) = default;
};

// A bank of questions, immutable once loaded and shared as BankPtr between threads and windows.
struct Bank
{
    QString id;
    LocalText title;
    LocalText description;
    QString lang;          // language of plain strings; first fallback
    QStringList languages; // languages the bank promises to be complete in
    QString license;
    QStringList authors;
    QString asOf; // as typed: 2026-08
    QList<Topic> topics;
    QList<Question> questions;
    QString folder;    // absolute; pictures are looked up below it and nowhere else
    QStringList files; // absolute paths of the YAML files it was read from

    QHash<QString, int>
        indexById;  // question id and former ids -> place in questions; see reindex()
    void reindex(); // the loader calls it once, last

    const Question *find(const QString &questionId) const; // null: not in this bank
    const Topic *topic(const QString &topicId) const;      // null: no such topic
    // The bank's next language after the one on screen, in turn; empty: it has one only.
    QString languageAfter(const QString &shown) const;
    CardKey key(const Question &question) const { return {id, question.id}; }
};

using BankPtr = std::shared_ptr<const Bank>;

} // namespace foldout
