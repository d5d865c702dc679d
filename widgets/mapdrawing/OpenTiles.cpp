// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/CellFont.h"
#include "widgets/mapdrawing/TilePen.h"

#include <QPainterPath>

namespace levwright {

namespace {

struct Liquid {
    MapColor face;
    MapColor wave;
    MapColor shore;
};

Liquid liquidOf(Tile tile) {
    switch (tile) {
    case Tile::Pool:
        return {MapColor::Pool, MapColor::PoolWave, MapColor::Shore};
    case Tile::Water:
        return {MapColor::Water, MapColor::WaterWave, MapColor::Shore};
    case Tile::Lava:
    case Tile::LavaWall:
        return {MapColor::Lava, MapColor::LavaWave, MapColor::LavaGlow};
    default:
        return {MapColor::Moat, MapColor::MoatWave, MapColor::Shore};
    }
}

MapColor faceOf(Tile ground) {
    switch (ground) {
    case Tile::Floor:
        return MapColor::Floor;
    case Tile::Corridor:
        return MapColor::Corridor;
    case Tile::Ice:
        return MapColor::Ice;
    case Tile::Air:
        return MapColor::Air;
    case Tile::Cloud:
        return MapColor::Cloud;
    case Tile::Pool:
    case Tile::Moat:
    case Tile::Water:
    case Tile::Lava:
        return liquidOf(ground).face;
    default:
        return MapColor::Stone;
    }
}

// Draws crests from left to right; each is 2 * half wide.
QPainterPath wave(QPointF from, qreal half, qreal height, int crests) {
    QPainterPath path(from);
    for (int i = 0; i < crests; ++i) {
        const qreal x = from.x() + 2 * half * i;
        path.quadTo(x + half / 2, from.y() - height, x + half, from.y());
        path.quadTo(x + half * 1.5, from.y() + height, x + 2 * half, from.y());
    }
    return path;
}

} // namespace

QRectF TilePen::square(qreal x, qreal y, qreal width, qreal height) const {
    const qreal side = qMin(m_cell.width(), qRound(m_cell.height() * 0.9));
    const qreal left = m_cell.x() + (m_cell.width() - side) / 2;
    const qreal top = m_cell.y() + (m_cell.height() - side) / 2;
    return {left + x * side, top + y * side, width * side, height * side};
}

void TilePen::drawGround(Tile ground, QRect clip) {
    m_painter.save();
    m_painter.setClipRect(clip);
    fill(m_cell, faceOf(ground));
    if (familyOf(ground) != TileFamily::Other)
        drawWaves(ground);
    m_painter.restore();
}

// The strokes start and end inside the cell, so adjoining cells of water have no seam.
void TilePen::drawWaves(Tile liquid) {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(liquidOf(liquid).wave), m_line * 1.2, Qt::SolidLine, Qt::RoundCap));
    const qreal width = m_cell.width();
    const qreal height = m_cell.height();
    const qreal rise = qMax(1.0, qMin(width, height) * 0.1);
    const auto stroke = [&](qreal x, qreal y, qreal length, int crests) {
        const QPointF from(m_cell.x() + x * width, m_cell.y() + y * height);
        m_painter.drawPath(wave(from, length * width / (2 * crests), rise, crests));
    };
    switch (liquid) {
    case Tile::Pool:
        stroke(0.3, 0.5, 0.4, 1);
        break;
    case Tile::Moat:
        stroke(0.1, 0.3, 0.45, 1);
        stroke(0.48, 0.74, 0.45, 1);
        break;
    case Tile::Water:
        for (const qreal y : {0.17, 0.5, 0.83})
            stroke(0, y, 1, 2);
        break;
    default:
        stroke(0.12, 0.28, 0.5, 1);
        stroke(0.4, 0.72, 0.5, 1);
        break;
    }
    m_painter.restore();
}

void TilePen::drawLiquidTile(const TerrainTile& tile) {
    const QPoint middle = m_cell.center();
    const QRect corners[] = {
        QRect(m_cell.topLeft(), middle),
        QRect(QPoint(middle.x(), m_cell.top()), QPoint(m_cell.right(), middle.y())),
        QRect(middle, m_cell.bottomRight()),
        QRect(QPoint(m_cell.left(), middle.y()), QPoint(middle.x(), m_cell.bottom())),
    };
    for (const int corner : {NorthWestCorner, NorthEastCorner, SouthEastCorner, SouthWestCorner})
        drawGround(tile.grounds[std::size_t(corner)], corners[corner]);

    const int beyond = qMax(m_cell.width(), m_cell.height());
    const auto out = [&](quint8 neighbour) { return tile.joined(neighbour) ? beyond : 0; };
    const qreal inset = m_line / 2.0;
    const QRectF body =
        QRectF(m_cell).adjusted(inset - out(West), inset - out(North), out(East) - inset, out(South) - inset);
    const qreal radius = qMin(m_cell.width(), m_cell.height()) * 0.38;
    const Liquid liquid = liquidOf(tile.tile);
    QPainterPath shape;
    shape.addRoundedRect(body, radius, radius);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillPath(shape, color(liquid.face));
    m_painter.setClipPath(shape, Qt::IntersectClip);
    if (tile.tile == Tile::LavaWall)
        drawFlames();
    else
        drawWaves(tile.tile);
    m_painter.setClipRect(m_cell);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(liquid.shore), m_line));
    m_painter.drawPath(shape);
    m_painter.restore();
}

// Lava that stands upright: tongues from the bottom to the top, dark where it is cooler.
void TilePen::drawFlames() {
    const qreal width = m_cell.width();
    const qreal height = m_cell.height();
    const auto at = [&](qreal x, qreal y) {
        return QPointF(m_cell.x() + x * width, m_cell.y() + y * height);
    };
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillRect(m_cell, color(MapColor::LavaGlow));
    m_painter.setPen(Qt::NoPen);
    const auto tongue = [&](qreal left, qreal tip) {
        constexpr qreal half = 0.2;
        const qreal right = left + 2 * half;
        QPainterPath path(at(left, 1.02));
        path.cubicTo(at(left - 0.1, 0.6), at(left + 0.28, 0.55), at(left + half - 0.06, tip));
        path.cubicTo(at(right + 0.14, tip + 0.4), at(right - 0.06, 0.7), at(right, 1.02));
        m_painter.drawPath(path);
    };
    m_painter.setBrush(color(MapColor::Lava));
    tongue(0.02, 0.1);
    tongue(0.32, 0);
    tongue(0.6, 0.16);
    m_painter.setBrush(color(MapColor::LavaWave));
    tongue(0.12, 0.55);
    tongue(0.5, 0.5);
    m_painter.restore();
}

void TilePen::drawSpecks(MapColor role) {
    const int speck = qMax(1, m_line);
    constexpr QPointF places[] = {{0.22, 0.2}, {0.66, 0.34}, {0.34, 0.62}, {0.78, 0.8}};
    for (const QPointF& place : places)
        fill(QRect(m_cell.x() + int(place.x() * m_cell.width()),
                   m_cell.y() + int(place.y() * m_cell.height()), speck, speck),
             role);
}

void TilePen::drawSecretCorridor() {
    fill(m_cell, MapColor::Stone);
    const QRect inner = m_cell.adjusted(m_line, m_line, -m_line, -m_line);
    fill(inner, MapColor::Corridor);
    QPen pen(color(MapColor::SecretCorridor), m_line, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2, 2});
    m_painter.setPen(pen);
    const qreal half = m_line / 2.0;
    m_painter.drawRect(QRectF(inner).adjusted(half, half, -half, -half));
    drawSpecks(MapColor::SecretCorridor);
}

void TilePen::drawTree() {
    fill(m_cell, MapColor::Floor);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(MapColor::Shadow));
    m_painter.drawEllipse(square(0.14, 0.72, 0.76, 0.24));
    m_painter.fillRect(square(0.43, 0.6, 0.14, 0.32), color(MapColor::TreeTrunk));
    m_painter.setBrush(color(MapColor::Tree));
    m_painter.drawEllipse(square(0.06, 0.28, 0.5, 0.48));
    m_painter.drawEllipse(square(0.44, 0.28, 0.5, 0.48));
    m_painter.drawEllipse(square(0.2, 0.02, 0.6, 0.62));
    m_painter.setBrush(color(MapColor::TreeLight));
    m_painter.drawEllipse(square(0.3, 0.1, 0.3, 0.26));
    m_painter.drawEllipse(square(0.14, 0.36, 0.22, 0.18));
}

void TilePen::drawFountain() {
    fill(m_cell, MapColor::Floor);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(MapColor::Shadow));
    m_painter.drawEllipse(square(0.1, 0.5, 0.86, 0.5));
    m_painter.setBrush(color(MapColor::FountainShade));
    m_painter.drawEllipse(square(0.04, 0.46, 0.92, 0.5));
    m_painter.setBrush(color(MapColor::Fountain));
    m_painter.drawEllipse(square(0.04, 0.4, 0.92, 0.48));
    m_painter.setBrush(color(MapColor::Moat));
    m_painter.drawEllipse(square(0.14, 0.47, 0.72, 0.33));
    // The jet, and the two arcs in which it falls.
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(MapColor::MoatWave).lighter(m_theme.isDark() ? 150 : 100), m_line * 1.4,
                          Qt::SolidLine, Qt::RoundCap));
    QPainterPath jet(square(0.5, 0.62, 0, 0).topLeft());
    jet.lineTo(square(0.5, 0.14, 0, 0).topLeft());
    jet.moveTo(square(0.24, 0.5, 0, 0).topLeft());
    jet.quadTo(square(0.26, 0.08, 0, 0).topLeft(), square(0.5, 0.14, 0, 0).topLeft());
    jet.quadTo(square(0.74, 0.08, 0, 0).topLeft(), square(0.76, 0.5, 0, 0).topLeft());
    m_painter.drawPath(jet);
}

void TilePen::drawThrone() {
    fill(m_cell, MapColor::Floor);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(MapColor::Shadow));
    m_painter.drawEllipse(square(0.12, 0.82, 0.82, 0.18));
    m_painter.setPen(QPen(color(MapColor::ThroneShade), m_line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(color(MapColor::Throne));
    // The back with three points, then the seat in front of it.
    QPolygonF back;
    for (const QPointF& point :
         {QPointF(0.22, 0.62), QPointF(0.2, 0.08), QPointF(0.35, 0.22), QPointF(0.5, 0.02),
          QPointF(0.65, 0.22), QPointF(0.8, 0.08), QPointF(0.78, 0.62)})
        back << square(point.x(), point.y(), 0, 0).topLeft();
    m_painter.drawPolygon(back);
    m_painter.drawRect(square(0.12, 0.58, 0.76, 0.2));
    m_painter.drawRect(square(0.14, 0.78, 0.14, 0.14));
    m_painter.drawRect(square(0.72, 0.78, 0.14, 0.14));
}

void TilePen::drawSink() {
    fill(m_cell, MapColor::Floor);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(MapColor::Shadow));
    m_painter.drawRoundedRect(square(0.12, 0.44, 0.84, 0.54), m_line, m_line);
    m_painter.setPen(QPen(color(MapColor::SinkShade), m_line));
    m_painter.setBrush(color(MapColor::Sink));
    m_painter.drawRoundedRect(square(0.08, 0.38, 0.84, 0.54), 2 * m_line, 2 * m_line);
    m_painter.setBrush(color(MapColor::SinkShade));
    m_painter.drawEllipse(square(0.24, 0.52, 0.52, 0.28));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(MapColor::SinkShade), m_line * 1.6, Qt::SolidLine, Qt::RoundCap));
    QPainterPath tap(square(0.68, 0.36, 0, 0).topLeft());
    tap.lineTo(square(0.68, 0.16, 0, 0).topLeft());
    tap.quadTo(square(0.68, 0.08, 0, 0).topLeft(), square(0.5, 0.1, 0, 0).topLeft());
    tap.quadTo(square(0.42, 0.12, 0, 0).topLeft(), square(0.42, 0.26, 0, 0).topLeft());
    m_painter.drawPath(tap);
}

// Seen from the front: the cistern above the bowl.
void TilePen::drawToilet() {
    fill(m_cell, MapColor::Floor);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(MapColor::Shadow));
    m_painter.drawEllipse(square(0.2, 0.76, 0.72, 0.24));
    m_painter.setPen(QPen(color(MapColor::SinkShade), m_line));
    m_painter.setBrush(color(MapColor::Sink));
    m_painter.drawRect(square(0.34, 0.66, 0.32, 0.26));
    m_painter.drawRoundedRect(square(0.16, 0.04, 0.68, 0.34), m_line, m_line);
    m_painter.drawEllipse(square(0.1, 0.34, 0.8, 0.46));
    m_painter.setBrush(color(MapColor::Moat));
    m_painter.drawEllipse(square(0.26, 0.42, 0.48, 0.26));
}

// Squares as behind what is transparent.
void TilePen::drawAsItIs() {
    fill(m_cell, MapColor::Stone);
    QColor other = color(MapColor::RulerText);
    constexpr int alpha = 70;
    other.setAlpha(alpha);
    const int columns = 4;
    const int rows = qMax(columns, qRound(columns * qreal(m_cell.height()) / m_cell.width()));
    const auto left = [&](int i) { return m_cell.left() + i * m_cell.width() / columns; };
    const auto top = [&](int i) { return m_cell.top() + i * m_cell.height() / rows; };
    for (int y = 0; y < rows; ++y) {
        for (int x = y % 2; x < columns; x += 2)
            m_painter.fillRect(QRect(QPoint(left(x), top(y)), QPoint(left(x + 1) - 1, top(y + 1) - 1)),
                               other);
    }
}

void TilePen::drawIce() {
    fill(m_cell, MapColor::Ice);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(color(MapColor::IceMark), m_line * 1.2, Qt::SolidLine, Qt::RoundCap));
    const auto at = [&](qreal x, qreal y) {
        return QPointF(m_cell.x() + x * m_cell.width(), m_cell.y() + y * m_cell.height());
    };
    m_painter.drawLine(at(0.2, 0.46), at(0.46, 0.2));
    m_painter.drawLine(at(0.5, 0.82), at(0.8, 0.52));
    m_painter.drawLine(at(0.42, 0.72), at(0.54, 0.6));
}

void TilePen::drawAir() {
    fill(m_cell, MapColor::Air);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(MapColor::AirMark), m_line * 1.2, Qt::SolidLine, Qt::RoundCap));
    // A breath of wind: a stroke that curls at its end.
    QPainterPath wind(square(0.12, 0.6, 0, 0).topLeft());
    wind.lineTo(square(0.62, 0.6, 0, 0).topLeft());
    wind.arcTo(square(0.46, 0.28, 0.32, 0.32), -90, 230);
    m_painter.drawPath(wind);
}

void TilePen::drawCloud() {
    fill(m_cell, MapColor::Air);
    m_painter.setRenderHint(QPainter::Antialiasing);
    const auto puffs = [&](qreal drop) {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        path.addEllipse(square(-0.04, 0.36 + drop, 0.5, 0.44));
        path.addEllipse(square(0.2, 0.12 + drop, 0.56, 0.6));
        path.addEllipse(square(0.54, 0.36 + drop, 0.5, 0.44));
        return path;
    };
    m_painter.fillPath(puffs(0.08), color(MapColor::CloudMark));
    m_painter.fillPath(puffs(0), color(MapColor::Cloud));
}

void TilePen::drawLetter(char terrain) {
    fill(m_cell, MapColor::Floor);
    const QFont font = cellFont(m_theme, m_cell.size(), QFont::Normal);
    m_painter.setFont(font);
    m_painter.setPen(color(MapColor::RulerText));
    m_painter.drawText(cellBaseline(font, m_cell, printable(terrain)), QString(printable(terrain)));
}

void TilePen::drawUnknown(char terrain) {
    fill(m_cell, MapColor::Paper);
    const QColor red = color(MapColor::Unknown);
    QColor wash = red;
    wash.setAlpha(48);
    m_painter.fillRect(m_cell, wash);
    const QFont font = cellFont(m_theme, m_cell.size(), QFont::Bold);
    m_painter.setFont(font);
    m_painter.setPen(red);
    m_painter.drawText(cellBaseline(font, m_cell, printable(terrain)), QString(printable(terrain)));
    fill(QRegion(m_cell) - QRegion(m_cell.adjusted(m_line, m_line, -m_line, -m_line)), MapColor::Unknown);
}

void TilePen::drawOtherTile(const TerrainTile& tile) {
    switch (tile.tile) {
    case Tile::Stone:
        fill(m_cell, MapColor::Stone);
        break;
    case Tile::Floor: {
        fill(m_cell, MapColor::Floor);
        const int dot = qMax(1, qRound(m_line * 1.3));
        fill(QRect(m_cell.center() - QPoint((dot - 1) / 2, (dot - 1) / 2), QSize(dot, dot)),
             MapColor::FloorMark);
        break;
    }
    case Tile::Corridor:
        fill(m_cell, MapColor::Corridor);
        drawSpecks(MapColor::CorridorMark);
        break;
    case Tile::SecretCorridor:
        drawSecretCorridor();
        break;
    case Tile::Tree:
        drawTree();
        break;
    case Tile::Fountain:
        drawFountain();
        break;
    case Tile::Throne:
        drawThrone();
        break;
    case Tile::Sink:
        drawSink();
        break;
    case Tile::Toilet:
        drawToilet();
        break;
    case Tile::AsItIs:
        drawAsItIs();
        break;
    case Tile::Ice:
        drawIce();
        break;
    case Tile::Air:
        drawAir();
        break;
    case Tile::Cloud:
        drawCloud();
        break;
    case Tile::Letter:
        drawLetter(tile.terrain);
        break;
    default:
        drawUnknown(tile.terrain);
    }
}

} // namespace levwright
