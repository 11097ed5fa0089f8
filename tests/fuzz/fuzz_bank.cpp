// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a bank file: never a crash, and what the reports promise holds.
#include "bank/bankreader.h"
#include "bank/encoding.h"

#include <cstdint>
#include <cstdlib>

using namespace foldout;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    SourceText source;
    Findings findings(source);
    BankPart part;
    bool refused = true;
    if (decodeBank(bytes, source, findings)) {
        const std::optional<YamlTree> tree = parseYaml(source, findings);
        if (tree && readHeader(source, *tree, findings, part.header)) {
            readQuestions(source, *tree, part.header.own, findings, part);
            refused = false;
        }
    }
    const int errors = findings.errorCount();
    const Diagnostics diagnostics = findings.take();
    require(!refused || errors > 0); // nothing is refused without a word
    require(diagnostics.size() <= 2 * (Findings::Limit + 1));
    for (const Diagnostic &diagnostic : diagnostics) {
        require(diagnostic.mark.line >= 0 && diagnostic.mark.line <= int(source.lineStarts.size()));
        require(diagnostic.mark.column <= diagnostic.sourceLine.size() + 1);
    }
    for (const PartQuestion &read : part.questions)
        require(!read.question.id.isEmpty() && !read.question.question.isEmpty());
    return 0;
}
