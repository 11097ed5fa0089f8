// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

// What a field has to be, named for people.
QString expectedType(const QString &type)
{
    if (type == "list"_L1)
        //: Completes "“%1” must be %2."
        return Messages::tr("a list");
    if (type == "mapping"_L1)
        return Messages::tr("a mapping (key: value)");
    if (type == "integer"_L1)
        return Messages::tr("a whole number");
    if (type == "number"_L1)
        return Messages::tr("a number");
    if (type == "boolean"_L1)
        return Messages::tr("true or false");
    if (type == "date"_L1)
        return Messages::tr("a date");
    return Messages::tr("a text");
}

QString didYouMean(const QString &word, const QString &otherwise)
{
    return word.isEmpty() ? otherwise : Messages::tr("Did you mean “%1”?").arg(word);
}

QString quoteIt()
{
    return Messages::tr(
        "Put the whole text in double quotes, or write it below a | on lines of its own.");
}

} // namespace

QString describe(const Diagnostic &diagnostic)
{
    const auto arg = [&](qsizetype i) {
        return diagnostic.args.value(i);
    };
    switch (diagnostic.code) {
    case DiagnosticCode::NotUtf8:
        return arg(0).isEmpty()
                   ? Messages::tr("This is not UTF-8 text.")
                   : Messages::tr("This is not UTF-8 text; it looks like %1.").arg(arg(0));
    case DiagnosticCode::ControlChar:
        return Messages::tr("A control character (%1) stands here.").arg(arg(0));
    case DiagnosticCode::TooLarge:
        return arg(0).isEmpty()
                   ? Messages::tr("The file is larger than %1.").arg(arg(1))
                   : Messages::tr("The text of “%1” is larger than %2.").arg(arg(0), arg(1));
    case DiagnosticCode::EmptyFile:
        return Messages::tr("There is no bank here.");
    case DiagnosticCode::CannotRead:
        return Messages::tr("The file cannot be read.");
    case DiagnosticCode::TabIndent:
        return Messages::tr("This line is indented with a tab.");
    case DiagnosticCode::NbspIndent:
        return Messages::tr("This line is indented with a special space (%1).").arg(arg(0));
    case DiagnosticCode::BadEscape:
        return Messages::tr("In double quotes “%1” stands for something else, or for nothing.")
            .arg(arg(0));
    case DiagnosticCode::UnclosedQuote:
        return Messages::tr("The quote %1 that opens here is not closed.").arg(arg(0));
    case DiagnosticCode::QuoteInText:
        return Messages::tr("The text goes on behind the closing quote %1.").arg(arg(0));
    case DiagnosticCode::ColonInText:
        return Messages::tr("A colon with a space behind it cuts the text in two.");
    case DiagnosticCode::ReservedStart:
        return Messages::tr("A text without quotes cannot begin with %1.").arg(arg(0));
    case DiagnosticCode::FlowInText:
        return Messages::tr("The bracket %1 begins a list or a mapping here, not a text.")
            .arg(arg(0));
    case DiagnosticCode::FullwidthColon:
        return Messages::tr("A full-width colon (：) stands behind the key.");
    case DiagnosticCode::BadIndent:
        return Messages::tr("The indentation fits no line above.");
    case DiagnosticCode::SecondDocument:
        return Messages::tr("A second document begins here.");
    case DiagnosticCode::TrailingJunk:
        return Messages::tr("This line belongs to nothing.");
    case DiagnosticCode::Directive:
        return Messages::tr("A bank cannot have this directive: %1").arg(arg(0));
    case DiagnosticCode::Tag:
        return Messages::tr("A word that begins with ! is a YAML tag (%1) and would be lost.")
            .arg(arg(0));
    case DiagnosticCode::Alias:
        return Messages::tr(
                   "A word that begins with %1 is a YAML anchor or alias and would be lost.")
            .arg(arg(0));
    case DiagnosticCode::MergeKey:
        return Messages::tr("Merge keys (<<) cannot be used in a bank.");
    case DiagnosticCode::TooDeep:
        return Messages::tr("Lists and mappings are nested deeper than %1.").arg(arg(0));
    case DiagnosticCode::DuplicateKey:
        return Messages::tr("The key “%1” stands here a second time; the first is in line %2.")
            .arg(arg(0), arg(1));
    case DiagnosticCode::KeyNotText:
        return Messages::tr("A key must be a word.");
    case DiagnosticCode::NotAMapping:
        return Messages::tr("A bank begins with keys such as “schema:” and “id:”.");
    case DiagnosticCode::YamlSyntax:
        return Messages::tr("This line cannot be understood as YAML.");
    case DiagnosticCode::CommentCutText:
        return Messages::tr("A space and # begin a comment: the text ends before them.");
    case DiagnosticCode::NewerSchema:
        return Messages::tr("This bank is made for a newer Foldout (schema %1; this one knows %2).")
            .arg(arg(0), arg(1));
    case DiagnosticCode::MissingField:
        return Messages::tr("“%1” is missing.").arg(arg(0));
    case DiagnosticCode::UnknownKey:
        return Messages::tr("There is no field “%1”.").arg(arg(0));
    case DiagnosticCode::WrongType:
        return Messages::tr("“%1” must be %2.").arg(arg(0), expectedType(arg(1)));
    case DiagnosticCode::WrongKind:
        return Messages::tr("“%1” does not go with “%2”.").arg(arg(0), arg(1));
    case DiagnosticCode::OutOfRange:
        return arg(3).isEmpty() ? Messages::tr("“%1” is %2, which is too small; the limit is %3.")
                                      .arg(arg(0), arg(1), arg(2))
                                : Messages::tr("“%1” is %2, but must lie between %3 and %4.")
                                      .arg(arg(0), arg(1), arg(2), arg(3));
    case DiagnosticCode::BadId:
        return Messages::tr("“%1” cannot be an id.").arg(arg(0));
    case DiagnosticCode::DuplicateId:
        return Messages::tr("The id “%1” is already taken (%2).").arg(arg(0), arg(1));
    case DiagnosticCode::UnknownKind:
        return Messages::tr("There is no question kind “%1”.").arg(arg(0));
    case DiagnosticCode::UnknownTopic:
        return Messages::tr("There is no topic “%1” in this bank.").arg(arg(0));
    case DiagnosticCode::UnknownLanguage:
        return Messages::tr("“%1” is not a language of this bank.").arg(arg(0));
    case DiagnosticCode::MissingLanguage:
        return Messages::tr("“%1” is not translated into: %2.").arg(arg(0), arg(1));
    case DiagnosticCode::EmptyText:
        return Messages::tr("“%1” is empty.").arg(arg(0));
    case DiagnosticCode::NoCorrectOption:
        return Messages::tr("No option is marked as correct.");
    case DiagnosticCode::TooFewItems:
        return Messages::tr("“%1” needs at least %2 entries.").arg(arg(0), arg(1));
    case DiagnosticCode::ClozeMissing:
        return arg(1).isEmpty()
                   ? Messages::tr("The text has no gap to fill.")
                   : Messages::tr("The text in “%1” lacks the gap %2.").arg(arg(0), arg(1));
    case DiagnosticCode::ClozeMalformed:
        return Messages::tr("A gap is not written correctly.");
    case DiagnosticCode::BadNumber:
        return Messages::tr("“%1” must be a number, not “%2”.").arg(arg(0), arg(1));
    case DiagnosticCode::BadDate:
        return Messages::tr("“%1” must be a date, not “%2”.").arg(arg(0), arg(1));
    case DiagnosticCode::BadUrl:
        return Messages::tr("“%1” is not a web address.").arg(arg(0));
    case DiagnosticCode::MissingImage:
        return Messages::tr("The picture “%1” does not exist.").arg(arg(0));
    case DiagnosticCode::OutsideFolder:
        return Messages::tr("The picture “%1” lies outside the bank's folder.").arg(arg(0));
    case DiagnosticCode::BadImage:
        return Messages::tr("“%1” is not a picture that can be shown.").arg(arg(0));
    case DiagnosticCode::MissingExplanation:
        return Messages::tr("The question has no explanation.");
    case DiagnosticCode::FoldedCode:
        return Messages::tr("The lines of this code are joined into one.");
    case DiagnosticCode::BidiControl:
        return Messages::tr(
                   "An invisible character (%1) changes the order in which this text is shown.")
            .arg(arg(0));
    case DiagnosticCode::KeptLastGood:
        return Messages::tr("The last good version of “%1” stays open.").arg(arg(0));
    case DiagnosticCode::TooManyErrors:
        return Messages::tr("There are more than %1 of these; the rest is not listed.").arg(arg(0));
    }
    Q_UNREACHABLE();
}

QString remedy(const Diagnostic &diagnostic)
{
    const auto arg = [&](qsizetype i) {
        return diagnostic.args.value(i);
    };
    switch (diagnostic.code) {
    case DiagnosticCode::NotUtf8:
        return Messages::tr("Save the file as UTF-8 in your editor.");
    case DiagnosticCode::ControlChar:
        return Messages::tr("Delete the invisible character.");
    case DiagnosticCode::TooLarge:
        return arg(0).isEmpty()
                   ? Messages::tr(
                         "Split the bank into several files with the same id in one folder.")
                   : Messages::tr("Split the text, or move a part of it into another question.");
    case DiagnosticCode::EmptyFile:
        return Messages::tr("Begin the file with “schema: 1”, “id:”, “title:” and “questions:”.");
    case DiagnosticCode::CannotRead:
        return Messages::tr("Check that the file exists and that you may read it.");
    case DiagnosticCode::TabIndent:
        return Messages::tr("Replace the tab with spaces.");
    case DiagnosticCode::NbspIndent:
        return Messages::tr("Replace it with ordinary spaces.");
    case DiagnosticCode::BadEscape:
        return Messages::tr("Write \\\\ for a backslash, or use single quotes.");
    case DiagnosticCode::UnclosedQuote:
        return Messages::tr("Close the quote at the end of the text.");
    case DiagnosticCode::QuoteInText:
        return arg(0) == "'"_L1
                   ? Messages::tr("Inside single quotes write '' for an apostrophe.")
                   : Messages::tr(
                         "Inside double quotes write \\\" for a quote, and quote the whole text.");
    case DiagnosticCode::ColonInText:
    case DiagnosticCode::ReservedStart:
    case DiagnosticCode::Tag:
    case DiagnosticCode::Alias:
    case DiagnosticCode::CommentCutText:
        return quoteIt();
    case DiagnosticCode::FlowInText:
        return Messages::tr(
            "If it is a text, put all of it in double quotes; if it is a list or a mapping, close the bracket.");
    case DiagnosticCode::FullwidthColon:
        return Messages::tr("Write an ordinary colon and a space.");
    case DiagnosticCode::BadIndent:
        return Messages::tr("Begin the line under the line it belongs with, using spaces.");
    case DiagnosticCode::SecondDocument:
        return Messages::tr("Put it into a file of its own; a bank file holds one document.");
    case DiagnosticCode::TrailingJunk:
        return Messages::tr("Delete the line, or write “key: value”.");
    case DiagnosticCode::Directive:
        return Messages::tr("Delete the line, or write %YAML 1.2 and --- at the very beginning.");
    case DiagnosticCode::MergeKey:
        return Messages::tr("Write the fields out, or use “defaults:”.");
    case DiagnosticCode::TooDeep:
        return Messages::tr("Put a text that begins with brackets in double quotes, or nest less.");
    case DiagnosticCode::DuplicateKey:
        return Messages::tr("Keep one of the two.");
    case DiagnosticCode::KeyNotText:
        return Messages::tr("Write a word and a colon.");
    case DiagnosticCode::NotAMapping:
        return Messages::tr("Put the list of questions under “questions:”.");
    case DiagnosticCode::YamlSyntax:
        return Messages::tr(
            "Look for a missing colon, quote or bracket here or in the line above.");
    case DiagnosticCode::NewerSchema:
        return Messages::tr("Update Foldout.");
    case DiagnosticCode::MissingField:
        return Messages::tr("Add a line “%1: …”.").arg(arg(0));
    case DiagnosticCode::UnknownKey:
        return didYouMean(arg(1), Messages::tr("Delete it, or begin its name with “x-”."));
    case DiagnosticCode::WrongType:
        return Messages::tr("Look at the description of the bank format for “%1”.").arg(arg(0));
    case DiagnosticCode::WrongKind:
        return Messages::tr("Delete it, or change the kind of the question.");
    case DiagnosticCode::OutOfRange:
        return Messages::tr("Change the number.");
    case DiagnosticCode::BadId:
        return Messages::tr(
            "Use lower-case letters, digits, “.”, “_” and “-”, at most 64, beginning with a letter or digit.");
    case DiagnosticCode::DuplicateId:
        return Messages::tr("Give one of the two another id.");
    case DiagnosticCode::UnknownKind:
        return didYouMean(
            arg(1),
            Messages::tr(
                "The kinds are open, choice, truefalse, short, cloze, numeric, order and match."));
    case DiagnosticCode::UnknownTopic:
        return didYouMean(arg(1), Messages::tr("Add the topic under “topics:”."));
    case DiagnosticCode::UnknownLanguage:
        return didYouMean(
            arg(1), Messages::tr("Add it to “languages:”, or put the text in double quotes."));
    case DiagnosticCode::MissingLanguage:
        return Messages::tr("Add the translation.");
    case DiagnosticCode::EmptyText:
        return Messages::tr("Write the text, or delete the field.");
    case DiagnosticCode::NoCorrectOption:
        return Messages::tr("Write {text: …, correct: true} for each correct option.");
    case DiagnosticCode::TooFewItems:
        return Messages::tr("Add entries, or choose another kind of question.");
    case DiagnosticCode::ClozeMissing:
    case DiagnosticCode::ClozeMalformed:
        return Messages::tr("Write a gap as {{c1::text}} or {{c1::text::hint}}.");
    case DiagnosticCode::BadNumber:
        return Messages::tr("Write digits, for example 64, 0.5 or 1e3, without a unit.");
    case DiagnosticCode::BadDate:
        return Messages::tr("Write it as 2026, 2026-08 or 2026-08-31.");
    case DiagnosticCode::BadUrl:
        return Messages::tr("Begin it with https://, http:// or mailto:.");
    case DiagnosticCode::MissingImage:
        return Messages::tr("Check the name, and put the file into the bank's folder.");
    case DiagnosticCode::OutsideFolder:
        return Messages::tr("Copy the picture into the bank's folder and name it from there.");
    case DiagnosticCode::BadImage:
        return Messages::tr("Use png, jpg, webp, gif or svg.");
    case DiagnosticCode::MissingExplanation:
        return Messages::tr("Add “explanation:” so that the answer can be understood.");
    case DiagnosticCode::FoldedCode:
        return Messages::tr("Write | instead, and the code on lines of its own.");
    case DiagnosticCode::BidiControl:
        return Messages::tr("Delete it unless it is meant.");
    case DiagnosticCode::KeptLastGood:
        return Messages::tr("Correct the file; it is read again when you save it.");
    case DiagnosticCode::TooManyErrors:
        return Messages::tr("Correct the first ones and check again.");
    }
    Q_UNREACHABLE();
}

QString describe(const Error &error)
{
    const QString path = error.path;
    switch (error.code) {
    case ErrorCode::CannotOpen:
        return Messages::tr("“%1” could not be opened.").arg(path);
    case ErrorCode::CannotRead:
        return Messages::tr("“%1” could not be read to the end.").arg(path);
    case ErrorCode::CannotWrite:
        return Messages::tr("“%1” could not be written.").arg(path);
    case ErrorCode::DiskFull:
        return Messages::tr("There is no space left for “%1”.").arg(path);
    case ErrorCode::Busy:
        return Messages::tr("Another program is using “%1”.").arg(path);
    case ErrorCode::Corrupt:
        return Messages::tr("“%1” is damaged.").arg(path);
    case ErrorCode::NewerSchema:
        return Messages::tr("“%1” was written by a newer Foldout.").arg(path);
    case ErrorCode::OlderSchema:
        return Messages::tr("“%1” was written by an older Foldout.").arg(path);
    case ErrorCode::NotOurs:
        return Messages::tr("“%1” belongs to another program.").arg(path);
    case ErrorCode::DatabaseFailed:
        return Messages::tr("The progress could not be saved or read.");
    case ErrorCode::NotFound:
        return Messages::tr("“%1” does not exist.").arg(path);
    case ErrorCode::BadParameters:
        return Messages::tr("These numbers are no parameters of the memory model.");
    case ErrorCode::Cancelled:
        return Messages::tr("This was stopped.");
    }
    Q_UNREACHABLE();
}

QString remedy(const Error &error)
{
    switch (error.code) {
    case ErrorCode::CannotOpen:
    case ErrorCode::CannotRead:
        return Messages::tr("Check that it exists and that you may read it.");
    case ErrorCode::CannotWrite:
        return Messages::tr("Check that the folder exists and that you may write there.");
    case ErrorCode::DiskFull:
        return Messages::tr("Free some space and try again.");
    case ErrorCode::Busy:
        return Messages::tr("Close the other program, or wait a moment and try again.");
    case ErrorCode::Corrupt:
        return Messages::tr("Restore it from a backup.");
    case ErrorCode::NewerSchema:
        return Messages::tr("Update Foldout; the file is left as it is.");
    case ErrorCode::OlderSchema:
        return Messages::tr("Open Foldout's window once: it keeps a backup and updates the file.");
    case ErrorCode::NotOurs:
        return Messages::tr("Choose another folder; the file is left as it is.");
    case ErrorCode::DatabaseFailed:
    case ErrorCode::Cancelled:
        return Messages::tr("Try again.");
    case ErrorCode::BadParameters:
        return Messages::tr("Give 17, 19 or 21 finite numbers, or none for the defaults.");
    case ErrorCode::NotFound:
        return Messages::tr("Check the name, or choose another file.");
    }
    Q_UNREACHABLE();
}

} // namespace foldout
