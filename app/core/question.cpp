// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question.h"

#include <algorithm>
#include <array>

namespace foldout {

namespace {

constexpr std::array<QStringView, QuestionKindCount> Names{
    u"open", u"choice", u"truefalse", u"short", u"cloze", u"numeric", u"order", u"match"};

} // namespace

QString kindName(QuestionKind kind)
{
    return Names.at(size_t(kind)).toString();
}

std::optional<QuestionKind> kindFromName(QStringView name)
{
    const auto it = std::ranges::find(Names, name);
    if (it == Names.end())
        return std::nullopt;
    return QuestionKind(it - Names.begin());
}

} // namespace foldout
