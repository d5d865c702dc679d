// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/GroundTile.h"

namespace levwright {
namespace {

struct GroundRow {
    char ground;
    GroundTile tile;
};

constexpr GroundRow rows[] = {
    {'D', {'-', '#', MapColor::Door}},
    {'s', {'S'}},
    {'Z', {'S'}},
    {'z', {'S'}},
    {'r', {'}', '#', MapColor::Door}},
    {'=', {'+'}},
    {'/', {'.', '/', MapColor::Door}},
    {'G', {'.', '|', MapColor::Wall}},
    {'_', {'.', '_', MapColor::ThroneShade}},
    {'b', {'.', '#', MapColor::Door}},
};

constexpr TerrainLooks::Row looks[] = {
    {' ', {Tile::Stone}},          {'|', {Tile::UprightWall}}, {'-', {Tile::Wall}},  {'T', {Tile::Tree}},
    {'S', {Tile::SecretDoor}},     {'P', {Tile::Pool}},        {'}', {Tile::Moat}},  {'W', {Tile::Water}},
    {'H', {Tile::SecretCorridor}}, {'F', {Tile::Bars}},        {'L', {Tile::Lava}},  {'.', {Tile::Floor}},
    {'+', {Tile::Door}},           {'#', {Tile::Corridor}},    {'K', {Tile::Sink}},  {'I', {Tile::Ice}},
    {'\\', {Tile::Throne}},        {'{', {Tile::Fountain}},    {'C', {Tile::Cloud}}, {'A', {Tile::Air}},
};

} // namespace

TerrainLooks groundLooks() {
    return TerrainLooks(looks);
}

GroundTile groundTile(char ground) {
    for (const GroundRow& row : rows) {
        if (row.ground == ground)
            return row.tile;
    }
    return {.terrain = ground};
}

} // namespace levwright
