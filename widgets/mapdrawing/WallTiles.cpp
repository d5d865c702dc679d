// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TilePen.h"

namespace levwright {

namespace {

constexpr quint8 acrossArms = East | West;
constexpr quint8 uprightArms = North | South;
constexpr quint8 straight = acrossArms | uprightArms;

struct Block {
    quint8 neighbours;
    Corner corner;
};
constexpr Block blocks[] = {
    {North | West | NorthWest, NorthWestCorner},
    {North | East | NorthEast, NorthEastCorner},
    {South | East | SouthEast, SouthEastCorner},
    {South | West | SouthWest, SouthWestCorner},
};

int bits(quint8 mask) {
    return qPopulationCount(mask);
}

// Doors and bars follow the wall they stand in. Without a wall they lie across.
bool upright(const TerrainTile& tile) {
    return bits(tile.joins & uprightArms) > bits(tile.joins & acrossArms);
}

quint8 armsOf(const TerrainTile& tile) {
    const quint8 arms = tile.joins & straight;
    if (arms != 0)
        return arms;
    if (tile.tile == Tile::Boundary)
        return straight;
    return tile.tile == Tile::UprightWall ? uprightArms : acrossArms;
}

} // namespace

TilePen::TilePen(QPainter& painter, const Theme& theme, QRect cell, QSize nominal)
    : m_painter(painter), m_theme(theme), m_cell(cell) {
    const int side = qMin(nominal.width(), nominal.height());
    m_line = qMax(1, qRound(side / 18.0));
    const int thickness = qMax(3, qRound(side * 0.44));
    m_core = QRect(cell.x() + (cell.width() - thickness) / 2, cell.y() + (cell.height() - thickness) / 2,
                   thickness, thickness);
}

void TilePen::fill(const QRegion& region, MapColor role) {
    for (const QRect& rect : region)
        m_painter.fillRect(rect, color(role));
}

// The arms reach beyond the cell, so that their clipped ends have no edge there.
QRect TilePen::arm(quint8 neighbour) const {
    const int beyond = m_core.width();
    switch (neighbour) {
    case North:
        return {m_core.left(), m_cell.top() - beyond, m_core.width(), m_core.top() - m_cell.top() + beyond};
    case South:
        return {m_core.left(), m_core.bottom() + 1, m_core.width(),
                m_cell.bottom() - m_core.bottom() + beyond};
    case West:
        return {m_cell.left() - beyond, m_core.top(), m_core.left() - m_cell.left() + beyond,
                m_core.height()};
    default:
        return {m_core.right() + 1, m_core.top(), m_cell.right() - m_core.right() + beyond, m_core.height()};
    }
}

QRegion TilePen::wallBody(quint8 arms, quint8 joins) const {
    QRegion body(m_core);
    for (const quint8 neighbour : {North, East, South, West})
        if (arms & neighbour)
            body += arm(neighbour);
    for (const Block& block : blocks) {
        if ((joins & block.neighbours) != block.neighbours)
            continue;
        const QRect vertical = arm(block.neighbours & uprightArms);
        const QRect horizontal = arm(block.neighbours & acrossArms);
        body += QRect(horizontal.left(), vertical.top(), horizontal.width(), vertical.height());
    }
    return body;
}

void TilePen::drawGrounds(const TerrainTile& tile) {
    const QPoint middle = m_core.center();
    const QRect corners[] = {
        QRect(m_cell.topLeft(), middle),
        QRect(QPoint(middle.x() + 1, m_cell.top()), QPoint(m_cell.right(), middle.y())),
        QRect(middle + QPoint(1, 1), m_cell.bottomRight()),
        QRect(QPoint(m_cell.left(), middle.y() + 1), QPoint(middle.x(), m_cell.bottom())),
    };
    for (const int corner : {NorthWestCorner, NorthEastCorner, SouthEastCorner, SouthWestCorner})
        drawGround(tile.grounds[std::size_t(corner)], corners[corner]);
}

// Lit from the upper left: a light edge there, and a dark edge and a shadow opposite.
void TilePen::drawStrip(const QRegion& body, MapColor face, MapColor light, MapColor shade) {
    const int line = m_line;
    fill(body.translated(line, line) - body, MapColor::Shadow);
    fill(body.translated(0, line) - body, MapColor::Shadow);
    fill(body, face);
    fill(body - body.translated(-line, 0), shade);
    fill(body - body.translated(0, -line), shade);
    fill(body - body.translated(line, 0), light);
    fill(body - body.translated(0, line), light);
}

QRect TilePen::leaf(bool isUpright, qreal share) const {
    const int length = isUpright ? m_cell.height() : m_cell.width();
    const int jamb = qMax(1, qRound(length * (1 - share) / 2));
    if (isUpright)
        return {m_core.left(), m_cell.top() + jamb, m_core.width(), length - 2 * jamb};
    return {m_cell.left() + jamb, m_core.top(), length - 2 * jamb, m_core.height()};
}

void TilePen::drawDoor(const TerrainTile& tile) {
    const bool isUpright = upright(tile);
    const QRect panel = leaf(isUpright, 0.72);
    const quint8 along = isUpright ? uprightArms : acrossArms;
    const QRegion wall = wallBody((tile.joins & straight) | along, 0) - QRegion(panel);
    drawStrip(wall, MapColor::Wall, MapColor::WallLight, MapColor::WallShade);
    fill(QRegion(panel.translated(m_line, m_line)) - wall - QRegion(panel), MapColor::Shadow);
    fill(panel, MapColor::DoorFrame);
    const QRect wood = panel.adjusted(m_line, m_line, -m_line, -m_line);
    fill(wood, MapColor::Door);
    fill(isUpright ? QRect(wood.topLeft(), QSize(m_line, wood.height()))
                   : QRect(wood.topLeft(), QSize(wood.width(), m_line)),
         MapColor::DoorLight);
    const int knob = qMax(1, m_line);
    const QPoint at = isUpright ? QPoint(wood.center().x(), wood.bottom() - 2 * knob)
                                : QPoint(wood.right() - 2 * knob, wood.center().y());
    if (wood.width() > 3 * knob || wood.height() > 3 * knob)
        fill(QRect(at, QSize(knob, knob)), MapColor::DoorFrame);
}

void TilePen::drawSecretDoor(const TerrainTile& tile) {
    drawStrip(wallBody(armsOf(tile), tile.joins), MapColor::Wall, MapColor::WallLight, MapColor::WallShade);
    const QRect panel = leaf(upright(tile), 0.62);
    const QRegion frame = QRegion(panel) - QRegion(panel.adjusted(m_line, m_line, -m_line, -m_line));
    fill(panel, m_theme.isDark() ? MapColor::WallShade : MapColor::WallLight);
    fill(frame, MapColor::SecretDoor);
}

// A grating: two rails along the wall, and bars between them.
void TilePen::drawBars(const TerrainTile& tile) {
    const bool isUpright = upright(tile);
    const int wider = qMax(1, m_core.width() / 5);
    const QRect band =
        isUpright ? QRect(m_core.left() - wider, m_cell.top(), m_core.width() + 2 * wider, m_cell.height())
                  : QRect(m_cell.left(), m_core.top() - wider, m_cell.width(), m_core.height() + 2 * wider);
    const int bar = qMax(1, m_core.width() / 5);
    const int length = isUpright ? band.height() : band.width();
    const int count = qMax(2, length / (4 * bar));
    QRegion steel = QRegion(band) - QRegion(isUpright ? band.adjusted(m_line, 0, -m_line, 0)
                                                      : band.adjusted(0, m_line, 0, -m_line));
    for (int i = 0; i < count; ++i) {
        const int at = (2 * i + 1) * length / (2 * count) - bar / 2;
        steel += isUpright ? QRect(band.left(), band.top() + at, band.width(), bar)
                           : QRect(band.left() + at, band.top(), bar, band.height());
    }
    fill(band, MapColor::Shadow);
    fill(steel.translated(m_line, m_line) - steel, MapColor::Shadow);
    fill(steel, MapColor::Bars);
}

void TilePen::drawBoundary(const TerrainTile& tile) {
    const QRegion body = wallBody(armsOf(tile), tile.joins);
    drawStrip(body, MapColor::Boundary, MapColor::BoundaryMark, MapColor::Boundary);
    m_painter.save();
    m_painter.setClipRegion(body & QRegion(m_cell));
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(color(MapColor::BoundaryMark), m_line));
    // A line leaves the cell at the bottom one cell width further left, so the hatching continues in the
    // cells around.
    const qreal width = m_cell.width();
    const qreal step = width / qMax(2, qRound(width / 7));
    for (qreal x = m_cell.left() + step / 2; x < m_cell.left() + 2 * width; x += step)
        m_painter.drawLine(QPointF(x, m_cell.top()), QPointF(x - width, m_cell.top() + m_cell.height()));
    m_painter.restore();
}

void TilePen::drawWallTile(const TerrainTile& tile) {
    drawGrounds(tile);
    switch (tile.tile) {
    case Tile::Door:
        drawDoor(tile);
        break;
    case Tile::SecretDoor:
        drawSecretDoor(tile);
        break;
    case Tile::Bars:
        drawBars(tile);
        break;
    case Tile::Boundary:
        drawBoundary(tile);
        break;
    default:
        drawStrip(wallBody(armsOf(tile), tile.joins), MapColor::Wall, MapColor::WallLight,
                  MapColor::WallShade);
    }
}

} // namespace levwright
