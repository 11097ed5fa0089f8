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
// Behind each code stands what Diagnostic::args holds, in order.
enum class DiagnosticCode {
    // the file
    NotUtf8,     // the encoding it seems to be, or empty
    ControlChar, // the character as U+0004
    TooLarge,    // field, empty for the file; the limit with its unit
    EmptyFile,
    CannotRead,
    // the YAML structure
    TabIndent,
    NbspIndent,    // the character as U+00A0
    BadEscape,     // the escape
    UnclosedQuote, // the quote
    QuoteInText,   // the quote
    ColonInText,
    ReservedStart, // the first character
    FlowInText,    // the bracket
    FullwidthColon,
    BadIndent,
    SecondDocument,
    TrailingJunk,
    Directive, // the line
    Tag,       // the tag
    Alias,     // & or *
    MergeKey,
    TooDeep,      // the limit
    DuplicateKey, // key, line of the first
    KeyNotText,
    NotAMapping,
    YamlSyntax,
    CommentCutText,
    // the bank
    NewerSchema,     // number found, number known
    MissingField,    // field
    UnknownKey,      // key with invisible characters as <U+200B>; nearest known key or empty
    WrongType,       // field; expected: text, list, mapping, integer, number, boolean, date
    WrongKind,       // field, kind
    OutOfRange,      // field, value, least, greatest or empty
    BadId,           // id
    DuplicateId,     // id, where the first stands
    UnknownKind,     // kind, nearest or empty
    UnknownTopic,    // topic, nearest or empty
    UnknownLanguage, // key, nearest or empty
    MissingLanguage, // field, languages
    EmptyText,       // field
    NoCorrectOption,
    TooFewItems,  // field, least number
    ClozeMissing, // language or empty; gap or empty
    ClozeMalformed,
    BadNumber,     // field, value
    BadDate,       // field, value
    BadUrl,        // the address
    MissingImage,  // path
    OutsideFolder, // path
    BadImage,      // path
    MissingExplanation,
    FoldedCode,
    BidiControl,   // the character as U+202E
    KeptLastGood,  // bank id
    TooManyErrors, // the limit
};
inline constexpr int DiagnosticCodeCount = int(DiagnosticCode::TooManyErrors) + 1;

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
