// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/GroundTile.h"

#include <utility>

namespace levwright {
namespace {

struct GroundRow {
    char ground;
    GroundTile tile;
};

constexpr GroundRow rows[] = {
    {'D', {'-', '#', MapColor::Door, "raised bridge"}},
    {'s', {'S'}},
    {'Z', {'S'}},
    {'z', {'S'}},
    {'r', {'}', '#', MapColor::Door, "moat"}},
    {'=', {'+'}},
    {'/', {'.', '/', MapColor::Door, "open door ew"}},
    {'G', {'.', '|', MapColor::Wall, "grave"}},
    {'_', {'.', '_', MapColor::ThroneShade, "altar"}},
    {'b', {'.', '#', MapColor::Door, "lowered bridge"}},
};

constexpr TerrainLooks::Row looks[] = {
    {' ', {Tile::Stone, Ink::Stone}},
    {'|', {Tile::UprightWall, Ink::Wall}},
    {'-', {Tile::Wall, Ink::Wall}},
    {'T', {Tile::Tree, Ink::Tree}},
    {'S', {Tile::SecretDoor, Ink::SecretDoor}},
    {'P', {Tile::Pool, Ink::Pool}},
    {'}', {Tile::Moat, Ink::Moat}},
    {'W', {Tile::Water, Ink::Water}},
    {'H', {Tile::SecretCorridor, Ink::SecretCorridor}},
    {'F', {Tile::Bars, Ink::Bars}},
    {'L', {Tile::Lava, Ink::Lava}},
    {'.', {Tile::Floor, Ink::Floor}},
    {'+', {Tile::Door, Ink::Door}},
    {'#', {Tile::Corridor, Ink::Corridor}},
    {'K', {Tile::Sink, Ink::Sink}},
    {'I', {Tile::Ice, Ink::Ice}},
    {'\\', {Tile::Throne, Ink::Throne}},
    {'{', {Tile::Fountain, Ink::Fountain}},
    {'C', {Tile::Cloud, Ink::Cloud}},
    {'A', {Tile::Air, Ink::Air}},
};

} // namespace

TerrainLooks groundLooks(GameTilesPtr tiles) {
    return TerrainLooks(looks, std::move(tiles));
}

GroundTile groundTile(char ground) {
    for (const GroundRow& row : rows) {
        if (row.ground == ground)
            return row.tile;
    }
    return {.terrain = ground};
}

} // namespace levwright
