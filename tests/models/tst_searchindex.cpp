// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "models/searchindex.h"
#include "support/bankedits.h"
#include "support/twosetkeyboard.h"

#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

SearchIndexPtr indexOf(const BankPtr &bank, const SearchIndexPtr &earlier = nullptr)
{
    return SearchIndex::build(bank, earlier, *QThreadPool::globalInstance(), false);
}

SearchIndexPtr indexOfTexts(const QStringList &texts)
{
    Bank bank = bankOf(u"b"_s, 0, 0);
    for (int i = 0; i < texts.size(); ++i)
        bank.questions.append(openQuestion(u"~%1"_s.arg(i), {}, {u"ko"_s, texts.at(i)}));
    return indexOf(finished(bank));
}

QList<int> placesOf(const SearchIndex &index, const QString &query)
{
    const auto words = index.look(SearchQuery(query), {}, *QThreadPool::globalInstance(), false);
    const QBitArray all = index.inAll(words);
    QList<int> places;
    for (int i = 0; i < all.size(); ++i) {
        if (all.testBit(i))
            places.append(i);
    }
    return places;
}

// The rule of searchquery.h in the words of keys: all but the last syllable fit as they stand, and
// what is typed of the last one is how the text goes on.
bool fitsSlowly(const QString &word, const QString &text)
{
    const auto initialOf = [](QChar c) {
        return keysOf(QStringView(&c, 1)).front();
    };
    const bool onlyInitials =
        std::ranges::all_of(word, [](QChar c) { return Initials.contains(c); });
    const qsizetype starts = onlyInitials ? 1 : text.size(); // the texts are one word each
    for (qsizetype start = 0; start < starts && start + word.size() <= text.size(); ++start) {
        bool fits = true;
        for (qsizetype i = 0; i + 1 < word.size() && fits; ++i) {
            const QChar typed = word.at(i);
            const QChar there = text.at(start + i);
            fits = Initials.contains(typed) ? initialOf(there) == typed : there == typed;
        }
        const qsizetype last = word.size() - 1;
        if (fits && keysOf(QStringView(text).mid(start + last)).startsWith(keysOf(word.mid(last))))
            return true;
    }
    return false;
}

// Hangul that is alike enough to be found by chance.
QString randomHangul(int length, QRandomGenerator &random)
{
    const QString initials = u"ㄱㄲㄷㅅㅇ"_s;
    const QString vowels = u"ㅏㅗㅘㅣ"_s;
    const QString finals = u"   ㄱㄳㄹㄺㅇ"_s;
    QString text;
    for (int i = 0; i < length; ++i) {
        const auto any = [&](const QString &letters) {
            return letters.at(random.bounded(int(letters.size())));
        };
        text += QChar(char16_t(
            0xAC00 + (Initials.indexOf(any(initials)) * 21 + Vowels.indexOf(any(vowels))) * 28 +
            Finals.indexOf(any(finals))));
    }
    return text;
}

} // namespace

class TestSearchIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const QString &text, const QString &query,
                            bool found) {
            QTest::newRow(name) << text << query << found;
        };
        const QString korean = u"쿠버네티스에서 텐서 병렬과 글로벌 배치"_s;
        row("nothing typed", korean, u""_s, true);
        row("only spaces", korean, u"   "_s, true);
        row("part of a word", korean, u"버네티"_s, true);
        row("all words in any order", korean, u"배치 텐서"_s, true);
        row("one word missing", korean, u"배치 전문가"_s, false);
        row("initial consonants", korean, u"ㅋㅂㄴㅌㅅ"_s, true);
        row("initials of two words", korean, u"ㅌㅅ ㅂㄹ"_s, true);
        row("initials across a space", korean, u"ㅌㅅㅂㄹ"_s, true);
        row("initials only in the middle of a word", u"스텝 시간"_s, u"ㅌㅅ"_s, false);
        row("initials after Latin letters", u"EFA인터페이스"_s, u"ㅇㅌ"_s, true);
        row("initials that do not follow", korean, u"ㅌㅂ"_s, false);
        row("syllable and initial", korean, u"텐ㅅ"_s, true);
        row("initial and syllable", korean, u"ㅌ서"_s, true);
        row("next syllable begun", korean, u"쿠버ㄴ"_s, true);
        row("final that becomes an initial", korean, u"쿠버넽"_s, true);
        row("initial after the final", korean, u"쿠버네ㅌ"_s, true);
        row("another vowel", korean, u"쿠벼"_s, false);
        row("half-typed only at the end", u"각나"_s, u"가나"_s, false);
        row("open syllable for closed", korean, u"테"_s, true);
        row("closed syllable for open", u"테서"_s, u"텐"_s, false);
        row("double consonant", u"토끼"_s, u"ㅌㄲ"_s, true);
        row("single is not double", u"토끼"_s, u"ㅌㄱ"_s, false);
        row("consonants joined by the keyboard", u"강습"_s, u"ㄳ"_s, true);
        row("half a joined vowel", u"과정"_s, u"고"_s, true);
        row("the other half", u"과정"_s, u"가"_s, false);
        row("half of two finals", u"닭장"_s, u"달"_s, true);
        row("two finals, one carried on", u"달관"_s, u"닭"_s, true);
        row("no space typed", korean, u"글로벌배치"_s, true);
        row("space typed where none is", u"글로벌배치"_s, u"글로벌 배치"_s, true);
        row("Latin words stay apart", u"tensor parallel"_s, u"tensorparallel"_s, false);
        row("Korean after Latin", u"GPU 서버"_s, u"gpu서버"_s, true);
        row("case", u"FSx for Lustre"_s, u"fsX LUSTRE"_s, true);
        row("full width typed", u"EFA 400"_s, u"ＥＦＡ"_s, true);
        row("full width in the text", u"ＥＦＡ"_s, u"efa"_s, true);
        row("decomposed text", u"텐서"_s.normalized(QString::NormalizationForm_D), u"텐서"_s, true);
        row("decomposed query", u"텐서"_s, u"텐서"_s.normalized(QString::NormalizationForm_D),
            true);
        row("markup is no text", u"**텐서** `병렬`"_s, u"텐서병렬"_s, true);
        row("link target is no text", u"[여기](https://example.com)"_s, u"example"_s, false);
        row("phrase", u"one two three"_s, u"\"one two\""_s, true);
        row("phrase in another order", u"one two three"_s, u"\"two one\""_s, false);
        row("phrase and word", u"one two three"_s, u"\"one two\" thr"_s, true);
        row("open phrase", u"one two three"_s, u"\"two thr"_s, true);
        row("closed phrase as it stands", u"각"_s, u"\"가\""_s, false);
        row("open phrase half typed", u"각"_s, u"\"가"_s, true);
        row("quote inside a word", u"5\"x"_s, u"5\"x"_s, true);
        row("empty quotes", korean, u"\"\""_s, true);
        row("a consonant in the text", u"ㄱ 다음 ㄳ"_s, u"ㄳ"_s, true);
        row("beyond a pair of surrogates", u"😀 텐서"_s, u"😀"_s, true);
        row("longer than the text", u"가가"_s, QString(500, u'가'), false);
        row("not what it holds", korean, u"zzz"_s, false);
    }

    void wordsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, query);
        QFETCH(bool, found);
        const SearchIndexPtr index = indexOfTexts({text});
        QCOMPARE(placesOf(*index, query), found ? QList<int>{0} : QList<int>{});
    }

    void allThatBelongsToAQuestionIsFound_data()
    {
        QTest::addColumn<QString>("query");
        for (const char *word : {"문항말", "questionword", "모범말", "핵심말", "놓침말", "설명말",
                                 "explanationword", "꼬리표", "ident-7", "보기말", "왜말", "정답말",
                                 "항목말", "왼말", "오른말", "64.5", "단위말", "빈칸말", "힌트말"})
            QTest::newRow(word) << QString::fromUtf8(word);
    }

    void allThatBelongsToAQuestionIsFound()
    {
        QFETCH(QString, query);
        const auto ko = [](const QString &text) {
            return LocalText(u"ko"_s, text);
        };
        Bank bank = bankOf(u"b"_s, 0, 0);
        Question open =
            openQuestion(u"ident-7"_s, {}, bothLanguages(u"문항말"_s, u"questionword"_s));
        open.answerText = ko(u"모범말"_s);
        open.points = {keyPoint(u"p"_s, ko(u"핵심말"_s))};
        open.points[0].ifMissed = ko(u"놓침말"_s);
        open.explanation = bothLanguages(u"설명말"_s, u"explanationword"_s);
        open.tags = {u"꼬리표"_s};
        Question choice = openQuestion(u"c"_s, {}, {});
        choice.answer = ChoiceAnswer{.options = {{ko(u"보기말"_s), true, ko(u"왜말"_s)}}};
        Question brief = openQuestion(u"s"_s, {}, {});
        brief.answer = ShortAnswer{.accepted = {ko(u"정답말"_s)}};
        Question order = openQuestion(u"o"_s, {}, {});
        order.answer = OrderAnswer{.items = {ko(u"항목말"_s)}};
        Question match = openQuestion(u"m"_s, {}, {});
        match.answer = MatchAnswer{.pairs = {{ko(u"왼말"_s), ko(u"오른말"_s)}}};
        Question number = openQuestion(u"n"_s, {}, {});
        number.answer = NumericAnswer{.shown = u"64.5"_s, .unit = ko(u"단위말"_s)};
        Question cloze = openQuestion(u"z"_s, {}, ko(u"{{c1::빈칸말::힌트말}}"_s));
        cloze.answer = ClozeAnswer{};
        bank.questions = {open, choice, brief, order, match, number, cloze};
        QCOMPARE(placesOf(*indexOf(finished(bank)), query).size(), 1);
    }

    void presenterNotesAreNotFound()
    {
        Bank bank = bankOf(u"b"_s, 1, 0);
        bank.questions[0].notes = {u"ko"_s, u"비밀"_s};
        QVERIFY(placesOf(*indexOf(finished(bank)), u"비밀"_s).isEmpty());
    }

    void noMatchCrossesFieldsOrQuestions()
    {
        Bank bank = bankOf(u"b"_s, 0, 0);
        Question question = openQuestion(u"q"_s, {}, bothLanguages(u"가나"_s, u"다라"_s));
        question.tags = {u"마바"_s, u"사아"_s};
        bank.questions = {question, openQuestion(u"r"_s, {}, {u"ko"_s, u"자차"_s})};
        const SearchIndexPtr index = indexOf(finished(bank));
        for (const QString &query : {u"나다"_s, u"ㄴㄷ"_s, u"바사"_s, u"qㅈ"_s, u"라ㅁ"_s})
            QVERIFY2(placesOf(*index, query).isEmpty(), qPrintable(query));
        QCOMPARE(placesOf(*index, u"나 다 마 사"_s), QList<int>{0});
    }

    void aWordThatExistsIsFoundAfterEachKey_data()
    {
        QTest::addColumn<bool>("joinsLoneConsonants");
        QTest::newRow("consonants stay single") << false;
        QTest::newRow("consonants without a vowel join") << true;
    }

    void aWordThatExistsIsFoundAfterEachKey()
    {
        QFETCH(bool, joinsLoneConsonants);
        const QString sample =
            u"쿠버네티스 클러스터에서 200B 모델을 훈련할 때 텐서 병렬, 파이프라인 병렬, 데이터 병렬을 왜 나누어 놓을까요? "
            "통신이 많은 것은 한 노드 안에 두고, 값이 없는 칸은 닭과 달걀처럼 앉아서 읽고 넓게 훑어보며 핥듯이 읊조린다. "
            "까마귀가 꺾인 가지에서 떡볶이를 쏟고 뛰어가다 귀찮아하며 의자 위에 외투를 옮겨 놓았다. 몫이 크면 앎도 크다. "
            "EFA와 NCCL은 p5.48xlarge의 400Gbps×32를 쓴다. 웬일인지 괜찮다, 뒤쪽 꽤 훼손된 ㅋㅋ ㄳ \"인용\" 끝."_s;
        QStringList texts{sample};
        QRandomGenerator random(7);
        for (int i = 0; i < 60; ++i) {
            QString text;
            for (int n = 0; n < 4; ++n)
                text += QChar(char16_t(0xAC00 + random.bounded(19 * 21 * 28)));
            texts.append(text);
        }
        const SearchIndexPtr index = indexOfTexts(texts);
        for (int place = 0; place < texts.size(); ++place) {
            for (const QString &word : texts.at(place).split(u' ')) {
                const QString keys = keysOf(word);
                QCOMPARE(composed(keys, false), word);
                for (qsizetype n = 1; n <= keys.size(); ++n) {
                    const QString typed = composed(QStringView(keys).left(n), joinsLoneConsonants);
                    QVERIFY2(placesOf(*index, typed).contains(place),
                             qPrintable(typed + u' ' + word));
                }
            }
        }
    }

    void itFindsWhatASlowSearchFinds()
    {
        QRandomGenerator random(11);
        QStringList texts;
        for (int i = 0; i < 60; ++i)
            texts.append(randomHangul(1 + random.bounded(60), random));
        const SearchIndexPtr index = indexOfTexts(texts);
        int hits = 0;
        for (int round = 0; round < 300; ++round) {
            QString word = randomHangul(1 + random.bounded(3), random);
            if (random.bounded(3) == 0) {
                const auto at = random.bounded(int(word.size()));
                word[at] = Initials.at(random.bounded(int(Initials.size())));
            }
            if (random.bounded(4) == 0)
                word += Initials.at(random.bounded(int(Initials.size())));
            QList<int> slow;
            for (int place = 0; place < texts.size(); ++place) {
                if (fitsSlowly(word, texts.at(place)))
                    slow.append(place);
            }
            hits += int(slow.size());
            QVERIFY2(placesOf(*index, word) == slow, qPrintable(word));
        }
        QVERIFY(hits > 300); // the comparison compared something
    }

    void wordsKnownFromTheLastQueryAreNotLookedUpAgain()
    {
        const SearchIndexPtr index = indexOfTexts({u"텐서 병렬"_s, u"텐서 배치"_s});
        QThreadPool &pool = *QThreadPool::globalInstance();
        auto known = index->look(SearchQuery(u"텐서 병"_s), {}, pool, false);
        QCOMPARE(index->inAll(known).count(true), 1);
        known[0].places.fill(false); // a lie shows who is asked
        const auto next = index->look(SearchQuery(u"병렬 텐서"_s), known, pool, false);
        QCOMPARE(next.at(0).places.count(true), 1);
        QCOMPARE(next.at(1).places.count(true), 0);
    }

    void anEditedBankIsFoundAsIfBuiltAnew()
    {
        QRandomGenerator random(5);
        int serial = 0;
        BankPtr bank = finished(bankOf(u"b"_s, 4500, 3)); // more than one part
        SearchIndexPtr index = indexOf(bank);
        for (int round = 0; round < 3; ++round) {
            bank = finished(edited(*bank, 3, serial, random));
            index = indexOf(bank, index);
            const SearchIndexPtr fresh = indexOf(bank);
            for (const QString &query : {u"문항 899"_s, u"N"_s, u"고"_s, u"q77"_s, u"eks"_s, u""_s})
                QCOMPARE(placesOf(*index, query), placesOf(*fresh, query));
        }
    }

    void aLongWordIsFoundWhereItEndsTheText()
    {
        const QString word(300, u'가');
        const SearchIndexPtr index = indexOfTexts({u"x"_s, word});
        QCOMPARE(placesOf(*index, word), QList<int>{1});
        QCOMPARE(placesOf(*index, word.mid(1) + u'각'), QList<int>{});
    }

    void anEmptyBankIsSearchedToo()
    {
        const SearchIndexPtr index = indexOfTexts({});
        QVERIFY(placesOf(*index, u"x"_s).isEmpty());
        QVERIFY(placesOf(*index, u""_s).isEmpty());
    }

    void whatIsCancelledIsSoonThere()
    {
        const BankPtr bank = finished(bankOf(u"b"_s, 500, 2));
        QThreadPool &pool = *QThreadPool::globalInstance();
        const SearchIndexPtr none = SearchIndex::build(bank, nullptr, pool, true);
        QVERIFY(placesOf(*none, u"문항"_s).isEmpty());
        const auto words = indexOf(bank)->look(SearchQuery(u"문항"_s), {}, pool, true);
        QCOMPARE(words.at(0).places.count(true), 0);
    }
};

QTEST_GUILESS_MAIN(TestSearchIndex)
#include "tst_searchindex.moc"
