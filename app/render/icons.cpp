// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

QByteArray source(const QString &name)
{
    QFile file(u":/foldout/icons/%1.svg"_s.arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class StrokeEngine final : public QIconEngine
{
public:
    StrokeEngine(QByteArray svg, const Theme &theme)
        : m_svg(std::move(svg))
        , m_ink(theme.ink)
        , m_muted(theme.muted)
        , m_accent(theme.accent)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QColor color = mode == QIcon::Disabled                         ? m_muted
                             : mode == QIcon::Selected || state == QIcon::On ? m_accent
                                                                             : m_ink;
        QByteArray svg = m_svg;
        QSvgRenderer renderer(svg.replace("currentColor", color.name().toLatin1()));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new StrokeEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_ink;
    QColor m_muted;
    QColor m_accent;
};

} // namespace

QIcon themedIcon(const QString &name, const Theme &theme)
{
    QByteArray svg = source(name);
    return svg.isEmpty() ? QIcon() : QIcon(new StrokeEngine(std::move(svg), theme));
}

QIcon applicationIcon()
{
    return QIcon(new StrokeEngine(source(u"foldout"_s), {}));
}

} // namespace foldout
