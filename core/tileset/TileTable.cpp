// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/TileTable.h"

#include "core/base/EnumTable.h"

#include <algorithm>
#include <iterator>

namespace levwright {
namespace {

struct TileRow {
    Tile tile;
    std::string_view name;
    TileFamily family;
    Tile ground;
};

using T = Tile;
using F = TileFamily;

// By Tile.
constexpr TileRow tileRows[] = {
    {T::Stone, "stone", F::Other, T::Stone},
    {T::Wall, "wall", F::Wall, T::Stone},
    {T::UprightWall, "upright-wall", F::Wall, T::Stone},
    {T::Door, "door", F::Wall, T::Stone},
    {T::SecretDoor, "secret-door", F::Wall, T::Stone},
    {T::Bars, "bars", F::Wall, T::Stone},
    {T::Boundary, "boundary", F::Wall, T::Stone},
    {T::Floor, "floor", F::Other, T::Floor},
    {T::Corridor, "corridor", F::Other, T::Corridor},
    {T::SecretCorridor, "secret-corridor", F::Other, T::Stone},
    {T::Pool, "pool", F::Water, T::Pool},
    {T::Moat, "moat", F::Water, T::Moat},
    {T::Water, "water", F::Water, T::Water},
    {T::Lava, "lava", F::Lava, T::Lava},
    {T::LavaWall, "lava-wall", F::Lava, T::Lava},
    {T::Tree, "tree", F::Other, T::Floor},
    {T::Fountain, "fountain", F::Other, T::Floor},
    {T::Throne, "throne", F::Other, T::Floor},
    {T::Sink, "sink", F::Other, T::Floor},
    {T::Toilet, "toilet", F::Other, T::Floor},
    {T::Ice, "ice", F::Other, T::Ice},
    {T::Air, "air", F::Other, T::Air},
    {T::Cloud, "cloud", F::Other, T::Cloud},
    {T::AsItIs, "as-it-is", F::Other, T::Stone},
    {T::Letter, "letter", F::Other, T::Floor},
    {T::Unknown, "", F::Other, T::Stone},
};
static_assert(listsAll(tileRows, &TileRow::tile));

} // namespace

TileFamily familyOf(Tile tile) {
    return tileRows[std::size_t(tile)].family;
}

Tile groundOf(Tile tile) {
    return tileRows[std::size_t(tile)].ground;
}

Tile tileNamed(std::string_view name) {
    const auto* found = std::ranges::find(tileRows, name, &TileRow::name);
    return found == std::end(tileRows) ? T::Unknown : found->tile;
}

std::string_view nameOf(Tile tile) {
    return tileRows[std::size_t(tile)].name;
}

TileTable::TileTable(std::span<const Row> rows) {
    m_tiles.fill(Tile::Unknown);
    for (const Row& row : rows)
        m_tiles[static_cast<unsigned char>(row.character)] = row.tile;
}

TileTable::TileTable(const Catalog& catalog) {
    m_tiles.fill(Tile::Unknown);
    for (std::size_t c = 1; c < m_tiles.size(); ++c) {
        if (const Terrain* terrain = catalog.terrainByCharacter(char(c)))
            // A user's game need not name a look.
            m_tiles[c] = terrain->tile.empty() ? Tile::Letter : tileNamed(terrain->tile);
    }
}

} // namespace levwright
