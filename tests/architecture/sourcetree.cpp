// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/sourcetree.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

// Splits C++ text into what is code and what is comment, keeping every line and column.
class Splitter
{
public:
    explicit Splitter(const QString &text)
        : m_text(text)
    {
        while (m_at < m_text.size())
            step();
    }

    QString code;
    QString comments;

private:
    void step()
    {
        const QStringView rest = QStringView(m_text).sliced(m_at);
        if (rest.startsWith(u"//"))
            take(lengthUntil(u"\n"_s), comments);
        else if (rest.startsWith(u"/*"))
            take(lengthUntil(u"*/"_s) + 2, comments);
        else if (rest.startsWith(u"R\""))
            takeLiteral(rawLength(rest));
        else if (rest.startsWith(u'"') || (rest.startsWith(u'\'') && !insideNumber()))
            takeLiteral(quotedLength());
        else
            take(1, code);
    }

    bool insideNumber() const { return m_at > 0 && m_text.at(m_at - 1).isDigit(); }

    qsizetype lengthUntil(const QString &end) const
    {
        const qsizetype found = m_text.indexOf(end, m_at + 2);
        return (found < 0 ? m_text.size() : found) - m_at;
    }

    qsizetype rawLength(QStringView rest) const
    {
        const QStringView delimiter =
            rest.sliced(2, std::max<qsizetype>(rest.indexOf(u'('), 2) - 2);
        const QString end = u')' + delimiter.toString() + u'"';
        return lengthUntil(end) + end.size();
    }

    qsizetype quotedLength() const
    {
        const QChar quote = m_text.at(m_at);
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text.at(end) != quote && m_text.at(end) != u'\n')
            end += m_text.at(end) == u'\\' ? 2 : 1;
        return end + 1 - m_at;
    }

    void takeLiteral(qsizetype length)
    {
        QString nowhere;
        take(length, nowhere);
    }

    void take(qsizetype length, QString &into)
    {
        const QString part = m_text.mid(m_at, length);
        QString blank = part;
        std::ranges::replace_if(
            blank, [](QChar c) { return c != u'\n'; }, u' ');
        code += &into == &code ? part : blank;
        comments += &into == &comments ? part : blank;
        m_at += part.size();
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

QString SourceFile::layer() const
{
    return path.startsWith(u"app/") && path.count(u'/') > 1 ? path.section(u'/', 1, 1) : QString();
}

SourceFile sourceFile(const QString &path, const QString &text)
{
    const Splitter split(text);
    return {path, text.split(u'\n'), split.code.split(u'\n'), split.comments.split(u'\n')};
}

QList<SourceFile> sourceTree(const QStringList &folders)
{
    static const QStringList suffixes{u"h"_s,   u"cpp"_s, u"cmake"_s, u"sh"_s,     u"py"_s,
                                      u"sql"_s, u"yml"_s, u"qrc"_s,   u"desktop"_s};
    static const QStringList names{u"CMakeLists.txt"_s, u"layers.txt"_s, u"run"_s};
    const QString top = QStringLiteral(FOLDOUT_SOURCE_DIR "/");
    QList<SourceFile> files;
    for (const QString &folder : folders) {
        QDirIterator it(top + folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QFileInfo info(it.next());
            const QString path = info.filePath().sliced(top.size());
            if (path.contains(u"/data/") || path.contains(u"/node_modules/"))
                continue;
            if (!suffixes.contains(info.suffix()) && !names.contains(info.fileName()))
                continue;
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly | QIODevice::Text))
                files.append(sourceFile(path, QString::fromUtf8(file.readAll())));
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

Layers parseLayers(const QString &text)
{
    static const QRegularExpression line(u"^([a-z]+):(.*)$"_s, QRegularExpression::MultilineOption);
    Layers layers;
    for (const QRegularExpressionMatch &match : line.globalMatch(text))
        layers.insert(match.captured(1), match.captured(2).split(u' ', Qt::SkipEmptyParts));
    return layers;
}

} // namespace foldout
