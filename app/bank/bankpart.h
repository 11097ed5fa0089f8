// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bank.h"
#include "core/diagnostic.h"

namespace foldout {

// What one file contributes to a bank. Values; any thread.

// Where something stands in the file, for faults that only show once all files are known.
struct Place
{
    int line = 0;
    int column = 0;
};

struct QuestionDefaults
{
    QuestionKind kind = QuestionKind::Open;
    QString topic;
    QStringList tags;
    int level = 0;
    double minutes = 0;
    bool shuffle = true;
    bool exact = false;

    friend bool operator==(const QuestionDefaults &, const QuestionDefaults &) = default;
};

// How the questions of a file are to be read; files of one bank share it.
struct ReadingContext
{
    QString lang;
    QStringList languages;
    QuestionDefaults defaults;

    friend bool operator==(const ReadingContext &, const ReadingContext &) = default;
};

struct PartHeader
{
    QString id;
    Place idPlace;
    LocalText title;
    LocalText description;
    QString license;
    QStringList authors;
    QString asOf;
    QList<Topic> topics;
    bool hasQuestions = false;
    bool hasDefaults = false;
    ReadingContext own; // lang and languages may be empty: another file of the bank gives them
};

struct PartQuestion
{
    Question question;
    Place idPlace;
    Place topicPlace;
    QList<Place> formerlyPlaces;
};

struct ImageUse
{
    QString path; // as written, percent-decoded
    Place place;
    QString questionId;
};

struct BankPart
{
    PartHeader header;
    ReadingContext context; // the questions were read with this one
    QList<PartQuestion> questions;
    QList<ImageUse> images;
    Diagnostics diagnostics; // marks without a file name: the same bytes may lie in two places
    bool refused = false;    // the structure is unusable: nothing of it counts but the diagnostics
};

} // namespace foldout
