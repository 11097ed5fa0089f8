// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankloader.h"
#include "bank/images.h"
#include "render/svgcheck.h"

#include <QDir>
#include <QFile>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace foldout;

namespace {

const QString OpenBank = u"eks-model-training"_s;
const QString DrillBank = u"eks-model-training-drill"_s;

const LoadReport &shipped()
{
    static const LoadReport report =
        loadBanks({QStringLiteral(FOLDOUT_SOURCE_DIR "/questions")}, {});
    return report;
}

BankPtr bank(const QString &id)
{
    for (const BankPtr &candidate : shipped().banks) {
        if (candidate->id == id)
            return candidate;
    }
    return std::make_shared<const Bank>();
}

bool hasHangul(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Hangul; });
}

// A text of a bank with a name for messages. Names, symbols and code may stand without a language.
struct NamedText
{
    QString name;
    LocalText text;
    bool maybeNeutral = false;
};

void addAnswerTexts(const QString &at, const Question &q, QList<NamedText> &texts)
{
    if (const auto *choice = std::get_if<ChoiceAnswer>(&q.answer)) {
        for (const ChoiceOption &option : choice->options) {
            texts.append({at + u"option"_s, option.text, true});
            texts.append({at + u"why"_s, option.why});
        }
    } else if (const auto *typed = std::get_if<ShortAnswer>(&q.answer)) {
        for (const LocalText &accepted : typed->accepted)
            texts.append({at + u"answers"_s, accepted, true});
    } else if (const auto *number = std::get_if<NumericAnswer>(&q.answer)) {
        texts.append({at + u"unit"_s, number->unit, true});
    } else if (const auto *order = std::get_if<OrderAnswer>(&q.answer)) {
        for (const LocalText &item : order->items)
            texts.append({at + u"items"_s, item, true});
    } else if (const auto *match = std::get_if<MatchAnswer>(&q.answer)) {
        for (const MatchPair &pair : match->pairs) {
            texts.append({at + u"left"_s, pair.left, true});
            texts.append({at + u"right"_s, pair.right, true});
        }
    }
}

QList<NamedText> textsOf(const Question &q)
{
    const QString at = q.id + u": "_s;
    QList<NamedText> texts{{at + u"question"_s, q.question},
                           {at + u"answer"_s, q.answerText},
                           {at + u"explanation"_s, q.explanation},
                           {at + u"notes"_s, q.notes}};
    for (const KeyPoint &point : q.points) {
        texts.append({at + u"point"_s, point.text, q.kind() == QuestionKind::Cloze});
        texts.append({at + u"if_missed"_s, point.ifMissed});
    }
    for (const LocalText &hint : q.hints)
        texts.append({at + u"hint"_s, hint});
    for (const Reference &reference : q.references) {
        texts.append({at + u"ref title"_s, reference.title, true});
        texts.append({at + u"supports"_s, reference.supports});
    }
    addAnswerTexts(at, q, texts);
    return texts;
}

QList<NamedText> textsOf(const Bank &bank)
{
    QList<NamedText> texts{{u"title"_s, bank.title}, {u"description"_s, bank.description}};
    for (const Topic &topic : bank.topics)
        texts.append({u"topic "_s + topic.id, topic.title});
    for (const Question &question : bank.questions)
        texts.append(textsOf(question));
    return texts;
}

// Empty when the text is complete in Korean and English, else what is wrong with it.
QString incompleteness(const NamedText &named)
{
    const LocalText &text = named.text;
    if (text.isEmpty())
        return {};
    if (text.entries().size() == 1 && named.maybeNeutral && !hasHangul(text.entries().first().text))
        return {};
    if (!text.has(u"ko") || !text.has(u"en"))
        return u"not in both languages"_s;
    if (hasHangul(text.in(u"en")))
        return u"Korean in the English text"_s;
    if (!hasHangul(text.in(u"ko")) && !named.maybeNeutral)
        return u"no Korean in the Korean text"_s;
    return {};
}

QStringList picturesIn(const Question &question, QStringView language)
{
    QStringList paths;
    for (const NamedText &named : textsOf(question))
        paths += markdownImages(named.text.in(language));
    return paths;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The banks that ship are whole: a learner may rely on every card in both languages.
class TestBanks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedBanks_haveNothingToReport()
    {
        for (const Diagnostic &d : shipped().diagnostics)
            qWarning("%s:%d: %s", qUtf8Printable(d.mark.file), d.mark.line,
                     qUtf8Printable(codeName(d.code)));
        QCOMPARE(shipped().diagnostics.size(), 0);
        QCOMPARE(shipped().banks.size(), 2);
    }

    void openBank_hasItsFifteenQuestionsInOrder()
    {
        QStringList ids;
        for (const Question &question : bank(OpenBank)->questions) {
            ids.append(question.id);
            QCOMPARE(question.kind(), QuestionKind::Open);
        }
        const QStringList expected{
            u"tp-shards-inside-layers"_s,           u"200b-mesh-and-global-batch"_s,
            u"slurmctld-vs-slurmdbd-state"_s,       u"slinky-nodeset-api"_s,
            u"efa-needs-more-than-fi-provider"_s,   u"bionemo-3-recipe-checks"_s,
            u"optimum-neuron-trainer-limits"_s,     u"fsx-s3-link-and-durability"_s,
            u"volcano-minavailable-is-pods"_s,      u"bf16-vs-fp16"_s,
            u"activation-vs-recovery-checkpoint"_s, u"zero3-is-not-offload"_s,
            u"mpijob-slots-per-worker"_s,           u"checkpoint-interval-and-proof"_s,
            u"single-az-and-budget-zero"_s};
        QCOMPARE(ids, expected);
    }

    void openQuestions_areReadyForClass()
    {
        for (const Question &q : bank(OpenBank)->questions) {
            QVERIFY2(q.points.size() >= 2, qUtf8Printable(q.id));
            QVERIFY2(std::ranges::all_of(q.points, &KeyPoint::ownId), qUtf8Printable(q.id));
            QVERIFY2(!q.notes.isEmpty() && q.minutes > 0, qUtf8Printable(q.id));
            QVERIFY2(!q.references.isEmpty(), qUtf8Printable(q.id));
        }
    }

    void drillBank_hasEveryOtherKind()
    {
        std::array<int, QuestionKindCount> counts{};
        for (const Question &question : bank(DrillBank)->questions)
            ++counts.at(size_t(question.kind()));
        QCOMPARE(counts.at(size_t(QuestionKind::Open)), 0);
        for (int kind = 1; kind < QuestionKindCount; ++kind)
            QVERIFY2(counts.at(size_t(kind)) >= 2, qUtf8Printable(kindName(QuestionKind(kind))));
        const qsizetype all = bank(DrillBank)->questions.size();
        QVERIFY2(all >= 25 && all <= 50, qUtf8Printable(QString::number(all)));
    }

    void everyQuestion_isExplained_data() { addBanks(); }

    void everyQuestion_isExplained()
    {
        QFETCH(QString, id);
        for (const Question &q : bank(id)->questions) {
            QVERIFY2(!q.explanation.isEmpty(), qUtf8Printable(q.id));
            QVERIFY2(q.level > 0 && !q.topic.isEmpty() && !q.tags.isEmpty(), qUtf8Printable(q.id));
            for (const Reference &reference : q.references)
                QVERIFY2(!reference.url.isEmpty() && !reference.checked.isEmpty(),
                         qUtf8Printable(q.id));
        }
    }

    void everyText_isInBothLanguages_data() { addBanks(); }

    void everyText_isInBothLanguages()
    {
        QFETCH(QString, id);
        const QList<NamedText> texts = textsOf(*bank(id));
        QVERIFY(texts.size() > 100);
        int incomplete = 0;
        for (const NamedText &named : texts) {
            if (const QString what = incompleteness(named); !what.isEmpty()) {
                ++incomplete;
                qWarning("%s: %s", qUtf8Printable(named.name), qUtf8Printable(what));
            }
        }
        QCOMPARE(incomplete, 0);
    }

    void incompleteText_isFound_data()
    {
        QTest::addColumn<LocalText>("text");
        QTest::addColumn<bool>("maybeNeutral");
        LocalText swapped(u"ko"_s, u"An answer"_s);
        swapped.add(u"en"_s, u"답"_s);
        LocalText untranslated(u"ko"_s, u"An answer"_s);
        untranslated.add(u"en"_s, u"An answer"_s);
        QTest::newRow("Korean only") << LocalText(u"ko"_s, u"답"_s) << true;
        QTest::newRow("plain sentence") << LocalText(u"ko"_s, u"An answer"_s) << false;
        QTest::newRow("swapped") << swapped << true;
        QTest::newRow("not translated") << untranslated << false;
    }

    void incompleteText_isFound()
    {
        QFETCH(LocalText, text);
        QFETCH(bool, maybeNeutral);
        QVERIFY(!incompleteness({u"a text"_s, text, maybeNeutral}).isEmpty());
    }

    void pictures_areSafeAndAllUsed()
    {
        QStringList used;
        int withPictures = 0;
        for (const BankPtr &bank : shipped().banks) {
            for (const Question &question : bank->questions) {
                const QStringList korean = picturesIn(question, u"ko");
                const QStringList english = picturesIn(question, u"en");
                QCOMPARE(korean.size(), english.size());
                withPictures += korean.isEmpty() ? 0 : 1;
                for (const QString &path : korean + english)
                    used.append(QDir(bank->folder).filePath(path));
            }
        }
        QVERIFY(withPictures >= 8);
        QStringList present;
        for (const BankPtr &bank : shipped().banks) {
            for (const QFileInfo &file :
                 QDir(bank->folder + u"/pictures"_s).entryInfoList(QDir::Files))
                present.append(file.filePath());
        }
        used.removeDuplicates();
        used.sort();
        present.sort();
        QCOMPARE(used, present);

        for (const QString &path : std::as_const(used)) {
            const QByteArray svg = contentOf(path);
            const SvgCheck check = checkSvg(svg);
            QVERIFY2(check.fault == SvgFault::None, qUtf8Printable(path));
            QVERIFY2(check.size.width() >= 300 && check.size.height() >= 100, qUtf8Printable(path));
            QVERIFY2(QSvgRenderer(svg).isValid(), qUtf8Printable(path));
        }
    }

private:
    static void addBanks()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("open") << OpenBank;
        QTest::newRow("drill") << DrillBank;
    }
};

QTEST_MAIN(TestBanks)
#include "tst_banks.moc"
