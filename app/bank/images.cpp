// SPDX-License-Identifier: GPL-3.0-or-later
#include "bank/images.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

// The text with code blanked out, so that a picture shown as an example is none.
QString withoutCode(const QString &markdown)
{
    static const QRegularExpression fence(
        uR"(^ {0,3}(`{3,}|~{3,})[^\n]*\n.*?(?:^ {0,3}\1[`~]*[ \t]*$|\z))"_s,
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression span(uR"((?<!`)(`+)(?!`).*?(?<!`)\1(?!`))"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    QString text = markdown;
    text.replace(fence, u" "_s);
    text.replace(span, u" "_s);
    return text;
}

QString destination(QString typed)
{
    if (typed.startsWith(u'<') && typed.endsWith(u'>'))
        typed = typed.sliced(1, typed.size() - 2);
    return QUrl::fromPercentEncoding(typed.toUtf8());
}

} // namespace

QStringList markdownImages(const QString &markdown)
{
    if (!markdown.contains("!["_L1))
        return {};
    // Possessive and bounded: hostile text costs no more than its length.
    static const QRegularExpression image(
        uR"((?<!\\)!\[((?:\\.|[^\]\\]){0,400}+)\](?:\(\s*+(<[^>\n]{0,400}>|(?:\\.|[^\s()\\]|\([^\s()]{0,99}\))*+)[^)]{0,400}+\)|\[([^\]]{0,400}+)\])?)"_s);
    static const QRegularExpression definition(uR"(^ {0,3}\[([^\]\n]+)\]:\s*(<[^>\n]*>|\S+))"_s,
                                               QRegularExpression::MultilineOption);
    const QString text = withoutCode(markdown);
    QHash<QString, QString> definitions;
    for (auto it = definition.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString label = match.captured(1).simplified().toCaseFolded();
        if (!definitions.contains(label))
            definitions.insert(label, match.captured(2));
    }
    QStringList paths;
    for (auto it = image.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        if (match.hasCaptured(2)) {
            paths.append(destination(match.captured(2)));
            continue;
        }
        const QString label = match.captured(3).isEmpty() ? match.captured(1) : match.captured(3);
        const auto known = definitions.constFind(label.simplified().toCaseFolded());
        if (known != definitions.cend())
            paths.append(destination(*known));
    }
    return paths;
}

std::optional<DiagnosticCode> imageFault(const QString &folder, const QString &path)
{
    static const QRegularExpression absolute(uR"(^([A-Za-z][A-Za-z0-9+.-]*:|/))"_s);
    static const QStringList suffixes{u"png"_s, u"jpg"_s, u"jpeg"_s, u"webp"_s, u"gif"_s, u"svg"_s};
    const QString slashed = QString(path).replace(u'\\', u'/');
    const QString clean = QDir::cleanPath(slashed);
    if (absolute.match(slashed).hasMatch() || clean == ".."_L1 || clean.startsWith("../"_L1))
        return DiagnosticCode::OutsideFolder;
    if (!suffixes.contains(QFileInfo(clean).suffix().toLower()))
        return DiagnosticCode::BadImage;
    const QDir dir(folder);
    // A name may be stored composed or decomposed, depending on the system it was made on.
    for (const auto form : {QString::NormalizationForm_C, QString::NormalizationForm_D}) {
        const QFileInfo file(dir.filePath(clean.normalized(form)));
        if (!file.isFile())
            continue;
        const QString root = dir.canonicalPath() + u'/';
        return file.canonicalFilePath().startsWith(root)
                   ? std::nullopt
                   : std::optional(DiagnosticCode::OutsideFolder);
    }
    return DiagnosticCode::MissingImage;
}

} // namespace foldout
