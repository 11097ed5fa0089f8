// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bankmodel.h"
#include "support/bankedits.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace foldout;
using namespace foldout::test;
using namespace Qt::StringLiterals;

namespace {

// Everything a view could read, as lines.
QStringList dump(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QStringList cells;
        for (int role = NodeTypeRole; role <= AsOfRole; ++role)
            cells.append(model.data(index, role).toStringList().join(u','));
        cells.append(index.data(Qt::DisplayRole).toString());
        cells.append(index.data(Qt::AccessibleTextRole).toString());
        lines.append(QString(depth, u' ') + cells.join(u'|'));
        lines.append(dump(model, index, depth + 1));
    }
    return lines;
}

QStringList freshDump(const QList<BankPtr> &banks)
{
    BankModel model;
    model.setBanks(banks);
    return dump(model);
}

CardKey key(const QString &text)
{
    return CardKey::fromString(text);
}

} // namespace

class TestBankModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void questionsStandBelowTheirTopicInBankOrder()
    {
        Bank bank = bankOf(u"b"_s, 5, 2);
        bank.questions[1].topic.clear();
        bank.questions[3].topic = u"unknown"_s;
        BankModel model;
        QAbstractItemModelTester tester(&model);
        model.setContentLanguage(u"en"_s);
        model.setBanks({finished(bank)});

        const QModelIndex top = model.index(0, 0);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowCount(top), 3);
        QCOMPARE(top.data().toString(), u"Bank b"_s);
        QCOMPARE(top.data(QuestionCountRole).toInt(), 5);
        QCOMPARE(top.data(AsOfRole).toString(), u"2026-08"_s);
        const QModelIndex first = model.index(0, 0, top);
        QCOMPARE(first.data(TopicIdRole).toString(), u"t0"_s);
        QCOMPARE(first.data(QuestionCountRole).toInt(), 3);
        QCOMPARE(model.rowCount(model.index(1, 0, top)), 0); // t1 lost its questions
        const QModelIndex rest = model.index(2, 0, top);
        QCOMPARE(rest.data(TopicIdRole).toString(), QString());
        QCOMPARE(model.index(0, 0, rest).data(CardKeyRole).toString(), u"b/q1"_s);
        QCOMPARE(model.index(1, 0, rest).data(CardKeyRole).toString(), u"b/q3"_s);
        QCOMPARE(model.index(1, 0, first).data(NumberRole).toInt(), 3);
        QCOMPARE(model.index(1, 0, first).data(NodeTypeRole).toInt(), int(BankModel::QuestionNode));
    }

    void questionAndBankAreFoundFromAnIndexAndBack()
    {
        BankModel model;
        const BankPtr bank = finished(bankOf(u"b"_s, 4, 2));
        model.setBanks({bank});
        const QModelIndex index = model.indexOf({u"b"_s, u"q3"_s});
        QCOMPARE(model.question(index), &bank->questions.at(3));
        QCOMPARE(model.bank(index), bank);
        QCOMPARE(model.bank(index.parent()), bank);
        QCOMPARE(model.question(index.parent()), nullptr);
        QCOMPARE(model.bank({}), BankPtr());
        QVERIFY(!model.indexOf({u"b"_s, u"absent"_s}).isValid());
        QVERIFY(!model.indexOf({u"absent"_s, u"q3"_s}).isValid());
    }

    void whatIsFoldedAwayIsInNoRole()
    {
        Bank bank = bankOf(u"b"_s, 1, 1);
        bank.title = bothLanguages(u"은행"_s, u"bank"_s);
        Question cloze =
            openQuestion(u"c"_s, u"t0"_s, {u"ko"_s, u"{{c1::비밀}}: **{{c2::secret::hint}}** x"_s});
        cloze.answer = ClozeAnswer{};
        cloze.explanation = {u"ko"_s, u"secret 비밀"_s};
        Question choice = openQuestion(u"d"_s, u"t0"_s, {u"ko"_s, u"visible"_s});
        choice.answer =
            ChoiceAnswer{.options = {{.text = {u"ko"_s, u"secret"_s}, .correct = true}}};
        choice.answerText = {u"ko"_s, u"비밀"_s};
        choice.hints = {{u"ko"_s, u"secret"_s}};
        choice.notes = {u"ko"_s, u"비밀"_s};
        choice.points = {keyPoint(u"p"_s, {u"ko"_s, u"secret"_s})};
        bank.questions += {cloze, choice};
        BankModel model;
        model.setBanks({finished(bank)});
        QCOMPARE(model.indexOf({u"b"_s, u"c"_s}).data().toString(), u"[…]: [hint] x"_s);
        for (const QString &key : {u"c"_s, u"d"_s}) {
            const QModelIndex index = model.indexOf({u"b"_s, key});
            for (int role = 0; role <= AsOfRole + 16; ++role) {
                const QString text = model.data(index, role).toStringList().join(u' ');
                QVERIFY2(!text.contains(u"secret") && !text.contains(u"비밀"), qPrintable(text));
            }
        }
    }

    void aTitleIsNeverEmptyBecauseMarkdownTookItAway()
    {
        Bank bank = bankOf(u"b"_s, 0, 0);
        Question cloze = openQuestion(u"c"_s, {}, {u"ko"_s, u"{{c1::TP}}: tensor"_s});
        cloze.answer = ClozeAnswer{};
        bank.questions = {cloze};
        BankModel model;
        model.setBanks({finished(bank)});
        QCOMPARE(model.indexOf({u"b"_s, u"c"_s}).data().toString(), u"[…]: tensor"_s);
    }

    void languageChangesTitlesOnly()
    {
        BankModel model;
        QAbstractItemModelTester tester(&model);
        model.setBanks({finished(bankOf(u"b"_s, 4, 2))});
        const QModelIndex index = model.indexOf({u"b"_s, u"q2"_s});
        QCOMPARE(index.data().toString(), u"문항 2"_s);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setContentLanguage(u"en"_s);
        QCOMPARE(index.data().toString(), u"Question 2"_s);
        QCOMPARE(index.data(TopicTitleRole).toString(), u"Topic 0"_s);
        QCOMPARE(changed.count(), 4); // the bank, its topics, and the questions of each
        QVERIFY(changed.at(3).at(2).value<QList<int>>().contains(TitleRole));
        model.setContentLanguage(u"en"_s);
        QCOMPARE(changed.count(), 4);
    }

    void marksReachTheirRowsInRanges()
    {
        BankModel model;
        model.setBanks({finished(bankOf(u"b"_s, 6, 1))});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setMarks({{key(u"b/q1"_s), CardMark::Known},
                        {key(u"b/q2"_s), CardMark::Missed},
                        {key(u"b/q5"_s), CardMark::New},
                        {key(u"b/gone"_s), CardMark::Known}});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
        QCOMPARE(model.indexOf(key(u"b/q2"_s)).data(MarkRole).toInt(), int(CardMark::Missed));

        model.setMark(key(u"b/q2"_s), CardMark::Shaky);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(model.indexOf(key(u"b/q2"_s)).data(MarkTextRole).toString(),
                 BankModel::markText(CardMark::Shaky));
        QVERIFY(model.indexOf(key(u"b/q2"_s))
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(BankModel::markText(CardMark::Shaky)));
        model.setMark(key(u"b/q2"_s), CardMark::Shaky);
        QCOMPARE(changed.count(), 2);
        model.setMarks({});
        QCOMPARE(model.indexOf(key(u"b/q1"_s)).data(MarkRole).toInt(), int(CardMark::New));
    }

    void marksAreKeptForQuestionsThatComeLater()
    {
        BankModel model;
        model.setMarks({{key(u"b/q1"_s), CardMark::Known}});
        model.setBanks({finished(bankOf(u"b"_s, 2, 1))});
        QCOMPARE(model.indexOf(key(u"b/q1"_s)).data(MarkRole).toInt(), int(CardMark::Known));
    }

    void anEditedQuestionIsOneChangedRow()
    {
        BankModel model;
        Bank bank = bankOf(u"b"_s, 6, 2);
        model.setBanks({finished(bank)});
        const QPersistentModelIndex place = model.indexOf({u"b"_s, u"q3"_s});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy layout(&model, &QAbstractItemModel::layoutChanged);
        bank.questions[3].question = bothLanguages(u"새 글"_s, u"new words"_s);
        model.setBanks({finished(bank)});
        QCOMPARE(place.data().toString(), u"새 글"_s);
        QCOMPARE(reset.count() + layout.count(), 0);
        QList<QModelIndex> questions;
        for (const auto &arguments : changed) {
            if (model.question(arguments.at(0).toModelIndex()))
                questions.append(arguments.at(0).toModelIndex());
        }
        QCOMPARE(questions, QList<QModelIndex>{place});
    }

    void topicsAreAnnouncedOnlyWhenTheyDiffer()
    {
        BankModel model;
        Bank bank = bankOf(u"b"_s, 6, 3);
        model.setBanks({finished(bank)});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const auto topics = [&] {
            QStringList ids;
            for (const auto &arguments : std::as_const(changed)) {
                const QModelIndex index = arguments.at(0).toModelIndex();
                if (index.data(NodeTypeRole).toInt() == int(BankModel::TopicNode))
                    ids.append(index.data(TopicIdRole).toString());
            }
            changed.clear();
            return ids;
        };
        model.setBanks({finished(bank)});
        QCOMPARE(topics(), QStringList());
        bank.topics[1].title = bothLanguages(u"새 이름"_s, u"new name"_s);
        model.setBanks({finished(bank)});
        QCOMPARE(topics(), QStringList{u"t1"_s});
        bank.questions.removeLast(); // of t2
        model.setBanks({finished(bank)});
        QCOMPARE(topics(), QStringList{u"t2"_s});
    }

    void theSameBanksAgainChangeNothing()
    {
        BankModel model;
        const QList<BankPtr> banks{finished(bankOf(u"a"_s, 6, 2)), finished(bankOf(u"b"_s, 6, 2))};
        model.setBanks(banks);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        model.setBanks(banks);
        QCOMPARE(changed.count() + moved.count(), 0);
        const QPersistentModelIndex place = model.indexOf({u"a"_s, u"q3"_s});
        model.setBanks({banks.at(1), banks.at(0)});
        QCOMPARE(moved.count(), 1);
        QCOMPARE(QModelIndex(place), model.indexOf({u"a"_s, u"q3"_s}));
    }

    void persistentIndexesFollowTheirQuestionThroughEdits_data()
    {
        QTest::addColumn<int>("edits");
        QTest::newRow("one edit between saves") << 1;
        QTest::newRow("a few") << 6;
        QTest::newRow("so many that the layout changes at once") << 300;
    }

    void persistentIndexesFollowTheirQuestionThroughEdits()
    {
        QFETCH(int, edits);
        QRandomGenerator random{quint32(edits)};
        int serial = 0;
        BankModel model;
        QAbstractItemModelTester tester(&model);
        QList<BankPtr> banks{finished(bankOf(u"a"_s, 200, 4)), finished(bankOf(u"b"_s, 30, 0))};
        model.setBanks(banks);
        for (int round = 0; round < 60; ++round) {
            QHash<CardKey, QPersistentModelIndex> places;
            for (const BankPtr &bank : banks) {
                for (const Question &question : bank->questions)
                    places.insert(bank->key(question), model.indexOf(bank->key(question)));
            }
            for (BankPtr &bank : banks) {
                if (random.bounded(3))
                    bank = finished(edited(*bank, edits, serial, random));
            }
            if (random.bounded(4) == 0)
                banks.swapItemsAt(0, 1);
            model.setBanks(banks);
            QCOMPARE(dump(model), freshDump(banks));
            for (auto it = places.cbegin(); it != places.cend(); ++it) {
                const BankPtr &bank = banks.at(banks.at(0)->id == it.key().bankId ? 0 : 1);
                const Question *question = bank->find(it.key().questionId); // by a former id too
                QCOMPARE(it->isValid(), question != nullptr);
                if (question)
                    QCOMPARE(model.question(*it), question);
            }
        }
    }

    void banksComeAndGo()
    {
        BankModel model;
        QAbstractItemModelTester tester(&model);
        const BankPtr a = finished(bankOf(u"a"_s, 9, 2));
        const BankPtr b = finished(bankOf(u"b"_s, 9, 2));
        model.setBanks({a});
        const QPersistentModelIndex place = model.indexOf({u"a"_s, u"q5"_s});
        model.setBanks({b, a});
        QCOMPARE(model.question(place), &a->questions.at(5));
        model.setBanks({b});
        QVERIFY(!place.isValid());
        model.setBanks({a, b}); // takes up the numbers that became free
        QCOMPARE(dump(model), freshDump({a, b}));
        model.setBanks({});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestBankModel)
#include "tst_bankmodel.moc"
