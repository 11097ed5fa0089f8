// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/picture.h"

#include "render/svgcheck.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QImageReader>
#include <QPainter>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QUrl>

#include <cmath>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

constexpr qreal mostPixels = 16'000'000;
constexpr qint64 largestSvg = 4 * 1024 * 1024;
constexpr qint64 largestFile = 32 * 1024 * 1024;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(foldout::Picture)
};

bool isSvg(const QString &path)
{
    return path.endsWith(u".svg"_s, Qt::CaseInsensitive);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largestSvg) : QByteArray();
}

QSizeF withinLimit(QSizeF size)
{
    const qreal pixels = size.width() * size.height();
    return pixels <= mostPixels ? size : size * std::sqrt(mostPixels / pixels);
}

Picture problem(const QString &sentence)
{
    return {.problem = sentence};
}

Picture lookedAtSvg(const QString &path)
{
    const SvgCheck check = checkSvg(contents(path));
    switch (check.fault) {
    case SvgFault::None:
        return {path, withinLimit(check.size), {}};
    case SvgFault::Unreadable:
        return problem(Words::tr("The picture cannot be read."));
    case SvgFault::Unsafe:
        return problem(Words::tr("The drawing is not shown: it holds a document type, a script or "
                                 "a reference to something outside."));
    case SvgFault::TooComplex:
        return problem(Words::tr("The drawing is not shown: it is too complex."));
    }
    Q_UNREACHABLE();
}

Picture lookedAtImage(const QString &path)
{
    const QSize size = QImageReader(path).size();
    if (size.isEmpty())
        return problem(Words::tr("The picture cannot be read."));
    if (qreal(size.width()) * size.height() > mostPixels)
        return problem(Words::tr("The picture is larger than 16 megapixels."));
    return {path, size, {}};
}

// QtSvg takes a list of families for one name; the first that is installed is put in its place.
QByteArray withInstalledFonts(const QByteArray &svg)
{
    static const QRegularExpression list(u"(font-family\\s*=\\s*\")([^\",]+,[^\"]*)\""_s);
    QString text = QString::fromUtf8(svg);
    for (auto found = list.match(text); found.hasMatch();
         found = list.match(text, found.capturedStart() + 1)) {
        const QStringList families = found.captured(2).split(u',');
        QString installed = families.first().trimmed();
        for (const QString &family : families) {
            const QString name = family.trimmed().remove(u'\'');
            if (QFontDatabase::hasFamily(name)) {
                installed = name;
                break;
            }
        }
        text.replace(found.capturedStart(2), found.capturedLength(2), installed);
    }
    return text.toUtf8();
}

QPixmap drawnSvg(const QString &path, QSize pixels, const QColor &ink)
{
    QByteArray svg = withInstalledFonts(contents(path));
    svg.replace("currentColor", ink.name().toLatin1());
    svg.replace("currentcolor", ink.name().toLatin1());
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return {};
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), pixels));
    return pixmap;
}

} // namespace

Picture findPicture(const QString &folder, const QString &source)
{
    static const QStringList types = {u"png"_s, u"jpg"_s, u"jpeg"_s, u"webp"_s, u"gif"_s, u"svg"_s};
    const QString relative = QUrl::fromPercentEncoding(source.toUtf8());
    if (relative.contains(u':') || relative.startsWith(u'/') || relative.contains(u'\\'))
        return problem(Words::tr("Only pictures in the folder of the bank are shown."));
    if (!types.contains(QFileInfo(relative).suffix().toLower()))
        return problem(Words::tr("This is not a png, jpg, webp, gif or svg file."));
    const QFileInfo file(QDir(folder), relative);
    // Canonical, so that a link in the folder cannot lead out of it either.
    const QString path = folder.isEmpty() ? QString() : file.canonicalFilePath();
    if (QDir::cleanPath(relative).startsWith(u".."))
        return problem(Words::tr("Only pictures in the folder of the bank are shown."));
    if (path.isEmpty() || !file.isFile())
        return problem(Words::tr("The file is missing."));
    if (!path.startsWith(QDir(folder).canonicalPath() + u'/'))
        return problem(Words::tr("Only pictures in the folder of the bank are shown."));
    if (file.size() > (isSvg(path) ? largestSvg : largestFile))
        return problem(Words::tr("The file is too large."));
    return isSvg(path) ? lookedAtSvg(path) : lookedAtImage(path);
}

QPixmap drawnPicture(const QString &path, QSize pixels, const QColor &ink)
{
    const QFileInfo file(path);
    const QString key = u"%1|%2|%3x%4|%5"_s.arg(path)
                            .arg(file.lastModified().toMSecsSinceEpoch())
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(isSvg(path) ? ink.name() : QString());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    if (isSvg(path)) {
        // Looked at again: the file may have been exchanged since it was found.
        if (checkSvg(contents(path)).fault == SvgFault::None)
            pixmap = drawnSvg(path, pixels, ink);
    } else {
        QImageReader reader(path);
        const QSize size = reader.size();
        if (!size.isEmpty() && qreal(size.width()) * size.height() <= mostPixels)
            pixmap = QPixmap::fromImage(
                reader.read().scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace foldout
