// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/Resources.h"
#include "widgets/theme/Theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace levwright {

namespace {

// Draws at whatever size and pixel ratio is asked for, so one file serves 16 and 48 pixels alike.
class DrawnIcon : public QIconEngine {
public:
    DrawnIcon(QByteArray svg, QPalette palette) : m_svg(std::move(svg)), m_palette(std::move(palette)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QByteArray recoloured = m_svg;
        recoloured.replace("#000000", ink(mode).name().toLatin1());
        QSvgRenderer renderer(recoloured);
        painter->setRenderHint(QPainter::Antialiasing);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
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

    QByteArray m_svg;
    QPalette m_palette;
};

} // namespace

QIcon Theme::icon(const QString& name) const {
    registerResources();
    QFile file(QStringLiteral(":/levwright/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new DrawnIcon(file.readAll(), palette()));
}

} // namespace levwright
