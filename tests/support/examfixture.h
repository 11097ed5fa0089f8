// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/examsession.h"
#include "support/bankbuilder.h"
#include "support/studyfixture.h"

namespace foldout {

// A bank "kinds" with one question of each kind, named after it; the open one has the points a
// (weight 2), b and c. Everything that would give an answer away has the word SECRET (비밀) in it,
// nothing else has.
inline Bank bankOfKinds()
{
    using namespace Qt::StringLiterals;
    const auto both = [](const QString &ko, const QString &en) {
        return test::bothLanguages(ko, en);
    };
    Bank bank;
    bank.id = u"kinds"_s;
    bank.title = both(u"모든 유형"_s, u"All kinds"_s);
    bank.lang = u"ko"_s;
    bank.languages = {u"ko"_s, u"en"_s};
    bank.topics = {{u"one"_s, both(u"병렬화"_s, u"Parallelism"_s)},
                   {u"two"_s, both(u"스토리지"_s, u"Storage"_s)}};
    for (int i = 0; i < QuestionKindCount; ++i) {
        const QString name = kindName(QuestionKind(i));
        Question question = test::openQuestion(
            name, i % 2 == 0 ? u"one"_s : u"two"_s,
            both(u"%1 문항에 답하세요."_s.arg(name), u"Answer the %1 question."_s.arg(name)));
        question.explanation = both(u"비밀 설명"_s, u"SECRET explanation"_s);
        question.hints = {both(u"비밀 힌트"_s, u"SECRET hint"_s)};
        question.notes = both(u"비밀 메모"_s, u"SECRET notes"_s);
        question.references = {{.title = both(u"비밀 근거"_s, u"SECRET reference"_s),
                                .url = u"https://example.org/SECRET"_s}};
        question.contentHash = u"hash-of-"_s + name;
        bank.questions.append(question);
    }
    const auto at = [&bank](QuestionKind kind) -> Question & {
        return bank.questions[int(kind)];
    };
    Question &open = at(QuestionKind::Open);
    open.answerText = both(u"비밀 모범 답안"_s, u"SECRET model answer"_s);
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
        KeyPoint point =
            test::keyPoint(id, both(u"비밀 핵심 %1"_s.arg(id), u"SECRET point %1"_s.arg(id)));
        point.ownId = true;
        point.weight = id == u"a"_s ? 2 : 1;
        point.ifMissed = both(u"비밀 놓침"_s, u"SECRET if missed"_s);
        open.points.append(point);
    }
    at(QuestionKind::Choice).answer =
        ChoiceAnswer{.options = {{both(u"하나"_s, u"one"_s), true, both(u"비밀"_s, u"SECRET"_s)},
                                 {both(u"둘"_s, u"two"_s), true, both(u"비밀"_s, u"SECRET"_s)},
                                 {both(u"셋"_s, u"three"_s), false, both(u"비밀"_s, u"SECRET"_s)},
                                 {both(u"넷"_s, u"four"_s), false, {}}}};
    at(QuestionKind::TrueFalse).answer = TrueFalseAnswer{.value = false};
    at(QuestionKind::Short).answer = ShortAnswer{.accepted = {both(u"비밀"_s, u"SECRET"_s)}};
    at(QuestionKind::Cloze).question =
        both(u"{{c1::비밀}}은 {{c2::비밀::무엇을?}}을 나눈다."_s,
             u"The {{c1::SECRET}} splits the {{c2::SECRET::what?}}."_s);
    at(QuestionKind::Cloze).answer = ClozeAnswer{};
    at(QuestionKind::Cloze).points = {test::keyPoint(u"c1"_s, both(u"비밀"_s, u"SECRET"_s)),
                                      test::keyPoint(u"c2"_s, both(u"비밀"_s, u"SECRET"_s))};
    at(QuestionKind::Numeric).answer =
        NumericAnswer{.min = 987654, .max = 987654, .shown = u"987654"_s};
    at(QuestionKind::Order).answer = OrderAnswer{
        .items = {both(u"하나"_s, u"one"_s), both(u"둘"_s, u"two"_s), both(u"셋"_s, u"three"_s)}};
    at(QuestionKind::Match).answer =
        MatchAnswer{.pairs = {{both(u"하나"_s, u"one"_s), both(u"1"_s, u"1"_s)},
                              {both(u"둘"_s, u"two"_s), both(u"2"_s, u"2"_s)},
                              {both(u"셋"_s, u"three"_s), both(u"3"_s, u"3"_s)}}};
    bank.reindex();
    return bank;
}

// A StudyFixture with an exam session over the bank of kinds.
class ExamFixture : public StudyFixture
{
public:
    ExamFixture()
    {
        bank = bankOfKinds();
        openSession();
    }

    void openSession()
    {
        exam = std::make_unique<ExamSession>(*store, *progress, clock);
        setBank(bank);
    }

    void setBank(const Bank &changed)
    {
        bank = changed;
        bank.reindex();
        exam->setBanks({std::make_shared<const Bank>(bank)});
    }

    void restart()
    {
        exam.reset();
        reopen();
        openSession();
    }

    // As if the timer ran, on a slow computer; the learner does nothing.
    void pass(qint64 ms)
    {
        constexpr qint64 Step = 5'000;
        for (; ms > 0; ms -= Step) {
            clock.advance(std::min(ms, Step));
            exam->tick();
        }
    }

    // Goes to the question of this kind.
    void goTo(QuestionKind kind) { exam->goTo(indexOf(kind)); }
    int indexOf(QuestionKind kind) const { return indexOf(kindName(kind)); }
    int indexOf(const QString &id) const
    {
        for (int i = 0; i < exam->exam().questions.size(); ++i) {
            if (exam->exam().questions.at(i).card.questionId == id)
                return i;
        }
        return -1;
    }

    const ExamQuestion &given(QuestionKind kind) const
    {
        return exam->exam().questions.at(indexOf(kind));
    }

    std::optional<Exam> stored() const // the latest record
    {
        const auto records = store->exams();
        if (!records || records->isEmpty())
            return std::nullopt;
        return Exam::fromJson(records->first().state);
    }

    std::unique_ptr<ExamSession> exam;
};

} // namespace foldout
