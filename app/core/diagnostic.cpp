// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diagnostic.h"

#include <algorithm>

namespace foldout {

QString codeName(DiagnosticCode code)
{
    switch (code) {
    case DiagnosticCode::NotUtf8:
        return QStringLiteral("not-utf8");
    case DiagnosticCode::ControlChar:
        return QStringLiteral("control-char");
    case DiagnosticCode::TooLarge:
        return QStringLiteral("too-large");
    case DiagnosticCode::EmptyFile:
        return QStringLiteral("empty-file");
    case DiagnosticCode::CannotRead:
        return QStringLiteral("cannot-read");
    case DiagnosticCode::TabIndent:
        return QStringLiteral("tab-indent");
    case DiagnosticCode::NbspIndent:
        return QStringLiteral("nbsp-indent");
    case DiagnosticCode::BadEscape:
        return QStringLiteral("bad-escape");
    case DiagnosticCode::UnclosedQuote:
        return QStringLiteral("unclosed-quote");
    case DiagnosticCode::QuoteInText:
        return QStringLiteral("quote-in-text");
    case DiagnosticCode::ColonInText:
        return QStringLiteral("colon-in-text");
    case DiagnosticCode::ReservedStart:
        return QStringLiteral("reserved-start");
    case DiagnosticCode::FlowInText:
        return QStringLiteral("flow-in-text");
    case DiagnosticCode::FullwidthColon:
        return QStringLiteral("fullwidth-colon");
    case DiagnosticCode::BadIndent:
        return QStringLiteral("bad-indent");
    case DiagnosticCode::SecondDocument:
        return QStringLiteral("second-document");
    case DiagnosticCode::TrailingJunk:
        return QStringLiteral("trailing-junk");
    case DiagnosticCode::Directive:
        return QStringLiteral("directive");
    case DiagnosticCode::Tag:
        return QStringLiteral("tag");
    case DiagnosticCode::Alias:
        return QStringLiteral("alias");
    case DiagnosticCode::MergeKey:
        return QStringLiteral("merge-key");
    case DiagnosticCode::TooDeep:
        return QStringLiteral("too-deep");
    case DiagnosticCode::DuplicateKey:
        return QStringLiteral("duplicate-key");
    case DiagnosticCode::KeyNotText:
        return QStringLiteral("key-not-text");
    case DiagnosticCode::NotAMapping:
        return QStringLiteral("not-a-mapping");
    case DiagnosticCode::YamlSyntax:
        return QStringLiteral("yaml-syntax");
    case DiagnosticCode::CommentCutText:
        return QStringLiteral("comment-cut-text");
    case DiagnosticCode::NewerSchema:
        return QStringLiteral("newer-schema");
    case DiagnosticCode::MissingField:
        return QStringLiteral("missing-field");
    case DiagnosticCode::UnknownKey:
        return QStringLiteral("unknown-key");
    case DiagnosticCode::WrongType:
        return QStringLiteral("wrong-type");
    case DiagnosticCode::WrongKind:
        return QStringLiteral("wrong-kind");
    case DiagnosticCode::OutOfRange:
        return QStringLiteral("out-of-range");
    case DiagnosticCode::BadId:
        return QStringLiteral("bad-id");
    case DiagnosticCode::DuplicateId:
        return QStringLiteral("duplicate-id");
    case DiagnosticCode::UnknownKind:
        return QStringLiteral("unknown-kind");
    case DiagnosticCode::UnknownTopic:
        return QStringLiteral("unknown-topic");
    case DiagnosticCode::UnknownLanguage:
        return QStringLiteral("unknown-language");
    case DiagnosticCode::MissingLanguage:
        return QStringLiteral("missing-language");
    case DiagnosticCode::EmptyText:
        return QStringLiteral("empty-text");
    case DiagnosticCode::NoCorrectOption:
        return QStringLiteral("no-correct-option");
    case DiagnosticCode::TooFewItems:
        return QStringLiteral("too-few-items");
    case DiagnosticCode::ClozeMissing:
        return QStringLiteral("cloze-missing");
    case DiagnosticCode::ClozeMalformed:
        return QStringLiteral("cloze-malformed");
    case DiagnosticCode::BadNumber:
        return QStringLiteral("bad-number");
    case DiagnosticCode::BadDate:
        return QStringLiteral("bad-date");
    case DiagnosticCode::BadUrl:
        return QStringLiteral("bad-url");
    case DiagnosticCode::MissingImage:
        return QStringLiteral("missing-image");
    case DiagnosticCode::OutsideFolder:
        return QStringLiteral("outside-folder");
    case DiagnosticCode::BadImage:
        return QStringLiteral("bad-image");
    case DiagnosticCode::MissingExplanation:
        return QStringLiteral("missing-explanation");
    case DiagnosticCode::FoldedCode:
        return QStringLiteral("folded-code");
    case DiagnosticCode::BidiControl:
        return QStringLiteral("bidi-control");
    case DiagnosticCode::KeptLastGood:
        return QStringLiteral("kept-last-good");
    case DiagnosticCode::TooManyErrors:
        return QStringLiteral("too-many-errors");
    }
    Q_UNREACHABLE();
}

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::ranges::any_of(diagnostics,
                               [](const Diagnostic &d) { return d.severity == Severity::Error; });
}

} // namespace foldout
