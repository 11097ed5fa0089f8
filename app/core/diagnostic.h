// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace foldout {

// What is wrong with a bank, and exactly where. One engine feeds the window, the command line and
// the tests; the words are in models/messages. Values; any thread.

enum class Severity { Error, Warning };

// The stable name of each code (codeName) is part of the command line's output: never rename one.
enum class DiagnosticCode {
    // the file
    NotUtf8,
    ControlChar,
    TooLarge,
    EmptyFile,
    CannotRead,
    // the YAML structure
    TabIndent,
    NbspIndent,
    UnclosedQuote,
    QuoteInText,
    ColonInText,
    ReservedStart,
    FlowInText,
    FullwidthColon,
    BadIndent,
    SecondDocument,
    TrailingJunk,
    Directive,
    Tag,
    Alias,
    MergeKey,
    TooDeep,
    DuplicateKey,
    KeyNotText,
    NotAMapping,
    YamlSyntax,
    CommentCutText,
    // the bank
    NewerSchema,
    MissingField,
    UnknownKey,
    WrongType,
    WrongKind,
    OutOfRange,
    BadId,
    DuplicateId,
    UnknownKind,
    UnknownTopic,
    UnknownLanguage,
    MissingLanguage,
    EmptyText,
    NoCorrectOption,
    TooFewItems,
    ClozeMissing,
    ClozeMalformed,
    BadNumber,
    BadDate,
    BadUrl,
    MissingImage,
    OutsideFolder,
    BadImage,
    MissingExplanation,
    FoldedCode,
    BidiControl,
    TooManyErrors,
};

QString codeName(DiagnosticCode code); // "duplicate-key"

struct SourceMark
{
    QString file;   // as given by the user, or absolute
    int line = 0;   // 1-based; 0: the whole file
    int column = 0; // 1-based, counted in characters (code points); 0: the whole line

    friend bool operator==(const SourceMark &, const SourceMark &) = default;
};

struct Diagnostic
{
    Severity severity = Severity::Error;
    DiagnosticCode code = DiagnosticCode::YamlSyntax;
    SourceMark mark;
    QString sourceLine; // the line of the file as it stands, for the caret
    QStringList args;   // what the message fills in: names, found and expected
    QString questionId; // the question it belongs to, where known

    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

using Diagnostics = QList<Diagnostic>;

bool hasErrors(const Diagnostics &diagnostics);

} // namespace foldout
