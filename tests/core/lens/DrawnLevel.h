// SPDX-License-Identifier: GPL-3.0-or-later
// Levels drawn by hand, whose upper left cell is 1,0.
#pragma once

#include "core/lens/Ground.h"
#include "tests/support/Levels.h"

#include <string>
#include <vector>

namespace levwright {

inline std::uint8_t drawnTerrain(char shown) {
    switch (shown) {
    case '.':
        return roll::Floor;
    case '#':
        return roll::Corridor;
    case '+':
    case '\'':
        return roll::Door;
    case 'S':
        return roll::SecretDoor;
    case '}':
        return roll::Moat;
    case '|':
        return roll::VerticalWall;
    case '-':
        return roll::HorizontalWall;
    case 'T':
        return roll::Tree;
    case '<':
    case '>':
        return roll::Stairs;
    default:
        return roll::Stone;
    }
}

// The door + is locked, ' is open, the secret door S is closed. No cell is lit.
inline roll::LevelInstance drawnLevel(const std::vector<std::string>& rows) {
    roll::LevelInstance level;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const auto cell = std::size_t(roll::cellOf(int(x) + 1, int(y)));
            const char shown = rows[y][x];
            level.terrain[cell] = drawnTerrain(shown);
            level.detail[cell] = shown == '+'    ? roll::LockedDoor
                                 : shown == '\'' ? roll::OpenDoor
                                 : shown == 'S'  ? roll::ClosedDoor
                                 : shown == '<'  ? roll::LeadsUp
                                                 : 0;
        }
    }
    return level;
}

inline roll::GenerationTablesPtr testTables() {
    static const auto loaded = roll::GenerationTables::load(testGame()->catalog()).value();
    return loaded;
}

inline lens::LensGround groundOf(const roll::LevelInstance& level) {
    return {level, *testTables(), testGame()->catalog()};
}

} // namespace levwright
