// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/textstyle.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>

#include <algorithm>

namespace foldout {

namespace {

// An uninstalled name in a font's list costs Qt a walk over all aliases, so only installed ones go
// in.
QStringList installed(std::initializer_list<const char16_t *> names)
{
    QStringList families;
    for (const char16_t *name : names) {
        const QString family = QString::fromUtf16(name);
        if (QFontDatabase::hasFamily(family))
            families << family;
    }
    return families;
}

qreal factor(TextRole role)
{
    switch (role) {
    case TextRole::Question:
        return 1.45;
    case TextRole::Body:
        return 1.05;
    case TextRole::Caption:
        return 0.87;
    }
    Q_UNREACHABLE();
}

QFont fontOf(const QStringList &families, qreal pointSize)
{
    QFont font;
    font.setFamilies(families);
    font.setPointSizeF(pointSize);
    return font;
}

} // namespace

TextStyle TextStyle::fromPlatform(qreal scale, const Reading &reading)
{
    const QFont platform = QGuiApplication::font();
    const QString family = QFontInfo(platform).family();
    const QStringList korean =
        installed({u"Pretendard", u"Noto Sans CJK KR", u"Noto Sans KR", u"Malgun Gothic",
                   u"Apple SD Gothic Neo", u"NanumGothic"});
    TextStyle style;
    // fontconfig's last resort, where the desktop has chosen nothing: it has no Hangul, and two
    // faces of different heights in one line read restlessly, so one face then serves for
    // everything.
    const bool isLastResort = family == u"DejaVu Sans";
    style.interfaceFamilies =
        isLastResort ? korean + QStringList{family} : QStringList{family} + korean;
    style.readingFamilies = korean + QStringList{family};
    if (!reading.family.isEmpty() && QFontDatabase::hasFamily(reading.family)) {
        style.readingFamilies.removeAll(reading.family);
        style.readingFamilies.prepend(reading.family);
    }
    style.codeFamilies = installed({u"D2Coding", u"NanumGothicCoding"})
                         << QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
    style.pointSize = QFontInfo(platform).pointSizeF();
    style.readingPointSize = reading.pointSize > 0 ? reading.pointSize : style.pointSize;
    style.scale = std::clamp(scale, 0.8, 3.0);
    return style;
}

QFont TextStyle::interfaceFont() const
{
    return fontOf(interfaceFamilies, pointSize * scale);
}

QFont TextStyle::font(TextRole role) const
{
    QFont font = fontOf(readingFamilies, readingPointSize * scale * factor(role));
    if (role == TextRole::Question)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont TextStyle::codeFont(TextRole role) const
{
    QFont font =
        fontOf(codeFamilies + readingFamilies, readingPointSize * scale * factor(role) * 0.93);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

} // namespace foldout
