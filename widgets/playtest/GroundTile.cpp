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

} // namespace

GroundTile groundTile(char ground) {
    for (const GroundRow& row : rows) {
        if (row.ground == ground)
            return row.tile;
    }
    return {.terrain = ground};
}

} // namespace levwright
