// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/instance/Terrain.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace levwright::roll {

// The numbers that a game has for the terrain of rolls, whose own numbers are the same for all games.
class TerrainNumbers {
public:
    // Empty if the game lacks one of the kinds of terrain that all games of rolls have.
    static std::optional<TerrainNumbers> of(const Catalog& catalog);

    // Terrain that only a user's game has becomes floor, a door or stone, whichever is more like it. Stone
    // for a number that the game does not have.
    std::uint8_t toRoll(int ofGame) const;
    // The terrain of programs and scripts: common terrain has its own number, what only a user's game has is
    // like another, and anything else leaves cells as they are (a number that is not terrain).
    int ofProgram(int ofGame) const {
        return ofGame < commonTerrainCount || ofGame < m_firstAdded ? ofGame : int(toRoll(ofGame));
    }
    // terrain is one that the game has.
    int toGame(int terrain) const { return m_ofGame[std::size_t(terrain)]; }

private:
    std::array<int, terrainCount> m_ofGame{};
    std::vector<std::uint8_t> m_toRoll; // by the number of the game
    int m_firstAdded = 0;
};

} // namespace levwright::roll
