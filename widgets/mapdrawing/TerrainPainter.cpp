// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TerrainPainter.h"

#include "widgets/mapdrawing/TerrainTile.h"
#include "widgets/mapdrawing/Tileset.h"

#include <cmath>

namespace levwright {

namespace {

// While it lives, the painter counts in device pixels.
class DevicePixels {
public:
    explicit DevicePixels(QPainter& painter)
        : m_painter(painter), m_world(painter.worldTransform()), m_device(painter.deviceTransform()) {
        m_painter.setWorldTransform(m_device.inverted() * m_world);
    }
    ~DevicePixels() { m_painter.setWorldTransform(m_world); }
    DevicePixels(const DevicePixels&) = delete;
    DevicePixels& operator=(const DevicePixels&) = delete;

    QPointF map(QPoint point) const { return m_device.map(QPointF(point)); }
    qreal scale() const { return m_device.m11(); }

private:
    QPainter& m_painter;
    QTransform m_world;
    QTransform m_device;
};

int edge(qreal origin, qreal step, int index) {
    return int(std::lround(origin + step * index));
}

Area within(const Grid<char>& map, Area cells) {
    return cells.ordered().common({0, 0, map.width() - 1, map.height() - 1});
}

} // namespace

TerrainPainter::TerrainPainter(const Theme& theme, const TerrainLooks& looks, Look look, QSize cell,
                               qreal dpr)
    : m_theme(theme), m_looks(looks), m_look(look), m_cell(cell), m_dpr(dpr),
      m_nominal(qRound(cell.width() * dpr), qRound(cell.height() * dpr)) {
    require(cell.width() > 0 && cell.height() > 0 && dpr > 0, "a cell has an extent");
}

void TerrainPainter::paintCell(QPainter& painter, const Grid<char>& map, Point cell, QPoint topLeft) {
    const QPoint mapTopLeft = topLeft - QPoint(cell.x * m_cell.width(), cell.y * m_cell.height());
    paint(painter, map, {cell.x, cell.y, cell.x, cell.y}, mapTopLeft);
}

void TerrainPainter::paint(QPainter& painter, const Grid<char>& map, Area cells, QPoint mapTopLeft) {
    const Area seen = within(map, cells);
    std::vector<Point> points;
    for (int y = seen.y1; y <= seen.y2; ++y) {
        for (int x = seen.x1; x <= seen.x2; ++x)
            points.push_back({x, y});
    }
    paint(painter, map, points, mapTopLeft);
}

void TerrainPainter::paint(QPainter& painter, const Grid<char>& map, const std::vector<Point>& cells,
                           QPoint mapTopLeft) {
    const DevicePixels pixels(painter);
    const QPointF origin = pixels.map(mapTopLeft);
    const qreal stepX = m_cell.width() * pixels.scale();
    const qreal stepY = m_cell.height() * pixels.scale();
    for (const Point cell : cells) {
        if (!map.contains(cell))
            continue;
        const int left = edge(origin.x(), stepX, cell.x);
        const int top = edge(origin.y(), stepY, cell.y);
        const QSize size(edge(origin.x(), stepX, cell.x + 1) - left,
                         edge(origin.y(), stepY, cell.y + 1) - top);
        const TerrainTile what = m_look == Look::Tiles ? TerrainTile::at(m_looks.table(), map, cell)
                                                       : TerrainTile{.terrain = map.at(cell)};
        painter.drawPixmap(left, top, tile(what, size));
    }
}

const QPixmap& TerrainPainter::tile(const TerrainTile& what, QSize devicePixels) {
    const auto wider = quint64(devicePixels.width()) - quint64(m_nominal.width()) + 1;
    const auto higher = quint64(devicePixels.height()) - quint64(m_nominal.height()) + 1;
    const quint64 key = what.key() << 4 | (wider & 3) << 2 | (higher & 3);
    const auto found = m_tiles.constFind(key);
    if (found != m_tiles.constEnd())
        return found.value();
    // A normal level has a few hundred. Only an artificial map comes near this limit.
    constexpr qsizetype most = 4096;
    if (m_tiles.size() >= most)
        m_tiles.clear();
    QPixmap picture(devicePixels);
    QPainter painter(&picture);
    const QRect cell(QPoint(), devicePixels);
    if (m_look == Look::Tiles)
        drawPicture(painter, what, cell);
    else
        drawCharacterTile(painter, m_theme, {what.terrain, m_looks.of(what.terrain).ink}, cell, m_nominal);
    painter.end();
    return m_tiles.insert(key, picture).value();
}

// The user's picture over floor, which shows where the picture is transparent; or else our own drawing.
void TerrainPainter::drawPicture(QPainter& painter, const TerrainTile& what, QRect cell) {
    const std::optional<Bitmap> own = tiles() ? pictureFor(*tiles(), what) : std::nullopt;
    if (!own)
        return drawTile(painter, m_theme, what, cell, m_nominal);
    const std::optional<Bitmap> floor = tiles()->ofTerrain(nameOf(Tile::Floor));
    painter.fillRect(cell, m_theme.color(what.tile == Tile::Stone ? MapColor::Stone : MapColor::Floor));
    if (what.tile != Tile::Stone)
        painter.drawImage(cell.topLeft(), imageOf(floor, cell.size()));
    painter.drawImage(cell.topLeft(), imageOf(own, cell.size()));
    if (!isMarked(*tiles(), what))
        return;
    const bool isDoor = what.tile == Tile::SecretDoor;
    const int width = qMax(1, cell.width() / 10);
    painter.setPen(QPen(m_theme.color(isDoor ? MapColor::SecretDoor : MapColor::SecretCorridor), width,
                        Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(cell).adjusted(width * 1.5, width * 1.5, -width * 1.5, -width * 1.5));
}

quint8 TerrainPainter::joins(const TerrainLooks& looks, const Grid<char>& map, Point cell) {
    return map.contains(cell) ? TerrainTile::at(looks.table(), map, cell).joins : quint8(0);
}

QPixmap TerrainPainter::swatch(char terrain) {
    QPixmap picture(m_nominal);
    picture.setDevicePixelRatio(m_dpr);
    picture.fill(m_theme.color(MapColor::Stone));
    QPainter target(&picture);
    paintCell(target, Grid<char>(1, 1, terrain), {0, 0}, {0, 0});
    if (m_theme.look() == ThemeLook::Contrast) { // in which stone is as black as the list
        target.setPen(m_theme.color(MapColor::GridLine));
        target.drawRect(QRectF({0.5, 0.5}, QSizeF(m_cell) - QSizeF(1, 1)));
    }
    return picture;
}

} // namespace levwright
