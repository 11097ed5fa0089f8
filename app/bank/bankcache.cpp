// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/bankcache.h"

#include "bank/parallel.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr quint32 Magic = 0x464F4C43; // "FOLC"
constexpr quint32 Format = 1;         // raise it with every change of what is written below
constexpr int EntriesToKeep = 32;
constexpr qsizetype QuestionsPerBlock = 1000;

// Each value lists its fields once, for both directions.
class Writer
{
public:
    explicit Writer(QByteArray *out)
        : m_stream(out, QIODevice::WriteOnly)
    {
        m_stream.setByteOrder(QDataStream::LittleEndian);
        m_stream.setVersion(QDataStream::Qt_6_4);
    }

    template <typename... Fields>
    void fields(const Fields &...values)
    {
        (put(values), ...);
    }

private:
    template <typename T>
    void put(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            m_stream << qint32(value);
        else if constexpr (requires { m_stream << value; })
            m_stream << value;
        else
            describe(*this, value);
    }
    template <typename T>
    void put(const QList<T> &list)
    {
        m_stream << qint32(list.size());
        for (const T &item : list)
            put(item);
    }
    void put(const Answer &answer)
    {
        m_stream << qint32(answer.index());
        std::visit([this](const auto &alternative) { put(alternative); }, answer);
    }
    void put(const LocalText &text)
    {
        m_stream << qint32(text.entries().size());
        for (const LocalText::Entry &entry : text.entries())
            m_stream << entry.language << entry.text;
    }

    QDataStream m_stream;
};

class Reader
{
public:
    explicit Reader(const QByteArray &in)
        : m_stream(in)
    {
        m_stream.setByteOrder(QDataStream::LittleEndian);
        m_stream.setVersion(QDataStream::Qt_6_4);
    }

    template <typename... Fields>
    void fields(Fields &...values)
    {
        (get(values), ...);
    }

    bool good() const { return m_stream.status() == QDataStream::Ok; }

private:
    template <typename T>
    void get(T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            qint32 number = 0;
            m_stream >> number;
            value = T(number);
        } else if constexpr (requires { m_stream >> value; }) {
            m_stream >> value;
        } else {
            describe(*this, value);
        }
    }
    template <typename T>
    void get(QList<T> &list)
    {
        const qint32 size = count();
        list.reserve(size);
        for (qint32 i = 0; i < size && good(); ++i) {
            T item;
            get(item);
            list.append(std::move(item));
        }
    }
    void get(Answer &answer)
    {
        const qint32 index = count();
        if (!pick(answer, index, std::make_integer_sequence<int, QuestionKindCount>()))
            m_stream.setStatus(QDataStream::ReadCorruptData);
    }
    template <int... Indexes>
    bool pick(Answer &answer, int index, std::integer_sequence<int, Indexes...>)
    {
        return ((index == Indexes && (get(answer.emplace<size_t(Indexes)>()), true)) || ...);
    }
    void get(LocalText &text)
    {
        for (qint32 left = count(); left > 0 && good(); --left) {
            QString language;
            QString content;
            m_stream >> language >> content;
            text.add(std::move(language), std::move(content));
        }
    }

    // A length that the rest of the data can hold.
    qint32 count()
    {
        qint32 size = 0;
        m_stream >> size;
        if (size >= 0 && size <= m_stream.device()->bytesAvailable())
            return size;
        m_stream.setStatus(QDataStream::ReadCorruptData);
        return 0;
    }

    QDataStream m_stream;
};

// V is the value, const when written.
template <typename Stream, typename V>
void describe(Stream &s, V &v)
{
    using T = std::remove_const_t<V>;
    if constexpr (std::is_same_v<T, Place>)
        s.fields(v.line, v.column);
    else if constexpr (std::is_same_v<T, SourceMark>)
        s.fields(v.line, v.column);
    else if constexpr (std::is_same_v<T, Topic>)
        s.fields(v.id, v.title);
    else if constexpr (std::is_same_v<T, QuestionDefaults>)
        s.fields(v.kind, v.topic, v.tags, v.level, v.minutes, v.shuffle, v.exact);
    else if constexpr (std::is_same_v<T, ReadingContext>)
        s.fields(v.lang, v.languages, v.defaults);
    else if constexpr (std::is_same_v<T, PartHeader>)
        s.fields(v.id, v.idPlace, v.title, v.description, v.license, v.authors, v.asOf, v.topics,
                 v.hasQuestions, v.hasDefaults, v.own);
    else if constexpr (std::is_same_v<T, ImageUse>)
        s.fields(v.path, v.place, v.questionId);
    else if constexpr (std::is_same_v<T, Diagnostic>)
        s.fields(v.severity, v.code, v.mark, v.sourceLine, v.args, v.questionId);
    else if constexpr (std::is_same_v<T, KeyPoint>)
        s.fields(v.id, v.ownId, v.text, v.weight, v.ifMissed);
    else if constexpr (std::is_same_v<T, Reference>)
        s.fields(v.title, v.url, v.supports, v.checked);
    else if constexpr (std::is_same_v<T, ChoiceOption>)
        s.fields(v.text, v.correct, v.why);
    else if constexpr (std::is_same_v<T, ChoiceAnswer>)
        s.fields(v.options, v.shuffle);
    else if constexpr (std::is_same_v<T, TrueFalseAnswer>)
        s.fields(v.value);
    else if constexpr (std::is_same_v<T, ShortAnswer>)
        s.fields(v.accepted, v.exact);
    else if constexpr (std::is_same_v<T, NumericAnswer>)
        s.fields(v.min, v.max, v.shown, v.unit);
    else if constexpr (std::is_same_v<T, OrderAnswer>)
        s.fields(v.items);
    else if constexpr (std::is_same_v<T, MatchPair>)
        s.fields(v.left, v.right);
    else if constexpr (std::is_same_v<T, MatchAnswer>)
        s.fields(v.pairs);
    else if constexpr (std::is_same_v<T, PartQuestion>) {
        s.fields(v.idPlace, v.topicPlace, v.formerlyPlaces);
        auto &q = v.question;
        s.fields(q.id, q.topic, q.tags, q.level, q.question, q.answerText, q.answer, q.points,
                 q.explanation, q.hints, q.notes, q.minutes, q.references, q.formerly,
                 q.contentHash);
    } else
        static_assert(std::is_empty_v<T>, "list the fields of this value here");
}

quint64 checksum(const QByteArray &bytes)
{
    return qHashBits(bytes.constData(), size_t(bytes.size()), 0);
}

} // namespace

QString BankCache::path(const QByteArray &sha256) const
{
    return m_folder + u'/' + QString::fromLatin1(sha256.toHex()) + u".bank"_s;
}

std::optional<BankPart> BankCache::find(const QByteArray &sha256) const
{
    QFile file(path(sha256));
    if (isOff() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    quint32 magic = 0;
    quint32 format = 0;
    QString version;
    QByteArray head;
    QList<QByteArray> blocks;
    QList<quint64> sums;
    Reader outer(bytes);
    outer.fields(magic, format, version);
    if (magic != Magic || format != Format || version != QLatin1StringView(FOLDOUT_VERSION))
        return std::nullopt;
    outer.fields(sums, head, blocks);
    if (!outer.good() || sums.size() != blocks.size() + 1 || sums.last() != checksum(head))
        return std::nullopt;

    BankPart part;
    Reader inner(head);
    inner.fields(part.header, part.context, part.images, part.diagnostics);
    std::vector<QList<PartQuestion>> questions(size_t(blocks.size()));
    std::atomic_bool good = inner.good();
    parallelFor(int(blocks.size()), [&](int i) {
        Reader block(blocks.at(i));
        if (sums.at(i) == checksum(blocks.at(i)))
            block.fields(questions[size_t(i)]);
        else
            good = false;
        if (!block.good())
            good = false;
    });
    if (!good)
        return std::nullopt;
    for (QList<PartQuestion> &list : questions)
        part.questions.append(std::move(list));
    return part;
}

void BankCache::store(const QByteArray &sha256, const BankPart &part) const
{
    if (isOff() || !QDir().mkpath(m_folder))
        return;
    QByteArray head;
    Writer(&head).fields(part.header, part.context, part.images, part.diagnostics);
    QList<QByteArray> blocks;
    QList<quint64> sums;
    for (qsizetype at = 0; at < part.questions.size(); at += QuestionsPerBlock) {
        QByteArray block;
        Writer(&block).fields(
            part.questions.sliced(at, std::min(QuestionsPerBlock, part.questions.size() - at)));
        sums.append(checksum(block));
        blocks.append(std::move(block));
    }
    sums.append(checksum(head));
    QByteArray bytes;
    Writer(&bytes).fields(Magic, Format, QStringLiteral(FOLDOUT_VERSION), sums, head, blocks);

    QSaveFile file(path(sha256));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(bytes);
    file.commit();
    const QFileInfoList entries =
        QDir(m_folder).entryInfoList({u"*.bank"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo &old : entries.mid(EntriesToKeep))
        QFile::remove(old.filePath());
}

} // namespace foldout
