// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bankfiltermodel.h"
#include "models/search.h"
#include "support/bankedits.h"

#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

SearchResult lastResult(const QSignalSpy &spy)
{
    return spy.last().at(0).value<SearchResult>();
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryIsAnsweredOverAllBanks()
    {
        Search search;
        QSignalSpy found(&search, &Search::found);
        QSignalSpy busy(&search, &Search::busyChanged);
        search.setBanks({finished(bankOf(u"a"_s, 30, 2)), finished(bankOf(u"b"_s, 12, 2))});
        search.setQuery(u"문항 1"_s);
        QVERIFY(search.isBusy());
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(lastResult(found).query, u"문항 1"_s);
        QCOMPARE(lastResult(found).count(), 12 + 3 - 1 + 1); // q1, q10..q19 and q21; q1, q10, q11
        QVERIFY(!search.isBusy());
        QCOMPARE(busy.count(), 2);
    }

    void onlyTheLatestQueryIsAnswered()
    {
        Search search;
        QSignalSpy found(&search, &Search::found);
        search.setBanks({finished(bankOf(u"a"_s, 3000, 2))});
        for (const QString &query : {u"ㅁ"_s, u"무"_s, u"문"_s, u"문ㅎ"_s, u"문하"_s, u"문항"_s})
            search.setQuery(query);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(lastResult(found).query, u"문항"_s);
        for (const QString &query : {u"설"_s, u"설며"_s, u"설명 7"_s})
            search.setQuery(query);
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(lastResult(found).query, u"설명 7"_s);
    }

    void newBanksAreSearchedAgain()
    {
        Search search;
        QSignalSpy found(&search, &Search::found);
        Bank bank = bankOf(u"a"_s, 10, 2);
        search.setBanks({finished(bank)});
        search.setQuery(u"고침"_s);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(lastResult(found).count(), 0);
        bank.questions[4].explanation = bothLanguages(u"고침"_s, u"edited"_s);
        const BankPtr edited = finished(bank);
        search.setBanks({edited});
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(lastResult(found).count(), 1);
        QCOMPARE(lastResult(found).banks.at(0).bank, edited);
        search.setBanks({});
        QTRY_COMPARE(found.count(), 3);
        QCOMPARE(lastResult(found).count(), 0);
    }

    void anAnswerAboutEarlierBanksIsDropped()
    {
        Search search;
        QSignalSpy found(&search, &Search::found);
        search.setBanks({finished(bankOf(u"a"_s, 10, 2))});
        search.setQuery(u"문항"_s);
        QTRY_COMPARE(found.count(), 1);
        search.setQuery(u"설명"_s);
        const BankPtr later = finished(bankOf(u"later"_s, 10, 2));
        search.setBanks({later});
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(lastResult(found).banks.at(0).bank, later);
    }

    void withoutAQueryThereIsNoAnswer()
    {
        Search search;
        QSignalSpy found(&search, &Search::found);
        search.setBanks({finished(bankOf(u"a"_s, 10, 2))});
        QTRY_VERIFY(search.indexBytes() > 0);
        QCOMPARE(found.count(), 0);
        QVERIFY(!search.isBusy());
    }

    void itCanBeDeletedWhileItWorks()
    {
        QSignalSpy *found = nullptr;
        {
            Search search;
            found = new QSignalSpy(&search, &Search::found);
            search.setBanks({finished(bankOf(u"a"_s, 20000, 2))});
            search.setQuery(u"문항"_s);
        }
        QCOMPARE(found->count(), 0);
        delete found;
    }

    void theFilterShowsWhatIsFound()
    {
        BankModel source;
        BankFilterModel filter(&source);
        Search search;
        connect(&search, &Search::found, &filter, &BankFilterModel::setMatches);
        Bank bank = bankOf(u"a"_s, 100, 3);
        bank.questions[42].explanation = {u"ko"_s, u"쿠버네티스"_s};
        source.setBanks({finished(bank)});
        search.setBanks(source.banks());
        filter.setFilter({.text = u"ㅋㅂㄴㅌ"_s});
        search.setQuery(filter.filter().text);
        QTRY_COMPARE(filter.questionCount(), 1);
        QCOMPARE(filter.questionAt(0).data(CardKeyRole).toString(), u"a/q42"_s);
        QVERIFY(!filter.questionAt(0).data().toString().contains(u"쿠버"));
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
