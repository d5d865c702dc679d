// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace levwright::world {

// How one character of the map becomes another.
enum class TerrainRule : std::uint8_t {
    Opens,  // when an actor walks into it
    Closes, // by the action close
    Kicked, // by the action kick, by chance
    Found,  // by the action search on a neighbouring cell, by chance
    Seems   // only looks like the other one, in views and memory
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
