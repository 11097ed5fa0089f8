// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/question.h"
#include "core/response.h"
#include "render/carddocument.h"

// One question of each kind in Korean and English, with a response that is right and one that is
// not, for the tests of the answer widgets.
namespace samples {

inline foldout::LocalText both(const QString &ko, const QString &en)
{
    foldout::LocalText text(QStringLiteral("ko"), ko);
    text.add(QStringLiteral("en"), en);
    return text;
}

// The same size of text on every machine.
inline foldout::TextContext context(double scale = 1)
{
    foldout::TextStyle style = foldout::TextStyle::fromPlatform(scale);
    style.pointSize = 10.5;
    return {.theme = foldout::Theme::of(foldout::Theme::Kind::Light), .style = style};
}

inline foldout::Question question(foldout::QuestionKind kind)
{
    using namespace foldout;
    using namespace Qt::StringLiterals;

    Question q;
    q.id = kindName(kind);
    switch (kind) {
    case QuestionKind::Open:
        q.answer = OpenAnswer{};
        break;
    case QuestionKind::Choice:
        q.answer = ChoiceAnswer{
            .options = {{.text = both(u"TP 그룹 안에서 부분 결과의 `all-reduce`"_s,
                                      u"`all-reduce` of partial results in the TP group"_s),
                         .correct = true,
                         .why = both(u"레이어마다 TP 그룹 안에서만 일어난다."_s,
                                     u"It happens in every layer, inside the TP group."_s)},
                        {.text = both(u"토큰의 all-to-all"_s, u"all-to-all of tokens"_s),
                         .why = both(u"이것은 전문가 병렬(EP)의 통신이다."_s,
                                     u"That is expert parallelism (EP)."_s)},
                        {.text = both(u"스테이지 사이 활성값의 송수신"_s,
                                      u"send/receive of stage activations"_s)}}};
        break;
    case QuestionKind::TrueFalse:
        q.answer = TrueFalseAnswer{.value = false};
        break;
    case QuestionKind::Short:
        q.answer = ShortAnswer{.accepted = {both(u"노드 그룹"_s, u"node group"_s)}};
        break;
    case QuestionKind::Cloze:
        q.question = both(u"PP는 {{c2::레이어::무엇을?}}를, DP는 {{c1::배치}}를 나눈다."_s,
                          u"DP splits the {{c1::batch}}, PP splits the {{c2::layers::what?}}."_s);
        q.answer = ClozeAnswer{};
        break;
    case QuestionKind::Numeric:
        q.answer = NumericAnswer{
            .min = 1000, .max = 1000, .shown = u"1000"_s, .unit = both(u"기가바이트"_s, u"GB"_s)};
        break;
    case QuestionKind::Order:
        q.answer = OrderAnswer{.items = {both(u"파일 시스템에 쓰고 닫는다"_s,
                                              u"written and closed on the file system"_s),
                                         both(u"내보내기 큐에 들어간다"_s, u"queued for export"_s),
                                         both(u"S3 객체로 보존된다"_s, u"kept as an S3 object"_s)}};
        break;
    case QuestionKind::Match:
        q.answer = MatchAnswer{
            .pairs = {{both(u"DP"_s, u"DP"_s), both(u"배치"_s, u"batch"_s)},
                      {both(u"TP"_s, u"TP"_s),
                       both(u"한 레이어의 가중치 행렬"_s, u"the weight matrices of one layer"_s)},
                      {both(u"PP"_s, u"PP"_s), both(u"레이어"_s, u"layers"_s)}}};
        break;
    }
    return q;
}

inline foldout::Response rightResponse(foldout::QuestionKind kind)
{
    using foldout::QuestionKind;
    using namespace Qt::StringLiterals;

    switch (kind) {
    case QuestionKind::Open:
        return {.text = u"TP는 레이어 안을 나눈다.\n둘째 줄"_s};
    case QuestionKind::Choice:
        return {.picks = {0}};
    case QuestionKind::TrueFalse:
        return {.picks = {0}};
    case QuestionKind::Short:
        return {.text = u"노드 그룹"_s};
    case QuestionKind::Cloze:
        return {.gaps = {{1, u"배치"_s}, {2, u"layers"_s}}};
    case QuestionKind::Numeric:
        return {.text = u"1,000 GB"_s};
    case QuestionKind::Order:
    case QuestionKind::Match:
        return {.picks = {0, 1, 2}};
    }
    return {};
}

inline foldout::Response wrongResponse(foldout::QuestionKind kind)
{
    using foldout::QuestionKind;
    using namespace Qt::StringLiterals;

    switch (kind) {
    case QuestionKind::Open:
        return {.text = u"?"_s};
    case QuestionKind::Choice:
        return {.picks = {1}};
    case QuestionKind::TrueFalse:
        return {.picks = {1}};
    case QuestionKind::Short:
        return {.text = u"노드"_s};
    case QuestionKind::Cloze:
        return {.gaps = {{1, u"층"_s}, {2, u"layers"_s}}};
    case QuestionKind::Numeric:
        return {.text = u"64"_s};
    case QuestionKind::Order:
        return {.picks = {1, 0, 2}};
    case QuestionKind::Match:
        return {.picks = {0, 2, 1}};
    }
    return {};
}

} // namespace samples
