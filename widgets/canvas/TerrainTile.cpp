// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/TerrainTile.h"

#include "widgets/canvas/CellFont.h"
#include "widgets/canvas/TilePen.h"

namespace levwright {

namespace {

struct Step {
    Neighbour neighbour;
    int x;
    int y;
};

constexpr Step steps[] = {
    {North, 0, -1},     {East, 1, 0},      {South, 0, 1},      {West, -1, 0},
    {NorthEast, 1, -1}, {SouthEast, 1, 1}, {SouthWest, -1, 1}, {NorthWest, -1, -1},
};

// The three neighbours that touch a corner.
struct CornerSides {
    Point vertical;
    Point horizontal;
};
constexpr std::array<CornerSides, 4> cornerSides{{
    {{0, -1}, {-1, 0}},
    {{0, -1}, {1, 0}},
    {{0, 1}, {1, 0}},
    {{0, 1}, {-1, 0}},
}};

Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}

// What a neighbour lends to the corners of walls and shores: the ground without what stands on it.
char groundOf(char terrain) {
    switch (terrain) {
    case '.':
    case '{':
    case '\\':
    case 'K':
    case 'T':
        return '.';
    case '#':
    case 'P':
    case '}':
    case 'W':
    case 'L':
    case 'I':
    case 'A':
    case 'C':
        return terrain;
    default:
        return ' ';
    }
}

// A neighbour that is one shape with the cell. Beyond the edge of the map the picture runs on, so that no
// shore is drawn where the level may go on.
bool continues(const Grid<char>& map, TerrainFamily family, Point neighbour) {
    const bool wall = family == TerrainFamily::Wall;
    if (!map.contains(neighbour))
        return !wall;
    const TerrainFamily other = familyOf(map.at(neighbour));
    return other == family || (!wall && other == TerrainFamily::Wall);
}

// Between the arms of a wall lies what its open sides touch; where they do not agree, the diagonal decides.
char wallCorner(const Grid<char>& map, Point cell, const CornerSides& sides) {
    const auto open = [&](Point step) { return !continues(map, TerrainFamily::Wall, cell + step); };
    const auto ground = [&](Point step) { return groundOf(map.atOr(cell + step, ' ')); };
    const bool vertical = open(sides.vertical);
    if (vertical != open(sides.horizontal))
        return ground(vertical ? sides.vertical : sides.horizontal);
    const Point diagonal = sides.vertical + sides.horizontal;
    const bool agreed = vertical && ground(sides.vertical) == ground(sides.horizontal);
    return ground(agreed || (vertical && !open(diagonal)) ? sides.vertical : diagonal);
}

// A shore is rounded off where two of its sides meet.
char shoreCorner(const Grid<char>& map, Point cell, const CornerSides& sides, TerrainFamily family) {
    const bool round =
        !continues(map, family, cell + sides.vertical) && !continues(map, family, cell + sides.horizontal);
    return round ? groundOf(map.atOr(cell + sides.vertical, ' ')) : ' ';
}

} // namespace

TerrainFamily familyOf(char terrain) {
    switch (terrain) {
    case '|':
    case '-':
    case '+':
    case 'S':
    case 'F':
    case 'B':
        return TerrainFamily::Wall;
    case 'P':
    case '}':
    case 'W':
        return TerrainFamily::Water;
    case 'L':
        return TerrainFamily::Lava;
    default:
        return TerrainFamily::Other;
    }
}

TerrainTile TerrainTile::at(const Grid<char>& map, Point cell) {
    TerrainTile tile{.terrain = map.at(cell)};
    const TerrainFamily family = familyOf(tile.terrain);
    if (family == TerrainFamily::Other)
        return tile;
    for (const Step& step : steps)
        if (continues(map, family, cell + Point{step.x, step.y}))
            tile.joins |= step.neighbour;
    for (std::size_t corner = 0; corner < tile.grounds.size(); ++corner)
        tile.grounds[corner] = family == TerrainFamily::Wall
                                   ? wallCorner(map, cell, cornerSides[corner])
                                   : shoreCorner(map, cell, cornerSides[corner], family);
    return tile;
}

quint64 TerrainTile::key() const {
    quint64 key = quint64(static_cast<unsigned char>(terrain)) << 8 | joins;
    for (const char ground : grounds)
        key = key << 8 | static_cast<unsigned char>(ground);
    return key;
}

void drawTile(QPainter& painter, const Theme& theme, const TerrainTile& tile, QRect cell, QSize nominal) {
    painter.setClipRect(cell);
    TilePen pen(painter, theme, cell, nominal);
    switch (familyOf(tile.terrain)) {
    case TerrainFamily::Wall:
        pen.drawWallTile(tile);
        break;
    case TerrainFamily::Water:
    case TerrainFamily::Lava:
        pen.drawLiquidTile(tile);
        break;
    case TerrainFamily::Other:
        pen.drawOtherTile(tile.terrain);
        break;
    }
}

void drawCharacterTile(QPainter& painter, const Theme& theme, char terrain, QRect cell, QSize nominal) {
    painter.fillRect(cell, theme.color(MapColor::Paper));
    const QFont font = cellFont(nominal, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.ink(terrain));
    painter.drawText(cellBaseline(font, cell, printable(terrain)), QString(printable(terrain)));
}

} // namespace levwright
