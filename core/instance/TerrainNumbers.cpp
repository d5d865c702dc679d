// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/TerrainNumbers.h"

#include "core/base/EnumTable.h"

#include <algorithm>
#include <iterator>

namespace levwright::roll {
namespace {

constexpr EnumName<Terrain> terrainNames[] = {
    {Stone, "solid stone"},
    {VerticalWall, "vertical wall"},
    {HorizontalWall, "horizontal wall"},
    {TopLeftCorner, "top left corner"},
    {TopRightCorner, "top right corner"},
    {BottomLeftCorner, "bottom left corner"},
    {BottomRightCorner, "bottom right corner"},
    {CrossWall, "boundary (cross wall)"},
    {TeeUp, "T wall up"},
    {TeeDown, "T wall down"},
    {TeeLeft, "T wall left"},
    {TeeRight, "T wall right"},
    {DrawbridgeWall, "drawbridge wall"},
    {Tree, "tree"},
    {SecretDoor, "secret door"},
    {SecretCorridor, "secret corridor"},
    {Pool, "pool"},
    {Moat, "moat"},
    {Water, "water"},
    {RaisedBridge, "raised drawbridge"},
    {Lava, "lava"},
    {IronBars, "iron bars"},
    {Door, "door"},
    {Corridor, "corridor"},
    {Floor, "room floor"},
    {Stairs, "stairs"},
    {Ladder, "ladder"},
    {Fountain, "fountain"},
    {Throne, "throne"},
    {Sink, "sink"},
    {Grave, "grave"},
    {Altar, "altar"},
    {Ice, "ice"},
    {LoweredBridge, "lowered drawbridge"},
    {Air, "air"},
    {Cloud, "cloud"},
    {Toilet, "toilet"},
    {LavaWall, "wall of lava"},
};
static_assert(listsAll(terrainNames, &EnumName<Terrain>::value) && std::size(terrainNames) == terrainCount);

std::uint8_t likeOf(const levwright::Terrain& terrain) {
    if (terrain.isWall || terrain.isRock)
        return Stone;
    return terrain.isDoor ? Door : Floor;
}

} // namespace

std::optional<TerrainNumbers> TerrainNumbers::of(const Catalog& catalog) {
    TerrainNumbers numbers;
    numbers.m_firstAdded = int(std::ranges::count_if(
        catalog.terrains(), [&](const levwright::Terrain& terrain) { return !catalog.isAdded(terrain); }));
    for (const levwright::Terrain& terrain : catalog.terrains())
        numbers.m_toRoll.push_back(catalog.isAdded(terrain) ? likeOf(terrain) : std::uint8_t(Stone));
    for (const EnumName<Terrain>& terrain : terrainNames) {
        const auto found = std::ranges::find(catalog.terrains(), terrain.name, &levwright::Terrain::name);
        if (found != catalog.terrains().end()) {
            numbers.m_toRoll[std::size_t(found->number)] = terrain.value;
            numbers.m_ofGame[terrain.value] = found->number;
        } else if (terrain.value < commonTerrainCount) {
            return std::nullopt;
        }
    }
    return numbers;
}

std::uint8_t TerrainNumbers::toRoll(int ofGame) const {
    return ofGame >= 0 && std::size_t(ofGame) < m_toRoll.size() ? m_toRoll[std::size_t(ofGame)]
                                                                : std::uint8_t(Stone);
}

} // namespace levwright::roll
