// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TerrainLooks.h"

#include <vector>

namespace levwright {
namespace {

TileTable tableOf(std::span<const TerrainLooks::Row> rows) {
    std::vector<TileTable::Row> tiles;
    for (const TerrainLooks::Row& row : rows)
        tiles.push_back({row.character, row.look.tile});
    return TileTable(tiles);
}

} // namespace

TerrainLooks::TerrainLooks(const Catalog& catalog, GameTilesPtr tiles)
    : m_tiles(std::move(tiles)), m_table(catalog) {
    m_inks.fill(Ink::Unknown);
    for (std::size_t c = 1; c < m_inks.size(); ++c) {
        if (const Terrain* terrain = catalog.terrainByCharacter(char(c)))
            m_inks[c] = inkOf(*terrain);
    }
}

TerrainLooks::TerrainLooks(std::span<const Row> rows, GameTilesPtr tiles)
    : m_tiles(std::move(tiles)), m_table(tableOf(rows)) {
    m_inks.fill(Ink::Unknown);
    for (const Row& row : rows)
        m_inks[static_cast<unsigned char>(row.character)] = row.look.ink;
}

} // namespace levwright
