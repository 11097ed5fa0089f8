// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/contenthash.h"

#include <QCryptographicHash>

namespace foldout {

namespace {

// Builds an unambiguous record: each string with its length, each list with its count.
class Record
{
public:
    void add(QStringView text)
    {
        const QByteArray utf8 = text.toUtf8();
        m_bytes += QByteArray::number(utf8.size());
        m_bytes += ':';
        m_bytes += utf8;
    }

    void add(const LocalText &text)
    {
        count(text.entries().size());
        for (const LocalText::Entry &entry : text.entries()) {
            add(entry.language);
            add(entry.text);
        }
    }

    void add(const QList<LocalText> &texts)
    {
        count(texts.size());
        for (const LocalText &text : texts)
            add(text);
    }

    void add(bool value) { m_bytes += value ? '+' : '-'; }
    void count(qsizetype size) { m_bytes += QByteArray::number(size) + ';'; }

    void operator()(const OpenAnswer &) {}
    void operator()(const ClozeAnswer &) {}
    void operator()(const TrueFalseAnswer &answer) { add(answer.value); }
    void operator()(const OrderAnswer &answer) { add(answer.items); }
    void operator()(const ShortAnswer &answer)
    {
        add(answer.accepted);
        add(answer.exact);
    }
    void operator()(const NumericAnswer &answer)
    {
        add(answer.shown);
        add(answer.unit);
    }
    void operator()(const ChoiceAnswer &answer)
    {
        count(answer.options.size());
        for (const ChoiceOption &option : answer.options) {
            add(option.text);
            add(option.correct);
            add(option.why);
        }
    }
    void operator()(const MatchAnswer &answer)
    {
        count(answer.pairs.size());
        for (const MatchPair &pair : answer.pairs) {
            add(pair.left);
            add(pair.right);
        }
    }

    QString hash() const
    {
        const QByteArray sha = QCryptographicHash::hash(m_bytes, QCryptographicHash::Sha256);
        return QString::fromLatin1(sha.toHex().first(16));
    }

private:
    QByteArray m_bytes;
};

} // namespace

QString contentHash(const Question &question)
{
    Record record;
    record.add(kindName(question.kind()));
    record.add(question.question);
    record.add(question.answerText);
    std::visit([&record](const auto &answer) { record(answer); }, question.answer);
    record.count(question.points.size());
    for (const KeyPoint &point : question.points) {
        record.add(point.text);
        record.add(point.ifMissed);
    }
    record.add(question.explanation);
    record.add(question.hints);
    record.count(question.references.size());
    for (const Reference &reference : question.references) {
        record.add(reference.title);
        record.add(reference.url);
        record.add(reference.supports);
        record.add(reference.checked);
    }
    return record.hash();
}

} // namespace foldout
