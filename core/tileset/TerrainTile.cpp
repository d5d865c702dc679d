// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/TerrainTile.h"

#include <string>

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

// The cells of a map as tiles; stone beyond its edge.
struct TileMap {
    const TileTable& table;
    const Grid<char>& cells;

    // Whether the neighbour forms one shape with the cell. Beyond the edge of the map the picture continues,
    // so that no shore is drawn where the level may go on.
    bool continues(TileFamily family, Point neighbour) const {
        const bool wall = family == TileFamily::Wall;
        if (!cells.contains(neighbour))
            return !wall;
        const TileFamily other = familyOf(table.of(cells.at(neighbour)));
        return other == family || (!wall && other == TileFamily::Wall);
    }

    Tile ground(Point cell) const {
        return cells.contains(cell) ? groundOf(table.of(cells.at(cell))) : Tile::Stone;
    }

    // Between the arms of a wall lies the ground of its open sides. If they differ, the diagonal neighbour
    // decides.
    Tile wallCorner(Point cell, const CornerSides& sides) const {
        const auto open = [&](Point step) { return !continues(TileFamily::Wall, cell + step); };
        const bool vertical = open(sides.vertical);
        if (vertical != open(sides.horizontal))
            return ground(cell + (vertical ? sides.vertical : sides.horizontal));
        const Point diagonal = sides.vertical + sides.horizontal;
        const bool agreed = vertical && ground(cell + sides.vertical) == ground(cell + sides.horizontal);
        return ground(cell + (agreed || (vertical && !open(diagonal)) ? sides.vertical : diagonal));
    }

    // A shore is rounded where two of its sides meet.
    Tile shoreCorner(Point cell, const CornerSides& sides, TileFamily family) const {
        const bool round =
            !continues(family, cell + sides.vertical) && !continues(family, cell + sides.horizontal);
        return round ? ground(cell + sides.vertical) : Tile::Stone;
    }
};

// "ns" for a wall that joins others to the north and south.
std::string_view directionOf(const TerrainTile& tile) {
    constexpr std::array<std::string_view, 16> directions{
        "", "ns", "ew", "ne", "ns", "ns", "es", "nes", "ew", "nw", "ew", "new", "sw", "nsw", "esw", "nesw"};
    const std::uint8_t joined = tile.joins & (North | East | South | West);
    return joined != 0 ? directions[joined] : tile.tile == Tile::UprightWall ? "ns" : "ew";
}

} // namespace

TerrainTile TerrainTile::at(const TileTable& table, const Grid<char>& map, Point cell) {
    TerrainTile tile{.terrain = map.at(cell), .tile = table.of(map.at(cell))};
    const TileFamily family = familyOf(tile.tile);
    if (family == TileFamily::Other)
        return tile;
    const TileMap tiles{table, map};
    for (const Step& step : steps)
        if (tiles.continues(family, cell + Point{step.x, step.y}))
            tile.joins |= step.neighbour;
    for (std::size_t corner = 0; corner < tile.grounds.size(); ++corner)
        tile.grounds[corner] = family == TileFamily::Wall
                                   ? tiles.wallCorner(cell, cornerSides[corner])
                                   : tiles.shoreCorner(cell, cornerSides[corner], family);
    return tile;
}

// The looks belong to the painter, so the character determines the tile.
std::uint64_t TerrainTile::key() const {
    std::uint64_t key = std::uint64_t(static_cast<unsigned char>(terrain)) << 8 | joins;
    for (const Tile ground : grounds)
        key = key << 8 | std::uint64_t(ground);
    return key;
}

std::optional<Bitmap> pictureFor(const GameTiles& tiles, const TerrainTile& tile) {
    const auto directed = [&](std::string_view word) {
        return tiles.ofTerrain(std::string(word) + " " + std::string(directionOf(tile)));
    };
    switch (tile.tile) {
    case Tile::Wall:
    case Tile::UprightWall:
    case Tile::Boundary:
        return directed("wall");
    case Tile::Door: {
        const bool isUpright = tile.joined(North) || tile.joined(South);
        return tiles.ofTerrain(isUpright ? "closed door ns" : "closed door ew");
    }
    case Tile::SecretDoor:
        return isMarked(tiles, tile) ? directed("wall") : tiles.ofTerrain(nameOf(tile.tile));
    case Tile::SecretCorridor:
        return tiles.ofTerrain(isMarked(tiles, tile) ? "corridor" : nameOf(tile.tile));
    default:
        return tiles.ofTerrain(nameOf(tile.tile));
    }
}

bool isMarked(const GameTiles& tiles, const TerrainTile& tile) {
    return (tile.tile == Tile::SecretDoor || tile.tile == Tile::SecretCorridor) &&
           !tiles.ofTerrain(nameOf(tile.tile));
}

} // namespace levwright
