// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question.h"
#include "core/response.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestResponse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonKeepsEverything_data()
    {
        QTest::addColumn<Response>("response");
        QTest::addColumn<QString>("json");
        QTest::newRow("empty") << Response{} << u"{}"_s;
        QTest::newRow("text, letter by letter")
            << Response{.text = u" 클러\n\"스터\" \U0001F600\u200B"_s}
            << u"{\"text\":\" 클러\\n\\\"스터\\\" \U0001F600\u200B\"}"_s;
        QTest::newRow("decomposed text stays decomposed")
            << Response{.text = u"텐서"_s.normalized(QString::NormalizationForm_D)}
            << u"{\"text\":\"%1\"}"_s.arg(u"텐서"_s.normalized(QString::NormalizationForm_D));
        QTest::newRow("picks") << Response{.picks = {2, 0, -1}} << u"{\"picks\":[2,0,-1]}"_s;
        QTest::newRow("gaps") << Response{.gaps = {{1, u"batch"_s}, {12, u""_s}}}
                              << u"{\"gaps\":{\"1\":\"batch\",\"12\":\"\"}}"_s;
        QTest::newRow("all") << Response{.text = u"64 GB"_s, .picks = {1}, .gaps = {{2, u"b"_s}}}
                             << u"{\"gaps\":{\"2\":\"b\"},\"picks\":[1],\"text\":\"64 GB\"}"_s;
    }

    void jsonKeepsEverything()
    {
        QFETCH(Response, response);
        QTEST(response.toJson(), "json");
        QCOMPARE(Response::fromJson(response.toJson()), response);
    }

    void damagedJsonIsAnEmptyResponse_data()
    {
        QTest::addColumn<QString>("json");
        QTest::newRow("nothing") << u""_s;
        QTest::newRow("cut off") << u"{\"text\":\"ab"_s;
        QTest::newRow("an array") << u"[1,2]"_s;
        QTest::newRow("text is a number") << u"{\"picks\":[1],\"text\":5}"_s;
        QTest::newRow("picks is text") << u"{\"picks\":\"1\",\"text\":\"a\"}"_s;
        QTest::newRow("a pick is text") << u"{\"picks\":[1,\"2\"]}"_s;
        QTest::newRow("a pick is a fraction") << u"{\"picks\":[1.5]}"_s;
        QTest::newRow("a pick is huge") << u"{\"picks\":[1e300]}"_s;
        QTest::newRow("a pick is too low") << u"{\"picks\":[-2]}"_s;
        QTest::newRow("gaps is a list") << u"{\"gaps\":[\"a\"]}"_s;
        QTest::newRow("a gap has no number") << u"{\"gaps\":{\"one\":\"a\"}}"_s;
        QTest::newRow("a gap is no text") << u"{\"gaps\":{\"1\":null}}"_s;
        QTest::newRow("not JSON") << u"\0\x7f<b>"_s;
    }

    void damagedJsonIsAnEmptyResponse()
    {
        QFETCH(QString, json);
        QCOMPARE(Response::fromJson(json), Response{});
    }

    void keysOfALaterVersionAreIgnored()
    {
        QCOMPARE(Response::fromJson(u"{\"drawing\":[],\"text\":\"a\"}"_s),
                 Response{.text = u"a"_s});
    }

    void blankInputIsEmpty_data()
    {
        QTest::addColumn<Response>("response");
        QTest::addColumn<bool>("empty");
        QTest::newRow("nothing") << Response{} << true;
        QTest::newRow("spaces") << Response{.text = u" \n"_s} << true;
        QTest::newRow("nothing matched") << Response{.picks = {-1, -1}} << true;
        QTest::newRow("blank gaps") << Response{.gaps = {{1, u" "_s}}} << true;
        QTest::newRow("text") << Response{.text = u"a"_s} << false;
        QTest::newRow("first option") << Response{.picks = {0}} << false;
        QTest::newRow("one matched") << Response{.picks = {-1, 0}} << false;
        QTest::newRow("one gap") << Response{.gaps = {{1, u""_s}, {2, u"a"_s}}} << false;
    }

    void blankInputIsEmpty()
    {
        QFETCH(Response, response);
        QTEST(response.isEmpty(), "empty");
    }

    void logTextIsInWords_data()
    {
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<Response>("response");
        QTest::addColumn<QString>("words");

        const auto both = [](const QString &ko, const QString &en) {
            LocalText text(u"ko"_s, ko);
            text.add(u"en"_s, en);
            return text;
        };
        const Answer choice = ChoiceAnswer{.options = {{.text = both(u"가"_s, u"`one`"_s)},
                                                       {.text = both(u"나"_s, u"**two**"_s)}}};
        const Answer order =
            OrderAnswer{.items = {both(u"가"_s, u"one"_s), both(u"나"_s, u"two"_s)}};
        const Answer match =
            MatchAnswer{.pairs = {{both(u"가"_s, u"DP"_s), both(u"배치"_s, u"batch"_s)},
                                  {both(u"나"_s, u"PP"_s), both(u"층"_s, u"layer"_s)}}};

        QTest::newRow("open") << Answer(OpenAnswer{}) << Response{.text = u"a\nb"_s} << u"a\nb"_s;
        QTest::newRow("choice") << choice << Response{.picks = {0, 1}} << u"one; two"_s;
        QTest::newRow("option that is gone") << choice << Response{.picks = {1, 7}} << u"two"_s;
        QTest::newRow("true") << Answer(TrueFalseAnswer{}) << Response{.picks = {1}} << u"true"_s;
        QTest::newRow("false") << Answer(TrueFalseAnswer{}) << Response{.picks = {0}} << u"false"_s;
        QTest::newRow("nothing picked") << Answer(TrueFalseAnswer{}) << Response{} << u""_s;
        QTest::newRow("numeric") << Answer(NumericAnswer{}) << Response{.text = u"64 GB"_s}
                                 << u"64 GB"_s;
        QTest::newRow("cloze") << Answer(ClozeAnswer{})
                               << Response{.gaps = {{1, u"a"_s}, {2, u" "_s}, {3, u"c"_s}}}
                               << u"1: a; 3: c"_s;
        QTest::newRow("order") << order << Response{.picks = {1, 0}} << u"two → one"_s;
        QTest::newRow("match, half done") << match << Response{.picks = {-1, 0}} << u"PP = batch"_s;
    }

    void logTextIsInWords()
    {
        QFETCH(Answer, answer);
        QFETCH(Response, response);
        Question question;
        question.answer = answer;
        QTEST(response.asText(question, u"en"), "words");
    }
};

QTEST_GUILESS_MAIN(TestResponse)
#include "tst_response.moc"
