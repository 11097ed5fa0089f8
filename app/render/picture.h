// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>
#include <QSizeF>
#include <QString>

namespace foldout {

// Pictures of a bank: png, jpg, webp, gif (first frame) and svg below the bank's folder, and
// nothing else. GUI thread; drawn pixmaps live in QPixmapCache.
struct Picture
{
    QString path;    // absolute; empty where there is a problem
    QSizeF size;     // natural size in device-independent pixels, at most 16 megapixels
    QString problem; // one sentence for the reader, translated
};

// Looks at the file's head (of an SVG, at all of it) and decodes nothing. folder: absolute; source:
// as written in the bank. Remote, absolute and embedded sources are refused without being touched.
Picture findPicture(const QString &folder, const QString &source);

// The picture at exactly this size in physical pixels, "currentColor" of an SVG set to ink. A null
// pixmap where the file has become unreadable.
QPixmap drawnPicture(const QString &path, QSize pixels, const QColor &ink);

} // namespace foldout
