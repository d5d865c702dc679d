// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace levwright::world {

// How one character of the map leads to another.
enum class TerrainRule : std::uint8_t {
    Opens,  // becomes it when an actor walks into it
    Closes, // becomes it by the action close
    Kicked, // becomes it by the action kick, by chance
    Found,  // becomes it by the action search beside it, by chance
    Seems   // looks like it in views and memory
};

struct TerrainLink {
    TerrainRule rule{};
    char from = 0;
    char to = 0;
    int chance = 100; // in a hundred
    bool operator==(const TerrainLink&) const = default;
};

struct TerrainRuleName {
    std::string_view command;
    bool hasChance;
};

// In the order of TerrainRule.
constexpr std::array<TerrainRuleName, 5> terrainRuleNames{{{"TERRAIN_OPENS", false},
                                                           {"TERRAIN_CLOSES", false},
                                                           {"TERRAIN_KICKED", true},
                                                           {"TERRAIN_FOUND", true},
                                                           {"TERRAIN_SEEMS", false}}};

} // namespace levwright::world
