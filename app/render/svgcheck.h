// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>

namespace foldout {

// Reads an SVG before anything draws it. Any thread; time and memory linear in the size of the
// file.
enum class SvgFault {
    None,
    Unreadable, // no well-formed SVG, or no size
    Unsafe,     // document type, entities, scripts or references to anything outside the file
    TooComplex, // nested or reused beyond all measure, or within itself
};

struct SvgCheck
{
    SvgFault fault = SvgFault::None;
    QSizeF size; // natural size in pixels from width and height, else from the view box
};

SvgCheck checkSvg(const QByteArray &svg);

} // namespace foldout
