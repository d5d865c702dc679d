// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/CellPainter.h"

#include "widgets/mapdrawing/CellFont.h"
#include "widgets/mapdrawing/Tileset.h"
#include "widgets/playtest/GroundTile.h"

#include <utility>

namespace levwright {
namespace {

using playtest::Knowledge;
using playtest::ShownCell;

// The opacity of the background colour over remembered cells.
constexpr float cover = 0.52F;

struct IslandColor {
    char terrain;
    MapColor ground;
    MapColor ink;
};

// The terrain of worlds that are not levels (core/world/WorldState.h). Other terrain is floor.
constexpr IslandColor islandColors[] = {
    {world::terrain::water, MapColor::Moat, MapColor::MoatWave},
    {world::terrain::land, MapColor::Floor, MapColor::FloorMark},
    {world::terrain::tree, MapColor::Tree, MapColor::TreeLight},
    {world::terrain::soil, MapColor::Corridor, MapColor::CorridorMark},
    {world::terrain::altar, MapColor::Floor, MapColor::ThroneShade},
};

IslandColor colorsOf(char terrain) {
    for (const IslandColor& row : islandColors) {
        if (row.terrain == terrain)
            return row;
    }
    return {terrain, MapColor::Floor, MapColor::Wall};
}

// Things have a halo. Beyond the cell it would stay when the thing goes, because only cells that change are
// painted again.
template <class Paint>
void paintInside(QPainter& painter, const QRect& cell, Paint paint) {
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    paint();
    painter.restore();
}

} // namespace

CellPainter::CellPainter(TerrainPainter terrain, MapForm form)
    : m_terrain(std::move(terrain)), m_theme(m_terrain.theme()), m_form(form), m_cell(m_terrain.cell()),
      m_dpr(m_terrain.dpr()), m_things(m_theme, m_cell, m_dpr, m_terrain.tiles()) {}

void CellPainter::paint(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft) {
    const ShownCell& shown = scene.cells.at(cell);
    const QRect rect(topLeft, m_cell);
    QColor dark = unseen(m_theme);
    if (shown.knowledge == Knowledge::Unseen)
        painter.fillRect(rect, dark);
    else
        paintTerrain(painter, scene, cell, topLeft);
    if (shown.type >= 0 && std::size_t(shown.type) < scene.looks.size()) {
        ThingLook look = scene.looks[std::size_t(shown.type)];
        look.states.setFlag(ThingState::Selected, shown.player);
        paintInside(painter, rect, [&] { m_things.paintThing(painter, look, topLeft); });
    }
    if (shown.knowledge == Knowledge::Remembered) {
        dark.setAlphaF(cover);
        painter.fillRect(rect, dark);
    }
}

void CellPainter::paintTerrain(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft) {
    const char terrain = scene.cells.at(cell).terrain;
    if (m_form != MapForm::Tiles) {
        painter.drawPixmap(topLeft, character(terrain));
        return;
    }
    m_terrain.paintCell(painter, scene.terrain, cell, topLeft);
    if (groundTile(terrain).sign != 0)
        painter.drawPixmap(topLeft, sign(terrain));
}

QPixmap CellPainter::character(char terrain) {
    const auto found = m_characters.constFind(terrain);
    if (found != m_characters.constEnd())
        return found.value();
    const IslandColor colors = colorsOf(terrain);
    return drawCharacter(terrain, m_theme.color(colors.ground),
                         {printable(terrain), m_theme.color(colors.ink)});
}

QPixmap CellPainter::sign(char ground) {
    const auto found = m_characters.constFind(ground);
    if (found != m_characters.constEnd())
        return found.value();
    const GroundTile tile = groundTile(ground);
    const std::optional<Bitmap> own =
        m_terrain.tiles() ? m_terrain.tiles()->ofTerrain(tile.word) : std::nullopt;
    if (own) {
        QPixmap picture = QPixmap::fromImage(
            imageOf(own, {qRound(m_cell.width() * m_dpr), qRound(m_cell.height() * m_dpr)}));
        picture.setDevicePixelRatio(m_dpr);
        return m_characters.insert(ground, picture).value();
    }
    const QColor under =
        m_terrain.look() == Look::Ascii ? m_theme.color(MapColor::Paper) : QColor(Qt::transparent);
    return drawCharacter(ground, under, {printable(tile.sign), m_theme.color(tile.ink)});
}

QPixmap CellPainter::drawCharacter(char terrain, const QColor& ground, const Glyph& glyph) {
    const QSize size(qRound(m_cell.width() * m_dpr), qRound(m_cell.height() * m_dpr));
    QPixmap picture(size);
    picture.fill(ground);
    QPainter painter(&picture);
    const QFont font = cellFont(m_theme, size, QFont::Bold);
    painter.setFont(font);
    painter.setPen(glyph.ink);
    painter.drawText(cellBaseline(font, QRect(QPoint(), size), glyph.character), QString(glyph.character));
    painter.end();
    picture.setDevicePixelRatio(m_dpr);
    return m_characters.insert(terrain, picture).value();
}

QColor CellPainter::unseen(const Theme& theme) {
    return theme.color(theme.isDark() ? MapColor::Background : MapColor::WallShade);
}

void CellPainter::paintLookMark(QPainter& painter, QPoint topLeft) {
    paintInside(painter, QRect(topLeft, m_cell),
                [&] { m_things.paintOutline(painter, ThingState::AtCursor, topLeft); });
}

} // namespace levwright
