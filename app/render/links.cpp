// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/links.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

bool isDocumentBesideBank(const QString &path)
{
    static const QStringList types = {u"pdf"_s, u"txt"_s, u"md"_s,  u"csv"_s,  u"yaml"_s,
                                      u"yml"_s, u"png"_s, u"jpg"_s, u"jpeg"_s, u"webp"_s,
                                      u"gif"_s, u"svg"_s, u"json"_s};
    return !path.contains(u'\\') && !path.contains(u':') && !path.startsWith(u'/') &&
           !QDir::cleanPath(path).startsWith(u"..") &&
           types.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

QString linkTarget(const QString &href)
{
    if (std::ranges::any_of(href, [](QChar c) { return c.unicode() < 0x20; }))
        return {};
    const QUrl url(href);
    if (!url.isValid())
        return {};
    const QString scheme = url.scheme(); // lower case
    const bool web = (scheme == u"http" || scheme == u"https") && !url.host().isEmpty();
    const bool mail = scheme == u"mailto" && !url.path().isEmpty();
    const bool beside = scheme.isEmpty() && url.authority().isEmpty() &&
                        isDocumentBesideBank(url.path(QUrl::FullyDecoded));
    return web || mail || beside ? url.toString(QUrl::FullyEncoded) : QString();
}

} // namespace foldout
