// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/Resources.h"
#include "widgets/theme/Theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QStyle>
#include <QSvgRenderer>

namespace levwright {

namespace {

// Draws at any requested size and pixel ratio, so one file serves 16 and 48 pixels alike.
class DrawnIcon : public QIconEngine {
public:
    DrawnIcon(QByteArray svg, QPalette palette)
        : m_svg(std::move(svg)), m_hash(qHash(m_svg)), m_palette(std::move(palette)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const int side = qMin(rect.width(), rect.height());
        const QRect square = QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, QSize(side, side), rect);
        painter->drawPixmap(square, drawn(square.size(), painter->device()->devicePixelRatio(), ink(mode)));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (size.width() == size.height())
            return drawn(size, 1, ink(mode));
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new DrawnIcon(*this); }
    QString key() const override { return QStringLiteral("levwright-drawn"); }

private:
    QColor ink(QIcon::Mode mode) const {
        switch (mode) {
        case QIcon::Disabled:
            return m_palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected:
            return m_palette.color(QPalette::Active, QPalette::HighlightedText);
        default:
            return m_palette.color(QPalette::Active, QPalette::ButtonText);
        }
    }

    struct Drawing {
        QSize size;
        qreal pixelRatio = 0;
        QRgb color = 0;
        QPixmap picture;
    };

    // A list requests the same few icons again with each row that it paints.
    QPixmap drawn(QSize size, qreal pixelRatio, const QColor& color) {
        if (m_last.size != size || m_last.pixelRatio != pixelRatio || m_last.color != color.rgb())
            m_last = {size, pixelRatio, color.rgb(), cached(size, pixelRatio, color)};
        return m_last.picture;
    }

    // Each icon is rendered from its SVG once per size and colour.
    QPixmap cached(QSize size, qreal pixelRatio, const QColor& color) const {
        const QString key = QStringLiteral("levwright/%1/%2x%3@%4/%5")
                                .arg(m_hash, 0, 16)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(pixelRatio)
                                .arg(color.name());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        QByteArray recoloured = m_svg;
        recoloured.replace("#000000", color.name().toLatin1());
        pixmap = QPixmap(size * pixelRatio);
        pixmap.setDevicePixelRatio(pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(recoloured).render(&painter, QRectF(QPointF(), size));
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QByteArray m_svg;
    std::size_t m_hash;
    QPalette m_palette;
    Drawing m_last;
};

// Empty if there is no drawing with that name.
QByteArray drawing(const QString& name) {
    registerResources();
    QFile file(QStringLiteral(":/levwright/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon Theme::icon(const QString& name) const {
    const QByteArray svg = drawing(name);
    return svg.isEmpty() ? QIcon() : QIcon(new DrawnIcon(svg, palette()));
}

QIcon Theme::icon(const QString& name, MapColor ink) const {
    const QByteArray svg = drawing(name);
    QPalette inked = palette();
    inked.setColor(QPalette::Active, QPalette::ButtonText, color(ink));
    return svg.isEmpty() ? QIcon() : QIcon(new DrawnIcon(svg, inked));
}

} // namespace levwright
