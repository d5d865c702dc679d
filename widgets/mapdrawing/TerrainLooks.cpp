// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TerrainLooks.h"

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
constexpr TileRow tiles[] = {
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
static_assert(listsAll(tiles, &TileRow::tile));

TerrainLook lookOf(const Terrain& terrain) {
    // A user's game need not name a look.
    return {terrain.tile.empty() ? T::Letter : tileNamed(terrain.tile), inkOf(terrain)};
}

} // namespace

TileFamily familyOf(Tile tile) {
    return tiles[std::size_t(tile)].family;
}

Tile groundOf(Tile tile) {
    return tiles[std::size_t(tile)].ground;
}

Tile tileNamed(std::string_view name) {
    const auto* found = std::ranges::find(tiles, name, &TileRow::name);
    return found == std::end(tiles) ? T::Unknown : found->tile;
}

std::string_view nameOf(Tile tile) {
    return tiles[std::size_t(tile)].name;
}

TerrainLooks::TerrainLooks(const Catalog& catalog, GameTilesPtr tiles) : m_tiles(std::move(tiles)) {
    for (std::size_t c = 0; c < m_looks.size(); ++c) {
        if (const Terrain* terrain = catalog.terrainByCharacter(char(c)); terrain != nullptr && c != 0)
            m_looks[c] = lookOf(*terrain);
    }
}

TerrainLooks::TerrainLooks(std::span<const Row> rows, GameTilesPtr tiles) : m_tiles(std::move(tiles)) {
    for (const Row& row : rows)
        m_looks[static_cast<unsigned char>(row.character)] = row.look;
}

} // namespace levwright
